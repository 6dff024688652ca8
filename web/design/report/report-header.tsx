// The report's company, homeowner, and three key figures.
import { brandProperties } from '#machines/lib/brand-colors.ts'
import type { Schemas } from '#sdk/types.ts'
import { date, kw, number, percent } from '#web/lib/format.ts'
import { common } from '#web/words/common.ts'
import { fillMessage } from '#web/words/fill-message.tsx'
import { words as texts } from './words.ts'

export function ReportHeader({ report }: { report: Schemas['SimulationReport'] }) {
  const { company, simulation, design } = report
  const [first] = simulation.outlook
  return (
    <header style={brandProperties(company.brand_color)}>
      {/* In print the color is used for text, to save ink. */}
      <div className="rounded-t-card bg-(--main) text-white max-sm:rounded-none print:border-t-8 print:border-(--main) print:bg-transparent print:text-(--main)">
        <div className="px-5 pt-6 pb-8 sm:px-14 sm:pt-10 print:px-0 print:pt-4 print:pb-4">
          <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2">
            {company.logo_src && (
              <img
                src={company.logo_src}
                alt={texts.logo_name({ name: company.name })}
                className="h-12 max-w-48 rounded-control bg-white object-contain p-1.5"
              />
            )}
            <p className="text-md font-semibold break-words">
              <bdi>{company.name}</bdi>
            </p>
          </div>
          <h1 className="mt-6 text-2xl break-words print:mt-4">{texts.year_sun_roof}</h1>
          <p className="mt-2 text-md break-words">
            {fillMessage(texts.simulation_report, {
              homeowner_name: <bdi>{report.homeowner_name}</bdi>,
              address_line: <bdi>{report.address_line}</bdi>,
            })}
          </p>
          {design.name && <p className="mt-1 text-md break-words">{texts.design_name({ name: design.name })}</p>}
          <p className="mt-1 text-sm">
            {texts.prepared_prepared_made({ prepared_by: report.prepared_by, made_at: date(report.made_at) })}
          </p>
        </div>
      </div>
      <dl className="grid gap-x-8 gap-y-6 px-5 pt-8 sm:grid-cols-3 sm:px-14 print:grid-cols-3 print:px-0 print:pt-4">
        <Big label={texts.expected_first_year} value={number(simulation.annual_kwh)} note={texts.kwh_p50} />
        <Big label={texts.ninety_percent_chance} value={number(first?.p90_kwh ?? 0)} note={texts.kwh_more_p90} />
        {simulation.offset === null ? (
          <Big
            label={common.size}
            value={kw(design.size_kw)}
            note={texts.module_count_panels({ module_count: number(design.module_count) })}
          />
        ) : (
          <Big label={texts.covers} value={percent(simulation.offset)} note={texts.what_household_uses} />
        )}
      </dl>
    </header>
  )
}

function Big({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd className="figures text-2xl font-semibold tracking-tight">{value}</dd>
      <dd className="text-sm text-ink-2">{note}</dd>
    </div>
  )
}
