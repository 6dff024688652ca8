// What the project is about: people, house, power. Each part is changed where it is read.
import { Pencil, Plus, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { href } from '#web/app/navigation.ts'
import { useRead, useWhyNot, useWrite } from '#web/app/queries.ts'
import { MonthChart } from '#web/charts/month-chart.tsx'
import { kwh, moneyExact, phone } from '#web/lib/format.ts'
import { ROOF_WORDS } from '#web/sale/adder-words.ts'
import { AgreementOut } from '#web/sale/agreement-out.tsx'
import { HomeownerDialog } from '#web/sale/homeowner-dialog.tsx'
import { ProjectInvoices } from '#web/sale/project-invoices.tsx'
import type { TabProps } from '#web/sale/project-tabs.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Facts } from '#web/ui/page.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { NextStep } from './next-step.tsx'
import { type Part, ProjectDialog } from './project-dialog.tsx'

export default function OverviewTab({ project }: TabProps) {
  const [part, setPart] = useState<Part | null>(null)
  const whyNot = useWhyNot('projects.edit')
  const edit = (which: Part, label: string) => (
    <Button look="ghost" icon={<Pencil size={14} aria-hidden />} disabledReason={whyNot} onClick={() => setPart(which)}>
      {label}
    </Button>
  )
  const { address, tariff, consumption } = project
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[2fr_1fr]">
      <div className="flex min-w-0 flex-col gap-5">
        <AgreementOut project_id={project.id} />
        <NextStep project={project} />
        <Card title="Power" actions={edit('consumption', consumption ? 'Change' : 'Enter')}>
          {consumption?.mode === 'monthly_kwh' || consumption?.mode === 'interval_8760' ? (
            <MonthChart title={`Use: ${kwh(project.annual_consumption_kwh ?? 0)} a year`} use={consumption.values} />
          ) : (
            <Facts
              facts={[
                {
                  label: 'Use in a year',
                  value:
                    project.annual_consumption_kwh === null ? 'Not known yet' : kwh(project.annual_consumption_kwh),
                  note: consumption?.mode === 'monthly_bill_cents' ? 'From the bills and the rate' : undefined,
                },
              ]}
            />
          )}
        </Card>
        <Card
          title="About this household"
          note="What everyone should know before they call. What you want to tell each other stands under Notes."
          actions={edit('notes', project.notes ? 'Change' : 'Enter')}
        >
          <p className="text-base whitespace-pre-wrap text-ink-2">{project.notes || 'Nothing written yet.'}</p>
        </Card>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Homeowners project_id={project.id} />
        <ProjectInvoices project_id={project.id} />
        <Card title="House" actions={edit('address', address ? 'Change' : 'Enter')}>
          {address ? (
            <address className="text-base not-italic">
              {address.line1}
              {address.line2 && `, ${address.line2}`}
              <br />
              {address.city}, {address.state} {address.postal_code}
            </address>
          ) : (
            <p className="text-base text-ink-2">Not known yet.</p>
          )}
        </Card>
        <Card title="Roof" actions={edit('roof', project.roof_type ? 'Change' : 'Enter')}>
          <p className="text-base text-ink-2">{project.roof_type ? ROOF_WORDS[project.roof_type] : 'Not known yet.'}</p>
        </Card>
        <Card title="Utility" actions={edit('utility', project.utility_id ? 'Change' : 'Enter')}>
          <Facts
            facts={[
              { label: 'Utility', value: project.utility_name ?? 'Not known yet' },
              ...(tariff?.plan ? [{ label: 'Rate plan', value: tariff.plan.name }] : []),
              ...(tariff && !tariff.plan
                ? [
                    { label: 'Rate', value: `$${tariff.rate_usd_per_kwh.toFixed(4).replace(/0{1,2}$/, '')}/kWh` },
                    { label: 'Fixed charge', value: `${moneyExact(tariff.fixed_charge_cents_per_month)}/month` },
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

function Homeowners({ project_id }: { project_id: string }) {
  const { data, error, refetch } = useRead('/v3/homeowners.ListByProject', { project_id })
  const [open, setOpen] = useState<Schemas['Homeowner'] | 'new' | null>(null)
  const whyNot = useWhyNot('homeowners.edit')
  const refreshes = ['/v3/homeowners.ListByProject', '/v3/projects.Get', '/v3/projects.List'] as const
  const update = useWrite('/v3/homeowners.Update', { refreshes })
  const remove = useWrite('/v3/homeowners.Delete', { refreshes })
  const makePrimary = ({
    id,
    version,
    firstname,
    lastname,
    email,
    phone: number,
    preferred_language,
  }: Schemas['Homeowner']) =>
    update.mutate({
      homeowner_id: id,
      version,
      is_primary: true,
      homeowner: {
        firstname,
        lastname,
        preferred_language,
        ...(email ? { email } : {}),
        ...(number ? { phone: number } : {}),
      },
    })
  return (
    <Card
      title="Homeowners"
      actions={
        <Button
          look="ghost"
          icon={<Plus size={14} aria-hidden />}
          disabledReason={whyNot}
          onClick={() => setOpen('new')}
        >
          Add
        </Button>
      }
    >
      {error && !data && <ErrorState sentence={error.message} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-16" />}
      <ul className="flex flex-col divide-y divide-hairline">
        {data?.homeowners.map(one => {
          const name = `${one.firstname} ${one.lastname}`
          return (
            <li key={one.id} className="flex items-start justify-between gap-3 py-3 first:pt-0 last:pb-0">
              <div className="min-w-0">
                <p className="flex items-center gap-2 font-medium">
                  <Link
                    href={href('/homeowners/[id]', { id: one.id })}
                    className="truncate underline-offset-2 hover:underline"
                  >
                    {name}
                  </Link>
                  {one.is_primary && <span className="text-xs font-normal text-ink-3">Primary</span>}
                </p>
                {one.email && (
                  <a href={`mailto:${one.email}`} className="block truncate text-sm text-ink-2 hover:underline">
                    {one.email}
                  </a>
                )}
                {one.phone && (
                  <a href={`tel:${one.phone}`} className="figures block text-sm text-ink-2 hover:underline">
                    {phone(one.phone) || one.phone}
                  </a>
                )}
              </div>
              {whyNot === undefined && (
                <div className="flex shrink-0">
                  {!one.is_primary && (
                    <>
                      <Small label={`Make ${name} primary`} onClick={() => makePrimary(one)}>
                        <Star size={14} />
                      </Small>
                      <Small
                        label={`Remove ${name}`}
                        onClick={() => remove.mutate({ homeowner_id: one.id, version: one.version })}
                      >
                        <Trash2 size={14} />
                      </Small>
                    </>
                  )}
                  <Small label={`Change ${name}`} onClick={() => setOpen(one)}>
                    <Pencil size={14} />
                  </Small>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {open && (
        <HomeownerDialog
          project_id={project_id}
          homeowner={open === 'new' ? null : open}
          refreshes={refreshes}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  )
}

function Small({ label, onClick, children }: { label: string; onClick: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="rounded-control p-2 text-ink-3 hover:bg-sunken hover:text-ink"
    >
      {children}
    </button>
  )
}
