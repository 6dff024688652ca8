// Amounts by system size. An overlap is reported live at the band that causes it.
import { Plus, X } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { bandFaults } from '#machines/money/adders/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import type { AdderForm } from './adder-form.ts'
import { words } from './words.ts'

type Band = Schemas['SizeBand']

export function BandsField() {
  const { watch, setValue, formState } = useFormContext<AdderForm>()
  const bands = watch('bands') ?? []
  const faults = bandFaults(bands)
  const errors = formState.errors.bands
  const write = (next: Band[]) => setValue('bands', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const change = (at: number, part: Partial<Band>) =>
    write(bands.map((band, index) => (index === at ? { ...band, ...part } : band)))
  const add = () => {
    const last = bands.at(-1)
    const from_kw = last?.to_kw ?? (last ? last.from_kw + 5 : 0)
    const closed = bands.map((band, index) =>
      index === bands.length - 1 && band.to_kw === null ? { ...band, to_kw: from_kw } : band,
    )
    write([...closed, { from_kw, to_kw: null, amount_usd: 0 }])
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">{words.size_bands_legend}</legend>
      {bands.map((band, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a band is its place in the list
        <div key={at} className="grid grid-cols-[1fr_1fr_1.2fr_auto] items-start gap-2">
          <NumberField
            label={words.band_from_label({ at: at + 1 })}
            hideLabel
            unit="kW"
            value={band.from_kw}
            onChange={value => change(at, { from_kw: value ?? 0 })}
            error={faults.get(at) ?? said(errors?.[at]?.from_kw, words.enter_0_kw_or_more)}
          />
          <NumberField
            label={words.band_to_label({ at: at + 1 })}
            hideLabel
            unit="kW"
            value={band.to_kw}
            onChange={to_kw => change(at, { to_kw })}
            help={band.to_kw === null ? words.no_upper_limit : undefined}
            error={said(errors?.[at]?.to_kw, words.above_0_kw_empty)}
          />
          <NumberField
            label={words.band_amount_label({ at: at + 1 })}
            hideLabel
            prefix="$"
            value={band.amount_usd}
            onChange={value => change(at, { amount_usd: value as number })}
            error={said(errors?.[at]?.amount_usd, words.enter_0_dollars_or_more)}
          />
          <button
            type="button"
            aria-label={words.remove_band({ at: at + 1 })}
            onClick={() => write(bands.filter((_, index) => index !== at))}
            className="rounded-control p-2.5 text-ink-3 hover:bg-sunken hover:text-ink max-sm:p-3.5"
          >
            <X size={14} aria-hidden />
          </button>
        </div>
      ))}
      {bands.length === 0 && <p className="text-sm text-danger">{words.add_band_error}</p>}
      <div>
        <Button icon={<Plus size={14} aria-hidden />} onClick={add}>
          {words.add_band_button}
        </Button>
      </div>
      <p className="text-xs text-ink-3">{words.size_belongs_band_begins}</p>
    </fieldset>
  )
}
