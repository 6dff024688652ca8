// Where a template is offered, in one sentence. Pure.

import { STATES } from '#machines/lib/states.ts'
import type { Schemas } from '#sdk/types.ts'
import { TYPE_NAMES } from '#web/sale/offer-words.ts'
import { words as texts } from './words.ts'

type Draft = Pick<Schemas['AgreementDraft'], 'states' | 'financing_types' | 'adder_ids'>

const listed = (words: readonly string[], last: string) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
const spoken = (type: Schemas['FinancingType']) => (type === 'ppa' ? TYPE_NAMES[type] : TYPE_NAMES[type].toLowerCase())

/** 'Offered for loan and cash in Arizona where Main panel upgrade is sold.' */
export function offeredWords(
  { states, financing_types, adder_ids }: Draft,
  adders: readonly { id: string; name: string }[],
) {
  if (states.length + financing_types.length + adder_ids.length === 0) return texts.offered_every_project
  const places = states.map(code => STATES.find(({ alphacode }) => alphacode === code)?.name ?? code)
  const sold = adder_ids.map(id => adders.find(one => one.id === id)?.name ?? texts.adder_gone)
  return [
    texts.offered,
    ...(financing_types.length > 0
      ? [texts.for_financing_types({ listed: listed(financing_types.map(spoken), 'and') })]
      : []),
    ...(places.length > 0 ? [texts.in_states({ places: listed(places, 'and') })] : []),
    ...(sold.length > 0 ? [texts.where_sold({ sold: listed(sold, 'or') })] : []),
  ]
    .join(' ')
    .concat('.')
}
