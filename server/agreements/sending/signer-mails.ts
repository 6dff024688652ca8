// The mails a signer gets: asked to sign, reminded, and at the end the signed document. Each with a link of their own.

import { eq } from 'drizzle-orm'
import { fillLines, fillText } from '#machines/company/mail/rules.ts'
import { type AgreementMailKind, standardText, type TextKind } from '#machines/company/mail/standard-texts.ts'
import { dayIn } from '#machines/lib/day-in.ts'
import { dayWords } from '#machines/lib/format.ts'
import { addressLine, fullName } from '#machines/lib/text.ts'
import { writeMail } from '#server/company/mail/write-mail.ts'
import { readSetting } from '#server/company/settings/store.ts'
import { companyOf } from '#server/lib/own-company.ts'
import { projectAndOwner } from '#server/projects/access.ts'
import type { Db } from '../../db/database.ts'
import { signers } from '../../db/schema/agreements.ts'
import type { Ports } from '../../ports/ports.ts'
import type { NewEvent } from '../evidence/trail.ts'
import { newSigningLink } from '../signing/signing-links.ts'
import type { SignerRow, TransactionRow } from '../view.ts'

type Attachment = { file_id: string; name: string }
type Writing = {
  kind: AgreementMailKind
  /** The user who triggered it; undefined if the product did. */
  by?: { user_id: string; name: string } | undefined
  attachment?: Attachment | undefined
}

const EVENTS = { agreement: 'link_mailed', agreement_reminder: 'reminded', agreement_copy: 'copy_mailed' } as const
const TEXTS: Record<AgreementMailKind, Record<SignerRow['language'], TextKind>> = {
  agreement: { en: 'agreement', es: 'agreement_es' },
  agreement_reminder: { en: 'agreement_reminder', es: 'agreement_reminder_es' },
  agreement_copy: { en: 'agreement_copy', es: 'agreement_copy_es' },
}

/** Returns the trail's events of it. Needs the company's tenant and the transaction's lock. */
export async function mailSigners(
  db: Db,
  ports: Ports,
  transaction: TransactionRow,
  to: readonly SignerRow[],
  { kind, by, attachment }: Writing,
): Promise<NewEvent[]> {
  if (to.length === 0) return []
  const { values, timezone, texts } = await factsOf(db, transaction)
  const now = ports.now()
  for (const signer of to) {
    const text_kind = TEXTS[kind][signer.language]
    const { subject, body } = texts[text_kind] ?? standardText(text_kind)
    const { token, expires_at } = await newSigningLink(db, ports, signer)
    const all = {
      ...values,
      firstname: firstnameOf(signer),
      expires: dayWords(dayIn(timezone, expires_at)),
      attachment: attachment?.name,
    }
    await writeMail(db, ports, {
      company_id: signer.company_id,
      kind,
      to: signer.email,
      language: signer.language,
      subject: fillText(subject, all),
      body: fillLines(body, all),
      link: {
        url: `${ports.public_origin}${kind === 'agreement_copy' ? '/sign/completed/' : '/sign/'}${token}`,
        role_id: null,
      },
      signer_id: signer.id,
      ...(attachment ? { attachment_file_id: attachment.file_id } : {}),
      ...(by ? { created_by: by.user_id } : {}),
    })
    if (kind !== 'agreement_copy')
      await db
        .update(signers)
        .set({ sent_at: now, ...(kind === 'agreement_reminder' ? { reminded_at: now } : {}) })
        .where(eq(signers.id, signer.id))
  }
  return to.map(({ id, name, email }) => ({
    event: EVENTS[kind],
    actor: by?.name ?? ports.brand,
    signer_id: id,
    detail: { for: name, email },
  }))
}

const firstnameOf = ({ role, name }: SignerRow) => (role === 'cc' ? name : (name.split(/\s+/)[0] ?? name))

async function factsOf(db: Db, { project_id, content, message, created_at, completed_at }: TransactionRow) {
  const { project, owner } = await projectAndOwner(db, project_id)
  const rep = owner?.status === 'active' ? owner : undefined
  const company = await companyOf(db)
  const { timezone } = company
  const day = (at: Date | null) => (at ? dayWords(dayIn(timezone, at)) : undefined)
  const values = {
    company: company.name,
    agreement: content.name,
    address: project.address ? addressLine(project.address) : undefined,
    rep_name: rep ? fullName(rep) : company.name,
    rep_phone: (rep ?? company).phone ?? undefined,
    message: message ?? undefined,
    sent_on: day(created_at),
    signed_on: day(completed_at),
  }
  return { values, timezone, texts: (await readSetting(db, 'mail_texts')).value.texts }
}
