// What stands around a mail's words: its head, and the words on its button. A homeowner knows the company, not the product.
// Pure: the browser shows it while someone types.

import type { AgreementMailKind, TextKind } from '#machines/mail/standard-texts.ts'
import type { Language } from '#machines/words/language.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

export type MailFrame = Schemas['MailFrame']

const buttons = (language: Language) => words.in(language).buttons

export const productFrame = (brand: string, language: Language): MailFrame => ({
  head: brand,
  button: buttons(language).open_product({ brand }),
  language,
})

export const proposalFrame = (company: string, language: Language): MailFrame => ({
  head: company,
  button: buttons(language).proposal,
  language,
})

export const agreementFrame = (company: string, kind: AgreementMailKind, language: Language): MailFrame => ({
  head: company,
  button: buttons(language)[kind],
  language,
})

export const lenderFrame = (company: string, language: Language): MailFrame => ({
  head: company,
  button: buttons(language).lender_application,
  language,
})

/** It carries no link, so its button is never shown. */
export const invoiceFrame = (company: string, language: Language): MailFrame => ({
  head: company,
  button: buttons(language).invoice,
  language,
})

/** Of a text a company may change. */
export function frameOfText(kind: TextKind, company: string, brand: string): MailFrame {
  switch (kind) {
    case 'proposal':
      return proposalFrame(company, 'en')
    case 'proposal_es':
      return proposalFrame(company, 'es')
    case 'agreement':
    case 'agreement_reminder':
    case 'agreement_copy':
      return agreementFrame(company, kind, 'en')
    case 'agreement_es':
      return agreementFrame(company, 'agreement', 'es')
    case 'agreement_reminder_es':
      return agreementFrame(company, 'agreement_reminder', 'es')
    case 'agreement_copy_es':
      return agreementFrame(company, 'agreement_copy', 'es')
    case 'lender_application':
      return lenderFrame(company, 'en')
    case 'lender_application_es':
      return lenderFrame(company, 'es')
    case 'invoice':
    case 'credit_note':
    case 'receipt':
      return invoiceFrame(company, 'en')
    case 'invoice_es':
    case 'credit_note_es':
    case 'receipt_es':
      return invoiceFrame(company, 'es')
    default:
      return productFrame(brand, currentLanguage())
  }
}
