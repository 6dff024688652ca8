// What a household may have to buy again within the years of its savings, and that its price isn't among the costs where
// the catalog has none. Said wherever the savings are.
import type { Language } from '#machines/words/language.ts'
import { words } from './words.ts'

/** What is bought again, and in which year of the savings; in cents of that year. */
export type Replacement = { year: number; cost_cents: number }

/** Years each is warranted for, null where the catalog doesn't say; left out where the design has none. */
export type Warranties = { battery?: number | null | undefined; inverter?: number | null | undefined }

type Facts = { warranties?: Warranties | undefined; years: number; language?: Language | undefined }

export function notCountedWords({ warranties = {}, years, language = 'en' }: Facts): string[] {
  const said = words.in(language).not_counted
  return [
    ...notCounted(warranties.battery, years, said.battery, said.battery_after),
    ...notCounted(warranties.inverter, years, said.inverter, said.inverter_after),
  ]
}

function notCounted(
  warranty_years: number | null | undefined,
  years: number,
  unknown: string,
  after: (values: { year: number }) => string,
): string[] {
  if (warranty_years === undefined || (warranty_years ?? 0) >= years) return []
  return [warranty_years === null ? unknown : after({ year: warranty_years })]
}
