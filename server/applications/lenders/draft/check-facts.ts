// Inputs for the checks before an application.
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { CheckInputs } from '#machines/applications/lenders/draft/check-inputs.ts'
import type { Product } from '#machines/applications/lenders/lender-actions.ts'
import type { Dialect } from '#machines/applications/lenders/lender-dialect.ts'
import { isByHand } from '#machines/applications/lenders/modes.ts'
import { priceIn } from '#machines/money/sale/basis.ts'
import { licenseProblemOf } from '#server/company/license-of.ts'
import type { Db } from '#server/db/database.ts'
import { signers, transactions } from '#server/db/schema/agreements.ts'
import { financing_options, quote_bases } from '#server/db/schema/financing.ts'
import { standing } from '#server/money/quote/basis.ts'
import { limitChecks } from '#server/money/quote/limits.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { homeownersOf, openAt } from '../applications.ts'
import { connectionRow, modeOf, openCredentials, whyNotConnected } from '../connections.ts'
import { amountOf, type FinancedSale, financedSale } from './financed-sale.ts'

/** All but the lender's own list of equipment. */
export async function checkFacts(
  db: Db,
  ports: Ports,
  sale: Sale,
  dialect: Dialect,
  acting_id: string | null,
): Promise<Omit<CheckInputs, 'approved'>> {
  const { project, financing } = sale
  const offer = financing?.snapshot.offer
  const open = await openAt(db, project.id, dialect.code)
  const financed = await financedSale(db, ports, sale)
  const row = await connectionRow(db, project.company_id, dialect.code)
  const why_not = whyNotConnected(ports, dialect, row, row ? openCredentials(ports, row) : {})
  const by_hand = isByHand(open?.mode ?? (await modeOf(db, ports, project.company_id, dialect.code)))
  const stands = open && (await standing(db, sale, open.quote.basis_hash))
  const type = open?.type ?? dialect.types.find(one => one === offer?.type) ?? dialect.types[0] ?? 'loan'
  // Until the lender has named a product, uses today's price with the dealer fee of its matching option.
  const stands_for = offer?.provider_code === dialect.code && offer.type === type ? financing?.option_id : undefined
  const [option] = stands_for
    ? await db.select().from(financing_options).where(eq(financing_options.id, stands_for))
    : []
  return {
    lender_name: dialect.name,
    why_not_connected: why_not ?? null,
    by_hand,
    types: dialect.types,
    limits: dialect.limits,
    project_status: project.status,
    lacks_street: project.address?.line1 === '',
    chosen_type: offer?.type ?? null,
    sale: financed && saleFacts(financed, { type, dealer_fee: option?.dealer_fee ?? null }, open?.quote.amount_cents),
    draft:
      open && stands
        ? {
            product: open.quote.product,
            price_cents: open.quote.price_cents,
            is_current: stands.is_current,
            changed: stands.changes.map(({ field }) => field),
          }
        : null,
    people:
      open?.people ??
      (await homeownersOf(db, project.id)).slice(0, 2).map(({ firstname, lastname, email, phone }) => ({
        firstname,
        lastname,
        email: email ?? '',
        phone: phone ?? '',
      })),
    agreement: await agreementOf(db, project),
    beyond_limits: (await limitChecks(db, ports, sale, acting_id, [type])).map(
      ({ sentence, fix }) => `${sentence} ${fix}`,
    ),
    license_problem: licenseProblemOf(sale, ports),
  }
}

function saleFacts(
  { inputs, address, system, basis }: FinancedSale,
  product: Pick<Product, 'type' | 'dealer_fee'>,
  quoted_cents: number | undefined,
) {
  const { type } = product
  const { price_cents, amount_cents, size_w } = amountOf({ inputs }, product)
  return {
    state: address.state,
    type,
    amount_cents: quoted_cents ?? amount_cents,
    price_cents,
    size_w,
    system,
    has_storage: inputs.has_storage,
    adders_cents: basis.prices[type].adders.reduce((sum, { total_cents }) => sum + Math.max(0, total_cents), 0),
  }
}

/** The newest contract that is sent or signed, with its parties and price. */
async function agreementOf(db: Db, { id }: ProjectRow): Promise<CheckInputs['agreement']> {
  const rows = await db
    .select()
    .from(transactions)
    .where(and(eq(transactions.project_id, id), inArray(transactions.status, ['sent', 'signed'])))
    .orderBy(desc(transactions.id))
  const row = rows.find(({ content }) => content.kind === 'installation' || content.kind === 'financing')
  if (!row) return null
  const people = await db
    .select({ name: signers.name })
    .from(signers)
    .where(and(eq(signers.transaction_id, row.id), inArray(signers.role, ['homeowner', 'co_homeowner'])))
    .orderBy(signers.position)
  const [basis] = await db
    .select({ parts: quote_bases.parts })
    .from(quote_bases)
    .where(and(eq(quote_bases.project_id, id), eq(quote_bases.hash, row.basis_hash)))
  const price = basis && priceIn(basis.parts, row.financing_type)
  return {
    name: row.content.name,
    signed: row.status === 'signed',
    people: people.map(({ name }) => name),
    price_cents: price?.price_cents ?? null,
  }
}
