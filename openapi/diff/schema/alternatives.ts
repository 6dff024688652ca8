// The kinds of values a schema allows, one type each: its references, allOf, anyOf and oneOf expanded. A kind is a list
// of plain schemas that all apply, so nothing is merged and every keyword keeps its place.
import { list, number, record, texts } from '../../json.ts'
import { branchesOf, type Place, schemaOf, step, steps, targetOf } from '../place.ts'

const TYPES = ['null', 'boolean', 'number', 'integer', 'string', 'array', 'object'] as const
type Type = (typeof TYPES)[number]
export type Kind = { type: Type; parts: Place[] }

/** Beyond this unions are ignored, which allows more and so can only cause false findings. */
const MOST_KINDS = 64
/** Depth of following required fields to prove that nothing fits. */
const DEPTH = 3

/** Of everything that all these schemas allow. */
export function kindsOf(places: Place[], depth = DEPTH): Kind[] {
  return places
    .reduce<Place[][]>((found, place) => together(found, combined(place, [])), [[]])
    .flatMap(parts => typesOf(parts).map(type => ({ type, parts })))
    .filter(kind => !isEmpty(kind, depth))
}

/** True if no value fits both. A false `false` is possible, a false `true` isn't. */
export const areApart = ({ type, parts }: Kind, other: Place) =>
  !kindsOf([...parts, other]).some(kind => kind.type === type || (type === 'number' && kind.type === 'integer'))

function combined(place: Place, seen: string[]): Place[][] {
  if (place.value === false) return []
  const schema = schemaOf(place)
  let found: Place[][] = [[place]]
  const target = targetOf(place)
  if (target !== undefined && !seen.includes(target.at)) found = together(found, combined(target, [...seen, target.at]))
  for (const part of branchesOf(place, 'allOf')) found = together(found, combined(part, seen))
  const whole = found
  for (const union of ['anyOf', 'oneOf'] as const) {
    if (schema[union] === undefined) continue
    found = together(
      found,
      branchesOf(place, union).flatMap(branch => combined(branch, seen)),
    )
  }
  return found.length > MOST_KINDS ? whole : found
}

const together = (some: Place[][], others: Place[][]) =>
  some.flatMap(one => others.map(other => [...one, ...other.filter(part => !one.some(({ at }) => at === part.at))]))

/** Types left by `type`, with `integer` in addition to `number` only if it is all that is left of it. */
export function typesOf(parts: Place[]): Type[] {
  const all: Type[] = ['null', 'boolean', 'number', 'string', 'array', 'object']
  return parts.reduce<Type[]>((left, { value }) => {
    const named = record(value)['type']
    if (named === undefined) return left
    const types = [named].flat()
    return left.flatMap(type => {
      if (types.includes(type)) return [type]
      if (type === 'number' && types.includes('integer')) return ['integer' as const]
      return type === 'integer' && types.includes('number') ? [type] : []
    })
  }, all)
}

/** All values of a kind that has an end, and undefined of any other. */
export function valuesOf({ type, parts }: Kind): unknown[] | undefined {
  const listed = parts.flatMap(part => {
    const schema = schemaOf(part)
    return 'const' in schema ? [[schema['const']]] : Array.isArray(schema['enum']) ? [list(schema['enum'])] : []
  })
  if (type === 'null') listed.push([null])
  if (type === 'boolean') listed.push([true, false])
  const [first, ...others] = listed
  return first
    ?.filter(value => isOf(type, value) && others.every(other => other.some(one => same(one, value))))
    .filter(value => parts.every(part => fits(part, value)))
}

/** Null and booleans are mostly decided by type alone, which avoids compiling. */
export function fits(place: Place, candidate: unknown): boolean {
  const schema = schemaOf(place)
  if (place.value === false) return false
  if ((candidate === null || typeof candidate === 'boolean') && !DECIDING.some(keyword => keyword in schema))
    return typesOf([place]).some(type => isOf(type, candidate))
  return place.contract.validator(schema)(candidate) === true
}
const DECIDING = ['enum', 'const', '$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'if']

const isOf = (type: Type, value: unknown) =>
  type === 'null'
    ? value === null
    : type === 'array'
      ? Array.isArray(value)
      : type === 'object'
        ? value !== null && typeof value === 'object' && !Array.isArray(value)
        : type === 'integer'
          ? Number.isInteger(value)
          : typeof value === type

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function isEmpty(kind: Kind, depth: number): boolean {
  if (valuesOf(kind)?.length === 0) return true
  const [least, most] = BOUNDS[kind.type] ?? []
  if (least && most && highest(kind.parts, least) > lowest(kind.parts, most)) return true
  if (kind.type !== 'object' || depth === 0) return false
  return requiredOf(kind.parts).some(name => kindsOf(fieldOf(kind.parts, name), depth - 1).length === 0)
}

const BOUNDS: Partial<Record<Type, [string, string]>> = {
  number: ['minimum', 'maximum'],
  integer: ['minimum', 'maximum'],
  string: ['minLength', 'maxLength'],
  array: ['minItems', 'maxItems'],
  object: ['minProperties', 'maxProperties'],
}
export const highest = (parts: Place[], keyword: string) =>
  Math.max(...parts.map(part => number(schemaOf(part)[keyword]) ?? Number.NEGATIVE_INFINITY))
export const lowest = (parts: Place[], keyword: string) =>
  Math.min(...parts.map(part => number(schemaOf(part)[keyword]) ?? Number.POSITIVE_INFINITY))

export const requiredOf = (parts: Place[]) => [...new Set(parts.flatMap(part => texts(schemaOf(part)['required'])))]

export const namesOf = (parts: Place[]) => [
  ...new Set(parts.flatMap(part => Object.keys(record(schemaOf(part)['properties'])))),
]

/** All that is asked of one field: by name, by pattern, or as one that is not named. */
export const fieldOf = (parts: Place[], name: string): Place[] => parts.flatMap(part => fieldIn(part, name, parts))

function fieldIn(part: Place, name: string, all: Place[]): Place[] {
  const named = Object.hasOwn(record(schemaOf(part)['properties']), name) ? [step(part, 'properties', name)] : []
  const patterned = steps(step(part, 'patternProperties'))
    .filter(([pattern]) => new RegExp(pattern, 'u').test(name))
    .map(([, place]) => place)
  const found = [...named, ...patterned]
  return found.length > 0 ? found : restIn(part, namesOf(all).includes(name))
}

/** Constraints on unnamed fields; `evaluated` if a sibling has them. */
export const restOf = (parts: Place[]) => parts.flatMap(part => restIn(part, false))

function restIn(part: Place, evaluated: boolean): Place[] {
  const schema = schemaOf(part)
  if (schema['additionalProperties'] !== undefined) return [step(part, 'additionalProperties')]
  return !evaluated && schema['unevaluatedProperties'] !== undefined ? [step(part, 'unevaluatedProperties')] : []
}

export const isClosed = (places: Place[]) => places.some(({ value }) => value === false)
