// Where a template is offered, in one sentence. Pure.

import { stateName } from '#machines/lib/states.ts'
import type { Schemas } from '#sdk/types.ts'
import { listOf } from '#web/lib/figures.ts'
import { TYPE_NAMES } from '#web/projects/sale/offer-words.ts'
import { words } from './words.ts'

type Draft = Pick<Schemas['AgreementDraft'], 'states' | 'financing_types' | 'adder_ids'>

const has = (names: readonly string[]) => (names.length > 0 ? 'yes' : 'no')

/** 'Offered for Loan and Cash in Arizona when Main panel upgrade is sold.' */
export function offeredWords(
  { states, financing_types, adder_ids }: Draft,
  adders: readonly { id: string; name: string }[],
) {
  if (states.length + financing_types.length + adder_ids.length === 0) return words.offered_every_project
  const sold = adder_ids.map(id => adders.find(one => one.id === id)?.name ?? words.adder_gone)
  return words.offered({
    has_types: has(financing_types),
    types: listOf(financing_types.map(type => TYPE_NAMES[type])),
    has_places: has(states),
    places: listOf(states.map(stateName)),
    has_adders: has(sold),
    adders: listOf(sold, 'or'),
  })
}
