// Production, its uses, and the remaining electric bill.
import { number } from '#web/lib/figures.ts'
import { fillMessage } from '#web/words/fill-message.tsx'
import { Fold } from '../fold.tsx'
import { MonthPlot } from '../plots/month-plot.tsx'
import { share } from '../plots/plot-scale.ts'
import type { FigureBlockProps, Shown } from '../shown.ts'
import { Figure, type Written } from './figure.tsx'
import { Missing, Says, Section } from './section.tsx'
import { TariffNote } from './tariff-note.tsx'

const kwhAxis = (value: number) => number(value)

export function ProductionBlock({ block, title, shown: { figures, words } }: FigureBlockProps) {
  const { production } = figures
  const says = words.production
  const chart = (
    <div className="mt-3 @2xl:mt-6 print:mt-3">
      <MonthPlot
        title={says.chart}
        labels
        words={words}
        as="kwh"
        axis={kwhAxis}
        series={[
          {
            name: says.name,
            color: 'fill-(--production)',
            values: production.monthly_kwh,
            at: 'figures.production.monthly_kwh',
            year: { at: 'figures.production.annual_kwh', value: production.annual_kwh },
          },
        ]}
      />
    </div>
  )
  return (
    <Section title={title} lead={block.lead}>
      <Says>
        {fillMessage(says.says, {
          energy: <Strong at="figures.production.annual_kwh" value={production.annual_kwh} as="kwh" />,
        })}{' '}
        {production.p90_kwh !== null &&
          fillMessage(says.likely, {
            energy: <Strong at="figures.production.p90_kwh" value={production.p90_kwh} as="kwh" />,
          })}
      </Says>
      {production.monthly_consumption_kwh ? (
        // A phone shows the same bars with those of the usage.
        <Fold phone label={says.chart}>
          {chart}
        </Fold>
      ) : (
        chart
      )}
      <p className="mt-3 text-sm text-ink-3">{fillMessage(says.weather, { source: production.weather_source })}</p>
    </Section>
  )
}

export function ConsumptionBlock({ block, title, shown }: FigureBlockProps) {
  const { words, draft, figures } = shown
  const { production } = figures
  const { monthly_consumption_kwh: use, annual_consumption_kwh, offset } = production
  const says = words.consumption
  if (!use || annual_consumption_kwh === null)
    return draft ? <Missing title={title} sentence={words.missing.consumption} /> : null
  return (
    <Section title={title} lead={block.lead}>
      {offset !== null && (
        <Says>
          {fillMessage(says.says, { share: <Strong at="figures.production.offset" value={offset} as="percent" /> })}
        </Says>
      )}
      <div className="mt-4 @2xl:mt-6 print:mt-3">
        <MonthPlot
          title={says.chart}
          words={words}
          as="kwh"
          axis={kwhAxis}
          series={[
            {
              name: words.production.name,
              color: 'fill-(--production)',
              values: production.monthly_kwh,
              at: 'figures.production.monthly_kwh',
              year: { at: 'figures.production.annual_kwh', value: production.annual_kwh },
            },
            {
              name: says.use,
              color: 'fill-(--consumption)',
              values: use,
              at: 'figures.production.monthly_consumption_kwh',
              year: { at: 'figures.production.annual_consumption_kwh', value: annual_consumption_kwh },
            },
          ]}
        />
      </div>
      <WhatBecomes shown={shown} />
    </Section>
  )
}

function WhatBecomes({ shown: { figures, words } }: { shown: Shown }) {
  const { energy } = figures
  if (!energy) return null
  const says = words.consumption
  const parts = [
    {
      name: says.self_used,
      note: figures.system.storage.length > 0 && figures.with_battery ? says.self_used_note : says.self_used_note_alone,
      key: 'self_used_kwh' as const,
      color: 'fill-(--production)',
    },
    { name: says.exported, note: says.exported_note, key: 'exported_kwh' as const, color: 'fill-(--export)' },
    { name: says.imported, note: says.imported_note, key: 'imported_kwh' as const, color: 'fill-(--import)' },
  ]
  const most = Math.max(1, ...parts.map(({ key }) => energy[key]))
  return (
    <Fold phone label={says.becomes} className="break-inside-avoid @2xl:mt-8 print:mt-4">
      <h3 className="hidden text-md @2xl:block print:block">{says.becomes}</h3>
      <ul className="mt-2 @2xl:mt-4 flex flex-col gap-4 print:mt-2 print:gap-2">
        {parts.map(({ name, note, key, color }) => (
          <li key={key}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-base">
                <span className="font-medium">{name}</span> <span className="text-ink-2">{note}</span>
              </span>
              <Strong at={`figures.energy.${key}`} value={energy[key]} as="kwh" />
            </p>
            <svg aria-hidden width="100%" height="12" className="mt-1.5 block print:mt-1">
              <rect width="100%" height="12" rx="3" className="fill-(--sunken)" />
              <rect width={share((energy[key] / most) * 100)} height="12" rx="3" className={color} />
            </svg>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

export function BillBlock({ block, title, shown }: FigureBlockProps) {
  const { figures, words, draft } = shown
  const { bill } = figures
  const says = words.bill
  if (!bill) return draft ? <Missing title={title} sentence={words.missing.bill} /> : null
  return (
    <Section title={title} lead={block.lead}>
      <Says>
        {fillMessage(says.says, {
          before: <Strong at="figures.bill.year_before_cents" value={bill.year_before_cents} as="money" />,
          after: <Strong at="figures.bill.year_after_cents" value={bill.year_after_cents} as="money" />,
        })}{' '}
        {says.not_payment}
      </Says>
      <div className="mt-4 @2xl:mt-6 print:mt-3">
        <MonthPlot
          title={says.chart}
          words={words}
          as="moneyExact"
          height={160}
          axis={dollars => `$${number(dollars / 100)}`}
          series={[
            {
              name: says.before,
              color: 'fill-(--hairline-strong) stroke-(--ink-3)',
              values: bill.monthly_before_cents,
              at: 'figures.bill.monthly_before_cents',
              year: { at: 'figures.bill.year_before_cents', value: bill.year_before_cents },
            },
            {
              name: says.after,
              color: 'fill-(--import)',
              values: bill.monthly_after_cents,
              at: 'figures.bill.monthly_after_cents',
              year: { at: 'figures.bill.year_after_cents', value: bill.year_after_cents },
            },
          ]}
        />
      </div>
      <TariffNote shown={shown} only="assumed" />
      {(bill.utility_name || figures.tariff?.some(({ state }) => state !== 'assumed')) && (
        <Fold phone label={words.more.tariff}>
          {bill.utility_name && (
            <p className="mt-3 text-sm text-ink-3">{fillMessage(says.utility, { name: bill.utility_name })}</p>
          )}
          <TariffNote shown={shown} only="confirmed" />
        </Fold>
      )}
    </Section>
  )
}

export const Strong = ({ at, value, as }: { at: string; value: number; as: Written }) => (
  <strong className="font-semibold whitespace-nowrap">
    <Figure at={at} value={value} as={as} />
  </strong>
)
