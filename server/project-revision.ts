// The revision of a project: raised by every change of its sale, so that the older of two answers is recognized. It is
// the time of the latest change, or a millisecond after the previous one if two coincide or server clocks differ.
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Feature } from '#sdk/types.ts'
import type { Db } from './db/database.ts'
import { firstTime } from './db/read-once.ts'
import { rowsOf } from './db/rows.ts'
import { projectMessage } from './ports/channel.ts'
import type { Ports } from './ports/ports.ts'
import { workContext } from './work-context.ts'

/** The new `active_at` after a change at this time. */
export const raised = (active_at: AnyPgColumn | SQL, at: Date): SQL =>
  sql`greatest(${active_at} + interval '1 millisecond', ${at.toISOString()}::timestamptz)`

/** For a statement that updates `projects p`: notifies other servers and returns the revision. */
export const returningRevision = (kind: Feature): SQL => {
  const revision = sql`floor(extract(epoch from p.active_at) * 1000)::bigint`
  return sql`returning ${projectMessage(kind, revision)}, ${revision} as revision`
}

/**
 * True if the transaction hasn't raised it yet for this kind of change. Once is enough, since its writes aren't visible
 * before the commit.
 */
export const isFirstRaise: (db: Db, project_and_kind: string) => boolean = firstTime()

/** For what changes a project without a line in the audit log. */
export async function raiseRevision(db: Db, ports: Ports, project_id: string, kind: Feature): Promise<void> {
  if (!isFirstRaise(db, `${project_id} ${kind}`)) return
  const rows = await db.execute(sql`
    update projects p set active_at = ${raised(sql`p.active_at`, ports.now())} where p.id = ${project_id}
    ${returningRevision(kind)}`)
  const [row] = rowsOf<{ revision: string | number }>(rows)
  if (row) noteWritten(project_id, Number(row.revision))
}

/** A response is at least as new as the first row it reads. */
export function noteRead({ id, active_at }: { id: string; active_at: Date }): void {
  const served = workContext()?.project
  if (served && served.id === undefined) Object.assign(served, { id, revision: active_at.getTime() })
}

export function noteWritten(id: string | undefined, revision: number): void {
  const served = workContext()?.project
  if (served) Object.assign(served, { id, revision })
}
