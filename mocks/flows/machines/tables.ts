// Every table that flows are made of: a test compares their statuses with the contract's.
import type { Flows } from '../arazzo.ts'
import type { Table } from '../table.ts'
import { INVOICES, invoiceFlows } from './money/invoices.ts'
import { REMITTANCES, remittanceFlows } from './money/remittances.ts'
import { cashFlows, UNAPPLIED_CASH } from './money/unapplied-cash.ts'

/** By the name of their document. */
export const TABLES: Record<string, { flows: () => Flows; tables: readonly Table[] }> = {
  invoices: { flows: invoiceFlows, tables: [INVOICES] },
  remittances: { flows: remittanceFlows, tables: [REMITTANCES] },
  'unapplied-cash': { flows: cashFlows, tables: [UNAPPLIED_CASH] },
}
