// What a company's contacts are for: as its people say it, and as a homeowner does.
import type { Schemas } from '#sdk/types.ts'

type Purpose = Schemas['ContactPurpose']
export const PURPOSES: readonly Purpose[] = ['sales', 'installation', 'service', 'billing']

export const PURPOSE_WORDS: Record<Purpose, { title: string; note: string; homeowner: string }> = {
  sales: { title: 'Sales questions', note: 'Before anything is signed.', homeowner: 'Questions before you decide' },
  installation: {
    title: 'Installation',
    note: 'Also named on the page after signing.',
    homeowner: 'Your installation',
  },
  service: {
    title: 'Service and warranty',
    note: 'Once the system runs, and when it does not.',
    homeowner: 'Service and warranty',
  },
  billing: { title: 'Billing', note: 'Invoices and payments.', homeowner: 'Invoices and payments' },
}
