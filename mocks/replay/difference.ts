// The first thing in which a server parted from its flow, in words: what was expected, and what of the answer shows it.
import { valueAt } from '#openapi/json.ts'
import { conditionIn, type Names, ownWords, rowIn } from './condition.ts'
import type { Check, Difference, Exchange, Hints } from './result.ts'
import type { SchemaFault } from './schema-faults.ts'

export function differenceOf(
  exchanges: readonly Exchange[],
  names: Names,
  hintsOf: (at: Exchange) => Hints,
): Difference | undefined {
  const nth = exchanges.findIndex(({ checks }) => checks.some(({ holds }) => !holds))
  const at = exchanges[nth]
  if (!at) return undefined
  const broken = at.checks.filter(({ holds }) => !holds)
  // A wrong status explains whatever else is wrong with the answer, and a schema more than a value.
  const first =
    broken.find(({ condition }) => condition.includes('$statusCode')) ??
    broken.find(({ kind }) => kind === 'schema') ??
    broken[0]
  if (!first) return undefined
  const until = exchanges.slice(0, nth + 1)
  const [expected, got] = [expectedBy(first, until, names), gotBy(first, until, names)]
  const hints = hintsOf(at)
  if (until.some(isMailed)) {
    const next = `${hints.next.replace(/ --(from|to) .*/, '')} --input email=… --input password=…`
    return {
      at,
      before: exchanges[nth - 1],
      expected,
      got: MAILED,
      sentence: MAILED,
      cause: MAILED,
      hints: { ...hints, next },
    }
  }
  const [fault] = first.faults ?? []
  const sentence = fault?.words ?? `expected ${expected}, got ${got.split('\n')[0]}`
  const cause = fault?.cause ?? alike(`${at.operation} ${expected} ${got}`)
  return { at, before: exchanges[nth - 1], expected, got, sentence, cause, hints }
}

const MAILED = 'this server mails a link to finish a sign-up: the flow needs an account that exists'
const isMailed = ({ operation, got }: Exchange) =>
  operation === 'POST /v3/company.SignUp' && Object(got.body).mailed === true

/** Without what is another in each flow: IDs, addresses, times and the like. */
const alike = (text: string) =>
  text.replaceAll(/"[^"]*"|[\w.-]*\d[\w.:-]*(?=[^\w.:-]|$)/g, part => (STATUS.test(part) ? part : '…'))
const STATUS = /^\d{3}$/

const BODY = /^\$response\.body#(\/\S*)$/
const HEADER = /^\$response\.header\.(\S+)$/i

function expectedBy({ kind, condition, message }: Check, until: readonly Exchange[], names: Names): string {
  switch (kind) {
    case 'criterion': {
      const row = rowIn(condition, until, names)
      if (row)
        return `${row.list} has a row where ${row.fields.map(({ field, said }) => `${field} is ${said}`).join(', and ')}`
      return condition
        .split('&&')
        .map(one => inWords(one, until, names))
        .join(', and ')
    }
    case 'status':
      return `one of the statuses the contract names: ${/in \[(.*)\]/.exec(condition)?.[1] ?? ''}`
    case 'content_type':
      return 'a content type the contract names'
    case 'schema':
      return 'an answer as the contract describes it'
    case 'network':
      return 'an answer'
    default:
      return message
  }
}

/** `$response.body#/user/status == 'active'` is read as “user.status is 'active'”. */
function inWords(condition: string, until: readonly Exchange[], names: Names): string {
  const found = conditionIn(condition, until, names)
  if (!found) return ownWords(condition.trim())
  const is = { '==': 'is', '!=': 'is not', '<=': 'is at most', '>=': 'is at least', '<': 'is below', '>': 'is above' }[
    found.operator
  ]
  return `${placeOf(found.left)} ${is} ${found.said}`
}

/** As a person writes it: `user.status`. */
const fieldAt = (expression: string) => BODY.exec(expression)?.[1]?.slice(1).replaceAll('/', '.')

function placeOf(expression: string): string {
  if (expression === '$statusCode') return 'status'
  return fieldAt(expression) ?? HEADER.exec(expression)?.[1] ?? expression
}

function gotBy({ kind, condition, message, faults = [] }: Check, until: readonly Exchange[], names: Names): string {
  const { status = 0, got = { headers: {}, body: undefined } } = until.at(-1) ?? {}
  if (kind === 'network') return `none: ${message}`
  const row = kind === 'criterion' ? rowIn(condition, until, names) : undefined
  if (row) return `${row.seen}, with status ${status}`
  const [place = ''] = condition.trim().split(/\s/)
  const pointer = BODY.exec(place)?.[1]
  if (kind === 'criterion' && pointer !== undefined)
    return `${fieldAt(place)} is ${JSON.stringify(valueAt(got.body, pointer)) ?? 'missing'}, with status ${status}`
  if (kind === 'content_type') return `${got.headers['content-type'] ?? 'none'}, with status ${status}`
  if (kind === 'schema') return `status ${status}, where ${faultLines(faults) || message.split('\n')[0]}`
  const said = sentenceOf(got.body)
  return `status ${status}${said ? `: ${said}` : ''}`
}

const MOST_FAULTS = 4

const faultLines = (faults: readonly SchemaFault[]) =>
  [
    ...faults.slice(0, MOST_FAULTS).map(({ words }) => words),
    ...(faults.length > MOST_FAULTS ? [`and ${faults.length - MOST_FAULTS} more`] : []),
  ].join('\n')

/** A refusal's message. */
function sentenceOf(body: unknown): string {
  const { code, message } = Object(body)
  const words = typeof message === 'object' ? JSON.stringify(message) : message
  return [code, words].filter(one => one !== undefined && one !== '').join(', ')
}
