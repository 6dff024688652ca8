// How a signed agreement becomes a sealed one: once, whatever happens in between, with the certificate the company has.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { verifySeal } from '#machines/agreements/verify/verify-seal.ts'
import { sealOne } from '#server/agreements/sealing/sealing.ts'
import { sealDue } from '#server/agreements/sweep.ts'
import { type Db, enterTenant } from '#server/db/database.ts'
import { signing_certificates, transaction_events, transactions } from '#server/db/schema/agreements.ts'
import { files } from '#server/db/schema/files.ts'
import { mails } from '#server/db/schema/mails.ts'
import { seal_log } from '#server/db/schema/seals.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { emailOf } from '#tests/support/companies.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, sent } from '#tests/support/sale.ts'
import { issue, supplied } from '#tests/support/signing/authority.ts'
import { hasTool } from '#tests/support/signing/pdf-tools.ts'
import { P12_PASSWORD, pkcs12 } from '#tests/support/signing/pkcs12.ts'
import { timestampServer } from '#tests/support/signing/timestamp-server.ts'

type Owner = Awaited<ReturnType<TestApp['signIn']>>['call']
let test: TestApp
let owner: Owner

beforeAll(async () => {
  test = await testApp()
})
// Hours pass in each.
beforeEach(async () => {
  pass(120)
  owner = (await test.signIn(emailOf('Owner'))).call
})

const inCompany = <T>(work: (db: Db) => Promise<T>) =>
  test.database.transaction(async db => {
    await enterTenant(db, 2)
    return work(db)
  })
const rowOf = async (id: string) =>
  (await inCompany(db => db.select().from(transactions).where(eq(transactions.id, id))))[0]
const trailOf = async (id: string) =>
  (await inCompany(db => db.select().from(transaction_events).where(eq(transaction_events.transaction_id, id)))).map(
    ({ event }) => event,
  )
/** Emails to the team. */
const told = async () => (await inCompany(db => db.select().from(mails))).filter(({ kind }) => kind === 'notification')
const subjects = async () => (await told()).map(({ subject }) => subject)
const leavesOf = async () => (await inCompany(db => db.select().from(seal_log))).length
const pass = (minutes: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000)
}
const signing = async () => answered((await owner.GET('/v3/settings.GetSigning', {})).data).signing
const supply = (file: Blob, password = P12_PASSWORD) => {
  const form = new FormData()
  form.set('file', file)
  form.set('file_name', 'company.p12')
  form.set('password', password)
  return owner.POST('/v3/settings.SigningCertificate', {
    body: { file: '', file_name: '', password: '' },
    bodySerializer: () => form,
  })
}
/** With a salt that looks like a BMPString with an odd number of bytes. The password no longer fits, because its key is made with the salt. */
async function withSaltLikeText(file: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const [salt, rounds] = [8, 4]
  expect(bytes.at(-rounds - salt - 1)).toBe(salt)
  bytes.set([0x1e, 5], bytes.length - rounds - salt)
  return new Blob([bytes])
}
const sweep = () => ({ database: test.database, ports: test.ports, log: SILENT })
/** openssl makes what no authority would certify any more. */
function weakKey() {
  const cwd = mkdtempSync(join(tmpdir(), 'weak-'))
  const made = [
    '-newkey',
    'rsa:1024',
    '-nodes',
    '-subj',
    '/CN=Weak',
    '-days',
    '9000',
    '-keyout',
    'key',
    '-out',
    'certificate',
  ]
  execFileSync('openssl', ['req', '-x509', ...made], { cwd, stdio: 'pipe' })
  const read = (name: string) => readFileSync(join(cwd, name), 'utf8')
  return { certificate_pem: read('certificate'), private_key_pem: read('key') }
}
const SILENT = pino({ level: 'silent' })

