// The conditions of a flow taken apart, and the values they compare with found again in what went before: what was sent, and what
// earlier steps answered. Used where a difference is put into words.
import { valueAt } from '#openapi/json.ts'
import { MARK } from './own-step.ts'
import type { Exchange } from './result.ts'

/** Outputs by the step's ID: `$response.body#/project/id`, or that of the step whose output it is. */
export type Names = ReadonlyMap<string, Record<string, string>>
type Condition = { left: string; operator: string; said: string }
type Row = { list: string; fields: { field: string; said: string }[]; seen: string }

const SIMPLE = /^\s*(\S+)\s*(==|!=|<=|>=|<|>)\s*(.+?)\s*$/

export function conditionIn(condition: string, until: readonly Exchange[], names: Names): Condition | undefined {
  const [, left, operator, right] = SIMPLE.exec(condition) ?? []
  if (left === undefined || operator === undefined || right === undefined) return undefined
  return { left, operator, said: comparedWith(right, until, names).said }
}

/** `$..tasks[?(@.id == {$steps.make.outputs.id} && @.done == true)]`, and which rows there are instead. */
export function rowIn(condition: string, until: readonly Exchange[], names: Names): Row | undefined {
  const [, list = '', filter = ''] = /^\$\.\.(\w+)\[\?\((.+)\)\]$/.exec(condition.trim()) ?? []
  if (list === '') return undefined
  const fields = filter.split('&&').flatMap(part => {
    const [, field = '', , right = ''] = SIMPLE.exec(part) ?? []
    return [{ field: field.replace(/^@\./, ''), ...comparedWith(right, until, names) }]
  })
  const rows = rowsOf(until.at(-1)?.got.body, list)
  if (!rows) return { list, fields, seen: `${list} is missing` }
  const [first, ...rest] = fields
  const row = rest.length > 0 ? rows.find(one => first && Object(one)[first.field] === first.value) : undefined
  const wrong = rest.find(({ field, value }) => row && Object(row)[field] !== value)
  const seen = wrong
    ? `${wrong.field} of that row is ${JSON.stringify(Object(row)[wrong.field]) ?? 'missing'}`
    : `no such row among the ${rows.length} of ${list}`
  return { list, fields, seen }
}

/** A value, and its description including its origin. */
function comparedWith(text: string, until: readonly Exchange[], names: Names): { value: unknown; said: string } {
  const expression = text.trim().replace(/^\{(.*)\}$/, '$1')
  const [, sent] = /^\$request\.body#(\/\S+)$/.exec(expression) ?? []
  if (sent !== undefined) {
    const value = valueAt(jsonOf(until.at(-1)?.sent.body), sent)
    return { value, said: `${JSON.stringify(value)}, as sent in ${sent.slice(1).replaceAll('/', '.')}` }
  }
  const [, step = '', output = ''] = /^\$steps\.([\w-]+)\.outputs\.(\w+)$/.exec(expression) ?? []
  const from = names.get(step)?.[output]
  if (from?.startsWith('$steps.')) return comparedWith(from, until, names)
  const [, pointer] = /^\$response\.body#(\/\S+)$/.exec(from ?? '') ?? []
  const answer = until.findLast(one => one.id === step)
  if (pointer === undefined || !answer) return { value: literalOf(expression), said: ownWords(expression) }
  const value = valueAt(answer.got.body, pointer)
  return { value, said: `${JSON.stringify(value)}, as ${answer.step} answered` }
}

/** As its document has it. */
export const ownWords = (text: string) => text.replaceAll(new RegExp(`${MARK}[\\w-]+`, 'g'), '')

const literalOf = (text: string): unknown => jsonOf(text.replace(/^'(.*)'$/, '"$1"'))

function jsonOf(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** Of the first list of this name, however deep. */
function rowsOf(body: unknown, list: string): unknown[] | undefined {
  if (body === null || typeof body !== 'object') return undefined
  const own: unknown = Object(body)[list]
  if (Array.isArray(own)) return own
  for (const part of Object.values(body)) {
    const found = rowsOf(part, list)
    if (found) return found
  }
  return undefined
}
