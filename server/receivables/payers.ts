// Who pays, by name.
import type { Payer } from '#machines/receivables/accounts.ts'
import type { Ports } from '../ports/ports.ts'

/** Whom invoices are to. */
export const INVOICED: Readonly<Record<Payer, string>> = { homeowner: 'Homeowners', program: 'Rebate programs' }
export const isInvoiced = (payer: string | undefined): payer is Payer => payer !== undefined && payer in INVOICED

/** A lender that is no longer spoken with keeps its code. */
export const payerName = (ports: Ports, payer: string): string =>
  isInvoiced(payer) ? INVOICED[payer] : (ports.lenders.dialects.find(({ code }) => code === payer)?.name ?? payer)
