// The product's emails to its users about their accounts: in their language, and in the company's wording if
// customized.

import { fillText, LINK_MARK } from '#machines/company/mail/rules.ts'
import {
  type AccountTextKind,
  faultsOfText,
  standardText,
  type TextKind,
  type VariablesOf,
} from '#machines/company/mail/standard-texts.ts'
import type { Areas } from '#machines/company/settings-areas.ts'
import type { Language } from '#machines/words/language.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Db } from '#server/db/database.ts'
import { companyOf } from '#server/lib/own-company.ts'
import { inLanguage, type Sentence } from '#server/lib/reader-language.ts'
import type { Ports } from '#server/ports/ports.ts'
import { readSetting } from '../settings/store.ts'
import { words } from './words.ts'
import type { NewMail } from './write-mail.ts'

type Text = Pick<NewMail, 'kind' | 'language' | 'subject' | 'body'>
type Values<K extends AccountTextKind> = {
  [N in Exclude<VariablesOf<K>, 'company' | 'brand' | 'support' | 'link'>]: string | undefined
}

/** Users without a chosen language get that of the request that triggered the email. */
export const languageOfUser = ({ language }: { language: Language | null }): Language => language ?? currentLanguage()

/** The company's own words, unless they were saved before a rule they break. */
export function ownText(texts: Areas['mail_texts']['texts'], kind: TextKind) {
  const text = texts[kind]
  return text && Object.keys(faultsOfText(kind, text)).length === 0 ? text : undefined
}

/** Needs a transaction inside the company's tenant. */
export async function accountText<K extends AccountTextKind>(
  db: Db,
  ports: Ports,
  kind: K,
  language: Language,
  values: Values<K>,
): Promise<Text> {
  const { value } = await readSetting(db, 'mail_texts')
  const { subject, body } = ownText(value.texts, kind) ?? inLanguage(language, () => standardText(kind))
  const all = { ...values, company: (await companyOf(db)).name, brand: ports.brand, support: ports.support_email }
  return { kind, language, subject: fillText(subject, all), body: fillText(body, all) }
}

/** To a company's first user, before any customization. */
export function companyReadyMail(brand: string, { firstname }: { firstname: string }, company: string): Text {
  const texts = words.company_ready
  return {
    kind: 'welcome',
    language: currentLanguage(),
    subject: texts.subject({ company, brand }),
    body: paragraphs(words.hello({ firstname }), texts.what_is_there({ company }), texts.first_project, LINK_MARK),
  }
}

/**
 * To a new user, whose company is created when they open the link. Contains none of their input: anyone can enter
 * someone else's email address, and must not choose what we write there.
 */
export function finishSignUpMail(brand: string): Text {
  const texts = words.finish_sign_up
  return {
    kind: 'sign_up',
    language: currentLanguage(),
    subject: texts.subject({ brand }),
    body: paragraphs(texts.open_link({ brand }), LINK_MARK, texts.not_you),
  }
}

/** To a sign-up with an existing account's email: the page must not reveal that. */
export function accountExistsMail(brand: string): Text {
  const texts = words.account_exists
  return {
    kind: 'sign_up',
    language: currentLanguage(),
    subject: texts.subject({ brand }),
    body: paragraphs(texts.no_new_one({ brand }), LINK_MARK, texts.forgot),
  }
}

type Person = { firstname: string; language: Language | null }

/** To users locked out by other people's attempts: in the product's own wording, as it concerns the product's security. */
export function signInLinkMail(brand: string, person: Person): Text {
  const language = languageOfUser(person)
  const theirs = words.in(language)
  const texts = theirs.sign_in_link
  return {
    kind: 'sign_in_link',
    language,
    subject: texts.subject({ brand }),
    body: paragraphs(theirs.hello(person), texts.use_link({ brand }), LINK_MARK, texts.not_you),
  }
}

type NewDevice = { device: string; ip: string; at: Date; timezone: string }

/** To users signing in from a new browser, in the product's own wording for the same reason. */
export function newDeviceMail(brand: string, person: Person, { device, ip, at, timezone }: NewDevice): Text {
  const language = languageOfUser(person)
  const theirs = words.in(language)
  const texts = theirs.new_device
  const when = timeText(language, at, timezone)
  return {
    kind: 'new_device',
    language,
    subject: texts.subject({ brand }),
    body: paragraphs(
      theirs.hello(person),
      ip === '' ? texts.signed_in({ device, at: when }) : texts.signed_in_from({ device, ip, at: when }),
      texts.not_you,
      LINK_MARK,
    ),
  }
}

/** To users whose sign-in methods changed, by themselves or by others, in the product's own wording. */
export function signInChangedMail(brand: string, person: Person, sentence: Sentence): Text {
  const language = languageOfUser(person)
  const theirs = words.in(language)
  const texts = theirs.sign_in_changed
  return {
    kind: 'sign_in_changed',
    language,
    subject: texts.subject({ brand }),
    body: paragraphs(theirs.hello(person), inLanguage(language, sentence), texts.not_you, LINK_MARK),
  }
}

const paragraphs = (...parts: string[]) => parts.join('\n\n')

const timeText = (language: Language, at: Date, timeZone: string) =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(at)
