// The rows of an application, locked in the one order everything here locks in: the project, its application, then its calls.
import { and, eq, ne } from 'drizzle-orm'
import { notFound } from '#machines/lib/refuse.ts'
import type { Db } from '#server/db/database.ts'
import { lender_applications, type lender_calls, lender_events } from '#server/db/schema/lenders.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { Sentence } from '#server/lib/reader-language.ts'
import type { Ports } from '#server/ports/ports.ts'
import { raiseRevision } from '#server/project-revision.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { storedSentence } from './stored-sentence.ts'
import { words } from './words.ts'

export type ApplicationRow = typeof lender_applications.$inferSelect
export type CallRow = typeof lender_calls.$inferSelect
/** Not settled yet: no second call of its kind is made meanwhile. */
export const PENDING: readonly CallRow['state'][] = ['waiting', 'sending', 'retrying', 'unknown']
/** Those, and what waits for a person, who may send it once more. */
export const UNSETTLED: readonly CallRow['state'][] = [...PENDING, 'overdue']
/** Who asked for it: a person of the company, or the homeowner, who is no user. */
export type Actor = { user_id: string | null; name: string }

/** Needs a transaction inside the company's tenant. No other writer until it ends. */
export async function lockApplication(
  db: Db,
  { id, project_id }: Pick<ApplicationRow, 'id' | 'project_id'>,
): Promise<{ project: ProjectRow; row: ApplicationRow }> {
  const [project] = await db.select().from(projects).where(eq(projects.id, project_id)).for('no key update')
  const [row] = await db.select().from(lender_applications).where(eq(lender_applications.id, id)).for('update')
  if (!project || !row) throw notFound('lender application')
  return { project, row }
}

/** True if another of the company's applications to this lender has the reference. */
export async function isReferenceTaken(
  db: Db,
  { id, lender }: Pick<ApplicationRow, 'id' | 'lender'>,
  lender_reference: string,
): Promise<boolean> {
  const { id: of, lender: at, lender_reference: known } = lender_applications
  const [other] = await db
    .select({ id: of })
    .from(lender_applications)
    .where(and(eq(at, lender), eq(known, lender_reference), ne(of, id)))
    .limit(1)
  return other !== undefined
}

type NewEvent = { event: string; sentence: Sentence; actor: string; detail?: Record<string, unknown> }

/** Stored in English; readers get their own language's. */
export const homeownerName = () => words.in('en').the_homeowner

/** Into the timeline, in order. No numbers and no names of people: everyone who sees the project reads it. */
export async function appendEvents(
  db: Db,
  ports: Ports,
  {
    company_id,
    id: application_id,
    lender,
    project_id,
  }: Pick<ApplicationRow, 'company_id' | 'id' | 'lender' | 'project_id'>,
  events: readonly NewEvent[],
) {
  if (events.length === 0) return
  const at = ports.now()
  await db.insert(lender_events).values(
    events.map(({ event, sentence, actor, detail }) => {
      const { sentence: english, sentence_es } = storedSentence(sentence)
      const place = { company_id, id: ports.id(), application_id, lender, at }
      return { ...place, event, actor, sentence: english, detail: { ...detail, sentence_es } }
    }),
  )
  await raiseRevision(db, ports, project_id, 'lenders')
}
