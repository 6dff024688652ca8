// Signed on paper: recorded with the scan, the same way as an electronic signature but for the seal, and taken back with a reason.
import { PDF } from '@libpdf/core'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '#sdk/types.ts'
import { paper_records, transactions } from '#server/db/schema/agreements.ts'
import { companies } from '#server/db/schema/company.ts'
import { invoices } from '#server/db/schema/receivables.ts'
import { paid } from '#tests/money/receivables/support.ts'
import { emailOf } from '#tests/support/app.ts'
import { inTenant } from '#tests/support/lenders/lender-rows.ts'
import { refusal } from '#tests/support/refusal.ts'
import { ADDRESS, answered, financed } from '#tests/support/sale.ts'
import { CORA, KIM, linkFor, SAM, signingPage, template } from '#tests/support/signing/signing.ts'
import { refused, type SigningDesk, signingDesk } from '#tests/support/signing/signing-desk.ts'

let desk: SigningDesk
let today: string
beforeAll(async () => {
  desk = await signingDesk()
  today = desk.test.clock.now.toISOString().slice(0, 10)
})

type Transaction = Schemas['Transaction']
type Body = Schemas['NewPaperRecord']

async function pdfOf(pages: number): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = PDF.create()
  for (let page = 0; page < pages; page++) pdf.addPage({ size: 'letter' })
  return new Uint8Array(await pdf.save())
}

async function upload(project_id: string, bytes: BlobPart, file_name = 'signed.pdf') {
  const form = new FormData()
  for (const [name, value] of Object.entries({ file_name, project_id })) form.set(name, value)
  form.set('file', new Blob([bytes]))
  const body = { file: '', file_name, project_id }
  return answered((await desk.owner.POST('/v3/files.Upload', { body, bodySerializer: () => form })).data).file_id
}

const bodyOf = ({ id, version, signers }: Transaction, file_id: string, more: Partial<Body> = {}): Body => ({
  transaction_id: id,
  version,
  file_id,
  received_on: today,
  signers: signers.filter(one => one.role !== 'cc').map(one => ({ signer_id: one.id, signed_on: today })),
  ...more,
})
const post = (body: Body, call = desk.owner) => call.POST('/v3/agreements.RecordPaperSignature', { body })
const takeBack = ({ id, version }: Transaction, reason = 'Wrong scan', call = desk.owner) =>
  call.POST('/v3/agreements.TakeBackPaperSignature', { body: { transaction_id: id, version, reason } })
const drop = (project_id: string, file_id: string) =>
  desk.owner.POST('/v3/projects.DeleteFile', { body: { project_id, file_id } })

const invoicesOf = (project_id: string) =>
  inTenant(desk.test.database, 2, db => db.select().from(invoices).where(eq(invoices.project_id, project_id)))

/** Of cash, with the scan uploaded. */
async function printed(people = [SAM], more: { agreement_id?: string } = {}) {
  const { project_id } = await financed(desk.owner)
  const sent = await desk.one(people, { project_id, ...more })
  return { ...sent, file_id: await upload(project_id, await pdfOf(2)) }
}
async function onPaper(people = [SAM]) {
  const at = await printed(people)
  const { transaction } = answered((await post(bodyOf(at.transaction, at.file_id))).data)
  return { ...at, transaction }
}

