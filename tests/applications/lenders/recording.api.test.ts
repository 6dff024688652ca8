// Records of events at a lender: same chart, same guards, undone with a reason.
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { amortise } from '#machines/money/financing/amortisation.ts'
import { monthsAfter } from '#machines/money/receivables/installments.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { receivables } from '#server/db/schema/remittances.ts'
import { balancesOf } from '#server/money/receivables/ledger.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { inTenant } from '#tests/support/lenders/lender-rows.ts'
import { connected } from '#tests/support/lenders/lenders.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, financed } from '#tests/support/sale.ts'
import { outForSignature, SAM } from '#tests/support/signing/signing.ts'

let test: TestApp
let owner: TestApp['anyone']
let today: string
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  today = test.clock.now.toISOString().slice(0, 10)
  await owner.POST('/v3/collections.AddFinancingProvider', {
    body: { code: 'lifestyle-solar', name: 'Own financing', states: [] },
  })
  const { providers } = answered((await owner.GET('/v3/collections.ListFinancing', {})).data)
  const provider_id = providers.find(({ code }) => code === 'lifestyle-solar')?.id ?? ''
  const body = { provider_id, type: 'loan' as const, name: 'Ours 10 years', term_months: 120, apr: 0.0599 }
  answered((await owner.POST('/v3/collections.AddFinancingOption', { body })).data)
})

type Application = Schemas['LenderApplication']
type Kind = Schemas['LenderRecordKind']
type Record = Input<'/v3/lender_applications.Record'>

const bodyOf = ({ id, version }: Application, kind: Kind, more: Partial<Record> = {}): Record => ({
  application_id: id,
  version,
  kind,
  happened_on: today,
  note: 'By phone',
  ...more,
})
const post = (body: Record, call = owner) => call.POST('/v3/lender_applications.Record', { body })
const recorded = async (application: Application, kind: Kind, detail: Schemas['LenderRecordDetail'] = {}) =>
  answered((await post(bodyOf(application, kind, { detail }))).data).application
const takeBack = ({ id, version }: Application, record_id: string | undefined, reason = 'Wrong homeowner') =>
  owner.POST('/v3/lender_applications.TakeBackRecord', {
    body: { application_id: id, version, record_id: record_id ?? '', reason },
  })
const statusOf = async (project_id: string) =>
  answered((await owner.GET('/v3/projects.Get', { params: { query: { project_id } } })).data).project.status

async function uploadPdf(project_id: string, file_name: string) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ file_name, project_id })) form.set(name, value)
  form.set(
    'file',
    new Blob([
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
    ]),
  )
  const body = { file: '', file_name, project_id }
  return answered((await owner.POST('/v3/files.Upload', { body, bodySerializer: () => form })).data).file_id
}

async function signContract(project_id: string) {
  const [page] = (await outForSignature(test, owner, [SAM], { project_id })).pages
  await page?.sign()
}

async function begunInHouse() {
  const { project_id, offer } = await financed(owner, 'Ours 10 years')
  const lender = 'lifestyle-solar'
  const body = { project_id, lender, product_id: offer.option_id }
  const { application } = answered((await owner.POST('/v3/lender_applications.Create', { body })).data)
  return { project_id, application }
}

async function begunInPortal() {
  const reach = test.ports.lenders
  test.ports.lenders = { ...reach, way: () => 'none' }
  const { project_id, offer } = await financed(owner, 'GoodLeap 25 years, 3.99%')
  const body = { project_id, lender: 'goodleap', product_id: offer.option_id }
  const { application } = answered((await owner.POST('/v3/lender_applications.Create', { body })).data)
  test.ports.lenders = reach
  return { project_id, offer, application }
}

