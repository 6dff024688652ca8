// Which tables a statement may change, read from its text: what a transaction read of them is out of date then (read-once.ts).
import { isRead } from './query-only.ts'

/** Tables that triggers write to beside the one a statement names, see tests/db/read-once. */
export const WRITTEN_BESIDE: Readonly<Record<string, readonly string[]>> = {
  adders: ['adder_versions'],
  companies: ['project_sums'],
  files: ['file_parts'],
  inverters: ['maker_counts'],
  invoices: ['invoice_sums'],
  lender_applications: ['project_sums', 'projects'],
  panels: ['maker_counts'],
  projects: ['project_sums'],
  proposals: ['project_sums', 'projects'],
  storage: ['maker_counts'],
  transactions: ['project_sums', 'projects'],
}

/** What a company sets up seldom: a lock is never waited for on account of these, and no deletion elsewhere takes their rows along. */
const SET_UP = new Set([
  'adders',
  'agreements',
  'agreement_versions',
  'companies',
  'financing_options',
  'incentives',
  'inverters',
  'lender_connections',
  'panels',
  'proposal_templates',
  'settings',
  'storage',
  'utility_terms',
])

const QUERIED = /\b(?:from|join) "?(\w+)"?/g
const WRITTEN = /\b(?:insert into|(?<!for )update) "?(\w+)"?/gi
const CHANGES_ELSEWHERE = /\bdelete from\b|^\s*rollback\b|^\s*select remove_/i

const tablesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])
const names = (text: string, table: string) => new RegExp(`\\b${table}\\b`).test(text)

/** Whether a statement may change what a query answers; undefined where it changes nothing at all. */
export function changeBy(statement: string): ((query: string) => boolean) | undefined {
  const elsewhere = CHANGES_ELSEWHERE.test(statement)
  if (isRead(statement) && !elsewhere) return undefined
  const written = new Set(tablesIn(statement, WRITTEN).flatMap(table => [table, ...(WRITTEN_BESIDE[table] ?? [])]))
  // Behind a lock others may have changed what was read before it; a deletion takes along what refers to its rows.
  if (elsewhere || written.size === 0)
    return query => tablesIn(query, QUERIED).some(table => !SET_UP.has(table) || names(statement, table))
  return query => [...written].some(table => names(query, table))
}
