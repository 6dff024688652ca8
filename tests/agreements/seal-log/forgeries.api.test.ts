// Attacks with database access but without the server's secret: nothing is sealed, confirmed or called whole. And the
// seal log's public answers.
import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { trailText } from '#machines/agreements/evidence/trail-text.ts'
import { isConsistent, isHeadSigned, isIncluded, leafHash } from '#machines/agreements/seal-log/check-proof.ts'
import { headText, leafText } from '#machines/agreements/seal-log/log-text.ts'
import { verifySeal } from '#machines/agreements/verify/verify-seal.ts'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { requireProven, TrailUnproven } from '#server/agreements/evidence/proven-trail.ts'
import { readTrail } from '#server/agreements/evidence/trail.ts'
import { appendLeaves } from '#server/agreements/seal-log/append.ts'
import { checkLog } from '#server/agreements/seal-log/check-log.ts'
import { followLog, LogBroken, type MirrorState } from '#server/agreements/seal-log/mirror.ts'
import { addLeaf, type Hash, hashLeaf, rootOf } from '#server/agreements/seal-log/tree-hash.ts'
import { sealDue } from '#server/agreements/sweep.ts'
import { signersOf } from '#server/agreements/view.ts'
import { inCompany } from '#server/db/database.ts'
import { signatures, transactions } from '#server/db/schema/agreements.ts'
import { mails } from '#server/db/schema/mails.ts'
import { seal_log, seal_log_heads, seals } from '#server/db/schema/seals.ts'
import { sha256 } from '#server/ports/ports.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { emailOf } from '#tests/support/companies.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, sent } from '#tests/support/sale.ts'
import { OTHER_KEY } from '#tests/support/signing/seal-log.ts'

let test: TestApp
let owner: Client
/** Sealed here, each with its file. */
let first: Sealed
let second: Sealed
type Sealed = { id: string; bytes: Uint8Array; file_hash: string; document_hash: string }

const LOGGED = ['seal_log_heads', 'seals', 'seal_log_nodes', 'seal_log', 'transactions', 'transaction_events']
const SILENT = pino({ level: 'silent' })
const sweep = () => sealDue({ database: test.database, ports: test.ports, log: SILENT }, true)
/** With database access and no secret. */
const inDatabase = (...statements: ReturnType<typeof sql>[]) =>
  test.database.asOwner(async db => {
    await db.execute(sql`set local session_replication_role = replica`)
    await db.execute(sql`select set_config('app.company_id', '2', true)`)
    for (const statement of statements) await db.execute(statement)
  })
const own = <T>(work: Parameters<typeof inCompany<T>>[2]) => inCompany(test.database, 2, work)
const check = () => checkLog(test.database, test.ports)
const ask = async (document_hash: string) =>
  answered((await test.anyone.GET('/v3/agreements.FindSeal', { params: { query: { document_hash } } })).data).seal
const proofOf = async (document_hash: string) =>
  answered((await test.anyone.GET('/v3/seals.GetInclusionProof', { params: { query: { document_hash } } })).data).proof
const head = async () => answered((await test.anyone.GET('/v3/seals.GetTreeHead', {})).data)
const get = async (url: string) => test.app.request(url)
const follow = (state: MirrorState | null) => followLog('http://localhost', state, get)

async function sealed(): Promise<Sealed> {
  const { transaction, signer } = await sent(test, owner)
  await signer.prepare()
  await signer.sign()
  // Sealed by the server itself right after the signature; a second attempt in parallel would enter the log as well.
  await vi.waitFor(
    async () => {
      const [row] = await own(db => db.select().from(transactions).where(eq(transactions.id, transaction.id)))
      expect(row?.sealed_at).not.toBeNull()
    },
    { timeout: 60_000 },
  )
  const { data } = await owner.GET('/v3/agreements.GetReport', {
    params: { query: { transaction_id: transaction.id } },
  })
  const { signed_src, signed_hash } = answered(data).report.transaction
  const bytes = new Uint8Array(await (await test.app.request(signed_src ?? '')).arrayBuffer())
  const document_hash = (await verifySeal(bytes)).log?.document_hash ?? ''
  return { id: transaction.id, bytes, file_hash: signed_hash ?? '', document_hash }
}

beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  first = await sealed()
  second = await sealed()
  await test.database.asOwner(async db => {
    await db.execute(sql`create schema before_forgery`)
    for (const table of LOGGED)
      await db.execute(
        sql`create table before_forgery.${sql.identifier(table)} as select * from ${sql.identifier(table)}`,
      )
  })
})
beforeEach(() => {
  // Frequent callers wait a minute.
  test.clock.now = new Date(test.clock.now.getTime() + 120_000)
})
afterEach(() =>
  inDatabase(
    ...LOGGED.flatMap(table => [
      sql`delete from ${sql.identifier(table)}`,
      sql`insert into ${sql.identifier(table)} select * from before_forgery.${sql.identifier(table)}`,
    ]),
  ),
)

describe('the log', () => {
  it('contains every seal, and proves each to anyone with the file or its hash', async () => {
    expect(await check()).toMatchObject({ leaves: 2, heads: 2, seals: 2, foreign: [], faults: [] })
    const { installation, head: newest } = await head()
    expect(newest).toMatchObject({ size: 2 })
    expect(newest && (await isHeadSigned(newest))).toBe(true)
    for (const [index, { file_hash, document_hash }] of [first, second].entries())
      for (const hash of [file_hash, document_hash]) {
        const proof = await proofOf(hash)
        expect(proof).toMatchObject({ index, leaf: { document_hash, kind: 'seal', installation }, head: newest })
        if (!proof) throw new Error('No proof')
        const leaf = await leafHash(leafText(proof.leaf))
        expect(await isIncluded({ leaf, index, size: 2, path: proof.path, root: proof.head.root })).toBe(true)
      }
    expect(await proofOf('0'.repeat(64))).toBeNull()
    const { head: older } = (await verifySeal(first.bytes)).log ?? {}
    const { path } = answered(
      (await test.anyone.GET('/v3/seals.GetConsistencyProof', { params: { query: { from: 1, to: 2 } } })).data,
    )
    expect(older && newest && (await isConsistent(older, newest, path))).toBe(true)
    const page = async (query: { from?: number; limit?: number }) =>
      answered((await test.anyone.GET('/v3/seals.ListLeaves', { params: { query } })).data).leaves
    expect((await page({})).map(({ document_hash }) => document_hash)).toEqual([
      first.document_hash,
      second.document_hash,
    ])
    expect((await page({ from: 1, limit: 1 })).map(({ index }) => index)).toEqual([1])
    expect(await page({ from: 2 })).toEqual([])
  })

  it('refuses sizes it does not have with a sentence', async () => {
    const between = (from: number, to: number) =>
      refusal(test.anyone.GET('/v3/seals.GetConsistencyProof', { params: { query: { from, to } } }))
    expect(await between(1, 9)).toMatchObject({ status: 400, fields: { to: 'The log has 2 seals.' } })
    expect((await between(2, 1)).status).toBe(400)
  })

  it('has no gap and no fork when many are added at once', async () => {
    const hash = () => sha256(randomUUID())
    const added = await Promise.all(
      Array.from({ length: 24 }, () =>
        own(db => appendLeaves(db, test.ports, [{ document_hash: hash(), kind: 'seal' }])),
      ),
    )
    expect(added.map(({ proof }) => proof.index).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 24 }, (_, place) => place + 2),
    )
    for (const { proof } of added) {
      const leaf = await leafHash(leafText(proof.leaf))
      const { index, path, head } = proof
      expect(await isIncluded({ leaf, index, size: head.size, path, root: head.root })).toBe(true)
    }
    expect(await check()).toMatchObject({ leaves: 26, heads: 26, faults: [] })
    // A failed transaction leaves nothing behind, and the next one continues from the last state.
    await expect(
      own(async db => {
        await appendLeaves(db, test.ports, [{ document_hash: hash(), kind: 'seal' }])
        throw new Error('The power is gone')
      }),
    ).rejects.toThrow('The power is gone')
    const next = await own(db => appendLeaves(db, test.ports, [{ document_hash: hash(), kind: 'seal' }]))
    expect(next.proof.index).toBe(26)
    expect((await check()).faults).toEqual([])
  })

  it('is followed by a mirror, which finds it grown and never rewritten', async () => {
    const began = await follow(null)
    expect(began).toMatchObject({ added: 2, state: { head: { size: 2 } } })
    expect(await follow(began.state)).toMatchObject({ added: 0 })
    for (let more = 0; more < 3; more++)
      await own(db => appendLeaves(db, test.ports, [{ document_hash: sha256(`${more}`), kind: 'seal' }]))
    expect(await follow(began.state)).toMatchObject({ added: 3, state: { head: { size: 5 } } })
  })
})

