// What erasing leaves alone, because the law makes the company keep it: agreements with a signature, issued invoices and payments,
// and submitted applications, each for its time. Conditions on a table under the alias `t`.
import { type SQL, sql } from 'drizzle-orm'
import { KEPT_MONTHS, type KeepReason } from '#machines/projects/privacy/keep-rules.ts'

export type Moment = { company_id: number; now: Date }

const within = ({ now }: Moment, since: SQL, reason: KeepReason): SQL =>
  sql`${since} + ${`${KEPT_MONTHS[reason]} months`}::interval > ${now.toISOString()}::timestamptz`

/** The day each is kept until, in queries over its own table as `t`. */
export const untilOf = (since: SQL, reason: KeepReason): SQL =>
  sql`to_char(${since} + ${`${KEPT_MONTHS[reason]} months`}::interval, 'YYYY-MM-DD')`

export const SINCE = {
  transactions: sql`coalesce(t.completed_at, t.ended_at, t.created_at)`,
  invoices: sql`t.issued_on::timestamptz`,
  applications: sql`t.submitted_at`,
} as const
/** As long as money where the lender owes or paid some. */
const WITH_MONEY = sql`exists (select from receivables r where r.company_id = t.company_id and r.application_id = t.id)`
export const isKeptTransaction = (at: Moment): SQL => sql`(
  (exists (select from signers s where s.company_id = t.company_id and s.transaction_id = t.id and s.signed_at is not null)
    or exists (select from paper_records p where p.company_id = t.company_id and p.transaction_id = t.id and p.ended_at is null))
  and ${within(at, SINCE.transactions, 'agreement')})`
export const isKeptInvoice = (at: Moment): SQL => sql`(t.status <> 'draft' and ${within(at, SINCE.invoices, 'money')})`
export const isKeptApplication = (at: Moment): SQL => sql`(t.submitted_at is not null
  and (${within(at, SINCE.applications, 'lending')} or (${WITH_MONEY} and ${within(at, SINCE.applications, 'money')})))`
/** The reason an application that is kept is kept for. */
export const applicationUntil = sql`case when ${WITH_MONEY} then ${untilOf(SINCE.applications, 'money')}
  else ${untilOf(SINCE.applications, 'lending')} end`

const keptIds = ({ company_id, now }: Moment) => {
  const at = { company_id, now }
  const ids = (table: string, condition: SQL) =>
    sql`(select t.id from ${sql.identifier(table)} t where t.company_id = ${company_id} and ${condition})`
  return {
    transactions: ids('transactions', isKeptTransaction(at)),
    invoices: ids('invoices', isKeptInvoice(at)),
    applications: ids('lender_applications', isKeptApplication(at)),
  }
}
/** What an agreement's price was calculated from is part of it. */
export const isBasisKept = ({ company_id }: Pick<Moment, 'company_id'>, kept: KeptIds): SQL =>
  sql`t.hash in (select x.basis_hash from transactions x where x.company_id = ${company_id} and x.project_id = t.project_id
    and x.id in ${kept.transactions})`

export type KeptIds = ReturnType<typeof keptIds>

/** By table: rows that nothing touches, of whichever project. A table with `true` holds the company's own data. */
export function keptRows(at: Moment): { kept: KeptIds; rows: Readonly<Record<string, SQL>> } {
  const kept = keptIds(at)
  const of = (column: string, ids: SQL) => sql`t.${sql.identifier(column)} in ${ids}`
  const everything = sql`true`
  const own = [
    'companies',
    'users',
    'roles',
    'settings',
    'invites',
    'sessions',
    'known_devices',
    'signing_certificates',
  ]
  return {
    kept,
    rows: {
      ...Object.fromEntries([...own, 'support_accesses', 'audit_heads', 'seals'].map(name => [name, everything])),
      transactions: isKeptTransaction(at),
      signers: of('transaction_id', kept.transactions),
      transaction_events: of('transaction_id', kept.transactions),
      paper_records: of('transaction_id', kept.transactions),
      quote_bases: isBasisKept(at, kept),
      invoices: isKeptInvoice(at),
      credit_notes: everything,
      payments: everything,
      ledger_entries: everything,
      remittance_lines: everything,
      lender_applications: isKeptApplication(at),
      lender_events: of('application_id', kept.applications),
      lender_records: of('application_id', kept.applications),
      files: of('id', keptFiles(at.company_id, kept)),
    },
  }
}

/** Files that something kept names, and those that are the company's own. */
export const keptFiles = (company_id: number, kept: KeptIds): SQL => sql`(
  select x.id from (
    select t.document_file_id from transactions t where t.company_id = ${company_id}
    union select t.signed_file_id from transactions t where t.company_id = ${company_id} and t.id in ${kept.transactions}
    union select p.file_id from paper_records p where p.company_id = ${company_id} and p.transaction_id in ${kept.transactions}
    union select i.file_id from invoices i where i.company_id = ${company_id} and i.id in ${kept.invoices}
    union select c.file_id from credit_notes c where c.company_id = ${company_id}
    union select u.file_id from lender_uploads u where u.company_id = ${company_id} and u.application_id in ${kept.applications}
    union select unnest(r.file_ids) from lender_records r where r.company_id = ${company_id} and r.application_id in ${kept.applications}
    union select s.file_id from resources s where s.company_id = ${company_id}
    union select c.logo_file_id from companies c where c.company_id = ${company_id}
  ) as x (id) where x.id is not null)`
