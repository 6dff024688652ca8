// What stands around a mail's words: its head, and the words on its button. A homeowner knows the company, not the product.
// Pure: the browser shows it while someone types.

import type { AgreementMailKind } from '#machines/mail/agreement-texts.ts'
import type { TextKind } from '#machines/mail/rules.ts'
import type { Schemas } from '#sdk/types.ts'

export type MailFrame = Schemas['MailFrame']

export const productFrame = (brand: string): MailFrame => ({ head: brand, button: `Open ${brand}`, language: 'en' })

export const proposalFrame = (company: string, language: Schemas['Language']): MailFrame => ({
  head: company,
  button: language === 'es' ? 'Ver su propuesta' : 'See your proposal',
  language,
})

const AGREEMENT_BUTTONS: Record<AgreementMailKind, Record<Schemas['Language'], string>> = {
  agreement: { en: 'Read and sign', es: 'Leer y firmar' },
  agreement_reminder: { en: 'Read and sign', es: 'Leer y firmar' },
  agreement_copy: { en: 'See the signed agreement', es: 'Ver el acuerdo firmado' },
}

export const agreementFrame = (company: string, kind: AgreementMailKind, language: Schemas['Language']): MailFrame => ({
  head: company,
  button: AGREEMENT_BUTTONS[kind][language],
  language,
})

export const lenderFrame = (company: string, language: Schemas['Language']): MailFrame => ({
  head: company,
  button: language === 'es' ? 'Completar la solicitud' : 'Fill in the application',
  language,
})

/** It carries no link, so its button is never shown. */
export const invoiceFrame = (company: string, language: Schemas['Language']): MailFrame => ({
  head: company,
  button: language === 'es' ? 'Ver la factura' : 'See the invoice',
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
      return productFrame(brand)
  }
}
