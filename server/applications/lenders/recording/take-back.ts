// Undoes a record. The application is rebuilt from its earlier state without it; later records that depend on it must
// be undone first. Nothing is deleted.
import { eq } from 'drizzle-orm'
import { isByHand } from '#machines/applications/lenders/modes.ts'
import { whyNotRecorded } from '#machines/applications/lenders/recording/may-record.ts'
import { factsAfter } from '#machines/applications/lenders/recording/records.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import type { Input } from '#sdk/types.ts'
import { lender_applications, lender_records } from '#server/db/schema/lenders.ts'
import { type Acting, type Begun, beginAction } from '../act.ts'
import { appendEvents } from '../application-rows.ts'
import { standingFrom } from '../facts/standing-of-row.ts'
import { describeRecord } from './describe-record.ts'
import { moveBack, oweAfter } from './go-back.ts'
import { viewed } from './record.ts'
import { asRecorded, type RecordRow, recordsOf } from './standing-records.ts'
import { words } from './words.ts'

export async function takeBackRecord(acting: Acting, input: Input<'/v3/lender_applications.TakeBackRecord'>) {
  const { caller, db, ports, audit } = acting
  const begun = await beginAction(acting, input, null)
  if (!begun) return { application: await viewed(acting, input.application_id) }
  const { row, dialect } = begun
  const reason = input.reason.trim()
  if (reason.length < 3) throw refuse(400, 'invalid_input', { reason: words.reason_required })
  const records = await recordsOf(db, row)
  const named = records.find(({ id }) => id === input.record_id)
  if (!named) throw notFound('record')
  if (named.ended_at !== null) throw refuse(409, 'action_unavailable', words.already_undone)
  const stand = records.filter(({ ended_at }) => ended_at === null)
  const later = stand.slice(stand.indexOf(named) + 1)
  const now_stands = remade(begun, named.before, [named, ...later])
  if (!sameStanding(now_stands, row)) throw refuse(409, 'action_unavailable', words.moved_on({ lender: dialect.name }))
  const after = remade(begun, named.before, later)
  const now = ports.now()
  await db
    .update(lender_records)
    .set({ ended_at: now, ended_by_name: caller.name, ended_reason: reason })
    .where(eq(lender_records.id, named.id))
  for (const { id, before } of after.befores)
    await db.update(lender_records).set({ before }).where(eq(lender_records.id, id))
  const [changed] = await db
    .update(lender_applications)
    .set({
      status: after.status,
      facts: after.facts,
      facts_as_of: after.facts && new Date(after.facts.as_of),
      ...(named.kind === 'sent' ? { submitted_at: null, lender_reference: null } : {}),
      version: row.version + 1,
      updated_at: now,
    })
    .where(eq(lender_applications.id, row.id))
    .returning()
  const texts = () => ({ what: describeRecord(named, dialect.name), reason })
  await appendEvents(db, ports, row, [
    {
      event: 'record_taken_back',
      sentence: () => words.undid_by({ name: caller.name, ...texts() }),
      actor: caller.name,
    },
  ])
  if (row.facts) await oweAfter(acting, { ...begun, row: changed ?? row }, after.facts ?? row.facts)
  await moveBack(acting, begun, after.facts)
  await audit({
    sentence: () => words.undid(texts()),
    project_id: row.project_id,
    entity_id: row.id,
    detail: { record_id: named.id, kind: named.kind },
  })
  return { application: await viewed(acting, row.id) }
}

type Stands = Pick<RecordRow['before'], 'status' | 'facts'>

const sameStanding = (one: Stands, other: Stands) =>
  one.status === other.status && canonicaliseJson(one.facts) === canonicaliseJson(other.facts)

/** Replays `records` in order under the chart's guards. Throws 409 naming the one that depends on what is missing. */
function remade({ dialect, row }: Begun, base: Stands, records: readonly RecordRow[]) {
  let stands = base
  const befores: { id: string; before: Stands }[] = []
  for (const one of records) {
    const ids = one.detail.stipulation_ids
    const open = (stands.facts?.stipulations ?? []).filter(({ status }) => status !== 'cleared')
    const leaves_open = ids !== undefined && open.some(({ id }) => !ids.includes(id))
    const wanted = { kind: one.kind, milestone: one.detail.milestone, leaves_open }
    if (whyNotRecorded(standingFrom(stands, dialect, []), wanted, isByHand(row.mode)) !== null)
      throw refuse(409, 'action_unavailable', words.undo_first({ what: describeRecord(one, dialect.name) }))
    befores.push({ id: one.id, before: stands })
    const facts = factsAfter(stands.facts, stands.status, asRecorded(one))
    stands = { status: facts.decision, facts }
  }
  return { ...stands, befores }
}
