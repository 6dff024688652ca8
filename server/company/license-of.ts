// A company's license where a project is.
import { licenseProblem } from '#machines/company/licenses.ts'
import { dayIn } from '#machines/lib/day-in.ts'
import type { companies } from '../db/schema/company.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'

type Licensed = {
  company: Pick<typeof companies.$inferSelect, 'license_number' | 'licenses' | 'state' | 'address' | 'timezone'>
  project: Pick<ProjectRow, 'address'>
}

/** What blocks an agreement for this project, in words; null if its license is present and valid today. */
export const licenseProblemOf = ({ company, project }: Licensed, { now }: Pick<Ports, 'now'>) =>
  licenseProblem(company, project.address?.state ?? null, dayIn(company.timezone, now()))
