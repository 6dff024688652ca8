// Homeowners' requests about their data: recorded, due, answered by a job.
import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import { DUE_DAYS, daysAfter } from '#machines/projects/privacy/keep-rules.ts'
import type { Db } from '#server/db/database.ts'
import { privacy_requests } from '#server/db/schema/projects.ts'
import type { Handlers } from '#server/handler.ts'
import { startJob } from '#server/jobs/start-job.ts'
import { companyDay } from '#server/lib/company-day.ts'
import { anId, cursorOf, pageOf } from '#server/lib/paging.ts'
import { begunErasure, type ErasureInput, sealWanted, wantedOf } from '#server/projects/privacy/erase-person.ts'
import type { PersonExportInput } from '#server/projects/privacy/export-person.ts'
import { countErased, listKept } from '#server/projects/privacy/preview.ts'
import {
  personScope,
  type RequestRow,
  requestView,
  requireAllProjects,
  requireOpen,
  requireRequest,
} from '#server/projects/privacy/requests.ts'
import { words } from '#server/projects/privacy/words.ts'
import { projectHandlers } from './project-handlers.ts'

const PAGES = cursorOf('privacy_requests', anId)

export const privacyHandlers: Handlers<'privacy'> = {
  ...projectHandlers,

  '/v3/privacy.Preview': async ({ input, caller, db, ports }) => {
    requireAllProjects(caller)
    const at = { company_id: caller.company_id, now: ports.now() }
    const { name, projects, scope } = await personScope(db, at, caller, input.homeowner_id)
    return { name, projects, erased: await countErased(db, at, scope), kept: await listKept(db, at, scope) }
  },

  '/v3/privacy.List': async ({ input, caller, db, ports }) => {
    requireAllProjects(caller)
    const { limit = 50, cursor, homeowner_id } = input
    const { id } = privacy_requests
    const rows = await db
      .select()
      .from(privacy_requests)
      .where(
        and(
          homeowner_id === undefined ? undefined : eq(privacy_requests.homeowner_id, homeowner_id),
          cursor === undefined ? undefined : lt(id, PAGES.read(cursor)[0]),
        ),
      )
      .orderBy(desc(id))
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, PAGES, row => [row.id])
    const requests = []
    for (const row of page) requests.push(await requestView(db, ports, caller, row))
    return { requests, next_cursor }
  },

  '/v3/privacy.Record': async ({ input, caller, db, ports, audit }) => {
    requireAllProjects(caller)
    const { homeowner_id, kind, received_on, note = '' } = input
    const { name, projects } = await personScope(
      db,
      { company_id: caller.company_id, now: ports.now() },
      caller,
      homeowner_id,
    )
    if (received_on > (await companyDay(db, ports)))
      throw refuse(400, 'invalid_input', { received_on: words.not_in_future })
    const [open] = await db
      .select({ id: privacy_requests.id })
      .from(privacy_requests)
      .where(
        and(
          eq(privacy_requests.homeowner_id, homeowner_id),
          eq(privacy_requests.kind, kind),
          inArray(privacy_requests.status, ['open', 'running']),
        ),
      )
    if (open) throw refuse(409, 'already_open', words.already_open)
    const [row] = await db
      .insert(privacy_requests)
      .values({
        ...input,
        note: note.trim(),
        company_id: caller.company_id,
        id: ports.id(),
        name,
        project_ids: projects.map(({ id }) => id),
        due_on: daysAfter(received_on, DUE_DAYS),
        status: 'open',
        outcome: {},
        recorded_by: caller.user_id,
        recorded_by_name: caller.name,
        recorded_at: ports.now(),
      })
      .returning()
    if (!row) throw new Error('The request was not stored')
    await audit({ sentence: () => words.recorded({ kind }), entity_id: row.id })
    return { request: await requestView(db, ports, caller, row) }
  },

  '/v3/privacy.Extend': async ({ input, caller, db, ports, audit }) => {
    requireAllProjects(caller)
    const row = await requireRequest(db, input.request_id, input.version)
    await requireOpen(db, row)
    if (row.extended_reason !== null) throw refuse(409, 'already_extended', words.already_extended)
    const [reason, due_on] = [input.reason.trim(), daysAfter(row.due_on, DUE_DAYS)]
    const next = await update(db, row, { due_on, extended_reason: reason })
    await audit({ sentence: () => words.extended({ due: due_on, reason }), entity_id: row.id })
    return { request: await requestView(db, ports, caller, next) }
  },

  '/v3/privacy.Decline': async ({ input, caller, db, ports, audit }) => {
    requireAllProjects(caller)
    const row = await requireRequest(db, input.request_id, input.version)
    await requireOpen(db, row)
    const reason = input.reason.trim()
    const next = await update(db, row, {
      status: 'declined',
      declined_reason: reason,
      answered_at: ports.now(),
      answered_by_name: caller.name,
    })
    await audit({ sentence: () => words.declined({ reason }), entity_id: row.id })
    return { request: await requestView(db, ports, caller, next) }
  },

  '/v3/privacy.Export': async ({ input, caller, db, ports, audit }) => {
    requireAllProjects(caller)
    const row = await requireRequest(db, input.request_id, input.version)
    if (row.kind !== 'export') throw refuse(409, 'request_closed', words.other_kind)
    await requireOpen(db, row)
    await personScope(db, { company_id: caller.company_id, now: ports.now() }, caller, row.homeowner_id)
    const given: PersonExportInput = { request_id: row.id, homeowner_id: row.homeowner_id }
    const job = await startJob(db, ports, caller, {
      kind: 'privacy_export',
      name: () => words.export_job,
      input: given,
    })
    const next = await update(db, row, { status: 'running', job_id: job.id })
    await audit({ sentence: () => words.export_started, entity_id: row.id })
    return { request: await requestView(db, ports, caller, next) }
  },

  '/v3/privacy.Erase': async ({ input, caller, db, ports, audit }) => {
    requireAllProjects(caller)
    const row = await requireRequest(db, input.request_id, input.version)
    if (row.kind !== 'erasure') throw refuse(409, 'request_closed', words.other_kind)
    await requireOpen(db, row)
    if (input.name.trim() !== row.name.trim()) throw refuse(400, 'invalid_input', { name: words.wrong_name })
    const given = await erasureInput(db, ports, row, caller, input.other_terms ?? [])
    const job = await startJob(db, ports, caller, {
      kind: 'privacy_erasure',
      name: () => words.erasure_job,
      input: given,
    })
    const next = await update(db, row, { status: 'running', job_id: job.id })
    await audit({ sentence: () => words.erasure_started, entity_id: row.id })
    return { request: await requestView(db, ports, caller, next) }
  },
}

type Acting = Parameters<Handlers<'privacy'>['/v3/privacy.Erase']>[0]

async function erasureInput(
  db: Db,
  ports: Acting['ports'],
  row: RequestRow,
  caller: Acting['caller'],
  others: readonly string[],
): Promise<ErasureInput> {
  // Of one that failed halfway: their rows may be gone, and only the job still knows the terms to look for.
  const begun = await begunErasure(db, row)
  if (begun) return begun
  const at = { company_id: caller.company_id, now: ports.now() }
  const { scope } = await personScope(db, at, caller, row.homeowner_id)
  return sealWanted(ports, row.id, await wantedOf(db, ports, scope, others))
}

async function update(db: Db, row: RequestRow, values: Partial<RequestRow>): Promise<RequestRow> {
  const [next] = await db
    .update(privacy_requests)
    .set({ ...values, version: row.version + 1 })
    .where(eq(privacy_requests.id, row.id))
    .returning()
  if (!next) throw new Error('The request is gone')
  return next
}
