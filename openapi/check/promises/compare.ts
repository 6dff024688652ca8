// Compares a shown value with the one sent, as far as possible.
import type { Contract, Schema } from '../../contract.ts'
import { propertiesOf, shapeOf } from '../shape.ts'

type Difference = { where: string; sent: unknown; shown: unknown }

/** The first common field that differs. A different type is a different thing; a missing field may be shown elsewhere. */
export function differenceIn(
  contract: Contract,
  schema: Schema,
  sent: unknown,
  shown: unknown,
  except: string[],
  where = '',
): Difference | undefined {
  const shape = shapeOf(contract, schema, sent)
  if (except.includes(where.replaceAll(/\.\d+/g, '.*')) || kindOf(sent) !== kindOf(shown)) return undefined
  if (Array.isArray(sent) && Array.isArray(shown)) {
    if (sent.length !== shown.length) return { where, sent, shown }
    const items: Schema = Object(shape['items'] ?? {})
    return first(
      sent.map((one, at) => () => differenceIn(contract, items, one, shown[at], except, join(where, String(at)))),
    )
  }
  if (kindOf(sent) !== 'object') return sameAs(sent, shown) ? undefined : { where, sent, shown }
  const parts = propertiesOf(shape)
  const answered: Record<string, unknown> = Object(shown)
  return first(
    Object.entries(Object(sent))
      // The version is what the change itself makes grow.
      .filter(([name]) => name in answered && name !== 'version')
      .map(
        ([name, one]) =>
          () =>
            differenceIn(contract, parts[name] ?? {}, one, answered[name], except, join(where, name)),
      ),
  )
}

export function sameAs(sent: unknown, shown: unknown): boolean {
  if (typeof sent === 'number' && typeof shown === 'number')
    return Math.abs(sent - shown) <= 1e-9 * Math.max(1, Math.abs(sent))
  if (typeof sent !== 'string' || typeof shown !== 'string') return JSON.stringify(sent) === JSON.stringify(shown)
  return sent === shown || (TIME.test(sent) && TIME.test(shown) && Date.parse(sent) === Date.parse(shown))
}

const TIME = /^\d{4}-\d\d-\d\dT/

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)
const join = (where: string, name: string) => (where === '' ? name : `${where}.${name}`)

function first(looks: (() => Difference | undefined)[]): Difference | undefined {
  for (const look of looks) {
    const found = look()
    if (found) return found
  }
  return undefined
}
