// Backends that take what the contract forbids, or refuse what it allows.
import { randomFrom } from '#openapi/check/inputs/random.ts'
import { valueFor } from '#openapi/check/inputs/values.ts'
import type { Contract, Operation, Parameter, Schema } from '#openapi/contract.ts'
import { type Answering, type Drift, isFor, type Operator, succeeded, type Way } from '../drift.ts'
import { atEach, flat, nameOfPlace, type Place, placesIn, typesOf } from '../places.ts'

/** Something of a request that a schema is about: a field of its JSON, or a parameter of its address. */
export type Part = { name: string; place: Place; parameter?: Parameter }

export function partsOf(operation: Operation, contract: Contract): Part[] {
  const parameters = operation.parameters
    .filter(one => one.in === 'query')
    .map(parameter => {
      const schema = flat(contract, parameter.schema) ?? {}
      const place = { at: [parameter.name], schema, required: parameter.required, certain: true }
      return { name: parameter.name, place, parameter }
    })
  const fields = placesIn(contract, operation.body?.media['application/json']?.schema)
  return [...parameters, ...fields.map(place => ({ name: nameOfPlace(place), place }))]
}

type Holder = Record<string, unknown>
/** A request with a changed part, if `change` applies. */
export async function changed(
  request: Request,
  { place, parameter }: Part,
  change: (holder: Holder, name: string) => boolean,
) {
  if (parameter) {
    const url = new URL(request.url)
    const text = url.searchParams.get(parameter.name)
    const holder: Holder =
      text === null ? {} : { [parameter.name]: typesOf(place.schema).includes('integer') ? Number(text) : text }
    if (!change(holder, parameter.name)) return undefined
    holder[parameter.name] === undefined
      ? url.searchParams.delete(parameter.name)
      : url.searchParams.set(parameter.name, String(holder[parameter.name]))
    return new Request(url, request)
  }
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  let touched = false
  const within = place.at.slice(0, -1)
  const name = place.at.at(-1) ?? ''
  const look = (holder: unknown) => {
    if (holder !== null && typeof holder === 'object' && !Array.isArray(holder))
      touched = change(Object(holder), name) || touched
  }
  if (within.length === 0) look(body)
  else atEach(body, within, (holder, one) => look(holder[one]))
  return touched ? new Request(request, { body: JSON.stringify(body) }) : undefined
}

/** Replaces a forbidden value before the correct server sees it, using the last valid one. */
const taking =
  (
    operation: Operation,
    part: Part,
    forbidden: (value: unknown) => boolean,
    right: (last: unknown, value: unknown) => unknown,
  ): Drift['around'] =>
  (honest, { contract }) => {
    const random = randomFrom(1, part.name)
    const isRight = contract.validator(part.place.schema)
    const example: unknown =
      firstExample(operation, part) ?? valueFor({ contract, want: 'random', random }, part.place.schema)
    let taken: unknown
    /** How often a valid value was sent. */
    const sent = new Map<string, number>()
    const lastRight = (): unknown => {
      if (taken !== undefined) return taken
      const [most] = [...sent].sort(([, one], [, other]) => other - one)
      return most ? JSON.parse(most[0]) : example
    }
    return async request => {
      if (!isFor(operation, request)) return honest(request)
      let seen: unknown
      const instead = await changed(request, part, (holder, name) => {
        if (!forbidden(holder[name])) {
          seen = holder[name]
          return false
        }
        holder[name] = right(lastRight(), holder[name])
        return true
      })
      const answer = await honest(instead ?? request)
      // Until one is accepted, a value constant across requests is better than an example's unknown ids.
      if (seen !== undefined && succeeded(answer.status)) taken = seen
      if (seen !== undefined && isRight(seen)) {
        const text = JSON.stringify(seen)
        sent.set(text, (sent.get(text) ?? 0) + 1)
      }
      return answer
    }
  }

const firstExample = (operation: Operation, { parameter, place }: Part): unknown => {
  if (parameter) return Object.values(parameter.examples)[0] ?? Object(parameter.schema)['examples']?.[0]
  const example = structuredClone(Object.values(operation.body?.media['application/json']?.examples ?? {})[0])
  let found: unknown
  atEach(example, place.at, (holder, name) => {
    found ??= holder[name]
  })
  return found
}

