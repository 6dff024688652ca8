// Starts a job in the transaction that decides on it, so it exists exactly if that commits.
import { and, count, eq, inArray } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { companies } from '../db/schema/company.ts'
import { jobs } from '../db/schema/jobs.ts'
import type { Sentence } from '../lib/reader-language.ts'
import type { Ports } from '../ports/ports.ts'
import { nameColumns } from './both-languages.ts'
import type { JobRow } from './job-kind.ts'
import { words } from './words.ts'

/** `name` is shown: 'Projects (CSV)'. `waits`: it starts once the rest of its input has arrived, within a day. */
type NewJob = { kind: Schemas['JobKind']; name: Sentence; input: object; waits?: boolean }

/** More unfinished jobs at once aren't useful to a user. */
const MOST_UNFINISHED = 5

/** Returns the row; `jobView` turns it into the contract's job. */
export async function startJob(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  { kind, name, input, waits }: NewJob,
): Promise<JobRow> {
  const { company_id, user_id: created_by, name: created_by_name } = caller
  // A lock, since two concurrent starts would both count before either is committed.
  await db.select({ id: companies.company_id }).from(companies).for('no key update')
  const unfinished = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.created_by, created_by), inArray(jobs.status, ['waiting', 'running'])))
  if (unfinished.length >= MOST_UNFINISHED)
    throw refuse(409, 'too_many_jobs', words.too_many_of_yours({ count: MOST_UNFINISHED }))
  const [all] = await db
    .select({ jobs: count() })
    .from(jobs)
    .where(inArray(jobs.status, ['waiting', 'running']))
  if ((all?.jobs ?? 0) >= ports.limits.jobs)
    throw refuse(409, 'too_many_jobs', words.too_many_of_company({ count: ports.limits.jobs }))
  const now = ports.now()
  const [row] = await db
    .insert(jobs)
    .values({
      company_id,
      id: ports.id(),
      kind,
      ...nameColumns(name),
      input,
      status: 'waiting',
      next_attempt_at: waits ? null : now,
      created_by,
      created_by_name,
      created_at: now,
    })
    .returning()
  if (!row) throw new Error('The job was not stored')
  if (!waits) ports.jobs.wake()
  return row
}
