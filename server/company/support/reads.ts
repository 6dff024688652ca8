// Logs what support reads while acting as a member, in the company's audit log: one line per operation and object every
// quarter hour, since screens refetch on every change.
import { sql } from 'drizzle-orm'
import { operations } from '#sdk/operations.gen.ts'
import type { Path } from '#sdk/types.ts'
import { writeAudit } from '#server/audit.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import type { RequestFacts } from '#server/handler.ts'
import type { Ports } from '#server/ports/ports.ts'
import { words } from './words.ts'

const QUIET_MINUTES = 15

/** They reveal no company data, and every page requests them. */
const SHOWS_NOTHING: ReadonlySet<Path> = new Set([
  '/v1/user',
  '/v3/users.Permissions',
  '/api/session/keep',
  '/v3/notifications.Follow',
  '/v3/notifications.UnreadCount',
  '/v3/messages.SendEmail',
])

export async function noteReading(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  request: RequestFacts,
  path: Path,
  input: object,
) {
  if (SHOWS_NOTHING.has(path)) return
  const { id: operation, feature } = operations[path]
  const { project_id, entity_id } = subjectOf(input)
  const since = new Date(ports.now().getTime() - QUIET_MINUTES * 60_000).toISOString()
  const [line] = rowsOf(
    await db.execute(sql`
      select 1 from audits
      where company_id = ${caller.company_id} and action = ${operation} and at > ${since}::timestamptz
        and impersonator_id = ${caller.impersonator?.user_id} and outcome = 'done'
        and project_id is not distinct from ${project_id ?? null}::uuid
        and entity_id is not distinct from ${entity_id ?? null}::text
      limit 1`),
  )
  if (line) return
  await writeAudit(db, ports, caller, request, path, 'done', {
    sentence: () => words.viewed({ area: words.areas[feature], operation }),
    ...(project_id ? { project_id } : {}),
    ...(entity_id ? { entity_id } : {}),
    is_read: true,
  })
}

/** The project, and whatever else the input names by its id. */
function subjectOf(input: object): { project_id?: string; entity_id?: string } {
  const named = Object.entries(input).filter(([name, value]) => name.endsWith('_id') && typeof value === 'string')
  const [project] = named.filter(([name]) => name === 'project_id')
  const [entity] = named.filter(([name]) => name !== 'project_id')
  return { ...(project ? { project_id: String(project[1]) } : {}), ...(entity ? { entity_id: String(entity[1]) } : {}) }
}