export const takes = (
  name: string,
  fits: (part: Part) => boolean,
  what: (schema: Schema) => string,
  forbidden: (value: unknown, schema: Schema) => boolean,
  right: (last: unknown, value: unknown, schema: Schema) => unknown = last => last,
): Operator => ({
  kind: 'bounds',
  name,
  ways: (operation, contract) =>
    partsOf(operation, contract)
      .filter(fits)
      .map(part => {
        const { schema } = part.place
        return {
          sentence: `takes a \`${part.name}\` ${what(schema)}`,
          plain: part.place.certain && part.place.required,
          around: taking(
            operation,
            part,
            value => forbidden(value, schema),
            (last, value) => right(last, value, schema),
          ),
        } satisfies Way
      }),
})

const number = (schema: Schema, name: string) => Number(schema[name])
export const has =
  (keyword: string) =>
  ({ place }: Part) =>
    place.schema[keyword] !== undefined && place.at.at(-1) !== '*'
export const ofType =
  (...types: string[]) =>
  (part: Part) =>
    part.place.at.at(-1) !== '*' && typesOf(part.place.schema).some(type => types.includes(type))
export const inBody = (part: Part) => !part.parameter && part.place.at.at(-1) !== '*'

export const inputOperators: Operator[] = [
  takes(
    'below the least',
    has('minimum'),
    by => `below ${by['minimum']}`,
    (value, by) => typeof value === 'number' && value < number(by, 'minimum'),
    (_, __, by) => number(by, 'minimum'),
  ),
  takes(
    'above the most',
    has('maximum'),
    by => `above ${by['maximum']}`,
    (value, by) => typeof value === 'number' && value > number(by, 'maximum'),
    (_, __, by) => number(by, 'maximum'),
  ),
  takes(
    'too long',
    has('maxLength'),
    by => `of more than ${by['maxLength']} characters`,
    (value, by) => typeof value === 'string' && [...value].length > number(by, 'maxLength'),
    (last, value, by) => last ?? [...String(value)].slice(0, number(by, 'maxLength')).join(''),
  ),
  takes(
    'too short',
    has('minLength'),
    by => `of fewer than ${by['minLength']} characters`,
    (value, by) => typeof value === 'string' && value.length < number(by, 'minLength'),
  ),
  takes(
    'outside the pattern',
    has('pattern'),
    () => 'that breaks its pattern',
    (value, by) => typeof value === 'string' && !new RegExp(String(by['pattern']), 'u').test(value),
  ),
  takes(
    'any word',
    has('enum'),
    () => 'that no list names',
    (value, by) => typeof value === 'string' && Array.isArray(by['enum']) && !by['enum'].includes(value),
    (last, _, by) => last ?? Object(by['enum'])[0],
  ),
  takes(
    'takes no uuid',
    ({ place }) => place.schema['format'] === 'uuid' && place.required,
    () => 'that is no UUID',
    value => typeof value === 'string' && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value),
  ),
  takes(
    'required missing',
    part => inBody(part) && part.place.required,
    () => 'or none',
    value => value === undefined,
  ),
  takes(
    'takes text for a number',
    part => inBody(part) && ofType('integer', 'number')(part),
    () => 'that is text',
    value => typeof value === 'string',
    (last, value) => last ?? Number(value),
  ),
  takes(
    'takes a number for text',
    part => inBody(part) && part.place.required && ofType('string')(part) && !ofType('number', 'integer')(part),
    () => 'that is a number',
    value => typeof value === 'number',
  ),
  {
    kind: 'bounds',
    name: 'unknown field taken',
    ways: (operation, contract) => {
      const schema = operation.body?.media['application/json']?.schema
      const whole = schema && flat(contract, schema)
      if (whole?.['additionalProperties'] !== false) return []
      const known = new Set(Object.keys(Object(whole['properties'])))
      const around = (honest: Answering) => async (request: Request) => {
        if (!isFor(operation, request)) return honest(request)
        const body: unknown = await request
          .clone()
          .json()
          .catch(() => undefined)
        if (body === null || typeof body !== 'object' || Array.isArray(body)) return honest(request)
        const kept = Object.fromEntries(Object.entries(body).filter(([name]) => known.has(name)))
        return honest(new Request(request, { body: JSON.stringify(kept) }))
      }
      return [{ sentence: 'takes fields that no schema names', plain: true, around }]
    },
  },
]
