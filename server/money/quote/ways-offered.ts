// The payment options in the project's proposals besides the chosen one.
import { eq, inArray } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { financing_options } from '#server/db/schema/financing.ts'
import { proposals } from '#server/db/schema/proposals.ts'

export async function waysOffered(db: Db, project_id: string): Promise<Schemas['FinancingType'][]> {
  const rows = await db
    .select({ option_ids: proposals.option_ids })
    .from(proposals)
    .where(eq(proposals.project_id, project_id))
  const ids = rows.flatMap(({ option_ids }) => option_ids)
  if (ids.length === 0) return []
  const options = await db
    .select({ type: financing_options.type })
    .from(financing_options)
    .where(inArray(financing_options.id, ids))
  return options.map(({ type }) => type)
}
