import { PROJECT_STATUSES } from '#machines/projects/project-status.machine.ts'
import { ANY } from '#web/frame/filters.ts'
import { part } from '#web/lib/part.tsx'
import { stateOptions } from '#web/lib/states.ts'
import { type ProjectFilters, STAGE_NAMES, STAGES } from '#web/projects/sale/project/project-filters.ts'
import { useIsOffline } from '#web/reach/use-is-offline.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { ChoicesField } from '#web/ui/fields/choices-field.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { type Option, SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { statusName } from '#web/ui/status-name.ts'
import { common } from '#web/words/common.ts'
import { words as texts } from './words.ts'

const SizePriceFields = part(() => import('#web/projects/sale/project/size-price-fields.tsx'))

type Props = {
  open: boolean
  onClose: () => void
  filters: ProjectFilters
  onChange: (filters: ProjectFilters) => void
  people: Option[]
}

const STAGE_OPTIONS = STAGES.map(value => ({ value, label: STAGE_NAMES[value] }))
const STATUS_OPTIONS = PROJECT_STATUSES.map(value => ({ value, label: statusName(value) }))
const STATE_OPTIONS = [{ value: ANY, label: texts.any_state }, ...stateOptions]

/** Everything the list can be narrowed by. What is chosen narrows it at once, behind the drawer. */
export function FilterDrawer({ open, onClose, filters, onChange, people }: Props) {
  // A list kept on the device can't be narrowed, so its sliders aren't kept either.
  const is_offline = useIsOffline()
  const set = (change: { [K in keyof ProjectFilters]: ProjectFilters[K] | undefined }) =>
    onChange(
      Object.fromEntries(
        Object.entries({ ...filters, ...change }).filter(([, value]) => value !== undefined && value !== ''),
      ),
    )
  const some = <T extends string>(all: readonly T[], chosen: string[]) => {
    const selection = all.filter(one => chosen.includes(one))
    return selection.length > 0 ? selection : undefined
  }
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={texts.filter_projects}
      editable
      actions={
        <>
          <Button onClick={() => onChange(filters.search ? { search: filters.search } : {})}>
            {texts.clear_filters}
          </Button>
          <Button look="primary" onClick={onClose}>
            {texts.show_projects}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <ChoicesField
          label={texts.stage}
          none={texts.any_stage}
          options={STAGE_OPTIONS}
          values={filters.stage ?? []}
          onChange={chosen => set({ stage: some(STAGES, chosen) })}
        />
        <ChoicesField
          label={common.status}
          none={texts.any_status}
          options={STATUS_OPTIONS}
          values={filters.status ?? []}
          onChange={chosen => set({ status: some(PROJECT_STATUSES, chosen) })}
        />
        <ChoicesField
          label={texts.owner}
          none={texts.anyone}
          options={people}
          values={filters.owner_id ?? []}
          onChange={chosen => set({ owner_id: chosen.length > 0 ? chosen : undefined })}
        />
        <SelectField
          label={common.state}
          options={STATE_OPTIONS}
          value={filters.state ?? ANY}
          onChange={value => set({ state: stateOf(value) })}
        />
        {!is_offline && <SizePriceFields filters={filters} onChange={set} />}
        <NumberField
          label={texts.idle_for}
          help={texts.open_projects_only_neither}
          unit={common.days}
          digits={0}
          value={filters.idle_days ?? null}
          onChange={days =>
            set({ idle_days: days !== null && days >= 1 && days <= 3_650 ? Math.round(days) : undefined })
          }
        />
        <Days
          what={texts.started}
          from={filters.created_from}
          to={filters.created_to}
          onChange={(created_from, created_to) => set({ created_from, created_to })}
        />
        <Days
          what={texts.sold}
          from={filters.sold_from}
          to={filters.sold_to}
          onChange={(sold_from, sold_to) => set({ sold_from, sold_to })}
        />
        <TextField
          label={texts.tag}
          maxLength={30}
          value={filters.tag ?? ''}
          onChange={event => set({ tag: event.target.value })}
        />
        <TextField
          label={texts.source}
          maxLength={80}
          value={filters.lead_source ?? ''}
          onChange={event => set({ lead_source: event.target.value })}
        />
      </div>
    </Drawer>
  )
}

const stateOf = (value: string) => (value === ANY ? undefined : value)

type DaysProps = {
  what: string
  from: string | undefined
  to: string | undefined
  onChange: (from: string | undefined, to: string | undefined) => void
}

const Days = ({ what, from, to, onChange }: DaysProps) => (
  <div className="grid grid-cols-2 gap-3">
    <DateField
      label={texts.date_from({ what })}
      value={from ?? null}
      {...(to ? { latest: to } : {})}
      onChange={day => onChange(day ?? undefined, to)}
    />
    <DateField
      label={texts.date_to({ what })}
      value={to ?? null}
      {...(from ? { earliest: from } : {})}
      onChange={day => onChange(from, day ?? undefined)}
    />
  </div>
)
