// Which mails carry what opens an account or decides in a user's name, or warn of its use. They leave only through the
// installation's mail server, and no company reads their links: a user who sets a company's channel may have fewer permissions than the recipient.
import type { Schemas } from '#sdk/types.ts'
import type { MailText } from './rules.ts'
import { words } from './words.ts'

export type MailKind = Schemas['Mail']['kind']

/** A new kind doesn't compile before it is answered here. */
const IS_ACCOUNT_MAIL: Record<MailKind, boolean> = {
  password_reset: true,
  sign_in_link: true,
  invitation: true,
  sign_up: true,
  approval: true,
  // Security alerts: an attacker in the account must not be able to turn them off.
  password_changed: true,
  new_device: true,
  sign_in_changed: true,
  // Their link is the product's address, which asks for a session.
  welcome: false,
  message: false,
  notification: false,
  crash_report: false,
  // To homeowners, from the company: what their links open is theirs, and no account.
  proposal: false,
  agreement: false,
  agreement_reminder: false,
  agreement_copy: false,
  lender_application: false,
  invoice: false,
  credit_note: false,
  receipt: false,
}

export const isMailKind = (name: string): name is MailKind => Object.hasOwn(IS_ACCOUNT_MAIL, name)
export const isAccountMail = (kind: MailKind): boolean => IS_ACCOUNT_MAIL[kind]
export const ACCOUNT_MAILS: readonly MailKind[] = Object.keys(IS_ACCOUNT_MAIL).filter(isMailKind).filter(isAccountMail)

/** With and without a scheme, since mail programs link both; email addresses don't count. */
const WEB_ADDRESS = /:\/\/|(?<![@\p{L}\p{N}_.-])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?![\p{L}\p{N}_@])/u
const LINK = /(\S?)\{ *link *\}(\S*)/g

/** Rejects changes to an account email's text around its link that could send the secret elsewhere. */
export function accountTextFaults({ subject, body }: MailText): { subject?: string; body?: string } {
  const joins = [...body.matchAll(LINK)].some(([, before, after = '']) => before || !/^[.,;:!?)]*$/.test(after))
  const body_fault = joins ? words.link_apart : WEB_ADDRESS.test(body) ? words.no_other_address : undefined
  return {
    ...(WEB_ADDRESS.test(subject) ? { subject: words.no_other_address } : {}),
    ...(body_fault ? { body: body_fault } : {}),
  }
}
