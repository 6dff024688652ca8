// The mails a company may change, about accounts, with proposals, agreements, applications and invoices: what each fills in, and
// the product's own text of it.

import { LENDERS } from '#machines/applications/lenders/known.ts'
import type { Language } from '#machines/words/language.ts'
import { currentLanguage } from '#machines/words/language.ts'
import { accountTextFaults, isAccountMail } from './account-mails.ts'
import { type MailText, textFaults } from './rules.ts'
import { words } from './words.ts'

type Kind = keyof typeof words.mails
export type AgreementMailKind = 'agreement' | 'agreement_reminder' | 'agreement_copy'
export type InvoiceMailKind = 'invoice' | 'credit_note' | 'receipt'
export type AccountTextKind = 'invitation' | 'welcome' | 'password_reset' | 'password_changed'
/** Of what homeowners are sent there is a text in each language; a colleague is written to in their own. */
export type TextKind = keyof typeof words.about

type Variable = { about: keyof typeof words.variables; sample: string | keyof typeof words.samples }
type Variables = { readonly [name: string]: Variable }
type LinkRule = 'required' | 'optional' | 'none'

/** For variables described by their name, as most are. */
const like = <Name extends keyof typeof words.variables>(about: Name, sample: Variable['sample']) => ({ about, sample })

const firstname = like('firstname', 'Sam')
const company = like('company', 'company')
const brand = like('brand', 'Sunquill')
const role = like('role', 'role')
const link = like('link', 'https://app.example.com/…')
const address = like('address', '100 Example Street, Phoenix, AZ 85004')
const rep_name = like('rep_name', 'Riley Rep')
const rep_phone = like('rep_phone', '(602) 555-0142')
const invoice = like('invoice', 'INV-1001')

const agreement = { firstname, company, agreement: like('agreement', 'agreement'), address, rep_name, rep_phone }
const billing = { firstname, company, invoice, address, rep_name, rep_phone }
const expires = like('expires', '12/20/2026')

const VARIABLES = {
  invitation: {
    firstname,
    inviter: like('inviter', 'Olivia Owner'),
    company,
    role,
    days: like('days', 'days'),
    brand,
    link,
  },
  welcome: { firstname, company, role, brand, link },
  password_reset: { firstname, company, brand, link },
  password_changed: { firstname, company, brand, support: like('support', 'support@example.com') },
  proposal: {
    firstname,
    company,
    rep_name,
    rep_phone,
    address: { ...address, about: 'project_address' },
    size: like('size', '7.2 kW'),
    production: like('production', '11,980 kWh'),
    offset: like('offset', '94%'),
    price: like('price', '$18,000.00'),
    valid_until: like('valid_until', '12/20/2026'),
    link,
  },
  agreement: { ...agreement, message: like('message', 'message'), expires, link },
  agreement_reminder: { ...agreement, sent_on: like('sent_on', '11/20/2026'), expires, link },
  agreement_copy: {
    ...agreement,
    signed_on: like('signed_on', '11/21/2026'),
    attachment: like('attachment', 'attachment'),
    expires,
    link,
  },
  lender_application: {
    firstname,
    company,
    lender: like('lender', LENDERS[0]?.name ?? ''),
    product: like('product', 'product'),
    amount: like('amount_financed', '$28,850.00'),
    address,
    rep_name,
    rep_phone,
    expires: like('expires', '12/05/2026'),
    link,
  },
  invoice: {
    ...billing,
    title: like('title', 'title'),
    amount: like('amount_due', '$2,885.00'),
    due_on: like('due_on', '12/04/2026'),
    how_to_pay: like('how_to_pay', 'how_to_pay'),
  },
  credit_note: {
    ...billing,
    credit_note: like('credit_note', 'CN-1001'),
    amount: like('amount_credited', '$200.00'),
    open: like('open', '$2,685.00'),
  },
  receipt: {
    ...billing,
    amount: like('amount_paid', '$2,885.00'),
    received_on: like('received_on', '11/24/2026'),
    open: like('open', '$0.00'),
  },
} as const satisfies Record<Kind, Variables>

export type VariablesOf<K extends Kind> = keyof (typeof VARIABLES)[K]

