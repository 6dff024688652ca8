// The company's own signatures: the queue, who may sign, and two users signing at once.
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { verifySeal } from '#machines/agreements/verify/verify-seal.ts'
import type { Client } from '#mocks/demo/sell.ts'
import { sealDue } from '#server/agreements/sweep.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { enterTenant } from '#server/db/database.ts'
import { transactions } from '#server/db/schema/agreements.ts'
import { readFile } from '#server/files/store.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, financed } from '#tests/support/sale.ts'
import { demoSignature } from '#tests/support/signing/agreement.ts'
import { CORA, field, fieldsOf, outForSignature, type Person, SAM, template } from '#tests/support/signing/signing.ts'

let test: TestApp
let owner: Client
let manager: Client
let rep: Client
/** The signer matching the owner's account. */
const OLIVE: Person = { ...CORA, name: 'Test Owner', email: emailOf('Owner') }
const ink = { way: 'typed', png_base64: demoSignature } as const

beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  manager = (await test.signIn(emailOf('Sales Manager'))).call
  rep = (await test.signIn(emailOf('Sales Rep'))).call
})

const listFor = async (call: Client) => answered((await call.GET('/v3/agreements.ListToCountersign', {})).data)
const rowOf = async (call: Client, id: string) =>
  (await listFor(call)).agreements.find(({ transaction_id }) => transaction_id === id)

/** The homeowner has signed, the company hasn't. */
async function ready(last: Person = OLIVE, agreement_id?: string) {
  const out = await outForSignature(test, owner, [SAM, last], agreement_id ? { agreement_id } : {})
  const [sam, office] = out.pages
  if (!sam || !office) throw new Error('Nobody signs')
  await sam.sign()
  const row = await rowOf(owner, out.transaction.id)
  if (!row) throw new Error('Not listed')
  return { ...out, row, office }
}
type Row = Awaited<ReturnType<typeof ready>>['row']
const countersign = (call: Client, { transaction_id, signer_id, document_hash }: Row, more = {}) =>
  call.POST('/v3/agreements.Countersign', {
    body: { transaction_id, signer_id, document_hash, signature: ink, initials: ink, ...more },
  })
const sealedFile = (id: string) =>
  test.database.transaction(async db => {
    await enterTenant(db, 2)
    const [row] = await db.select().from(transactions).where(eq(transactions.id, id))
    return row?.signed_file_id ? readFile(db, test.ports, row.signed_file_id) : undefined
  })

describe('the list', () => {
  it('has what waits for the company alone, and leaves it when it is signed or withdrawn', async () => {
    const out = await outForSignature(test, owner, [SAM, OLIVE])
    const { id, version } = out.transaction
    expect(await rowOf(owner, id)).toBeUndefined()
    await out.pages[0]?.sign()
    expect(await rowOf(owner, id)).toMatchObject({
      agreement_name: 'Solar agreement',
      role: 'countersigner',
      signer_name: 'Test Owner',
      signed_by: ['Sam Sample'],
      page_count: 2,
      has_initials: true,
      document_hash: out.transaction.document_hash,
      why_not: null,
    })
    const body = { transaction_id: id, version: version + 1, reason: 'Wrong address' }
    await owner.POST('/v3/agreements.VoidAgreementTransaction', { body })
    expect(await rowOf(owner, id)).toBeUndefined()
  })

  it('has only projects the caller sees, says whose signature it is, and is closed to roles that send nothing', async () => {
    const { row } = await ready()
    expect(await rowOf(rep, row.transaction_id)).toBeUndefined()
    expect(await rowOf(manager, row.transaction_id)).toMatchObject({ why_not: null })
    expect((await refusal(test.signIn(emailOf('Viewer')).then(({ call }) => listFor(call)))).code).toBe('forbidden')
    await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
    const other = (await test.signIn(emailOf('Owner', 3))).call
    expect(await listFor(other)).toMatchObject({ agreements: [], total: 0 })
    expect((await refusal(countersign(other, row))).code).toBe('no_such_agreement')
  })
})

