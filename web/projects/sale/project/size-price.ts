// The size and price filters of lists: in the address, on the slider and in words.
import type { Schemas } from '#sdk/types.ts'
import { kw, money } from '#web/lib/format.ts'
import { words } from './words.ts'

export type SizePrice = Pick<
  Schemas['ProjectFilters'],
  'size_from_kw' | 'size_to_kw' | 'price_from_cents' | 'price_to_cents'
>

/** `one` is a step of the slider in the unit of the filter; the slider's last step has no upper end. */
export const RANGES = {
  size: { from: 'size_from_kw', to: 'size_to_kw', label: words.system_size, one: 1, steps: 30, write: kw },
  price: {
    from: 'price_from_cents',
    to: 'price_to_cents',
    label: words.contract_price,
    one: 100_000,
    steps: 150,
    write: money,
  },
} as const
type Range = (typeof RANGES)[keyof typeof RANGES]

const NAMES = ['size_from_kw', 'size_to_kw', 'price_from_cents', 'price_to_cents'] as const

/** Ignores invalid values: the address may have been typed. */
export const sizePriceOf = (params: URLSearchParams): SizePrice =>
  Object.fromEntries(
    NAMES.flatMap(name => {
      const text = params.get(name) ?? ''
      return /^\d{1,9}$/.test(text) && (name.endsWith('cents') || text.length < 6) ? [[name, Number(text)]] : []
    }),
  )

/** The slider positions of a range's ends. */
export function stepsOf({ from, to, one, steps }: Range, filters: SizePrice): readonly [number, number] {
  const step = (value: number | undefined, open: number) => Math.min(Math.round((value ?? open * one) / one), steps)
  const upper = Math.max(step(filters[to], steps), 1)
  return [Math.min(step(filters[from], 0), upper - 1), upper]
}

export const ofSteps = ({ from, to, one, steps }: Range, [lower, upper]: readonly [number, number]) => ({
  [from]: lower === 0 ? undefined : lower * one,
  [to]: upper === steps ? undefined : upper * one,
})

/** 'System size 4 kW to 9 kW'; undefined without a filter. */
export function rangeWords({ from, to, label, write }: Range, filters: SizePrice): string | undefined {
  const [lower, upper] = [filters[from], filters[to]]
  if (lower !== undefined && upper !== undefined)
    return words.range_between({ what: label, from: write(lower), to: write(upper) })
  if (lower !== undefined) return words.range_from({ what: label, from: write(lower) })
  return upper === undefined ? undefined : words.range_up_to({ what: label, to: write(upper) })
}
