// The basis of a project's savings: net metering and rate, each assumed or confirmed, with its source. Reps confirm it
// wherever it is shown, and can type a missing export rate.
import { useState } from 'react'
import { Link } from 'wouter'
import { askForBill } from '#machines/design/utilities/average-rate.ts'
import { kindWords } from '#machines/design/utilities/tariff-lines.ts'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions, useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { date } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { tabHref } from './project-tabs.ts'
import { words as texts } from './words.ts'

type Basis = Schemas['TariffBasis']
type PartName = 'net_metering' | 'rate'

const LABELS = { net_metering: texts.net_metering, rate: texts.utility_rate } as const
const PARTS = ['net_metering', 'rate'] as const

type Props = {
  project_id: string
  /** Hidden if nothing is assumed. */
  onlyAssumed?: boolean
  /** Shown where the tariff itself is changed: no link leads there. */
  here?: boolean
}

/** Shown with a rate that is the utility's average: its year, and that the bill is more exact. */
export function AverageNote({ project_id }: { project_id: string }) {
  const { data } = useRead('/v3/energy.GetTariffBasis', { project_id })
  const average = data?.basis?.rate.average
  return average ? <span className="block text-sm text-ink-2">{askForBill(average)}</span> : null
}

export function TariffStanding({ project_id, onlyAssumed = false, here = false }: Props) {
  const { data } = useRead('/v3/energy.GetTariffBasis', { project_id })
  const basis = data?.basis
  if (!basis) return null
  const assumed = PARTS.filter(part => basis[part].state === 'assumed')
  if (onlyAssumed && assumed.length === 0) return null
  return (
    <Card
      title={texts.rate_net_metering}
      note={
        assumed.length > 0
          ? texts.confirm_before_you_publish({
              has_utility: basis.utility_name ? 'yes' : 'no',
              utility: basis.utility_name ?? '',
            })
          : (basis.utility_name ?? undefined)
      }
      actions={
        !here &&
        assumed.length > 0 && (
          <Link
            href={`${tabHref(project_id, 'energy')}&part=tariff`}
            className="text-sm underline underline-offset-2 max-sm:py-2"
          >
            {texts.change_rate_net_metering}
          </Link>
        )
      }
    >
      <ul aria-label={texts.rate_net_metering} className="flex flex-col divide-y divide-hairline">
        {PARTS.map(part => (
          <Line key={part} label={LABELS[part]} part={basis[part]} />
        ))}
      </ul>
      {assumed.length > 0 && (
        <Confirm key={basis.net_metering.sentence} project_id={project_id} basis={basis} assumed={assumed} />
      )}
    </Card>
  )
}

function Line({ label, part }: { label: string; part: Schemas['TariffPart'] }) {
  const { state, sentence, source, average, confirmed_by_name, confirmed_at, confirmed_for } = part
  return (
    <li className="flex flex-col gap-0.5 py-2.5 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="text-sm text-ink-3">{label}</span>
        <TariffBadge state={state} />
      </p>
      <p className="text-base break-words">{sentence}</p>
      {average && <p className="text-sm text-ink">{askForBill(average)}</p>}
      <p className="text-sm break-words text-ink-2">
        {confirmed_by_name && confirmed_at
          ? texts.confirmed_by_on({
              confirmed_by_name,
              confirmed_at: date(confirmed_at),
              has_confirmed_for: confirmed_for === 'utility' ? 'yes' : 'no',
              source,
            })
          : source}
      </p>
    </li>
  )
}

export const TariffBadge = ({ state }: { state: Schemas['TariffState'] }) =>
  state === 'assumed' ? (
    <Badge status="assumed" label={texts.assumed} />
  ) : (
    <Badge status="confirmed" label={texts.confirmed} />
  )

function Confirm({ project_id, basis, assumed }: { project_id: string; basis: Basis; assumed: PartName[] }) {
  const project = useRead('/v3/projects.Get', { project_id }).data?.project
  const whyNot = useWhyNot('projects.edit')
  const { utility_id } = basis
  const terms = useRead(
    '/v3/energy.GetUtilityTerms',
    { utility_id: utility_id ?? '' },
    { enabled: utility_id !== null },
  ).data?.utility.terms
  const companys = assumed.includes('net_metering') ? terms?.net_metering : null
  const mayForAll = usePermissions().has('settings.edit') && utility_id !== null
  const [rate, setRate] = useState<number | null>(null)
  const [tried, setTried] = useState(false)
  const write = useWrite('/v3/energy.ConfirmTariff', {
    onDone: () => tellDone(texts.confirmed_toast),
  })
  if (!project) return null
  const { lacks } = basis.net_metering
  const own: Schemas['NetMetering'] = project.tariff?.net_metering ?? { kind: 'full_retail' }
  const typed = typedNetMetering(own, rate)
  const takeCompanys = (net_metering: Schemas['NetMetering']) =>
    write.mutate({ project_id, version: project.version, parts: ['net_metering'], net_metering })
  const confirm = (for_utility: boolean) => {
    setTried(true)
    if (lacks && !typed) return
    write.mutate({
      project_id,
      version: project.version,
      parts: assumed,
      ...(lacks && typed ? { net_metering: typed } : {}),
      ...(for_utility ? { for_utility } : {}),
    })
  }
  return (
    <div className="flex flex-col gap-3 border-t border-hairline pt-3">
      {lacks && (
        <NumberField
          label={own.kind === 'non_bypassable' ? texts.paid_each_kwh_grid : texts.export_rate}
          className="sm:max-w-64"
          prefix="$"
          unit="/kWh"
          digits={5}
          value={rate}
          onChange={setRate}
          help={texts.from_current_rate_plan({ kind: kindWords(own.kind) })}
          error={tried && !typed ? texts.enter_0_1_kwh : undefined}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {companys && (
          <Button look="primary" busy={write.isPending} disabledReason={whyNot} onClick={() => takeCompanys(companys)}>
            {texts.use_your_company_net}
          </Button>
        )}
        <Button
          look={companys ? 'secondary' : 'primary'}
          busy={write.isPending}
          disabledReason={whyNot}
          onClick={() => confirm(false)}
        >
          {texts.confirm_project}
        </Button>
        {mayForAll && (
          <Button busy={write.isPending} disabledReason={whyNot} onClick={() => confirm(true)}>
            {texts.confirm_utility}
          </Button>
        )}
      </div>
      {mayForAll && (
        <p className="text-sm text-ink-3">
          {texts.confirm_utility_hint}{' '}
          <Link href={href('/settings/company/utilities')} className="underline underline-offset-2">
            {texts.settings_utilities}
          </Link>
          .
        </p>
      )}
    </div>
  )
}

/** With the missing figure; undefined until it is entered. */
function typedNetMetering(own: Schemas['NetMetering'], rate: number | null): Schemas['NetMetering'] | undefined {
  if (rate === null || rate < 0 || rate > 1) return undefined
  return own.kind === 'non_bypassable'
    ? { ...own, non_bypassable_usd_per_kwh: rate }
    : { ...own, export_usd_per_kwh: rate }
}
