// What stands around a mail's words: its head, and the words on its button. A homeowner knows the company, not the product.
// Pure: the browser shows it while someone types.
import type { Schemas } from '#sdk/types.ts'

export type MailFrame = Schemas['MailFrame']

export const productFrame = (brand: string): MailFrame => ({ head: brand, button: `Open ${brand}`, language: 'en' })

export const proposalFrame = (company: string, language: Schemas['Language']): MailFrame => ({
  head: company,
  button: language === 'es' ? 'Ver su propuesta' : 'See your proposal',
  language,
})
