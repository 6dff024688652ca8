// Who pays, by name.
import { lenderName } from '#machines/applications/lenders/modes.ts'
import type { Payer } from '#machines/money/receivables/accounts.ts'
import type { Ports } from '#server/ports/ports.ts'
import { words } from './words.ts'

/** Payers who get invoices. */
const INVOICED: readonly string[] = ['homeowner', 'program'] satisfies Payer[]
export const isInvoiced = (payer: string | undefined): payer is Payer => payer !== undefined && INVOICED.includes(payer)

export const payerName = (ports: Ports, payer: string): string =>
  isInvoiced(payer) ? words.payer[payer] : lenderName(ports.lenders.dialects, payer)
