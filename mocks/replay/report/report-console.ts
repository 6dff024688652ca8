// A replay's console output: a line per flow as it ends; the first difference of each failed one; a summary at the end.
import { counted, seconds } from '#openapi/report-parts.ts'
import type { Difference, Exchange, FlowResult, Replay } from '../result.ts'

const WIDTH = 44
const LONGEST_BODY = 1_200

export function linesOf(result: FlowResult): string {
  const { flow, verdict, exchanges, reason, difference, ms } = result
  const name = flow.padEnd(WIDTH)
  if (verdict === 'skipped') return `- ${name} skipped: ${reason}`
  const sign = verdict === 'same' ? '✓' : '✗'
  const line = `${sign} ${name} ${counted(exchanges.length, 'step').padStart(8)}  ${seconds(ms)}`
  return difference ? `${line}\n\n${differenceLines(difference)}\n` : line
}

/** Also used in the JUnit file. */
export function differenceLines({ at, before, expected, got, hints }: Difference): string {
  const { written, examples, curl, next } = hints
  const lines = [
    `Step ${at.step}${at.description ? `: ${at.description}` : ''}`,
    ...(before ? [`Before it: ${before.step}, ${before.method} ${pathOf(before)}, status ${before.status}`] : []),
    `Request:   ${at.method} ${at.url || '(no address)'}`,
    ...(at.sent.body === undefined ? [] : [`           ${bodyText(at.sent.body)}`]),
    `Expected:  ${indented(expected)}`,
    `Got:       ${indented(got)}`,
    ...(at.got.body === undefined ? [] : [`           ${bodyText(at.got.body)}`]),
    ...(examples ? [`Examples:  ${examples}`] : []),
    `Written:   ${written}`,
    `Again:     ${curl}`,
    `Next:      ${next}`,
  ]
  return lines.map(line => `    ${line}`).join('\n')
}

/** Flows that differ for the same reason as one before them, which was shown in full. */
export function causeLines(results: readonly FlowResult[]): string {
  const causes = new Map<string, FlowResult[]>()
  for (const result of results) {
    const { difference } = result
    if (difference) causes.set(difference.cause, [...(causes.get(difference.cause) ?? []), result])
  }
  const lines = [...causes.values()].flatMap(([first, ...more]) =>
    more.length === 0
      ? []
      : [`✗ ${counted(more.length, 'more flow')} for the same reason as ${first?.flow}: ${listed(more)}`],
  )
  return lines.length === 0 ? '' : `\n${lines.join('\n')}`
}

const MOST_NAMES = 5

const listed = (results: readonly FlowResult[]) =>
  [
    ...results.slice(0, MOST_NAMES).map(({ flow }) => flow),
    ...(results.length > MOST_NAMES ? [`and ${results.length - MOST_NAMES} more`] : []),
  ].join(', ')

export function sumOf({ results, against, by_example, run, ms, load }: Replay): string {
  const count = (verdict: FlowResult['verdict']) => results.filter(one => one.verdict === verdict).length
  const requests = results.reduce((sum, { exchanges }) => sum + exchanges.length, 0)
  const [same, different, skipped] = [count('same'), count('different'), count('skipped')]
  const parts = [
    `${counted(same, 'flow')} went as written`,
    ...(different > 0 ? [`${different} did not`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ]
  const by = load ? ` by ${counted(load.users, 'user')} in ${counted(load.rounds, 'round')}` : ''
  return `${parts.join(', ')}: ${counted(requests, 'request')} to ${against}${by} in ${seconds(ms)}, run ${run}.${by_example && different === 0 ? ` ${BY_EXAMPLE}` : ''}`
}

const BY_EXAMPLE = 'Green on mocks proves the shape of requests and answers, not their order.'

export const pathOf = ({ url }: Pick<Exchange, 'url'>) =>
  URL.canParse(url) ? `${new URL(url).pathname}${new URL(url).search}` : url

const indented = (text: string) =>
  text
    .split('\n')
    .slice(0, MOST_LINES)
    .join(`\n${' '.repeat(15)}`)
const MOST_LINES = 5

/** A long body is cut, with a note. */
export function bodyText(body: unknown, indent = 0): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body, null, indent)
  return text.length > LONGEST_BODY ? `${text.slice(0, LONGEST_BODY)} … (${text.length} characters)` : text
}
