// Invoices and credit notes as documents, in the homeowner's language.

import { licenseText } from '#machines/company/licenses.ts'
import { dayWords, dollars, number } from '#machines/lib/format.ts'
import { addressLine } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import { readSetting } from '#server/company/settings/store.ts'
import type { Db } from '#server/db/database.ts'
import type { companies } from '#server/db/schema/company.ts'
import { keepFile, readFile } from '#server/files/store.ts'
import { companyOf } from '#server/lib/own-company.ts'
import { type InvoicePaper, invoicePdf } from '#server/ports/pdf/pdf-invoice.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { projectNumber } from '#server/projects/view.ts'
import type { InvoiceRow } from './access.ts'
import { scheduleOf } from './schedule.ts'
import { words } from './words.ts'

type Said = ReturnType<typeof words.in>['paper']
type Company = typeof companies.$inferSelect

/** Returns the id of the stored PDF. */
export async function invoiceFile(db: Db, ports: Ports, project: ProjectRow, invoice: InvoiceRow): Promise<string> {
  const { bill_to, number: no, issued_on, due_on, note, total_cents } = invoice
  const paper = words.in(bill_to.language).paper
  const { how_to_pay } = (await readSetting(db, 'invoicing')).value
  const price = invoice.milestone ? priceLines(await scheduleOf(db, project), paper) : []
  const title = paper.invoice_title({ number: no ?? '' })
  return keep(db, ports, project, bill_to, title, sale => ({
    subtitle: invoice.title,
    facts: [
      { label: paper.invoice, value: no ?? '' },
      { label: paper.date, value: dayWords(issued_on ?? '') },
      { label: paper.due, value: dayWords(due_on ?? '') },
      ...sale,
    ],
    price,
    lines: invoice.lines.map(line => [
      line.description,
      number(line.quantity, 3),
      dollars(line.unit_cents),
      dollars(line.amount_cents),
    ]),
    totals: [{ label: paper.amount_due, value: dollars(total_cents), strong: true }],
    // Tax isn't calculated: a quote's price is the whole price, and if tax is due, a line of the invoice states it.
    paragraphs: [
      { title: paper.tax, text: paper.no_tax_added },
      ...(note ? [{ title: paper.note, text: note }] : []),
      ...(how_to_pay ? [{ title: paper.how_to_pay, text: how_to_pay }] : []),
    ],
  }))
}

/** The agreed price, of which a step of the schedule is a part. */
const priceLines = ({ price_cents, to_pay_cents, rebates }: Schemas['PaymentSchedule'], paper: Said) =>
  price_cents === null || to_pay_cents === null
    ? []
    : [
        { label: paper.contract_price, value: dollars(price_cents) },
        ...rebates.map(({ name, amount_cents }) => ({ label: name, value: dollars(-amount_cents) })),
        { label: paper.you_pay, value: dollars(to_pay_cents), strong: true as const },
      ]

type Credit = Pick<Schemas['CreditNote'], 'number' | 'amount_cents' | 'reason' | 'issued_on'>

export async function creditFile(db: Db, ports: Ports, project: ProjectRow, invoice: InvoiceRow, credit: Credit) {
  const paper = words.in(invoice.bill_to.language).paper
  const title = paper.credit_title({ number: credit.number })
  return keep(db, ports, project, invoice.bill_to, title, sale => ({
    subtitle: paper.for_invoice({ number: invoice.number ?? '' }),
    facts: [
      { label: paper.credit_note, value: credit.number },
      { label: paper.date, value: dayWords(credit.issued_on) },
      { label: paper.invoice, value: invoice.number ?? '' },
      ...sale,
    ],
    price: [],
    lines: [[credit.reason, '1', dollars(credit.amount_cents), dollars(credit.amount_cents)]],
    totals: [{ label: paper.credited, value: dollars(credit.amount_cents), strong: true }],
    paragraphs: [],
  }))
}

type Part = Pick<InvoicePaper, 'subtitle' | 'facts' | 'price' | 'lines' | 'totals' | 'paragraphs'>

async function keep(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  bill_to: Schemas['BillTo'],
  title: string,
  partOf: (sale: InvoicePaper['facts']) => Part,
): Promise<string> {
  const company = await companyOf(db)
  const paper = words.in(bill_to.language).paper
  const bytes = await invoicePdf({
    ...partOf([
      { label: paper.project, value: projectNumber(project) },
      ...(project.address ? [{ label: paper.home, value: addressLine(project.address) }] : []),
    ]),
    title,
    addressee: { label: paper.bill_to, lines: [bill_to.name, ...bill_to.address] },
    head: [paper.description, paper.quantity, paper.price, paper.amount],
    letterhead: {
      company_name: company.name,
      color: company.brand_color,
      logo: company.logo_file_id ? ((await readFile(db, ports, company.logo_file_id)) ?? null) : null,
      pageOf: (page, pages) => paper.page({ title, page, pages }),
    },
    sender: senderLine(company, licenseText(company, project.address?.state ?? null), paper),
    producer: ports.brand,
    language: bill_to.language,
    made_at: ports.now(),
  })
  const { id } = await keepFile(db, ports, {
    company_id: project.company_id,
    name: `${title}.pdf`,
    media_type: 'application/pdf',
    bytes,
  })
  return id
}

const senderLine = (company: Company, license: string | null, paper: Said) =>
  [
    company.legal_name,
    company.address && addressLine(company.address),
    company.phone,
    company.email,
    license && paper.license({ number: license }),
  ]
    .filter(Boolean)
    .join(' · ')
