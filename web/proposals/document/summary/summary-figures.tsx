// The three figures that are remembered, the months the roof makes, and the electric bill before and after.
import type { ReactNode } from 'react'
import { number } from '#web/lib/figures.ts'
import { fillMessage } from '#web/words/fill-message.tsx'
import { Strong } from '../blocks/energy-blocks.tsx'
import { Figure } from '../blocks/figure.tsx'
import { MonthPlot } from '../plots/month-plot.tsx'
import type { Shown } from '../shown.ts'
import { FirstPayment, payWords } from './way-parts.tsx'

export function SummaryFigures({ shown: { figures, words, chosen } }: { shown: Shown }) {
  const { system, production, bill, offers } = figures
  const says = words.system
  return (
    <>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-4 @lg:grid-cols-3 print:grid-cols-3">
        <Large
          label={says.size}
          value={<Figure at="figures.system.size_kw" value={system.size_kw} as="kw" />}
          note={
            <>
              {fillMessage(says.panels, {
                number: system.module_count,
                count: <Figure at="figures.system.module_count" value={system.module_count} as="number" />,
              })}
              <span className="line-clamp-1">
                {system.storage.map((battery, at) => (
                  <span key={battery.name}>
                    <Figure at={`figures.system.storage.${at}.count`} value={battery.count} as="number" /> ×{' '}
                    <bdi>{battery.name}</bdi>{' '}
                  </span>
                ))}
              </span>
            </>
          }
        />
        <Large
          label={says.makes}
          value={<Figure at="figures.production.annual_kwh" value={production.annual_kwh} as="kwh" />}
          note={
            production.offset !== null &&
            fillMessage(words.summary.covers, {
              share: <Figure at="figures.production.offset" value={production.offset} as="percent" />,
            })
          }
        />
        {/* As under the headline of the whole proposal: of the way that is chosen, not of one it does not speak of. */}
        {chosen && (
          <Large
            label={words.answer.pay}
            value={<FirstPayment offer={chosen} at={offers.indexOf(chosen)} />}
            note={
              <>
                {payWords(chosen, words)}, <bdi>{chosen.name}</bdi>
              </>
            }
          />
        )}
      </dl>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 @2xl:grid-cols-2 print:grid-cols-2">
        <div className="@container min-w-0">
          <MonthPlot
            title={words.production.chart}
            words={words}
            as="kwh"
            axis={value => number(value)}
            height={92}
            series={[
              {
                name: words.production.name,
                color: 'fill-(--production)',
                values: production.monthly_kwh,
                at: 'figures.production.monthly_kwh',
                year: { at: 'figures.production.annual_kwh', value: production.annual_kwh },
              },
            ]}
          />
        </div>
        {bill && (
          <div className="@container min-w-0">
            <MonthPlot
              title={words.bill.chart}
              words={words}
              as="moneyExact"
              axis={cents => `$${number(cents / 100)}`}
              height={92}
              series={[
                {
                  name: words.bill.before,
                  color: 'fill-(--hairline-strong) stroke-(--ink-3)',
                  values: bill.monthly_before_cents,
                  at: 'figures.bill.monthly_before_cents',
                  year: { at: 'figures.bill.year_before_cents', value: bill.year_before_cents },
                },
                {
                  name: words.bill.after,
                  color: 'fill-(--import)',
                  values: bill.monthly_after_cents,
                  at: 'figures.bill.monthly_after_cents',
                  year: { at: 'figures.bill.year_after_cents', value: bill.year_after_cents },
                },
              ]}
            />
          </div>
        )}
      </div>
      {bill && (
        <p className="text-sm">
          {fillMessage(words.bill.says, {
            before: <Strong at="figures.bill.year_before_cents" value={bill.year_before_cents} as="money" />,
            after: <Strong at="figures.bill.year_after_cents" value={bill.year_after_cents} as="money" />,
          })}
        </p>
      )}
    </>
  )
}

const Large = ({ label, value, note }: { label: string; value: ReactNode; note: ReactNode }) => (
  <div className="min-w-0 border-t-2 border-(--accent) pt-2">
    <dt className="text-xs text-ink-2">{label}</dt>
    <dd className="text-2xl font-semibold tracking-tight print:text-xl">{value}</dd>
    <dd className="text-sm text-ink-2">{note}</dd>
  </div>
)
