// What happened to a project, newest first, as its people read it.
import { sql } from 'drizzle-orm'
import type { Answer, Input, Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { pageOf, readCursor, wrongCursor } from '../lib/paging.ts'
import type { Ports } from '../ports/ports.ts'
import { activityUnion, type SourceRow } from './activity-sources.ts'
import { mergedFrom } from './merged.ts'

export async function activityOf(
  db: Db,
  ports: Ports,
  { project_id, kind, limit = 50, cursor }: Input<'/v3/projects.ListActivity'>,
): Promise<Answer<'/v3/projects.ListActivity'>> {
  const lenders = ports.lenders.dialects.map(({ name }) => name)
  // What was merged into it brought its past along; the log itself is never rewritten.
  const ids = [project_id, ...(await mergedFrom(db, project_id))]
  const after = cursor ? keyOf(cursor) : undefined
  const rows = await db.execute(sql`
    select * from (${activityUnion({ project_id, ids, lenders, brand: ports.brand }, kind)}) as happened
    where ${kind ? sql`kind = ${kind}` : sql`true`}
      and ${after ? sql`(at, id) < (${after.at}::timestamptz, ${after.id}::text)` : sql`true`}
    order by at desc, id desc limit ${limit + 1}`)
  const { page, next_cursor } = pageOf(rowsOf<SourceRow>(rows).map(view), limit, ({ at, id }) => `${at} ${id}`)
  return { activity: page, next_cursor }
}

const view = ({ at, from_status: from, to_status: to, ...row }: SourceRow): Schemas['Activity'] => ({
  ...{ id: row.id, at: new Date(at).toISOString(), kind: row.kind, actor_name: row.actor_name, action: row.action },
  ...{ sentence: row.sentence, detail: row.detail, from, to, page: row.page },
})

function keyOf(cursor: string): { at: string; id: string } {
  const [at = '', id = ''] = readCursor(cursor).split(' ')
  if (Number.isNaN(Date.parse(at)) || id === '') throw wrongCursor()
  return { at, id }
}
