// A user resolves a conflict between a lender's news and a record.
import { eq, inArray } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import type { Input } from '#sdk/types.ts'
import { lender_applications, lender_records } from '#server/db/schema/lenders.ts'
import { type Acting, type Begun, beginAction } from '../act.ts'
import { appendEvents, isReferenceTaken } from '../application-rows.ts'
import { applyNews } from '../facts/apply-facts.ts'
import { contentHash, lenderSays, unconfirmed } from '../facts/disagree.ts'
import { words as lenderWords } from '../words.ts'
import { moveBack, oweAfter } from './go-back.ts'
import { viewed } from './record.ts'
import { words } from './words.ts'

export async function settleDisagreement(acting: Acting, input: Input<'/v3/lender_applications.SettleDisagreement'>) {
  const { db, ports, caller, audit } = acting
  const begun = await beginAction(acting, input, null)
  if (!begun) return { application: await viewed(acting, input.application_id) }
  const { row, dialect } = begun
  const { disagreement } = row
  if (!disagreement) throw refuse(409, 'action_unavailable', words.no_disagreement({ lender: dialect.name }))
  if (input.take === 'lender' && (await isReferenceTaken(db, row, disagreement.facts.lender_reference)))
    throw refuse(409, 'action_unavailable', lenderWords.taken_application({ lender: dialect.name }))
  const sentence = () => {
    const values = { lender: dialect.name, differences: disagreement.contradicts.map(lenderSays).join('; ') }
    return input.take === 'lender' ? words.took_lender(values) : words.kept_record(values)
  }
  await appendEvents(db, ports, row, [
    {
      event: 'disagreement_settled',
      sentence: () => words.done_by({ name: caller.name, sentence: sentence() }),
      actor: caller.name,
    },
  ])
  if (input.take === 'lender') await takeOver(acting, begun, disagreement.facts)
  else
    await db
      .update(lender_applications)
      .set({
        disagreement: null,
        kept_against: contentHash(disagreement.facts),
        version: row.version + 1,
        updated_at: ports.now(),
      })
      .where(eq(lender_applications.id, row.id))
  await audit({ sentence, project_id: row.project_id, entity_id: row.id, detail: { took: input.take } })
  return { application: await viewed(acting, row.id) }
}

/** The records give way; the lender's word is taken as if it had been the next after its own last one. */
async function takeOver(acting: Acting, begun: Begun, facts: NonNullable<Begun['row']['facts']>) {
  const { db, ports, caller } = acting
  const { row, dialect } = begun
  const records = await unconfirmed(db, row)
  const against = new Set(row.disagreement?.contradicts.map(({ record_id }) => record_id))
  const ids = records.map(({ id }) => id).filter(id => against.has(id))
  if (ids.length > 0)
    await db
      .update(lender_records)
      .set({
        ended_at: ports.now(),
        ended_by_name: caller.name,
        ended_reason: words.in('en').replaced_by_lender({ lender: dialect.name }),
      })
      .where(inArray(lender_records.id, ids))
  const before = records[0]?.before ?? { status: row.status, facts: row.facts }
  // First reverts the records' bookings and moves.
  await oweAfter(acting, begun, facts)
  const project = await moveBack(acting, begun, facts)
  await applyNews(db, ports, project, { ...row, ...before }, facts, dialect.name)
  await db
    .update(lender_applications)
    .set({ version: row.version + 1, updated_at: ports.now() })
    .where(eq(lender_applications.id, row.id))
}
