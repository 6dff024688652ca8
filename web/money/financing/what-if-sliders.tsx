import type { ReactNode } from 'react'
import { money, percent, pricePerWatt } from '#web/lib/format.ts'
import { Slider } from '#web/ui/fields/slider.tsx'
import { Card } from '#web/ui/page.tsx'
import type { WhatIf } from './what-if.ts'
import { words } from './words.ts'

export function WhatIfSliders({ whatIf, actions }: { whatIf: WhatIf; actions: ReactNode }) {
  const { price_usd_per_w, discount_cents, utility_escalation } = whatIf
  return (
    <Card title={words.what_if} actions={actions} className="z-20 lg:sticky lg:under-19">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-3">
        {price_usd_per_w !== null && (
          <Slider
            label={words.price_per_watt}
            min={1}
            max={Math.max(6, Math.ceil(price_usd_per_w))}
            step={0.05}
            value={price_usd_per_w}
            onChange={usd => whatIf.setPrice(Math.round(usd * 100) / 100)}
            write={pricePerWatt}
          />
        )}
        <Slider
          label={words.discount}
          min={0}
          max={Math.max(10_000, Math.ceil(discount_cents / 100))}
          step={100}
          value={discount_cents / 100}
          onChange={whatIf.setDiscount}
          write={usd => money(usd * 100)}
        />
        <Slider
          label={words.rise_utility_prices_year}
          min={0}
          max={10}
          step={0.5}
          value={utility_escalation * 100}
          onChange={points => whatIf.setRise(points / 100)}
          write={points => percent(points / 100, 1)}
          help={words.only_looking_not_saved}
        />
      </div>
    </Card>
  )
}
