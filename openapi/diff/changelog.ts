// A comparison as changelog text: required actions of callers first, then what's new. A draft, for an author to edit.
import { counted } from '../report-parts.ts'
import { whereOf } from './print.ts'
import type { Change, DiffReport, Direction, Severity } from './report.ts'

/** By the rule's name, the first that fits. */
const ADVICE: [RegExp, string][] = [
  [/^operation-removed/, 'Stop calling it.'],
  [/^operation-id-changed$/, 'Generate your client again and rename the call.'],
  [/^permission-narrowed$/, 'Give the caller’s role that permission.'],
  [/^security-(tightened|scheme-changed)$/, 'Send the credential it needs now.'],
  [/^security-address-changed$/, 'Get the credential from the new address.'],
  [/^server-removed$/, 'Call another server of the contract.'],
  [/^(webhook|callback)-removed$/, 'Stop waiting for it.'],
  [/^parameter-(added|became)-required$|^request-body-(added|became)-required$/, 'Send it with every call.'],
  [/^request-property-added-required$|^request-required-narrowed$/, 'Send it with every call.'],
  [/-sunset-(invalid|missing|too-soon|removed|moved-earlier)$/, 'Ask until when it stays, and plan for its end.'],
  [/-stability-(invalid|lowered)$/, 'Expect it to change without notice.'],
  [/^parameter-removed|^request-body-removed$|^request-property-removed/, 'Stop sending it.'],
  [/^(parameter|request-property)-moved$/, 'Send it in its new place.'],
  [/^request-media-type-removed$/, 'Send another of the listed media types.'],
  [/^request-.+-narrowed$/, 'Send only what is still allowed.'],
  [/^response-property-removed|^response-(body|header)-removed/, 'Stop reading it.'],
  [/^response-property-moved$/, 'Read it in its new place.'],
  [/^response-media-type-(generalized|specialized|parameter-changed)$/, 'Accept the type it has now.'],
  [/^response-(success|media-type)-removed$/, 'Handle one of the responses that are left.'],
  [/^response-(success-added|enum-widened)$/, 'Handle values you don’t know.'],
  [/^response-property-added/, 'Ignore fields you don’t know.'],
  [/^response-(required|header-became-optional)/, 'Work without it.'],
  [/^response-.+-widened$/, 'Accept what is allowed now.'],
]
const OTHERWISE: Record<Direction, string> = {
  request: 'Check what you send.',
  response: 'Check what you read.',
  call: 'Check how you call it.',
}

export const adviceFor = ({ rule, direction }: Pick<Change, 'rule' | 'direction'>): string =>
  ADVICE.find(([pattern]) => pattern.test(rule))?.[1] ?? OTHERWISE[direction]

export function changelogOf({ old, new: now, changes }: DiffReport): string {
  const of = (severity: Severity) => changes.filter(change => change.severity === severity)
  const [breaking, strict, notes] = [of('breaking'), of('warning'), of('note')]
  const work =
    breaking.length === 0
      ? 'No caller has to change anything.'
      : `${counted(breaking.length, 'change')} ${breaking.length === 1 ? 'needs' : 'need'} work before you upgrade.`
  const section = (title: string, those: Change[], line: (change: Change) => string) =>
    those.length === 0 ? [] : [`### ${title}\n\n${those.map(line).join('\n')}`]
  const withAdvice = (change: Change) => `${lineOf(change)} **${adviceFor(change)}**`
  return [
    `## ${now.title} ${now.version}`,
    `From ${old.version}. ${work}`,
    ...section('Breaking', breaking, withAdvice),
    ...section('Breaking for strict readers', strict, withAdvice),
    ...section('Other changes', notes, lineOf),
  ].join('\n\n')
}

const lineOf = (change: Change) =>
  `- \`${whereOf(change)}\`${change.direction === 'call' ? '' : ` (${change.direction})`}: ${change.sentence}`
