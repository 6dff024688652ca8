// The ways utilities settle what a house sends out, in plain words, each with the figures it needs.
import { MONTHS } from '#web/lib/format.ts'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { type AtTrueUp, banksCredits, hasFloor, type NetKind, paysExports, type TariffForm } from '../tariff-form.ts'
import { ExportRates } from './export-rates.tsx'

const KINDS = [
  {
    value: 'full_retail',
    label: 'Full retail',
    help: 'Each kWh sent out takes off one bought later at the same price. The grid works like a battery without losses.',
  },
  {
    value: 'non_bypassable',
    label: 'Retail with non-bypassable charges',
    help: 'As full retail, but a few cents are paid for each kWh taken from the grid, whatever is sent out.',
  },
  {
    value: 'net_billing',
    label: 'Net billing',
    help: 'What is sent out is paid at a rate of its own, mostly below what power costs. Use at noon, or a battery, saves more.',
  },
  {
    value: 'net_billing_carry_over',
    label: 'Net billing with carry-over',
    help: 'As net billing; what is earned beyond a month’s bill is kept for the months after.',
  },
  {
    value: 'buy_all_sell_all',
    label: 'Buy all, sell all',
    help: 'The house buys everything it uses and sells everything its panels make, each at its own price.',
  },
  {
    value: 'none',
    label: 'Nothing is paid',
    help: 'What the house cannot use in the same hour earns nothing. Only use in the sun, or a battery, saves.',
  },
] as const satisfies readonly { value: NetKind; label: string; help: string }[]

const AT_TRUE_UP = [
  { value: 'expire', label: 'Expire' },
  { value: 'pay', label: 'Dollar credits are paid out' },
  { value: 'carry', label: 'Carry into the next year' },
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
      <RadioGroup label="Kind" hideLabel options={KINDS} value={kind} onChange={next => set({ kind: next })} />
      {hasFloor(kind) && (
        <NumberField
          label="Non-bypassable charges"
          className="sm:max-w-64"
          optional={kind !== 'non_bypassable'}
          help="Part of the rate that credits never offset"
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
            label="Credits are settled in"
            options={MONTHS.map((month, at) => ({ value: String(at + 1), label: month }))}
            value={String(form.true_up_month)}
            onChange={value => set({ true_up_month: Number(value) })}
            help="The true-up: a year of credits begins anew with this month."
          />
          <SelectField
            label="Credits left at the true-up"
            options={[...AT_TRUE_UP]}
            value={form.at_true_up}
            onChange={value => {
              const at_true_up = AT_TRUE_UP.find(one => one.value === value)?.value
              if (at_true_up) set({ at_true_up })
            }}
          />
          {form.at_true_up !== 'carry' && (
            <NumberField
              label="Paid for leftover kWh"
              optional
              prefix="$"
              unit="/kWh"
              digits={4}
              value={form.leftover}
              onChange={leftover => set({ leftover })}
              help="For kWh whose credit expires. Leave empty for none."
              error={faults['leftover']}
            />
          )}
        </div>
      )}
    </div>
  )
}
