// Applies a lender's news about an application: from an answer, a webhook or a refresh. Only news newer than the stored
// state counts, so duplicates and reordering do no harm; news without a legal step is kept and reported, never forced.
import { and, eq, inArray } from 'drizzle-orm'
import { pathTo } from '#machines/applications/lenders/application.ts'
import { describeChanges, keepReasons } from '#machines/applications/lenders/facts/describe-changes.ts'
import type { Facts } from '#machines/applications/lenders/lender-actions.ts'
import { withoutNumbers } from '#machines/applications/lenders/mask.ts'
import { words as lenderWords } from '#machines/applications/lenders/words.ts'
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import type { Db } from '#server/db/database.ts'
import { type LenderQuote, lender_applications, lender_calls } from '#server/db/schema/lenders.ts'
import type { Sentence } from '#server/lib/reader-language.ts'
import { postOwed } from '#server/money/receivables/owed/post-owed.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { type ApplicationRow, appendEvents, isReferenceTaken, lockApplication } from '../application-rows.ts'
import { dialectOf } from '../connections.ts'
import { quoteHash } from '../draft/quote.ts'
import { end } from '../outbox/end-call.ts'
import { storedSentence } from '../stored-sentence.ts'
import { words } from '../words.ts'
import { disagree, whatDisagrees } from './disagree.ts'
import { followLender } from './follow.ts'
import { refreshPause } from './refresh-times.ts'
import { standingOfRow } from './standing-of-row.ts'
import { tellLenderTeam } from './tell-team.ts'

/** `answer` and `refresh` are current; a webhook may have been delayed. */
type FactSource = 'answer' | 'refresh' | 'webhook'

/** Needs a transaction inside the company's tenant; locks project and application. Returns the updated application. */
export async function applyFacts(
  db: Db,
  ports: Ports,
  named: Pick<ApplicationRow, 'id' | 'project_id'>,
  said: Facts,
  source: FactSource,
): Promise<ApplicationRow> {
  const { project, row } = await lockApplication(db, named)
  const facts = masked(said)
  const against = await whatDisagrees(db, row, facts)
  if (against === 'kept') return row
  if (against.contradicts.length > 0) {
    const wrong = await misfit(db, ports, { ...row, ...against.before }, facts, dialectOf(ports, row.lender).name)
    return wrong === null || wrong === 'quiet'
      ? disagree(db, ports, row, facts, against.contradicts)
      : dispute(db, ports, row, facts, wrong)
  }
  // News older than a record but newer than the lender's previous news confirms the record.
  switch (against.is_news ? 'news' : age(row, facts, source, ports.now())) {
    case 'old':
      return row
    case 'same':
      return change(db, row, { confirmed_at: ports.now() })
    case 'unsure':
      return change(db, row, { next_refresh_at: ports.now() })
    case 'news':
      break
  }
  const { name } = dialectOf(ports, row.lender)
  const why_not = await misfit(db, ports, row, facts, name)
  if (why_not === 'quiet') return change(db, row, { confirmed_at: ports.now() })
  return why_not === null ? applyNews(db, ports, project, row, facts, name) : dispute(db, ports, row, facts, why_not)
}

const change = async (
  db: Db,
  row: ApplicationRow,
  values: Partial<typeof lender_applications.$inferInsert>,
): Promise<ApplicationRow> => {
  const [changed] = await db
    .update(lender_applications)
    .set(values)
    .where(eq(lender_applications.id, row.id))
    .returning()
  return changed ?? row
}

/** Two changes within one tick of the lender's clock: a direct answer counts, a webhook triggers a refresh. */
function age(row: ApplicationRow, facts: Facts, source: FactSource, now: Date): 'old' | 'same' | 'unsure' | 'news' {
  if (!row.facts || !row.facts_as_of) return 'news'
  const [known, said] = [row.facts_as_of.getTime(), Date.parse(facts.as_of)]
  if (said > known) return 'news'
  // By content: the database gives an object's fields back in an order of its own.
  if (canonicaliseJson(keepReasons(row.facts, facts)) === canonicaliseJson(row.facts))
    return source === 'webhook' ? 'old' : 'same'
  if (source === 'webhook') return said === known ? 'unsure' : 'old'
  // A time in our future doesn't override a current answer.
  if (said === known || (source === 'refresh' && known > now.getTime())) return 'news'
  return 'old'
}

/** The sentence why it cannot be taken; `quiet` where it is only what we know better. */
async function misfit(
  db: Db,
  ports: Ports,
  row: ApplicationRow,
  facts: Facts,
  lender: string,
): Promise<Sentence | 'quiet' | null> {
  if (row.lender_reference !== null && row.lender_reference !== facts.lender_reference)
    return () => words.other_application({ lender })
  if (row.lender_reference === null && (await isReferenceTaken(db, row, facts.lender_reference)))
    return () => words.taken_application({ lender })
  if (row.status === 'canceled' && facts.decision !== 'canceled') {
    return (await isTold(db, row))
      ? () => words.says_despite_withdrawal({ lender, status: lenderWords.status[facts.decision] })
      : 'quiet'
  }
  const standing = await standingOfRow(db, ports, row)
  return pathTo(standing, facts) === 'reached'
    ? null
    : () =>
        words.does_not_follow({
          lender,
          status: lenderWords.status[facts.decision],
          before: lenderWords.status[row.status],
        })
}

