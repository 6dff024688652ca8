import { offerDerivation } from '#machines/money/derivations/offer.ts'
import { SavingsChart } from '#web/charts/savings-chart.tsx'
import { useRead } from '#web/data/queries.ts'
import { Derived } from '#web/money/derivations/derived.tsx'
import { NotCounted } from '#web/projects/sale/not-counted.tsx'
import { Card } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { savingsSentence } from './energy-words.ts'
import { Said } from './slides/said.tsx'
import { words } from './words.ts'

/** 25 years with the chosen payment option; otherwise with the first offer. Empty if years can't be calculated. */
export function SavingsSection({ project_id }: { project_id: string }) {
  const offers = useRead('/v3/financing.Compare', { project_id })
  const chosen = useRead('/v3/projects.GetFinancing', { project_id })
  if (!offers.data || !chosen.data)
    return offers.error || chosen.error ? null : (
      <Card>
        <Skeleton className="h-64" />
      </Card>
    )
  const option_id = chosen.data.financing?.option_id
  const offer = offers.data.offers.find(one => one.option_id === option_id) ?? offers.data.offers[0]
  if (!offer || offer.years.length === 0) return null
  const cash = offers.data.offers.find(one => one.type === 'cash' && one !== offer)
  return (
    <Card>
      <Said>
        <Derived derivation={offerDerivation(offer, 'savings_25y_cents')} at={offers.dataUpdatedAt} sentence>
          {savingsSentence(offer)}
        </Derived>
      </Said>
      <SavingsChart offers={cash ? [offer, cash] : [offer]} />
      <NotCounted offers={[offer]} />
      {offer.option_id !== option_id && <p className="mt-3 text-sm text-ink-3">{words.no_way_pay_chosen}</p>}
      <p className="mt-3 text-sm text-ink-3">{offers.data.disclaimer}</p>
    </Card>
  )
}
