// Answers whose fields differ from the contract.
import type { Contract, Operation, Schema } from '#openapi/contract.ts'
import { answerWith, changingAnswer, type Operator, succeeded } from '../drift.ts'
import { atEach, nameOfPlace, type Place, placesIn, typesOf } from '../places.ts'

type Holder = Record<string, unknown>
type Change = (holder: Holder, name: string, schema: Schema) => void

export const fieldOperators: Operator[] = [
  fields(
    'field dropped',
    place => place.required && named(place),
    'is gone',
    (holder, name) => {
      delete holder[name]
    },
  ),
  fields(
    'field renamed',
    place => place.required && named(place),
    'has another name',
    (holder, name) => {
      holder[`${name}_v2`] = holder[name]
      delete holder[name]
    },
  ),
  fields('text for a number', only('integer', 'number'), 'is text', (holder, name) => {
    if (holder[name] !== null) holder[name] = String(holder[name])
  }),
  fields('number for a text', only('string'), 'is a number', (holder, name) => {
    if (holder[name] !== null) holder[name] = 17
  }),
  fields('text for a yes or no', only('boolean'), 'is text', (holder, name) => {
    holder[name] = String(holder[name])
  }),
  fields('null', place => named(place) && typesOf(place.schema).length > 0 && !nullable(place), 'is null', put(null)),
  fields('unknown word', place => words(place) && only('string')(place), 'is a word of no list', put('unheard_of')),
  fields('no uuid', ({ schema }) => schema['format'] === 'uuid', 'is no UUID', put('id-17')),
  fields('no time', ({ schema }) => schema['format'] === 'date-time', 'is no ISO time', put('11/21/2026 5:00 PM')),
  fields('no date', ({ schema }) => schema['format'] === 'date', 'is no ISO date', put('11/21/2026')),
  fields(
    'too small',
    ({ schema }) => typeof schema['minimum'] === 'number',
    'is below its least',
    (holder, name, by) => {
      if (holder[name] !== null) holder[name] = Number(by['minimum']) - 1
    },
  ),
  fields(
    'too large',
    ({ schema }) => typeof schema['maximum'] === 'number',
    'is above its most',
    (holder, name, by) => {
      if (holder[name] !== null) holder[name] = Number(by['maximum']) + 1
    },
  ),
  fields('no such pattern', ({ schema }) => typeof schema['pattern'] === 'string', 'breaks its pattern', put('§ §')),
  fields('a list as an object', only('array'), 'is an object, not a list', (holder, name) => {
    if (Array.isArray(holder[name])) holder[name] = { items: holder[name] }
  }),
  fields('one element null', place => place.at.at(-1) === '*' && !nullable(place), 'is null', put(null)),
  fields(
    'identifier lost',
    place => place.at.at(-1) === 'id' && place.at.at(-2) === '*',
    'is gone',
    (holder, name) => {
      delete holder[name]
    },
  ),
  {
    kind: 'fields',
    name: 'unnamed field',
    ways: (operation, contract) =>
      [{ at: [] as string[], certain: true }, ...placesOf(operation, contract).filter(isRow)].map(
        ({ at, certain }) => ({
          sentence: `carries a field that no schema names${at.length > 0 ? ` in ${nameOfPlace({ at })}` : ''}`,
          plain: certain,
          around: changingJson(operation, body => {
            const around: Holder = { body }
            atEach(around, ['body', ...at], (holder, name) => {
              if (holder[name] !== null) holder[name] = { ...Object(holder[name]), internal_note: 'kept for billing' }
            })
            return around['body']
          }),
        }),
      ),
  },
  {
    kind: 'fields',
    name: 'wrapped',
    ways: (operation, contract) =>
      placesOf(operation, contract).length === 0
        ? []
        : [
            {
              sentence: 'answers everything within `data`',
              plain: true,
              around: changingJson(operation, body => ({ data: body })),
            },
          ],
  },
]

/** An object with known fields, the only kind where an extra one is detectable. */
export const isRow = ({ schema }: Place) =>
  typesOf(schema).join() === 'object' && schema['properties'] !== undefined && !schema['additionalProperties']

export function fields(name: string, fits: (place: Place) => boolean, what: string, change: Change): Operator {
  return {
    kind: 'fields',
    name,
    ways: (operation, contract) =>
      placesOf(operation, contract)
        .filter(place => fits(place) && (place.certain || isInExample(operation, place)))
        .map(place => ({
          sentence: `\`${nameOfPlace(place)}\` ${what}`,
          plain: place.certain,
          around: changingJson(operation, body => {
            atEach(body, place.at, (holder, field) => change(holder, field, place.schema))
            return body
          }),
        })),
  }
}

/** A part no example shows, such as the uploads of a new application, may never exist. */
function isInExample({ answers }: Operation, { at }: Place): boolean {
  let found = false
  for (const example of Object.values(answers['200']?.media['application/json']?.examples ?? {}))
    atEach(example, at, (holder, name) => {
      found ||= holder[name] !== null
    })
  return found
}

function named(place: Place) {
  return place.at.at(-1) !== '*'
}
export function nullable({ schema }: Place) {
  return typesOf(schema).includes('null') || words({ schema }, null)
}
export function words({ schema }: Pick<Place, 'schema'>, word?: null) {
  const all = schema['enum'] ?? (schema['const'] === undefined ? undefined : [schema['const']])
  return Array.isArray(all) && (word === undefined || all.includes(word))
}
export function only(...types: string[]) {
  return ({ schema }: Place) => {
    const known = typesOf(schema).filter(type => type !== 'null')
    return known.length > 0 && known.every(type => types.includes(type))
  }
}
function put(value: unknown): Change {
  return (holder, name) => {
    holder[name] = value
  }
}

export const placesOf = (operation: Operation, contract: Contract) =>
  placesIn(contract, operation.answers['200']?.media['application/json']?.schema)

export const changingJson = (operation: Operation, change: (body: unknown) => unknown) =>
  changingAnswer(operation, succeeded, async answer =>
    answerWith(answer, JSON.stringify(change(JSON.parse(await answer.text())))),
  )
