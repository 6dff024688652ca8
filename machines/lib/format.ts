// Figures and days in sentences, everywhere alike. Pure: the browser reads sentences made with them.

const formats = new Map<string, Intl.NumberFormat>()

/** A number in American format. Formats are cached: creating one costs many times as much as using it. */
export function inFigures(value: number, form: Intl.NumberFormatOptions): string {
  const key = JSON.stringify(form)
  const format = formats.get(key) ?? new Intl.NumberFormat('en-US', form)
  formats.set(key, format)
  return format.format(value)
}

/** The same with the true minus sign (U+2212), and no sign if it rounds to zero. */
export const written = (value: number, form: Omit<Intl.NumberFormatOptions, 'signDisplay'> = {}) =>
  inFigures(value, { ...form, signDisplay: 'negative' }).replace('-', '−')

/** '$1,234.50', and '−$1,234.50' */
export const dollars = (cents: number) => written(cents / 100, { style: 'currency', currency: 'USD' })

/** '12,166' or '7.2': as many digits as it has, and at most so many. */
export const number = (value: number, most_digits = 0) => written(value, { maximumFractionDigits: most_digits })

/** '2026-12-20' as '12/20/2026' (specification, section 9), in English and Spanish: homeowners live in the US. */
export const dayWords = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

/** '14.08%': as many digits as it has, and at most so many. */
export const percent = (share: number, most_digits = 2) =>
  `${written(Number((share * 100).toFixed(most_digits)), { maximumFractionDigits: most_digits, useGrouping: false })}%`
