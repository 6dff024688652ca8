// A company's license where a project is.
import { licenseProblem } from '#machines/company/licenses.ts'
import { dayIn } from '#machines/lib/day-in.ts'
import type { Db } from '../db/database.ts'
import { companies } from '../db/schema/company.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'

/** What keeps this project from its agreement, in words; null when its license is there and holds today. */
export async function licenseProblemOf(db: Db, { now }: Pick<Ports, 'now'>, { address }: Pick<ProjectRow, 'address'>) {
  const [company] = await db
    .select({
      license_number: companies.license_number,
      licenses: companies.licenses,
      timezone: companies.timezone,
    })
    .from(companies)
  return company ? licenseProblem(company, address?.state ?? null, dayIn(company.timezone, now())) : null
}
