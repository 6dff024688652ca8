// What a new proposal begins with.
import { and, eq } from 'drizzle-orm'
import type { Answer, Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { homeowners } from '../db/schema/projects.ts'
import { chosenWay } from '../financing/chosen-way.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { offersOf } from '../quote/offers.ts'
import { templateFor } from './choose-template.ts'

/** The way to pay that was chosen, a financed one beside cash. While none is chosen, cash beside the first loan that can be had. */
export async function suggestion(
  db: Db,
  ports: Ports,
  project: ProjectRow,
): Promise<Answer<'/v3/proposal.Get'>['suggested']> {
  const [primary] = await db
    .select({ language: homeowners.preferred_language })
    .from(homeowners)
    .where(and(eq(homeowners.project_id, project.id), eq(homeowners.is_primary, true)))
  const language = primary?.language ?? 'en'
  const chosen = await chosenWay(db, project.id)
  const offers = (await offersOf(db, ports, project)).filter(({ unavailable }) => unavailable === null)
  const picked = [
    offers.find(({ option_id }) => option_id === chosen?.option_id),
    offers.find(({ type }) => type === 'cash'),
    ...(chosen ? [] : [offers.find(({ type }) => type === 'loan')]),
  ]
  return {
    template_id: (await templateFor(db, await caseOf(db, project, language)))?.id ?? null,
    language,
    option_ids: [...new Set(picked.flatMap(offer => offer?.option_id ?? []))],
  }
}

/** What the rules for templates ask about. */
export const caseOf = async (db: Db, project: ProjectRow, language: Schemas['Language']) => ({
  financing_type: (await chosenWay(db, project.id))?.type ?? null,
  state: project.address?.state ?? null,
  language,
})
