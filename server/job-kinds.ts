// Every kind of job and the feature that does it. A missing one is a type error.
import { exportCompany } from '#server/company/exports/export-company.ts'
import { importCompany } from '#server/company/exports/import-company.ts'
import { leadImport } from '#server/projects/leads/apply-import.ts'
import { projectsCsv } from '#server/projects/project-export/export-csv.ts'
import type { JobKinds } from './jobs/run-job.ts'

export const jobKinds: Required<JobKinds> = {
  projects_csv: projectsCsv,
  company_export: exportCompany,
  company_import: importCompany,
  lead_import: leadImport,
}
