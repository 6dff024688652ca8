// What blocks selling at this price, shown to a rep before they try.
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { CheckNotice } from './change/check-notice.tsx'
import { EnterPrice } from './change/enter-price.tsx'
import { TariffStanding } from './project/tariff-standing.tsx'

const OWN_CARD: readonly Schemas['PricingCheck']['code'][] = ['prices_newer', 'beyond_limit']

/** Hidden if all is well. `tab` is the current one: no link is shown to it. */
export function PricingChecks({
  project_id,
  tab,
}: {
  project_id: string
  tab: 'price' | 'financing' | 'proposal' | 'other'
}) {
  const { data } = useRead('/v3/pricing.ListChecks', { project_id })
  // On the price tab they have a card of their own.
  const checks = data?.checks.filter(({ code }) => tab !== 'price' || !OWN_CARD.includes(code))
  return checks?.map(check =>
    // Blockers one click can fix are fixed right here.
    check.where === 'energy' && tab === 'proposal' ? (
      <TariffStanding key={check.code} project_id={project_id} onlyAssumed />
    ) : (
      <CheckNotice
        key={`${check.code} ${check.item?.id}`}
        project_id={project_id}
        check={check}
        tab={tab}
        price={check.item && <EnterPrice item={check.item} />}
      />
    ),
  )
}
