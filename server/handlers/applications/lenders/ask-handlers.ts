// Read-only requests to a lender. They run outside transactions.

import { UNSENT } from '#machines/applications/lenders/codes.ts'
import { checksFor, mayApply } from '#machines/applications/lenders/draft/checks.ts'
import { withOfferedAmounts } from '#machines/applications/lenders/draft/offered-amounts.ts'
import type { LenderAction, LenderActions } from '#machines/applications/lenders/lender-actions.ts'
import { isByHand } from '#machines/applications/lenders/modes.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { Refusal } from '#sdk/refusal.ts'
import { requireApplication } from '#server/applications/lenders/applications.ts'
import { type Connection, connectionOf, dialectOf, modeOf } from '#server/applications/lenders/connections.ts'
import { checkFacts } from '#server/applications/lenders/draft/check-facts.ts'
import { type FinancedSale, financedSale, requireFinanced } from '#server/applications/lenders/draft/financed-sale.ts'
import { listedProducts } from '#server/applications/lenders/draft/own-products.ts'
import { askAmounts, askEquipment, askProducts, productView } from '#server/applications/lenders/draft/products.ts'
import { askLender, orRefuse } from '#server/applications/lenders/gateway/call.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { Afterwards, type Handlers } from '#server/handler.ts'
import { requireSale } from '#server/money/sale/load-sale.ts'
import type { Ports } from '#server/ports/ports.ts'
import { words } from './words.ts'

type Paths =
  | '/v3/lender_applications.Check'
  | '/v3/lender_applications.Products'
  | '/v3/lender_applications.ListDocuments'
  | '/v3/lender_applications.ListRequired'

export const askHandlers: Pick<Handlers<'lenders'>, Paths> = {
  '/v3/lender_applications.Check': async ({ input, caller, db, ports }) => {
    const loaded = await requireSale(db, caller, input.project_id)
    const facts = await checkFacts(db, ports, loaded, dialectOf(ports, input.lender), caller.user_id)
    const connection =
      facts.why_not_connected === null && !facts.by_hand
        ? await connectionOf(db, ports, caller.company_id, input.lender)
        : null
    const sale = facts.draft ? null : await financedSale(db, ports, loaded)
    const listed = sale && facts.by_hand ? await listedProducts(db, ports, loaded, sale, input.lender) : []
    return new Afterwards(async () => {
      const [approved, offered] = await Promise.all([
        askEquipment(ports, connection),
        sale && connection ? amountsOr(ports, connection, sale) : listed,
      ])
      const amounts = offered.map(({ product: { type }, amount_cents, why_not }) => ({
        type,
        amount_cents,
        fits: why_not === null,
      }))
      const checks = checksFor({ ...facts, sale: facts.sale && withOfferedAmounts(facts.sale, amounts), approved })
      return { checks, may_apply: mayApply(checks) }
    })
  },

  '/v3/lender_applications.Products': async ({ input, caller, db, ports }) => {
    const loaded = await requireSale(db, caller, input.project_id)
    const by_hand = isByHand(await modeOf(db, ports, caller.company_id, input.lender))
    const connection = by_hand ? null : await connectionOf(db, ports, caller.company_id, input.lender)
    const sale = await requireFinanced(db, ports, loaded)
    const listed = by_hand ? await listedProducts(db, ports, loaded, sale, input.lender) : []
    const sees_cost = caller.permissions.has('pricing.view_cost')
    return new Afterwards(async () => {
      const offered = connection ? await askProducts(ports, connection, sale) : listed
      return {
        products: offered.map(({ product, amount_cents, why_not, monthly_payment_cents, after_paydown_cents }) => ({
          ...productView(product, sees_cost),
          amount_cents,
          monthly_payment_cents,
          after_paydown_cents,
          why_not,
          fits: why_not === null,
        })),
        asked_at: ports.now().toISOString(),
      }
    })
  },

  '/v3/lender_applications.ListDocuments': async ({ input, caller, db, ports }) => {
    const ask = await applied(db, ports, caller, input.application_id)
    return new Afterwards(async () => ({ documents: await ask('documents'), asked_at: ports.now().toISOString() }))
  },

  '/v3/lender_applications.ListRequired': async ({ input, caller, db, ports }) => {
    const ask = await applied(db, ports, caller, input.application_id)
    return new Afterwards(async () => ({
      documents: await ask('required_documents'),
      asked_at: ports.now().toISOString(),
    }))
  },
}

/** Undefined if the lender doesn't answer: the checks then use what is known. */
async function amountsOr(ports: Ports, connection: Connection, sale: FinancedSale) {
  try {
    return await askAmounts(ports, connection, sale)
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

type OfApplication = {
  [A in LenderAction]: LenderActions[A]['input'] extends { reference: unknown } ? A : never
}[LenderAction]

/** Asks about one application that the lender has. */
async function applied(db: Db, ports: Ports, caller: UserCaller, application_id: string) {
  const { id, lender, lender_reference, status } = await requireApplication(db, caller, application_id)
  const connection = await connectionOf(db, ports, caller.company_id, lender)
  const { name, calls, why_not } = connection.dialect
  if (UNSENT.includes(status)) throw refuse(409, 'not_sent_yet', words.lender_has_nothing({ lender: name }))
  const input = { reference: { ours: id, lenders: lender_reference } }
  return async <A extends Extract<OfApplication, 'documents' | 'required_documents'>>(action: A) => {
    if (!calls[action])
      throw refuse(409, 'action_unavailable', why_not[action] ?? words.not_supported({ lender: name }))
    return orRefuse(await askLender(ports, connection, action, input))
  }
}
