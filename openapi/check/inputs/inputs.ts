// Ordinary inputs of an operation: its own examples with ids that exist, or what its schemas allow. Proved valid before they are sent.
import type { Contract, Media, Operation, Parameter } from '../../contract.ts'
import { type Input, isRead } from '../case.ts'
import type { Pool } from './pool.ts'
import type { Random } from './random.ts'
import { valueFor, type Want } from './values.ts'

export type From = {
  contract: Contract
  pool: Pool
  random: Random /** Counts how often it was tried: examples take turns. */
  attempt: number
  want?: Want
}

/** Undefined where no valid one could be made. */
export function inputOf(from: From, operation: Operation): Input | undefined {
  const { contract, pool, random } = from
  const asked = operation.parameters.filter(({ required }) => required || from.want === 'most')
  const values = asked.map(parameter => [parameter.name, parameterOf(from, parameter)] as const)
  const schemas = Object.fromEntries(asked.map(({ name, schema }) => [name, schema]))
  const filled = pool.fillFields(Object.fromEntries(values), schemas, random, !isRead(operation))
  if (asked.some(({ name, schema }) => !contract.validator(schema)(filled[name]))) return undefined
  const parameters = Object.fromEntries(asked.map(one => [`${one.in} ${one.name}`, filled[one.name]]))
  const kind = mediaOf(operation)
  if (!kind) return { parameters }
  const body = bodyOf(from, kind.media)
  return body === undefined ? undefined : { parameters, media: kind.name, body }
}

export function mediaOf({ body }: Operation): { name: string; media: Media } | undefined {
  const entries = Object.entries(body?.media ?? {})
  const [name, media] = entries.find(([kind]) => /[/+]json/.test(kind)) ?? entries[0] ?? []
  return name && media ? { name, media } : undefined
}

function parameterOf({ contract, pool, random, want }: From, { name, schema, examples }: Parameter): unknown {
  const fits = contract.validator(schema)
  const given = [...Object.values(examples), ...[schema['examples'] ?? []].flat()]
  const known = pool.known(name, false).filter(value => fits(value))
  return (
    random.pick(known) ??
    given.find(value => fits(value)) ??
    valueFor({ contract, want: want ?? 'random', random }, schema)
  )
}

/** Examples first, then as it is made from the schema, in turn; with ids that exist, else as they are. */
function bodyOf({ contract, pool, random, attempt, want }: From, { schema = {}, examples }: Media): unknown {
  const fits = contract.validator(schema)
  const given = Object.values(examples).filter(one => fits(one))
  const example = want === undefined ? given[attempt % (given.length + 1)] : undefined
  const made = () => valueFor({ contract, want: want ?? 'random', random }, schema)
  const tries = [example, ...Array.from({ length: 6 }, () => made())].filter(one => one !== undefined)
  for (const base of tries) {
    const filled = pool.fill(schema, base, random)
    if (fits(filled)) return filled
    if (fits(base)) return base
  }
  return undefined
}
