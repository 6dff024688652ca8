// Expected payments of the next twelve months, stacked by payer; a month links to its details.
import type { Answer } from '#sdk/types.ts'
import { MonthBars } from '#web/charts/month-bars.tsx'
import { money, moneyExact } from '#web/lib/format.ts'
import { expectedHref } from '#web/projects/sale/invoices/receivables-address.ts'
import { Card } from '#web/ui/page.tsx'
import { words } from './words.ts'

const COLORS = ['var(--info)', 'var(--export)', 'var(--battery)', 'var(--warning)', 'var(--loss)']

export function ForecastCard({ forecast }: { forecast: Answer<'/v3/receivables.GetForecast'> }) {
  const { payers, months, later_cents, total_cents } = forecast
  const series = payers.map(({ payer, payer_name }, index) => ({
    name: payer_name,
    color: COLORS[index % COLORS.length] ?? 'var(--loss)',
    values: months.map(({ by_payer }) => by_payer.find(one => one.payer === payer)?.amount_cents ?? 0),
  }))
  const first = Number(months[0]?.month.slice(5, 7) ?? 1) - 1
  return (
    <Card>
      <MonthBars
        title={words.expected_by_month}
        note={words.forecast_note({
          total: moneyExact(total_cents - later_cents),
          has_later: later_cents === 0 ? 'no' : 'yes',
          later: moneyExact(later_cents),
        })}
        series={series}
        unit="$"
        write={moneyExact}
        writeTick={money}
        stacked
        legend
        first={first}
        hrefOf={at => expectedHref({ month: months[at]?.month ?? 'later' })}
      />
    </Card>
  )
}
