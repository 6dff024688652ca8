// How a project is to be paid for, as chosen on its financing page.
import { eq } from 'drizzle-orm'
import { financing_options, project_financing } from '#server/db/schema/financing.ts'
import type { Db } from '../db/database.ts'

/** Undefined before a choice. */
export async function chosenWay(db: Db, project_id: string) {
  const [chosen] = await db
    .select({ option_id: financing_options.id, type: financing_options.type })
    .from(project_financing)
    .innerJoin(financing_options, eq(financing_options.id, project_financing.option_id))
    .where(eq(project_financing.project_id, project_id))
  return chosen
}
