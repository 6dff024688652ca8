// The incentives of a project for one way to pay, from its company's rules and what was decided about them by hand.
import { asc, eq, or, sql } from 'drizzle-orm'
import type { Incentives } from '#machines/incentives/company.ts'
import type { Db } from '../db/database.ts'
import { incentives, project_incentives } from '../db/schema/incentives.ts'
import type { ProjectRow } from '../projects/access.ts'
import { companyFigures } from './company-figures.ts'
import { judgeIncentives, type PricedWay } from './judge-incentives.ts'

/** Federal rules first, then by level and name. */
export const LEVEL_ORDER = sql<number>`array_position(array['federal', 'state', 'utility', 'local'], ${incentives.level})`

/** What judging needs of the database, for callers who judge several ways to pay. Rules in use, and what was decided. */
export async function incentiveRules(db: Db, project: ProjectRow) {
  const decided = await db.select().from(project_incentives).where(eq(project_incentives.project_id, project.id))
  const added = decided.map(({ incentive_id }) => eq(incentives.id, incentive_id))
  const rules = await db
    .select()
    .from(incentives)
    .where(or(eq(incentives.active, true), ...added))
    .orderBy(LEVEL_ORDER, asc(incentives.name), asc(incentives.id))
  const { degradation } = await companyFigures(db)
  return { rules, decided, degradation }
}

export const incentivesOf = async (db: Db, project: ProjectRow, way: PricedWay): Promise<Incentives> =>
  judgeIncentives(await incentiveRules(db, project), project, way)
