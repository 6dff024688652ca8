// The words of the mails about accounts, with proposals, agreements and applications: the product's own, or the company's.

import { refuse } from '#machines/lib/refuse.ts'
import { STANDARD_TEXTS, type TextKind, textFaults } from '#machines/mail/rules.ts'
import type { Areas } from '#machines/settings/areas.ts'
import type { Schemas } from '#sdk/types.ts'
import { changes } from '../../audit.ts'
import type { Db } from '../../db/database.ts'
import { companies } from '../../db/schema/company.ts'
import type { Handlers } from '../../handler.ts'
import { frameOfText } from '../../mail/mail-frame.ts'
import type { Ports } from '../../ports/ports.ts'
import { readSetting, writeSetting } from '../../settings/store.ts'

type Paths = '/v3/settings.GetMailTexts' | '/v3/settings.MailTexts'

const KINDS: TextKind[] = [
  'invitation',
  'welcome',
  'password_reset',
  'password_changed',
  'proposal',
  'proposal_es',
  'agreement',
  'agreement_es',
  'agreement_reminder',
  'agreement_reminder_es',
  'agreement_copy',
  'agreement_copy_es',
  'lender_application',
  'lender_application_es',
  'invoice',
  'invoice_es',
  'credit_note',
  'credit_note_es',
  'receipt',
  'receipt_es',
]

export const textHandlers: Pick<Handlers<'messages'>, Paths> = {
  '/v3/settings.GetMailTexts': async ({ db, ports }) => {
    const { value, version } = await readSetting(db, 'mail_texts')
    return view(db, ports, value, version)
  },

  '/v3/settings.MailTexts': async ({ input, caller, db, ports, audit }) => {
    const { kind, version } = input
    const text = input.reset ? undefined : acceptable(kind, input)
    const { value } = await readSetting(db, 'mail_texts')
    const { [kind]: before, ...others } = value.texts
    const texts = text ? { ...others, [kind]: text } : others
    const written = await writeSetting(db, ports, caller, 'mail_texts', version, { texts })
    const standard = { subject: STANDARD_TEXTS[kind].subject, body: STANDARD_TEXTS[kind].body }
    const name = kind.replaceAll('_', ' ')
    await audit({
      sentence: text ? `changed the words of the mail “${name}”` : `took the product’s words for the mail “${name}”`,
      entity_id: kind,
      detail: changes(before ?? standard, text ?? standard),
    })
    return view(db, ports, { texts }, written.version)
  },
}

function acceptable(kind: TextKind, { subject = '', body = '' }: { subject?: string; body?: string }) {
  const text = { subject: subject.trim(), body: body.replaceAll('\r\n', '\n').trim() }
  const { variables, link } = STANDARD_TEXTS[kind]
  const faults = textFaults(text, Object.keys(variables), link)
  if (Object.keys(faults).length > 0) throw refuse(400, 'invalid_input', faults)
  return text
}

async function view(
  db: Db,
  ports: Ports,
  { texts }: Areas['mail_texts'],
  version: number,
): Promise<Schemas['MailTexts']> {
  const [company] = await db.select({ name: companies.name }).from(companies)
  const real: Record<string, string | undefined> = {
    company: company?.name,
    brand: ports.brand,
    support: ports.support_email,
  }
  return {
    texts: KINDS.map(kind => {
      const { about, link, variables, subject, body } = STANDARD_TEXTS[kind]
      return {
        kind,
        about,
        link,
        ...(texts[kind] ?? { subject, body }),
        is_own: texts[kind] !== undefined,
        standard: { subject, body },
        frame: frameOfText(kind, company?.name ?? '', ports.brand),
        variables: Object.entries(variables).map(([name, one]) => ({ name, ...one, sample: real[name] ?? one.sample })),
      }
    }),
    version,
  }
}
