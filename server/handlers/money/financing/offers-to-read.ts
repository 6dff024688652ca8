// Offers for display, in the reader's language; stored offers are in English (quote/offers.ts).

import { type Assumed, offersFrom } from '#machines/money/sale/offers-from.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { offerInputs } from '#server/money/quote/offers.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import type { Ports } from '#server/ports/ports.ts'

export async function offersToRead(
  db: Db,
  ports: Ports,
  sale: Sale,
  assumed: Assumed = {},
): Promise<Schemas['Offer'][]> {
  const inputs = await offerInputs(db, ports, sale, currentLanguage())
  return inputs ? offersFrom(inputs, assumed) : []
}
