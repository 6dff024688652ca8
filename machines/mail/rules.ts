// The words of the mails a company may change, about accounts, with proposals, agreements and applications, and how a mail looks. Pure, so that the
// browser shows while someone types what the server will send.

import { AGREEMENT_TEXTS } from './agreement-texts.ts'
import { INVOICE_TEXTS } from './invoice-texts.ts'
import { LENDER_TEXTS } from './lender-texts.ts'
import { paragraphs } from './parts.ts'
import { PROPOSAL_TEXTS } from './proposal-texts.ts'

/** Stands in a mail's text where its link goes. It is put in when the mail is delivered and is kept nowhere in clear. */
export const LINK_MARK = '{link}'

export type MailText = { subject: string; body: string }
type Variable = { about: string; sample: string }
type Kind = MailText & { about: string; link: 'required' | 'optional' | 'none'; variables: Record<string, Variable> }

const firstname = { about: 'First name of whom it is to', sample: 'Sam' }
const company = { about: 'Your company', sample: 'Your company' }
const brand = { about: 'Name of the product', sample: 'Sunquill' }
const role = { about: 'Role they have', sample: 'Sales Rep' }
const link = { about: 'The link, as a button where it stands alone', sample: 'https://app.example.com/…' }

/** The product's own text of each. A sample may be the company's real name once the server knows it. */
export const STANDARD_TEXTS = {
  invitation: {
    about: 'To someone you invite to your team.',
    link: 'required',
    variables: {
      firstname,
      inviter: { about: 'Who invites', sample: 'Olivia Owner' },
      company,
      role: { ...role, about: 'Role they are invited into' },
      days: { about: 'How long the link works', sample: '7 days' },
      brand,
      link,
    },
    subject: '{inviter} invites you to {company}',
    body: paragraphs(
      'Hello {firstname},',
      '{inviter} invites you to work with {company} on {brand}, as {role}.',
      LINK_MARK,
      'The link works once, for {days}. If you do not know {company}, leave it alone: nothing happens.',
    ),
  },
  welcome: {
    about: 'To someone who has just joined your team.',
    link: 'optional',
    variables: { firstname, company, role, brand, link },
    subject: 'Welcome to {company}',
    body: paragraphs(
      'Hello {firstname},',
      'your account with {company} is ready, as {role}. Sign in with this e-mail and the password you chose.',
      LINK_MARK,
    ),
  },
  password_reset: {
    about: 'To someone who asked for a new password.',
    link: 'required',
    variables: { firstname, company, brand, link },
    subject: 'A new password for {brand}',
    body: paragraphs(
      'Hello {firstname},',
      'someone, probably you, asked to set a new password for this e-mail.',
      LINK_MARK,
      'The link works once, for one hour. If it was not you, leave it alone: your password stays as it is.',
    ),
  },
  password_changed: {
    about: 'To someone whose password was changed.',
    link: 'none',
    variables: {
      firstname,
      company,
      brand,
      support: { about: 'E-mail of support', sample: 'support@example.com' },
    },
    subject: 'Your {brand} password was changed',
    body: paragraphs(
      'Hello {firstname},',
      'the password of your account was changed just now, and you were signed out everywhere else.',
      'If it was not you, write to {support} at once.',
    ),
  },
  ...PROPOSAL_TEXTS,
  ...AGREEMENT_TEXTS,
  ...LENDER_TEXTS,
  ...INVOICE_TEXTS,
} as const satisfies Record<string, Kind>

export type TextKind = keyof typeof STANDARD_TEXTS
export type AccountTextKind = Exclude<
  TextKind,
  keyof typeof PROPOSAL_TEXTS | keyof typeof AGREEMENT_TEXTS | keyof typeof LENDER_TEXTS | keyof typeof INVOICE_TEXTS
>

const named = (text: string) => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name.trim())

