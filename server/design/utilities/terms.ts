// A company's confirmed terms of its utilities, next to the published ones.
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { dayIn } from '#machines/lib/day-in.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { utility_terms as table } from '#server/db/schema/energy.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { Ports } from '#server/ports/ports.ts'
import { NOT_SAMPLE } from '#server/projects/sample.ts'
import { type Utility, utilityById } from '#server/projects/utilities.ts'
import { averageOf, publishedTerms } from './published.ts'

export type TermsRow = typeof table.$inferSelect

export async function termsRow(db: Db, utility_id: string): Promise<TermsRow | undefined> {
  const [row] = await db.select().from(table).where(eq(table.utility_id, utility_id))
  return row
}

/** Null if not confirmed, or no longer. */
export function termsView(row: TermsRow | undefined): Schemas['UtilityTerms'] | null {
  if (!row) return null
  const { net_metering, rate, source, confirmed_by_name, confirmed_at, version } = row
  return { net_metering, rate, source, confirmed_by_name, confirmed_at: confirmed_at.toISOString(), version }
}

/** The terms published today. */
export const publishedToday = (ports: Ports, utility_id: string) =>
  publishedTerms(utility_id, dayIn('UTC', ports.now()))

export function utilityFacts(
  ports: Ports,
  utility: Utility,
  row: TermsRow | undefined,
  project_count: number,
): Schemas['UtilityFacts'] {
  return {
    utility_id: utility.id,
    utility_name: utility.name,
    state: utility.state,
    average: averageOf(utility),
    published: publishedToday(ports, utility.id),
    terms: termsView(row),
    project_count,
  }
}

export async function projectsOf(db: Db, utility_id: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::integer` })
    .from(projects)
    .where(and(eq(projects.utility_id, utility_id), NOT_SAMPLE))
  return row?.count ?? 0
}

/** Those of the company's projects and those it has confirmed, by state and name. */
export async function utilitiesInUse(db: Db, ports: Ports): Promise<Schemas['UtilityFacts'][]> {
  const counts = await db
    .select({ utility_id: projects.utility_id, count: sql<number>`count(*)::integer` })
    .from(projects)
    .where(and(isNotNull(projects.utility_id), NOT_SAMPLE))
    .groupBy(projects.utility_id)
  const rows = await db.select().from(table)
  const ids = new Set([...counts.flatMap(({ utility_id }) => utility_id ?? []), ...rows.map(row => row.utility_id)])
  return [...ids]
    .flatMap(id => {
      const utility = utilityById(id)
      const row = rows.find(({ utility_id }) => utility_id === id)
      const count = counts.find(({ utility_id }) => utility_id === id)?.count ?? 0
      return utility ? [utilityFacts(ports, utility, row, count)] : []
    })
    .sort((a, b) => `${a.state} ${a.utility_name}`.localeCompare(`${b.state} ${b.utility_name}`, 'en'))
}