describe('a signature on paper', () => {
  it('sells a cash project, drafts its invoices and ends the links, without a seal', async () => {
    const { page, project_id, transaction, file_id } = await printed([SAM, CORA])
    const body = bodyOf(transaction, file_id, { note: 'At the kitchen table' })
    const signed = answered((await post(body)).data).transaction
    expect(signed).toMatchObject({ status: 'signed', sealed_at: null, signed_src: null, trail: { whole: true } })
    expect(signed.signers.map(one => [one.status, one.link_expires_at])).toEqual(Array(2).fill(['signed', null]))
    expect(signed.paper_records).toMatchObject([
      {
        received_on: today,
        note: 'At the kitchen table',
        file: { name: 'signed.pdf', page_count: 2 },
        recorded_by: 'Test Owner',
        taken_back: null,
      },
    ])
    expect(await desk.projectStatus(project_id)).toBe('paid_by_cash')
    expect((await invoicesOf(project_id)).map(({ status }) => status)).toContain('draft')
    expect(await refused(page.read())).toBe('404 no_such_link')
    const { events } = await desk.report(transaction.id)
    expect(events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['signed_on_paper', 'paper_recorded', 'completed']),
    )
    const scan = events.find(({ event }) => event === 'paper_recorded')
    expect(scan).toMatchObject({ actor: 'Test Owner', detail: { scan_sha256: signed.paper_records[0]?.file.sha256 } })
    expect(events.some(({ event }) => event === 'sealed')).toBe(false)
    expect(await desk.teamMails()).toContain('Signed on paper: Solar agreement, Sam Sample')
    expect(await refused(post({ ...body, version: signed.version }))).toBe('409 illegal_transition')
  })

  it('completes what some have signed electronically', async () => {
    const { page, project_id, transaction, file_id } = await printed([SAM, KIM])
    await page.sign()
    const version = transaction.version + 1
    const both = bodyOf({ ...transaction, version }, file_id)
    expect((await refusal(post(both))).fields).toHaveProperty(['signers.0.signer_id'])
    const signers = both.signers.slice(1)
    const signed = answered((await post({ ...both, signers })).data).transaction
    expect(signed.status).toBe('signed')
    expect(await desk.projectStatus(project_id)).toBe('paid_by_cash')
    const back = answered((await takeBack(signed)).data).transaction
    expect(back.signers.map(({ status }) => status)).toEqual(['signed', 'pending'])
  })

  it('counts the right to cancel from the last day a homeowner signed', async () => {
    await desk.test.database.asOwner(db =>
      db.update(companies).set({ address: ADDRESS }).where(eq(companies.company_id, 2)),
    )
    const agreement_id = await template(desk.owner, [SAM, KIM], undefined, { rescission_notice: true })
    const { transaction, file_id } = await printed([SAM, KIM], { agreement_id })
    // Made on a Monday; Sam signs on Tuesday, Kim on Wednesday, and the paper comes today.
    const made = new Date('2026-11-02T18:00:00Z')
    await desk.test.database.asOwner(db =>
      db.update(transactions).set({ created_at: made }).where(eq(transactions.id, transaction.id)),
    )
    const days = ['2026-11-03', '2026-11-04']
    const signers = bodyOf(transaction, file_id).signers.map((one, at) => ({ ...one, signed_on: days[at] ?? '' }))
    const signed = answered((await post(bodyOf(transaction, file_id, { signers }))).data).transaction
    expect(signed.paper_records[0]?.rescission).toMatchObject({ state: 'AZ', cancel_by: '2026-11-07' })
  })

  it('needs a scan with pages, every signer, days that have been, and the permission', async () => {
    const { project_id, transaction, file_id } = await printed([SAM, KIM])
    const body = bodyOf(transaction, file_id)
    const fields = async (more: Partial<Body>) => (await refusal(post({ ...body, ...more }))).fields
    const [sam, kim] = body.signers
    if (!sam || !kim) throw new Error('Nobody signs')
    expect(await fields({ signers: [sam] })).toEqual({ signers: 'Enter when Kim Sample signed.' })
    expect(await fields({ signers: [sam, sam] })).toHaveProperty(['signers.1.signer_id'])
    expect(await fields({ signers: [sam, { ...kim, signed_on: '2999-01-01' }] })).toHaveProperty([
      'signers.1.signed_on',
    ])
    expect(await fields({ signers: [sam, { ...kim, signed_on: '2020-01-01' }] })).toHaveProperty([
      'signers.1.signed_on',
    ])
    expect(await fields({ received_on: '2999-01-01' })).toHaveProperty('received_on')
    expect(await fields({ received_on: '2020-01-01' })).toHaveProperty('received_on')
    const elsewhere = await printed()
    expect(await fields({ file_id: elsewhere.file_id })).toEqual({ file_id: 'Choose a file from this project.' })
    const broken = await upload(project_id, '%PDF-1.4\nno pages\n%%EOF')
    expect(await fields({ file_id: broken })).toHaveProperty('file_id')
    expect(await refused(post({ ...body, version: 9 }))).toBe('409 stale_version')
    const viewer = (await desk.test.signIn(emailOf('Viewer'))).call
    expect(await refused(post(body, viewer))).toBe('403 forbidden')
    expect(await desk.events(transaction.id)).not.toContain('signed_on_paper')
  })
})

