// What a feature defines for each kind of job: who may start it, and how it runs. `server/job-kinds.ts` lists them.
import type { Logger } from 'pino'
import type { Permission } from '#sdk/types.ts'
import type { UserCaller } from '../caller.ts'
import type { Database } from '../db/database.ts'
import type { jobs } from '../db/schema/jobs.ts'
import type { Sentence } from '../lib/reader-language.ts'
import type { Ports } from '../ports/ports.ts'

export type JobRow = typeof jobs.$inferSelect
export type JobWork<Input extends object> = {
  database: Database
  ports: Ports
  log: Logger | undefined
  job: JobRow
  input: Input
  /** Who started it, with their current permissions. */
  caller: UserCaller
  /** The ID of the file it creates, if any; whatever is stored under it is deleted if the job fails or is canceled. */
  file_id: string
  /** Reports progress, and throws `JobStopped` if the job was canceled. Call it often: it writes at most once a second. */
  progress(done: number, total: number | null, sentence: Sentence): Promise<void>
}
export type JobResult = {
  sentence: Sentence
  facts?: JobRow['facts']
  /** True if it created the file with the given ID, which is kept for a week. */
  has_file?: boolean
}
export type JobKind = {
  /** Any of them is enough; checked again when the job runs. */
  permissions: readonly Permission[]
  /** The page with the result, as a path. */
  page(input: object): string
  /** May run again from the beginning after a crash, so whatever it has stored must not get in the way. */
  run(work: JobWork<object>): Promise<JobResult>
}

/** `Input` is what `startJob` takes for this kind. */
export const jobKind = <Input extends object>(kind: {
  permissions: readonly Permission[]
  page: string | ((input: Input) => string)
  run(work: JobWork<Input>): Promise<JobResult>
}): JobKind => ({
  permissions: kind.permissions,
  page: input => (typeof kind.page === 'string' ? kind.page : kind.page(input as Input)),
  // Only the feature that owns the kind stores its input, and it is only read here.
  run: work => kind.run({ ...work, input: work.input as Input }),
})

/** A job's upload is stored under the ID that its input names, and deleted when the job ends. */
export const uploadOf = ({ input }: Pick<JobRow, 'input'>): string | undefined =>
  'upload_id' in input && typeof input.upload_id === 'string' ? input.upload_id : undefined

/** The job was canceled or taken over by another server; its results are discarded. */
export class JobStopped extends Error {}
