// What the use and the tariff mean at once: the bills of a year before solar, and with the design after.

import { Link } from 'wouter'
import { billDerivation } from '#machines/derivations/energy.ts'
import { averageRateDerivation, typedBillDerivation, typedUseDerivation } from '#machines/derivations/household.ts'
import { sum } from '#machines/lib/numbers.ts'
import type { Schemas } from '#sdk/types.ts'
import { MonthBars } from '#web/charts/month-bars.tsx'
import { Derived } from '#web/derivations/derived.tsx'
import { kwh, money, percent } from '#web/lib/format.ts'
import { tabHref } from '#web/sale/project/project-tabs.ts'
import { Card, Facts, Figures } from '#web/ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { centsPerKwh } from './plan/plan-words.ts'
import type { useHousehold } from './previews.ts'

type Props = { household: ReturnType<typeof useHousehold>; project: Schemas['Project']; unsaved: boolean }

export function HouseholdAside({ household, project, unsaved }: Props) {
  const { use, after, loading, failure } = household
  if (failure && !use)
    return (
      <Card title="What it means">
        <ErrorState sentence={failure.message} onRetry={household.retry} />
      </Card>
    )
  if (loading) return <Skeleton className="h-80" />
  if (!use)
    return (
      <Card title="What it means">
        <EmptyState title="Nothing to reckon with yet">
          Enter what the household uses, and what it pays by month stands here.
        </EmptyState>
      </Card>
    )
  const year = sum(use.today)
  const added = sum(use.additions.flatMap(({ months }) => months))
  const before = use.bills?.map(({ total_cents }) => total_cents / 100)
  const bills = after?.bills
  const withSolar = household.afterIsOld ? undefined : bills?.after.map(({ total_cents }) => total_cents / 100)
  return (
    <Card title="What it means" note={unsaved ? 'As typed, not saved yet' : undefined}>
      <div className="flex flex-col gap-5">
        <Figures
          facts={[
            {
              label: 'Use in a year',
              value: (
                <Derived derivation={typedUseDerivation(use)} at={household.at}>
                  {kwh(year + added)}
                </Derived>
              ),
              note: added > 0 && (
                <Derived derivation={typedUseDerivation(use)} at={household.at} sentence>
                  {kwh(added)} of it new
                </Derived>
              ),
            },
            ...(use.year_cents === null
              ? []
              : [
                  {
                    label: 'Bills in a year',
                    value: (
                      <Derived derivation={typedBillDerivation(use)} at={household.at}>
                        {money(use.year_cents)}
                      </Derived>
                    ),
                    note: 'before solar',
                  },
                ]),
          ]}
        />
        {before ? (
          <MonthBars
            title={
              withSolar && bills && use.year_cents
                ? `Solar takes ${percent(1 - bills.after_year_cents / use.year_cents)} off the bills`
                : 'Bills by month'
            }
            unit="$"
            write={usd => money(Math.round(usd * 100))}
            series={[
              { name: 'Before solar', color: 'var(--consumption)', values: before },
              ...(withSolar ? [{ name: 'With the design', color: 'var(--production)', values: withSolar }] : []),
            ]}
          />
        ) : (
          <p className="text-base text-ink-2">Enter the tariff, and the bills of each month stand here.</p>
        )}
        <Facts
          facts={[
            ...(use.average_usd_per_kwh === null
              ? []
              : [
                  {
                    label: 'Average of all charges',
                    value: (
                      <Derived derivation={averageRateDerivation(use)} at={household.at}>
                        {centsPerKwh(use.average_usd_per_kwh)} a kWh
                      </Derived>
                    ),
                  },
                ]),
            ...(bills && !household.afterIsOld
              ? [
                  {
                    label: 'Bills with the design',
                    value: (
                      <Derived derivation={after && billDerivation(after, bills, 'after')} at={household.after_at}>
                        {money(bills.after_year_cents)} a year
                      </Derived>
                    ),
                  },
                  { label: 'Share of its sun used in the house', value: percent(after?.self_consumption ?? 0) },
                ]
              : []),
          ]}
        />
        {after && household.afterIsOld && (
          <p className="text-sm text-ink-3">Save the use, and the bills with the design stand here again.</p>
        )}
        {!after && before && (
          <p className="text-sm text-ink-3">
            The bills with solar stand here once the{' '}
            <Link href={tabHref(project.id, 'design')} className="underline underline-offset-2">
              system is designed
            </Link>
            .
          </p>
        )}
        {use.assumptions.length > 0 && (
          <details className="text-sm text-ink-2">
            <summary className="font-medium text-ink">How it is reckoned</summary>
            <ul className="mt-1.5 flex list-disc flex-col gap-1 pl-4">
              {use.assumptions.map(sentence => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Card>
  )
}
