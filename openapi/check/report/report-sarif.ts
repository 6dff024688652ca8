// Findings for code scanning: SARIF 2.1.0, each at the line of the contract that names its operation.
import { withoutCredentials } from '../request/without-credentials.ts'
import { type ContractFile, lineOf } from './places.ts'
import type { CheckReport, Finding } from './report.ts'
import { againOf, nameOf } from './report-words.ts'

export function reportSarif(said: CheckReport, contract: ContractFile): string {
  const report = withoutCredentials(said)
  const rules = [...new Set(report.findings.map(({ check }) => check))]
  const driver = { name: 'sunquill-contract', version: report.contract.version, rules: rules.map(id => ({ id })) }
  const results = report.findings.map(finding => resultOf(report, finding, contract))
  const run = { tool: { driver }, results }
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }
  return `${JSON.stringify(log, null, 2)}\n`
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
        physicalLocation: { artifactLocation: { uri: name }, region: { startLine: lineOf(text, finding) } },
        logicalLocations: [{ fullyQualifiedName: nameOf(finding) }],
      },
    ],
    // The same finding in the next run is the same alert.
    partialFingerprints: { 'operationAndCase/v1': `${nameOf(finding)} ${case_id}` },
  }
}
