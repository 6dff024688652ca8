// A contract as its tools read it: operations with references followed to their parts, schemas compiled when first asked.
// Called by the checker, the mocks' control page, flows and their recorder. Knows no server.

import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Ajv, { type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { documentAt } from './bundle.ts'
import { inBothDirections } from './directions.ts'
import { list, record, text, valueAt } from './json.ts'
import { modern } from './modern.ts'

export type Schema = Record<string, unknown>
/** Examples by name, their values alone. */
export type Media = {
  schema: Schema | undefined
  examples: Record<string, unknown>
  /** Of a form, how each field is written. */
  encoding: Record<string, Record<string, unknown>>
}
export type Parameter = {
  name: string
  in: 'query' | 'path' | 'header' | 'cookie'
  description: string
  required: boolean
  schema: Schema
  examples: Record<string, unknown>
  /** How a list or an object is written; as JSON where the contract gives it a media type of its own. */
  style: string
  explode: boolean
}
export type Answer = {
  description: string
  headers: Record<string, Schema>
  /** Those of them that are always there. */
  required_headers: string[]
  media: Record<string, Media>
}
export type Operation = {
  method: Method
  path: string
  id: string
  summary: string
  description: string
  tags: string[]
  /** `x-permission`; empty if the contract has none. */
  permission: string[]
  /** Beyond the paths that the product's specification names. */
  extension: boolean
  parameters: Parameter[]
  body: { required: boolean; media: Record<string, Media> } | undefined
  /** By status, as the contract writes it: `200`, `4XX`, `default`. */
  answers: Record<string, Answer>
  /** True if it can be called without a credential. */
  open: boolean
  /** As the document has it, for extensions of its own. */
  source: Record<string, unknown>
}
export type Contract = {
  title: string
  version: string
  document: Record<string, unknown>
  operations: Operation[]
  /** A validator for values, with `errors`. Schemas are this contract's. */
  validator(schema: Schema): ValidateFunction
  /** Why a schema asked for can't be compiled: its validator takes everything. */
  uncheckable(schema: Schema): string | undefined
  /** Whatever a local reference leads to, or the thing itself. */
  follow(part: unknown): Record<string, unknown>
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const
export type Method = (typeof METHODS)[number]

const BUNDLED = fileURLToPath(new URL('../sdk/', import.meta.url))
/** The product's contract and that of the lenders' sandbox, as the SDK carries them. */
export const PRODUCT = `${BUNDLED}contract.gen.json`
export const SANDBOX = `${BUNDLED}sandbox.contract.gen.json`

/** Each lender's contract, in the order of their names. */
export const lenderContracts = (): { name: string; file: string }[] =>
  readdirSync(`${BUNDLED}lenders`)
    .filter(file => file.endsWith(ENDING))
    .sort()
    .map(file => ({ name: file.replace(ENDING, ''), file: `${BUNDLED}lenders/${file}` }))
const ENDING = '.contract.gen.json'

export const contractAt = (file: string): Contract => contractOf(documentAt(file))

/** `as_written`: keeps one-sided fields in the schemas of both sides, for callers that handle them. */
export function contractOf(given: Record<string, unknown>, { as_written = false } = {}): Contract {
  const document = as_written ? modern(given) : inBothDirections(modern(given))
  const follow = (part: unknown): Record<string, unknown> => {
    const found = record(part)
    return typeof found['$ref'] === 'string' ? follow(at(document, found['$ref'])) : found
  }
  const info = record(document['info'])
  const contract: Contract = {
    title: text(info['title']),
    version: text(info['version']),
    document,
    operations: [],
    ...validators(document),
    follow,
  }
  contract.operations = Object.entries(record(document['paths'])).flatMap(([path, item]) => {
    const methods = follow(item)
    return METHODS.filter(method => method in methods).map(method => operationOf(contract, path, method, methods))
  })
  return contract
}

function operationOf(
  { document, follow }: Contract,
  path: string,
  method: Method,
  item: Record<string, unknown>,
): Operation {
  const source = record(item[method])
  const mediaOf = (content: unknown): Record<string, Media> =>
    mapped(withPlainKinds(content), part => ({
      schema: part['schema'] === undefined ? undefined : record(part['schema']),
      examples: examplesOf(part, follow),
      encoding: mapped(part['encoding'], one => one),
    }))
  const parameters = new Map(
    [...list(item['parameters']), ...list(source['parameters'])].map(part => {
      const named = follow(part)
      return [`${named['in']} ${named['name']}`, named]
    }),
  )
  const body = source['requestBody'] === undefined ? undefined : follow(source['requestBody'])
  return {
    method,
    path,
    id: text(source['operationId']),
    summary: text(source['summary']),
    description: text(source['description']),
    tags: list(source['tags']).map(text),
    permission: [source['x-permission'] ?? []].flat().map(text),
    extension: source['x-sunquill-extension'] === true,
    parameters: [...parameters.values()].map(named => ({
      name: text(named['name']),
      in: named['in'] as Parameter['in'],
      description: text(named['description']),
      required: named['required'] === true,
      schema: {
        ...record(named['schema'] ?? contentOf(named)?.schema),
        ...(named['x-value'] === undefined ? {} : { 'x-value': named['x-value'] }),
      },
      examples: examplesOf(named, follow),
      ...styleOf(named),
    })),
    body: body && { required: body['required'] === true, media: mediaOf(body['content']) },
    answers: mapped(
      source['responses'],
      answer => ({
        description: text(answer['description']),
        headers: mapped(answer['headers'], header => record(header['schema']), follow),
        required_headers: Object.entries(record(answer['headers']))
          .filter(([, header]) => follow(header)['required'] === true)
          .map(([name]) => name),
        media: mediaOf(answer['content']),
      }),
      follow,
    ),
    open: isOpen(source['security'] ?? document['security']),
    source,
  }
}

/** A type is the same in any case; its parameters, such as a profile, are kept as they are. */
const withPlainKinds = (content: unknown) =>
  Object.fromEntries(
    Object.entries(record(content)).map(([kind, part]) => [
      kind.trim().replace(/^[^;]*/, type => type.toLowerCase()),
      part,
    ]),
  )

const contentOf = (parameter: Record<string, unknown>) => {
  const [media] = Object.values(record(parameter['content'])).map(record)
  return media && { schema: media['schema'] }
}

function styleOf(parameter: Record<string, unknown>): Pick<Parameter, 'style' | 'explode'> {
  const isForm = parameter['in'] === 'query' || parameter['in'] === 'cookie'
  const usual = parameter['content'] ? 'json' : isForm ? 'form' : 'simple'
  const style = text(parameter['style']) || usual
  const { explode } = parameter
  return { style, explode: typeof explode === 'boolean' ? explode : style === 'form' }
}

/** No requirement at all, or one of them empty. */
const isOpen = (security: unknown) =>
  list(security).length === 0 || list(security).some(one => Object.keys(record(one)).length === 0)

function examplesOf(part: Record<string, unknown>, follow: Contract['follow']): Record<string, unknown> {
  const named = Object.entries(record(part['examples'])).map(([name, one]) => [name, follow(one)['value']] as const)
  if (named.length > 0) return Object.fromEntries(named)
  return part['example'] === undefined ? {} : { example: part['example'] }
}

/** Matches a path such as `/files/{file_id}`, with a group named after each placeholder. */
export const addressPattern = (path: string) =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{([^}]+)\}/g, '(?<$1>[^/]+)')}$`)

function validators(document: Record<string, unknown>): Pick<Contract, 'validator' | 'uncheckable'> {
  // ajv distinguishes branches by their own constants and doesn't accept a discriminator's mapping.
  const withoutMapping = (name: string, value: unknown) => (name === 'mapping' ? undefined : value)
  const plain: Schema = JSON.parse(JSON.stringify(document), withoutMapping)
  // A discriminator without constants in its branches is valid, and so is a pattern that isn't one in Unicode mode. ajv refuses both.
  const ways = [{ discriminator: true }, { discriminator: false, unicodeRegExp: false }].map(options => {
    let made: Ajv | undefined
    return () => {
      made ??= ajvOf(options).addSchema(plain, 'contract')
      return made
    }
  })
  const known = new Map<string, ValidateFunction>()
  // Of a schema asked for again as the same object not even its text is made.
  const same = new WeakMap<Schema, ValidateFunction>()
  const reasons = new Map<ValidateFunction, string>()
  const compile = (schema: Schema): ValidateFunction => {
    let reason = ''
    for (const way of ways)
      try {
        const made = way().compile(schema)
        // Overflows the stack where a schema is a branch of its own.
        made({})
        return made
      } catch (error) {
        if (error instanceof RangeError) reason = 'it contains itself without end'
        else reason = error instanceof Error ? error.message : String(error)
      }
    const takesAll = ajvOf({}).compile({})
    reasons.set(takesAll, reason)
    return takesAll
  }
  const validator = (schema: Schema): ValidateFunction => {
    const before = same.get(schema)
    if (before) return before
    const key = JSON.stringify(schema)
    const made =
      known.get(key) ?? compile(JSON.parse(key.replaceAll('"$ref":"#/', '"$ref":"contract#/'), withoutMapping))
    known.set(key, made)
    same.set(schema, made)
    return made
  }
  return { validator, uncheckable: schema => reasons.get(same.get(schema) ?? validator({})) }
}

/** Formats unknown to ajv are ignored. */
function ajvOf(options: Options): Ajv {
  const ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false, logger: false, ...options })
  addFormats(ajv)
  return ajv.addFormat('binary', true)
}

/** The target of a reference. Throws if it doesn't exist. */
export function at(document: Record<string, unknown>, reference: string): unknown {
  if (!reference.startsWith('#/')) throw new Error(`${reference} leads out of the document: bundle it first`)
  const found = valueAt(document, decodeURIComponent(reference.slice(1)))
  if (found === undefined) throw new Error(`${reference} leads nowhere`)
  return found
}

function mapped<T>(
  value: unknown,
  make: (part: Record<string, unknown>) => T,
  follow: Contract['follow'] = record,
): Record<string, T> {
  return Object.fromEntries(Object.entries(record(value)).map(([name, part]) => [name, make(follow(part))]))
}
