// Puts the reports where they were asked for. Called by the command once a check is over.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { withoutCredentials } from '../request/without-credentials.ts'
import { causesOf } from './causes.ts'
import { fitted } from './fitted.ts'
import type { ContractFile } from './places.ts'
import type { CheckReport } from './report.ts'
import { reportBadge } from './report-badge.ts'
import { reportHtml } from './report-html.ts'
import { reportJunit } from './report-junit.ts'
import { reportSarif } from './report-sarif.ts'

export type ReportFiles = { json?: string; junit?: string; html?: string; sarif?: string; badge?: string }

/** Their directories are made where they are not there. */
export function writeReports(
  whole: CheckReport,
  { json, junit, html, sarif, badge }: ReportFiles,
  contract: ContractFile,
) {
  const report = fitted(withoutCredentials(whole))
  if (json) put(json, jsonOf(report))
  if (junit) put(junit, reportJunit(report))
  if (html) put(html, reportHtml(report))
  if (sarif) put(sarif, reportSarif(report, contract))
  if (badge) put(badge, reportBadge(report))
}

/** For programs: the causes name their operations, each finding has its exchange. */
function jsonOf(report: CheckReport): string {
  const causes = causesOf(report).map(({ findings, ...cause }) => ({ ...cause, findings: findings.length }))
  return `${JSON.stringify({ ...report, causes }, null, 2)}\n`
}

function put(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
