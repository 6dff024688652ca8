// One page of expected payments. Lenders' payments and installments are calculated, of live deals only; issued
// invoices, which may be numerous, are read by index. Used by the list of expected payments.
import { and, eq, gt, gte, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { isUuid } from '#machines/lib/uuid.ts'
import { monthOf, monthsFrom } from '#machines/money/receivables/forecast.ts'
import type { Input } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { invoice_sums } from '#server/db/kept.ts'
import { projects } from '#server/db/schema/projects.ts'
import { invoices } from '#server/db/schema/receivables.ts'
import { aDay, aText, cursorOf } from '#server/lib/paging.ts'
import type { Ports } from '#server/ports/ports.ts'
import { visibleTo } from '#server/projects/access.ts'
import { keptOpen, seesAll } from './kept-sums.ts'
import { ISSUED_OPEN, inOrder, ofDrafts, ofInstallments, ofInvoices, ofLenders, placeOf } from './load-expected.ts'
import { isInvoiced } from './payers.ts'

type Asked = Pick<Input<'/v3/receivables.ListExpected'>, 'payer' | 'month' | 'milestone' | 'cursor'>
type Who = { db: Db; ports: Ports; caller: UserCaller; today: string }

/** Those after the cursor, up to a limit, and the total of all that match. */
export async function expectedPage(who: Who, asked: Asked, most: number) {
  const { db, ports, caller, today } = who
  const { payer, month, milestone, cursor } = asked
  const after = cursor ? placeAt(cursor) : undefined
  const of_invoices = payer === undefined || isInvoiced(payer)
  const reckoned = [
    ...(isInvoiced(payer) ? [] : await ofLenders(db, ports, caller, today)),
    ...(of_invoices ? await ofDrafts(db, caller, today) : []),
    ...(of_invoices ? await ofInstallments(db, caller, today) : []),
  ].filter(
    one =>
      (payer === undefined || one.payer === payer) &&
      (month === undefined || monthOf(one, today) === month) &&
      (milestone === undefined || one.step === milestone),
  )
  const issued = of_invoices ? await issuedPage(who, asked, after, most) : []
  const rows = inOrder([...reckoned.filter(one => !after || placeOf(one) > after.text), ...issued]).slice(0, most)
  const total = reckoned.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  return { rows, total_cents: total + (of_invoices ? await issuedTotal(who, asked) : 0) }
}

/** Overdue ones are expected today, in the order of ids; others on their due date. */
async function issuedPage(
  { db, caller, today }: Who,
  asked: Asked,
  after: ReturnType<typeof placeAt> | undefined,
  most: number,
) {
  const { due_on, id } = invoices
  const matches = and(ISSUED_OPEN, ofPayer(asked), narrowed(invoices, asked, today))
  const past = after?.day === today ? gt(id, after.id) : undefined
  const rows =
    after && after.day > today
      ? []
      : await ofInvoices(db, caller, today, { where: and(matches, lte(due_on, today), past), order: [id], limit: most })
  if (rows.length === most) return rows
  const beyond =
    after && after.day > today ? sql`(${due_on}, ${id}) > (${after.day}::date, ${after.id}::uuid)` : undefined
  const where = and(matches, gt(due_on, today), beyond)
  return [...rows, ...(await ofInvoices(db, caller, today, { where, order: [due_on, id], limit: most - rows.length }))]
}

async function issuedTotal({ db, caller, today }: Who, asked: Asked): Promise<number> {
  if (seesAll(caller) && asked.payer === undefined) return keptOpen(db, narrowed(invoice_sums, asked, today))
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${invoices.open_cents}), 0)`.mapWith(Number) })
    .from(invoices)
    .innerJoin(projects, eq(projects.id, invoices.project_id))
    .where(and(visibleTo(caller), ISSUED_OPEN, ofPayer(asked), narrowed(invoices, asked, today)))
  return row?.cents ?? 0
}

const ofPayer = ({ payer }: Asked) => (isInvoiced(payer) ? eq(invoices.payer, payer) : undefined)

/** Month and step, of issued invoices or of the sums. */
function narrowed(
  { due_on, milestone }: { due_on: AnyPgColumn; milestone: AnyPgColumn },
  asked: Asked,
  today: string,
): SQL | undefined {
  const months = monthsFrom(today)
  const { month } = asked
  const at = month === undefined ? -1 : month === 'later' ? months.length : months.indexOf(month)
  const step = asked.milestone
  return and(
    month === undefined ? undefined : at < 0 ? sql`false` : undefined,
    // The month that is on has all that is past its day.
    at > 0 ? gte(due_on, firstOf(today, at)) : undefined,
    at >= 0 && at < months.length ? lt(due_on, firstOf(today, at + 1)) : undefined,
    step === undefined ? undefined : step === 'invoice' ? isNull(milestone) : sql`${milestone} = ${step}`,
  )
}

/** The first day of the month that is `months` after this one. */
const firstOf = (today: string, months: number) =>
  new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + months, 1)).toISOString().slice(0, 10)

/** Lenders' payments are identified by application id and step. */
const anIdAndStep = (part: unknown): part is string =>
  aText(part) && isUuid(part.slice(0, 36)) && ['', '.'].includes(part.slice(36, 37))
export const EXPECTED = cursorOf('expected_payments', aDay, anIdAndStep)

function placeAt(cursor: string): { text: string; day: string; id: string } {
  const [expected_on, id] = EXPECTED.read(cursor)
  return { text: placeOf({ expected_on, id }), day: expected_on, id: id.slice(0, 36) }
}
