// Pure questions about a project's household. The browser asks them too.
import { sum } from '../lib/numbers.ts'

/** kWh of twelve months. Twelfths of 12,000 are 12,000 again. */
export const yearOfMonths = (months: readonly number[]) => Number(sum(months).toFixed(6))

/** '100 Example Street, Phoenix, AZ'; without the street until it is known. */
export const placeLine = ({ line1, city, state }: Pick<Schemas['Address'], 'line1' | 'city' | 'state'>) =>
  [line1, city, state].filter(Boolean).join(', ')

/** '100 Example Street, Phoenix, AZ 85004' */
export const addressLine = (address: Schemas['Address']) =>
  [address.line1, address.line2, `${address.city}, ${address.state} ${address.postal_code}`.trim()]
    .filter(Boolean)
    .join(', ')
