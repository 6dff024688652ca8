// Names of the IDs that rules refer to, for sentences.
import { inArray } from 'drizzle-orm'
import { isUuid } from '#machines/lib/uuid.ts'
import { conditionsOf, type Names, type Rule } from '#machines/money/adders/rules.ts'
import type { Db } from '#server/db/database.ts'
import { adders } from '#server/db/schema/adders.ts'
import { inverters, others, panels, storage } from '#server/db/schema/equipment.ts'
import { utilityById } from '#server/projects/utilities.ts'

/** `more`: further IDs, such as a project's own panels. */
export async function namesOf(db: Db, rules: readonly (Rule | null)[], more: readonly string[] = []): Promise<Names> {
  const conditions = rules.flatMap(conditionsOf)
  const values = [
    ...more,
    ...conditions.flatMap(one => ('values' in one ? one.values : 'adder_id' in one ? [one.adder_id] : [])),
  ]
  const ids = [...new Set(values.filter(isUuid))]
  const names: Record<string, string> = {}
  for (const value of values) {
    const utility = utilityById(value)
    if (utility) names[value] = utility.name
  }
  if (ids.length === 0) return names
  for (const table of [panels, inverters, storage]) {
    const rows = await db
      .select({ id: table.id, manufacturer: table.manufacturer, model: table.model })
      .from(table)
      .where(inArray(table.id, ids))
    for (const { id, manufacturer, model } of rows) names[id] = `${manufacturer} ${model}`
  }
  for (const table of [adders, others]) {
    const rows = await db.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, ids))
    for (const { id, name } of rows) names[id] = name
  }
  return names
}
