// Who pays, by name.
import type { Ports } from '../ports/ports.ts'

/** A lender that is no longer spoken with keeps its code. */
export const payerName = (ports: Ports, payer: string): string =>
  payer === 'homeowner' ? 'Homeowners' : (ports.lenders.dialects.find(({ code }) => code === payer)?.name ?? payer)
