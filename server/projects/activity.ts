// What happened to a project, newest first, as its people read it.
import { and, desc, eq, inArray, not, sql } from 'drizzle-orm'
import type { Answer } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { audits } from '../db/schema.ts'
import { mergedFrom } from './merged.ts'

/**
 * A drawing and a lender’s form are saved a second after each change: of the saves of one person that follow each other
 * within the hour only the last is told. The audit log has them all.
 */
export async function activityOf(
  db: Db,
  project_id: string,
  limit: number,
): Promise<Answer<'/v3/projects.ListActivity'>['activity']> {
  const { id, at, actor_name, actor_id, action, sentence } = audits
  const next = sql`over (order by ${id})`
  const drawn_on = sql<boolean>`coalesce(${action} in ('design.SaveDrawing', 'lender_applications.SaveDraft')
    and lead(${action}) ${next} = ${action}
    and lead(${actor_id}) ${next} = ${actor_id}
    and lead(${at}) ${next} < ${at} + interval '1 hour', false)`
  // What was merged into it brought its past along; the log itself is never rewritten.
  const merged = await mergedFrom(db, project_id)
  const lines = db.$with('lines').as(
    db
      .select({ id, at, actor_name, action, sentence, drawn_on: drawn_on.as('drawn_on') })
      .from(audits)
      .where(and(inArray(audits.project_id, [project_id, ...merged]), eq(audits.outcome, 'done'))),
  )
  const rows = await db.with(lines).select().from(lines).where(not(lines.drawn_on)).orderBy(desc(lines.id)).limit(limit)
  return rows.map(({ drawn_on: _, ...row }) => ({ ...row, at: row.at.toISOString() }))
}
