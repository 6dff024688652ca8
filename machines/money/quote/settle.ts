// Which adders apply to a project. Pure: the same catalogue and the same facts settle the same way, whatever the order.
import type { Schemas } from '#sdk/types.ts'
import { bandWords, type Facts, judge, type Names, type Rule, referredTo } from '../adders/rules.ts'
import { bandOf } from '../pricing/methods.ts'
import { words } from './words.ts'

export type Candidate = {
  id: string
  name: string
  position: number
  automatic: boolean
  by_hand: boolean
  pricing_method: Schemas['PricingMethod']
  conditions: Rule | null
  bands: readonly Schemas['SizeBand'][] | null
}
export type Settled = { applies: boolean; because: string[] }

/** By position, then by name: the order of a price. */
export const inOrder = (a: Candidate, b: Candidate) =>
  a.position - b.position || (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1)

/**
 * Each adder is judged once. One whose rule refers to others waits for them. In a cycle, the first by position and name
 * is evaluated first, with the others treated as not in the price.
 */
export function settle(
  candidates: readonly Candidate[],
  facts: Omit<Facts, 'adders'>,
  names: Names = {},
): Map<string, Settled> {
  const waiting = new Map([...candidates].sort(inOrder).map(one => [one.id, one]))
  const present = new Set<string>()
  const settled = new Map<string, Settled>()
  while (waiting.size > 0) {
    const all = [...waiting.values()]
    const next = all.find(one => referredTo(one.conditions).every(id => id === one.id || !waiting.has(id))) ?? all[0]
    if (!next) break
    waiting.delete(next.id)
    const verdict = settleOne(next, { ...facts, adders: present }, names)
    settled.set(next.id, verdict)
    if (verdict.applies) present.add(next.id)
  }
  return settled
}

function settleOne(one: Candidate, facts: Facts, names: Names): Settled {
  const { holds, because } = judge(one.conditions, facts, names)
  if (!holds) return { applies: false, because }
  if (one.pricing_method === 'Size Bands' && facts.size_kw !== null && !bandOf(one.bands, facts.size_kw * 1000)) {
    const bands = (one.bands ?? []).map(bandWords).join(', ')
    return { applies: false, because: [words.outside_bands({ size: facts.size_kw, bands })] }
  }
  return { applies: true, because: because.length === 0 && one.automatic ? [words.applies_to_all] : because }
}
