// Shared by every operation that calls a lender: the chart is asked, the call is stored with its effects, and attempted
// once while the user waits a few seconds.
import { and, eq } from 'drizzle-orm'
import type { ApplicationAction } from '#machines/applications/lenders/codes.ts'
import type { LenderAction, LenderActions } from '#machines/applications/lenders/lender-actions.ts'
import type { Dialect } from '#machines/applications/lenders/lender-dialect.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { writeAudit } from '#server/audit.ts'
import type { UserCaller } from '#server/caller.ts'
import { type Database, type Db, inCompany } from '#server/db/database.ts'
import { lender_applications, lender_calls } from '#server/db/schema/lenders.ts'
import { Afterwards, type AuditNote, type RequestFacts } from '#server/handler.ts'
import type { Sentence } from '#server/lib/reader-language.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { type Actor, type ApplicationRow, appendEvents, type CallRow } from './application-rows.ts'
import { requireApplication, requireApplied } from './applications.ts'
import { dialectFor } from './connections.ts'
import { requireAction } from './facts/standing-of-row.ts'
import { attemptCall } from './outbox/attempt.ts'
import { enqueue } from './outbox/outbox.ts'
import type { StoredRequest } from './outbox/stored-request.ts'
import { applicationView } from './view.ts'
import { words } from './words.ts'

export type Acting = {
  caller: UserCaller
  db: Db
  ports: Ports
  request: RequestFacts
  audit(note: AuditNote): Promise<void>
}
type Named = { application_id: string; version: number }
export type Begun = {
  row: ApplicationRow
  project: ProjectRow
  dialect: Dialect
  by: Actor
  /** Under which the same request is known again, where its sender gave it one. */
  key: string | undefined
}
type Answer = { application: Schemas['LenderApplication'] }

/**
 * The application, locked, at this version and with this action allowed. Undefined if the same request was handled
 * before: a double click, or a client that missed the answer.
 */
export async function beginAction(
  { caller, db, ports, request }: Acting,
  { application_id, version }: Named,
  action: ApplicationAction | null,
): Promise<Begun | undefined> {
  const { application: row, project } = await requireApplied(db, caller, application_id, { lock: true })
  const key = request.idempotency_key && sha256(`${caller.user_id}\n${request.idempotency_key}`)
  if (key && (await isKnown(db, row, key))) return undefined
  requireVersion(row, version)
  if (action) await requireAction(db, ports, row, action)
  const by = { user_id: caller.user_id, name: caller.name }
  return { row, project, dialect: dialectFor(ports, row), by, key }
}

async function isKnown(db: Db, { id, lender }: ApplicationRow, key: string): Promise<boolean> {
  const [call] = await db
    .select({ application_id: lender_calls.application_id })
    .from(lender_calls)
    .where(and(eq(lender_calls.lender, lender), eq(lender_calls.idempotency_key, key)))
  if (call && call.application_id !== id) throw refuse(409, 'key_used', words.key_used)
  return call !== undefined
}

type Said<A extends LenderAction> = {
  action: A
  input: LenderActions[A]['input']
  file_id?: string
  on_taken?: StoredRequest['on_taken']
  /** 'asked the lender to send its documents': of the person, for the audit log and the timeline. */
  sentence: Sentence
  event: string
  detail?: Record<string, unknown>
}

/** Stores the call, with its version, event and audit line. */
export async function sayToLender<A extends LenderAction>(
  { db, ports, audit }: Pick<Acting, 'db' | 'ports' | 'audit'>,
  { row, by, key }: Begun,
  { action, input, file_id, on_taken, sentence, event, detail }: Said<A>,
): Promise<CallRow> {
  const call = await enqueue(db, ports, {
    application: row,
    action,
    input,
    by,
    ...(file_id && { file_id }),
    ...(on_taken && { on_taken }),
    ...(key && { key }),
  })
  await db
    .update(lender_applications)
    .set({ version: row.version + 1, updated_at: ports.now() })
    .where(eq(lender_applications.id, row.id))
  await appendEvents(db, ports, row, [
    { event, sentence: () => words.done_by({ name: by.name, sentence: sentence() }), actor: by.name },
  ])
  await audit({ sentence, project_id: row.project_id, entity_id: row.id, ...(detail && { detail }) })
  return call
}

/**
 * The application after the call was attempted, or after a few seconds if it takes longer; the call then goes on in the
 * background.
 */
export const attempted = (
  { caller, ports }: Pick<Acting, 'caller' | 'ports'>,
  id: string,
  call?: Pick<CallRow, 'id'>,
) =>
  new Afterwards<Answer>(async database => {
    if (call) await attemptSoon(database, ports, caller, call)
    return answerWith(database, ports, caller, id)
  })

export const answerWith = (database: Database, ports: Ports, caller: UserCaller, id: string): Promise<Answer> =>
  inCompany(database, caller.company_id, async db => {
    const row = await requireApplication(db, caller, id)
    return { application: await applicationView(db, ports, caller, row) }
  })

const MOST_MS = 6_000

/** Whatever becomes of it: a fault of an attempt leaves the call to the next one. */
export async function attemptSoon(
  database: Database,
  ports: Ports,
  { company_id }: Pick<UserCaller, 'company_id'>,
  { id }: Pick<CallRow, 'id'>,
) {
  const work = attemptCall({ database, ports }, { company_id, id })
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<void>(done => {
    timer = setTimeout(done, Math.min(MOST_MS, ports.lenders.patience_ms))
  })
  await Promise.race([work.catch(() => undefined), enough])
  clearTimeout(timer)
}

/** Who does it, from where: kept past the first transaction. */
export type Doing = { caller: UserCaller; request: RequestFacts; path: Parameters<typeof writeAudit>[4] }

/** Once a lender was asked, in a transaction of its own. */
export const auditLater = (db: Db, ports: Ports, { caller, request, path }: Doing, note: AuditNote) =>
  writeAudit(db, ports, caller, request, path, 'done', note)

/** The same person going on then. */
export const actingLater = (
  { caller, ports, request }: Pick<Acting, 'caller' | 'ports' | 'request'>,
  db: Db,
  path: Doing['path'],
): Acting => ({ caller, db, ports, request, audit: note => auditLater(db, ports, { caller, request, path }, note) })
