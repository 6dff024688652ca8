// The report for the terminal: findings by cause, coverage, and the verdict last, where it is seen first.

import { styleText } from 'node:util'
import { counted, figure, seconds } from '../../report-parts.ts'
import { withoutCredentials } from '../request/without-credentials.ts'
import { causesOf } from './causes.ts'
import type { CheckReport, Finding, Got, Sent } from './report.ts'
import {
  againOf,
  askedOf,
  coverageOf,
  nameOf,
  notCheckedOf,
  reasonsOf,
  remarksOf,
  sinceBaseline,
  verdictOf,
} from './report-words.ts'

/** A terminal is no place for the fortieth cause; the other reports have more. */
const SHOWN = 20
const LONGEST_BODY = 400
const NEVER_SHOWN = 12

export function reportText(said: CheckReport, { colour = false } = {}): string {
  const paint = (style: 'red' | 'green' | 'yellow' | 'bold' | 'dim', text: string) =>
    colour ? styleText(style, text) : text
  const report = withoutCredentials(said)
  const { contract, base, seed, requests, ms, verdict } = report
  const causes = causesOf(report)
  const found = causes.slice(0, SHOWN).flatMap(({ findings: [first, ...others], places }) => {
    if (!first) return []
    const often = others.length >= places.length ? `, ${figure(others.length + 1)} times` : ''
    const where = places.length > 1 ? `${figure(places.length)} operations: ${fewOf(places)}` : places.join()
    return [
      paint('bold', where),
      `\n  ${paint('red', '✗')} ${first.sentence} ${paint('dim', `(${first.check}${often})`)}`,
      ...detailLines(report, first).map(line => `\n    ${line}`),
    ].join('')
  })
  const left = causes.length - found.length
  if (left > 0)
    found.push(paint('dim', `and ${counted(left, 'further cause')}; --html FILE or --json FILE shows them.`))
  return [
    `${contract.title} ${contract.version} at ${base}, seed ${seed}: ${counted(requests, 'request')} in ${seconds(ms)}.`,
    ...found,
    ...(report.needs_tokens && found.length > 0
      ? [
          'Before pasting a line marked again, set CONTRACT_TOKEN, CONTRACT_SECOND_TOKEN and CONTRACT_CREDENTIAL_<NAME> to the values given here.',
        ]
      : []),
    [
      `Coverage: ${coverageOf(report)}`,
      ...neverSucceeded(report),
      ...notAsked(report),
      ...notChecked(report),
      ...noted(report),
    ].join('\n'),
    ...(report.baseline ? [sinceBaseline(report).join('\n')] : []),
    paint(verdict === 'conforms' ? 'green' : verdict === 'drifts' ? 'red' : 'yellow', verdictOf(report)),
  ].join('\n\n')
}

function neverSucceeded(report: CheckReport): string[] {
  const never = askedOf(report).filter(one => !one.succeeded)
  if (never.length === 0) return []
  const lines = never.slice(0, NEVER_SHOWN).map(one => {
    const why = one.why ?? (one.statuses.join(', ') || 'no answer')
    return `    ${nameOf(one)}: ${why.replaceAll(/\p{Cc}/gu, '\uFFFD')}`
  })
  const more = never.length > lines.length ? [`    and ${figure(never.length - lines.length)} more`] : []
  return ['  Never succeeded, so the answer’s schema was not looked at:', ...lines, ...more]
}

const notAsked = (report: CheckReport) =>
  reasonsOf(report).map(({ reason, count }) => `  Not asked, ${counted(count, 'operation')}: ${reason}.`)

/** Of many places the first few: the other reports have them all. */
const PLACES = 3

const notChecked = (report: CheckReport) =>
  notCheckedOf(report).map(
    ({ reason, count, places }) => `  Not checked, ${counted(count, 'place')}: ${reason} (${fewOf(places, '; ')}).`,
  )

const noted = (report: CheckReport) =>
  remarksOf(report).map(
    ({ reason, count, places }) => `  Noted, ${counted(count, 'place')}: ${reason} (${fewOf(places, '; ')}).`,
  )

const fewOf = (places: string[], between = ', ') =>
  `${places.slice(0, PLACES).join(between)}${places.length > PLACES ? ` and ${figure(places.length - PLACES)} more` : ''}`

const row = (label: string, lines: string[]) =>
  // A backend must not be able to steer the terminal.
  lines.map((line, nth) => `${(nth === 0 ? label : '').padEnd(9)} ${line.replaceAll(/\p{Cc}/gu, '\uFFFD')}`)

const sentLines = ({ method, url, headers, body }: Sent) => [
  `${method} ${url}`,
  ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ...(body ? [cut(body)] : []),
]

const gotLines = ({ status, headers, body }: Got) => [
  `${status} ${headers['content-type'] ?? 'without a content type'}`,
  ...(body ? [cut(body)] : []),
]

/** On one line: a body is looked at here, not read. */
const cut = (body: string) => {
  const line = body.replaceAll(/\s+/g, ' ')
  return line.length > LONGEST_BODY ? `${line.slice(0, LONGEST_BODY)} … (${figure(body.length)} characters)` : line
}

/** The request, promise and answer, and how to repeat it. */
export const detailLines = (report: CheckReport, { sent, expected, got, case_id }: Finding) => [
  ...row('sent', sentLines(sent)),
  ...row('expected', [expected]),
  ...row('got', gotLines(got)),
  ...row('again', [againOf(report, case_id)]),
]
