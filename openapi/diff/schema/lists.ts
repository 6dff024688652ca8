// Lists of one schema held against another, position by position.
import { list, number } from '../../json.ts'
import { type Place, schemaOf, step } from '../place.ts'
import { highest, lowest } from './alternatives.ts'
import { type Compare, gap } from './gap.ts'

export const listGaps: Compare = (kind, to, ask) => {
  const schema = schemaOf(to)
  const most = lowest(kind.parts, 'maxItems')
  return [
    ...((number(schema['minItems']) ?? 0) > Math.max(0, highest(kind.parts, 'minItems'))
      ? [gap('minItems', kind, to)]
      : []),
    ...((number(schema['maxItems']) ?? Infinity) < most ? [gap('maxItems', kind, to)] : []),
    ...(schema['uniqueItems'] === true && !kind.parts.some(part => schemaOf(part)['uniqueItems'] === true) && most > 1
      ? [gap('uniqueItems', kind, to)]
      : []),
    ...itemGaps(kind, to, ask),
    ...containsGaps(kind, to, ask),
  ]
}

const placed = (part: Place) => list(schemaOf(part)['prefixItems']).length

/** Constraints on the item at a position; beyond the last positional one, on all further items. */
const itemAt = (parts: Place[], index: number) => parts.flatMap(part => itemIn(part, index))

function itemIn(part: Place, index: number): Place[] {
  if (index < placed(part)) return [step(part, 'prefixItems', index)]
  const rest = ['items', 'unevaluatedItems'].find(keyword => schemaOf(part)[keyword] !== undefined)
  return rest === undefined ? [] : [step(part, rest)]
}

const itemGaps: Compare = (kind, to, ask) => {
  const positions = Math.max(placed(to), ...kind.parts.map(placed))
  const most = lowest(kind.parts, 'maxItems')
  return [...Array(positions + 1).keys()]
    .filter(index => index < most)
    .flatMap(index =>
      itemIn(to, index).flatMap(item =>
        ask.below(index < positions ? `[${index}]` : '[]', itemAt(kind.parts, index), item),
      ),
    )
}

const containsGaps: Compare = (kind, to, ask) => {
  const schema = schemaOf(to)
  if (schema['contains'] === undefined) return []
  const wanted = step(to, 'contains')
  const holds = kind.parts.some(part => {
    const own = schemaOf(part)
    if (own['contains'] === undefined) return false
    const contained = step(part, 'contains')
    return (
      (number(own['minContains']) ?? 1) >= (number(schema['minContains']) ?? 1) &&
      ask.gaps([contained], wanted).length === 0 &&
      (schema['maxContains'] === undefined ||
        ((number(own['maxContains']) ?? Infinity) <= Number(schema['maxContains']) &&
          ask.gaps([wanted], contained).length === 0))
    )
  })
  return holds ? [] : [gap('contains', kind, to)]
}