/** True if the lender has confirmed the withdrawal. */
async function isTold(db: Db, { id }: ApplicationRow): Promise<boolean> {
  const [told] = await db
    .select({ id: lender_calls.id })
    .from(lender_calls)
    .where(
      and(
        eq(lender_calls.application_id, id),
        eq(lender_calls.action, 'withdraw'),
        inArray(lender_calls.state, ['done', 'refused']),
      ),
    )
    .limit(1)
  return told !== undefined
}

/** A person's record is applied like the lender's own news, under that person's name. */
export const applyRecorded = (
  db: Db,
  ports: Ports,
  { project, row }: { project: ProjectRow; row: ApplicationRow },
  said: Facts,
  by: string,
) => applyNews(db, ports, project, row, masked(said), dialectOf(ports, row.lender).name, by)

/** Also for who takes over the lender's word. */
export async function applyNews(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  row: ApplicationRow,
  said: Facts,
  name: string,
  by?: string,
): Promise<ApplicationRow> {
  const now = ports.now()
  const facts = keepReasons(row.facts, said)
  const pause = refreshPause({ status: facts.decision, facts }, 0)
  const changes = describeChanges(row.facts, facts, name)
  const after = await change(db, row, {
    facts,
    facts_as_of: new Date(facts.as_of),
    ...(by === undefined ? { confirmed_at: now, lender_reference: facts.lender_reference } : {}),
    status: facts.decision,
    ...requoted(row.quote, facts),
    // An answering lender has them: numbers and birthdays are deleted.
    private_sealed: null,
    disputed: [],
    ...(by === undefined ? { disagreement: null, kept_against: null } : {}),
    next_refresh_at: pause === null ? null : new Date(now.getTime() + pause),
    // A repeat of known news doesn't bump the version, so no user gets a conflict.
    ...(isSaidAgain(row, facts) ? {} : { version: row.version + 1, updated_at: now }),
  })
  if (!row.facts && by === undefined) await endSubmit(db, ports, row)
  const stays = await followLender(db, ports, project, row, facts)
  await postOwed(db, ports, project, after, facts, name)
  await appendEvents(db, ports, row, [
    ...changes.map(({ event, sentence }) => ({
      event,
      sentence: by === undefined ? sentence : () => words.recorded_by_hand({ sentence: sentence() }),
      actor: by ?? name,
    })),
    ...(stays === null ? [] : [{ event: 'project_not_moved', sentence: stays, actor: ports.brand }]),
  ])
  for (const event of ['lender_decided', 'lender_needs_something', 'lender_funded'] as const) {
    const sentences = changes.filter(({ tell }) => tell === event).map(({ sentence }) => sentence)
    const more = stays !== null && event === 'lender_needs_something' ? [stays] : []
    await tellLenderTeam(db, ports, row, event, [...sentences, ...more])
  }
  return after
}

/** Only the time is new, and nothing else about the application ends with it. */
const isSaidAgain = ({ facts, status, disputed, private_sealed }: ApplicationRow, said: Facts) =>
  facts !== null &&
  status === said.decision &&
  disputed.length === 0 &&
  private_sealed === null &&
  canonicaliseJson({ ...said, as_of: facts.as_of }) === canonicaliseJson(facts)

/** An applied change order becomes the current quote; a canceled one is dropped. */
function requoted({ requested, ...before }: LenderQuote, { change_order }: Facts) {
  if (!requested || !change_order || !['applied', 'canceled'].includes(change_order.status)) return {}
  const quote = change_order.status === 'applied' ? requested : before
  return { quote, quote_hash: quoteHash(quote), type: quote.product.type }
}

/** Whatever became of sending it: the lender has it. */
async function endSubmit(db: Db, ports: Ports, { id, lender }: ApplicationRow) {
  const endpoint = dialectOf(ports, lender).calls.submit?.endpoint ?? ''
  const open = await db
    .select()
    .from(lender_calls)
    .where(and(eq(lender_calls.application_id, id), eq(lender_calls.endpoint, endpoint)))
  for (const call of open) await end(db, ports, call, 'done', '')
}

const MOST_DISPUTES = 20

/** Stored, reported once, and shown until the lender's news fits again. */
export async function dispute(
  db: Db,
  ports: Ports,
  row: ApplicationRow,
  { as_of, decision }: Pick<Facts, 'as_of' | 'decision'>,
  sentence: Sentence,
): Promise<ApplicationRow> {
  const stored = storedSentence(sentence)
  // Repeated by the lender on each refresh, reported once.
  if (row.disputed.at(-1)?.sentence === stored.sentence) return row
  const now = ports.now()
  await appendEvents(db, ports, row, [
    { event: 'disputed', sentence, actor: dialectOf(ports, row.lender).name, detail: { as_of, decision } },
  ])
  await tellLenderTeam(db, ports, row, 'lender_needs_something', [sentence])
  return change(db, row, {
    disputed: [...row.disputed, { at: now.toISOString(), ...stored }].slice(-MOST_DISPUTES),
    version: row.version + 1,
    updated_at: now,
  })
}

const maskedOrNull = (sentence: string | null) => (sentence === null ? null : withoutNumbers(sentence))

function masked(facts: Facts): Facts {
  return {
    ...facts,
    reasons: facts.reasons.map(withoutNumbers),
    contract: { ...facts.contract, reason: maskedOrNull(facts.contract.reason) },
    milestones: facts.milestones.map(one => ({ ...one, reason: maskedOrNull(one.reason) })),
    stipulations: facts.stipulations.map(one => ({
      ...one,
      description: withoutNumbers(one.description),
      reason: maskedOrNull(one.reason),
    })),
    change_order: facts.change_order && { ...facts.change_order, reason: maskedOrNull(facts.change_order.reason) },
  }
}
