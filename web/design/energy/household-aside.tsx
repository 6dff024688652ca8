// The effect of use and tariff: yearly bills before solar, and with the design after.

import { Link } from 'wouter'
import { sum } from '#machines/lib/numbers.ts'
import { billDerivation } from '#machines/money/derivations/energy.ts'
import {
  averageRateDerivation,
  typedBillDerivation,
  typedUseDerivation,
} from '#machines/money/derivations/household.ts'
import type { Schemas } from '#sdk/types.ts'
import { MonthBars } from '#web/charts/month-bars.tsx'
import { kwh, money, percent } from '#web/lib/format.ts'
import { Derived } from '#web/money/derivations/derived.tsx'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { Card, Facts, Figures } from '#web/ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { centsPerKwh } from './plan/plan-words.ts'
import type { useHousehold } from './previews.ts'
import { words } from './words.ts'

type Props = { household: ReturnType<typeof useHousehold>; project: Schemas['Project']; unsaved: boolean }

export function HouseholdAside({ household, project, unsaved }: Props) {
  const { use, after, loading, failure } = household
  if (failure && !use)
    return (
      <Card title={words.summary_title}>
        <ErrorState sentence={failure.message} onRetry={household.retry} />
      </Card>
    )
  if (loading) return <Skeleton className="h-80" />
  if (!use)
    return (
      <Card title={words.summary_title}>
        <EmptyState title={words.no_usage_title}>{words.enter_what_household_uses}</EmptyState>
      </Card>
    )
  const year = sum(use.today)
  const added = sum(use.additions.flatMap(({ months }) => months))
  const before = use.bills?.map(({ total_cents }) => total_cents / 100)
  const bills = after?.bills
  const withSolar = household.afterIsOld ? undefined : bills?.after.map(({ total_cents }) => total_cents / 100)
  return (
    <Card title={words.summary_title} note={unsaved ? words.as_typed_not_saved : undefined}>
      <div className="flex flex-col gap-5">
        <Figures
          facts={[
            {
              label: words.use_year,
              value: (
                <Derived derivation={typedUseDerivation(use)} at={household.at}>
                  {kwh(year + added)}
                </Derived>
              ),
              note: added > 0 && (
                <Derived derivation={typedUseDerivation(use)} at={household.at} sentence>
                  {words.added_new({ added: kwh(added) })}
                </Derived>
              ),
            },
            ...(use.year_cents === null
              ? []
              : [
                  {
                    label: words.bills_year,
                    value: (
                      <Derived derivation={typedBillDerivation(use)} at={household.at}>
                        {money(use.year_cents)}
                      </Derived>
                    ),
                    note: words.before_solar,
                  },
                ]),
          ]}
        />
        {before ? (
          <MonthBars
            title={
              withSolar && bills && use.year_cents
                ? words.solar_takes_off_bills({ percent: percent(1 - bills.after_year_cents / use.year_cents) })
                : words.bills_month
            }
            unit="$"
            write={usd => money(Math.round(usd * 100))}
            series={[
              { name: words.before_solar_legend, color: 'var(--consumption)', values: before },
              ...(withSolar ? [{ name: words.with_design, color: 'var(--production)', values: withSolar }] : []),
            ]}
          />
        ) : (
          <p className="text-base text-ink-2">{words.enter_tariff_bills_each}</p>
        )}
        <Facts
          facts={[
            ...(use.average_usd_per_kwh === null
              ? []
              : [
                  {
                    label: words.average_all_charges,
                    value: (
                      <Derived derivation={averageRateDerivation(use)} at={household.at}>
                        {words.average_usd_per_kwh({ average_usd_per_kwh: centsPerKwh(use.average_usd_per_kwh) })}
                      </Derived>
                    ),
                  },
                ]),
            ...(bills && !household.afterIsOld
              ? [
                  {
                    label: words.bills_design,
                    value: (
                      <Derived derivation={after && billDerivation(after, bills, 'after')} at={household.after_at}>
                        {words.after_year_year({ after_year: money(bills.after_year_cents) })}
                      </Derived>
                    ),
                  },
                  { label: words.self_consumption, value: percent(after?.self_consumption ?? 0) },
                ]
              : []),
          ]}
        />
        {after && household.afterIsOld && <p className="text-sm text-ink-3">{words.save_use_bills_design}</p>}
        {!after && before && (
          <p className="text-sm text-ink-3">
            {words.bills_solar_stand_here}{' '}
            <Link href={tabHref(project.id, 'design')} className="underline underline-offset-2">
              {words.design_system}
            </Link>
            .
          </p>
        )}
        {use.assumptions.length > 0 && (
          <details className="text-sm text-ink-2">
            <summary className="font-medium text-ink">{words.assumptions}</summary>
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