describe('signing for the company', () => {
  it('takes no consent and no reading, completes the agreement, and its seal names the account', async () => {
    const { row, project_id } = await ready()
    const signed = answered((await countersign(owner, row)).data).transaction
    expect(signed).toMatchObject({ status: 'signed', trail: { whole: true, made_here: true } })
    expect(signed.signers.map(({ name, status }) => [name, status])).toEqual([
      ['Sam Sample', 'signed'],
      ['Test Owner', 'signed'],
    ])
    const { data } = await owner.GET('/v3/projects.Get', { params: { query: { project_id } } })
    expect(answered(data).project.status).toBe('paid_by_cash')
    const { database, ports } = test
    expect(await sealDue({ database, ports, log: pino({ level: 'silent' }) }, true)).toBeGreaterThan(0)
    const bytes = await sealedFile(row.transaction_id)
    const seal = await verifySeal(new Uint8Array(bytes ?? []))
    expect(seal.checks.filter(({ ok }) => ok === false)).toEqual([])
    expect(seal.valid).toBe(true)
    expect(seal.evidence?.signers.map(({ consent }) => consent === null)).toEqual([false, true])
    const given = seal.evidence?.trail.findLast(({ event }) => event === 'signed')
    expect(given?.detail).toMatchObject({ account: emailOf('Owner'), ip: '192.0.2.1' })
  })

  it('two at once: one wins and the other gets a conflict; a repeated request signs once', async () => {
    const { row } = await ready()
    const calls = await Promise.allSettled([
      countersign(owner, row),
      countersign(manager, row),
      countersign(owner, row),
    ])
    const won = calls.filter(({ status }) => status === 'fulfilled')
    expect(won).toHaveLength(1)
    const [lost] = calls.flatMap(call => (call.status === 'rejected' ? [call.reason] : []))
    expect(lost).toMatchObject({ status: 409, code: 'already_signed' })
    expect(lost.message).toMatch(/^Test (Owner|Sales Manager) has already signed\.$/)
    const again = await ready()
    const headers = { 'Idempotency-Key': 'countersign-once-0001' }
    const body = { ...pick(again.row), signature: ink, initials: ink }
    const first = await owner.POST('/v3/agreements.Countersign', { headers, body })
    const second = await owner.POST('/v3/agreements.Countersign', { headers, body })
    expect(answered(second.data).transaction.version).toBe(answered(first.data).transaction.version)
  })

  it('by another who may void agreements puts their name in its place and ends the previous signer’s link', async () => {
    const { row, office } = await ready()
    const { transaction } = answered((await countersign(manager, row)).data)
    expect(transaction.signers.at(-1)).toMatchObject({ name: 'Test Sales Manager', email: emailOf('Sales Manager') })
    const { data } = await owner.GET('/v3/agreements.GetReport', {
      params: { query: { transaction_id: row.transaction_id } },
    })
    const { events, trail } = answered(data).report
    expect(trail.whole).toBe(true)
    expect(events.find(({ event }) => event === 'signer_changed')).toMatchObject({
      actor: 'Test Sales Manager',
      detail: { for: 'Test Owner' },
    })
    expect((await refusal(office.read())).status).toBe(404)
  })

  it('is refused to support, to who may not, for a homeowner, out of turn, for another document and without initials', async () => {
    const { row, transaction } = await ready()
    const acting = await test.acting('Owner')
    expect(await refusal(countersign(acting, row))).toMatchObject({ status: 403, code: 'not_while_impersonating' })
    const wrong = { document_hash: 'a'.repeat(64) }
    expect((await refusal(countersign(owner, row, wrong))).code).toBe('document_changed')
    expect((await refusal(countersign(owner, row, { initials: undefined }))).fields).toHaveProperty('initials')
    const sam = transaction.signers[0]?.id ?? ''
    expect((await refusal(countersign(owner, { ...row, signer_id: sam }))).code).toBe('not_company_signer')
    const early = await outForSignature(test, owner, [SAM, OLIVE])
    const { id: transaction_id, document_hash, signers } = early.transaction
    const unready = { ...row, transaction_id, document_hash, signer_id: signers[1]?.id ?? '' }
    expect((await refusal(countersign(owner, unready))).code).toBe('not_their_turn')
    expect(await rowOf(owner, row.transaction_id)).toBeDefined()
  })

  it('is the sales representative’s own, also to those who may void agreements', async () => {
    const sales: Person = { role: 'sales_rep', step: 2, name: 'Test Sales Rep', email: emailOf('Sales Rep') }
    const { row } = await ready(sales)
    expect(row.why_not).toBe('Test Sales Rep signs this agreement in their own account.')
    expect(await refusal(countersign(owner, row))).toMatchObject({ status: 403, code: 'not_your_signature' })
  })

  it('leaves what has other fields to fill in to the signing page, and says so', async () => {
    const people = [SAM, OLIVE]
    const fields = [...fieldsOf(people), field('text', 'countersigner', 8)]
    const agreement_id = await template(owner, people, fields, { name: 'With a text' })
    const { row } = await ready(OLIVE, agreement_id)
    expect(row.needs_page).toBe(true)
    expect((await refusal(countersign(owner, row))).code).toBe('fields_to_fill')
  })
})

it('a homeowner’s signature still takes their consent', async () => {
  const { project_id } = await financed(owner)
  const { pages } = await outForSignature(test, owner, [SAM, OLIVE], { project_id })
  const [sam] = pages
  if (!sam) throw new Error('Nobody signs')
  await sam.track('viewed')
  for (const page of [1, 2]) await refusal(sam.track('page_read', { page })).catch(() => undefined)
  expect((await refusal(sam.ready().then(sam.save))).code).toBe('consent_missing')
})

const pick = ({ transaction_id, signer_id, document_hash }: Row) => ({ transaction_id, signer_id, document_hash })
