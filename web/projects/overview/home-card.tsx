// The home and what is known of it, each fact changed where it is read.

import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayWords } from '#machines/lib/format.ts'
import { streetLine } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot } from '#web/data/queries.ts'
import { dateTime, moneyExact } from '#web/lib/format.ts'
import { ROOF_WORDS } from '#web/projects/sale/adder-words.ts'
import { AverageNote } from '#web/projects/sale/project/tariff-standing.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { hoaWords } from '../house-words.ts'
import type { Part } from '../project-dialog.tsx'
import { words } from '../words.ts'

type Props = { project: Schemas['Project']; onEdit: (part: Part) => void }

export function HomeCard({ project, onEdit }: Props) {
  const whyNot = useWhyNot('projects.edit')
  const { address, roof_type, hoa, appointment_at, appointment_on } = project
  const rows: { part: Part; label: string; value: ReactNode; known: boolean }[] = [
    {
      part: 'address',
      label: words.home_address,
      value: address && (
        <address className="not-italic">
          {address.line1 ? streetLine(address) : <span className="text-ink-3">{words.no_street}</span>}
          <br />
          {address.city}, {address.state}{' '}
          {address.postal_code || <span className="text-ink-3">{words.no_zip_code}</span>}
        </address>
      ),
      known: address !== null,
    },
    { part: 'roof', label: words.roof, value: roof_type && ROOF_WORDS[roof_type], known: roof_type !== null },
    {
      part: 'utility',
      label: common.utility,
      value: <Utility project={project} />,
      known: project.utility_name !== null,
    },
    { part: 'hoa', label: words.hoa, value: hoaWords(hoa), known: hoa !== null },
    {
      part: 'appointment',
      label: words.appointment,
      value: appointment_at
        ? dateTime(appointment_at)
        : appointment_on
          ? words.day_without_time({ day: dayWords(appointment_on) })
          : words.none_scheduled,
      known: appointment_at !== null || appointment_on !== null,
    },
  ]
  return (
    <Card title={words.house}>
      <dl className="flex flex-col divide-y divide-hairline">
        {rows.map(({ part, label, value, known }) => (
          <div key={part} className="grid grid-cols-[6rem_1fr_auto] items-start gap-x-3 py-1.5 first:pt-0 last:pb-0">
            <dt className="pt-1.5 text-sm text-ink-3">{label}</dt>
            <dd className="min-w-0 pt-1 text-base break-words">
              {value || <span className="text-ink-2">{words.unknown_value}</span>}
            </dd>
            <dd>
              <Button
                look="ghost"
                aria-label={known ? words.edit_fact({ fact: label }) : words.add_fact({ fact: label })}
                icon={known ? <Pencil size={14} aria-hidden /> : undefined}
                disabledReason={whyNot}
                onClick={() => onEdit(part)}
              >
                {known ? undefined : words.enter}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Utility({ project: { id, utility_name, tariff } }: { project: Schemas['Project'] }) {
  if (!utility_name) return null
  return (
    <>
      {utility_name}
      {tariff && (
        <span className="figures block text-sm text-ink-3">
          {tariff.plan
            ? tariff.plan.name
            : words.rate_and_fixed_charge({
                rate: `$${tariff.rate_usd_per_kwh.toFixed(4).replace(/0{1,2}$/, '')}`,
                fixed: moneyExact(tariff.fixed_charge_cents_per_month),
              })}
        </span>
      )}
      {tariff && !tariff.plan && <AverageNote project_id={id} />}
    </>
  )
}
