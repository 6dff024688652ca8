// A rule of oasdiff with a pair of contracts that it is about.
export type Level = 'error' | 'warning' | 'info'
export type Json = Record<string, unknown>
export type Rule = { id: string; level: Level; before: Json; after: Json; options?: { deprecation_days?: number } }

const animal = (name: string) => ({
  type: 'object',
  required: ['kind', 'sort'],
  properties: { kind: { type: 'string' }, sort: { type: 'string' }, [name]: { type: 'string' } },
})
const components = { schemas: { Cat: animal('Cat'), Dog: animal('Dog') } }
const RESPONSES = { 200: { description: 'Done.' } }

export const contract = (paths: Json, more: Json = {}): Json => ({
  openapi: '3.1.0',
  info: { title: 'Pair', version: '1.0.0' },
  paths,
  components,
  ...more,
})

export const json = (schema: unknown): Json => ({ 'application/json': schema === undefined ? {} : { schema } })

/** One operation. */
export const operation = (more: Json, method = 'post'): Json =>
  contract({ '/things': { [method]: { responses: RESPONSES, ...more } } })

const holding = (p: unknown) => ({ type: 'object', properties: { p, q: { type: 'string' } } })

/** Where a schema can be, by the words that begin the names of its rules. */
export const PLACES = {
  'request-body': (schema: unknown) => operation({ requestBody: { content: json(schema) } }),
  'request-property': (schema: unknown) => operation({ requestBody: { content: json(holding(schema)) } }),
  'request-read-only-property': (schema: unknown) =>
    operation({ requestBody: { content: json(holding({ ...Object(schema), readOnly: true })) } }),
  'request-parameter': (schema: unknown) => operation({ parameters: [{ in: 'query', name: 'p', schema }] }),
  'request-parameter-property': (schema: unknown) =>
    operation({
      parameters: [{ in: 'query', name: 'p', style: 'deepObject', explode: true, schema: holding(schema) }],
    }),
  'request-header-property': (schema: unknown) =>
    operation({ parameters: [{ in: 'header', name: 'p', schema: holding(schema) }] }),
  'response-body': (schema: unknown) =>
    operation({ responses: { 200: { description: 'Done.', content: json(schema) } } }),
  'response-property': (schema: unknown) =>
    operation({ responses: { 200: { description: 'Done.', content: json(holding(schema)) } } }),
  'response-write-only-property': (schema: unknown) =>
    operation({
      responses: { 200: { description: 'Done.', content: json(holding({ ...Object(schema), writeOnly: true })) } },
    }),
  'response-header': (schema: unknown) =>
    operation({ responses: { 200: { description: 'Done.', headers: { p: { schema } } } } }),
} as const satisfies Record<string, (schema: unknown) => Json>
export type PlaceName = keyof typeof PLACES

/** oasdiff's: fewer values break who sends them, more break who reads them. */
export const usual = (place: PlaceName, effect: 'narrower' | 'wider'): Level => {
  if (/read-only|write-only/.test(place)) return 'info'
  return place.startsWith('request') === (effect === 'narrower') ? 'error' : 'info'
}
