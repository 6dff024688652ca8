// The report as a document on letter paper: signed in, by link and printed it is the same.
import type { ReactNode } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { monthName } from '#web/charts/hours.ts'
import { BRAND } from '#web/frame/navigation.ts'
import { date, dateTime, kwh, number, percent } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { saveReceipt } from './download-results.ts'
import { ReportHeader } from './report-header.tsx'
import { HoursPart } from './report-hours.tsx'
import { ChancesPart, YearsPart } from './report-outlook.tsx'
import { LossPart, MonthPart, SystemPart } from './report-system.tsx'

type Report = Schemas['SimulationReport']
/** `onHours` where the hours can be fetched: with a session. */
type Props = { report: Report; onHours?: () => void }

export function ReportDocument({ report, onHours }: Props) {
  const { simulation, company, receipt } = report
  const { weather } = simulation
  return (
    <main className="letter mx-auto max-w-[816px] bg-surface pb-12 sm:my-8 sm:rounded-card sm:border sm:border-hairline print:m-0 print:border-0 print:bg-transparent print:pb-0">
      <ReportHeader report={report} />
      <div className="flex flex-col gap-12 px-5 pt-8 sm:px-14 print:gap-7 print:px-0 print:pt-4">
        <p className="max-w-[68ch] text-md">{summaryOf(report)}</p>
        <Part title="The system">
          <SystemPart report={report} />
        </Part>
        <Part title="Month by month" page>
          <MonthPart simulation={simulation} />
        </Part>
        <Part title="Hour by hour" page>
          <HoursPart hours_wh={report.hours_wh} />
        </Part>
        <Part title="From light to the meter" note={lossWords(simulation)}>
          <LossPart report={report} />
        </Part>
        <Part title="How sure is it?">
          <ChancesPart simulation={simulation} />
        </Part>
        <Part
          title="Over 25 years"
          note={`Production falls by ${percent(simulation.degradation, 2)} a year as the panels age. P90 is of each year by itself.`}
        >
          <YearsPart simulation={simulation} />
        </Part>
        <Part title="What it rests on" page>
          <ul className="flex max-w-[72ch] list-disc flex-col gap-1.5 pl-5 text-base text-ink-2">
            <li>
              {weather.file_name === null
                ? `Weather: ${receipt.inputs.weather.rule}. Stations: ${weather.stations.join('; ')}.`
                : `Weather: ${weather.source} of the file ${weather.file_name}, ${weather.stations.join('; ')}.`}
            </li>
            {simulation.assumptions.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
            <li>
              Light on each plane by Perez 1990, reflection by Fresnel, cell temperature by the NOCT model, losses and
              inverter as in PVWatts (NREL/TP-6A20-62641): 8,760 hours, each by itself.
            </li>
          </ul>
        </Part>
        <Part title="The receipt">
          <div className="flex flex-col gap-4 text-base text-ink-2">
            <p className="max-w-[72ch]">
              The receipt holds all this year was computed from and what came out, under two hashes. Whoever has it can
              compute the year again, without a network, and is told the first digit that differs:
            </p>
            <code className="block overflow-x-auto rounded-control bg-sunken px-3 py-2 text-sm text-ink">
              npm run simulate -- --receipt simulation-receipt.json
              {receipt.inputs.weather.file_name === null ? '' : ` --weather ${receipt.inputs.weather.file_name}`}
            </code>
            <dl className="flex flex-col gap-2 text-sm">
              <Hash name="Inputs" hash={receipt.inputs_sha256} />
              <Hash name="Results" hash={receipt.results_sha256} />
            </dl>
            <p>
              Engine {receipt.engine}, computed {dateTime(receipt.made_at)}.
            </p>
            <div className="no-print flex flex-wrap gap-2">
              <Button onClick={() => saveReceipt(receipt)}>Download the receipt</Button>
              {onHours && <Button onClick={onHours}>Download the 8,760 hours</Button>}
            </div>
          </div>
        </Part>
        <footer className="flex flex-col gap-3 border-t border-hairline pt-6 text-sm text-ink-3">
          <p className="max-w-[80ch]">
            A simulation says what to expect of typical weather; it is no promise. Weather, shade that grows, dirt and
            outages make each year another, and only a written production guarantee binds anyone.
          </p>
          <p>
            {[company.name, company.license_number && `license ${company.license_number}`, company.phone, company.email]
              .filter(Boolean)
              .join(' · ')}
            . Made with {BRAND} on {date(report.made_at)}.
          </p>
        </footer>
      </div>
    </main>
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
      <dt>{name}, SHA-256</dt>
      <dd className="font-mono break-all text-ink">{hash}</dd>
    </div>
  )
}

function summaryOf({ design, planes, simulation }: Report): string {
  const { monthly_kwh, annual_kwh } = simulation
  const at = (made: number) => monthName(monthly_kwh.indexOf(made))
  const most = Math.max(...monthly_kwh)
  const least = Math.min(...monthly_kwh)
  const where =
    planes.length === 1 ? 'one plane of the roof' : `${planes.length === 2 ? 'two' : planes.length} planes of the roof`
  return `${number(design.module_count)} panels on ${where} make ${kwh(annual_kwh)} in the first year: most in ${at(most)} (${kwh(most)}), least in ${at(least)} (${kwh(least)}).`
}

function lossWords({ losses }: Report['simulation']): string {
  const left = losses.reduce((kept, { share }) => kept * (1 - share), 1)
  return `Of what the panels would make at their rating of all the light above the roof, ${percent(left, 1)} reaches the meter.`
}
