// Marks figures on a slide or playground whose assumptions aren't confirmed.
import { askForBill } from '#machines/design/utilities/average-rate.ts'
import { useRead } from '#web/data/queries.ts'
import { TariffBadge } from './tariff-standing.tsx'

/** Hidden if all is confirmed. */
export function AssumedNote({ project_id }: { project_id: string }) {
  const { data } = useRead('/v3/energy.GetTariffBasis', { project_id })
  const parts = data?.basis ? [data.basis.net_metering, data.basis.rate] : []
  const assumed = parts.filter(({ state }) => state === 'assumed')
  if (assumed.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-2 text-md text-ink-2">
      <TariffBadge state="assumed" />
      {assumed.map(({ sentence, average }) => (average ? `${sentence} (${askForBill(average)})` : sentence)).join('; ')}
    </p>
  )
}
