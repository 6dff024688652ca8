import { Link } from 'wouter'
import { billDerivation } from '#machines/money/derivations/energy.ts'
import type { Schemas } from '#sdk/types.ts'
import { BillChart } from '#web/charts/bill-chart.tsx'
import { kwh, money } from '#web/lib/format.ts'
import { Derived } from '#web/money/derivations/derived.tsx'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { billSentence } from './energy-words.ts'
import { Said } from './slides/said.tsx'
import { words } from './words.ts'

type Props = { project_id: string; year: Schemas['EnergyYear']; at: number }

export function BillSection({ project_id, year, at }: Props) {
  const { bills } = year
  if (!bills)
    return (
      <Card>
        <EmptyState
          title={words.no_rate_title}
          action={
            <Link href={tabHref(project_id, 'energy')} className={buttonLook('primary')}>
              {words.add_rate}
            </Link>
          }
        >
          {words.tariff_bill_stands_here}
        </EmptyState>
      </Card>
    )
  return (
    <Card>
      <Said>
        <Derived derivation={billDerivation(year, bills, 'after')} at={at} sentence>
          {billSentence(bills)}
        </Derived>
      </Said>
      <BillChart
        title={words.bill_month_left_without}
        left={{ name: words.without_solar, bills: bills.before }}
        right={{ name: words.with_solar, bills: bills.after }}
      />
      {bills.unused_credit_kwh >= 0.5 && (
        <p className="mt-3 text-sm text-ink-3">
          <Derived derivation={billDerivation(year, bills, 'after')} at={at} sentence>
            {words.credits_left_when_utility({ unused_credit_kwh: kwh(bills.unused_credit_kwh) })}
            {bills.unused_credit_cents > 0
              ? words.worth_unused_credit({ unused_credit: money(bills.unused_credit_cents) })
              : words.lapse}
          </Derived>
        </p>
      )}
    </Card>
  )
}