const LINKS: Record<Kind, LinkRule> = {
  invitation: 'required',
  welcome: 'optional',
  password_reset: 'required',
  password_changed: 'none',
  proposal: 'required',
  agreement: 'required',
  agreement_reminder: 'required',
  agreement_copy: 'required',
  lender_application: 'required',
  invoice: 'none',
  credit_note: 'none',
  receipt: 'none',
}

/** Each in the language it is in; without one, in that of its reader. */
const TEXTS: Record<TextKind, { kind: Kind; language?: Language }> = {
  invitation: { kind: 'invitation' },
  welcome: { kind: 'welcome' },
  password_reset: { kind: 'password_reset' },
  password_changed: { kind: 'password_changed' },
  proposal: { kind: 'proposal', language: 'en' },
  proposal_es: { kind: 'proposal', language: 'es' },
  agreement: { kind: 'agreement', language: 'en' },
  agreement_es: { kind: 'agreement', language: 'es' },
  agreement_reminder: { kind: 'agreement_reminder', language: 'en' },
  agreement_reminder_es: { kind: 'agreement_reminder', language: 'es' },
  agreement_copy: { kind: 'agreement_copy', language: 'en' },
  agreement_copy_es: { kind: 'agreement_copy', language: 'es' },
  lender_application: { kind: 'lender_application', language: 'en' },
  lender_application_es: { kind: 'lender_application', language: 'es' },
  invoice: { kind: 'invoice', language: 'en' },
  invoice_es: { kind: 'invoice', language: 'es' },
  credit_note: { kind: 'credit_note', language: 'en' },
  credit_note_es: { kind: 'credit_note', language: 'es' },
  receipt: { kind: 'receipt', language: 'en' },
  receipt_es: { kind: 'receipt', language: 'es' },
}
const isTextKind = (name: string): name is TextKind => Object.hasOwn(TEXTS, name)
export const TEXT_KINDS: TextKind[] = Object.keys(TEXTS).filter(isTextKind)

/** '{company}' for each: a text names its values, and has them filled in when a mail is written. */
type Name = { [K in Kind]: VariablesOf<K> }[Kind]
const MARKS: { [N in Name]: string } = {
  firstname: '{firstname}',
  company: '{company}',
  brand: '{brand}',
  inviter: '{inviter}',
  role: '{role}',
  days: '{days}',
  support: '{support}',
  link: '{link}',
  address: '{address}',
  rep_name: '{rep_name}',
  rep_phone: '{rep_phone}',
  size: '{size}',
  production: '{production}',
  offset: '{offset}',
  price: '{price}',
  valid_until: '{valid_until}',
  agreement: '{agreement}',
  message: '{message}',
  expires: '{expires}',
  sent_on: '{sent_on}',
  signed_on: '{signed_on}',
  attachment: '{attachment}',
  lender: '{lender}',
  product: '{product}',
  amount: '{amount}',
  invoice: '{invoice}',
  title: '{title}',
  due_on: '{due_on}',
  how_to_pay: '{how_to_pay}',
  credit_note: '{credit_note}',
  open: '{open}',
  received_on: '{received_on}',
}

/** The product's own words. */
export function standardText(text_kind: TextKind) {
  const { kind, language = currentLanguage() } = TEXTS[text_kind]
  const { subject, body } = words.in(language).mails[kind]
  return { subject: subject(MARKS), body: body(MARKS) }
}

export const linkRuleOf = (text_kind: TextKind): LinkRule => LINKS[TEXTS[text_kind].kind]

/** One message per invalid field of a company's own text; empty if valid. */
export function faultsOfText(text_kind: TextKind, text: MailText): ReturnType<typeof textFaults> {
  const { kind } = TEXTS[text_kind]
  const faults = textFaults(text, Object.keys(VARIABLES[kind]), LINKS[kind])
  return isAccountMail(kind) ? { ...accountTextFaults(text), ...faults } : faults
}

/** The variables of a text: a description in the editor's language, a sample in the reader's. */
export function variablesOf(text_kind: TextKind): { name: string; about: string; sample: string }[] {
  const { kind, language = currentLanguage() } = TEXTS[text_kind]
  const samples: { readonly [key: string]: string } = words.in(language).samples
  const variables: Variables = VARIABLES[kind]
  return Object.entries(variables).map(([name, { about, sample }]) => ({
    name,
    about: words.variables[about],
    sample: samples[sample] ?? sample,
  }))
}

export const aboutText = (text_kind: TextKind): string => words.about[text_kind]
