// What a new proposal begins with.
import type { Answer, Schemas } from '#sdk/types.ts'
import { offersOf } from '#server/money/quote/offers.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import type { Db } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import { templateFor } from './choose-template.ts'

/** The way to pay that was chosen, a financed one beside cash. While none is chosen, cash beside the first loan that can be had. */
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

/** What the rules for templates ask about. */
export const caseOf = ({ project, chosen }: Sale, language: Schemas['Language']) => ({
  financing_type: chosen?.type ?? null,
  state: project.address?.state ?? null,
  language,
})
