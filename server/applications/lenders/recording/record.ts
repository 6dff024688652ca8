// Records a person's report of an event at a lender. It produces the facts the lender's API would have reported and is
// processed the same; an event without a step in the chart is refused with the reason.
import { and, eq, inArray, sql } from 'drizzle-orm'
import { dayInState } from '#machines/applications/lenders/draft/state-day.ts'
import { isByHand } from '#machines/applications/lenders/modes.ts'
import { type Wanted, whyNotRecorded } from '#machines/applications/lenders/recording/may-record.ts'
import { factsAfter, type RecordDetail, type Recorded } from '#machines/applications/lenders/recording/records.ts'
import { dayWords } from '#machines/lib/format.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { Input } from '#sdk/types.ts'
import { transactions } from '#server/db/schema/agreements.ts'
import { project_files } from '#server/db/schema/files.ts'
import { lender_applications, lender_records } from '#server/db/schema/lenders.ts'
import { type Acting, type Begun, beginAction } from '../act.ts'
import { appendEvents, isReferenceTaken } from '../application-rows.ts'
import { requireApplication } from '../applications.ts'
import { moveToSubmitted, withdrawMoved } from '../draft/submit.ts'
import { applyRecorded } from '../facts/apply-facts.ts'
import { standingOfRow } from '../facts/standing-of-row.ts'
import { applicationView } from '../view.ts'
import { describeRecord } from './describe-record.ts'
import { words } from './words.ts'

type RecordInput = Input<'/v3/lender_applications.Record'>

export async function record(acting: Acting, input: RecordInput) {
  const { caller, db, ports, audit } = acting
  const begun = await beginAction(acting, input, null)
  if (!begun) return { application: await viewed(acting, input.application_id) }
  const { row, dialect } = begun
  await requireDay(begun, acting, input)
  requireDetail(input)
  await requireFiles(acting, row.project_id, input)
  const standing = await standingOfRow(db, ports, row)
  const why_not = whyNotRecorded(standing, wantedOf(begun, input), isByHand(row.mode))
  if (why_not !== null) throw refuse(409, 'action_unavailable', why_not)
  if (input.kind === 'sent') await requireOwnReference(begun, acting, input)
  if (input.detail?.milestone === 'notice_to_proceed') await requireOwnContract(begun, acting)
  const now = ports.now()
  const id = ports.id()
  const detail: RecordDetail = { ...input.detail }
  const recorded: Recorded = {
    id,
    kind: input.kind,
    happened_on: input.happened_on,
    detail,
    recorded_at: now.toISOString(),
  }
  await db.insert(lender_records).values({
    company_id: row.company_id,
    id,
    application_id: row.id,
    kind: input.kind,
    happened_on: input.happened_on,
    detail,
    note: input.note.trim(),
    file_ids: input.file_ids ?? [],
    recorded_by: caller.user_id,
    recorded_by_name: caller.name,
    recorded_at: now,
    before: { status: row.status, facts: row.facts },
  })
  const note = input.note.trim()
  const texts = () => ({ what: describeRecord(recorded, dialect.name), date: dayWords(input.happened_on) })
  await appendEvents(db, ports, row, [
    {
      event: 'recorded',
      sentence: () => words.recorded({ name: caller.name, ...texts(), has_note: note ? 'yes' : 'no', note }),
      actor: caller.name,
    },
  ])
  if (input.kind === 'sent') await sendByHand(acting, begun, input)
  await applyRecorded(db, ports, begun, factsAfter(row.facts, row.status, recorded), caller.name)
  await audit({
    sentence: () => words.recorded_that(texts()),
    project_id: row.project_id,
    entity_id: row.id,
    detail: { record_id: id, kind: input.kind, happened_on: input.happened_on, file_ids: input.file_ids ?? [] },
  })
  return { application: await viewed(acting, row.id) }
}

export const viewed = async ({ caller, db, ports }: Acting, id: string) =>
  applicationView(db, ports, caller, await requireApplication(db, caller, id))

