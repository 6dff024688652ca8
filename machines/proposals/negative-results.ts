// Checks if a proposal shows the homeowner a loss. Used by the dialog before publishing and again by the server.
import type { Schemas } from '#sdk/types.ts'

type Result = Pick<Schemas['Offer'], 'name' | 'savings_25y_cents'>
export type Loss = { name: string; savings_25y_cents: number }

/** Ways to pay that cost more over 25 years than the utility alone, the greatest loss first. */
export const negativeResults = (offers: readonly Result[]): Loss[] =>
  offers
    .flatMap(({ name, savings_25y_cents }) =>
      savings_25y_cents != null && savings_25y_cents < 0 ? [{ name, savings_25y_cents }] : [],
    )
    .sort((a, b) => a.savings_25y_cents - b.savings_25y_cents)
