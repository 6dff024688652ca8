// How sure the year is and where doubt comes from; what becomes of it in 25 years.

import { yearsOf } from '#machines/design/rules.ts'
import { sum } from '#machines/lib/numbers.ts'
import type { Schemas } from '#sdk/types.ts'
import { number, percent } from '#web/lib/format.ts'
import { ReportTable } from './report-table.tsx'

type Simulation = Schemas['Simulation']
const YEARS = 25
const HALF = Math.ceil(YEARS / 2)

export function ChancesPart({ simulation: { uncertainty, outlook } }: { simulation: Simulation }) {
  const [first] = outlook
  return (
    <div className="flex flex-col gap-6">
      <ReportTable
        label="Chances"
        head={['Over', 'P50, median (kWh)', 'P90, 90% chance (kWh)', 'P99, 99% chance (kWh)', 'Standard deviation']}
        rows={outlook.map(({ years, p50_kwh, p90_kwh, p99_kwh, deviation }) => ({
          key: String(years),
          cells: [
            <span key="years" className="whitespace-nowrap">
              {years === 1 ? 'The first year' : `The mean of ${years} years`}
            </span>,
            number(p50_kwh),
            number(p90_kwh),
            p99_kwh === undefined ? '—' : number(p99_kwh),
            percent(deviation, 1),
          ],
        }))}
      />
      <ReportTable
        label="Where doubt comes from"
        head={['Where doubt comes from', 'Standard deviation']}
        rows={[
          ...uncertainty.map(({ name, deviation }) => ({ key: name, cells: [name, percent(deviation, 1)] })),
          { key: 'all', total: true, cells: ['Together, in one year', percent(first?.deviation ?? 0, 1)] },
        ]}
      />
      <p className="text-base text-ink-2">
        The sources know nothing of each other: together they make the root of the sum of their squares. Good and bad
        years even out over ten; the rest stays the same in all of them. A mean of ten years is lower than the first
        because the panels age.
      </p>
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
    [...all.slice(HALF), { key: 'all', total: true, cells: ['All', number(total), ''] }],
  ]
  return (
    <div className="grid gap-x-12 gap-y-6 sm:grid-cols-2 print:grid-cols-2">
      {halves.map((rows, index) => (
        <ReportTable
          key={rows[0]?.key}
          label={index === 0 ? `Years 1 to ${HALF}` : `Years ${HALF + 1} to ${YEARS}`}
          head={['Year', 'P50 (kWh)', 'P90 (kWh)']}
          rows={rows}
        />
      ))}
    </div>
  )
}