describe.skipIf(!hasTool('openssl'))('a certificate of the company’s own', () => {
  it('is taken from PKCS#12 files of today and of long ago, with its chain, and given back for the one made here', async () => {
    const before = await signing()
    expect(before).toMatchObject({
      certificate: { source: 'made', subject: 'Test Solar LLC', self_signed: true },
      version: 0,
    })
    const root = await issue({ name: 'Example Root', kind: 'p256', use: 'certify' })
    const own = await issue({ name: 'Bright Roofs LLC', kind: 'p256', use: 'sign', by: root })
    const chain = await supplied(own, root)
    for (const options of [[], ['-legacy'], ['-legacy', '-keypbe', 'PBE-SHA1-RC2-40', '-certpbe', 'PBE-SHA1-RC2-40']])
      expect((await supply(pkcs12(chain, ...options))).data?.signing.certificate).toMatchObject({
        source: 'supplied',
        subject: 'Bright Roofs LLC',
        issuer: 'Example Root',
        self_signed: false,
      })
    const [active] = await inCompany(db =>
      db.select().from(signing_certificates).where(eq(signing_certificates.active, true)),
    )
    expect(active?.certificate_pem.match(/BEGIN/g)).toHaveLength(2)
    expect(Buffer.from(active?.private_key_sealed ?? []).includes('PRIVATE KEY')).toBe(false)
    const version = (await signing()).version
    expect((await refusal(owner.POST('/v3/settings.OwnCertificate', { body: { version: version - 1 } }))).status).toBe(
      409,
    )
    const { data } = await owner.POST('/v3/settings.OwnCertificate', { body: { version } })
    expect(data?.signing.certificate).toEqual(before.certificate)
  })

  it('is refused with what is wrong with it', async () => {
    const made = async (more: Partial<Parameters<typeof issue>[0]>) =>
      supplied(await issue({ name: 'Bright Roofs LLC', kind: 'p256', use: 'sign', ...more }))
    const good = await made({})
    const said = async (call: ReturnType<typeof supply>) => {
      const { status, fields } = await refusal(call)
      return [status, ...Object.entries(fields)].flat()
    }
    const cases: [Parameters<typeof supply>, string, RegExp][] = [
      [[await withSaltLikeText(pkcs12(good))], 'password', /^This password doesn’t open/],
      [[pkcs12(good), 'wrong'], 'password', /^This password doesn’t open the file\./],
      [[new Blob(['hello'])], 'file', /^This isn’t a PKCS#12 file/],
      [[pkcs12(good, '-nokeys')], 'file', /no key/],
      [[pkcs12(good, '-iter', '1000001')], 'file', /too many rounds/],
      [[pkcs12(await made({ until: new Date('2026-11-20') }))], 'file', /^This certificate expired on 11\/20\/2026/],
      [[pkcs12(await made({ from: new Date('2026-12-24') }))], 'file', /valid from 12\/24\/2026/],
      [[pkcs12(await made({ use: 'certify' }))], 'file', /isn’t for signing/],
      [[pkcs12(weakKey())], 'file', /1024-bit RSA key isn’t secure/],
    ]
    for (const [call, field, sentence] of cases) {
      const [status, named, why] = await said(supply(...call))
      expect([status, named]).toEqual([400, field])
      expect(why).toMatch(sentence)
    }
  })
})

describe('a signed agreement', () => {
  it('whose seal fails keeps every signature, notifies the team, and is sealed once when the fault is fixed', async () => {
    const { transaction, signer } = await sent(test, owner)
    const [certificate] = await inCompany(db =>
      db.select().from(signing_certificates).where(eq(signing_certificates.active, true)),
    )
    const keep = (private_key_sealed: Uint8Array) =>
      inCompany(db =>
        db.update(signing_certificates).set({ private_key_sealed }).where(eq(signing_certificates.active, true)),
      )
    const sealed_key = certificate?.private_key_sealed ?? new Uint8Array()
    await keep(Uint8Array.from(sealed_key, byte => byte ^ 1))
    await signer.prepare()
    expect(await signer.sign()).toMatchObject({ status: 'signed', signed_src: null })
    expect(await rowOf(transaction.id)).toMatchObject({ sealed_at: null, seal_attempts: 1 })
    expect((await subjects()).filter(one => one.startsWith('Signed, not yet sealed'))).toHaveLength(1)
    for (let attempt = 0; attempt < 4; attempt++) {
      pass(61)
      expect(await sealDue(sweep())).toBe(0)
      expect(await sealDue(sweep())).toBe(0)
    }
    expect(await rowOf(transaction.id)).toMatchObject({ status: 'signed', sealed_at: null, seal_attempts: 5 })
    expect((await subjects()).filter(one => one.startsWith('Signed, not yet sealed')).length).toBeLessThanOrEqual(2)
    await keep(sealed_key)
    pass(61)
    const named = { company_id: 2, id: transaction.id, at_once: true }
    const servers = await Promise.all([1, 2, 3].map(() => sealOne(test.database, test.ports, undefined, named)))
    expect(servers.filter(Boolean)).toHaveLength(1)
    expect(await sealDue(sweep(), true)).toBe(0)
    expect((await trailOf(transaction.id)).filter(event => event === 'sealed')).toHaveLength(1)
    expect((await subjects()).filter(one => one.startsWith('Signed: '))).toHaveLength(1)
    expect((await rowOf(transaction.id))?.signed_hash).toMatch(/^[0-9a-f]{64}$/)
  })

  const authority = hasTool('openssl') ? timestampServer() : null
  afterAll(async () => (await authority)?.close())

  it.skipIf(!authority)(
    'is never sealed without the timestamp its company asks for, however long the authority is silent; the team hears of it; once it answers, the made certificate stands in for a bought one that has ended',
    async () => {
      const tsa = await authority
      if (!tsa) throw new Error('No authority')
      const version = async () => (await signing()).version
      const set = async (timestamp_url: string | null) =>
        owner.POST('/v3/settings.Signing', { body: { timestamp_url, reminder_days: [7, 3], version: await version() } })
      expect((await refusal(set(`${tsa.url}/other`))).fields).toEqual({
        timestamp_url: 'This address returned no timestamp. 127.0.0.1 answered with 404 instead of a timestamp.',
      })
      expect((await set(tsa.url)).data?.signing).toMatchObject({ timestamp_url: tsa.url, reminder_days: [3, 7] })
      const until = new Date(test.clock.now.getTime() + 3_600_000)
      const own = await issue({ name: 'Bright Roofs LLC', kind: 'p256', use: 'sign', until })
      expect((await supply(pkcs12(await supplied(own)))).response.status).toBe(200)
      const { transaction, signer } = await sent(test, owner)
      pass(61)
      tsa.state.silent = true
      await signer.prepare()
      expect((await signer.sign()).signed_src).toBeNull()
      const waiting = async () =>
        (await told()).filter(({ body }) => body.includes('the timestamp authority did not respond')).length
      const before = await waiting()
      const logged = await leavesOf()
      for (let minute = 0; minute < 20; minute++) {
        pass(1)
        expect(await sealDue(sweep())).toBe(0)
      }
      pass(60 * 24 * 30)
      expect(await sealDue(sweep())).toBe(0)
      expect(await rowOf(transaction.id)).toMatchObject({ sealed_at: null, seal_attempts: 22 })
      expect((await waiting()) - before).toBe(1)
      // An attempt that knows the authority is silent does not enter the log.
      expect((await leavesOf()) - logged).toBe(0)
      tsa.state.silent = false
      pass(1)
      expect(await sealDue(sweep())).toBe(1)
      const [file] = await inCompany(db =>
        db
          .select()
          .from(files)
          .innerJoin(transactions, eq(transactions.signed_file_id, files.id))
          .where(eq(transactions.id, transaction.id)),
      )
      const report = await verifySeal(file?.files.bytes ?? new Uint8Array())
      expect(report.checks.find(({ code }) => code === 'timestamp')).toMatchObject({ ok: true })
      expect(report).toMatchObject({ verdict: 'as_signed' })
      expect(await trailOf(transaction.id)).not.toContain('timestamp_missing')
      const [made] = await inCompany(db =>
        db.select().from(signing_certificates).where(eq(signing_certificates.source, 'made')),
      )
      expect((await rowOf(transaction.id))?.certificate_id).toBe(made?.id)
      const bodies = (await told()).map(({ body }) => body)
      expect(bodies.filter(one => one.includes('has expired, so it was sealed with the built-in one'))).toHaveLength(1)
    },
  )
})
