// Defaults of a new proposal.
import type { Answer, Schemas } from '#sdk/types.ts'
import { offersOf } from '#server/money/quote/offers.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import type { Db } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import { templateFor } from './choose-template.ts'

/** The chosen payment option, a financed one with cash. Before a choice, cash and the first available loan. */
export async function suggestion(db: Db, ports: Ports, sale: Sale): Promise<Answer<'/v3/proposal.Get'>['suggested']> {
  const { chosen } = sale
  const language = sale.homeowners.find(({ is_primary }) => is_primary)?.preferred_language ?? 'en'
  const offers = (await offersOf(db, ports, sale)).filter(({ unavailable }) => unavailable === null)
  const picked = [
    offers.find(({ option_id }) => option_id === chosen?.id),
    offers.find(({ type }) => type === 'cash'),
    ...(chosen ? [] : [offers.find(({ type }) => type === 'loan')]),
  ]
  return {
    template_id: (await templateFor(db, caseOf(sale, language)))?.id ?? null,
    language,
    option_ids: [...new Set(picked.flatMap(offer => offer?.option_id ?? []))],
  }
}

/** The facts template rules match. */
export const caseOf = ({ project, chosen }: Sale, language: Schemas['Language']) => ({
  financing_type: chosen?.type ?? null,
  state: project.address?.state ?? null,
  language,
})
