// What keeps the price from being sold, where a rep sees it before trying.
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { CheckNotice } from './change/check-notice.tsx'
import { TariffStanding } from './project/tariff-standing.tsx'

const OWN_CARD: readonly Schemas['PricingCheck']['code'][] = ['prices_newer', 'beyond_limit']

/** Nothing while all is well. `tab` is where it stands: no link leads to where one is. */
export function PricingChecks({
  project_id,
  tab,
}: {
  project_id: string
  tab: 'price' | 'financing' | 'proposal' | 'other'
}) {
  const { data } = useRead('/v3/pricing.ListChecks', { project_id })
  // On the price tab they stand in a card of their own.
  const checks = data?.checks.filter(({ code }) => tab !== 'price' || !OWN_CARD.includes(code))
  return checks?.map(check =>
    // What a click settles is settled where it stands in the way.
    check.where === 'energy' && tab === 'proposal' ? (
      <TariffStanding key={check.code} project_id={project_id} onlyAssumed />
    ) : (
      <CheckNotice key={`${check.code} ${check.item?.id}`} project_id={project_id} check={check} tab={tab} />
    ),
  )
}
