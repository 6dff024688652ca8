// Fields only one side may send: `readOnly` ones are removed from request schemas, `writeOnly` ones aren't required of
// responses. Requests get schemas of their own, in addition to the document's.
import { list, record, text, valueAt } from './json.ts'

type Direction = { flag: 'readOnly' | 'writeOnly'; home: string }
const SCHEMAS = '#/components/schemas/'
const REQUEST_SCHEMAS = 'x-request-schemas'
const REQUEST: Direction = { flag: 'readOnly', home: `#/${REQUEST_SCHEMAS}/` }
const RESPONSE: Direction = { flag: 'writeOnly', home: SCHEMAS }

/** The document itself where no field is marked. */
export function inBothDirections(document: Record<string, unknown>): Record<string, unknown> {
  if (!/"(readOnly|writeOnly)":true/.test(JSON.stringify(document))) return document
  const restate = (part: unknown, direction: Direction, above: string[] = []): unknown => {
    if (Array.isArray(part)) return part.map(one => restate(one, direction, above))
    if (part === null || typeof part !== 'object') return part
    const schema = record(part)
    const marked = [...above, ...markedIn(document, schema, direction.flag)]
    return Object.fromEntries(
      Object.entries(schema).map(([name, one]) => {
        if (direction === RESPONSE && (name === 'requestBody' || name === 'requestBodies'))
          return [name, restate(one, REQUEST)]
        if (name === '$ref') return [name, text(one).replace(SCHEMAS, () => direction.home)]
        if (name === 'required' && Array.isArray(one)) return [name, one.filter(field => !marked.includes(field))]
        if (name === 'allOf') return [name, restate(one, direction, marked)]
        if (name !== 'properties') return [name, restate(one, direction)]
        const fields = Object.entries(record(one)).map(([field, of]) => [field, restate(of, direction)] as const)
        return [name, Object.fromEntries(fields.filter(([field]) => direction === RESPONSE || !marked.includes(field)))]
      }),
    )
  }
  const schemas = record(record(document['components'])['schemas'])
  return { ...record(restate(document, RESPONSE)), [REQUEST_SCHEMAS]: restate(schemas, REQUEST) }
}

/** Names of the fields so marked, also by what an `allOf` or a reference adds. */
function markedIn(
  document: Record<string, unknown>,
  schema: Record<string, unknown>,
  flag: string,
  depth = 0,
): string[] {
  if (depth > DEEPEST) return []
  const own = Object.entries(record(schema['properties'])).flatMap(([name, field]) =>
    [field, ...list(record(field)['allOf'])].some(one => isMarked(document, one, flag)) ? [name] : [],
  )
  const parts = [...list(schema['allOf']), ...(schema['$ref'] === undefined ? [] : [target(document, schema)])]
  return [...own, ...parts.flatMap(part => markedIn(document, record(part), flag, depth + 1))]
}

const DEEPEST = 4

const isMarked = (document: Record<string, unknown>, part: unknown, flag: string) =>
  record(part)[flag] === true || target(document, part)[flag] === true

const target = (document: Record<string, unknown>, part: unknown) =>
  record(valueAt(document, decodeURI(text(record(part)['$ref']).replace(/^#/, ''))))
