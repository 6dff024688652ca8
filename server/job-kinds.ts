// Every kind of job and the feature that does it. A missing one is a type error.
import type { JobKinds } from './jobs/run-job.ts'

export const jobKinds: JobKinds = {}
