// Open amounts of homeowners and lenders in one list: invoices, installments of the company's own loans, and receivables that aren't
// settled. The aging totals and the rows behind each come from this one query, so they can't disagree.
import { type SQL, sql } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { invoice_sums } from '#server/db/kept.ts'
import { rowsOf } from '#server/db/rows.ts'
import { visibleTo } from '#server/projects/access.ts'
import { keptOpen, seesAll } from './kept-sums.ts'
import type { OwnInstallment } from './owed/own-loan.ts'
import { isInvoiced } from './payers.ts'

type OpenFilter = { payer?: string; bucket?: Schemas['AgingBucket']; search?: string }
export type OpenRow = {
  kind: 'invoice' | 'installment' | 'lender'
  id: string
  payer: string
  project_id: string
  project_name: string
  project_number: string
  application_id: string | null
  title: string
  /** Of an installment. */
  number: number | null
  milestone: Schemas['LenderMilestoneName'] | null
  part: 'payment' | 'holdback' | null
  reference: string | null
  due_on: string | null
  held: boolean
  amount_cents: string
  open_cents: string
}
/** Holdbacks have no due date yet and come last. */
const NEVER = '9999-12-31'
/** To the letter as the index has it. */
const DAY_OR_NEVER = sql`(case when o.due_on is null then date '9999-12-31' else o.due_on end)`

export type Reader = {
  caller: UserCaller
  today: string
  /** From `dueInstallments`: schedules are calculated, not stored. */
  installments: readonly OwnInstallment[]
}

/** Each kind separately, filtered, with `more` of its own: so all can use their indexes. */
function openParts(
  { caller, today, installments }: Reader,
  { payer, bucket, search }: OpenFilter,
  more: (day: SQL) => SQL,
  without_invoices = false,
): SQL {
  const text = search === undefined ? undefined : `%${search}%`
  const part = (columns: SQL, day: SQL, held: SQL, reference: SQL, where: SQL) => sql`
    (select ${columns}, ${bucketOf(today, day, held)} as bucket,
      projects.name as project_name, projects.number_prefix || projects.number as project_number
    ${where} and ${visibleTo(caller) ?? sql`true`}
      and ${bucket === undefined ? sql`true` : inBucket(today, day, held, bucket)}
      and ${text === undefined ? sql`true` : sql`(projects.name ilike ${text} or ${reference} ilike ${text} or projects.number_prefix || projects.number ilike ${text})`}
      ${more(day)})`
  const invoices = part(
    sql`'invoice' as kind, o.id, o.payer, o.project_id, null::uuid as application_id, o.title, null::integer as number, null as milestone,
      null as part, o.number as reference, o.due_on, false as held, o.total_cents as amount_cents, o.open_cents`,
    sql`o.due_on`,
    sql`false`,
    sql`o.number`,
    sql`from invoices o join projects on projects.id = o.project_id
      where o.open_cents > 0 and ${isInvoiced(payer) ? sql`o.payer = ${payer}` : sql`true`}`,
  )
  const receivables = part(
    sql`'lender' as kind, o.id, o.lender as payer, o.project_id, o.application_id, '' as title, null::integer as number, o.milestone,
      o.part, a.lender_reference as reference, o.due_on, o.held, o.amount_cents, o.open_cents`,
    DAY_OR_NEVER,
    sql`o.held`,
    sql`a.lender_reference`,
    sql`from receivables o join lender_applications a on a.company_id = o.company_id and a.id = o.application_id
      join projects on projects.id = o.project_id
      where o.open_cents <> 0 and ${payer === undefined ? sql`true` : sql`o.lender = ${payer}`}`,
  )
  const due = part(
    sql`'installment' as kind, o.id, 'homeowner' as payer, o.project_id, o.id as application_id, '' as title, o.number,
      null as milestone, null as part, null as reference, o.due_on, false as held, o.amount_cents, o.open_cents`,
    sql`o.due_on`,
    sql`false`,
    sql`''`,
    sql`from jsonb_to_recordset(${JSON.stringify(installments.map(({ application_id, ...one }) => ({ id: application_id, ...one })))}::jsonb)
        as o(id uuid, project_id uuid, number integer, due_on date, amount_cents bigint, open_cents bigint)
      join projects on projects.id = o.project_id
      where true`,
  )
  const parts = [
    ...(without_invoices || (payer !== undefined && !isInvoiced(payer)) ? [] : [invoices]),
    ...(installments.length > 0 && (payer === undefined || payer === 'homeowner') ? [due] : []),
    ...(isInvoiced(payer) ? [] : [receivables]),
  ]
  return sql.join(parts, sql` union all `)
}

