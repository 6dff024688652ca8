// Puts the reports where they were asked for. Called by the command once a check is over.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { withoutCredentials } from '../request/without-credentials.ts'
import type { ContractFile } from './places.ts'
import type { CheckReport } from './report.ts'
import { reportBadge } from './report-badge.ts'
import { reportHtml } from './report-html.ts'
import { reportJunit } from './report-junit.ts'
import { reportSarif } from './report-sarif.ts'

export type ReportFiles = { json?: string; junit?: string; html?: string; sarif?: string; badge?: string }

/** Their directories are made where they are not there. */
export function writeReports(
  report: CheckReport,
  { json, junit, html, sarif, badge }: ReportFiles,
  contract: ContractFile,
) {
  if (json) put(json, `${JSON.stringify(withoutCredentials(report), null, 2)}\n`)
  if (junit) put(junit, reportJunit(report))
  if (html) put(html, reportHtml(report))
  if (sarif) put(sarif, reportSarif(report, contract))
  if (badge) put(badge, reportBadge(report))
}

function put(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
