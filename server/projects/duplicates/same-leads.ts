// Which leads have the same phone, mail or address: of one lead, or of a whole file at once.
import { and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import { placeKey, sameAddress, type TypedAddress } from '#machines/projects/address/same-address.ts'
import { emailKey, phoneKey } from '#machines/projects/same-person.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { homeowners, projects } from '#server/db/schema/projects.ts'
import { NOT_SAMPLE } from '#server/projects/sample.ts'

type Reason = Schemas['DuplicateReason']
export type LeadMarks = { phones: string[]; emails: string[]; address: TypedAddress | null }
export type SameLead = { id: string; reasons: Reason[] }

/** More are not shown. */
const MOST = 10
const LOOKED_AT = 200
const ORDER: readonly Reason[] = ['phone', 'email', 'address']

export const phoneKeys = ({ phones }: LeadMarks) =>
  phones.flatMap(phone => phoneKey(phone) ?? []).filter(key => key.length >= 7)
export const emailKeys = ({ emails }: LeadMarks) => emails.flatMap(email => emailKey(email) ?? [])

/** The latest first. Needs a transaction inside the tenant; whether the caller may see them is theirs to ask. */
export async function sameLeads(db: Db, marks: LeadMarks, except?: string): Promise<SameLead[]> {
  const [found = []] = await sameLeadsOfEach(db, [marks], except)
  return found
}

/** For each of them, at the cost of two questions to the database. */
export async function sameLeadsOfEach(db: Db, all: readonly LeadMarks[], except?: string): Promise<SameLead[][]> {
  const alive = and(
    isNull(projects.merged_into),
    NOT_SAMPLE,
    except === undefined ? undefined : ne(projects.id, except),
  )
  const places = all.flatMap(({ address }) => (address && placeKey(address)) ?? [])
  const [people, houses] = await Promise.all([
    peopleWith(db, all.flatMap(phoneKeys), all.flatMap(emailKeys), alive, all.length),
    housesAt(db, places, alive, all.length),
  ])
  const by_phone = groupBy(people, ({ phone_key }) => phone_key)
  const by_email = groupBy(people, ({ email_key }) => email_key)
  const by_place = groupBy(houses, ({ place_key }) => place_key)
  return all.map(marks => {
    const by_lead = new Map<string, Set<Reason>>()
    const note = (id: string, reason: Reason) => by_lead.set(id, (by_lead.get(id) ?? new Set()).add(reason))
    for (const key of phoneKeys(marks)) for (const { id } of by_phone.get(key) ?? []) note(id, 'phone')
    for (const key of emailKeys(marks)) for (const { id } of by_email.get(key) ?? []) note(id, 'email')
    const { address } = marks
    const place = address && placeKey(address)
    for (const house of place ? (by_place.get(place) ?? []) : [])
      if (address && house.address && sameAddress(address, house.address)) note(house.id, 'address')
    return [...by_lead]
      .map(([id, reasons]) => ({ id, reasons: ORDER.filter(reason => reasons.has(reason)) }))
      .sort((a, b) => (a.id < b.id ? 1 : -1))
      .slice(0, MOST)
  })
}

async function peopleWith(db: Db, phones: string[], emails: string[], alive: ReturnType<typeof and>, leads: number) {
  if (phones.length + emails.length === 0) return []
  return db
    .select({ id: projects.id, phone_key: homeowners.phone_key, email_key: homeowners.email_key })
    .from(homeowners)
    .innerJoin(projects, and(eq(projects.company_id, homeowners.company_id), eq(projects.id, homeowners.project_id)))
    .where(and(or(inArray(homeowners.phone_key, phones), inArray(homeowners.email_key, emails)), alive))
    .orderBy(desc(projects.id))
    .limit(LOOKED_AT * leads)
}

async function housesAt(db: Db, places: string[], alive: ReturnType<typeof and>, leads: number) {
  if (places.length === 0) return []
  return db
    .select({ id: projects.id, address: projects.address, place_key: projects.place_key })
    .from(projects)
    .where(and(inArray(projects.place_key, places), alive))
    .orderBy(desc(projects.id))
    .limit(LOOKED_AT * leads)
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string | null): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key === null) continue
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}
