// Where in a body something can be otherwise: every place a schema names, and what to do at it in a body.
import type { Contract, Schema } from '#openapi/contract.ts'

export type Place = {
  /** Names from the body inwards; `*` is each element of a list. */
  at: string[]
  schema: Schema
  required: boolean
  /** Every step on the way is required and never null: where there is a body there is this. */
  certain: boolean
}

const DEEPEST = 5
const OBJECT = { type: 'object' }

/** A schema with its references followed and its parts put together; undefined where it is one of several. */
export function flat(contract: Contract, schema: Schema): Schema | undefined {
  const followed = contract.follow(schema)
  if (followed['oneOf'] || followed['anyOf'] || followed['if']) return undefined
  if (!Array.isArray(followed['allOf'])) return followed
  const parts = [{ ...followed, allOf: undefined }, ...followed['allOf']].map(part => flat(contract, Object(part)))
  if (parts.includes(undefined)) return undefined
  const properties = Object.assign({}, ...parts.map(part => part?.['properties']))
  const required = parts.flatMap(part => listOf(part?.['required']))
  return Object.assign({}, ...parts, Object.keys(properties).length > 0 ? { ...OBJECT, properties, required } : {})
}

export const typesOf = (schema: Schema) => listOf([schema['type'] ?? []].flat())
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

export function placesIn(contract: Contract, schema: Schema | undefined, certain = true, at: string[] = []): Place[] {
  const whole = schema && flat(contract, schema)
  if (!whole || at.length > DEEPEST) return []
  const types = typesOf(whole)
  const always = certain && !types.includes('null')
  if (types.includes('array') && whole['items'])
    return [
      { at: [...at, '*'], schema: Object(whole['items']), required: true, certain: always },
      ...placesIn(contract, Object(whole['items']), always, [...at, '*']),
    ].map(place => ({ ...place, schema: flat(contract, place.schema) ?? {} }))
  const required = listOf(whole['required'])
  return Object.entries(Object(whole['properties'])).flatMap(([name, part]) => {
    const here: Place = {
      at: [...at, name],
      schema: flat(contract, Object(part)) ?? {},
      required: required.includes(name),
      certain: always && required.includes(name),
    }
    return [here, ...placesIn(contract, Object(part), here.certain, here.at)]
  })
}

export const nameOfPlace = ({ at }: Pick<Place, 'at'>) => at.join('.').replaceAll('.*', '[]')

type Holder = Record<string, unknown>
/** Applies a change at every such place of a body, and returns the number of places. */
export function atEach(body: unknown, at: string[], change: (holder: Holder, name: string) => void): number {
  const [name, ...further] = at
  if (name === undefined || body === null || typeof body !== 'object') return 0
  const holder: Holder = Object(body)
  const names = name === '*' ? Object.keys(holder) : name in holder ? [name] : []
  if (further.length > 0) return names.reduce((sum, one) => sum + atEach(holder[one], further, change), 0)
  for (const one of names) change(holder, one)
  return names.length
}
