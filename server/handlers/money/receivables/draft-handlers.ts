// Drafts: written, changed, dropped, proposed by the payment schedule, and issued.
import { eq } from 'drizzle-orm'
import { dayWords, dollars } from '#machines/lib/format.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { lineAmount } from '#machines/money/receivables/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { changes } from '#server/audit.ts'
import { takesMails } from '#server/company/mail/own-server.ts'
import { readSetting } from '#server/company/settings/store.ts'
import { invoices } from '#server/db/schema/receivables.ts'
import type { Handlers } from '#server/handler.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import { type InvoiceRow, requireDraft, requireInvoice, requireIssued } from '#server/money/receivables/access.ts'
import { deleteDraft } from '#server/money/receivables/crediting/delete-draft.ts'
import { issue } from '#server/money/receivables/issue.ts'
import { mailInvoice } from '#server/money/receivables/mails.ts'
import { proposeSchedule, scheduleOf } from '#server/money/receivables/schedule.ts'
import { invoiceView } from '#server/money/receivables/view.ts'
import { requireProject } from '#server/projects/access.ts'
import { requireNoSample } from '#server/projects/sample.ts'
import { projectMoney } from './list-handlers.ts'
import { words } from './words.ts'

type Paths =
  `/v3/receivables.${'CreateInvoice' | 'UpdateInvoice' | 'DeleteInvoice' | 'IssueInvoice' | 'SendInvoice' | 'ProposeSchedule'}`

export const draftHandlers: Pick<Handlers<'receivables'>, Paths> = {
  '/v3/receivables.CreateInvoice': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    requireNoSample(project, words.sample_not_invoiced)
    const now = ports.now()
    const [invoice] = await db
      .insert(invoices)
      .values({
        company_id: caller.company_id,
        id: ports.id(),
        project_id: project.id,
        status: 'draft',
        ...accepted(input),
        created_by: caller.user_id,
        created_at: now,
        updated_at: now,
      })
      .returning()
    if (!invoice) throw new Error('The draft was not stored')
    await audit({
      sentence: () => words.drafted({ title: invoice.title, total: dollars(invoice.total_cents) }),
      project_id: project.id,
      entity_id: invoice.id,
    })
    return { invoice: await invoiceView(db, ports, caller, invoice, project) }
  },

  '/v3/receivables.UpdateInvoice': async ({ input, caller, db, ports, audit }) => {
    const { invoice: before, project } = await requireInvoice(db, caller, input.invoice_id, 'lock')
    requireDraft(before)
    requireVersion(before, input.version)
    const is = accepted(input)
    const [invoice] = await db
      .update(invoices)
      .set({ ...is, version: before.version + 1, updated_at: ports.now() })
      .where(eq(invoices.id, before.id))
      .returning()
    if (!invoice) throw new Error('The draft is gone')
    const { title, bill_to, lines, note, terms_days } = before
    await audit({
      sentence: () => words.draft_edited({ title: invoice.title }),
      project_id: project.id,
      entity_id: invoice.id,
      detail: changes<object>({ title, bill_to, lines, note, terms_days }, { ...is, total_cents: undefined }),
    })
    return { invoice: await invoiceView(db, ports, caller, invoice, project) }
  },

  '/v3/receivables.DeleteInvoice': async ({ input, caller, db, audit }) => {
    const { invoice } = await requireInvoice(db, caller, input.invoice_id, 'lock')
    requireDraft(invoice)
    requireVersion(invoice, input.version)
    await deleteDraft({ db, audit }, invoice)
    return { deleted: true }
  },

  '/v3/receivables.IssueInvoice': async ({ input, caller, db, ports, audit }) => {
    const { invoice: draft, project } = await requireInvoice(db, caller, input.invoice_id, 'lock')
    requireDraft(draft)
    requireVersion(draft, input.version)
    const to = draft.bill_to.email
    if (input.send && !to) throw refuse(400, 'invalid_input', { send: words.add_billing_email })
    const invoice = await issue(db, ports, caller, project, draft)
    const sent = input.send && to ? to : undefined
    if (sent)
      await mailInvoice(db, ports, project, invoice, {
        ...(await invoiceMail(db, invoice)),
        to: sent,
        by: caller.user_id,
      })
    const has_server = await takesMails(db, ports)
    await audit({
      sentence: () => {
        const facts = { number: invoice.number ?? '', total: dollars(invoice.total_cents) }
        return sent ? words.issued_and_sent({ ...facts, sent: yesNo(has_server), to: sent }) : words.issued(facts)
      },
      project_id: project.id,
      entity_id: invoice.id,
    })
    return { invoice: await invoiceView(db, ports, caller, invoice, project) }
  },

  '/v3/receivables.SendInvoice': async ({ input, caller, db, ports, audit }) => {
    const { invoice, project } = await requireInvoice(db, caller, input.invoice_id, 'lock')
    requireIssued(invoice)
    const to = input.to ?? invoice.bill_to.email
    if (!to) throw refuse(400, 'invalid_input', { to: words.enter_billing_email })
    await mailInvoice(db, ports, project, invoice, { ...(await invoiceMail(db, invoice)), to, by: caller.user_id })
    const has_server = await takesMails(db, ports)
    await audit({
      sentence: () => words.sent({ sent: yesNo(has_server), number: invoice.number, to }),
      project_id: project.id,
      entity_id: invoice.id,
    })
    return { invoice: await invoiceView(db, ports, caller, invoice, project) }
  },

  '/v3/receivables.ProposeSchedule': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    requireNoSample(project, words.sample_not_invoiced)
    const { reason } = await scheduleOf(db, project)
    if (reason) throw refuse(409, 'no_schedule', reason)
    const made = await proposeSchedule(db, ports, project, caller.user_id)
    if (made > 0)
      await audit({
        sentence: () => words.schedule_drafted({ count: made }),
        project_id: project.id,
      })
    return projectMoney(db, ports, project)
  },
}

type Fields = Pick<Schemas['NewInvoice'], 'title' | 'bill_to' | 'lines' | 'note' | 'terms_days'>

/** The fields with totals; 400 if zero, or above the maximum invoice. */
function accepted({ title, bill_to, lines, note, terms_days }: Fields) {
  const reckoned = lines.map(line => ({ ...line, amount_cents: lineAmount(line) }))
  const total_cents = reckoned.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  if (total_cents <= 0)
    throw refuse(400, 'invalid_input', { lines: words.total_too_low({ total: dollars(total_cents) }) })
  if (total_cents > MOST_CENTS)
    throw refuse(400, 'invalid_input', { lines: words.total_too_high({ most: dollars(MOST_CENTS) }) })
  return { title, bill_to, lines: reckoned, note, terms_days, total_cents }
}

const MOST_CENTS = 100_000_000_000

async function invoiceMail(db: Parameters<typeof readSetting>[0], invoice: InvoiceRow) {
  const { how_to_pay } = (await readSetting(db, 'invoicing')).value
  return {
    kind: 'invoice' as const,
    attachment_file_id: invoice.file_id,
    values: {
      title: invoice.title,
      amount: dollars(invoice.open_cents),
      due_on: dayWords(invoice.due_on ?? ''),
      how_to_pay: how_to_pay.trim() || undefined,
    },
  }
}

const yesNo = (is: boolean) => (is ? 'yes' : 'no')
