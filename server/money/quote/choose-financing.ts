// Sets a project's payment option, by users and by a homeowner who accepts a proposal.

import { notFound, refuse } from '#machines/lib/refuse.ts'
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import { words } from '#machines/money/sale/words.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Db } from '#server/db/database.ts'
import { type FinancingSnapshot, project_financing } from '#server/db/schema/financing.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'
import type { Sale } from '../sale/sale.ts'
import { basisOf, keepBasis } from './basis.ts'
import { keepPrice } from './keep-price.ts'
import { offersOf } from './offers.ts'

/**
 * Freezes the current offer, always in English, since it is hashed. Throws 404 or 409 if there is none. The caller has
 * locked the project and writes the audit. Returns the sale with it.
 */
export async function chooseFinancing(
  db: Db,
  ports: Ports,
  sale: Sale,
  option_id: string,
): Promise<Sale & { financing: NonNullable<Sale['financing']> }> {
  const { project } = sale
  const basis = basisOf(sale)
  const offers = await offersOf(db, ports, sale)
  if (!basis || offers.length === 0) throw refuse(409, 'nothing_to_finance', words.nothing_to_finance)
  const offer = offers.find(one => one.option_id === option_id)
  if (!offer) throw notFound('financing option')
  if (offer.unavailable !== null) {
    const shown = await offersOf(db, ports, sale, {}, currentLanguage())
    const sentence = shown.find(one => one.option_id === option_id)?.unavailable ?? offer.unavailable
    throw refuse(409, 'financing_unavailable', sentence)
  }
  const snapshot: FinancingSnapshot = { offer, price: basis.prices[offer.type], basis_hash: basis.hash }
  const row = {
    company_id: project.company_id,
    project_id: project.id,
    option_id,
    snapshot,
    snapshot_hash: sha256(canonicaliseJson(snapshot)),
    chosen_at: ports.now(),
  }
  await db
    .insert(project_financing)
    .values(row)
    .onConflictDoUpdate({ target: [project_financing.company_id, project_financing.project_id], set: row })
  // An adder may apply to one way to pay and not to another.
  const chosen = { ...sale, financing: row, chosen: { id: option_id, type: offer.type, basis_hash: basis.hash } }
  await keepBasis(db, ports, sale, basis)
  await keepPrice(db, ports, chosen)
  return chosen
}
