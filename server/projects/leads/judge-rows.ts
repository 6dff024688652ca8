// Makes a lead of each row of a file, and finds whom it may be the same as: a lead of the company, or an earlier row.
import { eq, sql } from 'drizzle-orm'
import { momentOf } from '#machines/lib/next-morning.ts'
import { fullName } from '#machines/lib/text.ts'
import { missingOf } from '#machines/projects/leads/import-columns.ts'
import { dateOrderOf } from '#machines/projects/leads/import-dates.ts'
import { type Lead, type ReadingRules, readLead } from '#machines/projects/leads/read-lead.ts'
import { placeKey, sameAddress } from '#machines/projects/same-address.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { lead_import_rows } from '#server/db/schema/leads.ts'
import { readTimezone } from '#server/lib/company-day.ts'
import { loadPlaces } from '#server/projects/postal-codes.ts'
import { utilitiesOf } from '#server/projects/utilities.ts'
import { emailKeys, type LeadMarks, phoneKeys, sameLeadsOfEach } from '../duplicates/same-leads.ts'
import { countRows, eachRows, type ImportRow, NO_COUNTS, pause } from './import-rows.ts'

type Judged = Pick<ImportRow, 'columns' | 'date_order' | 'date_order_sure' | 'missing' | 'counts'>

const marksOf = ({ phone, email, address }: Lead): LeadMarks => ({
  phones: phone ? [phone] : [],
  emails: email ? [email] : [],
  address,
})

/** Of dates the file says the order where any of them can; `chosen` is what a person says instead. */
export async function judgeRows(
  db: Db,
  { id, headings }: Pick<ImportRow, 'id' | 'headings'>,
  columns: Schemas['LeadColumns'],
  chosen?: Schemas['DateOrder'],
): Promise<Judged> {
  const missing = missingOf(columns)
  const found = await datesOf(db, id, columns)
  const date_order = chosen ?? found.order
  const order = { columns, date_order, date_order_sure: chosen !== undefined || found.sure, missing }
  if (missing) {
    await db
      .update(lead_import_rows)
      .set({ ...NOTHING, name: '' })
      .where(eq(lead_import_rows.import_id, id))
    return { ...order, counts: { ...NO_COUNTS, rows: (await countRows(db, id)).rows } }
  }
  const rules = { headings, columns, date_order, ...(await loadRules(db)) }
  const earlier = new EarlierRows()
  for await (const rows of eachRows(db, id)) {
    const read = rows.map(({ line, cells }) => ({ line, ...readLead(cells, rules) }))
    const twins = await sameLeadsOfEach(
      db,
      read.map(({ lead }) => marksOf(lead)),
    )
    const judged = read.map(({ line, lead, problems }, n) => {
      const stops = problems.some(problem => problem.stops)
      const [twin] = twins[n] ?? []
      const before = earlier.find(lead)
      if (!stops) earlier.note(line, lead)
      return {
        line,
        lead,
        problems,
        stops,
        name: fullName(lead).trim(),
        twin_id: stops ? null : (twin?.id ?? null),
        twin_line: stops || twin ? null : (before?.line ?? null),
        twin_reasons: stops ? [] : (twin?.reasons ?? before?.reasons ?? []),
      }
    })
    await pause()
    await keep(db, id, judged)
  }
  return { ...order, counts: await countRows(db, id) }
}

const NOTHING = {
  lead: null,
  problems: [],
  stops: false,
  twin_id: null,
  twin_line: null,
  twin_reasons: [],
  action: null,
}

/** One parameter for all of them; a parameter for each value takes ten times as long. */
const keep = (db: Db, import_id: string, judged: readonly object[]) =>
  db.execute(sql`
    update lead_import_rows set lead = r.lead, problems = r.problems, stops = r.stops, name = r.name, twin_id = r.twin_id,
      twin_line = r.twin_line, twin_reasons = array(select jsonb_array_elements_text(r.twin_reasons)), action = null
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) as r(
      line integer, lead jsonb, problems jsonb, stops boolean, name text, twin_id uuid, twin_line integer, twin_reasons jsonb)
    where import_id = ${import_id} and lead_import_rows.line = r.line`)

async function datesOf(db: Db, import_id: string, columns: Schemas['LeadColumns']) {
  const at = columns.indexOf('appointment')
  if (at < 0) return { order: 'mdy' as const, sure: true }
  const rows = await db
    .select({ cell: sql<string | null>`cells[${sql.raw(String(at + 1))}]` })
    .from(lead_import_rows)
    .where(eq(lead_import_rows.import_id, import_id))
  return dateOrderOf(rows.flatMap(({ cell }) => cell ?? []))
}

async function loadRules(db: Db): Promise<Pick<ReadingRules, 'placeOf' | 'utilityIn' | 'momentOf'>> {
  const timezone = await readTimezone(db)
  const utilities = new Map<string, ReadonlyMap<string, string>>()
  const namesIn = (state: string) => {
    const known =
      utilities.get(state) ??
      new Map(
        utilitiesOf(state).flatMap(({ id, name, other_names }) =>
          [name, ...other_names].map(one => [one.toLowerCase(), id]),
        ),
      )
    utilities.set(state, known)
    return known
  }
  return {
    placeOf: await loadPlaces(),
    utilityIn: (state, name) => namesIn(state).get(name.toLowerCase()),
    momentOf: (local, zone) => momentOf(local, zone ?? timezone).toISOString(),
  }
}

/** Rows of the file by what they could be known again by. */
class EarlierRows {
  private readonly phones = new Map<string, number>()
  private readonly emails = new Map<string, number>()
  private readonly places = new Map<string, { line: number; address: Schemas['Address'] }[]>()

  find(lead: Lead): { line: number; reasons: Schemas['DuplicateReason'][] } | undefined {
    const marks = marksOf(lead)
    const { address } = lead
    const found = {
      phone: phoneKeys(marks).map(key => this.phones.get(key))[0],
      email: emailKeys(marks).map(key => this.emails.get(key))[0],
      address: address ? this.houses(address).find(house => sameAddress(address, house.address))?.line : undefined,
    }
    const line = found.phone ?? found.email ?? found.address
    if (line === undefined) return undefined
    return { line, reasons: (['phone', 'email', 'address'] as const).filter(reason => found[reason] === line) }
  }

  note(line: number, lead: Lead) {
    const marks = marksOf(lead)
    for (const key of phoneKeys(marks)) if (!this.phones.has(key)) this.phones.set(key, line)
    for (const key of emailKeys(marks)) if (!this.emails.has(key)) this.emails.set(key, line)
    const { address } = lead
    const place = address && placeKey(address)
    if (address && place) this.places.set(place, [...this.houses(address), { line, address }])
  }

  private houses(address: Schemas['Address']) {
    return this.places.get(placeKey(address) ?? '') ?? []
  }
}
