// How sure the year is and where doubt comes from; what becomes of it in 25 years.

import { sourceLabel } from '#machines/design/production/loss-names.ts'
import { yearsOf } from '#machines/design/rules.ts'
import { sum } from '#machines/lib/numbers.ts'
import type { Schemas } from '#sdk/types.ts'
import { number, percent } from '#web/lib/format.ts'
import { ReportTable } from './report-table.tsx'
import { words } from './words.ts'

type Simulation = Schemas['Simulation']
const YEARS = 25
const HALF = Math.ceil(YEARS / 2)

export function ChancesPart({ simulation: { uncertainty, outlook } }: { simulation: Simulation }) {
  const [first] = outlook
  return (
    <div className="flex flex-col gap-6">
      <ReportTable
        label={words.chances}
        head={[
          words.time_span,
          words.p50_median_kwh,
          words.p90_90_chance_kwh,
          words.p99_99_chance_kwh,
          words.standard_deviation,
        ]}
        rows={outlook.map(({ years, p50_kwh, p90_kwh, p99_kwh, deviation }) => ({
          key: String(years),
          cells: [
            <span key="years" className="sm:whitespace-nowrap">
              {words.outlook_years({ years })}
            </span>,
            number(p50_kwh),
            number(p90_kwh),
            p99_kwh === undefined ? '—' : number(p99_kwh),
            percent(deviation, 1),
          ],
        }))}
      />
      <ReportTable
        label={words.uncertainty_sources}
        head={[words.uncertainty_sources, words.standard_deviation]}
        rows={[
          ...uncertainty.map(({ name, deviation }) => ({
            key: name,
            cells: [sourceLabel(name), percent(deviation, 1)],
          })),
          { key: 'all', total: true, cells: [words.together_one_year, percent(first?.deviation ?? 0, 1)] },
        ]}
      />
      <p className="text-base text-ink-2">{words.uncertainty_note}</p>
    </div>
  )
}

export function YearsPart({ simulation: { annual_kwh, degradation, outlook } }: { simulation: Simulation }) {
  const reached = (outlook[0]?.p90_kwh ?? 0) / (outlook[0]?.p50_kwh || 1)
  const all = yearsOf(annual_kwh, degradation, YEARS).map((kwh, index) => ({
    key: String(index + 1),
    cells: [index + 1, number(kwh), number(kwh * reached)],
  }))
  const total = sum(yearsOf(annual_kwh, degradation, YEARS))
  const halves = [
    all.slice(0, HALF),
    [...all.slice(HALF), { key: 'all', total: true, cells: [words.all, number(total), ''] }],
  ]
  return (
    <div className="grid gap-x-12 gap-y-6 sm:grid-cols-2 print:grid-cols-2">
      {halves.map((rows, index) => (
        <ReportTable
          key={rows[0]?.key}
          label={
            index === 0 ? words.years_1_half({ half: HALF }) : words.years_half_years({ half: HALF + 1, years: YEARS })
          }
          head={[words.year, 'P50 (kWh)', 'P90 (kWh)']}
          rows={rows}
        />
      ))}
    </div>
  )
}
