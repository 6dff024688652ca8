// The contract at work: input and, outside production, answers are checked by ajv against the hand-written schemas.
import { readFileSync } from 'node:fs'
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { refuse } from '#machines/lib/refuse.ts'
import { operations } from '#sdk/operations.gen.ts'
import type { Path } from '#sdk/types.ts'
import { FormFile } from './lib/form-parts.ts'
import { fieldSentences } from './lib/sentences.ts'
import { words } from './words.ts'

type Parameter = { name: string; in: 'query' | 'path' | 'header'; required?: boolean; schema: object; $ref?: string }
type Operation = {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: object }> }>
}
type Contract = {
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}

// ajv tells the branches apart by their own constants and refuses to see a discriminator's mapping. Taken out of the text, for looking
// at each value as it is read takes a tenth of a second of every start.
const contract: Contract = JSON.parse(
  readFileSync(new URL('../sdk/contract.gen.json', import.meta.url), 'utf8').replaceAll(
    /("discriminator":\{"propertyName":"\w+"),"mapping":\{[^{}]*\}/g,
    '$1',
  ),
)

/** Query values arrive as text and are coerced, one alone to a list where a list is asked for; bodies are taken as they are. */
const ajvFor = (coerceTypes: 'array' | false) => {
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    discriminator: true,
    useDefaults: true,
    coerceTypes,
    validateSchema: false,
    // Each is compiled when it is first asked for, which takes half the time without; a check is no slower to be felt.
    code: { optimize: false },
  })
  addFormats(ajv)
  ajv.addFormat('binary', true)
  ajv.addSchema(contract, 'contract')
  return ajv
}
// Made with the first check: reading the whole contract takes each a tenth of a second.
const bodies = onceMade(() => ajvFor(false))
const queries = onceMade(() => ajvFor('array'))

type Check = ValidateFunction | undefined

/** Of each operation, made when it is first asked for. */
const queryCheck = once(({ parameters = [] }): Check => queries().compile(parameterSchema(parameters)))
const bodyCheck = once(({ requestBody }) => jsonCheck(requestBody?.content))
/** By far the largest, and in production never asked for. */
const answerCheck = once(({ responses }) => jsonCheck(resolve(responses['200'])?.content))

function onceMade<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

function once(make: (operation: Operation) => Check): (path: Path) => Check {
  const made = new Map<Path, Check>()
  return path => {
    if (made.has(path)) return made.get(path)
    const operation = contract.paths[path]?.[operations[path].method]
    if (!operation) throw new Error(`${path} is not in the contract`)
    const check = make(operation)
    made.set(path, check)
    return check
  }
}

function jsonCheck(content: Record<string, { schema: object }> | undefined): Check {
  const schema = content?.['application/json']?.schema ?? formSchema(content?.['multipart/form-data']?.schema)
  return schema && bodies().compile(absolute(schema))
}

type Form = { $ref?: string; properties?: Record<string, { format?: string }> }

/** A form's text parts are checked like JSON; its files are judged by whoever takes them. */
function formSchema(form: Form | undefined): object | undefined {
  const schema = resolve(form)
  if (!schema) return undefined
  const parts = Object.entries(schema.properties ?? {})
  const properties = Object.fromEntries(parts.map(([name, part]) => [name, part.format === 'binary' ? {} : part]))
  return { ...schema, properties }
}

function parameterSchema(parameters: Parameter[]) {
  const named = parameters.map(p => resolve(p) ?? p).filter(p => p.in !== 'header')
  return {
    type: 'object',
    properties: Object.fromEntries(named.map(p => [p.name, absolute(p.schema)])),
    required: named.filter(p => p.required).map(p => p.name),
    additionalProperties: false,
  }
}

/** Local references made absolute, so that a part of the contract compiles on its own. */
function absolute(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/'))
}

function resolve<T extends { $ref?: string }>(part: T | undefined): T | undefined {
  if (!part?.$ref) return part
  const [, , kind = '', name = ''] = part.$ref.split('/')
  const found: unknown = contract.components[kind]?.[name]
  // The contract was linted when it was bundled: a reference leads to a part of the same kind.
  return found as T
}

/** Throws a 400 whose message has one sentence per field. */
export function checkInput(path: Path, query: Record<string, unknown>, body: unknown) {
  const errors: ErrorObject[] = []
  for (const [check, given] of [[queryCheck(path), query] as const, [bodyCheck(path), body] as const])
    if (check && !check(given)) errors.push(...(check.errors ?? []))
  if (errors.length > 0) throw refuse(400, 'invalid_input', fieldSentences(errors))
  const field = zeroAt(query) ?? zeroAt(body)
  if (field) throw refuse(400, 'invalid_input', { [field]: words.invalid_character })
}

/** The field that holds a zero character, which PostgreSQL keeps in no text. */
function zeroAt(value: unknown, field = 'input'): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? field : undefined
  // Of an upload, only its own fields are text.
  if (typeof value !== 'object' || value === null || value instanceof FormFile) return undefined
  for (const [name, part] of Object.entries(value)) {
    const found = zeroAt(part, field === 'input' ? name : `${field}.${name}`)
    if (found) return found
  }
  return undefined
}

/** What is wrong with an answer, or nothing. */
export function answerFault(path: Path, answer: unknown): string | undefined {
  const check = answerCheck(path)
  if (!check || check(answer)) return undefined
  return bodies().errorsText(check.errors, { dataVar: 'answer' })
}
