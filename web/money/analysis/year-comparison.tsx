// Today's year and the one that is tried, side by side.
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Derivation } from '#machines/money/derivations/derivation.ts'
import { billDerivation, type Flow, flowDerivation } from '#machines/money/derivations/energy.ts'
import type { Schemas } from '#sdk/types.ts'
import { BillChart } from '#web/charts/bill-chart.tsx'
import { DayChart } from '#web/charts/day-chart.tsx'
import { readDay } from '#web/charts/hours.ts'
import { useFilters } from '#web/frame/filters.ts'
import { kwh, money, monthName, number, percent } from '#web/lib/format.ts'
import { Derived } from '#web/money/derivations/derived.tsx'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { Slider } from '#web/ui/fields/slider.tsx'
import { Card } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { FlowBar } from './flow-bar.tsx'
import { productionParts, useParts } from './flows.ts'
import { meanDays } from './mean-days.ts'
import { words } from './words.ts'

type Year = Schemas['EnergyYear']
type Props = { project_id: string; today: Year; then: Year; at: number }

export function YearComparison({ project_id, today, then, at }: Props) {
  return (
    <>
      <Card>
        <ChangedFigures today={today} then={then} at={at} />
      </Card>
      <Card>
        {today.bills && then.bills ? (
          <BillChart
            title={words.bill_month_left_as}
            left={{ name: words.current, bills: today.bills.after }}
            right={{ name: words.as_tried, bills: then.bills.after }}
          />
        ) : then.bills ? (
          <BillChart
            title={words.bill_month_left_without_solar}
            left={{ name: words.without_solar, bills: then.bills.before }}
            right={{ name: words.as_tried, bills: then.bills.after }}
          />
        ) : (
          <Notice
            action={
              <Link href={tabHref(project_id, 'energy')} className="shrink-0 underline underline-offset-2">
                {words.add_rate}
              </Link>
            }
          >
            {words.without_tariff_there_no}
          </Notice>
        )}
      </Card>
      <SameDay today={today} then={then} />
      <Card>
        <div className="grid gap-x-10 gap-y-7 md:grid-cols-2">
          <FlowBar
            title={words.production_current}
            parts={productionParts(today.year)}
            year={today}
            whole="production"
            at={at}
          />
          <FlowBar
            title={words.production_as_tried}
            parts={productionParts(then.year)}
            year={then}
            whole="production"
            at={at}
          />
          <FlowBar title={words.usage_current} parts={useParts(today.year)} year={today} whole="use" at={at} />
          <FlowBar title={words.use_as_tried} parts={useParts(then.year)} year={then} whole="use" at={at} />
        </div>
      </Card>
    </>
  )
}

/** The mean day of one month, twice on one scale of hours. */
function SameDay({ today, then }: { today: Year; then: Year }) {
  const { params, change } = useFilters()
  const choice = { ...readDay(params.get('month'), { month: 6, date: null }), date: null }
  // One scale for both, whatever the month.
  const top = Math.max(
    ...[today, then].flatMap(({ days }) => [days.production, days.use, days.import, days.stored].flat(2)),
  )
  return (
    <Card>
      <Slider
        label={words.average_day_label}
        className="mb-5 max-w-[420px]"
        min={1}
        max={12}
        step={1}
        value={choice.month + 1}
        onChange={month => change({ month: String(month) })}
        write={month => monthName(month - 1)}
      />
      <div className="grid gap-x-8 gap-y-7 xl:grid-cols-2">
        {[
          { title: words.current, year: today },
          { title: words.as_tried, year: then },
        ].map(({ title, year }) => (
          <DayChart
            key={title}
            title={title}
            choice={choice}
            height={200}
            top={top}
            series={[
              {
                name: common.production,
                color: 'var(--production)',
                hours: meanDays(year.days.production),
                shape: 'area' as const,
              },
              { name: words.use, color: 'var(--consumption)', hours: meanDays(year.days.use) },
              { name: words.grid, color: 'var(--import)', hours: meanDays(year.days.import) },
              ...(year.battery
                ? [
                    {
                      name: words.in_battery,
                      color: 'var(--battery)',
                      hours: meanDays(year.days.stored),
                      shape: 'dashed' as const,
                      level: true,
                    },
                  ]
                : []),
            ]}
          />
        ))}
      </div>
    </Card>
  )
}

function ChangedFigures({ today, then, at }: { today: Year; then: Year; at: number }) {
  const flow = (name: Flow) => ({ derivation: flowDerivation(then, name), at })
  const bill = (year: Year) => year.bills?.after_year_cents ?? null
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3">
      <Changed
        label={words.bill_year}
        was={bill(today)}
        now={bill(then)}
        write={money}
        derivation={then.bills && billDerivation(then, then.bills, 'after')}
        at={at}
      />
      <Changed
        label={words.roof_makes}
        was={today.year.production}
        now={then.year.production}
        write={kwh}
        {...flow('production')}
      />
      <Changed label={words.grid} was={today.year.import} now={then.year.import} write={kwh} {...flow('import')} />
      <Changed
        label={words.exported_label}
        was={today.year.export}
        now={then.year.export}
        write={kwh}
        {...flow('export')}
      />
      <Changed
        label={words.without_grid}
        was={today.self_sufficiency}
        now={then.self_sufficiency}
        write={share => percent(share)}
        by={share => words.number_points({ number: number(share * 100) })}
      />
      <Changed
        label={words.battery_cycles}
        was={today.battery?.cycles ?? 0}
        now={then.battery?.cycles ?? 0}
        write={cycles => number(cycles)}
      />
    </dl>
  )
}

type ChangedProps = {
  label: string
  was: number | null
  now: number | null
  write: (value: number) => string
  /** How a difference is written, where not like the value. */
  by?: (value: number) => string
  derivation?: Derivation | null
  at?: number
}

function Changed({ label, was, now, write, by = write, derivation, at = 0 }: ChangedProps): ReactNode {
  const difference = was === null || now === null ? 0 : now - was
  const size = by(Math.abs(difference))
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd className="figures text-lg font-semibold">
        <Derived derivation={now === null ? null : derivation} at={at}>
          {now === null ? '–' : write(now)}
        </Derived>
        <span className="block min-h-5 text-sm font-normal text-ink-3">
          {size !== by(0) && `${difference > 0 ? '+' : '−'}${size}`}
        </span>
      </dd>
    </div>
  )
}
