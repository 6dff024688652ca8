// Conflicts between a lender's news and a person's record: neither wins automatically; both are stored and shown.
import { eq } from 'drizzle-orm'
import type { Facts } from '#machines/applications/lenders/lender-actions.ts'
import { type Contradiction, contradictions } from '#machines/applications/lenders/recording/contradicts.ts'
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import type { Db } from '#server/db/database.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { inBoth } from '#server/lib/reader-language.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'
import { type ApplicationRow, appendEvents } from '../application-rows.ts'
import { dialectOf } from '../connections.ts'
import { asRecorded, type RecordRow, recordsOf } from '../recording/standing-records.ts'
import { readSentence } from '../stored-sentence.ts'
import { words } from '../words.ts'
import { tellLenderTeam } from './tell-team.ts'

/** Content of the news, regardless of time. */
export const contentHash = (facts: Facts) => sha256(canonicaliseJson({ ...facts, as_of: '' }))

/** Records the lender hasn't confirmed or contradicted. */
export async function unconfirmed(db: Db, row: ApplicationRow): Promise<RecordRow[]> {
  const since = row.confirmed_at?.getTime() ?? 0
  return (await recordsOf(db, row)).filter(one => one.ended_at === null && one.recorded_at.getTime() > since)
}

/** `before`: the application as it was before anything of it was recorded. */
type Said = Contradiction & { lender_says_es?: string }
type Against = { contradicts: Said[]; is_news: boolean; before?: RecordRow['before'] }

/** `kept`: already decided against, and nothing new. */
export async function whatDisagrees(db: Db, row: ApplicationRow, facts: Facts): Promise<Against | 'kept'> {
  const records = await unconfirmed(db, row)
  const [first] = records
  const before = first?.before.facts?.as_of
  // Older than the news before the first record: late, as without records. If withdrawn here, it is judged by that.
  if (!first || row.status === 'canceled' || (before !== undefined && Date.parse(facts.as_of) <= Date.parse(before)))
    return { contradicts: [], is_news: false }
  if (row.kept_against === contentHash(facts)) return 'kept'
  const { en, es } = inBoth(() => contradictions(records.map(asRecorded), facts))
  const contradicts = en.map((one, n) => ({ ...one, lender_says_es: es[n]?.lender_says ?? one.lender_says }))
  return { contradicts, is_news: true, before: first.before }
}

/** In the reader's language; stored in both. */
export const lenderSays = ({ lender_says, lender_says_es }: Said): string =>
  readSentence({ sentence: lender_says, sentence_es: lender_says_es })

export async function disagree(
  db: Db,
  ports: Ports,
  row: ApplicationRow,
  facts: Facts,
  contradicts: Said[],
): Promise<ApplicationRow> {
  const dispute = row.disagreement
  // Repeated on each refresh, reported once. Earlier news doesn't replace later news.
  if (
    dispute &&
    (Date.parse(facts.as_of) < Date.parse(dispute.facts.as_of) || contentHash(dispute.facts) === contentHash(facts))
  )
    return row
  const { name } = dialectOf(ports, row.lender)
  const sentence = () => words.disagrees({ lender: name, differences: contradicts.map(lenderSays).join('; ') })
  await appendEvents(db, ports, row, [
    { event: 'disputed', sentence, actor: name, detail: { as_of: facts.as_of, decision: facts.decision } },
  ])
  await tellLenderTeam(db, ports, row, 'lender_needs_something', [sentence])
  const now = ports.now()
  const [changed] = await db
    .update(lender_applications)
    .set({
      disagreement: { facts, heard_at: now.toISOString(), contradicts },
      version: row.version + 1,
      updated_at: now,
    })
    .where(eq(lender_applications.id, row.id))
    .returning()
  return changed ?? row
}
