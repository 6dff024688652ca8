// Who pays, by name.
import { lenderName } from '#machines/lenders/modes.ts'
import type { Payer } from '#machines/receivables/accounts.ts'
import type { Ports } from '../ports/ports.ts'

/** Whom invoices are to. */
export const INVOICED: Readonly<Record<Payer, string>> = { homeowner: 'Homeowners', program: 'Rebate programs' }
export const isInvoiced = (payer: string | undefined): payer is Payer => payer !== undefined && payer in INVOICED

export const payerName = (ports: Ports, payer: string): string =>
  isInvoiced(payer) ? INVOICED[payer] : lenderName(ports.lenders.dialects, payer)
