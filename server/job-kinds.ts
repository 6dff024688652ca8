// Every kind of job, with the feature that runs it. A missing one is a type error.
import { exportCompany } from '#server/company/exports/export-company.ts'
import { importCompany } from '#server/company/exports/import-company.ts'
import { roofProposal } from './design/site/propose-roof.ts'
import type { JobKinds } from './jobs/run-job.ts'
import { erasePerson } from './projects/privacy/erase-person.ts'
import { exportPerson } from './projects/privacy/export-person.ts'
import { projectsCsv } from './projects/project-export/export-csv.ts'
import { sheetImport } from './sheet-import/apply-import.ts'
import { sheetKinds } from './sheet-kinds.ts'

export const jobKinds: Required<JobKinds> = {
  projects_csv: projectsCsv,
  company_export: exportCompany,
  company_import: importCompany,
  privacy_export: exportPerson,
  privacy_erasure: erasePerson,
  sheet_import: sheetImport(sheetKinds),
  roof_proposal: roofProposal,
  // Kept for jobs that were started before all imports shared one kind.
  lead_import: sheetImport(sheetKinds),
}
