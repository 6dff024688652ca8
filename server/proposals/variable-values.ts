// What each variable says of one project. Publishing, its preview and variables.Evaluate ask here.

import { and, eq } from 'drizzle-orm'
import { dayIn } from '#machines/lib/day-in.ts'
import { notFound } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import { annualConsumption } from '#machines/projects/use-by-month.ts'
import { type Facts, variableValues } from '#machines/proposals/variable-values.ts'
import { toldValues } from '#machines/proposals/variables.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { companies, users } from '../db/schema/company.ts'
import { project_financing } from '../db/schema/financing.ts'
import { homeowners } from '../db/schema/projects.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { utilityName } from '../projects/utilities.ts'
import { figuresToday } from './inputs.ts'

type Asked = {
  language: Schemas['Language']
  /** The ways to pay that are shown, in their order. */
  option_ids: string[]
  valid_until?: string | null
  /** Those that are frozen, where they are made already. */
  figures?: Facts['figures']
}

/** Every variable, with its value or with what is missing. */
export async function valuesOf(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  asked: Asked,
): Promise<Schemas['VariableValue'][]> {
  const [company] = await db.select().from(companies)
  if (!company) throw notFound('company')
  const [owner] = await db.select().from(users).where(eq(users.id, project.owner_id))
  const [chosen] = await db.select().from(project_financing).where(eq(project_financing.project_id, project.id))
  const [homeowner] = await db
    .select()
    .from(homeowners)
    .where(and(eq(homeowners.project_id, project.id), eq(homeowners.is_primary, true)))
  const facts: Facts = {
    homeowner: homeowner ?? null,
    address: project.address,
    utility_name: utilityName(project),
    company,
    rep: owner ? { name: fullName(owner).trim(), email: owner.email, phone: owner.phone } : null,
    figures: asked.figures === undefined ? await figuresToday(db, ports, project, asked.option_ids) : asked.figures,
    annual_use_kwh: annualConsumption(project),
    option_id: chosen?.option_id ?? null,
    today: dayIn(company.timezone, ports.now()),
    valid_until: asked.valid_until ?? null,
  }
  return toldValues(variableValues(facts, asked.language))
}
