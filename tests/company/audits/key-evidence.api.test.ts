// The first start after the upgrade that keys evidence: existing data is keyed once, and later insertions never are.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { readTrail } from '#server/agreements/evidence/trail.ts'
import { checkLog } from '#server/agreements/seal-log/check-log.ts'
import { checkChain } from '#server/company/audits/chain.ts'
import { inCompany } from '#server/db/database.ts'
import { transactions } from '#server/db/schema/agreements.ts'
import { KeyingChanged, keyEvidence, keyEvidenceOnce } from '#server/key-evidence.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { emailOf } from '#tests/support/companies.ts'
import { answered, sent } from '#tests/support/sale.ts'

let test: TestApp
let owner: Client
beforeEach(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})

const inDatabase = (...statements: ReturnType<typeof sql>[]) =>
  test.database.asOwner(async db => {
    await db.execute(sql`set local session_replication_role = replica`)
    await db.execute(sql`select set_config('app.company_id', '2', true)`)
    for (const statement of statements) await db.execute(statement)
  })
/** As a database was before any of it was keyed. */
const beforeUpgrade = () =>
  inDatabase(
    sql`update transaction_events set mac = null`,
    sql`delete from seals`,
    sql`delete from seal_log_heads`,
    sql`delete from seal_log_nodes`,
    sql`delete from seal_log`,
    sql`update audit_heads set mac = null`,
    sql`delete from audit_heads where company_id = 1`,
    // An entry from before the audit log was a chain.
    sql`insert into audits (company_id, id, at, actor_name, action, outcome, sentence, request_id)
      values (2, gen_random_uuid(), '2026-01-05T12:00:00Z', 'Somebody', 'company.Update', 'done', 'changed the company', 'x')`,
  )
/** Sealed by the server itself right after the signature; a second attempt in parallel would enter the log as well. */
const untilSealed = (id: string) =>
  vi.waitFor(
    async () => {
      const [row] = await inCompany(test.database, 2, db =>
        db.select().from(transactions).where(eq(transactions.id, id)),
      )
      expect(row?.sealed_at).not.toBeNull()
    },
    { timeout: 60_000 },
  )
const trailOf = (id: string) => inCompany(test.database, 2, db => readTrail(db, id))
const audits = (company_id: number) =>
  inCompany(test.database, company_id, db => checkChain(db, test.ports, company_id))

it('evidence from before the upgrade is keyed once, and what was under way is signed and sealed', async () => {
  const [sealed, open, changed] = [await sent(test, owner), await sent(test, owner), await sent(test, owner)]
  await sealed.signer.prepare()
  await sealed.signer.sign()
  await untilSealed(sealed.transaction.id)
  await beforeUpgrade()
  await inDatabase(sql`update transaction_events set actor = 'X' where transaction_id = ${changed.transaction.id}`)

  // A server that dies in between resumes where it was.
  let asked = 0
  const dying = {
    ...test.database,
    asOwner: <T>(work: Parameters<typeof test.database.asOwner<T>>[0]) => {
      if (++asked === 3) throw new Error('The power is gone')
      return test.database.asOwner(work)
    },
  }
  await expect(keyEvidence(dying, test.ports)).rejects.toThrow('The power is gone')
  expect(await keyEvidence(test.database, test.ports)).toEqual({ events: 0, seals: 0 })
  expect(await keyEvidence(test.database, test.ports)).toBeNull()

  const trail = await trailOf(sealed.transaction.id)
  expect(trail.every(({ mac, keyed_later }) => mac !== null && keyed_later)).toBe(true)
  expect((await trailOf(changed.transaction.id)).every(({ mac }) => mac === null)).toBe(true)
  const [row] = await inCompany(test.database, 2, db =>
    db.select().from(transactions).where(eq(transactions.id, sealed.transaction.id)),
  )
  const document_hash = row?.signed_hash ?? ''
  const { data } = await test.anyone.GET('/v3/agreements.FindSeal', { params: { query: { document_hash } } })
  expect(answered(data).seal).toMatchObject({ status: 'signed', sealed_at: row?.sealed_at?.toISOString() })
  const proof = await test.anyone.GET('/v3/seals.GetInclusionProof', { params: { query: { document_hash } } })
  expect(answered(proof.data).proof).toMatchObject({ index: 0, leaf: { kind: 'earlier', document_hash } })
  expect(await audits(2)).toMatchObject({ whole: true })
  expect(await audits(1)).toEqual({ entries: 0, whole: true })

  await open.signer.prepare()
  await open.signer.sign()
  await untilSealed(open.transaction.id)
  expect(await checkLog(test.database, test.ports)).toMatchObject({ leaves: 2, seals: 2, foreign: [], faults: [] })
})

it('nothing put in afterwards is keyed, however the record of it is set back', async () => {
  const { transaction } = await sent(test, owner)
  await beforeUpgrade()
  expect(await keyEvidence(test.database, test.ports)).toMatchObject({ events: 2 })
  const fake = await sent(test, owner)
  const stranger = sql`insert into transaction_events
    select company_id, ${fake.transaction.id}, 9, at, event, actor, detail, previous_hash, hash, null, false
    from transaction_events where transaction_id = ${transaction.id} and seq = 1`
  await inDatabase(stranger)
  expect(await keyEvidence(test.database, test.ports)).toBeNull()
  const warned: string[] = []
  for (const statement of [
    sql`update evidence_keying set done_at = null, mac = null`,
    sql`update evidence_keying set done_at = now(), mac = 'x'`,
    sql`delete from evidence_keying`,
  ]) {
    await inDatabase(statement)
    await expect(keyEvidence(test.database, test.ports)).rejects.toBeInstanceOf(KeyingChanged)
    // The server starts anyway, with a warning.
    await keyEvidenceOnce(test.database, test.ports, sentence => warned.push(sentence))
  }
  expect(warned).toHaveLength(3)
  expect((await trailOf(fake.transaction.id)).at(-1)).toMatchObject({ seq: 9, mac: null })
})
