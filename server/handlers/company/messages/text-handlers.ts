// The words of the mails about accounts, with proposals, agreements and applications: the product's own, or the company's.

import {
  aboutText,
  faultsOfText,
  linkRuleOf,
  standardText,
  TEXT_KINDS,
  type TextKind,
  variablesOf,
} from '#machines/company/mail/standard-texts.ts'
import type { Areas } from '#machines/company/settings-areas.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import { changes } from '#server/audit.ts'
import { ownText } from '#server/company/mail/account-mails.ts'
import { companyLetterhead } from '#server/company/mail/letterhead.ts'
import { BUTTON_OF_TEXT, companyFrame, productFrame } from '#server/company/mail/mail-frame.ts'
import { readSetting, writeSetting } from '#server/company/settings/store.ts'
import type { Db } from '#server/db/database.ts'
import type { Handlers } from '#server/handler.ts'
import { companyOf } from '#server/lib/own-company.ts'
import { inLanguage } from '#server/lib/reader-language.ts'
import type { Ports } from '#server/ports/ports.ts'
import { words } from './words.ts'

type Paths = '/v3/settings.GetMailTexts' | '/v3/settings.MailTexts'

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
    const standard = inLanguage('en', () => standardText(kind))
    await audit({
      sentence: () => {
        const name = words.text_names[kind]
        return text ? words.text_changed({ name }) : words.text_restored({ name })
      },
      entity_id: kind,
      detail: changes(before ?? standard, text ?? standard),
    })
    return view(db, ports, { texts }, written.version)
  },
}

function acceptable(kind: TextKind, { subject = '', body = '' }: { subject?: string; body?: string }) {
  const text = { subject: subject.trim(), body: body.replaceAll('\r\n', '\n').trim() }
  const faults = faultsOfText(kind, text)
  if (Object.keys(faults).length > 0) throw refuse(400, 'invalid_input', faults)
  return text
}

async function view(
  db: Db,
  ports: Ports,
  { texts }: Areas['mail_texts'],
  version: number,
): Promise<Schemas['MailTexts']> {
  const real: Record<string, string | undefined> = {
    company: (await companyOf(db)).name,
    brand: ports.brand,
    support: ports.support_email,
  }
  const letterheads = {
    en: await companyLetterhead(db, ports, 'en'),
    es: await companyLetterhead(db, ports, 'es'),
  }
  return {
    texts: TEXT_KINDS.map(kind => {
      const standard = standardText(kind)
      const own = ownText(texts, kind)
      const button = BUTTON_OF_TEXT[kind]
      const language = kind.endsWith('_es') ? 'es' : 'en'
      return {
        kind,
        about: aboutText(kind),
        link: linkRuleOf(kind),
        ...(own ?? standard),
        is_own: own !== undefined,
        standard,
        frame: button
          ? companyFrame(letterheads[language], button, language)
          : productFrame(ports.brand, currentLanguage()),
        variables: variablesOf(kind).map(one => ({ ...one, sample: real[one.name] ?? one.sample })),
      }
    }),
    version,
  }
}
