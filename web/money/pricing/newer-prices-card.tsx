// Current company prices that differ from those kept in this project. Nothing changes until the user accepts them.
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { date, moneyExact } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { words } from './words.ts'

type Props = { project_id: string; version: number; newer: Schemas['NewerPrices']; whyNot: string | undefined }

export function NewerPricesCard({ project_id, version, newer, whyNot }: Props) {
  const { lines, kept_price_cents, price_cents } = newer
  const take = useWrite('/v3/pricing.TakeNewer', {
    onDone: () => tellDone(words.prices_updated),
  })
  return (
    <Card
      title={words.newer_prices}
      actions={
        <Button busy={take.isPending} disabledReason={whyNot} onClick={() => take.mutate({ project_id, version })}>
          {words.use_today_prices}
        </Button>
      }
    >
      <ul className="figures flex flex-col gap-2 text-base" aria-label={words.newer_prices}>
        {lines.map(({ name, company, kept, since }) => (
          <li key={name}>
            <b className="font-medium">{name}</b>
            {words.your_company_price({ company })}
            {since && words.price_since({ since: date(since) })}
            {words.project_keeps({ kept })}
          </li>
        ))}
      </ul>
      <p className="figures mt-3 text-sm text-ink-2">
        {words.contract_price_now_today({ kept_price: moneyExact(kept_price_cents), price: moneyExact(price_cents) })}
      </p>
    </Card>
  )
}
