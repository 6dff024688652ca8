// What a feature says of a kind of job it owns: who may have it done, and how it is done. `server/job-kinds.ts` lists them.
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
  /** Who began it, with the permissions they have now. */
  caller: UserCaller
  /** The id of the file it makes, if it makes one; whatever is stored under it goes when the job fails or is canceled. */
  file_id: string
  /** Says how far it is, and gives up with `JobStopped` when it was canceled. To be called often: it writes once a second. */
  progress(done: number, total: number | null, sentence: Sentence): Promise<void>
}
export type JobResult = {
  sentence: Sentence
  facts?: JobRow['facts']
  /** Whether it made the file it was given an id for; the file is kept for a week. */
  has_file?: boolean
}
export type JobKind = {
  /** Any of them suffices; asked again when it runs. */
  permissions: readonly Permission[]
  /** Where its maker finds what came of it, from the slash on. */
  page(input: object): string
  /** May run again from the beginning after a crash: what it stores on its way must not stand in the way then. */
  run(work: JobWork<object>): Promise<JobResult>
}

/** `Input` is what `startJob` is given for this kind. */
export const jobKind = <Input extends object>(kind: {
  permissions: readonly Permission[]
  page: string | ((input: Input) => string)
  run(work: JobWork<Input>): Promise<JobResult>
}): JobKind => ({
  permissions: kind.permissions,
  page: input => (typeof kind.page === 'string' ? kind.page : kind.page(input as Input)),
  // The input of a kind is stored by whoever owns the kind, and read here alone.
  run: work => kind.run({ ...work, input: work.input as Input }),
})

/** What was uploaded for a job lies under the id its input names, and goes when the job ends. */
export const uploadOf = ({ input }: Pick<JobRow, 'input'>): string | undefined =>
  'upload_id' in input && typeof input.upload_id === 'string' ? input.upload_id : undefined

/** The job was canceled, or another server has it: whatever was made is thrown away. */
export class JobStopped extends Error {}