describe('taken back', () => {
  it('returns the project, deletes the drafts and waits for the signers again', async () => {
    const { project_id, transaction, file_id } = await onPaper()
    expect(await refusal(takeBack(transaction, '  '))).toMatchObject({ status: 400 })
    const viewer = (await desk.test.signIn(emailOf('Viewer'))).call
    expect(await refused(takeBack(transaction, 'No', viewer))).toMatch(/^40[03] /)
    const back = answered((await takeBack(transaction)).data).transaction
    expect(back).toMatchObject({ status: 'sent', completed_at: null, trail: { whole: true } })
    expect(back.paper_records[0]?.taken_back).toMatchObject({ by: 'Test Owner', reason: 'Wrong scan' })
    expect(await desk.projectStatus(project_id)).toBe('active')
    expect(await invoicesOf(project_id)).toEqual([])
    expect(await refused(takeBack(back))).toBe('409 action_unavailable')
    // Recorded once more, or signed electronically after all.
    const again = answered((await post(bodyOf(back, file_id))).data).transaction
    expect(await desk.projectStatus(project_id)).toBe('paid_by_cash')
    const last = answered((await takeBack(again)).data).transaction
    const link = await linkFor(desk.owner, last.id, last.signers[0]?.id ?? '')
    await signingPage(desk.test, link).sign()
    const { transaction: sealed } = await desk.report(last.id)
    expect(sealed).toMatchObject({ status: 'signed', trail: { whole: true } })
    expect(sealed.sealed_at).not.toBeNull()
    expect(await refused(takeBack(sealed))).toBe('409 action_unavailable')
  })

  it('is refused once an invoice was issued or paid, or the system is installed', async () => {
    const { project_id, transaction } = await onPaper()
    const [draft] = await invoicesOf(project_id)
    const { invoice } = answered(
      (
        await desk.owner.POST('/v3/receivables.IssueInvoice', {
          body: { invoice_id: draft?.id ?? '', version: draft?.version ?? 0, send: false },
        })
      ).data,
    )
    expect((await refusal(takeBack(transaction))).message).toBe(
      `Invoice ${invoice.number} was issued. Correct it with a credit note first.`,
    )
    await paid(desk.owner, invoice, 100)
    expect(await refusal(takeBack(transaction))).toMatchObject({
      status: 409,
      message: `Invoice ${invoice.number} has a payment. Undo the payment first.`,
    })
    expect(await desk.projectStatus(project_id)).toBe('paid_by_cash')

    const built = await onPaper()
    await desk.test.database.asOwner(db =>
      db.execute(sql`update projects set status = 'installation_completed' where id = ${built.project_id}`),
    )
    expect((await refusal(takeBack(built.transaction))).message).toMatch(/^The installation is complete\./)
  })

  it('leaves alone what another signed agreement of the project rests on', async () => {
    const first = await onPaper()
    const second = await desk.one([SAM], { project_id: first.project_id })
    const file_id = await upload(first.project_id, await pdfOf(3))
    const { transaction } = answered((await post(bodyOf(second.transaction, file_id))).data)
    answered((await takeBack(transaction)).data)
    expect(await desk.projectStatus(first.project_id)).toBe('paid_by_cash')
    expect(await invoicesOf(first.project_id)).not.toEqual([])
  })
})

describe('the scan', () => {
  it('cannot be deleted while its record is valid', async () => {
    const { project_id, transaction, file_id } = await onPaper()
    expect(await refusal(drop(project_id, file_id))).toMatchObject({
      status: 409,
      message: 'This is the signed copy of “Solar agreement”. Undo the paper signature first.',
    })
    answered((await takeBack(transaction)).data)
    answered((await drop(project_id, file_id)).data)
    const { transaction: after } = await desk.report(transaction.id)
    expect(after.paper_records[0]?.file).toMatchObject({ name: 'signed.pdf', src: null })
  })

  it('is known to everyone by its hash, as recorded by a person and not sealed', async () => {
    const { transaction } = await onPaper()
    const document_hash = transaction.paper_records[0]?.file.sha256 ?? ''
    const find = async (hash: string) =>
      answered(
        (await desk.test.anyone.GET('/v3/agreements.FindSeal', { params: { query: { document_hash: hash } } })).data,
      )
    expect(await find(document_hash)).toMatchObject({
      seal: null,
      paper: { agreement_name: 'Solar agreement', recorded_by: 'Test Owner', stands: true },
    })
    answered((await takeBack(transaction)).data)
    expect((await find(document_hash)).paper?.stands).toBe(false)
    expect(await find('0'.repeat(64))).toEqual({ seal: null, paper: null })
  })

  it('is one record at a time, under concurrent writes', async () => {
    const { transaction } = await onPaper()
    const [row] = await inTenant(desk.test.database, 2, db =>
      db.select().from(paper_records).where(eq(paper_records.transaction_id, transaction.id)),
    )
    if (!row) throw new Error('Nothing was recorded')
    const second = inTenant(desk.test.database, 2, db =>
      db.insert(paper_records).values({ ...row, id: desk.test.ports.id() }),
    )
    await expect(second).rejects.toThrow()
  })
})
