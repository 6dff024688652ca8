// The frame of an email: sender, button text, sender's address. Homeowners know the company, not the product.

import { PRODUCT_COLOR } from '#machines/company/mail/rules.ts'
import type { TextKind } from '#machines/company/mail/standard-texts.ts'
import type { Language } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

export type MailFrame = Schemas['MailFrame']

/** The sender as shown in header and footer. */
export type Letterhead = Pick<MailFrame, 'head' | 'brand_color' | 'logo_src' | 'foot'>
type Button = Exclude<keyof typeof words.buttons, 'open_product'>

export const productFrame = (brand: string, language: Language): MailFrame => ({
  head: brand,
  brand_color: PRODUCT_COLOR,
  logo_src: null,
  picture: null,
  foot: [],
  button: words.in(language).buttons.open_product({ brand }),
  language,
})

/** A mail of the company about what its button leads to. One about an invoice carries no link, so its button is never shown. */
export const companyFrame = (
  letterhead: Letterhead,
  button: Button,
  language: Language,
  picture: MailFrame['picture'] = null,
): MailFrame => ({ ...letterhead, picture, button: words.in(language).buttons[button], language })

/** The button of a text that a company may change; none if the product is the sender. */
export const BUTTON_OF_TEXT: Partial<Record<TextKind, Button>> = {
  proposal: 'proposal',
  proposal_es: 'proposal',
  agreement: 'agreement',
  agreement_es: 'agreement',
  agreement_reminder: 'agreement_reminder',
  agreement_reminder_es: 'agreement_reminder',
  agreement_copy: 'agreement_copy',
  agreement_copy_es: 'agreement_copy',
  lender_application: 'lender_application',
  lender_application_es: 'lender_application',
  invoice: 'invoice',
  invoice_es: 'invoice',
  credit_note: 'invoice',
  credit_note_es: 'invoice',
  receipt: 'invoice',
  receipt_es: 'invoice',
}