describe('a trail', () => {
  /** Everything a signing leaves, written by hand, with every hash right. */
  async function signByHand(mac: string | null) {
    const { transaction } = await sent(test, owner)
    const [signer] = transaction.signers
    const ink = Buffer.from('89504e470d0a1a0a', 'hex')
    const at = test.clock.now
    const signature = randomUUID()
    const trail = await own(db => readTrail(db, transaction.id))
    let [seq, previous_hash] = [trail.length, trail.at(-1)?.hash ?? '']
    const statements = (
      [
        [
          'signed',
          signer?.name ?? '',
          {
            signer_id: signer?.id ?? '',
            document_sha256: transaction.document_hash,
            signature_sha256: sha256(ink),
          },
        ],
        ['completed', 'Sunquill', {}],
      ] as const
    ).map(([event, actor, detail]) => {
      const row = { transaction_id: transaction.id, seq: ++seq, at: at.toISOString(), event, actor, detail }
      const hash = sha256(trailText({ ...row, previous_hash }))
      const statement = sql`insert into transaction_events
        (company_id, transaction_id, seq, at, event, actor, detail, previous_hash, hash, mac) values
        (2, ${transaction.id}, ${row.seq}, ${row.at}, ${event}, ${actor}, ${JSON.stringify(detail)}::jsonb,
          ${previous_hash}, ${hash}, ${mac})`
      previous_hash = hash
      return statement
    })
    await inDatabase(
      ...statements,
      sql`insert into signatures (company_id, id, signer_id, kind, way, png, sha256, created_at)
        values (2, ${signature}, ${signer?.id}, 'signature', 'drawn', ${ink}, ${sha256(ink)}, ${at.toISOString()})`,
      sql`update signers set status = 'signed', signed_at = ${at.toISOString()}, consented_at = ${at.toISOString()},
        signature_id = ${signature}, field_values = '{}' where id = ${signer?.id}`,
      sql`update transactions set status = 'signed', completed_at = ${at.toISOString()}, next_seal_at = ${at.toISOString()}
        where id = ${transaction.id}`,
    )
    return transaction
  }

  it('with rows that were not signed here is never sealed, and the team is notified once', async () => {
    const [code] = await own(db => readTrail(db, first.id))
    for (const mac of [null, 'x'.repeat(43), code?.mac ?? null]) {
      const { id } = await signByHand(mac)
      for (let attempt = 0; attempt < 3; attempt++) expect(await sweep()).toBe(0)
      const [row] = await own(db => db.select().from(transactions).where(eq(transactions.id, id)))
      expect(row).toMatchObject({ sealed_at: null, signed_file_id: null })
      expect(row?.seal_refused_at).not.toBeNull()
      const { data } = await owner.GET('/v3/agreements.GetReport', { params: { query: { transaction_id: id } } })
      expect(answered(data).report.trail).toMatchObject({ made_here: false })
      await inDatabase(sql`update transactions set completed_at = null, status = 'sent' where id = ${id}`)
    }
    const told = (await own(db => db.select().from(mails))).filter(({ body }) => body.includes('was not sealed'))
    expect(told).toHaveLength(3)
    expect(told[0]?.body).toContain(
      'is marked as signed but was not sealed: its audit trail was not recorded by this server.',
    )
    expect((await check()).leaves).toBe(2)
  })

  it('proves what was signed: no picture, answer, name, document or event can be another', async () => {
    const [transaction] = await own(db => db.select().from(transactions).where(eq(transactions.id, first.id)))
    const signers = await own(db => signersOf(db, first.id))
    const pictures = await own(db => db.select().from(signatures))
    const trail = await own(db => readTrail(db, first.id))
    if (!transaction) throw new Error('Nothing was signed')
    const rows = { transaction, signers, pictures, trail }
    const prove = (changed: Partial<typeof rows>) => () => requireProven(test.ports, { ...rows, ...changed })
    expect(prove({})).not.toThrow()
    const altered: Partial<typeof rows>[] = [
      { pictures: pictures.map(one => ({ ...one, png: Uint8Array.of(...one.png, 0) })) },
      { signers: signers.map(one => ({ ...one, name: 'Somebody Else' })) },
      { signers: signers.map(one => ({ ...one, field_values: { more: 'said' } })) },
      { signers: signers.map(one => ({ ...one, initials_id: null })) },
      { signers: [...signers, ...signers.map(one => ({ ...one, id: randomUUID() }))] },
      { transaction: { ...transaction, document_hash: 'a'.repeat(64) } },
      { trail: [] },
      { trail: trail.slice(1) },
      { trail: trail.filter(({ event }) => event !== 'completed') },
      ...trail.flatMap((_, place) => [
        { trail: trail.toSpliced(place, 1) },
        { trail: trail.map((event, at) => (at === place ? { ...event, mac: null } : event)) },
        { trail: trail.map((event, at) => (at === place ? { ...event, keyed_later: true } : event)) },
        { trail: trail.map((event, at) => (at === place ? { ...event, actor: 'Nobody' } : event)) },
        { trail: trail.map((event, at) => (at === place ? { ...event, company_id: 1 } : event)) },
      ]),
    ].filter(({ trail: changed }) => changed !== trail)
    // Events after the last signature aren't part of the proof.
    const end = trail.findIndex(({ event }) => event === 'completed')
    for (const change of altered) {
      const cut = change.trail && change.trail.length === trail.length - 1 && change.trail.at(-1)?.seq !== trail.length
      if (cut && end < trail.length - 1) continue
      expect(prove(change)).toThrow(TrailUnproven)
    }
  })
})

