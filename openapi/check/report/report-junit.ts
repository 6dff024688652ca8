// The report as CI systems show test results: a case per operation and check that was looked at, its findings in the failure.
// Valid by the schema of Jenkins' xUnit plugin, the strictest of those in use (junit-10.xsd).
import { escaped } from '../../report-parts.ts'
import { withoutCredentials } from '../request/without-credentials.ts'
import type { CheckName, CheckReport, Covered, Finding } from './report.ts'
import { detailLines } from './report-text.ts'
import { nameOf } from './report-words.ts'

export function reportJunit(said: CheckReport): string {
  const report = withoutCredentials(said)
  const suites = report.coverage.map(covered => suiteOf(report, covered))
  const skipped = report.skipped.map(
    one =>
      `  <testsuite name="${escaped(nameOf(one))}" tests="1" failures="0" errors="0" skipped="1">\n    <testcase name="asked" classname="${escaped(nameOf(one))}"><skipped message="${escaped(one.reason)}"/></testcase>\n  </testsuite>`,
  )
  const failures = suites.reduce((sum, suite) => sum + suite.failures, 0)
  const tests = suites.reduce((sum, suite) => sum + suite.tests, 0) + skipped.length
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escaped(`${report.contract.title} at ${report.base}`)}" tests="${tests}" failures="${failures}" errors="0" time="${report.ms / 1000}">`,
    ...suites.map(({ xml }) => xml),
    ...skipped,
    '</testsuites>\n',
  ].join('\n')
}

function suiteOf(report: CheckReport, covered: Covered): { xml: string; tests: number; failures: number } {
  const name = nameOf(covered)
  const findings = report.findings.filter(finding => nameOf(finding) === name)
  const checks = [...new Set([...(covered.checks ?? []), ...findings.map(({ check }) => check)])]
  const cases = checks.map(check =>
    caseOf(
      report,
      name,
      check,
      findings.filter(finding => finding.check === check),
    ),
  )
  const failures = new Set(findings.map(({ check }) => check)).size
  const xml = `  <testsuite name="${escaped(name)}" tests="${cases.length}" failures="${failures}" errors="0" skipped="0" timestamp="${escaped(report.started_at)}">\n${cases.join('\n')}\n  </testsuite>`
  return { xml, tests: cases.length, failures }
}

function caseOf(report: CheckReport, name: string, check: CheckName, findings: Finding[]): string {
  const opened = `    <testcase name="${check}" classname="${escaped(name)}"`
  const [first] = findings
  if (!first) return `${opened}/>`
  const details = findings.map(one => [one.sentence, ...detailLines(report, one)].join('\n')).join('\n\n')
  const more = findings.length > 1 ? ` (and ${findings.length - 1} more)` : ''
  return `${opened}>\n      <failure type="${check}" message="${escaped(first.sentence + more)}">${escaped(details)}</failure>\n    </testcase>`
}
