// Figures in sentences, everywhere alike. Pure: the browser reads sentences made with them.

/** '$1,234.50' */
export const dollars = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** '14.08 %': as many digits as it has, and at most so many. */
export const percent = (share: number, most_digits = 2) => `${Number((share * 100).toFixed(most_digits))} %`
