// Converts OpenAPI 3.0 to 3.1, so that later code handles one form. Many 3.1 documents still use 3.0 keywords, which
// have no meaning there and which validators reject.
import { record } from './json.ts'

/** Throws a sentence where the document is of another kind. */
export function modern(document: Record<string, unknown>): Record<string, unknown> {
  requireOpenapi3(document, 'This')
  const text = JSON.stringify(document)
  return OLD_WORDS.test(text) ? JSON.parse(text, (_name, value) => restated(value)) : document
}

const OLD_WORDS = /"(nullable|exclusiveMinimum|exclusiveMaximum)":(true|false)/

/** Every tool of the contract refuses the same, in the same words. Swagger 2.0 would be read as a contract without bodies or servers. */
export function requireOpenapi3({ openapi, swagger }: Record<string, unknown>, file: string) {
  if (/^3\.[0-2](\.|$)/.test(String(openapi ?? ''))) return
  const version = openapi ?? (swagger === undefined ? undefined : `Swagger ${String(swagger)}`)
  throw new Error(
    `${file} is no OpenAPI 3 document${version === undefined ? '' : `, but ${String(version)}`}. Give one whose “openapi” is 3.0 or 3.1.`,
  )
}

/** Distinguished by type: a property called `nullable` is a schema, the keyword is a boolean. */
function restated(value: unknown): unknown {
  let { nullable, ...schema } = record(value)
  if (Object.keys(record(value)).length === 0) return value
  if (typeof nullable === 'boolean') {
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
