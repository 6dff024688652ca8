// An email is stored in the transaction of the event it reports, so neither exists without the other.

import { isAccountMail } from '#machines/company/mail/account-mails.ts'
import { isOneLine } from '#machines/lib/one-line.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { Language } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { mails } from '#server/db/schema/mails.ts'
import type { Ports } from '#server/ports/ports.ts'
import { markOf } from './mail-mark.ts'
import { words } from './words.ts'

export type NewMail = {
  company_id: number
  kind: Schemas['Mail']['kind']
  to: string
  /** In which it is written. */
  language: Language
  subject: string
  /** Paragraphs; `LINK_MARK` of rules.ts is the link's position. */
  body: string
  /**
   * An address, which rests encrypted until the mail is delivered, and the role whose powers it opens: only an account mail
   * may carry one that opens any. The address of every other mail may be read in the outbox for good.
   */
  link?: { url: string; role_id: string | null }
  /** The signer of its link, which is secret: others could sign with it. */
  signer_id?: string
  /** The application form its link opens, which is secret. */
  lender_application_id?: string
  /** The invoice it is about; the sender is determined on delivery. */
  invoice_id?: string
  attachment_file_id?: string
  created_by?: string
}

/** Needs a transaction inside the company's tenant. */
export async function writeMail(db: Db, ports: Ports, mail: NewMail): Promise<string> {
  const id = ports.id()
  const now = ports.now()
  if (mail.link && mail.link.role_id !== null && !isAccountMail(mail.kind))
    throw new Error(`A ${mail.kind} mail carries a link that opens an account`)
  if (!isOneLine(mail.to)) throw refuse(400, 'invalid_input', { email: words.address_one_line })
  if (!isOneLine(mail.subject)) throw refuse(400, 'invalid_input', { subject: words.subject_one_line })
  const written = {
    company_id: mail.company_id,
    id,
    kind: mail.kind,
    to_address: mail.to,
    subject: mail.subject,
    body: mail.body,
    attachment_file_id: mail.attachment_file_id ?? null,
  }
  await db.insert(mails).values({
    ...written,
    language: mail.language,
    mark: markOf(ports, written),
    link_sealed: mail.link ? ports.vault.seal(linkLabel(id), Buffer.from(mail.link.url)) : null,
    link_role_id: mail.link?.role_id ?? null,
    signer_id: mail.signer_id ?? null,
    lender_application_id: mail.lender_application_id ?? null,
    invoice_id: mail.invoice_id ?? null,
    status: 'queued',
    next_attempt_at: now,
    created_by: mail.created_by ?? null,
    created_at: now,
  })
  return id
}

export const openLink = (ports: Ports, mail: typeof mails.$inferSelect): string | undefined =>
  mail.link_sealed ? Buffer.from(ports.vault.open(linkLabel(mail.id), mail.link_sealed)).toString() : undefined

const linkLabel = (id: string) => `mail-link/${id}`
