// A schema's constraints on one value, in words: its type and limits. Named objects link to the part of the page that
// lists their fields.
import { shapeOf } from '../../check/shape.ts'
import type { Contract, Schema } from '../../contract.ts'
import { list, record, text } from '../../json.ts'
import { escaped, figure } from '../../report-parts.ts'

export type Naming = {
  contract: Contract
  /** Called for each object with a name that is linked to. */
  name: (name: string) => void
}

export const nameOf = ({ $ref }: Schema) => text($ref).split('/').at(-1) ?? ''

/** True if it has fields, or branches, of its own to list. */
export const isCompound = (schema: Schema) =>
  schema['properties'] !== undefined || list(schema['allOf']).length > 0 || branchesOf(schema).length > 1

/** Its possible values besides null. */
export const branchesOf = (schema: Schema): Schema[] =>
  [...list(schema['oneOf']), ...list(schema['anyOf'])].map(record).filter(({ type }) => type !== 'null')

/** A reference with its sibling keywords; a single branch besides null is that branch. */
export function plain(contract: Contract, schema: Schema): Schema {
  const { $ref, ...beside } = schema
  if ($ref !== undefined) return { ...plain(contract, contract.follow({ $ref })), ...beside }
  const [only, ...others] = branchesOf(schema)
  if (!only || others.length > 0) return schema
  const { oneOf, anyOf, ...rest } = schema
  return { ...plain(contract, only), ...rest }
}

/** As markup. */
export function typeOf(naming: Naming, schema: Schema): string {
  const orNull = isNullable(naming.contract, schema) ? ' or null' : ''
  return `${bareType(naming, schema)}${orNull}`
}

function bareType(naming: Naming, schema: Schema): string {
  const { contract, name } = naming
  const [only, ...others] = branchesOf(schema)
  const target = only && others.length === 0 && schema['$ref'] === undefined ? only : schema
  const shape = plain(contract, target)
  if (target['$ref'] !== undefined && isCompound(shape)) {
    name(nameOf(target))
    return `<a href="#schema-${escaped(nameOf(target))}">${escaped(nameOf(target))}</a>`
  }
  if ('const' in shape) return `<code>${escaped(JSON.stringify(shape['const']))}</code>`
  if (branchesOf(shape).length > 1) return branchesOf(shape).some(isSimple) ? alternatives(naming, shape) : 'one of'
  const types = [shape['type'] ?? []].flat().filter(type => type !== 'null')
  const [type = shape['properties'] ? 'object' : 'any value'] = types
  if (type === 'array') return `list of ${typeOf(naming, record(shape['items']))}`
  if (type === 'object' && shape['properties'] === undefined) {
    const { additionalProperties: values } = shape
    return values !== null && typeof values === 'object' ? `map of ${typeOf(naming, record(values))}` : 'object'
  }
  if (shape['format'] === 'binary') return 'file'
  return [types.length > 1 ? types.join(' or ') : type, shape['format']]
    .filter(Boolean)
    .map(String)
    .map(escaped)
    .join(', ')
}

const isSimple = (schema: Schema) => !isCompound(schema)
const alternatives = (naming: Naming, shape: Schema) =>
  [...new Set(branchesOf(shape).map(branch => typeOf(naming, branch)))].join(' or ')

function isNullable(contract: Contract, schema: Schema): boolean {
  if (schema['$ref'] !== undefined) return isNullable(contract, contract.follow(schema))
  if ([schema['type']].flat().includes('null')) return true
  return [...list(schema['oneOf']), ...list(schema['anyOf'])].some(one => record(one)['type'] === 'null')
}

/** Limits as phrases of markup, such as “1 to 200 characters”. */
export function limitsOf(contract: Contract, schema: Schema): string[] {
  const shape = plain(contract, schema)
  const values = list(shape['enum']).filter(value => value !== null)
  const { pattern, default: usual } = shape
  return [
    ...range(shape, 'minLength', 'maxLength', ' characters'),
    ...range(shape, 'minimum', 'maximum', ''),
    ...(typeof shape['exclusiveMinimum'] === 'number' ? [`more than ${figure(shape['exclusiveMinimum'])}`] : []),
    ...(typeof shape['exclusiveMaximum'] === 'number' ? [`less than ${figure(shape['exclusiveMaximum'])}`] : []),
    ...range(shape, 'minItems', 'maxItems', ' items'),
    ...(shape['uniqueItems'] === true ? ['no duplicates'] : []),
    ...(values.length > 0 ? [values.map(value => `<code>${escaped(String(value))}</code>`).join(', ')] : []),
    ...(typeof pattern === 'string' ? [`pattern <code>${escaped(pattern)}</code>`] : []),
    ...(usual === undefined ? [] : [`default <code>${escaped(JSON.stringify(usual))}</code>`]),
    ...(shape['type'] === 'array' ? limitsOf(contract, record(shape['items'])).map(one => `each: ${one}`) : []),
  ]
}

function range(shape: Schema, least: string, most: string, unit: string): string[] {
  const [from, to] = [shape[least], shape[most]]
  if (typeof from === 'number' && typeof to === 'number')
    return [from === to ? `${figure(from)}${unit}` : `${figure(from)} to ${figure(to)}${unit}`]
  if (typeof from === 'number') return from === 0 && unit !== '' ? [] : [`at least ${figure(from)}${unit}`]
  return typeof to === 'number' ? [`up to ${figure(to)}${unit}`] : []
}

/** Fields with those of every part it is put together from. */
export const fieldsOf = (contract: Contract, schema: Schema) => shapeOf(contract, { ...schema, oneOf: undefined })
