// All tables that flows are generated from: a test compares their statuses with the contract's.
import type { Flows } from '../arazzo.ts'
import type { Table } from '../table.ts'
import { INVOICES, invoiceFlows } from './money/invoices.ts'
import { REMITTANCES, remittanceFlows } from './money/remittances.ts'
import { cashFlows, UNAPPLIED_CASH } from './money/unapplied-cash.ts'
import { APPROVALS, approvalFlows } from './work/approvals.ts'
import { TASKS, taskFlows } from './work/tasks.ts'

/** By the name of their document. */
export const TABLES: Record<string, { flows: () => Flows; tables: readonly Table[] }> = {
  invoices: { flows: invoiceFlows, tables: [INVOICES] },
  remittances: { flows: remittanceFlows, tables: [REMITTANCES] },
  tasks: { flows: taskFlows, tables: [TASKS] },
  approvals: { flows: approvalFlows, tables: [APPROVALS] },
  'unapplied-cash': { flows: cashFlows, tables: [UNAPPLIED_CASH] },
}
