// Every kind of job and the feature that does it. A missing one is a type error.
import { exportCompany } from './exports/export-company.ts'
import { importCompany } from './exports/import-company.ts'
import type { JobKinds } from './jobs/run-job.ts'
import { leadImport } from './leads/apply-import.ts'
import { projectsCsv } from './project-export/export-csv.ts'

export const jobKinds: Required<JobKinds> = {
  projects_csv: projectsCsv,
  company_export: exportCompany,
  company_import: importCompany,
  lead_import: leadImport,
}
