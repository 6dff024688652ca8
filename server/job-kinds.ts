// Every kind of job and the feature that does it. A missing one is a type error.
import type { JobKinds } from './jobs/run-job.ts'
import { projectsCsv } from './projects/export-csv.ts'

export const jobKinds: JobKinds = { projects_csv: projectsCsv }
