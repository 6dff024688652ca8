// Findings for code scanning: SARIF 2.1.0, each at the line of the contract that names its operation, with all that GitHub requires
// (docs.github.com, “SARIF support for code scanning”).
import { createHash } from 'node:crypto'
import { withoutCredentials } from '../request/without-credentials.ts'
import { CHECK_WORDS } from './check-words.ts'
import { type ContractFile, regionOf } from './places.ts'
import type { CheckName, CheckReport, Finding } from './report.ts'
import { againOf, nameOf } from './report-words.ts'

export function reportSarif(said: CheckReport, contract: ContractFile): string {
  const report = withoutCredentials(said)
  const rules = [...new Set(report.findings.map(({ check }) => check))]
  const driver = { name: 'sunquill-contract', version: report.contract.version, rules: rules.map(ruleOf) }
  const results = report.findings.map(finding => resultOf(report, finding, contract))
  const run = { tool: { driver }, results }
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }
  return `${JSON.stringify(log, null, 2)}\n`
}

function ruleOf(id: CheckName) {
  const text = CHECK_WORDS[id]
  return {
    id,
    shortDescription: { text },
    fullDescription: { text },
    help: { text: `${text} To leave this check out: --skip ${id}` },
  }
}

function resultOf(report: CheckReport, finding: Finding, { name, text }: ContractFile) {
  const { check, sentence, expected, got, case_id } = finding
  return {
    ruleId: check,
    level: 'error',
    message: {
      text: `${nameOf(finding)}: ${sentence}\nExpected: ${expected}. Got: ${got.status}.\nAgain: ${againOf(report, case_id)}`,
    },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: encodeURI(name) }, region: regionOf(text, finding) },
        logicalLocations: [{ fullyQualifiedName: nameOf(finding) }],
      },
    ],
    // The same finding in the next run is the same alert. GitHub reads this name alone, and would hash the line, which is the same
    // for every finding of an operation.
    partialFingerprints: { primaryLocationLineHash: `${hashOf(`${nameOf(finding)} ${case_id}`)}:1` },
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
