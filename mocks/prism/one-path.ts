// A contract cut down to some addresses and what they refer to: Prism reads one in 10 ms, and all of the product's in more than a second.
import { record } from '#openapi/json.ts'
import { normalizedType } from './read-body.ts'

type Document = Record<string, unknown>

/** A copy, because Prism modifies its input. */
export const onePath = (document: Document, path: string): Document => copied(onlyPaths(document, [path]))

export function onlyPaths(document: Document, paths: readonly string[]): Document {
  const components = record(document['components'])
  // A reference to a part of another path, as contracts of others have them.
  let is_whole = false
  const kept: Record<string, Record<string, unknown>> = { securitySchemes: record(components['securitySchemes']) }
  const keep = (part: unknown): void => {
    if (part === null || typeof part !== 'object') return
    const reference = '$ref' in part && typeof part.$ref === 'string' ? part.$ref : ''
    const [, kind = '', name = ''] = /^#\/components\/([^/]+)\/([^/]+)/.exec(reference) ?? []
    if (reference !== '' && kind === '') is_whole = true
    const found = record(components[kind])[name]
    const known = kept[kind] ?? {}
    if (found !== undefined && !(name in known)) {
      kept[kind] = { ...known, [name]: found }
      keep(found)
    }
    for (const inner of Object.values(part)) keep(inner)
  }
  const items = Object.fromEntries(paths.map(path => [path, record(document['paths'])[path]]))
  keep(items)
  const { info, servers, security } = document
  // It's in the words of 3.1, whatever it was written in (openapi/modern.ts).
  const openapi = '3.1.0'
  if (is_whole) return { ...document, openapi }
  return { openapi, info, servers, security, paths: items, components: kept }
}

/** With media types in small letters, by which Prism looks them up. */
const copied = (document: Document): Document =>
  JSON.parse(JSON.stringify(document), (name, value) => {
    if (name !== 'content' || value === null || typeof value !== 'object') return value
    const entries = Object.entries(value)
    const areTypes = entries.every(([type]) => type.includes('/'))
    return areTypes ? Object.fromEntries(entries.map(([type, media]) => [normalizedType(type), media])) : value
  })