/** What a text may not be, a sentence for each field; nothing when it is fine. */
export function textFaults(
  { subject, body }: MailText,
  known: readonly string[],
  link_rule: Kind['link'],
): { subject?: string; body?: string } {
  const unknown = (text: string, names: readonly string[]) => {
    const wrong = [...new Set(named(text).filter(name => !names.includes(name)))]
    if (wrong.length === 0) return undefined
    const list = wrong.map(name => `{${name}}`).join(', ')
    return `There is no ${list} in this mail. You can use ${names.map(name => `{${name}}`).join(', ')}.`
  }
  const in_subject = known.filter(name => name !== 'link')
  const subject_fault = named(subject).includes('link')
    ? 'The link belongs into the text, not into the subject.'
    : /[\r\n]/.test(subject)
      ? 'The subject is one line.'
      : subject.trim() === ''
        ? 'Enter a subject.'
        : unknown(subject, in_subject)
  const body_fault =
    body.trim() === ''
      ? 'Enter a text.'
      : (unknown(body, known) ??
        (link_rule === 'required' && !named(body).includes('link')
          ? 'This mail is for its link. Put {link} where it goes.'
          : undefined))
  return { ...(subject_fault ? { subject: subject_fault } : {}), ...(body_fault ? { body: body_fault } : {}) }
}

/**
 * Puts values in; `{link}` stays for the delivery. One that is not known goes with the space before it: 'Hello {firstname},'
 * becomes 'Hello,'. A value brings no braces of its own: a person called '{link}' is given none.
 */
export const fillText = (text: string, values: Record<string, string | undefined>): string =>
  text.replaceAll(/( ?)\{ *(\w+) *\}/g, (mark: string, space: string, name: string) => {
    if (name === 'link') return `${space}${LINK_MARK}`
    if (!Object.hasOwn(values, name)) return mark
    const value = (values[name] ?? '').replaceAll(/[{}\r\n]/g, ' ').trim()
    return value === '' ? '' : `${space}${value}`
  })

/**
 * The same for words of more lines: one whose variable has no value is left out, and with its last line a paragraph. A
 * variable that is not in `values` stays.
 */
export const fillLines = (text: string, values: Record<string, string | undefined>): string =>
  text
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .map(paragraph =>
      paragraph
        .split(/\r?\n/)
        .filter(line => named(line).every(name => !Object.hasOwn(values, name) || values[name]))
        .map(line => fillText(line, values))
        .join('\n'),
    )
    .filter(paragraph => paragraph.trim() !== '')
    .join('\n\n')

/** A paragraph is the link alone, as a button, or lines of text in which the link may stand. */
export type Block = 'link' | string[]

export const blocksOf = (body: string): Block[] =>
  body
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '')
    .map(paragraph => (paragraph === LINK_MARK ? 'link' : paragraph.split(/\r?\n/)))

/** How a mail looks, the same in every theme: mail programs know no tokens. React and the server both write it from here. */
export const MAIL_LOOK = {
  page: {
    margin: '0',
    background: '#f7f5f0',
    padding: '32px 16px',
    font: "16px/1.6 -apple-system,'Segoe UI',Helvetica,Arial,sans-serif",
    color: '#24211b',
  },
  card: {
    maxWidth: '560px',
    margin: '0 auto',
    background: '#ffffff',
    border: '1px solid #e4dfd4',
    borderRadius: '8px',
    padding: '32px',
  },
  brand: { margin: '0 0 24px', fontWeight: '600' },
  paragraph: { margin: '0 0 16px' },
  action: { margin: '24px 0' },
  button: {
    background: '#24211b',
    color: '#ffffff',
    borderRadius: '6px',
    padding: '12px 20px',
    textDecoration: 'none',
    display: 'inline-block',
  },
  address: { margin: '0 0 16px', fontSize: '13px', color: '#6b665c', wordBreak: 'break-all' },
  inline: { color: '#24211b', wordBreak: 'break-all' },
} as const
