import type { Schemas } from '#sdk/types.ts'
import { BillChart } from '#web/charts/bill-chart.tsx'
import { money } from '#web/lib/format.ts'
import { AssumedNote } from './assumed-note.tsx'
import { Big, SlideTitle } from './slide-text.tsx'

type Year = Schemas['EnergyYear']
type Props = { year: Year; bills: NonNullable<Year['bills']>; project: Schemas['Project'] }

export function BillSlide({ bills, project: { id, utility_name }, year }: Props) {
  const { before_year_cents: before, after_year_cents: after } = bills
  return (
    <>
      <SlideTitle
        note={`In the first year, at the rates ${utility_name ?? 'your utility'} charges today${year.plan_name ? ` on ${year.plan_name}` : ''}. What you pay for the solar itself comes on a later slide.`}
      >
        {after < before
          ? `Your power bill falls from ${money(before / 12)} to ${money(after / 12)} a month`
          : `Your power bill: ${money(after / 12)} a month`}
      </SlideTitle>
      <AssumedNote project_id={id} />
      <dl className="grid grid-cols-2 gap-x-8 gap-y-6 sm:grid-cols-3">
        <Big label="A year without solar" value={money(before)} />
        <Big label="A year with solar" value={money(after)} />
        {after < before && <Big label="Less to the utility" value={money(before - after)} note="in the first year" />}
      </dl>
      <BillChart
        title="Bill by month: left without solar, right with it"
        left={{ name: 'Without solar', bills: bills.before }}
        right={{ name: 'With solar', bills: bills.after }}
        height={300}
      />
    </>
  )
}
