// What an erasure would delete and what it would leave, counted by the conditions that the erasure itself uses.
import { type SQL, sql } from 'drizzle-orm'
import { lenderName } from '#machines/applications/lenders/modes.ts'
import type { KeepReason } from '#machines/projects/privacy/keep-rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { DIALECTS } from '#server/applications/lenders/registry.ts'
import { uuids } from '#server/db/among.ts'
import type { Db } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { projectNumber } from '#server/projects/view.ts'
import {
  applicationUntil,
  isKeptApplication,
  isKeptInvoice,
  isKeptTransaction,
  keptRows,
  type Moment,
  SINCE,
  untilOf,
} from './kept.ts'
import { filesOfProjects, rowsOfProjects, type What } from './project-rows.ts'
import type { Scope } from './scope.ts'
import { words } from './words.ts'

/** A row of several tables counts once: for the one that people know. */
const COUNTED = new Set([
  'homeowners',
  'projects',
  'drawings',
  'simulations',
  'notes',
  'tasks',
  'proposals',
  'transactions',
  'lender_applications',
  'invoices',
  'links',
  'notifications',
])

export async function countErased(db: Db, at: Moment, scope: Scope): Promise<Schemas['PrivacyCount'][]> {
  const { company_id } = at
  const { kept } = keptRows(at)
  const ids = [...scope.deleted, ...scope.emptied]
  const rows = rowsOfProjects(company_id, kept, ids, scope.deleted).filter(({ table }) => COUNTED.has(table))
  const counts: { what: What; query: SQL }[] = rows.map(({ table, what, where }) => ({
    what,
    query: sql`select count(*)::integer from ${sql.identifier(table)} t where t.company_id = ${company_id} and ${where}`,
  }))
  counts.push(
    {
      what: 'homeowners',
      query: sql`select ${scope.homeowner_ids.length}::integer - count(*)::integer from homeowners t
        where t.company_id = ${company_id} and t.project_id = any(${uuids(scope.deleted)}) and t.id = any(${uuids(scope.homeowner_ids)})`,
    },
    { what: 'files', query: sql`select count(*)::integer from (${filesOfProjects(company_id, kept, ids)}) f` },
    {
      what: 'emails',
      query: sql`select count(*)::integer from mails t where t.company_id = ${company_id} and ${mailsOf(company_id, scope)}`,
    },
    {
      what: 'imports',
      query: sql`select count(*)::integer from sheet_import_rows t where t.company_id = ${company_id} and ${importRowsOf(scope)}`,
    },
    {
      what: 'audit_entries',
      query: sql`select count(*)::integer from audits t where t.company_id = ${company_id} and t.project_id = any(${uuids(ids)})`,
    },
  )
  const [row] = rowsOf<{ counts: number[] }>(
    await db.execute(
      sql`select array[${sql.join(
        counts.map(({ query }) => sql`(${query})`),
        sql`, `,
      )}] as counts`,
    ),
  )
  const sums = new Map<What, number>()
  for (const [n, { what }] of counts.entries()) sums.set(what, (sums.get(what) ?? 0) + Number(row?.counts[n] ?? 0))
  return [...sums].filter(([, count]) => count > 0).map(([what, count]) => ({ what, count }))
}

/** Emails to them, and those about what goes with their projects. */
export function mailsOf(company_id: number, { people, deleted, emptied }: Scope): SQL {
  const emails = people.flatMap(({ email }) => (email ? email.toLowerCase() : []))
  const ids = uuids([...deleted, ...emptied])
  return sql`(t.to_key = any(${sql.param(emails)}::text[])
    or t.signer_id in (select s.id from signers s join transactions x on x.company_id = s.company_id and x.id = s.transaction_id
      where x.company_id = ${company_id} and x.project_id = any(${ids}))
    or t.lender_application_id in (select a.id from lender_applications a where a.company_id = ${company_id} and a.project_id = any(${ids}))
    or t.invoice_id in (select i.id from invoices i where i.company_id = ${company_id} and i.project_id = any(${ids}))
    or t.id in (select s.mail_id from proposal_sends s where s.company_id = ${company_id} and s.project_id = any(${ids})))`
}

export const importRowsOf = ({ homeowner_ids, deleted, emptied }: Scope): SQL =>
  sql`(t.homeowner_id = any(${uuids(homeowner_ids)}) or t.row_id = any(${uuids([...deleted, ...emptied])}))`

type KeptRow = { reason: KeepReason; what: string | null; number_prefix: string; number: number; until: string }

/** Documents in any of their projects that stay as they are. */
export async function listKept(
  db: Db,
  at: Moment,
  { deleted, emptied, shared }: Scope,
): Promise<Schemas['PrivacyKept'][]> {
  const of = (table: string, reason: KeepReason, what: SQL, until: SQL, condition: SQL) => sql`
    select ${reason}::text as reason, ${what} as what, p.number_prefix, p.number, ${until} as until
    from ${sql.identifier(table)} t join projects p on p.company_id = t.company_id and p.id = t.project_id
    where t.company_id = ${at.company_id} and t.project_id = any(${uuids([...deleted, ...emptied, ...shared])}) and ${condition}`
  const rows = rowsOf<KeptRow>(
    await db.execute(sql`
      ${of('transactions', 'agreement', sql`t.content ->> 'name'`, untilOf(SINCE.transactions, 'agreement'), isKeptTransaction(at))}
      union all ${of('invoices', 'money', sql`t.number`, untilOf(SINCE.invoices, 'money'), isKeptInvoice(at))}
      union all ${of('lender_applications', 'lending', sql`t.lender`, applicationUntil, isKeptApplication(at))}
      order by 4, 1, 2`),
  )
  return rows.map(({ reason, what, until, ...project }) => ({
    reason,
    what:
      reason === 'money'
        ? words.invoice({ number: what ?? '' })
        : reason === 'lending'
          ? words.application({ lender: lenderName(DIALECTS, what ?? '') })
          : (what ?? ''),
    project_number: projectNumber(project),
    until,
  }))
}
