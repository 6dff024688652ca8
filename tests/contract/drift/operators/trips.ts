// Backends that store something else than they were sent.
import { isDeepStrictEqual } from 'node:util'
import type { Contract, Operation, Schema } from '#openapi/contract.ts'
import { type Drift, isFor, type Operator, type Way } from '../drift.ts'
import { placesIn, typesOf } from '../places.ts'
import { readers } from './state.ts'

type Body = Record<string, unknown>

const storing =
  (operation: Operation, change: (body: Body) => Body): Drift['around'] =>
  honest =>
  async request => {
    if (!isFor(operation, request) || !request.headers.has('authorization')) return honest(request)
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => undefined)
    if (body === null || typeof body !== 'object' || Array.isArray(body)) return honest(request)
    return honest(new Request(request, { body: JSON.stringify(change({ ...body })) }))
  }

/** Fields of the body that the answer shows, too: a row of its own. */
function stored(operation: Operation, contract: Contract): { name: string; schema: Schema; required: boolean }[] {
  const { body, answers } = operation
  // Only what comes with a credential is stored otherwise.
  if (operation.open) return []
  const shown = placesIn(contract, answers['200']?.media['application/json']?.schema)
  const names = new Set(shown.filter(({ at }) => at.length === 2 && at[1] !== '*').map(({ at }) => at[1]))
  const isOne = names.has('id')
  return placesIn(contract, body?.media['application/json']?.schema)
    .filter(({ at }) => isOne && at.length === 1 && names.has(at[0]) && at[0] !== 'version')
    .filter(({ at }) => isKept(operation, at[0] ?? '') && !isKeptOtherwise(operation, at[0] ?? ''))
    .map(({ at, schema, required }) => ({ name: at[0] ?? '', schema, required }))
}

/** By its examples: a reason may be named like one that the row shows for something else. */
function isKept({ body, answers }: Operation, name: string): boolean {
  const sent = Object.values(body?.media['application/json']?.examples ?? {}).map(one => Object(one)[name])
  const shown = Object.values(answers['200']?.media['application/json']?.examples ?? {})
    .flatMap(one => Object.values(Object(one)).map(row => Object(row)[name]))
    .filter(value => value !== undefined && value !== null)
  const given = sent.filter(value => value !== undefined)
  return given.length === 0 || given.some(value => shown.some(one => isDeepStrictEqual(one, value)))
}

const isKeptOtherwise = ({ source }: Operation, name: string) => [source['x-kept-otherwise']].flat().includes(name)

const isText = ({ name, schema }: { name: string; schema: Schema }) =>
  !name.endsWith('_id') &&
  typesOf(schema).includes('string') &&
  !['enum', 'format', 'pattern', 'const'].some(word => schema[word] !== undefined) &&
  Number(schema['maxLength'] ?? 99) >= 20

const changes = (operation: Operation, contract: Contract) =>
  placesIn(contract, operation.body?.media['application/json']?.schema).some(({ at }) => at.join() === 'version')

const text = (name: string, what: string, change: (text: string) => string): Operator => ({
  kind: 'trips',
  name,
  ways: (operation, contract): Way[] =>
    stored(operation, contract)
      .filter(isText)
      .map(field => ({
        sentence: `${what} of \`${field.name}\``,
        plain: field.required,
        with: readers(operation, contract),
        around: storing(operation, body =>
          typeof body[field.name] === 'string' ? { ...body, [field.name]: change(String(body[field.name])) } : body,
        ),
      })),
})

function kept(
  name: string,
  what: string,
  types: string[],
  change: (value: unknown, schema: Schema) => unknown,
): Operator {
  return {
    kind: 'trips',
    name,
    ways: (operation, contract): Way[] =>
      stored(operation, contract)
        .filter(({ schema }) => typesOf(schema).some(type => types.includes(type)))
        .map(field => ({
          sentence: `${what} of \`${field.name}\``,
          plain: field.required,
          with: readers(operation, contract),
          around: storing(operation, body =>
            body[field.name] === undefined || body[field.name] === null
              ? body
              : { ...body, [field.name]: change(body[field.name], field.schema) },
          ),
        })),
  }
}

export const tripOperators: Operator[] = [
  text('text cut short', 'keeps the first 18 characters', value => value.slice(0, 18)),
  text('accents lost', 'keeps no accents', value => value.normalize('NFD').replaceAll(/\p{M}/gu, '')),
  text('text in capitals', 'keeps capitals alone', value => value.toUpperCase()),
  kept('yes kept as no', 'keeps a no', ['boolean'], () => false),
  kept('number kept as its least', 'keeps the least', ['integer', 'number'], (_, { minimum }) => Number(minimum ?? 0)),
  kept('last entry lost', 'keeps all but the last entry', ['array'], value =>
    Array.isArray(value) ? value.slice(0, -1) : value,
  ),
  {
    kind: 'trips',
    name: 'one field forgotten',
    ways: (operation, contract) =>
      changes(operation, contract)
        ? stored(operation, contract)
            .filter(({ required }) => !required)
            .map(({ name }) => ({
              sentence: `does not change \`${name}\``,
              with: readers(operation, contract),
              around: storing(operation, ({ [name]: _, ...body }) => body),
            }))
        : [],
  },
  {
    kind: 'trips',
    name: 'unmentioned cleared',
    ways: (operation, contract) =>
      changes(operation, contract) && operation.source['x-replaces'] !== true
        ? stored(operation, contract)
            .filter(({ required, schema }) => !required && typesOf(schema).includes('null'))
            .map(({ name }) => ({
              sentence: `clears \`${name}\` where it is not mentioned`,
              with: readers(operation, contract),
              around: storing(operation, body => ({ [name]: null, ...body })),
            }))
        : [],
  },
]
