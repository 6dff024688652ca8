import type { Schemas } from '#sdk/types.ts'
import { BillChart } from '#web/charts/bill-chart.tsx'
import { money } from '#web/lib/format.ts'
import { AssumedNote } from '#web/projects/sale/project/assumed-note.tsx'
import { Big, SlideTitle } from './slide-text.tsx'
import { words } from './words.ts'

type Year = Schemas['EnergyYear']
type Props = { year: Year; bills: NonNullable<Year['bills']>; project: Schemas['Project'] }

export function BillSlide({ bills, project: { id, utility_name }, year }: Props) {
  const { before_year_cents: before, after_year_cents: after } = bills
  return (
    <>
      <SlideTitle
        note={words.first_year_rates_charges({
          utility_name: utility_name ?? words.your_utility,
          has_plan_name: year.plan_name ? 'yes' : 'no',
          plan_name: year.plan_name ?? '',
        })}
      >
        {after < before
          ? words.your_power_bill_falls({ money: money(before / 12), money_2: money(after / 12) })
          : words.your_power_bill_month({ money: money(after / 12) })}
      </SlideTitle>
      <AssumedNote project_id={id} />
      <dl className="grid grid-cols-2 gap-x-8 gap-y-6 sm:grid-cols-3">
        <Big label={words.year_without_solar} value={money(before)} />
        <Big label={words.year_with_solar} value={money(after)} />
        {after < before && <Big label={words.less_utility} value={money(before - after)} note={words.first_year} />}
      </dl>
      <BillChart
        title={words.bill_month_left_without}
        left={{ name: words.without_solar, bills: bills.before }}
        right={{ name: words.with_solar, bills: bills.after }}
        height={300}
      />
    </>
  )
}
