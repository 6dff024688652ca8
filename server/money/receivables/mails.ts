// The mails with an invoice, a credit note or a receipt, in the company's words and the homeowner's language.

import { eq } from 'drizzle-orm'
import { fillLines, fillText } from '#machines/company/mail/rules.ts'
import { type InvoiceMailKind, standardText, type TextKind } from '#machines/company/mail/standard-texts.ts'
import { addressLine, fullName } from '#machines/lib/text.ts'
import { writeMail } from '#server/company/mail/write-mail.ts'
import { readSetting } from '#server/company/settings/store.ts'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/db/schema/company.ts'
import { companyOf } from '#server/lib/own-company.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import type { InvoiceRow } from './access.ts'

type Writing = {
  kind: InvoiceMailKind
  to: string
  /** The part specific to this kind. */
  values: Record<string, string | undefined>
  attachment_file_id?: string | null
  by: string
}
const TEXTS: Record<InvoiceMailKind, Record<'en' | 'es', TextKind>> = {
  invoice: { en: 'invoice', es: 'invoice_es' },
  credit_note: { en: 'credit_note', es: 'credit_note_es' },
  receipt: { en: 'receipt', es: 'receipt_es' },
}

export async function mailInvoice(db: Db, ports: Ports, project: ProjectRow, invoice: InvoiceRow, mail: Writing) {
  const { kind, to, attachment_file_id, by } = mail
  const { bill_to, company_id } = invoice
  const [rep] = await db.select().from(users).where(eq(users.id, project.owner_id))
  const company = await companyOf(db)
  const { texts } = (await readSetting(db, 'mail_texts')).value
  const text_kind = TEXTS[kind][bill_to.language]
  const { subject, body } = texts[text_kind] ?? standardText(text_kind)
  const active = rep?.status === 'active' ? rep : undefined
  const values = {
    firstname: bill_to.name.split(/\s+/)[0] ?? bill_to.name,
    company: company.name,
    invoice: invoice.number ?? undefined,
    address: project.address ? addressLine(project.address) : undefined,
    rep_name: active ? fullName(active) : company.name,
    rep_phone: (active ? active.phone : company.phone) ?? undefined,
    ...mail.values,
  }
  await writeMail(db, ports, {
    company_id,
    kind,
    to,
    language: bill_to.language,
    invoice_id: invoice.id,
    created_by: by,
    subject: fillText(subject, values),
    body: fillLines(body, values),
    ...(attachment_file_id ? { attachment_file_id } : {}),
  })
}
