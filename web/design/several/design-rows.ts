// What designs are compared by: a row for each figure, and whether they differ in it. The table and the cards show the same rows.
import type { Schemas } from '#sdk/types.ts'
import { kw, kwh, money, number, percent } from '#web/lib/format.ts'

type Listed = Schemas['ListedDesign']
type Cell = { value: string; note?: string }
export type DesignRow = { label: string; cells: Cell[]; differs: boolean }

const known = (figure: number | null, write: (figure: number) => string): Cell => ({
  value: figure === null ? '–' : write(figure),
})

const ROWS: { label: string; of: (design: Listed) => Cell }[] = [
  { label: 'Size', of: ({ size_kw }) => ({ value: kw(size_kw) }) },
  {
    label: 'Modules',
    of: ({ module_count, modules }) => ({ value: `${number(module_count)} × ${modules.join(', ')}` }),
  },
  { label: 'Inverter', of: ({ inverters }) => ({ value: inverters.join(', ') || 'none' }) },
  { label: 'Battery', of: ({ batteries }) => ({ value: batteries.join(', ') || 'none' }) },
  { label: 'First year', of: ({ annual_kwh }) => known(annual_kwh, kwh) },
  { label: 'Offset', of: ({ offset }) => known(offset, percent) },
  { label: 'Proposal', of: ({ proposed }) => ({ value: proposed ?? 'none' }) },
  { label: 'Cash price', of: ({ price_cents }) => known(price_cents, money) },
]

/** In the order in which `designs` stand; ways to pay that no design has are left out. */
export function designRows(designs: Listed[]): DesignRow[] {
  const ways = new Map(designs.flatMap(({ payments }) => payments.map(({ option_id, name }) => [option_id, name])))
  return [
    ...ROWS,
    ...[...ways].map(([option_id, label]) => ({ label, of: (design: Listed) => payment(design, option_id) })),
  ].map(({ label, of }) => {
    const cells = designs.map(of)
    return { label, cells, differs: new Set(cells.map(({ value, note }) => `${value} ${note}`)).size > 1 }
  })
}

function payment({ payments }: Listed, option_id: string): Cell {
  const found = payments.find(one => one.option_id === option_id)
  if (!found) return { value: 'not offered' }
  const { monthly_payment_cents, savings_25y_cents } = found
  return {
    value: monthly_payment_cents === null ? 'No monthly payment' : `${money(monthly_payment_cents)} a month`,
    ...(savings_25y_cents === null ? {} : { note: `25-year savings ${money(savings_25y_cents)}` }),
  }
}
