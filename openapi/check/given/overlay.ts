// An OpenAPI Overlay (1.0): changes to a contract that are kept in a file of their own, such as values only a person knows.
import { list, record, text } from '../../json.ts'
import { placesAt } from './json-path.ts'

type Part = Record<string, unknown>

/** Throws a sentence where it is none, or its target isn't there. */
export function overlaid(document: Part, overlay: Part, file: string): Part {
  if (typeof overlay['overlay'] !== 'string' || list(overlay['actions']).length === 0)
    throw new Error(`${file} is no OpenAPI overlay: it has no “overlay” or no “actions”.`)
  const made: Part = structuredClone(document)
  for (const action of list(overlay['actions']).map(record)) {
    const target = text(action['target'])
    const places = placesAt(made, target)
    if (places.length === 0) throw new Error(`${file}: the contract has nothing at ${target}.`)
    // From the end, so that indexes of what comes before stay right.
    for (const { holder, key, value } of places.toReversed()) {
      if (action['remove'] === true && Array.isArray(holder)) holder.splice(Number(key), 1)
      else if (action['remove'] === true && holder && key !== undefined) Reflect.deleteProperty(holder, key)
      else if (Array.isArray(value)) value.push(action['update'])
      else if (holder && key !== undefined) Reflect.set(holder, key, merged(value, action['update']))
      else Object.assign(made, merged(made, action['update']))
    }
  }
  return made
}

function merged(value: unknown, update: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(update)) return [...value, ...update]
  if (!isObject(value) || !isObject(update)) return update
  const names = [...new Set([...Object.keys(value), ...Object.keys(update)])]
  return Object.fromEntries(names.map(name => [name, name in update ? merged(value[name], update[name]) : value[name]]))
}

const isObject = (value: unknown): value is Part => value !== null && typeof value === 'object' && !Array.isArray(value)
