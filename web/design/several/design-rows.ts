// Rows for comparing designs, each with a mark if they differ. Shared by table and cards.
import type { Derivation } from '#machines/money/derivations/derivation.ts'
import { listedDerivation } from '#machines/money/derivations/design.ts'
import type { Schemas } from '#sdk/types.ts'
import { kw, kwh, money, number, percent } from '#web/lib/format.ts'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Listed = Schemas['ListedDesign']
/** Explanations open at the figures. */
type Cell = { value: string; note?: string; derivation?: Derivation; note_derivation?: Derivation }
type DesignRow = { label: string; cells: Cell[]; differs: boolean }

const known = (figure: number | null, write: (figure: number) => string): Cell => ({
  value: figure === null ? '–' : write(figure),
})

const explained = (
  design: Listed,
  of: 'year' | 'price',
  figure: number | null,
  write: (figure: number) => string,
): Cell => ({ ...known(figure, write), ...(figure === null ? {} : { derivation: listedDerivation(design, of) }) })

const ROWS: { label: string; of: (design: Listed) => Cell }[] = [
  { label: common.size, of: ({ size_kw }) => ({ value: kw(size_kw) }) },
  {
    label: words.modules,
    of: ({ module_count, modules }) => ({ value: `${number(module_count)} × ${modules.join(', ')}` }),
  },
  { label: common.inverter, of: ({ inverters }) => ({ value: inverters.join(', ') || common.none }) },
  { label: common.battery, of: ({ batteries }) => ({ value: batteries.join(', ') || common.none }) },
  { label: words.first_year, of: design => explained(design, 'year', design.annual_kwh, kwh) },
  { label: words.offset, of: ({ offset }) => known(offset, percent) },
  { label: common.proposal, of: ({ proposed }) => ({ value: proposed ?? common.none }) },
  { label: words.cash_price, of: design => explained(design, 'price', design.price_cents, money) },
]

/** In the order of `designs`; payment types no design has are left out. */
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

function payment(design: Listed, option_id: string): Cell {
  const found = design.payments.find(one => one.option_id === option_id)
  if (!found) return { value: words.not_offered }
  const { name, monthly_payment_cents, savings_25y_cents } = found
  return {
    ...(monthly_payment_cents === null
      ? { value: words.no_monthly_payment }
      : {
          value: words.monthly_payment_month({ monthly_payment: money(monthly_payment_cents) }),
          derivation: listedDerivation(design, 'payment', name),
        }),
    ...(savings_25y_cents === null
      ? {}
      : {
          note: words.lifetime_savings({ savings_25y: money(savings_25y_cents) }),
          note_derivation: listedDerivation(design, 'savings', name),
        }),
  }
}
