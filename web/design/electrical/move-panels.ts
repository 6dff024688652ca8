// Changes strings by hand: a panel from a neighbor on the same plane, or another input.
import type { Plan } from './electrical-part.tsx'

type Strings = NonNullable<Plan['choices']['strings']>

const chosen = (strings: Plan['strings']): Strings =>
  strings.map(({ unit, input, runs }) => ({ unit, input, runs: runs.map(run => ({ ...run })) }))

/** One panel more (taken from the nearest string that can give one of the same plane) or less; null where there is none. */
export function moved(strings: Plan['strings'], tag: string, by: 1 | -1): Strings | null {
  const at = strings.findIndex(one => one.tag === tag)
  const next = chosen(strings)
  const own = next[at]
  if (!own) return null
  const others = next
    .map((other, index) => ({ other, away: Math.abs(index - at) }))
    .filter(({ away }) => away > 0)
    .sort((a, b) => a.away - b.away)
  for (const { other } of others) {
    const [from, to] = by === 1 ? [other, own] : [own, other]
    const length = from.runs.reduce((sum, { module_count }) => sum + module_count, 0)
    const planes = new Set(to.runs.map(({ plane }) => plane))
    const given = from.runs.find(({ plane }) => planes.has(plane))
    const taken = given && to.runs.find(({ plane }) => plane === given.plane)
    if (!given || !taken || length < 2) continue
    given.module_count--
    taken.module_count++
    from.runs = from.runs.filter(({ module_count }) => module_count > 0)
    return next
  }
  return null
}

export const onInput = (strings: Plan['strings'], tag: string, unit: number, input: number): Strings =>
  chosen(strings).map((one, index) => (strings[index]?.tag === tag ? { ...one, unit, input } : one))

export const inputsOf = (units: Plan['units']) =>
  units.flatMap(({ inputs }, unit) => Array.from({ length: inputs ?? 1 }, (_, input) => ({ unit, input })))
