// Invoices and credit notes as documents, in the homeowner's language.

import { licenseText } from '#machines/company/licenses.ts'
import { saying } from '#machines/lib/language.ts'
import { dayWords, dollars, number } from '#machines/lib/words.ts'
import { addressLine } from '#machines/projects/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { companies } from '../db/schema/company.ts'
import { keepFile, readFile } from '../files/store.ts'
import { type InvoicePaper, invoicePdf } from '../ports/pdf/pdf-invoice.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { projectNumber } from '../projects/view.ts'
import { readSetting } from '../settings/store.ts'
import type { InvoiceRow } from './access.ts'

type Say = ReturnType<typeof saying>
type Company = typeof companies.$inferSelect

// No tax is reckoned: a quote's price is the whole price, and where some is due a line of the invoice says so.
const NO_TAX = 'These amounts are complete. No tax is added to them.'
const SIN_IMPUESTO = 'Estos importes están completos. No se les añade ningún impuesto.'

/** Answers the id of the stored PDF. */
export async function invoiceFile(db: Db, ports: Ports, project: ProjectRow, invoice: InvoiceRow): Promise<string> {
  const { bill_to, number: no, issued_on, due_on, note, total_cents } = invoice
  const say = saying(bill_to.language)
  const { how_to_pay } = (await readSetting(db, 'invoicing')).value
  const title = `${say('Invoice', 'Factura')} ${no}`
  return keep(db, ports, project, bill_to, title, (say, sale) => ({
    subtitle: invoice.title,
    facts: [
      { label: say('Invoice', 'Factura'), value: no ?? '' },
      { label: say('Date', 'Fecha'), value: dayWords(issued_on ?? '') },
      { label: say('Due', 'Vencimiento'), value: dayWords(due_on ?? '') },
      ...sale,
    ],
    lines: invoice.lines.map(line => [
      line.description,
      number(line.quantity, 3),
      dollars(line.unit_cents),
      dollars(line.amount_cents),
    ]),
    totals: [{ label: say('Amount due', 'Total a pagar'), value: dollars(total_cents), strong: true }],
    paragraphs: [
      { title: say('Tax', 'Impuestos'), text: say(NO_TAX, SIN_IMPUESTO) },
      ...(note ? [{ title: say('Note', 'Nota'), text: note }] : []),
      ...(how_to_pay ? [{ title: say('How to pay', 'Cómo pagar'), text: how_to_pay }] : []),
    ],
  }))
}

type Credit = Pick<Schemas['CreditNote'], 'number' | 'amount_cents' | 'reason' | 'issued_on'>

export async function creditFile(db: Db, ports: Ports, project: ProjectRow, invoice: InvoiceRow, credit: Credit) {
  const say = saying(invoice.bill_to.language)
  const title = `${say('Credit note', 'Nota de crédito')} ${credit.number}`
  return keep(db, ports, project, invoice.bill_to, title, (say, sale) => ({
    subtitle: say(`For invoice ${invoice.number}`, `De la factura ${invoice.number}`),
    facts: [
      { label: say('Credit note', 'Nota de crédito'), value: credit.number },
      { label: say('Date', 'Fecha'), value: dayWords(credit.issued_on) },
      { label: say('Invoice', 'Factura'), value: invoice.number ?? '' },
      ...sale,
    ],
    lines: [[credit.reason, '1', dollars(credit.amount_cents), dollars(credit.amount_cents)]],
    totals: [{ label: say('Credited', 'Abonado'), value: dollars(credit.amount_cents), strong: true }],
    paragraphs: [],
  }))
}

type Part = Pick<InvoicePaper, 'subtitle' | 'facts' | 'lines' | 'totals' | 'paragraphs'>

async function keep(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  bill_to: Schemas['BillTo'],
  title: string,
  partOf: (say: Say, sale: InvoicePaper['facts']) => Part,
): Promise<string> {
  const [company] = await db.select().from(companies)
  if (!company) throw new Error('There is no company to bill for')
  const say = saying(bill_to.language)
  const bytes = await invoicePdf({
    ...partOf(say, [
      { label: say('Project', 'Proyecto'), value: projectNumber(project) },
      ...(project.address ? [{ label: say('Home', 'Vivienda'), value: addressLine(project.address) }] : []),
    ]),
    title,
    addressee: { label: say('Billed to', 'Para'), lines: [bill_to.name, ...bill_to.address] },
    head: [
      say('Description', 'Descripción'),
      say('Quantity', 'Cantidad'),
      say('Price', 'Precio'),
      say('Amount', 'Importe'),
    ],
    letterhead: {
      company_name: company.name,
      color: company.brand_color,
      logo: company.logo_file_id ? ((await readFile(db, company.logo_file_id)) ?? null) : null,
      pageOf: (page, pages) => `${title} · ${say('Page', 'Página')} ${page} ${say('of', 'de')} ${pages}`,
    },
    sender: senderLine(company, licenseText(company, project.address?.state ?? null), say),
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

const senderLine = (company: Company, license: string | null, say: Say) =>
  [
    company.legal_name,
    company.address && addressLine(company.address),
    company.phone,
    company.email,
    license && `${say('License', 'Licencia')} ${license}`,
  ]
    .filter(Boolean)
    .join(' · ')
