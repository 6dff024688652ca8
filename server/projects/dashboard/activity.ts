// Recently active projects with their latest entry. `active_at` finds them by index, and each one's last log line is
// read separately, which avoids a search in millions of lines.

import { and, desc, eq, sql } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import { isAct, sentenceColumn } from '#server/audit.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { audits } from '#server/db/schema/audits.ts'
import { projects } from '#server/db/schema/projects.ts'
import { visibleTo } from '#server/projects/access.ts'
import { NOT_SAMPLE } from '#server/projects/sample.ts'

const SHOWN = 8
/** Some came without a history, from an import. */
const LOOKED_AT = 100

export async function latestActivity(db: Db, caller: UserCaller): Promise<Schemas['LatestActivity'][]> {
  const latest = db
    .select({ id: projects.id, name: projects.name, active_at: projects.active_at })
    .from(projects)
    .where(and(visibleTo(caller), NOT_SAMPLE))
    .orderBy(desc(projects.active_at))
    .limit(LOOKED_AT)
    .as('latest')
  const line = db
    .select({ id: audits.id, at: audits.at, actor_name: audits.actor_name, sentence: sentenceColumn().as('sentence') })
    .from(audits)
    .where(and(eq(audits.project_id, latest.id), eq(audits.outcome, 'done'), isAct()))
    .orderBy(desc(audits.id))
    .limit(1)
    .as('line')
  const rows = await db
    .select({
      id: line.id,
      at: line.at,
      actor_name: line.actor_name,
      sentence: line.sentence,
      project_id: latest.id,
      project_name: latest.name,
    })
    .from(latest)
    .innerJoinLateral(line, sql`true`)
    .orderBy(desc(latest.active_at), desc(line.id))
    .limit(SHOWN)
  return rows.map(row => ({ ...row, at: row.at.toISOString() }))
}
