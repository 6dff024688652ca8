// Pure questions about a project's household. The browser asks them too.
import { sum } from '../lib/numbers.ts'

/** kWh of twelve months. Twelfths of 12,000 are 12,000 again. */
export const yearOfMonths = (months: readonly number[]) => Number(sum(months).toFixed(6))
