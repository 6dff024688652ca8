// Differences between two schemas: the reasons of both directions joined into one change each. Independent of requests
// and responses; judge.ts decides on the effect.

import { type Policy, removalOf } from '../lifecycle.ts'
import { type Place, schemaOf, spread } from '../place.ts'
import { remarks } from '../remarks.ts'
import type { Ask, Gap } from './gap.ts'
import { schemaSentence } from './schema-words.ts'

/** Of the values allowed: fewer, more, or some others. `aside` where the values are the same. */
export type Effect = 'narrowed' | 'widened' | 'changed' | 'aside'
export type SchemaChange = {
  /** Such as `max-length`, `property-added-optional`. */
  about: string
  effect: Effect
  at: Place
  sentence: string
  /** A field that is absent in one direction. */
  unseen_in?: 'request' | 'response'
  /** For an added field: true if unknown ones were refused before. For a list of values: true if none is left. */
  closed?: boolean
  none_left?: boolean
}
type Pair = { narrower?: Gap; wider?: Gap }

type Context = { ask: Ask; what: string; policy: Policy }

/** `what` names the whole for sentences, such as “The body”. */
export function schemaChanges(before: Place, after: Place, { ask, what, policy }: Context): SchemaChange[] {
  const { notes, unseen } = remarks([before], [after], what, policy)
  const pairs = new Map<string, Pair>()
  for (const [side, gaps] of [
    ['narrower', ask.gaps([before], after)],
    ['wider', ask.gaps([after], before)],
  ] as const) {
    for (const gap of gaps) {
      const key = `${gap.path.join('\n')} ${gap.keyword}`
      pairs.set(key, { [side]: gap, ...pairs.get(key) })
    }
  }
  const changes = [...pairs.values()].flatMap(pair => changeOf(pair, pairs, what, policy))
  return [...changes, ...notes].map(({ path, ...change }) => {
    const hidden = unseen.find(field => field.path.every((name, index) => name === path[index]))
    return hidden ? { ...change, unseen_in: hidden.direction } : change
  })
}

function changeOf(
  pair: Pair,
  pairs: Map<string, Pair>,
  what: string,
  policy: Policy,
): (SchemaChange & { path: string[] })[] {
  const { narrower, wider } = pair
  const gap = narrower ?? wider
  if (!gap) return []
  const { keyword, path } = gap
  const field = path.join('\n')
  const make = (about: string, effect: Effect, at: Place, more: Partial<SchemaChange> = {}) => ({
    about,
    effect,
    at,
    path,
    sentence: schemaSentence(about, effect, pair, at, what),
    ...more,
  })
  if (keyword === 'property') {
    // Added or removed, by which of the two has it.
    const added = narrower?.closed === false ? narrower : wider?.closed === true ? wider : undefined
    const removed = narrower?.closed === true ? narrower : wider?.closed === false ? wider : undefined
    const required = pairs.get(`${field} required`)
    if (added && removed) return [make('property-moved', 'changed', added.at)]
    if (added) {
      const at = added === wider ? (added.from ?? added.at) : added.at
      return [
        make(`property-added-${required?.narrower ? 'required' : 'optional'}`, 'narrowed', at, {
          closed: added === wider,
        }),
      ]
    }
    if (!removed) return []
    const at = removed === narrower ? (removed.from ?? removed.at) : removed.at
    if (spread([at]).some(part => removalOf(schemaOf(part), policy) === 'after-sunset'))
      return [make('property-removed-after-sunset', 'aside', at)]
    return [
      make(`property-removed-${required?.wider ? 'required' : 'optional'}`, 'widened', at, {
        closed: removed === narrower,
      }),
    ]
  }
  // Null is one of the types that come or go.
  const types = keyword === 'nullable' ? pairs.get(`${field} type`) : undefined
  if (types && (narrower ? types.narrower && !types.wider : types.wider && !types.narrower)) return []
  if (keyword === 'required' && pairs.has(`${field} property`)) return []
  const effect = narrower && wider ? 'changed' : narrower ? 'narrowed' : 'widened'
  // A place of the new document, so that it can be looked up.
  const at = narrower ? narrower.at : (wider?.from ?? gap.at)
  return [make(kebab(keyword), effect, at, { none_left: narrower?.none_left })]
}

const kebab = (keyword: string) => keyword.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
