// A part of a contract with its location, so changes can be pointed at. All comparisons walk on these.
import { at, type Contract, type Schema } from '../contract.ts'
import { list, record } from '../json.ts'

export type Place = {
  contract: Contract
  /** As a JSON pointer from the document's root; what a reference leads to has its own. */
  at: string
  value: unknown
}

export const rootOf = (contract: Contract): Place => ({ contract, at: '#', value: contract.document })

/** The keywords of a place; empty if it is `true` or missing. */
export const schemaOf = (place: Place): Schema => record(place.value)

export function step(place: Place, ...keys: (string | number)[]): Place {
  return keys.reduce<Place>(
    ({ contract, at, value }, key) => ({
      contract,
      at: `${at}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`,
      value: Array.isArray(value) ? value[Number(key)] : record(value)[key],
    }),
    place,
  )
}

/** Each entry of a map, or of a list. */
export const steps = (place: Place): [string, Place][] =>
  Object.keys(Object(place.value ?? {})).map(key => [key, step(place, key)])

/** Where its reference leads, however often it leads on. For all but schemas, in which a reference may have neighbours. */
export function followed(place: Place): Place {
  const target = targetOf(place)
  return target === undefined ? place : followed(target)
}

export function targetOf(place: Place): Place | undefined {
  const reference = record(place.value)['$ref']
  if (typeof reference !== 'string') return undefined
  return { contract: place.contract, at: reference, value: at(place.contract.document, reference) }
}

/** Its alternatives, or the schemas that all apply. */
export const branchesOf = (place: Place, keyword: 'allOf' | 'anyOf' | 'oneOf') =>
  list(schemaOf(place)[keyword]).map((_, index) => step(place, keyword, index))

/** With what references and allOf add, and the alternatives it consists of. */
export function spread(places: Place[], seen: string[] = []): Place[] {
  return places.flatMap(place => {
    if (seen.includes(place.at)) return []
    const target = targetOf(place)
    const next = [
      ...(target ? [target] : []),
      ...branchesOf(place, 'allOf'),
      ...branchesOf(place, 'anyOf'),
      ...branchesOf(place, 'oneOf'),
    ]
    return [place, ...spread(next, [...seen, place.at])]
  })
}

/** `“line2” of Address` for a part of a component, else the fields that lead to it, as `“contacts[].email”`. */
export function nameOf(pointer: string): string {
  const keys = pointer.split('/').map(key => decodeURIComponent(key.replaceAll('~1', '/').replaceAll('~0', '~')))
  const component = keys[1] === 'components' && keys[2] === 'schemas' ? keys[3] : undefined
  const inner = keys.slice(component === undefined ? keys.indexOf('schema') + 1 : 4)
  const fields = inner.flatMap((key, index) => {
    const before = inner[index - 1]
    if (before === 'properties' && inner[index - 2] !== 'properties') return [`.${key}`]
    if (key === 'items') return ['[]']
    if (key === 'additionalProperties') return ['.*']
    return before === 'prefixItems' ? [`[${key}]`] : []
  })
  const field = fields.join('').replace(/^\./, '')
  if (component === undefined) return field && `“${field}”`
  return field === '' ? component : `“${field}” of ${component}`
}
