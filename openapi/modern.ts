// Converts Swagger 2.0 and OpenAPI 3.0 to 3.1, so that later code handles one form. Many 3.1 documents still use 3.0 keywords, which
// have no meaning there and which validators reject.
import { record } from './json.ts'
import { fromSwagger, isSwagger } from './swagger.ts'

/** Throws a sentence where the document is of another kind. */
export function modern(document: Record<string, unknown>): Record<string, unknown> {
  if (isSwagger(document)) return modern(fromSwagger(document))
  requireOpenapi3(document, 'This')
  const text = JSON.stringify(document)
  return OLD_WORDS.test(text) ? JSON.parse(text, (_name, value) => restated(value)) : document
}

const OLD_WORDS = /"(nullable|exclusiveMinimum|exclusiveMaximum)":(true|false)/

/** Every tool of the contract refuses the same, in the same words. */
export function requireOpenapi3({ openapi, swagger }: Record<string, unknown>, file: string) {
  if (/^3\.[0-2](\.|$)/.test(String(openapi ?? ''))) return
  const version = openapi ?? (swagger === undefined ? undefined : `Swagger ${String(swagger)}`)
  throw new Error(
    `${file} is no OpenAPI 3 document${version === undefined ? '' : `, but ${String(version)}`}. Give one whose “openapi” is 3.0 or 3.1, or Swagger 2.0.`,
  )
}

const COMBINED = ['allOf', 'anyOf', 'oneOf', '$ref']
/** What says nothing about values stays outside. */
const NOTES = ['title', 'description', 'example', 'default', 'readOnly', 'writeOnly', 'deprecated']

/**
 * `nullable` next to references and alternatives is about all of them, as its authors mean it. By the letter of 3.0.3 the parts would
 * have to allow null too.
 */
function orNull(schema: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(schema)
  const [notes, rest] = [true, false].map(isNote => entries.filter(([name]) => NOTES.includes(name) === isNote))
  return { ...Object.fromEntries(notes ?? []), anyOf: [Object.fromEntries(rest ?? []), { type: 'null' }] }
}

/** Distinguished by type: a property called `nullable` is a schema, the keyword is a boolean. */
function restated(value: unknown): unknown {
  let { nullable, ...schema } = record(value)
  if (Object.keys(record(value)).length === 0) return value
  if (typeof nullable === 'boolean') {
    if (nullable && COMBINED.some(keyword => keyword in schema)) return orNull(schema)
    if (nullable && typeof schema['type'] === 'string') schema['type'] = [schema['type'], 'null']
    if (nullable && Array.isArray(schema['enum']) && !schema['enum'].includes(null))
      schema['enum'] = [...schema['enum'], null]
  } else if (nullable !== undefined) schema = { ...schema, nullable }
  for (const [bound, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    if (typeof schema[exclusive] !== 'boolean') continue
    const { [bound]: limit, [exclusive]: open, ...rest } = schema
    schema =
      open === true && limit !== undefined
        ? { ...rest, [exclusive]: limit }
        : { ...rest, ...(limit === undefined ? {} : { [bound]: limit }) }
  }
  return schema
}
