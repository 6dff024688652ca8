// How an answer differs from its schema: each field once, however many rows have it, with a key that is equal wherever the cause is.
import type { ErrorObject } from 'ajv'
import { undocumentedNames } from '#openapi/check/inputs/fields.ts'
import type { Contract, Operation } from '#openapi/contract.ts'
import { valueAt } from '#openapi/json.ts'
import { MASKED } from './mask.ts'
import { answerOf } from './operations.ts'

export type SchemaFault = {
  /** `projects[].updated_at is missing in 20 rows`. */
  words: string
  /** The schema's own place if it has a name, so that every operation with that schema has the same. */
  cause: string
}

type Answered = { status: number; type: string; body: unknown }

export function schemaFaults(
  contract: Contract,
  operation: Operation,
  { status, type, body }: Answered,
): SchemaFault[] {
  const media = answerOf(operation, status)?.media ?? {}
  const schema = media[type.split(';')[0]?.trim() ?? '']?.schema ?? media['application/json']?.schema
  if (!schema) return []
  const validate = contract.validator(schema)
  validate(body)
  // What is hidden here has another form than it had.
  const errors = (validate.errors ?? []).filter(({ instancePath }) => valueAt(body, instancePath) !== MASKED)
  // A branch's own errors say more than that none of the branches holds.
  const telling = errors.filter(({ keyword }) => !['oneOf', 'anyOf', 'if'].includes(keyword))
  const strange = undocumentedNames(contract, schema, body).map(field => placeOf(`/${field.replaceAll('.', '/')}`))
  const faults = new Map<string, { words: string; cause: string; rows: Set<string> }>()
  for (const error of telling.length > 0 ? telling : errors) {
    const place = placeOf(`${error.instancePath}${fieldOf(error)}`)
    const words = wordsOf(error, valueAt(body, error.instancePath))
    const fault = faults.get(`${place} ${words}`) ?? {
      words: `${place || 'the body'} ${words}`,
      rows: new Set(),
      cause: '',
    }
    fault.rows.add(error.instancePath)
    const named = /components\/schemas\/.*$/.exec(error.schemaPath)?.[0]
    fault.cause = `${named ?? `${operation.path} ${error.schemaPath}`} ${fieldOf(error)}`
    faults.set(`${place} ${words}`, fault)
  }
  return [...faults.values()].map(({ words, cause, rows }) => ({
    words: `${words}${rows.size > 1 ? ` in ${rows.size} rows` : ''}${insteadOf(words, strange)}`,
    cause,
  }))
}

/** A renamed field is missing under one name and unknown under another. */
function insteadOf(words: string, strange: readonly string[]): string {
  const [, parent] = /^(.*?)[^.\s]+ is missing$/.exec(words) ?? []
  const others = strange.filter(
    one => parent !== undefined && one.startsWith(parent) && !one.slice(parent.length).includes('.'),
  )
  return others.length === 0 ? '' : `, and the contract has no ${others.slice(0, 3).join(', ')}`
}

/** `/projects/3/owner` is `projects[].owner`. */
const placeOf = (pointer: string) =>
  pointer
    .slice(1)
    .replaceAll(/(^|\/)(?:\d+|\*)(?=\/|$)/g, '[]')
    .replaceAll('/', '.')

function fieldOf({ params }: ErrorObject): string {
  const name: unknown = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty']
  return typeof name === 'string' ? `/${name}` : ''
}

function wordsOf({ keyword, params, message = '' }: ErrorObject, value: unknown): string {
  if (keyword === 'required') return 'is missing'
  if (/Properties$/.test(keyword)) return 'is not in the contract'
  const shown = JSON.stringify(value) ?? 'missing'
  const seen = shown.length > 60 ? `${shown.slice(0, 60)}…` : shown
  const allowed = keyword === 'enum' ? ` (${[params['allowedValues']].flat().join(', ')})` : ''
  return `is ${seen}, which ${message}${allowed}`
}
