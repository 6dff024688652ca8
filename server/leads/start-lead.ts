// A lead that somebody starts. It takes the company's next number, and whoever starts the next one waits until this one has committed:
// what does not need the number is asked before, and what is written is sent together.
import { eq, sql } from 'drizzle-orm'
import { notFound } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { companies } from '../db/schema/company.ts'
import { homeowners, projects } from '../db/schema/projects.ts'
import { keepNewPairs } from '../duplicates/duplicates.ts'
import { sameLeads } from '../duplicates/same-leads.ts'
import { activatedByUse, keepMove } from '../moves/move.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { located } from '../projects/postal-codes.ts'
import { keepSearchText, plainText } from '../projects/search-text.ts'
import { readSetting } from '../settings/store.ts'
import { rateFromBill } from '../utilities/accept-tariff.ts'

type Given = Omit<Input<'/v1/lead/create'>, 'tariff'> & { tariff: Schemas['Tariff'] | undefined }

/** Its input has been checked, its tariff accepted. Needs a transaction inside the tenant. */
export async function startLead(db: Db, ports: Ports, caller: UserCaller, given: Given): Promise<ProjectRow> {
  const { homeowner, tariff } = given
  const { company_id } = caller
  const now = ports.now()
  const name = fullName(homeowner)
  const { value: general } = await readSetting(db, 'general')
  const address = (await located(given.address)) ?? null
  const number = await takeNumber(db, company_id)
  // Whoever starts the same lead at the same time has waited for the number, so that one of the two finds the other.
  const same = await sameLeads(db, {
    phones: homeowner.phone ? [homeowner.phone] : [],
    emails: homeowner.email ? [homeowner.email] : [],
    address,
  })
  const started = { company_id, id: ports.id(), status: given.status }
  const status = given.consumption ? activatedByUse(started.status) : started.status
  const [[row]] = await Promise.all([
    db
      .insert(projects)
      .values({
        ...started,
        status,
        number,
        number_prefix: general.project_prefix,
        name,
        name_key: plainText(name),
        owner_id: caller.user_id,
        address,
        utility_id: given.utility_id ?? null,
        utility_name: given.utility_name?.trim() ?? null,
        tariff: tariff ?? null,
        tariff_confirmed: tariff && given.rate_confirmed ? rateFromBill(tariff, caller.name, now) : null,
        consumption: given.consumption ?? null,
        roof_type: given.roof_type ?? null,
        hoa: given.hoa ?? null,
        appointment_at: given.appointment_at ? new Date(given.appointment_at) : null,
        lead_source: given.lead_source ?? null,
        notes: given.notes ?? '',
        status_since: now,
        active_at: now,
        created_at: now,
        updated_at: now,
      })
      .returning(),
    db.insert(homeowners).values({
      ...homeowner,
      company_id,
      id: ports.id(),
      project_id: started.id,
      is_primary: true,
      created_at: now,
    }),
    keepSearchText(db, started.id),
    status === started.status ? undefined : keepMove(db, ports, started, status),
  ])
  if (!row) throw notFound('project')
  await keepNewPairs(db, ports, caller, row, same)
  return row
}

async function takeNumber(db: Db, company_id: number): Promise<number> {
  const { next_project_number } = companies
  const [company] = await db
    .update(companies)
    .set({ next_project_number: sql`${next_project_number} + 1` })
    .where(eq(companies.company_id, company_id))
    .returning({ next: next_project_number })
  if (!company) throw notFound('company')
  return company.next - 1
}
