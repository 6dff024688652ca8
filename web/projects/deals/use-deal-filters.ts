// The deals' filters, in the URL. Unknown values are ignored: a URL may have been typed.

import { LENDERS } from '#machines/applications/lenders/known.ts'
import { isUuid } from '#machines/lib/uuid.ts'
import type { Schemas } from '#sdk/types.ts'
import { useFilters } from '#web/frame/filters.ts'
import { sizePriceOf } from '#web/projects/sale/project/size-price.ts'
import { common } from '#web/words/common.ts'

export const FINANCING_WORDS: Record<Schemas['FinancingType'], string> = {
  loan: common.loan,
  cash: common.cash,
  lease: common.lease,
  ppa: common.ppa,
}
export const FINANCING_TYPES = ['loan', 'cash', 'lease', 'ppa'] as const
export const PROVIDERS = [...LENDERS.map(({ code }) => code), 'lifestyle-solar', 'cash'] as const

export function useDealFilters() {
  const { params, change, clear } = useFilters()
  const owner = params.get('owner_id') ?? ''
  const financing_type = FINANCING_TYPES.find(one => one === params.get('financing_type'))
  const provider_code = PROVIDERS.find(one => one === params.get('provider_code'))
  const filters = {
    ...(isUuid(owner) ? { owner_id: [owner] } : {}),
    ...(financing_type ? { financing_type } : {}),
    ...(provider_code ? { provider_code } : {}),
    ...sizePriceOf(params),
  }
  return {
    filters,
    isBare: Object.keys(filters).length === 0,
    view: params.get('view') === 'table' ? ('table' as const) : ('board' as const),
    /** The table opens on what someone has to do; what is funded is a choice. */
    show: params.get('show') === 'all' ? ('all' as const) : ('open' as const),
    change,
    clear: () =>
      params.get('view') === 'table'
        ? change({ ...Object.fromEntries(Object.keys(filters).map(name => [name, null])), show: 'all' })
        : clear(),
  }
}
export type DealFilters = ReturnType<typeof useDealFilters>['filters']
