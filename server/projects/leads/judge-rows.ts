// Makes a lead of each row and finds possible duplicates: a lead of the company, or an earlier row.

import type { Line } from '#machines/lib/csv-table.ts'
import { momentOf } from '#machines/lib/next-morning.ts'
import { fullName } from '#machines/lib/text.ts'
import { placeKey, sameAddress } from '#machines/projects/address/same-address.ts'
import { dateOrderOf } from '#machines/projects/leads/import-dates.ts'
import { type Lead, type ReadingRules, readLead } from '#machines/projects/leads/read-lead.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { readTimezone } from '#server/lib/company-day.ts'
import { loadPlaces } from '#server/projects/postal-codes.ts'
import { utilitiesOf } from '#server/projects/utilities.ts'
import type { Judged, Reading } from '#server/sheet-import/kind.ts'
import { emailKeys, type LeadMarks, phoneKeys, sameLeadsOfEach } from '../duplicates/same-leads.ts'

const marksOf = ({ phone, email, address }: Lead): LeadMarks => ({
  phones: phone ? [phone] : [],
  emails: email ? [email] : [],
  address,
})

/** The order of day and month, as the person chose it; otherwise as the file's dates show it, where any of them can. */
export async function judgeLeads(db: Db, { row, lines }: Reading) {
  const { headings, columns } = row
  const at = columns.indexOf('appointment')
  const { order, sure } =
    row.date_order || at < 0
      ? { order: row.date_order, sure: row.date_order_sure }
      : dateOrderOf(lines.flatMap(({ cells }) => cells[at] ?? []))
  const rules = { headings, columns, date_order: order ?? 'mdy', ...(await loadRules(db)) }
  const earlier = new EarlierRows()
  return {
    found: { date_order: order, date_order_sure: sure },
    judge: async (inside: Db, some: readonly Line[]): Promise<Judged[]> => {
      const read = some.map(({ line, cells }) => ({ line, ...readLead(cells, rules) }))
      const twins = await sameLeadsOfEach(
        inside,
        read.map(({ lead }) => marksOf(lead)),
      )
      return read.map(({ line, lead, problems }, n): Judged => {
        const judged = { line, name: fullName(lead).trim(), fields: lead, problems }
        if (problems.some(problem => problem.stops)) return { ...judged, change: 'skipped' }
        const [twin] = twins[n] ?? []
        const before = earlier.find(lead)
        earlier.note(line, lead)
        const twin_reasons = twin?.reasons ?? before?.reasons
        if (!twin_reasons) return { ...judged, change: 'new' }
        return {
          ...judged,
          change: 'asked',
          twin_id: twin?.id ?? null,
          twin_line: twin ? null : (before?.line ?? null),
          twin_reasons,
        }
      })
    },
  }
}

async function loadRules(db: Db): Promise<Pick<ReadingRules, 'placeOf' | 'utilityIn' | 'momentOf'>> {
  const timezone = await readTimezone(db)
  const utilities = new Map<string, ReadonlyMap<string, string>>()
  const namesIn = (state: string) => {
    const matches =
      utilities.get(state) ??
      new Map(
        utilitiesOf(state).flatMap(({ id, name, other_names }) =>
          [name, ...other_names].map(one => [one.toLowerCase(), id]),
        ),
      )
    utilities.set(state, matches)
    return matches
  }
  return {
    placeOf: await loadPlaces(),
    utilityIn: (state, name) => namesIn(state).get(name.toLowerCase()),
    momentOf: (local, zone) => momentOf(local, zone ?? timezone).toISOString(),
  }
}

/** Rows of the file by the values that could identify them. */
class EarlierRows {
  private readonly phones = new Map<string, number>()
  private readonly emails = new Map<string, number>()
  private readonly places = new Map<string, { line: number; address: Schemas['Address'] }[]>()

  find(lead: Lead): { line: number; reasons: Schemas['DuplicateReason'][] } | undefined {
    const marks = marksOf(lead)
    const { address } = lead
    const matches = {
      phone: phoneKeys(marks).map(key => this.phones.get(key))[0],
      email: emailKeys(marks).map(key => this.emails.get(key))[0],
      address: address ? this.houses(address).find(house => sameAddress(address, house.address))?.line : undefined,
    }
    const line = matches.phone ?? matches.email ?? matches.address
    if (line === undefined) return undefined
    return { line, reasons: (['phone', 'email', 'address'] as const).filter(reason => matches[reason] === line) }
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
