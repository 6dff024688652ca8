// "About $240 a month", or the one bill at hand with its month.
import { MONTHS } from '#web/lib/format.ts'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

const months = MONTHS.map((label, index) => ({ value: String(index + 1), label }))

type Props = {
  mode: 'average_bill_cents' | 'one_bill_cents'
  usd: number | null
  /** 1 to 12. */
  month: number | null
  onUsd: (usd: number | null) => void
  onMonth: (month: number) => void
  errors: { usd: string | undefined; month: string | undefined }
}

export function BillFields({ mode, usd, month, onUsd, onMonth, errors }: Props) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {mode === 'one_bill_cents' && (
        <SelectField
          label={common.month}
          options={months}
          value={month === null ? null : String(month)}
          onChange={value => onMonth(Number(value))}
          error={errors.month}
        />
      )}
      <NumberField
        label={mode === 'one_bill_cents' ? words.bill : words.average_bill}
        prefix="$"
        unit={mode === 'one_bill_cents' ? '' : common.per_month}
        value={usd}
        onChange={onUsd}
        error={errors.usd}
      />
      <p className="text-sm text-ink-3 sm:col-span-2">{words.rate_turns_bill_into}</p>
    </div>
  )
}
