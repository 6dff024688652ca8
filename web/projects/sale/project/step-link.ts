// Where the next step of a sale is done: a tab of its project, a part of that tab, or an invoice.
import type { Schemas } from '#sdk/types.ts'
import { capitalized } from '#web/lib/format.ts'
import { invoiceHref } from '../invoices/invoice-href.ts'
import { type TabId, tabHref } from './project-tabs.ts'

type Place = Omit<Schemas['NextStep'], 'sentence' | 'action' | 'tab'> & { tab: TabId }

export function stepHref(project_id: string, { tab, part, invoice_id }: Place): string {
  if (invoice_id) return invoiceHref(project_id, invoice_id)
  return part ? `${tabHref(project_id, tab)}&part=${part}` : tabHref(project_id, tab)
}

/** A step is worded to follow "Next:"; in a column it begins a line. */
export const stepWords = ({ sentence }: Pick<Schemas['NextStep'], 'sentence'>) =>
  capitalized(sentence.replace(/\.$/, ''))

/** It is done where one is already. `part` as in the address: Energy begins with use. */
export const isHere = (step: Place, tab: string, part: string | null): boolean =>
  step.invoice_id === undefined && step.tab === tab && (step.part === undefined || step.part === (part ?? 'use'))
