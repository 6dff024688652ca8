// The first thing in which a server parted from its flow, in words: what was expected, and what of the answer shows it.
import { valueAt } from '#openapi/json.ts'
import type { Check, Difference, Exchange } from './result.ts'

export function differenceOf(exchanges: readonly Exchange[]): Difference | undefined {
  const nth = exchanges.findIndex(({ checks }) => checks.some(({ holds }) => !holds))
  const at = exchanges[nth]
  if (!at) return undefined
  const broken = at.checks.filter(({ holds }) => !holds)
  // A wrong status explains whatever else is wrong with the answer.
  const first = broken.find(({ condition }) => condition.includes('$statusCode')) ?? broken[0]
  return first && { at, before: exchanges[nth - 1], expected: expectedBy(first), got: gotBy(first, at) }
}

const BODY = /^\$response\.body#(\/\S*)$/
const HEADER = /^\$response\.header\.(\S+)$/i

function expectedBy({ kind, condition, message }: Check): string {
  switch (kind) {
    case 'criterion':
      return condition.split('&&').map(inWords).join(', and ')
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
function inWords(condition: string): string {
  const [, left = '', operator = '', right = ''] = /^\s*(\S+)\s*(==|!=|<=|>=|<|>)\s*(.+?)\s*$/.exec(condition) ?? []
  if (left === '') return condition.trim()
  const is = { '==': 'is', '!=': 'is not', '<=': 'is at most', '>=': 'is at least', '<': 'is below', '>': 'is above' }[
    operator
  ]
  return `${placeOf(left)} ${is} ${right}`
}

/** As a person writes it: `user.status`. */
const fieldAt = (expression: string) => BODY.exec(expression)?.[1]?.slice(1).replaceAll('/', '.')

function placeOf(expression: string): string {
  if (expression === '$statusCode') return 'status'
  return fieldAt(expression) ?? HEADER.exec(expression)?.[1] ?? expression
}

function gotBy({ kind, condition, message }: Check, { status, got }: Exchange): string {
  if (kind === 'network') return `none: ${message}`
  const [place = ''] = condition.trim().split(/\s/)
  const pointer = BODY.exec(place)?.[1]
  if (kind === 'criterion' && pointer !== undefined)
    return `${fieldAt(place)} is ${JSON.stringify(valueAt(got.body, pointer)) ?? 'missing'}, with status ${status}`
  if (kind === 'content_type') return `${got.headers['content-type'] ?? 'none'}, with status ${status}`
  if (kind === 'schema') return `status ${status} and this\n${message}`
  const said = sentenceOf(got.body)
  return `status ${status}${said ? `: ${said}` : ''}`
}

/** What a refusal says of itself. */
function sentenceOf(body: unknown): string {
  const { code, message } = Object(body)
  const words = typeof message === 'object' ? JSON.stringify(message) : message
  return [code, words].filter(one => one !== undefined && one !== '').join(', ')
}
