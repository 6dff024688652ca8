// Ordinary inputs of an operation: its own examples with ids that exist, or what its schemas allow. Proved valid before they are sent.
import type { Contract, Media, Operation, Parameter } from '../../contract.ts'
import { type Input, isRead } from '../case.ts'
import { isLink, linksOf } from '../links/names.ts'
import type { Pool } from '../links/pool.ts'
import { canBeMade } from '../request/body.ts'
import { withFiles } from './files.ts'
import { fixedOf, withFixed } from './fixed.ts'
import type { Random } from './random.ts'
import { valueFor, type Want } from './values.ts'

type From = {
  contract: Contract
  pool: Pool
  random: Random /** Counts how often it was tried: examples take turns. */
  attempt: number
  want?: Want
}

/** Undefined where no valid one could be made. */
export function inputOf(from: From, operation: Operation): Input | undefined {
  const { contract, pool, random } = from
  const asked = operation.parameters.filter(
    one => one.required || from.want === 'most' || fixedOf(contract, one) !== undefined,
  )
  const values = asked.map(parameter => [parameter.name, parameterOf(from, operation, parameter)] as const)
  const schemas = Object.fromEntries(asked.map(({ name, schema }) => [name, schema]))
  const links = Object.fromEntries(
    asked.flatMap(parameter => {
      const by = linksOf(operation, parameter)
      const isOne = parameter.in === 'path' || by.some(isLink) || pool.has([linkedTo(operation, parameter.name)])
      return isOne ? [[parameter.name, [linkedTo(operation, parameter.name), ...by]]] : []
    }),
  )
  const filled = pool.fillFields(Object.fromEntries(values), links, schemas, random, !isRead(operation))
  for (const one of asked) filled[one.name] = fixedOf(contract, one) ?? filled[one.name]
  if (asked.some(({ name, schema }) => !contract.validator(schema)(filled[name]))) return undefined
  const parameters = Object.fromEntries(asked.map(one => [`${one.in} ${one.name}`, filled[one.name]]))
  const kind = mediaOf(operation)
  if (!kind) return { parameters }
  const body = bodyOf(from, kind.media)
  return body === undefined ? undefined : { parameters, media: kind.name, body }
}

export function mediaOf({ body }: Operation): { name: string; media: Media } | undefined {
  const entries = Object.entries(body?.media ?? {})
  const [name, media] =
    entries.find(([kind]) => /[/+]json/.test(kind)) ?? entries.find(([kind]) => canBeMade(kind)) ?? entries[0] ?? []
  return name && media ? { name, media } : undefined
}

/** The name of what the contract's `links` hand on to one parameter. */
export const linkedTo = ({ method, path }: Operation, name: string) => `${method} ${path} ${name}`

function parameterOf({ contract, pool, random, want }: From, operation: Operation, parameter: Parameter): unknown {
  const { name, schema, examples } = parameter
  const fits = contract.validator(schema)
  const given = [...Object.values(examples), ...[schema['examples'] ?? []].flat()]
  const known = pool
    .known([linkedTo(operation, name), ...linksOf(operation, parameter)], false)
    .map(({ value }) => value)
    .filter(value => fits(value))
  return (
    random.pick(known) ??
    given.find(value => fits(value)) ??
    valueFor({ contract, want: want ?? 'random', random }, schema)
  )
}

/** Examples first, then as it is made from the schema, in turn; with ids that exist, else as they are. */
function bodyOf({ contract, pool, random, attempt, want }: From, media: Media): unknown {
  const { schema = {}, examples } = media
  const fits = contract.validator(schema)
  const given = Object.values(examples).filter(one => fits(one))
  const example = want === undefined ? given[attempt % (given.length + 1)] : undefined
  const made = () => valueFor({ contract, want: want ?? 'random', random }, schema)
  const tries = [example, ...Array.from({ length: 6 }, () => made())].filter(one => one !== undefined)
  for (const base of tries) {
    const made = withFiles(contract, media, pool.fill(schema, base, random), random)
    const filled = withFixed(contract, schema, made)
    if (fits(filled)) return filled
    if (fits(base)) return base
  }
  return undefined
}