async function sendByHand({ db, ports }: Acting, begun: Begun, { detail, happened_on }: RecordInput) {
  const { row, project, dialect, by } = begun
  await withdrawMoved(db, ports, row, { by, to: dialect.name })
  await moveToSubmitted(db, ports, project)
  await db
    .update(lender_applications)
    .set({
      submitted_at: new Date(`${happened_on}T12:00:00.000Z`),
      ...(detail?.reference ? { lender_reference: detail.reference } : {}),
    })
    .where(eq(lender_applications.id, row.id))
}

function wantedOf({ row }: Begun, { kind, detail }: RecordInput): Wanted {
  const open = (row.facts?.stipulations ?? []).filter(({ status }) => status !== 'cleared')
  const ids = detail?.stipulation_ids
  return {
    kind,
    milestone: detail?.milestone,
    leaves_open: ids !== undefined && open.some(({ id }) => !ids.includes(id)),
  }
}

/** Not in the future, and not before the application. */
async function requireDay({ row, project }: Begun, { db, ports }: Acting, { kind, happened_on }: RecordInput) {
  const state = project.address?.state
  const today = dayInState(state, ports.now())
  if (happened_on > today) throw refuse(400, 'invalid_input', { happened_on: words.date_in_future })
  if (kind === 'sent') return
  const [sent] = await db
    .select({ happened_on: lender_records.happened_on, ended_at: lender_records.ended_at })
    .from(lender_records)
    .where(and(eq(lender_records.application_id, row.id), eq(lender_records.kind, 'sent')))
  const first = sent && !sent.ended_at ? sent.happened_on : dayInState(state, row.submitted_at ?? row.created_at)
  if (happened_on < first)
    throw refuse(400, 'invalid_input', { happened_on: words.date_before_sent({ date: dayWords(first) }) })
}

function requireDetail({ kind, detail = {}, note, file_ids = [] }: RecordInput) {
  const faults: Record<string, string> = {}
  if (['approved', 'counter_offered', 'funded'].includes(kind) && detail.amount_cents === undefined)
    faults['detail.amount_cents'] = words.amount_required
  if (kind === 'stipulations_asked' && !detail.stipulations?.some(name => name.trim() !== ''))
    faults['detail.stipulations'] = words.stipulations_required
  if (kind === 'milestone_reached' && detail.milestone === undefined)
    faults['detail.milestone'] = words.milestone_required
  if (note.trim() === '' && file_ids.length === 0) faults['note'] = words.evidence_required
  if (Object.keys(faults).length > 0) throw refuse(400, 'invalid_input', faults)
}

async function requireOwnReference({ row }: Begun, { db }: Acting, { detail }: RecordInput) {
  if (detail?.reference && (await isReferenceTaken(db, row, detail.reference)))
    throw refuse(400, 'invalid_input', { 'detail.reference': words.reference_taken })
}

/**
 * Who lends the money itself builds on a contract the homeowner has signed; another lender sees to that itself. Asked before the work
 * begins, when a contract can still be sent.
 */
async function requireOwnContract({ row }: Begun, { db }: Acting) {
  if (row.mode !== 'in_house') return
  const [signed] = await db
    .select({ id: transactions.id })
    .from(transactions)
    .where(
      and(
        eq(transactions.project_id, row.project_id),
        eq(transactions.status, 'signed'),
        sql`${transactions.content} ->> 'kind' in ('installation', 'financing')`,
      ),
    )
    .limit(1)
  if (!signed) throw refuse(409, 'action_unavailable', words.agreement_unsigned)
}

async function requireFiles({ db }: Acting, project_id: string, { file_ids = [] }: RecordInput) {
  if (file_ids.length === 0) return
  const duplicate = await db
    .select({ id: project_files.file_id })
    .from(project_files)
    .where(and(eq(project_files.project_id, project_id), inArray(project_files.file_id, file_ids)))
  if (duplicate.length < new Set(file_ids).size) throw refuse(400, 'invalid_input', { file_ids: words.files_unknown })
}
