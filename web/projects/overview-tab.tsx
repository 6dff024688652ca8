// What the project is about: people, house, power. Each part is changed where it is read.
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { consumptionDerivation } from '#machines/derivations/household.ts'
import { MonthChart } from '#web/charts/month-chart.tsx'
import { useWhyNot } from '#web/data/queries.ts'
import { Derived } from '#web/derivations/derived.tsx'
import { dateTime, kwh, moneyExact } from '#web/lib/format.ts'
import { ROOF_WORDS } from '#web/sale/adder-words.ts'
import { ProjectInvoices } from '#web/sale/invoices/project-invoices.tsx'
import { AgreementOut } from '#web/sale/papers/agreement-out.tsx'
import type { TabProps } from '#web/sale/project/project-tabs.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Facts } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { hoaWords } from './house-words.ts'
import { HouseholdCard } from './household-card.tsx'
import { type Part, ProjectDialog } from './project-dialog.tsx'
import { SaleFigures } from './sale-figures.tsx'
import { words } from './words.ts'

export default function OverviewTab({ project }: TabProps) {
  const [part, setPart] = useState<Part | null>(null)
  const whyNot = useWhyNot('projects.edit')
  const edit = (which: Part, label: string) => (
    <Button look="ghost" icon={<Pencil size={14} aria-hidden />} disabledReason={whyNot} onClick={() => setPart(which)}>
      {label}
    </Button>
  )
  const { address, tariff, consumption } = project
  const use = (
    <Facts
      facts={[
        {
          label: words.annual_usage,
          value: (
            <Derived derivation={consumptionDerivation(project)} at={project.updated_at}>
              {project.annual_consumption_kwh === null ? words.unknown : kwh(project.annual_consumption_kwh)}
            </Derived>
          ),
          note: consumption?.mode.endsWith('bill_cents') ? words.bills_rate : undefined,
        },
      ]}
    />
  )
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[2fr_1fr]">
      <div className="flex min-w-0 flex-col gap-5">
        <AgreementOut project_id={project.id} />
        <SaleFigures project={project} />
        <Card title={words.electricity} actions={edit('consumption', consumption ? words.edit : words.enter)}>
          {consumption?.mode === 'monthly_kwh' || consumption?.mode === 'interval_8760' ? (
            <div className="flex flex-col gap-5">
              {use}
              <MonthChart title={words.usage_by_month} use={consumption.values} />
            </div>
          ) : (
            use
          )}
        </Card>
        <Card
          title={words.about_household}
          note={words.about_household_note}
          actions={edit('notes', project.notes ? words.edit : words.enter)}
        >
          <p className="text-base whitespace-pre-wrap text-ink-2">{project.notes || words.nothing_written_yet}</p>
        </Card>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <HouseholdCard project_id={project.id} />
        <ProjectInvoices project_id={project.id} />
        <Card title={words.house} actions={edit('address', address ? words.edit : words.enter)}>
          {address ? (
            <address className="text-base not-italic">
              {address.line1}
              {address.line2 && `, ${address.line2}`}
              <br />
              {address.city}, {address.state} {address.postal_code}
            </address>
          ) : (
            <p className="text-base text-ink-2">{words.unknown_value}</p>
          )}
        </Card>
        <Card title={words.roof} actions={edit('roof', project.roof_type ? words.edit : words.enter)}>
          <p className="text-base text-ink-2">
            {project.roof_type ? ROOF_WORDS[project.roof_type] : words.unknown_value}
          </p>
        </Card>
        <Card title={words.hoa} actions={edit('hoa', project.hoa ? words.edit : words.enter)}>
          <p className="text-base text-ink-2">{hoaWords(project.hoa)}</p>
        </Card>
        <Card
          title={words.appointment}
          actions={edit('appointment', project.appointment_at ? words.edit : words.enter)}
        >
          <p className="text-base text-ink-2">
            {project.appointment_at ? dateTime(project.appointment_at) : words.none_scheduled}
          </p>
        </Card>
        <Card title={common.utility} actions={edit('utility', project.utility_name ? words.edit : words.enter)}>
          <Facts
            facts={[
              { label: common.utility, value: project.utility_name ?? words.unknown },
              ...(tariff?.plan ? [{ label: words.rate_plan, value: tariff.plan.name }] : []),
              ...(tariff && !tariff.plan
                ? [
                    { label: words.rate, value: `$${tariff.rate_usd_per_kwh.toFixed(4).replace(/0{1,2}$/, '')}/kWh` },
                    { label: words.fixed_charge, value: `${moneyExact(tariff.fixed_charge_cents_per_month)}/month` },
                  ]
                : []),
            ]}
          />
        </Card>
      </div>
      {part && <ProjectDialog project={project} part={part} onClose={() => setPart(null)} />}
    </div>
  )
}