describe('a seal', () => {
  const copyOf = (id: string, values: Record<string, ReturnType<typeof sql>>) => {
    const columns = ['company_id', 'transaction_id', 'leaf_index', 'document_hash', 'file_hash', 'sealed_at']
    const all = [...columns, 'keyed_later', 'mac']
    const selected = all.map(name => values[name] ?? sql.identifier(name))
    return sql`insert into seals (${sql.join(
      all.map(name => sql.identifier(name)),
      sql`, `,
    )})
      select ${sql.join(selected, sql`, `)} from seals where transaction_id = ${id}`
  }

  it('put in by hand is neither answered for nor called whole', async () => {
    const { transaction } = await sent(test, owner)
    const fake = 'f'.repeat(64)
    const marked = sql`update transactions set status = 'signed', sealed_at = now(), signed_hash = ${fake} where id = ${transaction.id}`
    await inDatabase(marked)
    expect(await ask(fake)).toBeNull()
    // As imported from an archive: it claims a seal that wasn't made here.
    expect(await check()).toMatchObject({ foreign: [{ transaction_id: transaction.id }], faults: [] })
    await inDatabase(copyOf(first.id, { transaction_id: sql`${transaction.id}`, file_hash: sql`${fake}` }))
    expect(await ask(fake)).toBeNull()
    expect(await proofOf(fake)).toBeNull()
    expect((await check()).faults).toEqual([
      `The seal of agreement ${transaction.id} (Test Solar) was not made by this server.`,
    ])
  })

  it('is confirmed by the first with its hash, even if another is inserted before it', async () => {
    const known = await ask(second.file_hash)
    expect(known).toMatchObject({ company_name: 'Test Solar', status: 'signed' })
    const other = randomUUID()
    await inDatabase(
      sql`insert into transactions select (jsonb_populate_record(t, jsonb_build_object('company_id', 1, 'id', ${other}::text))).* from transactions t where id = ${second.id}`,
      copyOf(second.id, { company_id: sql`1`, transaction_id: sql`${other}`, leaf_index: sql`0` }),
    )
    expect(await ask(second.file_hash)).toEqual(known)
  })

  it('changed behind its own code is found', async () => {
    await inDatabase(sql`update transactions set sealed_at = sealed_at - interval '200 days' where id = ${first.id}`)
    expect((await check()).faults).toEqual([`The seal of agreement ${first.id} (Test Solar) was changed.`])
  })
})

