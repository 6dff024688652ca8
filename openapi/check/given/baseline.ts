// Findings a team already knows: a run fails only on new ones and lists the ones that are gone.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { list, record, text } from '../../json.ts'
import type { CheckReport, Finding } from '../report/report.ts'
import { nameOf } from '../report/report-words.ts'

/** What makes it the same finding in another run, whatever its seed and values. */
export type KnownFinding = { check: string; operation: string; alike: string; sentence: string }

const keyOf = ({ check, operation, alike }: KnownFinding) => `${check} ${operation} ${alike}`

const knownOf = ({ check, alike, sentence, ...finding }: Finding): KnownFinding => ({
  check,
  operation: nameOf(finding),
  alike,
  sentence,
})

/** Throws a sentence where it can't be read. */
export function baselineAt(file: string): KnownFinding[] {
  if (!existsSync(file)) throw new Error(`There is no baseline ${file}. To write one: --write-baseline ${file}`)
  const parsed = parsedOf(readFileSync(file, 'utf8'))
  if (parsed === undefined || !Array.isArray(parsed['findings'])) throw new Error(`${file} is no baseline.`)
  return list(parsed['findings'])
    .map(record)
    .map(one => ({
      check: text(one['check']),
      operation: text(one['operation']),
      alike: text(one['alike']),
      sentence: text(one['sentence']),
    }))
}

function parsedOf(source: string): Record<string, unknown> | undefined {
  try {
    return record(JSON.parse(source))
  } catch {
    return undefined
  }
}

/** Sorted, so that a change of it reads well in a pull request. */
export function writeBaseline(file: string, findings: Finding[]) {
  const known = new Map(findings.map(knownOf).map(one => [keyOf(one), one]))
  const sorted = [...known].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ version: 1, findings: sorted }, null, 2)}\n`)
}

/** Only new findings count; one is gone if its operation was asked and it wasn't found. */
export function againstBaseline(report: CheckReport, baseline: KnownFinding[]): CheckReport {
  const before = new Set(baseline.map(keyOf))
  const now = new Set(report.findings.map(one => keyOf(knownOf(one))))
  const findings = report.findings.filter(one => !before.has(keyOf(knownOf(one))))
  const asked = new Set(report.coverage.filter(({ requests }) => requests > 0).map(nameOf))
  const gone = baseline.filter(one => asked.has(one.operation) && !now.has(keyOf(one)))
  const isKnown = report.verdict === 'drifts' && findings.length === 0
  return {
    ...report,
    findings,
    baseline: { known: report.findings.length - findings.length, gone },
    verdict: isKnown ? 'conforms' : report.verdict,
  }
}
