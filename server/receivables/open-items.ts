// What is open now, of homeowners and lenders in one list: the invoices and receivables that have something open. The sums by
// age and the rows behind each are made of this one query, so that they cannot disagree.
import { type SQL, sql } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { visibleTo } from '../projects/access.ts'

export type OpenFilter = { payer?: string; bucket?: Schemas['AgingBucket']; search?: string }
export type OpenRow = {
  kind: 'invoice' | 'lender'
  id: string
  payer: string
  project_id: string
  project_name: string
  project_number: string
  application_id: string | null
  title: string
  milestone: Schemas['LenderMilestoneName'] | null
  part: 'payment' | 'holdback' | null
  reference: string | null
  due_on: string | null
  held: boolean
  amount_cents: string
  open_cents: string
}
/** What is held back has no day yet and comes last. */
const NEVER = '9999-12-31'

export function openItems(caller: UserCaller, today: string, { payer, bucket, search }: OpenFilter): SQL {
  const text = search === undefined ? undefined : `%${search}%`
  return sql`
    select o.*, projects.name as project_name, projects.number_prefix || projects.number as project_number from (
      select *, ${bucketOf(today)} as bucket from (
        select 'invoice' as kind, id, 'homeowner' as payer, project_id, null::uuid as application_id, title,
          null as milestone, null as part, number as reference, due_on, false as held, total_cents as amount_cents, open_cents
        from invoices where open_cents > 0
        union all
        select 'lender', r.id, r.lender, r.project_id, r.application_id, '', r.milestone, r.part, a.lender_reference, r.due_on,
          r.held, r.amount_cents, r.open_cents
        from receivables r join lender_applications a on a.company_id = r.company_id and a.id = r.application_id
        where r.open_cents <> 0) items) o
    join projects on projects.id = o.project_id
    where ${visibleTo(caller) ?? sql`true`}
      and ${payer === undefined ? sql`true` : sql`o.payer = ${payer}`}
      and ${bucket === undefined ? sql`true` : sql`o.bucket = ${bucket}`}
      and ${text === undefined ? sql`true` : sql`(projects.name ilike ${text} or o.reference ilike ${text} or projects.number_prefix || projects.number ilike ${text})`}`
}

const bucketOf = (today: string) => sql`case
  when held then 'held'
  when due_on >= ${today}::date then 'not_due'
  when due_on >= ${today}::date - 30 then 'days_1_30'
  when due_on >= ${today}::date - 60 then 'days_31_60'
  when due_on >= ${today}::date - 90 then 'days_61_90'
  else 'over_90' end`

/** Of one page: `after` is the day and the id of the last row before it. */
export async function openPage(
  db: Db,
  items: SQL,
  limit: number,
  after: { day: string; id: string } | undefined,
): Promise<OpenRow[]> {
  const from = after ? sql`(coalesce(due_on, ${NEVER}::date), id) > (${after.day}::date, ${after.id}::uuid)` : sql`true`
  return rowsOf<OpenRow>(
    await db.execute(sql`
      select kind, id, payer, project_id, project_name, project_number, application_id, title, milestone, part, reference,
        to_char(due_on, 'YYYY-MM-DD') as due_on, held, amount_cents, open_cents
      from (${items}) open_items where ${from} order by coalesce(due_on, ${NEVER}::date), id limit ${limit}`),
  )
}

export const dayOfRow = ({ due_on }: Pick<OpenRow, 'due_on'>) => due_on ?? NEVER

export async function openTotal(db: Db, items: SQL): Promise<number> {
  const [row] = rowsOf<{ cents: string }>(
    await db.execute(sql`select coalesce(sum(open_cents), 0) as cents from (${items}) open_items`),
  )
  return Number(row?.cents ?? 0)
}

export type AgingRow = { payer: string; bucket: Schemas['AgingBucket']; cents: string; count: string }

export const agingRows = async (db: Db, caller: UserCaller, today: string): Promise<AgingRow[]> =>
  rowsOf<AgingRow>(
    await db.execute(sql`
      select payer, bucket, sum(open_cents) as cents, count(*) as count from (${openItems(caller, today, {})}) open_items
      group by payer, bucket`),
  )
