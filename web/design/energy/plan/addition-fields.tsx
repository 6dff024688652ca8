// Future loads of the household, each with its yearly kWh.
import { X } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import type { AdditionForm, Kind, UseForm } from '../use-form.ts'
import { words as texts } from './words.ts'

const KINDS = [
  { value: 'electric_vehicle', label: texts.electric_vehicle, help: texts.electric_vehicle_hint },
  { value: 'heat_pump', label: texts.heat_pump, help: texts.used_when_cold_weather },
  {
    value: 'water_heater',
    label: texts.water_heater,
    help: texts.water_heater_hint,
  },
  {
    value: 'pool',
    label: texts.pool_pump,
    help: texts.pool_pump_hint,
  },
  { value: 'air_conditioner', label: texts.air_conditioner, help: texts.used_when_hot_weather },
  { value: 'other', label: texts.something_else, help: texts.used_as_rest_house },
] as const satisfies readonly { value: Kind; label: string; help: string }[]

/** The contract's limit on a list. */
const MOST = 12

/** kWh a mile of a usual electric car from the wall: 30 kWh/100 mi, as fueleconomy.gov rates many of them. */
const KWH_PER_MILE = 0.3

type Props = { faults: Record<string, string>; whyNot: string | undefined }

export function AdditionFields({ faults, whyNot }: Props) {
  const { watch, setValue } = useFormContext<UseForm>()
  const additions = watch('additions')
  const write = (next: AdditionForm[]) => setValue('additions', next, { shouldDirty: true })
  const change = (at: number, part: Partial<AdditionForm>) =>
    write(additions.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const add = (kind: Kind) => {
    const label = KINDS.find(one => one.value === kind)?.label ?? texts.something_else
    const alike = additions.filter(one => one.kind === kind).length
    const name = kind === 'other' ? '' : alike > 0 ? `${label} ${alike + 1}` : label
    write([...additions, { kind, name, annual_kwh: null }])
  }
  return (
    <div className="flex flex-col gap-4">
      {additions.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an addition is its place in the list
        <fieldset key={at} className="border-b border-hairline pb-4">
          <legend className="sr-only">{one.name || KINDS.find(({ value }) => value === one.kind)?.label}</legend>
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[minmax(0,1fr)_8.5rem_auto]">
            <TextField
              className="max-sm:col-span-2"
              label={common.name}
              maxLength={60}
              value={one.name}
              onChange={event => change(at, { name: event.target.value })}
              error={faults[`additions.${at}.name`]}
            />
            <NumberField
              label={texts.annual_kwh}
              unit="kWh"
              digits={0}
              value={one.annual_kwh}
              onChange={annual_kwh => change(at, { annual_kwh })}
              error={faults[`additions.${at}.annual_kwh`]}
            />
            <button
              type="button"
              aria-label={texts.remove_name({ name: one.name || texts.something_else })}
              onClick={() => write(additions.filter((_, index) => index !== at))}
              className="mt-6 rounded-control p-2.5 text-ink-3 hover:bg-sunken hover:text-ink max-sm:p-3.5"
            >
              <X size={14} aria-hidden />
            </button>
          </div>
          {one.kind === 'electric_vehicle' && (
            <Miles annual_kwh={one.annual_kwh} onChange={annual_kwh => change(at, { annual_kwh })} />
          )}
          <p className="mt-1 text-xs text-ink-3">{KINDS.find(({ value }) => value === one.kind)?.help}</p>
        </fieldset>
      ))}
      {additions.length < MOST && whyNot === undefined && (
        <SelectField
          label={additions.length === 0 ? texts.add_what_planned : texts.add_another}
          className="sm:max-w-64"
          placeholder={texts.electric_vehicle_heat_pump}
          options={KINDS.map(({ value, label }) => ({ value, label }))}
          value={null}
          onChange={value => {
            const kind = KINDS.find(one => one.value === value)?.value
            if (kind) add(kind)
          }}
        />
      )}
      {additions.length === 0 && whyNot !== undefined && (
        <p className="text-base text-ink-2">{texts.nothing_planned}</p>
      )}
    </div>
  )
}

type MilesProps = { annual_kwh: number | null; onChange: (annual_kwh: number | null) => void }

/** Only the kWh are kept; the miles are read from them. */
function Miles({ annual_kwh, onChange }: MilesProps) {
  const [a_mile, setMile] = useState<number | null>(KWH_PER_MILE)
  const [typed, setTyped] = useState<number | null>(null)
  const [last, setLast] = useState<number | null>(null)
  const miles = typed ?? (annual_kwh !== null && a_mile ? Math.round(annual_kwh / a_mile) : last)
  const reckon = (distance: number | null, each: number | null) => {
    if (distance !== null && each) onChange(Math.round(distance * each))
  }
  return (
    <div className="mt-3 grid grid-cols-2 gap-2 sm:max-w-80">
      <NumberField
        label={texts.miles_year}
        unit="mi"
        digits={0}
        value={miles}
        onChange={value => {
          setTyped(value)
          reckon(value, a_mile)
        }}
        onBlur={() => setTyped(null)}
        help={texts.us_drivers_average_13}
      />
      <NumberField
        label={texts.kwh_mile}
        digits={3}
        value={a_mile}
        onChange={value => {
          setLast(miles)
          reckon(miles, value)
          setMile(value)
        }}
        help={texts.many_cars_need_0}
      />
    </div>
  )
}
