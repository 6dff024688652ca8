// Wording shared by all report formats: verdict, coverage, how to repeat.
import { commandLine } from '../../command-line.ts'
import { counted, figure } from '../../report-parts.ts'
import type { NotChecked } from './not-checked.ts'
import type { CheckReport, Covered, Finding } from './report.ts'

type Group = { name: string; covered: Covered | undefined; findings: Finding[] }

export const nameOf = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`

/** Operations at which something was found, in the order of the contract. */
export function findingsByOperation({ findings, coverage }: CheckReport): Group[] {
  const groups = new Map<string, Group>()
  for (const covered of coverage) groups.set(nameOf(covered), { name: nameOf(covered), covered, findings: [] })
  for (const finding of findings) {
    const name = nameOf(finding)
    const group = groups.get(name) ?? { name, covered: undefined, findings: [] }
    group.findings.push(finding)
    groups.set(name, group)
  }
  return [...groups.values()].filter(group => group.findings.length > 0)
}

export function verdictOf(report: CheckReport): string {
  const { verdict, findings } = report
  if (verdict === 'conforms') return 'Conforms: nothing that was asked differs from the contract.'
  if (verdict === 'drifts')
    return `Drifts: ${foundIn(report)} at ${counted(findingsByOperation(report).length, 'operation')}.`
  if (report.outage !== undefined)
    return `Gone: the backend stopped answering after ${report.outage.after}, at request ${figure(report.outage.request)}. What was found before then: ${counted(findings.length - 1, 'finding')}.`
  if (report.token_ended !== undefined)
    return `Inconclusive: nothing was found, but the token has been refused since request ${report.token_ended}. Use one that lasts longer, or send fewer --requests.`
  return `Inconclusive: nothing was found, but ${coverageOf(report).replace(/\.$/, '')}, which says too little. ${nextStep(report)}`
}

export const foundIn = ({ findings, left_out = 0 }: Pick<CheckReport, 'findings' | 'left_out'>) =>
  counted(findings.length + left_out, 'finding')

/** The most frequent obstacle, and its remedy. */
function nextStep(report: CheckReport): string {
  const never = askedOf(report).filter(one => !one.succeeded)
  const asked = never.filter(one => !one.missing)
  const denied = asked.filter(({ why }) => /^40[13]/.test(why ?? ''))
  if (denied.length * 2 > asked.length)
    return `Give a --token of somebody who may do more${report.writes ? '' : ', and --writes where the backend is for testing'}.`
  const missing = [...new Set(never.flatMap(one => one.missing ?? []))].slice(0, 3)
  if (missing.length > 0) {
    const names = missing.map(name => `\`${name}\``).join(', ')
    const more = report.writes ? '' : ', or give --writes where the backend is for testing'
    return `No answer showed ${names}: use a company that has such rows${more}. Where an answer calls it otherwise, say so in the contract with \`links\`, \`x-id-of\` or \`x-refers-to\`.`
  }
  return 'Under each operation is what it answered.'
}

/** Operations of which more was asked than whether they refuse what they must. */
export function askedOf({ coverage, skipped }: Pick<CheckReport, 'coverage' | 'skipped'>): Covered[] {
  const left_out = new Set(skipped.map(nameOf))
  return coverage.filter(one => !left_out.has(nameOf(one)))
}

export function coverageOf(report: CheckReport): string {
  const asked = askedOf(report)
  const { length: left_out } = report.skipped
  const succeeded = asked.filter(one => one.succeeded).length
  return `${succeeded} of ${counted(asked.length + left_out, 'operation')} answered with success${asked.length > succeeded ? `, ${asked.length - succeeded} never did` : ''}${left_out > 0 ? `, ${figure(left_out)} not asked` : ''}.`
}

type Reason = { reason: string; count: number; places: string[] }

/** Why operations were not asked, each reason once with all of them. */
export const reasonsOf = ({ skipped }: CheckReport): Reason[] =>
  byReason(skipped.map(one => ({ reason: one.reason, place: nameOf(one) })))

/** Parts of checked operations that were not checked. */
export const notCheckedOf = ({ not_checked }: CheckReport): Reason[] => byReason(not_checked)

/** What changed since the baseline was written. */
export function sinceBaseline({ baseline, findings }: CheckReport): string[] {
  if (!baseline) return []
  const { known, gone } = baseline
  const counts = `${counted(findings.length, 'new finding')}, ${figure(known)} known, ${figure(gone.length)} gone`
  return [
    `Since the baseline: ${counts}${gone.length > 0 ? '. --write-baseline takes out what is gone' : ''}.`,
    ...gone.slice(0, 10).map(one => `  gone: ${one.operation}: ${one.sentence} (${one.check})`),
  ]
}

/** Worth knowing, but no drift. */
export const remarksOf = ({ remarks }: CheckReport): Reason[] => byReason(remarks)

function byReason(all: NotChecked[]): Reason[] {
  const places = new Map<string, string[]>()
  for (const { reason, place } of all) places.set(reason, [...(places.get(reason) ?? []), place])
  return [...places]
    .map(([reason, named]) => ({ reason, count: named.length, places: named }))
    .sort((a, b) => b.count - a.count)
}

/** Sends the same request again; works when pasted into a shell. */
export const againOf = ({ again, base, seed, writes }: CheckReport, case_id: string) =>
  `${again ?? `${commandLine('check')} --base ${base} --seed ${seed}${writes ? ' --writes' : ''}`} --only-case ${quoted(case_id)}`

/** For a POSIX shell, and only where it needs to be. */
export const quoted = (text: string) =>
  /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
