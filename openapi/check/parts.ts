// Parts of an operation's answers seen with a value. A part that is always null shows nothing of its form.
import type { Contract, Operation } from '../contract.ts'
import { answerOf } from './links/things.ts'
import { propertiesOf, shapeOf } from './shape.ts'

const DEEPEST = 6

/** By operation, parts not seen yet: `rows[].note`. */
export function unseenParts(contract: Contract) {
  const left = new Map<Operation, Set<string>>()
  const leftOf = (operation: Operation): Set<string> => {
    const known = left.get(operation) ?? new Set(partsOf(contract, answerOf(operation)))
    left.set(operation, known)
    return known
  }
  return {
    has: (operation: Operation) => leftOf(operation).size > 0,
    see(operation: Operation, json: unknown) {
      for (const part of partsShown(json)) leftOf(operation).delete(part)
    },
  }
}

/** Of branches those of the first. */
function partsOf(contract: Contract, schema: unknown, at = '', depth = 0): string[] {
  if (depth > DEEPEST) return []
  const shape = shapeOf(contract, Object(schema ?? {}))
  if (shape['items']) return partsOf(contract, shape['items'], `${at}[]`, depth + 1)
  return Object.entries(propertiesOf(shape)).flatMap(([name, part]) => {
    const here = `${at}.${name}`
    return [here, ...partsOf(contract, part, here, depth + 1)]
  })
}

function partsShown(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap(one => partsShown(one, `${at}[]`))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, one]) =>
    one === null || (Array.isArray(one) && one.length === 0)
      ? []
      : [`${at}.${name}`, ...partsShown(one, `${at}.${name}`)],
  )
}
