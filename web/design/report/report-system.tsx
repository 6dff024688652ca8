// The system on the roof, its monthly production, and its losses.

import { monthlyAlbedo } from '#machines/design/production/albedo.ts'
import { LOSS_NAMES, lossLabel } from '#machines/design/production/loss-names.ts'
import { DEFAULT_MOUNTING, mountingName } from '#machines/design/production/mounting.ts'
import { steadyShares } from '#machines/design/rules.ts'
import { sum } from '#machines/lib/numbers.ts'
import type { Schemas } from '#sdk/types.ts'
import { MonthChart } from '#web/charts/month-chart.tsx'
import { kw, MONTHS, monthName, number, percent } from '#web/lib/format.ts'
import { Facts } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { LOSSES } from '../losses/loss-names.ts'
import { LossesWaterfall } from '../losses/losses-waterfall.tsx'
import { wind } from '../wind.ts'
import { ReportTable } from './report-table.tsx'
import { words } from './words.ts'

type Report = Schemas['SimulationReport']

export function SystemPart({ report: { design, planes, simulation } }: { report: Report }) {
  const lines = (counted: Report['design']['inverters']) =>
    counted.map(({ name, count }) => `${count} × ${name}`).join(', ')
  return (
    <div className="flex flex-col gap-6">
      <Facts
        facts={[
          { label: words.panels, value: `${number(design.module_count)}, ${kw(design.size_kw)} DC` },
          {
            label: common.inverters,
            value: lines(design.inverters),
            note: `${kw(design.ac_kw)} AC, DC/AC ${(design.size_kw / design.ac_kw).toFixed(2)}`,
          },
          ...(design.storage.length > 0 ? [{ label: words.batteries, value: lines(design.storage) }] : []),
          { label: words.yield, value: words.kwh_year_each_kw({ specific_yield: number(simulation.specific_yield) }) },
          { label: words.performance_ratio, value: percent(simulation.performance_ratio, 1) },
        ]}
      />
      <ReportTable
        label={words.planes}
        head={[words.plane, words.size_kw, words.tilt, words.faces, words.shade, words.year_kwh, words.kwh_per_kw]}
        rows={planes.map((plane, index) => ({
          key: `${index} ${plane.name}`,
          cells: [
            <span key="name" className="block min-w-40">
              {plane.name}
              <span className="block text-sm text-ink-3">
                {number(plane.module_count)} × {plane.panel}
              </span>
              <span className="block text-sm text-ink-3">
                {mountingName(plane.mounting ?? DEFAULT_MOUNTING)}
                {plane.tracker && words.single_axis_tracker({ max_angle_deg: number(plane.tracker.max_angle_deg) })}
              </span>
            </span>,
            number(plane.size_kw, 2),
            `${number(plane.tilt_deg)}°`,
            <span key="faces" className="whitespace-nowrap">
              {wind(plane.azimuth_deg)}, {number(plane.azimuth_deg)}°
            </span>,
            plane.shade === 0 ? words.no_shade : percent(plane.shade, 1),
            number(plane.annual_kwh),
            number(plane.specific_yield),
          ],
        }))}
      />
    </div>
  )
}

export function MonthPart({ simulation }: { simulation: Report['simulation'] }) {
  const { monthly_kwh, monthly_poa_kwh_m2, monthly_consumption_kwh: use } = simulation
  const light = sum(monthly_poa_kwh_m2)
  return (
    <div className="flex flex-col gap-6">
      <MonthChart title={words.what_roof_makes_month} production={monthly_kwh} use={use} />
      <ReportTable
        label={words.months}
        head={[
          common.month,
          words.light_planes_kwh_m,
          words.production_kwh,
          ...(use ? [words.use_kwh] : []),
          words.share_year,
        ]}
        rows={[
          ...MONTHS.map((month, index) => ({
            key: month,
            cells: [
              monthName(index),
              number(monthly_poa_kwh_m2[index] ?? 0),
              number(monthly_kwh[index] ?? 0),
              ...(use ? [number(use[index] ?? 0)] : []),
              percent((monthly_kwh[index] ?? 0) / simulation.annual_kwh, 1),
            ],
          })),
          {
            key: 'year',
            total: true,
            cells: [
              words.year,
              number(light),
              number(simulation.annual_kwh),
              ...(use ? [number(sum(use))] : []),
              percent(1),
            ],
          },
        ]}
      />
    </div>
  )
}

export function LossPart({ report: { simulation, receipt } }: { report: Report }) {
  const { losses, monthly_soiling, conditions, planes } = receipt.inputs
  const { snow, monthly_albedo } = conditions ?? {}
  const steady = steadyShares(losses, { monthly_soiling, snow })
  const system = LOSSES.filter(({ name }) => steady[name] > 0)
  const is_hourly = simulation.losses.some(({ name }) => name === LOSS_NAMES.mismatch)
  return (
    <div>
      <LossesWaterfall steps={simulation.losses.map(({ name, share }) => ({ label: lossLabel(name), loss: share }))} />
      {is_hourly && <p className="mt-4 text-base text-ink-2">{words.horizon_shading_light_never}</p>}
      {system.length > 0 && (
        <p className="mt-4 text-base text-ink-2">
          {words.system_losses_one_after({
            join: system.map(({ name, label }) => `${label} ${percent(losses[name], 1)}`).join(', '),
          })}
          {planes.some(plane => plane.losses !== undefined) && words.where_shade_plane_was}
        </p>
      )}
      {monthly_soiling && (
        <p className="mt-4 text-base text-ink-2">
          {words.soiling_counted_month({
            join: monthly_soiling.map((share, month) => `${MONTHS[month]} ${percent(share, 1)}`).join(', '),
          })}
        </p>
      )}
      {snow && (
        <p className="mt-4 text-base text-ink-2">
          {words.snow_counted_month_townsend({
            join: snow.snowfall_cm
              .map((cm, month) => words.month_snowfall({ months: String(MONTHS[month]), number: number(cm / 2.54, 1) }))
              .join(', '),
          })}
        </p>
      )}
      {(snow || monthly_albedo) && (
        <p className="mt-4 text-base text-ink-2">
          {words.ground_reflects_light({
            join: [...monthlyAlbedo(conditions)].map((share, month) => `${MONTHS[month]} ${percent(share)}`).join(', '),
          })}
        </p>
      )}
    </div>
  )
}
