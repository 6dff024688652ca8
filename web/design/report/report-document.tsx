// The report as a document on letter paper: signed in, by link and printed it is the same.
import type { ReactNode } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { BRAND } from '#web/frame/navigation.ts'
import { date, dateTime, kwh, monthName, number, percent } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { saveReceipt } from './download-results.ts'
import { ReportHeader } from './report-header.tsx'
import { HoursPart } from './report-hours.tsx'
import { ChancesPart, YearsPart } from './report-outlook.tsx'
import { LossPart, MonthPart, SystemPart } from './report-system.tsx'
import { words } from './words.ts'

type Report = Schemas['SimulationReport']
/** `onHours` where the hours can be fetched: with a session. */
type Props = { report: Report; onHours?: () => void }

const COMMAND = 'npm run simulate -- --receipt simulation-receipt.json'

export function ReportDocument({ report, onHours }: Props) {
  const { simulation, company, receipt } = report
  const { weather } = simulation
  return (
    <div className="letter mx-auto max-w-[816px] bg-surface pb-12 sm:my-8 sm:rounded-card sm:border sm:border-hairline print:m-0 print:border-0 print:bg-transparent print:pb-0">
      <ReportHeader report={report} />
      <div className="flex flex-col gap-12 px-5 pt-8 sm:px-14 print:gap-7 print:px-0 print:pt-4">
        <p className="max-w-[68ch] text-md">{summaryOf(report)}</p>
        <Part title={words.system}>
          <SystemPart report={report} />
        </Part>
        <Part title={words.month_month} page>
          <MonthPart simulation={simulation} />
        </Part>
        <Part title={words.hour_hour} page>
          <HoursPart hours_wh={report.hours_wh} />
        </Part>
        <Part title={words.system_losses_title} note={lossWords(simulation)}>
          <LossPart report={report} />
        </Part>
        <Part title={words.uncertainty_title}>
          <ChancesPart simulation={simulation} />
        </Part>
        <Part
          title={words.over_25_years}
          note={words.production_falls_year_as({ degradation: percent(simulation.degradation, 2) })}
        >
          <YearsPart simulation={simulation} />
        </Part>
        <Part title={words.assumptions_title} page>
          <ul className="flex max-w-[72ch] list-disc flex-col gap-1.5 pl-5 text-base text-ink-2">
            <li>
              {weather.file_name === null
                ? words.weather_stations({ rule: receipt.inputs.weather.rule, join: weather.stations.join('; ') })
                : words.weather_file({
                    source: weather.source,
                    file_name: weather.file_name,
                    join: weather.stations.join('; '),
                  })}
            </li>
            {[...(simulation.weather_file?.notes ?? []), ...simulation.assumptions].map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
            <li>{words.light_each_plane_perez}</li>
          </ul>
        </Part>
        <Part title={words.receipt}>
          <div className="flex flex-col gap-4 text-base text-ink-2">
            <p className="max-w-[72ch]">{words.receipt_holds_all_year}</p>
            <code className="block overflow-x-auto rounded-control bg-sunken px-3 py-2 text-sm text-ink">
              {COMMAND}
              {receipt.inputs.weather.file_name === null ? '' : ` --weather ${receipt.inputs.weather.file_name}`}
            </code>
            <dl className="flex flex-col gap-2 text-sm">
              <Hash name={words.inputs} hash={receipt.inputs_sha256} />
              <Hash name={words.results} hash={receipt.results_sha256} />
            </dl>
            <p>{words.engine_computed({ engine: receipt.engine, made_at: dateTime(receipt.made_at) })}</p>
            <div className="no-print flex flex-wrap gap-2">
              <Button onClick={() => saveReceipt(receipt)}>{words.download_receipt}</Button>
              {onHours && <Button onClick={onHours}>{words.download_8_760_hours}</Button>}
            </div>
          </div>
        </Part>
        <footer className="flex flex-col gap-3 border-t border-hairline pt-6 text-sm text-ink-3">
          <p className="max-w-[80ch]">{words.simulation_says_what_expect}</p>
          <p>
            {words.made_with({
              join: [
                company.name,
                company.license_number && words.license_license_number({ license_number: company.license_number }),
                company.phone,
                company.email,
              ]
                .filter(Boolean)
                .join(' · '),
            })}{' '}
            {BRAND} {words.made_on({ made_at: date(report.made_at) })}
          </p>
        </footer>
      </div>
    </div>
  )
}

/** `page` begins a new one on paper. */
function Part({ title, note, page, children }: { title: string; note?: string; page?: boolean; children: ReactNode }) {
  return (
    <section className={page ? 'print:break-before-page' : 'break-inside-avoid'}>
      <h2 className={`break-after-avoid text-lg ${note ? 'mb-1' : 'mb-4'}`}>{title}</h2>
      {note && <p className="mb-4 max-w-[72ch] text-base text-ink-2">{note}</p>}
      {children}
    </section>
  )
}

function Hash({ name, hash }: { name: string; hash: string }) {
  return (
    <div>
      <dt>{words.name_sha_256({ name })}</dt>
      <dd className="font-mono break-all text-ink">{hash}</dd>
    </div>
  )
}

function summaryOf({ design, planes, simulation }: Report): string {
  const { monthly_kwh, annual_kwh } = simulation
  const at = (made: number) => monthName(monthly_kwh.indexOf(made))
  const most = Math.max(...monthly_kwh)
  const least = Math.min(...monthly_kwh)
  const where = words.roof_plane_count({ count: planes.length, value: planes.length === 2 ? 'two' : planes.length })
  return words.panels_make_first_year({
    module_count: number(design.module_count),
    where,
    annual_kwh: kwh(annual_kwh),
    most: at(most),
    most_2: kwh(most),
    least: at(least),
    least_2: kwh(least),
  })
}

function lossWords({ losses }: Report['simulation']): string {
  const left = losses.reduce((kept, { share }) => kept * (1 - share), 1)
  return words.share_reaching_meter({ left: percent(left, 1) })
}
