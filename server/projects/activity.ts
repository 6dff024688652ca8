// A project's events, newest first, as shown to its team.

import { sql } from 'drizzle-orm'
import { withOwn } from '#machines/applications/lenders/modes.ts'
import type { Answer, Input, Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { aNumber, aText, aTime, cursorOf, pageOf } from '../lib/paging.ts'
import type { Ports } from '../ports/ports.ts'
import { activityUnion, type Place, placed, type SourceRow } from './activity-sources.ts'
import { describeActivity } from './describe-activity.ts'
import { mergedFrom } from './merged.ts'

const PAGES = cursorOf('activity', aTime, aNumber, aText)

export async function activityOf(
  db: Db,
  ports: Ports,
  { project_id, kind, limit = 50, cursor }: Input<'/v3/projects.ListActivity'>,
): Promise<Answer<'/v3/projects.ListActivity'>> {
  const lenders = withOwn(ports.lenders.dialects).map(({ name }) => name)
  // A merged project's events are included; the log itself is never rewritten.
  const ids = [project_id, ...(await mergedFrom(db, project_id))]
  const after = cursor ? placeAt(cursor) : undefined
  const rows = await db.execute(sql`
    select * from (select happened.*, date_trunc('second', at) as second, ${FOLLOWS} as follows
      from (${activityUnion({ project_id, ids, lenders, brand: ports.brand, after, most: limit + 1 }, kind)}) as happened) as ranked
    where ${kind ? sql`kind = ${kind}` : sql`true`}
      and ${after ? sql`(second, follows, at, id) < ${placed(after)}` : sql`true`}
    order by second desc, follows desc, at desc, id desc limit ${limit + 1}`)
  const { page, next_cursor } = pageOf(rowsOf<Ranked>(rows), limit, PAGES, row => [at(row), row.follows, row.id])
  return { activity: page.map(view), next_cursor }
}

type Ranked = SourceRow & { follows: number }
const at = (row: Pick<SourceRow, 'at'>) => new Date(row.at).toISOString()

/** Consequences are written in the same moment, some a millisecond earlier, and are listed after their cause. */
const FOLLOWS = sql`case when actor_name is null and action in ('moved', 'completed', 'project_not_moved') then 1 else 0 end`

const view = ({ from_status: from, to_status: to, ...row }: SourceRow): Schemas['Activity'] => ({
  id: row.id,
  at: at(row),
  kind: row.kind,
  actor_name: row.actor_name,
  action: row.action,
  sentence: describeActivity(row),
  detail: row.detail,
  from,
  to,
  page: row.page,
})

function placeAt(cursor: string): Place {
  const [at, follows, id] = PAGES.read(cursor)
  return { at, follows: follows === 1 ? 1 : 0, id }
}
