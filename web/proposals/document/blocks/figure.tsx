// One figure of the document as it is written everywhere, with the place it has in the document, so that a check can hold
// the page against what was published.
import { createContext, type ReactNode, useContext } from 'react'
import { kw, kwh, money, moneyExact, number, percent } from '#web/lib/figures.ts'

export const WRITE = {
  money,
  moneyExact,
  /** A deduction. */
  moneyOff: (cents: number) => moneyExact(-cents),
  number: (value: number) => number(value),
  tenths: (value: number) => number(value, 1),
  kwh,
  kwhTenths: (value: number) => `${number(value, 1)} kWh`,
  kw,
  watts: (value: number) => `${number(value)} W`,
  percent: (value: number) => percent(value),
  /** A rate that is compared to the hundredth. */
  rate: (value: number) => percent(value, 2),
  /** In halves, like the choice of a price increase. */
  halves: (value: number) => percent(value, Number.isInteger(Math.round(value * 1000) / 10) ? 0 : 1),
  perKwh: (value: number) => `$${value.toFixed(3)}`,
  /** Kilograms in thousands. */
  tons: (value: number) => number(value / 1000, 1),
  degrees: (value: number) => `${number(value)}°`,
  /** Months as years. */
  years: (value: number) => number(value / 12, value % 12 === 0 ? 0 : 1),
  /** The absolute amount, if the text states the direction. */
  size: (value: number) => money(Math.abs(value)),
} as const
export type Written = keyof typeof WRITE

type Props = {
  /** Its place in the document: 'figures.production.annual_kwh'. Of a difference all places: 'figures.a - figures.b'. */
  at: string
  value: number
  as: Written
  className?: string
}

export function Figure({ at, value, as, className }: Props) {
  const explain = useContext(ExplainFigure)
  const figure = (
    <span data-figure={at} data-as={as} className={className ? `figures ${className}` : 'figures whitespace-nowrap'}>
      {WRITE[as](value)}
    </span>
  )
  return explain ? explain(at, figure) : figure
}

/** Provided by the staff preview, where a figure opens its explanation. A homeowner's document has none. */
export const ExplainFigure = createContext<((at: string, figure: ReactNode) => ReactNode) | null>(null)

/** The same within a drawing. */
export const figureMark = (at: string, as: Written) => ({ 'data-figure': at, 'data-as': as })