const openItems = (reader: Reader, filter: OpenFilter, without_invoices = false): SQL =>
  openParts(reader, filter, () => sql``, without_invoices)

/** From so many days ago until before so many. */
const DAYS_AGO: Record<Exclude<Schemas['AgingBucket'], 'held'>, readonly [number | undefined, number | undefined]> = {
  not_due: [0, undefined],
  days_1_30: [30, 0],
  days_31_60: [60, 30],
  days_61_90: [90, 60],
  over_90: [undefined, 90],
}

const bucketOf = (today: string, day: SQL, held: SQL) => sql`case
  when ${held} then 'held'
  when ${day} >= ${today}::date then 'not_due'
  when ${day} >= ${today}::date - 30 then 'days_1_30'
  when ${day} >= ${today}::date - 60 then 'days_31_60'
  when ${day} >= ${today}::date - 90 then 'days_61_90'
  else 'over_90' end`

/** The same as a date range, which an index can serve. */
function inBucket(today: string, day: SQL, held: SQL, bucket: Schemas['AgingBucket']): SQL {
  if (bucket === 'held') return held
  const [from, until] = DAYS_AGO[bucket]
  const after = from === undefined ? sql`true` : sql`${day} >= ${today}::date - ${from}::integer`
  const before = until === undefined ? sql`true` : sql`${day} < ${today}::date - ${until}::integer`
  return sql`not ${held} and ${after} and ${before}`
}

/** Of one page: `after` is the day and the id of the last row before it. */
export async function openPage(
  db: Db,
  reader: Reader,
  filter: OpenFilter,
  limit: number,
  after: { day: string; id: string } | undefined,
): Promise<OpenRow[]> {
  const first = (day: SQL) => sql`
    ${after ? sql`and (${day}, o.id) > (${after.day}::date, ${after.id}::uuid)` : sql``} order by ${day}, o.id limit ${limit}`
  return rowsOf<OpenRow>(
    await db.execute(sql`
      select kind, id, payer, project_id, project_name, project_number, application_id, title, number, milestone, part, reference,
        to_char(due_on, 'YYYY-MM-DD') as due_on, held, amount_cents, open_cents
      from (${openParts(reader, filter, first)}) open_items
      order by coalesce(due_on, ${NEVER}::date), id limit ${limit}`),
  )
}

export const dayOfRow = ({ due_on }: Pick<OpenRow, 'due_on'>) => due_on ?? NEVER

/** Invoices from the running totals if these can answer; everything else is fewer items, which are added up. */
export async function openTotal(db: Db, reader: Reader, filter: OpenFilter): Promise<number> {
  const { caller, today } = reader
  const { payer, bucket, search } = filter
  const { due_on } = invoice_sums
  const kept = seesAll(caller) && search === undefined && (payer === undefined || payer === 'homeowner')
  const of_bucket = bucket && inBucket(today, sql`${due_on}`, sql`false`, bucket)
  const cents = kept ? await keptOpen(db, of_bucket) : 0
  // The running totals include the programs', which are few, with the homeowners'.
  const of_programs = kept && payer === 'homeowner' ? await openTotal(db, reader, { ...filter, payer: 'program' }) : 0
  return cents - of_programs + (await sumOf(db, reader, filter, kept))
}

async function sumOf(db: Db, reader: Reader, filter: OpenFilter, without_invoices: boolean): Promise<number> {
  if (without_invoices && filter.payer === 'homeowner' && reader.installments.length === 0) return 0
  const items = openItems(reader, filter, without_invoices)
  const [row] = rowsOf<{ cents: string }>(
    await db.execute(sql`select coalesce(sum(open_cents), 0) as cents from (${items}) open_items`),
  )
  return Number(row?.cents ?? 0)
}

type AgingRow = { payer: string; bucket: Schemas['AgingBucket']; cents: string; count: string }

export const agingRows = async (db: Db, reader: Reader): Promise<AgingRow[]> =>
  rowsOf<AgingRow>(
    await db.execute(sql`
      select payer, bucket, sum(open_cents) as cents, count(*) as count from (${openItems(reader, {})}) open_items
      group by payer, bucket`),
  )
