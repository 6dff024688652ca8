// Every variation of one part of a value, each with the complete resulting value. Not validated yet.
import type { Contract, Schema } from '../../contract.ts'
import { propertiesOf, requiredOf, shapeOf, typesOf } from '../shape.ts'
import type { Random } from './random.ts'
import { valueFor } from './values.ts'
import { type Variation, variationsOf } from './variation.ts'

type Varied = Variation & {
  /** Where in the value, such as `address.state` or `arrays.0.tilt_deg`; empty for the whole. */
  where: string
  whole: unknown
  /** The whole with the value `inside`. */
  whole_inside?: unknown
}
type Walk = { contract: Contract; random: Random; put: (value: unknown) => unknown; where: string }

/** Deeper than this the same shapes come again. */
const DEEPEST = 6
/** Of a list only the first entry is changed: the others are of the same kind. */
export function varied(contract: Contract, schema: Schema, value: unknown, random: Random): Varied[] {
  return walked({ contract, random, put: whole => whole, where: '' }, schema, value, 0)
}

function walked(walk: Walk, schema: Schema, value: unknown, depth: number): Varied[] {
  const { contract, random, put, where } = walk
  const shape = shapeOf(contract, schema, value)
  const own = variationsOf(contract, schema, value, random).map(one => ({
    ...one,
    where,
    whole: put(one.value),
    ...('inside' in one ? { whole_inside: put(one.inside) } : {}),
  }))
  if (depth >= DEEPEST) return own
  if (Array.isArray(value)) {
    const items: Schema = Object(shape['items'] ?? {})
    // Missing parts are generated, so that their limits are tested too.
    const [first = valueFor({ contract, want: 'random', random }, items), ...others] = value
    const inner = { ...walk, put: (one: unknown) => put([one, ...others]), where: join(where, '0') }
    return [...own, ...walked(inner, items, first, depth + 1)]
  }
  const instead = value === null ? notNull(contract, schema) : undefined
  if (instead) {
    const made = valueFor({ contract, want: 'random', random }, instead)
    return [...own, ...walked(walk, instead, made, depth + 1).filter(one => one.where !== where)]
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return own
  return [...own, ...ofObject(walk, shape, { ...value }, depth)]
}

/** The non-null schema of a null value, if it allows more than one. */
function notNull(contract: Contract, schema: Schema): Schema | undefined {
  const shape = shapeOf(contract, schema)
  const types = typesOf(shape).filter(type => type === 'object' || type === 'array')
  return types.length > 0 ? { ...shape, type: types } : undefined
}

function ofObject(walk: Walk, shape: Schema, value: Record<string, unknown>, depth: number): Varied[] {
  const { contract, random, put, where } = walk
  const required = requiredOf(shape)
  const change = (name: string, one: Omit<Variation, 'value'>, whole: Record<string, unknown>): Varied => ({
    ...one,
    where: join(where, name),
    value: undefined,
    whole: put(whole),
  })
  const found: Varied[] = []
  for (const [name, part] of Object.entries(propertiesOf(shape))) {
    const { [name]: present, ...without } = value
    const needed = required.includes(name)
    if (present !== undefined)
      found.push(
        change(
          name,
          {
            kind: 'left-out',
            allowed: !needed,
            check: needed ? 'negative_rejected' : 'positive_accepted',
            rule: needed ? 'the contract requires it' : 'the contract does not require it',
          },
          without,
        ),
      )
    const made = present === undefined ? valueFor({ contract, want: 'random', random }, part) : present
    if (present === undefined)
      found.push(
        change(
          name,
          { kind: 'added', allowed: true, check: 'positive_accepted', rule: 'the contract allows it' },
          { ...value, [name]: made },
        ),
      )
    const inner = { ...walk, put: (one: unknown) => put({ ...value, [name]: one }), where: join(where, name) }
    found.push(...walked(inner, part, made, depth + 1))
  }
  if (shape['additionalProperties'] === false)
    found.push(
      change(
        'not_in_the_contract',
        {
          kind: 'unknown',
          allowed: false,
          check: 'negative_rejected',
          rule: 'the contract allows no other fields',
        },
        { ...value, not_in_the_contract: 'check' },
      ),
    )
  return found
}

const join = (where: string, name: string) => (where === '' ? name : `${where}.${name}`)