describe('the log is called broken', () => {
  it.each<[string, () => ReturnType<typeof sql>[], RegExp]>([
    ['with a leaf removed', () => [sql`delete from seal_log where leaf_index = 0`], /^Seal 1 of the log is missing/],
    [
      'with its last leaf removed',
      () => [sql`delete from seal_log where leaf_index = 1`],
      /^The log was signed with 2 seals and has only 1/,
    ],
    [
      'with two leaves swapped',
      () => [
        sql`update seal_log set document_hash = case leaf_index when 0 then ${second.document_hash} else ${first.document_hash} end`,
      ],
      /^Seal 1 of the log is not what was logged/,
    ],
    [
      'with a leaf dated back',
      () => [sql`update seal_log set logged_at = logged_at - interval '200 days' where leaf_index = 1`],
      /^Seal 2 of the log is dated before the one before it/,
    ],
    ['with a node changed', () => [sql`update seal_log_nodes set hash = sha256(hash)`], /not what was logged/],
    ['without its last head', () => [sql`delete from seal_log_heads where size = 2`], /end of the log is not signed/],
    [
      'with a head of another key',
      () => {
        const said = { size: 2, root: 'a'.repeat(64), at: test.clock.now.toISOString() }
        return [
          sql`update seal_log_heads set public_key = ${OTHER_KEY.public_key}, signature = ${OTHER_KEY.sign(headText(OTHER_KEY.id, said))} where size = 2`,
        ]
      },
      /^The head of the log at 2 seals was signed with another key/,
    ],
    [
      'with a head nobody signed',
      () => [sql`update seal_log_heads set at = at - interval '1 day' where size = 1`],
      /^The head of the log at 1 seals was not signed by this installation/,
    ],
  ])('%s', async (_what, statements, fault) => {
    await inDatabase(...statements())
    const { faults } = await check()
    expect(faults.join('\n')).toMatch(new RegExp(fault.source, 'm'))
  })

  it('and nothing is signed on top of one that lost its end', async () => {
    await inDatabase(sql`update seals set leaf_index = 0`, sql`delete from seal_log where leaf_index = 1`)
    await expect(
      own(db => appendLeaves(db, test.ports, [{ document_hash: 'd'.repeat(64), kind: 'seal' }])),
    ).rejects.toThrow('does not match its last signed head')
  })

  /** By a holder of the installation's key and the whole database: every hash and signature fits. */
  async function rewrite(change: (leaf: Schemas['LogLeaf']) => Schemas['LogLeaf']) {
    const { id, public_key, sign } = test.ports.installation
    const rows = await own(db => db.select().from(seal_log).orderBy(asc(seal_log.leaf_index)))
    const nodes = new Map<string, Hash>()
    const statements = [sql`delete from seal_log_nodes`, sql`delete from seal_log_heads`]
    for (const row of rows) {
      const { leaf_index: index, logged_at, ...rest } = row
      const leaf = change({ index, ...rest, logged_at: logged_at.toISOString() })
      statements.push(
        sql`update seal_log set document_hash = ${leaf.document_hash}, logged_at = ${leaf.logged_at} where leaf_index = ${index}`,
      )
      for (const { level, position, hash } of addLeaf(index, hashLeaf(leafText(leaf)), nodes))
        statements.push(sql`insert into seal_log_nodes values (${level}, ${position}, ${hash})`)
      const said = {
        size: index + 1,
        root: Buffer.from(rootOf(index + 1, nodes)).toString('hex'),
        at: test.clock.now.toISOString(),
      }
      statements.push(
        sql`insert into seal_log_heads (size, root, at, public_key, signature) values (${said.size}, ${said.root}, ${said.at}, ${public_key}, ${sign(headText(id, said))})`,
      )
    }
    await inDatabase(...statements)
  }

  it('by a mirror, even when the operator rewrote it with the installation’s own key', async () => {
    const { state } = await follow(null)
    await rewrite(leaf => (leaf.index === 0 ? { ...leaf, document_hash: 'e'.repeat(64) } : leaf))
    await expect(follow(state)).rejects.toThrow(/The log was rewritten: its first 2 seals are not those it had/)
    // The holder of a sealed file also has a head, which the new log doesn't extend.
    const older = (await verifySeal(first.bytes)).log?.head
    const { head: newest } = await head()
    const { path } = answered(
      (await test.anyone.GET('/v3/seals.GetConsistencyProof', { params: { query: { from: 1, to: 2 } } })).data,
    )
    expect(older && newest && (await isConsistent(older, newest, path))).toBe(false)
    expect((await check()).faults).toEqual([`The seal of agreement ${first.id} (Test Solar) is not in the log.`])
  })

  it('where the operator slips a seal in with a date of long ago', async () => {
    await rewrite(leaf => (leaf.index === 1 ? { ...leaf, logged_at: '2026-01-05T12:00:00.000Z' } : leaf))
    expect((await check()).faults[0]).toBe('Seal 2 of the log is dated before the one before it.')
    await expect(follow(null)).rejects.toThrow('Seal 2 is backdated.')
  })

  it('by a mirror of a log cut short, or under another key', async () => {
    const { state } = await follow(null)
    await inDatabase(
      sql`update seals set leaf_index = 0`,
      sql`delete from seal_log_heads where size = 2`,
      sql`delete from seal_log where leaf_index = 1`,
    )
    await expect(follow(state)).rejects.toThrow('The log had 2 seals and has 1 now.')
    if (!state) throw new Error('Nothing was followed')
    await expect(follow({ ...state, installation: OTHER_KEY.id })).rejects.toBeInstanceOf(LogBroken)
  })

  it('is not, where nothing happened', async () => {
    expect((await check()).faults).toEqual([])
    expect(await own(db => db.select().from(seals))).toHaveLength(2)
    expect(await own(db => db.select().from(seal_log_heads))).toHaveLength(2)
  })
})
