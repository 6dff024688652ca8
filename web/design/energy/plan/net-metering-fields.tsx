// The ways utilities settle what a house sends out, in plain words, each with the figures it needs.
import { MONTHS } from '#web/lib/format.ts'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { type AtTrueUp, banksCredits, hasFloor, type NetKind, paysExports, type TariffForm } from '../tariff-form.ts'
import { ExportRates } from './export-rates.tsx'
import { words } from './words.ts'

const KINDS = [
  {
    value: 'full_retail',
    label: words.full_retail,
    help: words.each_kwh_sent_out,
  },
  {
    value: 'non_bypassable',
    label: words.retail_non_bypassable_charges,
    help: words.as_full_retail_but,
  },
  {
    value: 'net_billing',
    label: words.net_billing,
    help: words.net_billing_hint,
  },
  {
    value: 'net_billing_carry_over',
    label: words.net_billing_carry_over,
    help: words.net_billing_carry_over_hint,
  },
  {
    value: 'buy_all_sell_all',
    label: words.buy_all_sell_all,
    help: words.house_buys_everything_uses,
  },
  {
    value: 'none',
    label: words.no_export_payment,
    help: words.no_export_payment_hint,
  },
] as const satisfies readonly { value: NetKind; label: string; help: string }[]

const AT_TRUE_UP = [
  { value: 'expire', label: words.expire },
  { value: 'pay', label: words.dollar_credits_paid_out },
  { value: 'carry', label: words.carry_into_next_year },
] as const satisfies readonly { value: AtTrueUp; label: string }[]

type Props = {
  form: TariffForm
  set: (part: Partial<TariffForm>) => void
  faults: Record<string, string>
}

export function NetMeteringFields({ form, set, faults }: Props) {
  const { kind } = form
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup label={words.kind} hideLabel options={KINDS} value={kind} onChange={next => set({ kind: next })} />
      {hasFloor(kind) && (
        <NumberField
          label={words.non_bypassable_charges}
          className="sm:max-w-64"
          optional={kind !== 'non_bypassable'}
          help={words.part_rate_credits_never}
          prefix="$"
          unit="/kWh"
          digits={4}
          value={form.non_bypassable}
          onChange={non_bypassable => set({ non_bypassable })}
          error={faults['non_bypassable']}
        />
      )}
      {paysExports(kind) && <ExportRates form={form} set={set} faults={faults} />}
      {banksCredits(kind) && (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={words.true_up_month}
            options={MONTHS.map((month, at) => ({ value: String(at + 1), label: month }))}
            value={String(form.true_up_month)}
            onChange={value => set({ true_up_month: Number(value) })}
            help={words.true_up_year_credits}
          />
          <SelectField
            label={words.credits_left_true_up}
            options={[...AT_TRUE_UP]}
            value={form.at_true_up}
            onChange={value => {
              const at_true_up = AT_TRUE_UP.find(one => one.value === value)?.value
              if (at_true_up) set({ at_true_up })
            }}
          />
          {form.at_true_up !== 'carry' && (
            <NumberField
              label={words.leftover_rate}
              optional
              prefix="$"
              unit="/kWh"
              digits={4}
              value={form.leftover}
              onChange={leftover => set({ leftover })}
              help={words.kwh_whose_credit_expires}
              error={faults['leftover']}
            />
          )}
        </div>
      )}
    </div>
  )
}
