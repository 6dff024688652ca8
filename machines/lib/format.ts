// Figures and days in sentences, everywhere alike. Pure: the browser reads sentences made with them.

/** '$1,234.50' */
export const dollars = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** '12,166' or '7.2': as many digits as it has, and at most so many. */
export const number = (value: number, most_digits = 0) =>
  value.toLocaleString('en-US', { maximumFractionDigits: most_digits })

/** '2026-12-20' as '12/20/2026' (specification, section 9), in English and Spanish: homeowners live in the US. */
export const dayWords = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

/** '14.08%': as many digits as it has, and at most so many. */
export const percent = (share: number, most_digits = 2) => `${Number((share * 100).toFixed(most_digits))}%`
