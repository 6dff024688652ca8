// Further ways to accept forbidden input: another type, form or number of entries, or an invalid body.
import type { Operation } from '#openapi/contract.ts'
import { type Drift, isFor, type Operator } from '../drift.ts'
import { typesOf } from '../places.ts'
import { has, inBody, ofType, type Part, takes } from './inputs.ts'

const isText = (part: Part) => inBody(part) && ofType('string')(part) && typesOf(part.place.schema).join() === 'string'
const hasFormat = (format: string) => (part: Part) => part.place.schema['format'] === format
const isOf = (type: string) => (value: unknown) => typeof value === type
const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toISOString().startsWith(text)

export const intakeOperators: Operator[] = [
  takes(
    'takes null',
    part => inBody(part) && typesOf(part.place.schema).length > 0 && !typesOf(part.place.schema).includes('null'),
    () => 'that is null',
    value => value === null,
  ),
  takes(
    'takes a fraction',
    part => inBody(part) && ofType('integer')(part),
    () => 'with a fraction',
    value => typeof value === 'number' && !Number.isInteger(value),
    (last, value) => last ?? Math.ceil(Number(value)),
  ),
  takes('takes a yes for text', isText, () => 'that is true', isOf('boolean')),
  takes(
    'takes a list for text',
    isText,
    () => 'that is a list',
    value => Array.isArray(value),
  ),
  takes(
    'takes an object for text',
    isText,
    () => 'that is an object',
    value => value !== null && typeof value === 'object' && !Array.isArray(value),
  ),
  takes(
    'takes text for a yes',
    part => inBody(part) && ofType('boolean')(part),
    () => 'that is text',
    isOf('string'),
    last => last ?? false,
  ),
  takes(
    'takes text for a list',
    part => inBody(part) && ofType('array')(part),
    () => 'that is text',
    isOf('string'),
  ),
  takes(
    'too many entries taken',
    // Of entries that all differ there may not be so many that are right.
    part =>
      inBody(part) &&
      has('maxItems')(part) &&
      Number(part.place.schema['maxItems']) < 1_000 &&
      part.place.schema['uniqueItems'] !== true,
    by => `of more than ${by['maxItems']} entries`,
    (value, by) => Array.isArray(value) && value.length > Number(by['maxItems']),
    (_, value, by) => (Array.isArray(value) ? value.slice(0, Number(by['maxItems'])) : value),
  ),
  takes(
    'too few entries taken',
    part => inBody(part) && has('minItems')(part) && Number(part.place.schema['minItems']) > 0,
    by => `of fewer than ${by['minItems']} entries`,
    (value, by) => Array.isArray(value) && value.length < Number(by['minItems']),
  ),
  takes(
    'takes no date',
    hasFormat('date'),
    () => 'that is no date',
    value => typeof value === 'string' && !isDate(value),
  ),
  takes(
    'takes no time',
    hasFormat('date-time'),
    () => 'that is no time',
    value => typeof value === 'string' && !/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):.*(Z|[+-]\d\d:\d\d)$/.test(value),
  ),
  body('takes no JSON', 'takes a body that is not JSON', request => !isJson(request.text) && request.text !== ''),
  body('takes an empty body', 'takes an empty body', request => request.text === ''),
  body('takes another type', 'takes a body that calls itself text/csv', request => /csv/.test(request.type)),
]

function isJson(text: string): boolean {
  try {
    return JSON.parse(text) !== undefined
  } catch {
    return false
  }
}

/** In its place the honest backend gets the last body that it took, or an example. */
function body(name: string, sentence: string, isWrong: (request: { text: string; type: string }) => boolean): Operator {
  return {
    kind: 'bounds',
    name,
    ways: operation =>
      operation.body?.required && 'application/json' in operation.body.media
        ? [{ sentence, plain: true, around: replacing(operation, isWrong) }]
        : [],
  }
}

const replacing =
  (operation: Operation, isWrong: (request: { text: string; type: string }) => boolean): Drift['around'] =>
  honest => {
    let last = JSON.stringify(Object.values(operation.body?.media['application/json']?.examples ?? {})[0] ?? {})
    return async request => {
      if (!isFor(operation, request)) return honest(request)
      const text = await request.clone().text()
      const wrong = isWrong({ text, type: request.headers.get('content-type') ?? '' })
      const headers = new Headers(request.headers)
      if (wrong) headers.set('content-type', 'application/json')
      const answer = await honest(wrong ? new Request(request, { headers, body: last }) : request)
      if (answer.ok && !wrong) last = text
      return answer
    }
  }
