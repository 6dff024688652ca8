// Snow of an average year, a row a month, as climate normals list it.
import { useFormContext } from 'react-hook-form'
import type { Schemas } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import { MONTHS } from '#web/lib/format.ts'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { common } from '#web/words/common.ts'
import type { LossForm } from '../losses/design-loss-fields.tsx'
import { words } from './words.ts'

type Snow = Schemas['SiteSnow']

const CM_PER_INCH = 2.54
const DAYS = words.enter_0_31

/** Typed values are `per` times the stored ones. */
const COLUMNS: {
  name: keyof Snow
  head: string
  unit: string
  label: string
  per: number
  digits: number
  sentence: string
}[] = [
  {
    name: 'snowfall_cm',
    head: words.snowfall,
    unit: 'in',
    label: words.snowfall,
    per: CM_PER_INCH,
    digits: 1,
    sentence: words.enter_0_390,
  },
  {
    name: 'snowy_days',
    head: words.snowy,
    unit: common.days,
    label: words.days_inch_new_snow,
    per: 1,
    digits: 1,
    sentence: DAYS,
  },
  {
    name: 'covered_days',
    head: words.covered,
    unit: common.days,
    label: words.days_snow_ground,
    per: 1,
    digits: 1,
    sentence: DAYS,
  },
  {
    name: 'humidity',
    head: words.humidity,
    unit: '%',
    label: words.relative_humidity,
    per: 0.01,
    digits: 0,
    sentence: words.enter_0_100,
  },
]

export function SnowTable({ snow, onChange }: { snow: Snow; onChange: (snow: Snow) => void }) {
  const { formState } = useFormContext<LossForm>()
  const errors = formState.errors.conditions?.snow
  return (
    <div className="grid grid-cols-[2.5rem_repeat(4,minmax(0,1fr))] items-start gap-x-2 gap-y-1.5">
      <span />
      {COLUMNS.map(({ name, head, unit }) => (
        <span key={name} aria-hidden className="text-right text-xs text-ink-2">
          {head}
          <span className="block text-ink-3">{unit}</span>
        </span>
      ))}
      {MONTHS.map((month, at) => (
        <div key={month} className="contents">
          <span className="flex h-9 items-center text-sm text-ink-2 max-sm:h-11">{month}</span>
          {COLUMNS.map(({ name, label, per, digits, sentence }) => (
            <NumberField
              key={name}
              label={`${label}, ${month}`}
              hideLabel
              digits={digits}
              value={(snow[name][at] ?? 0) / per}
              onChange={value =>
                onChange({ ...snow, [name]: snow[name].with(at, Number(((value ?? 0) * per).toFixed(6))) })
              }
              error={said(errors?.[name]?.[at], sentence)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
