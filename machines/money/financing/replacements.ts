// Parts a household may have to replace within the years of its savings, when the catalog has no price for them, so the costs don't
// include it. Stated wherever the savings are.
import type { Language } from '#machines/words/language.ts'
import { words } from './words.ts'

/** A replacement and its year in the savings; in cents of that year. */
export type Replacement = { year: number; cost_cents: number }

/** Warranty in years; null if the catalog has none, left out if the design has no such part. */
export type Warranties = { battery?: number | null | undefined; inverter?: number | null | undefined }

type Facts = { warranties?: Warranties | undefined; years: number; language?: Language | undefined }

export function notCountedWords({ warranties = {}, years, language = 'en' }: Facts): string[] {
  const texts = words.in(language).not_counted
  return [
    ...notCounted(warranties.battery, years, texts.battery, texts.battery_after),
    ...notCounted(warranties.inverter, years, texts.inverter, texts.inverter_after),
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
