// A comparison as text: what breaks first, each operation with its changes, what several share once.
import { counted } from '../report-parts.ts'
import { type Change, type DiffReport, SEVERITIES, type Severity } from './report.ts'

const HEADINGS: Record<Severity, string> = {
  breaking: 'Breaking: who keeps to the old contract can fail',
  warning: 'Breaking for strict readers: only who relies on more than the old contract promised can fail',
  note: 'Not breaking',
  words: 'Words alone',
}
const COLOURS: Record<Severity, number> = { breaking: 31, warning: 33, note: 32, words: 90 }
/** More operations are counted, not named. */
const MOST_NAMED = 3

export function printed(report: DiffReport, { colour, all }: { colour: boolean; all: boolean }): string {
  const paint = (text: string, code: number) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text)
  const shown = SEVERITIES.filter(severity => report.counts[severity] > 0 && (all || severity !== 'words'))
  const sections = shown.map(severity => {
    const changes = report.changes.filter(change => change.severity === severity)
    const heading = paint(`${HEADINGS[severity]} (${changes.length})`, COLOURS[severity])
    const groups = [...grouped(changes)].map(([where, those]) =>
      [`  ${paint(where, 1)}`, ...those.map(change => lineOf(change, text => paint(text, 90)))].join('\n'),
    )
    return [heading, ...groups].join('\n')
  })
  const hidden =
    all || report.counts.words === 0
      ? []
      : [
          `${counted(report.counts.words, 'change')} of words alone: --all shows ${report.counts.words === 1 ? 'it' : 'them'}.`,
        ]
  return [`${named(report.old)} → ${named(report.new)}`, ...sections, ...hidden, ending(report)].join('\n\n')
}

const named = ({ title, version }: DiffReport['old']) => `${title} ${version}`

/** `breaking` by default. */
function ending({ changes, counts, version }: DiffReport) {
  if (changes.length === 0) return 'Nothing changed.'
  const breaking =
    counts.breaking === 0
      ? 'Nothing breaks.'
      : `${counted(counts.breaking, 'change')} ${counts.breaking === 1 ? 'breaks' : 'break'} callers.`
  return `${breaking} ${version.sentence}`
}

function grouped(changes: Change[]): Map<string, Change[]> {
  const groups = new Map<string, Change[]>()
  for (const change of changes) groups.set(whereOf(change), [...(groups.get(whereOf(change)) ?? []), change])
  return groups
}

export function whereOf({ operations }: Pick<Change, 'operations'>): string {
  const [first] = operations
  if (first === undefined) return 'The document'
  if (operations.length <= MOST_NAMED) return operations.join(', ')
  return `${first} and ${operations.length - 1} other operations`
}

const lineOf = ({ direction, sentence, rule, path, bump }: Change, grey: (text: string) => string) =>
  `    ${direction === 'call' ? '' : `${direction}: `}${sentence}\n      ${grey(`${rule} · ${bump} · ${path}`)}`