describe('recorded by hand', () => {
  it('leads own financing from draft to funded, through the guards of the chart', async () => {
    const { project_id, application } = await begunInHouse()
    expect(application).toMatchObject({ status: 'draft', mode: 'in_house' })
    expect(await refusal(post(bodyOf(application, 'approved', { detail: { amount_cents: 1 } })))).toMatchObject({
      status: 409,
      message: 'The application hasn’t been sent yet.',
    })
    let at = await recorded(application, 'sent')
    expect([at.status, await statusOf(project_id)]).toEqual(['submitted', 'submitted'])
    at = await recorded(at, 'approved', { amount_cents: at.amount_cents })
    expect([at.status, await statusOf(project_id)]).toEqual(['approved', 'approved'])
    expect(
      at.events.some(one => one.actor === 'Test Owner' && /approved .* Recorded by hand\.$/.test(one.sentence)),
    ).toBe(true)
    at = await recorded(at, 'stipulations_asked', { stipulations: ['Proof of income'] })
    expect(at).toMatchObject({ status: 'approved_with_stipulations', stipulations: [{ name: 'Proof of income' }] })
    const early = post(bodyOf(at, 'milestone_reached', { detail: { milestone: 'notice_to_proceed' } }))
    expect((await refusal(early)).message).toBe('The loan documents aren’t signed. Stipulations are open.')
    at = await recorded(at, 'stipulations_met')
    at = await recorded(at, 'documents_signed')
    expect((await refusal(post(bodyOf(at, 'funded', { detail: { amount_cents: 1 } })))).message).toBe(
      'Approve these first: Notice to proceed, Installation complete, Permission to operate.',
    )
    const unsigned = post(bodyOf(at, 'milestone_reached', { detail: { milestone: 'notice_to_proceed' } }))
    expect(await refusal(unsigned)).toMatchObject({
      status: 409,
      message: 'The homeowner hasn’t signed an agreement for this project. Get it signed before work begins.',
    })
    await signContract(project_id)
    at = await recorded(at, 'milestone_reached', { milestone: 'notice_to_proceed' })
    const ofProject = async () =>
      answered((await owner.GET('/v3/receivables.GetProject', { params: { query: { project_id } } })).data)
    const money = async () => (await ofProject()).installments
    expect((await ofProject()).schedule.reason).toBe('The homeowner pays your loan in installments.')
    expect(await money()).toEqual({ principal_cents: at.amount_cents, apr: 0.0599, term_months: 120, plan: null })
    for (const milestone of ['installation_complete', 'permission_to_operate'] as const)
      at = await recorded(at, 'milestone_reached', { milestone })
    const books = () => inTenant(test.database, 2, db => balancesOf(db, { project_id }))
    expect(await books()).toEqual({ loans_receivable: at.amount_cents, sales_revenue: 0 - (at.amount_cents ?? 0) })
    const { plan } = (await money()) ?? {}
    expect(plan).toMatchObject({ status: 'current', paid_cents: 0, next: { due_on: monthsAfter(today, 1) } })
    expect(plan?.rows.length).toBe(120)
    const installment_cents = plan?.next?.amount_cents ?? 0
    const next = {
      kind: 'installment',
      title: 'Installment 1',
      project_id,
      days_overdue: 0,
      open_cents: installment_cents,
    }
    expect(await openOfHomeowners()).toEqual({ items: [expect.objectContaining(next)], total_cents: installment_cents })
    const pay = async (amount_cents: number) => {
      const payment = { project_id, amount_cents, method: 'check' as const, reference: '7', receipt: false }
      await owner.POST('/v3/receivables.RecordPayment', { body: { ...payment, received_on: today } })
    }
    await pay(installment_cents)
    expect((await openOfHomeowners()).items).toMatchObject([{ title: 'Installment 2', due_on: monthsAfter(today, 2) }])
    const [first] = amortise({ principal_cents: at.amount_cents ?? 0, apr: 0.0599, term_months: 120 }).rows
    expect(await books()).toMatchObject({
      cash: plan?.next?.amount_cents,
      interest_income: 0 - (first?.interest_cents ?? 0),
      loans_receivable: (at.amount_cents ?? 0) - (first?.principal_cents ?? 0),
    })
    expect((await money())?.plan).toMatchObject({ status: 'current', next: { due_on: monthsAfter(today, 2) } })
    // A hundred dollars too much wait for another use.
    await pay(((await money())?.plan?.open_cents ?? 0) + 10_000)
    const { loans_receivable, interest_income = 0, unapplied_cash } = await books()
    expect([loans_receivable, unapplied_cash]).toEqual([undefined, -10_000])
    expect(-interest_income).toBe((plan?.open_cents ?? 0) - (at.amount_cents ?? 0))
    expect((await money())?.plan).toMatchObject({ status: 'paid_off', open_cents: 0, next: null })
    expect(await openOfHomeowners()).toEqual({ items: [], total_cents: 0 })
    expect(await statusOf(project_id)).toBe('installation_completed')
    at = await recorded(at, 'funded', { amount_cents: at.amount_cents })
    expect([at.status, await statusOf(project_id)]).toEqual(['funded', 'funded'])
    expect(at.records.map(({ recorded_by }) => recorded_by)).toEqual(Array(9).fill('Test Owner'))
  })

  it('leads a lender without an API from draft to funded in its portal', async () => {
    const { project_id, offer, application } = await begunInPortal()
    let at = application
    expect(at).toMatchObject({ mode: 'portal', amount_cents: offer.amount_financed_cents })
    expect(at.available_actions.find(({ action }) => action === 'submit')?.reason).toBe(
      'Do this in the lender’s portal, then record it here.',
    )
    at = await recorded(at, 'sent', { reference: 'GL-12345' })
    at = await recorded(at, 'approved', { amount_cents: at.amount_cents })
    at = await recorded(at, 'documents_signed')
    at = await recorded(at, 'contract_accepted')
    for (const milestone of ['notice_to_proceed', 'installation_complete', 'permission_to_operate'] as const)
      at = await recorded(at, 'milestone_reached', { milestone })
    at = await recorded(at, 'funded', { amount_cents: at.amount_cents })
    expect(at).toMatchObject({ status: 'funded', lender_reference: 'GL-12345', confirmed_at: null })
    expect(await statusOf(project_id)).toBe('funded')
  })

  it('takes a reference once for each lender, and again once its record is undone', async () => {
    const [first, second] = [(await begunInHouse()).application, (await begunInHouse()).application]
    const sent = await recorded(first, 'sent', { reference: 'LS-77' })
    const again = () => post(bodyOf(second, 'sent', { detail: { reference: 'LS-77' } }))
    expect(await refusal(again())).toMatchObject({
      status: 400,
      fields: { 'detail.reference': 'Another application has this reference. Enter the one from this application.' },
    })
    await takeBack(sent, sent.records[0]?.id)
    expect(answered((await again()).data).application).toMatchObject({ lender_reference: 'LS-77' })
  })

  it('is taken back with a reason, after what builds on it', async () => {
    const { project_id, application } = await begunInHouse()
    const sent = await recorded(application, 'sent')
    const approved = await recorded(sent, 'approved', { amount_cents: 2_000_000 })
    const signed = await recorded(approved, 'documents_signed')
    const [, approval, signature] = signed.records
    expect((await refusal(takeBack(signed, approval?.id))).message).toMatch(/^Undo this record first/)
    expect(await refusal(takeBack(signed, signature?.id, ' '))).toMatchObject({ status: 400 })
    const unsigned = answered((await takeBack(signed, signature?.id)).data).application
    expect(unsigned).toMatchObject({ status: 'approved', documents: 'none' })
    const undecided = answered((await takeBack(unsigned, approval?.id)).data).application
    expect([undecided.status, undecided.approved_amount_cents]).toEqual(['submitted', null])
    expect(await statusOf(project_id)).toBe('submitted')
    expect(undecided.records[1]?.taken_back).toMatchObject({ by: 'Test Owner', reason: 'Wrong homeowner' })
    expect(await refusal(takeBack(undecided, approval?.id))).toMatchObject({ status: 409 })
    expect((await recorded(undecided, 'declined', { reason: 'Income' })).reasons).toEqual(['Income'])
  })

  it('owes nothing any more for a milestone that was taken back', async () => {
    const { project_id, application } = await begunInPortal()
    let at = await recorded(await recorded(application, 'sent'), 'approved', { amount_cents: application.amount_cents })
    at = await recorded(at, 'documents_signed')
    at = await recorded(at, 'contract_accepted')
    at = await recorded(at, 'milestone_reached', { milestone: 'notice_to_proceed' })
    at = await recorded(at, 'milestone_reached', { milestone: 'installation_complete' })
    const owed = () =>
      inTenant(test.database, 2, async db => {
        const rows = await db.select().from(receivables).where(eq(receivables.project_id, project_id))
        return rows.reduce((sum, { open_cents }) => sum + open_cents, 0)
      })
    expect(await owed()).toBeGreaterThan(0)
    const pay = (paid_cents: number) =>
      inTenant(test.database, 2, db =>
        db
          .update(receivables)
          .set({ paid_cents, open_cents: sql`${receivables.amount_cents} - ${paid_cents}::integer` })
          .where(eq(receivables.project_id, project_id)),
      )
    await pay(100)
    expect(await refusal(takeBack(at, at.records.at(-1)?.id))).toMatchObject({
      status: 409,
      message: 'A payment is recorded for “Installation complete”. Undo the payment first.',
    })
    await pay(0)
    at = answered((await takeBack(at, at.records.at(-1)?.id)).data).application
    expect(at.milestones[1]?.status).toBe('not_started')
    expect(await owed()).toBe(0)
  })

  it('begins an own loan with the finished installation, which stays while installments are paid', async () => {
    const { project_id, application } = await begunInHouse()
    let at = await recorded(await recorded(application, 'sent'), 'approved', { amount_cents: application.amount_cents })
    at = await recorded(at, 'documents_signed')
    await signContract(project_id)
    at = await recorded(at, 'milestone_reached', { milestone: 'notice_to_proceed' })
    const books = () => inTenant(test.database, 2, db => balancesOf(db, { project_id }))
    expect(await books()).toEqual({})
    at = await recorded(at, 'milestone_reached', { milestone: 'installation_complete' })
    expect((await books()).loans_receivable).toBe(at.amount_cents)
    const payment = { project_id, amount_cents: 20_000, method: 'check' as const, reference: '8', receipt: false }
    const body = { ...payment, received_on: today }
    const { entry_id } = answered((await owner.POST('/v3/receivables.RecordPayment', { body })).data).payment
    expect(await refusal(takeBack(at, at.records.at(-1)?.id))).toMatchObject({
      status: 409,
      message: 'A payment is recorded for “Installation complete”. Undo the payment first.',
    })
    answered((await owner.POST('/v3/receivables.ReverseEntry', { body: { entry_id, reason: 'Check bounced' } })).data)
    at = answered((await takeBack(at, at.records.at(-1)?.id)).data).application
    expect(at.milestones[1]?.status).toBe('not_started')
    expect(await books()).toEqual({})
  })

  it('ages late installments with everything else homeowners owe', async () => {
    const { project_id, application } = await begunInHouse()
    let at = await recorded(await recorded(application, 'sent'), 'approved', { amount_cents: application.amount_cents })
    at = await recorded(at, 'documents_signed')
    await signContract(project_id)
    for (const milestone of ['notice_to_proceed', 'installation_complete'] as const)
      at = await recorded(at, 'milestone_reached', { milestone })
    const begun = test.clock.now
    const [first] = amortise({ principal_cents: at.amount_cents ?? 0, apr: 0.0599, term_months: 120 }).rows
    const each = first?.payment_cents ?? 0
    try {
      // Two are late by then, the third is next.
      test.clock.now = new Date(`${monthsAfter(today, 2)}T23:00:00Z`)
      test.clock.now.setUTCDate(test.clock.now.getUTCDate() + 10)
      owner = (await test.signIn(emailOf('Owner'))).call
      const { items, total_cents } = await openOfHomeowners()
      const late = items.filter(one => one.project_id === project_id)
      expect(late.map(({ title, days_overdue }) => [title, days_overdue > 0])).toEqual([
        ['Installment 1', true],
        ['Installment 2', true],
        ['Installment 3', false],
      ])
      expect(total_cents).toBeGreaterThanOrEqual(3 * each)
      const { payers } = answered((await owner.GET('/v3/receivables.GetAging')).data)
      const homeowners = payers.find(({ payer }) => payer === 'homeowner')
      expect(homeowners?.sums).toMatchObject({ days_1_30_cents: each, days_31_60_cents: each })
      const viewed = answered(
        (
          await owner.GET('/v3/receivables.ListOpen', {
            params: { query: { bucket: 'days_1_30', payer: 'homeowner' } },
          })
        ).data,
      )
      const expected = answered(
        (
          await owner.GET('/v3/receivables.ListExpected', {
            params: { query: { milestone: 'installment', limit: 200 } },
          })
        ).data,
      )
      const own = expected.items.filter(one => one.project_id === project_id)
      expect(own.map(one => [one.title, one.state]).slice(0, 3)).toEqual([
        ['Installment 1', 'owed'],
        ['Installment 2', 'owed'],
        ['Installment 3', 'planned'],
      ])
      expect([own.length, own[0]?.payer]).toEqual([120, 'homeowner'])
      expect(viewed).toMatchObject({ items: [{ title: 'Installment 2', open_cents: each }], total_cents: each })
    } finally {
      test.clock.now = begun
      owner = (await test.signIn(emailOf('Owner'))).call
    }
  })

  it('needs evidence, a day that has been, a current version and the permission', async () => {
    const { application } = await begunInHouse()
    const sent = await recorded(application, 'sent')
    const refused = async (more: Partial<Record>) =>
      (await refusal(post(bodyOf(sent, 'approved', { detail: { amount_cents: 1 }, ...more })))).fields
    expect(await refused({ note: ' ' })).toHaveProperty('note')
    expect(await refused({ happened_on: '2999-01-01' })).toHaveProperty('happened_on')
    expect(await refused({ happened_on: '2020-01-01' })).toHaveProperty('happened_on')
    expect(await refused({ detail: {} })).toHaveProperty('detail.amount_cents')
    expect(await refused({ file_ids: ['0198f7a2-0000-7000-8000-0000000000e7'] })).toHaveProperty('file_ids')
    expect(await refusal(post(bodyOf(application, 'approved', { detail: { amount_cents: 1 } })))).toMatchObject({
      code: 'stale_version',
    })
    const viewer = (await test.signIn(emailOf('Viewer'))).call
    expect(await refusal(post(bodyOf(sent, 'declined'), viewer))).toMatchObject({ status: 403 })
  })

  it('keeps its evidence for as long as it is valid', async () => {
    const { project_id, application } = await begunInHouse()
    const file_id = await uploadPdf(project_id, 'approval.pdf')
    const sent = answered((await post(bodyOf(application, 'sent', { note: '', file_ids: [file_id] }))).data).application
    const drop = () => owner.POST('/v3/projects.DeleteFile', { body: { project_id, file_id } })
    expect(await refusal(drop())).toMatchObject({
      status: 409,
      message: 'A lender record uses this file as evidence. Undo the record first.',
    })
    answered((await takeBack(sent, sent.records[0]?.id)).data)
    answered((await drop()).data)
  })

  it('shows its evidence, and is quoted again from the catalog', async () => {
    const { project_id, application } = await begunInHouse()
    const { checks } = answered(
      (
        await owner.GET('/v3/lender_applications.Check', {
          params: { query: { project_id, lender: 'lifestyle-solar' } },
        })
      ).data,
    )
    expect(checks.map(({ check }) => check)).not.toContain('connected')
    const { id, version, product } = application
    const body = { application_id: id, version, product_id: product.id }
    const quoted = answered((await owner.POST('/v3/lender_applications.Quote', { body })).data).application
    expect(quoted.product.name).toBe('Ours 10 years')
    const file_id = await uploadPdf(project_id, 'approval.pdf')
    const sent = answered((await post(bodyOf(quoted, 'sent', { note: '', file_ids: [file_id] }))).data).application
    expect(sent.records[0]?.files).toMatchObject([{ file_id, name: 'approval.pdf' }])
  })

  it('does not send for a lender that is connected', async () => {
    await connected(owner, 'enfin')
    const { project_id } = await financed(owner)
    const body = { project_id, lender: 'enfin', product_id: 'enfin-loan-25-749' }
    const { application } = answered((await owner.POST('/v3/lender_applications.Create', { body })).data)
    expect(application.mode).toBe('api')
    expect((await refusal(post(bodyOf(application, 'sent')))).message).toBe(
      'EnFin is connected. Send the application from here.',
    )
  })
})

async function openOfHomeowners() {
  const query = { payer: 'homeowner' }
  const { items, total_cents } = answered((await owner.GET('/v3/receivables.ListOpen', { params: { query } })).data)
  return { items, total_cents }
}
