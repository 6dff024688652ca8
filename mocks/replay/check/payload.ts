// A body or a parameter held against its schema, as far as its values are written: those that only a replay has fit anything.
import type { ErrorObject } from 'ajv'
import { undocumentedNames } from '#openapi/check/inputs/fields.ts'
import type { Contract, Schema } from '#openapi/contract.ts'
import { valueAt } from '#openapi/json.ts'
import { meant } from './places.ts'

type Fault = { at: string[]; sentence: string }

const EXPRESSION = /^\$[a-zA-Z]|\{\$[a-zA-Z]/

export const isExpression = (value: unknown): boolean => typeof value === 'string' && EXPRESSION.test(value)

export function payloadFaults(contract: Contract, schema: Schema, payload: unknown): Fault[] {
  const branches = branchesOf(contract, schema)
  if (branches.length === 0) return faultsOf(contract, schema, payload)
  // The branch that is meant has the fewest faults.
  const [least = []] = branches.map(branch => faultsOf(contract, branch, payload)).sort((a, b) => a.length - b.length)
  return least
}

/** Of a choice at the top, each with what holds for all. */
function branchesOf(contract: Contract, schema: Schema): Schema[] {
  const { oneOf, anyOf, discriminator: _, ...rest } = contract.follow(schema)
  const choices = [oneOf ?? anyOf ?? []].flat()
  return choices.map(choice => ({ allOf: [rest, Object(choice)] }))
}

function faultsOf(contract: Contract, schema: Schema, payload: unknown): Fault[] {
  const later = expressionsIn(payload)
  const validate = contract.validator(schema)
  const strange = undocumentedNames(contract, schema, payload).map(field => ({
    at: field.split('.'),
    sentence: `the contract has no ${field}.`,
  }))
  if (validate(payload)) return strange
  const errors = validate.errors ?? []
  // Which branch is meant can't be seen where one of its values is still to come.
  const open = errors.filter(
    ({ keyword, instancePath: at }) =>
      /^(oneOf|anyOf|if|not|discriminator)$/.test(keyword) && later.some(one => one.startsWith(at)),
  )
  const telling = errors.filter(
    ({ instancePath: at, keyword }) =>
      !later.includes(at) &&
      // Named above as fields that the contract doesn't have.
      !/Properties$/.test(keyword) &&
      !open.some(({ instancePath }) => at.startsWith(instancePath)),
  )
  const leaves = telling.filter(({ keyword }) => !/^(oneOf|anyOf|if)$/.test(keyword))
  return [...strange, ...(leaves.length > 0 ? leaves : telling).map(error => faultOf(error, payload))]
}

function faultOf({ instancePath, keyword, params, message = '' }: ErrorObject, payload: unknown): Fault {
  const at = instancePath.split('/').slice(1)
  const place = at.join('.')
  if (keyword === 'required') {
    const name = String(params['missingProperty'])
    return { at, sentence: `${[place, name].filter(Boolean).join('.')} is missing.` }
  }
  const allowed = [params['allowedValues'] ?? params['allowedValue'] ?? []].flat().map(String)
  const value = valueAt(payload, instancePath)
  const choices = allowed.length > 0 ? ` (${allowed.slice(0, 8).join(', ')})` : ''
  return {
    at,
    sentence: `${place || 'the value'} is ${JSON.stringify(value)?.slice(0, 60)}, which ${message}${choices}.${meant(String(value), allowed)}`,
  }
}

function expressionsIn(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one, nth) => expressionsIn(one, `${at}/${nth}`))
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([name, one]) =>
      expressionsIn(one, `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
    )
  return isExpression(value) ? [at] : []
}
