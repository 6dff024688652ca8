// What the company sells for more or less by now, beside what this project keeps. Nothing changes until somebody takes it over.
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { date, moneyExact } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { PRICE_READS } from './price-reads.ts'

type Props = { project_id: string; version: number; newer: Schemas['NewerPrices']; whyNot: string | undefined }

export function NewerPricesCard({ project_id, version, newer, whyNot }: Props) {
  const { lines, kept_price_cents, price_cents } = newer
  const take = useWrite('/v3/pricing.TakeNewer', {
    refreshes: PRICE_READS,
    onDone: () => tellDone('The project has your company’s prices of today.'),
  })
  return (
    <Card
      title="Newer prices"
      actions={
        <Button busy={take.isPending} disabledReason={whyNot} onClick={() => take.mutate({ project_id, version })}>
          Use today’s prices
        </Button>
      }
    >
      <ul className="figures flex flex-col gap-2 text-base" aria-label="Newer prices">
        {lines.map(({ name, company, kept, since }) => (
          <li key={name}>
            <b className="font-medium">{name}</b>: your company’s price is {company}
            {since && ` since ${date(since)}`}; this project keeps {kept}.
          </li>
        ))}
      </ul>
      <p className="figures mt-3 text-sm text-ink-2">
        Contract price {moneyExact(kept_price_cents)} now, {moneyExact(price_cents)} with today’s prices.
      </p>
    </Card>
  )
}
