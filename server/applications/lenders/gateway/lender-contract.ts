// A lender's contract at work: what we send and what it answers are held against it. Findings name the place, never a value.
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { LenderContract, LenderOperation, WireRequest } from '#machines/applications/lenders/lender-dialect.ts'

export type Endpoint = {
  method: 'get' | 'post'
  permission: string
  multipart: boolean
  /** Faults of a request; empty if valid. */
  request(wire: WireRequest): ErrorObject[]
  /** Which applications a request names, by the lender's number or ours. */
  applications(wire: WireRequest): string[]
  /** The fault in an answer of this status, as place and rule; undefined if valid. */
  answer(status: number, body: unknown): string | undefined
}
type Contract = {
  endpoint(name: string): Endpoint | undefined
  webhook(body: unknown): string | undefined
}
type Content = Record<string, { schema?: object }>
type Parameter = { name: string; in: string; required?: boolean; schema: object }

const contracts = new WeakMap<LenderContract, Contract>()

/** Compiled once each, when first needed. */
export function contractOf(contract: LenderContract): Contract {
  const compiled = contracts.get(contract) ?? compile(contract)
  contracts.set(contract, compiled)
  return compiled
}

function compile(contract: LenderContract): Contract {
  const endpoints = new Map<string, Endpoint | undefined>()
  const checkers = {
    answers: ajvFor(contract, {}),
    bodies: ajvFor(contract, { allErrors: true }),
    texts: textual(contract),
  }
  const make = (name: string): Endpoint | undefined => {
    const [entry] = Object.entries(contract.paths[`/v1/${name}`] ?? {})
    if (!entry) return undefined
    const [method, operation] = entry
    return endpointOf(contract, checkers, method === 'get' ? 'get' : 'post', operation)
  }
  const webhooks = Object.values(contract.webhooks ?? {}).map(({ post }) =>
    compiled(checkers.answers, jsonOf(contract, post?.requestBody)),
  )
  return {
    endpoint(name) {
      if (!/^[A-Za-z]{1,60}$/.test(name)) return undefined
      if (!endpoints.has(name)) endpoints.set(name, make(name))
      return endpoints.get(name)
    },
    webhook(body) {
      const faults = webhooks.map(check => faultOf(check, body))
      return faults.length === 0 || faults.includes(undefined) ? textFault(body) : faults[0]
    },
  }
}

function endpointOf(
  contract: LenderContract,
  { answers: answerAjv, bodies, texts }: Checkers,
  method: 'get' | 'post',
  operation: LenderOperation,
): Endpoint {
  const checkQuery = texts.compile(querySchema(contract, operation))
  const content = resolve<{ content?: Content }>(contract, operation.requestBody)?.content ?? {}
  const form = content['multipart/form-data']?.schema
  const checkBody = compiled(bodies, content['application/json']?.schema)
  const checkForm = compiled(texts, form && textParts(contract, form))
  const answers = new Map<string, ValidateFunction | undefined>()
  return {
    method,
    permission: operation['x-permission'],
    multipart: form !== undefined,
    request({ query, body, form: parts }) {
      const errors: ErrorObject[] = []
      if (!checkQuery({ ...query })) errors.push(...(checkQuery.errors ?? []))
      if (checkBody && !checkBody(body)) errors.push(...(checkBody.errors ?? []))
      if (checkForm && !checkForm({ ...parts })) errors.push(...(checkForm.errors ?? []))
      return errors
    },
    applications: ({ query, body, form: parts }) =>
      applicationsIn([query, body, parts], contract['x-applications'] ?? []),
    answer(status, body) {
      const named = [String(status), `${String(status)[0]}XX`, 'default'].find(key => key in operation.responses)
      if (named === undefined) return `status ${status} is not in the contract`
      if (!answers.has(named)) answers.set(named, compiled(answerAjv, jsonOf(contract, operation.responses[named])))
      return faultOf(answers.get(named), body) ?? textFault(body)
    },
  }
}

/** Our requests report all errors; an answer only its first, however long it is. */
type Checkers = { answers: Ajv; bodies: Ajv; texts: Ajv }
/** Query and form arrive as text, one value or several. */
const textual = (contract: LenderContract) => ajvFor(contract, { allErrors: true, coerceTypes: 'array' })

