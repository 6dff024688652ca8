// What the product writes to its own users about their accounts: in the company's words where it has chosen its own.

import { type AccountTextKind, fillText, LINK_MARK, STANDARD_TEXTS } from '#machines/mail/rules.ts'
import type { Db } from '../db/database.ts'
import { companies } from '../db/schema/company.ts'
import type { Ports } from '../ports/ports.ts'
import { readSetting } from '../settings/store.ts'
import type { NewMail } from './write-mail.ts'

type Text = Pick<NewMail, 'kind' | 'subject' | 'body'>
type Values<K extends AccountTextKind> = {
  [N in Exclude<keyof (typeof STANDARD_TEXTS)[K]['variables'], 'company' | 'brand' | 'support' | 'link'>]:
    | string
    | undefined
}

/** Needs a transaction inside the company's tenant. */
export async function accountText<K extends AccountTextKind>(
  db: Db,
  ports: Ports,
  kind: K,
  values: Values<K>,
): Promise<Text> {
  const { value } = await readSetting(db, 'mail_texts')
  const [company] = await db.select({ name: companies.name }).from(companies)
  const { subject, body } = value.texts[kind] ?? STANDARD_TEXTS[kind]
  const all = { ...values, company: company?.name, brand: ports.brand, support: ports.support_email }
  return { kind, subject: fillText(subject, all), body: fillText(body, all) }
}

/** To whoever sets a company up: nobody can have changed its words before. */
export const companyReadyMail = (brand: string, person: { firstname: string }, company: string): Text => ({
  kind: 'welcome',
  subject: `${company} is on ${brand}`,
  body: [
    `Hello ${person.firstname},`,
    `${company} is set up: roles for your team, a catalogue of panels, inverters and adders, and cash and loan offers to begin with. Change all of it to what you sell.`,
    'Your first project takes a few minutes: the homeowner, the roof, the price and a proposal to show.',
    LINK_MARK,
  ].join('\n\n'),
})

/**
 * To whoever signs up, whose company is made when they open the link. Nothing that was typed is in it: anyone can enter
 * somebody else's email, and what the product writes there is not theirs to choose.
 */
export const finishSignUpMail = (brand: string): Text => ({
  kind: 'sign_up',
  subject: `Finish setting up your company on ${brand}`,
  body: [
    `Open the link and enter the password you chose to finish setting up your company on ${brand}. The link works for 24 hours.`,
    LINK_MARK,
    "If you didn't sign up, ignore this email. No account is made.",
  ].join('\n\n'),
})

/** To whoever signs up with an email that has an account: the page must not say so. */
export const accountExistsMail = (brand: string): Text => ({
  kind: 'sign_up',
  subject: `You already have an account on ${brand}`,
  body: [
    `Someone, probably you, signed up on ${brand} with this email. You already have an account, so no new one was made.`,
    LINK_MARK,
    "Forgot your password? Choose \u201cForgot your password?\u201d on the sign-in page. If it wasn't you, ignore this email.",
  ].join('\n\n'),
})

/** To whoever cannot sign in because strangers try to: in the product's own words, as it is about the product's own safety. */
export const signInLinkMail = (brand: string, person: { firstname: string }): Text => ({
  kind: 'sign_in_link',
  subject: `Sign in to ${brand}`,
  body: [
    `Hello ${person.firstname},`,
    `Use this link to sign in to ${brand} with your password. It works for an hour.`,
    LINK_MARK,
    "If you didn't ask for it, ignore this email. The link doesn't work without your password.",
  ].join('\n\n'),
})

type NewDevice = { device: string; ip: string; at: Date; timezone: string }

/** To whoever signs in from a browser not seen before, in the product's own words for the same reason. */
export const newDeviceMail = (
  brand: string,
  person: { firstname: string },
  { device, ip, at, timezone }: NewDevice,
): Text => ({
  kind: 'new_device',
  subject: `New sign-in to your ${brand} account`,
  body: [
    `Hello ${person.firstname},`,
    `Your account was just used to sign in on a new device: ${device}${ip === '' ? '' : `, IP address ${ip}`}, ${timeText(at, timezone)}.`,
    "If this was you, there's nothing to do. If it wasn't, set a new password now. That signs out every device.",
    LINK_MARK,
  ].join('\n\n'),
})

const timeText = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at)
