// What a household may have to buy again within the years of its savings, and that its price isn't among the costs where
// the catalog has none. Said wherever the savings are.
import { type Language, saying } from '#machines/lib/language.ts'

/** What is bought again, and in which year of the savings; in cents of that year. */
export type Replacement = { year: number; cost_cents: number }

/** Years each is warranted for, null where the catalog doesn't say; left out where the design has none. */
export type Warranties = { battery?: number | null | undefined; inverter?: number | null | undefined }

type Facts = { warranties?: Warranties | undefined; years: number; language?: Language | undefined }

export function notCountedWords({ warranties = {}, years, language }: Facts): string[] {
  const say = saying(language)
  const { battery, inverter } = warranties
  return [
    sentence(battery, years, {
      unknown: say('Replacing the battery is not counted.', 'No se cuenta el reemplazo de la batería.'),
      after: year =>
        say(
          `Replacing the battery is not counted. Its warranty ends after year ${year}.`,
          `No se cuenta el reemplazo de la batería. Su garantía termina después del año ${year}.`,
        ),
    }),
    sentence(inverter, years, {
      unknown: say('Replacing the inverter is not counted.', 'No se cuenta el reemplazo del inversor.'),
      after: year =>
        say(
          `Replacing the inverter is not counted. Its warranty ends after year ${year}.`,
          `No se cuenta el reemplazo del inversor. Su garantía termina después del año ${year}.`,
        ),
    }),
  ].flat()
}

type Says = { unknown: string; after: (year: number) => string }

function sentence(warranty_years: number | null | undefined, years: number, says: Says): string[] {
  if (warranty_years === undefined || (warranty_years ?? 0) >= years) return []
  return [warranty_years === null ? says.unknown : says.after(warranty_years)]
}