const ajvFor = (contract: LenderContract, options: { allErrors?: boolean; coerceTypes?: 'array' }) => {
  // Compiled on first use, which halves the time, as in server/contract.ts.
  const code = { optimize: false }
  const ajv = new Ajv({ strict: false, validateSchema: false, discriminator: true, code, ...options })
  addFormats(ajv)
  ajv.addFormat('binary', true)
  // ajv distinguishes branches by their own constants and doesn't accept a discriminator's mapping.
  ajv.addSchema(
    JSON.parse(JSON.stringify(contract), (name, value) => (name === 'mapping' ? undefined : value)),
    'lender',
  )
  return ajv
}

/** Values of the fields that identify an application, anywhere in the request. */
function applicationsIn(request: unknown, fields: readonly string[]): string[] {
  const values = new Set<string>()
  const parts = [request]
  while (parts.length > 0) {
    const part = parts.pop()
    if (part === null || typeof part !== 'object') continue
    for (const [name, value] of Object.entries(part)) {
      parts.push(value)
      if (!fields.includes(name)) continue
      for (const one of Array.isArray(value) ? value : [value])
        if ((typeof one === 'string' && one !== '') || typeof one === 'number') values.add(String(one))
    }
  }
  return [...values]
}

const compiled = (ajv: Ajv, schema: object | undefined) => schema && ajv.compile(absolute(schema))
/** Local references made absolute, so that a part of the contract compiles on its own. */
const absolute = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"lender#/'))

const jsonOf = (contract: LenderContract, part: object | undefined) =>
  resolve<{ content?: Content }>(contract, part)?.content?.['application/json']?.schema

function querySchema(contract: LenderContract, { parameters = [] }: LenderOperation): object {
  const named = parameters.map(part => resolve<Parameter>(contract, part)).filter(part => part?.in === 'query')
  const parts = named.filter(part => part !== undefined)
  return {
    type: 'object',
    properties: Object.fromEntries(parts.map(({ name, schema }) => [name, absolute(schema)])),
    required: parts.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  }
}

/** A form without its file, which is no text and judged by its size alone. */
function textParts(contract: LenderContract, schema: object): object {
  const whole = resolve<{ properties?: Record<string, object>; required?: string[] }>(contract, schema) ?? {}
  const { file: _, ...properties } = whole.properties ?? {}
  return { ...whole, properties, required: (whole.required ?? []).filter(name => name !== 'file') }
}

function resolve<T>(contract: LenderContract, part: object | undefined): T | undefined {
  const [, , kind = '', name = ''] = part && '$ref' in part && typeof part.$ref === 'string' ? part.$ref.split('/') : []
  const target: unknown = name === '' ? part : contract.components?.[kind]?.[name]
  // The contract was linted when it was bundled: a reference leads to a part of the same kind.
  return target as T | undefined
}

function faultOf(check: ValidateFunction | undefined, body: unknown): string | undefined {
  if (!check || check(body)) return undefined
  const [error] = check.errors ?? []
  return error ? placeOf(error) : 'it breaks the contract'
}

/** '/loan/status: must be equal to one of the allowed values', without names of undeclared fields. */
const placeOf = ({ instancePath, keyword, params, message }: ErrorObject): string => {
  const missing: unknown = params['missingProperty']
  const rule = keyword === 'required' ? `must have ${String(missing)}` : (message ?? 'is not acceptable')
  return `${instancePath.replaceAll(/~1/g, '/').slice(0, 200) || '/'}: ${rule}`
}

/** PostgreSQL stores neither NUL nor unpaired surrogates, and such an answer could never be settled. */
function textFault(body: unknown): string | undefined {
  const parts: unknown[] = [body]
  while (parts.length > 0) {
    const part = parts.pop()
    if (typeof part === 'string' && /\0|\p{Surrogate}/u.test(part)) return '/: holds a character that no text has'
    if (part !== null && typeof part === 'object')
      for (const [name, value] of Object.entries(part)) parts.push(...(Array.isArray(part) ? [] : [name]), value)
  }
  return undefined
}
