// Creates a lead. Taking the project number locks the company's row until the commit, so everything that doesn't need the number is
// read first, and the inserts are sent together.
import { notFound } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import { readSetting } from '#server/company/settings/store.ts'
import type { Db } from '#server/db/database.ts'
import { homeowners, projects } from '#server/db/schema/projects.ts'
import { askForSite } from '#server/design/site/ask-for-site.ts'
import { rateFromBill } from '#server/design/utilities/accept-tariff.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { keepSearchText, plainText } from '#server/projects/search-text.ts'
import { keepNewPairs } from '../duplicates/duplicates.ts'
import { sameLeads } from '../duplicates/same-leads.ts'
import { activatedByUse, recordMove } from '../moves/move.ts'
import { takeProjectNumbers } from './project-numbers.ts'

type Given = Omit<Input<'/v1/lead/create'>, 'address' | 'tariff'> & {
  address: Schemas['Address'] | undefined
  tariff: Schemas['Tariff'] | undefined
}

/** Expects validated input with an accepted tariff and a complete address, in a transaction inside the tenant. */
export async function startLead(db: Db, ports: Ports, caller: UserCaller, given: Given): Promise<ProjectRow> {
  const { homeowner, tariff } = given
  const { company_id } = caller
  const now = ports.now()
  const name = fullName(homeowner)
  const { value: general } = await readSetting(db, 'general')
  const address = given.address ?? null
  const number = await takeProjectNumbers(db, company_id)
  // After the lock: of two equal leads created at the same time, the second one waits and finds the first.
  const duplicates = await sameLeads(db, {
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
    status === started.status ? undefined : recordMove(db, ports, started, status),
  ])
  if (!row) throw notFound('project')
  await keepNewPairs(db, ports, caller, row, duplicates)
  await askForSite(db, ports, row, { urgent: false })
  return row
}
