import { Link } from 'wouter'
import { billDerivation } from '#machines/derivations/energy.ts'
import type { Schemas } from '#sdk/types.ts'
import { BillChart } from '#web/charts/bill-chart.tsx'
import { Derived } from '#web/derivations/derived.tsx'
import { kwh, money } from '#web/lib/format.ts'
import { tabHref } from '#web/sale/project/project-tabs.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { billSentence } from './energy-words.ts'
import { Said } from './slides/said.tsx'

type Props = { project_id: string; year: Schemas['EnergyYear']; at: number }

export function BillSection({ project_id, year, at }: Props) {
  const { bills } = year
  if (!bills)
    return (
      <Card>
        <EmptyState
          title="What does power cost here?"
          action={
            <Link href={tabHref(project_id, 'energy')} className={buttonLook('primary')}>
              Enter the tariff
            </Link>
          }
        >
          With a tariff the bill stands here month by month, without solar and with it.
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
        title="Bill by month: left without solar, right with it"
        left={{ name: 'Without solar', bills: bills.before }}
        right={{ name: 'With solar', bills: bills.after }}
      />
      {bills.unused_credit_kwh >= 0.5 && (
        <p className="mt-3 text-sm text-ink-3">
          <Derived derivation={billDerivation(year, bills, 'after')} at={at} sentence>
            {kwh(bills.unused_credit_kwh)} of credits are left when the utility settles the year
            {bills.unused_credit_cents > 0 ? `, worth ${money(bills.unused_credit_cents)}.` : ', and lapse.'}
          </Derived>
        </p>
      )}
    </Card>
  )
}
