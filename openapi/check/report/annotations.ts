// Findings as GitHub annotations on a pull request: workflow commands on the console.
import { withoutCredentials } from '../request/without-credentials.ts'
import { type ContractFile, lineOf } from './places.ts'
import type { CheckReport } from './report.ts'
import { findingsByOperation } from './report-words.ts'

/** One an operation: GitHub shows no more than ten of a step. */
export function annotations(said: CheckReport, { name, text }: ContractFile): string[] {
  return findingsByOperation(withoutCredentials(said)).map(group => {
    const [{ method, path } = { method: '', path: '' }] = group.findings
    const message = group.findings.map(({ sentence }) => sentence).join('\n')
    const line = lineOf(text, { method, path })
    return `::error file=${property(name)},line=${line},title=${property(group.name)}::${escapedLines(message)}`
  })
}

const escapedLines = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string) => escapedLines(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
