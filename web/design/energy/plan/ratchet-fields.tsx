// A ratchet: the least demand a charge bills after higher months before.
import type { Schemas } from '#sdk/types.ts'
import { MONTHS } from '#web/lib/format.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { common } from '#web/words/common.ts'
import { SwitchStrip } from '../switch-strip.tsx'
import { words } from './words.ts'

type Charge = Schemas['DemandCharge']
type Props = { charge: Charge; onChange: (charge: Charge) => void; error: string | undefined }

const ALL = MONTHS.map((_, at) => at + 1)

export function RatchetFields({ charge, onChange, error }: Props) {
  const { ratchet, ...bare } = charge
  const change = (part: Partial<Schemas['DemandRatchet']>) =>
    ratchet && onChange({ ...bare, ratchet: { ...ratchet, ...part } })
  const counted = ratchet?.of_months ?? ALL
  const flip = (month: number) => {
    const next = counted.includes(month)
      ? counted.filter(one => one !== month)
      : [...counted, month].sort((a, b) => a - b)
    if (next.length > 0) change({ of_months: next })
  }
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label={words.ratchet_earlier_peaks_count}
        checked={ratchet !== undefined}
        onChange={on => onChange(on ? { ...bare, ratchet: { share: 0.8, months: 11 } } : bare)}
      />
      {ratchet && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField
              label={words.ratchet_share}
              unit={words.percent_of_peak}
              digits={1}
              value={ratchet.share * 100}
              onChange={percent => change({ share: (percent ?? 0) / 100 })}
              error={ratchet.share <= 0 || ratchet.share > 1 ? words.enter_more_than_0 : undefined}
            />
            <NumberField
              label={words.months_before}
              unit={common.months}
              digits={0}
              value={ratchet.months}
              onChange={months => change({ months: Math.round(months ?? 0) })}
              error={ratchet.months < 1 || ratchet.months > 12 ? words.enter_1_12_months : undefined}
            />
          </div>
          <SwitchStrip
            label={words.peaks_count}
            all={MONTHS.map((month, at) => ({
              value: at + 1,
              text: month.charAt(0),
              name: words.peak_month({ month }),
            }))}
            chosen={counted}
            onFlip={flip}
            error={error}
          />
        </>
      )}
    </div>
  )
}
