// Purposes of a company's contacts, worded for its team and for homeowners.
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

type Purpose = Schemas['ContactPurpose']
export const PURPOSES: readonly Purpose[] = ['sales', 'installation', 'service', 'billing']

export const PURPOSE_WORDS: Record<Purpose, { title: string; note: string; homeowner: string }> = {
  sales: {
    title: words.sales_questions,
    note: words.before_anything_signed,
    homeowner: words.questions_before_you_decide,
  },
  installation: {
    title: words.installation,
    note: words.also_named_page_after,
    homeowner: words.your_installation,
  },
  service: {
    title: words.service_warranty,
    note: words.once_system_runs_when,
    homeowner: words.service_warranty,
  },
  billing: { title: words.billing, note: words.invoices_payments, homeowner: words.invoices_payments_homeowner },
}
