// Every way to change one thing of a value that the contract describes, each with the whole value it makes. Proves nothing yet.
import type { Contract, Schema } from '../contract.ts'
import type { Random } from './random.ts'
import { propertiesOf, requiredOf, shapeOf } from './shape.ts'
import { valueFor } from './values.ts'
import { type Variation, variationsOf } from './variation.ts'

export type Varied = Variation & {
  /** Where in the value, such as `address.state` or `arrays.0.tilt_deg`; empty for the whole. */
  where: string
  whole: unknown
}
type Walk = { contract: Contract; random: Random; put: (value: unknown) => unknown; where: string }

/** Deeper than this the same shapes come again. */
const DEEPEST = 5
/** Of a list only the first entry is changed: the others are of the same kind. */
export function varied(contract: Contract, schema: Schema, value: unknown, random: Random): Varied[] {
  return walked({ contract, random, put: whole => whole, where: '' }, schema, value, 0)
}

function walked(walk: Walk, schema: Schema, value: unknown, depth: number): Varied[] {
  const { contract, random, put, where } = walk
  const shape = shapeOf(contract, schema, value)
  const own = variationsOf(contract, schema, value, random).map(one => ({ ...one, where, whole: put(one.value) }))
  if (depth >= DEEPEST) return own
  if (Array.isArray(value) && value.length > 0) {
    const inner = { ...walk, put: (one: unknown) => put([one, ...value.slice(1)]), where: join(where, '0') }
    return [...own, ...walked(inner, Object(shape['items'] ?? {}), value[0], depth + 1)]
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return own
  return [...own, ...ofObject(walk, shape, { ...value }, depth)]
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
