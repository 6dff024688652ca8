// Enforces the contract: ajv checks inputs, and outside production answers too, against the hand-written schemas.
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

// ajv discriminates by the branches' own constants and rejects a discriminator's mapping. Removed from the text, since a reviver
// called for every value costs each start a tenth of a second.
const contract: Contract = JSON.parse(
  readFileSync(new URL('../sdk/contract.gen.json', import.meta.url), 'utf8').replaceAll(
    /("discriminator":\{"propertyName":"\w+"),"mapping":\{[^{}]*\}/g,
    '$1',
  ),
)

/**
 * Query values arrive as text and are coerced, a single one to a list if the schema asks for a list. Bodies are taken as they
 * are.
 */
const ajvFor = (coerceTypes: 'array' | false) => {
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    discriminator: true,
    useDefaults: true,
    coerceTypes,
    validateSchema: false,
    // Each validator is compiled on first use, which halves the start; the delay of a first check isn't noticeable.
    code: { optimize: false },
  })
  addFormats(ajv)
  ajv.addFormat('binary', true)
  ajv.addSchema(contract, 'contract')
  return ajv
}
// Created with the first check: each takes a tenth of a second to read the whole contract.
const bodies = onceMade(() => ajvFor(false))
const queries = onceMade(() => ajvFor('array'))

type Check = ValidateFunction | undefined

/** By operation, created on first use. */
const queryCheck = once(({ parameters = [] }): Check => queries().compile(parameterSchema(parameters)))
const bodyCheck = once(({ requestBody }) => jsonCheck(requestBody?.content))
/** By far the largest, and never used in production. */
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

/** A form's text parts are checked like JSON; its files are checked by the handler that takes them. */
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

/** Makes local references absolute, so that a part of the contract compiles alone. */
function absolute(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/'))
}

function resolve<T extends { $ref?: string }>(part: T | undefined): T | undefined {
  if (!part?.$ref) return part
  const [, , kind = '', name = ''] = part.$ref.split('/')
  const target: unknown = contract.components[kind]?.[name]
  // The contract was linted when it was bundled: a reference always points to a part of the same kind.
  return target as T
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

/** The field that contains a NUL character, which PostgreSQL can't store in text. */
function zeroAt(value: unknown, field = 'input'): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? field : undefined
  // Only an upload's own fields are text.
  if (typeof value !== 'object' || value === null || value instanceof FormFile) return undefined
  for (const [name, part] of Object.entries(value)) {
    const fault = zeroAt(part, field === 'input' ? name : `${field}.${name}`)
    if (fault) return fault
  }
  return undefined
}

/** The fault in an answer; undefined if valid. */
export function answerFault(path: Path, answer: unknown): string | undefined {
  const check = answerCheck(path)
  if (!check || check(answer)) return undefined
  return bodies().errorsText(check.errors, { dataVar: 'answer' })
}
