// Values only a person knows, such as the name of a zone that is there: they become `x-value` in the schemas they are for.
import { record, text } from '../../json.ts'
import { canonical } from '../links/names.ts'

type Part = Record<string, unknown>
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/**
 * By name, for every parameter and field called so, and by operation: `GET /zones/{zone}` or an operationId, with names of its own.
 * Throws a sentence where nothing in the contract is called so.
 */
export function withValues(document: Part, values: Part, from: string): Part {
  const made: Part = structuredClone(document)
  const left = new Set(Object.keys(values))
  const operations = operationsIn(made)
  for (const [name, value] of Object.entries(values)) {
    const named = operations.filter(one => one.names.includes(name))
    for (const { source, item } of named)
      for (const [inner, one] of Object.entries(record(value))) putInOperation(made, source, item, inner, one)
    if (named.length > 0 || putEverywhere(made, name, value)) left.delete(name)
  }
  const [unknown] = left
  if (unknown !== undefined)
    throw new Error(`${from} has a value for ${unknown}, but no operation, parameter or field is called so.`)
  return made
}

/** `CONTRACT_VALUE_<NAME>` of the environment; whatever the contract doesn't have is meant for another. */
export function valuesIn(environment: Record<string, string | undefined>, document: Part): Part {
  const known = new Map([...namesIn(document)].map(name => [canonical(name), name]))
  return Object.fromEntries(
    Object.entries(environment).flatMap(([variable, value]) => {
      const name = /^CONTRACT_VALUE_(.+)$/.exec(variable)?.[1]
      const found = name === undefined ? undefined : known.get(canonical(name.toLowerCase()))
      return found === undefined || value === undefined ? [] : [[found, value]]
    }),
  )
}

function operationsIn(document: Part) {
  return Object.entries(record(document['paths'])).flatMap(([path, item]) =>
    METHODS.flatMap(method => {
      const source = record(item)[method]
      if (source === undefined) return []
      const names = [`${method.toUpperCase()} ${path}`, text(record(source)['operationId'])]
      return [{ source: record(source), item: record(item), names }]
    }),
  )
}

const isCalled = (name: string, other: unknown) => canonical(text(other)) === canonical(name)
const isParameter = (part: Part) => typeof part['name'] === 'string' && typeof part['in'] === 'string'

/** Of every parameter and property; true if there is one. */
function putEverywhere(part: unknown, name: string, value: unknown): boolean {
  if (Array.isArray(part)) return part.map(one => putEverywhere(one, name, value)).includes(true)
  if (part === null || typeof part !== 'object') return false
  const here = record(part)
  let isThere = false
  if (isParameter(here) && isCalled(name, here['name'])) {
    here['x-value'] = value
    isThere = true
  }
  for (const [field, schema] of Object.entries(record(here['properties'])))
    if (isCalled(name, field) && schema !== null && typeof schema === 'object') {
      Object.assign(schema, { 'x-value': value })
      isThere = true
    }
  return (
    Object.values(here)
      .map(one => putEverywhere(one, name, value))
      .includes(true) || isThere
  )
}

function namesIn(part: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(part)) for (const one of part) namesIn(one, names)
  else if (part !== null && typeof part === 'object') {
    const here = record(part)
    if (isParameter(here)) names.add(text(here['name']))
    for (const field of Object.keys(record(here['properties']))) names.add(field)
    for (const one of Object.values(here)) namesIn(one, names)
  }
  return names
}

/** Of this operation alone: shared parts are left as they are for others. */
function putInOperation(document: Part, source: Part, item: Part, name: string, value: unknown) {
  const follow = (part: unknown): Part => {
    const at = /^#\/components\/(\w+)\/(.+)$/.exec(text(record(part)['$ref']))
    return at ? follow(record(record(document['components'])[at[1] ?? ''])[at[2] ?? '']) : record(part)
  }
  const own = [source['parameters'] ?? []].flat()
  const beside = [item['parameters'] ?? []].flat()
  const found = [...own, ...beside].map(follow).find(one => isCalled(name, one['name']))
  if (found) {
    const others = own.filter(one => !isCalled(name, follow(one)['name']))
    source['parameters'] = [...others, { ...found, 'x-value': value }]
    return
  }
  const body = structuredClone(follow(source['requestBody']))
  for (const media of Object.values(record(body['content'])).map(record))
    media['schema'] = {
      allOf: [record(media['schema'])],
      'x-values': { ...record(record(media['schema'])['x-values']), [name]: value },
    }
  source['requestBody'] = body
}
