// Changing what a lender knows or has approved: a change order, the system as it is now, another quote.

import { dollars } from '#machines/lib/format.ts'
import { refuse } from '#machines/lib/refuse.ts'
import {
  type Acting,
  actingLater,
  answerWith,
  attempted,
  attemptSoon,
  beginAction,
  sayToLender,
} from '#server/applications/lenders/act.ts'
import type { CallRow } from '#server/applications/lenders/application-rows.ts'
import { requireApplied } from '#server/applications/lenders/applications.ts'
import { connectionOf } from '#server/applications/lenders/connections.ts'
import { requireFinanced } from '#server/applications/lenders/draft/financed-sale.ts'
import { askProduct, type Offered, whyNot } from '#server/applications/lenders/draft/products.ts'
import { quoteAfter } from '#server/applications/lenders/draft/requote.ts'
import { requireAction } from '#server/applications/lenders/facts/standing-of-row.ts'
import { inCompany } from '#server/db/database.ts'
import { Afterwards, type Handlers } from '#server/handler.ts'
import { keepBasis } from '#server/money/quote/basis.ts'
import { loadSale } from '#server/money/sale/load-sale.ts'
import { words } from './words.ts'

type Paths = `/v3/lender_applications.${'RequestChangeOrder' | 'CancelChangeOrder' | 'UpdateDesign' | 'UpdateQuote'}`

export const changeHandlers: Pick<Handlers<'lenders'>, Paths> = {
  '/v3/lender_applications.RequestChangeOrder': async ({ input, ...acting }) => {
    const { product_id, amount_cents } = input
    const reason = input.reason.trim()
    if (reason.length < 3) throw refuse(400, 'invalid_input', { reason: words.change_reason })
    return withProduct('RequestChangeOrder', acting, input, async (later, offered) => {
      const begun = await beginAction(later, input, 'request_change_order')
      if (!begun) return undefined
      const { row, project, dialect } = begun
      const product = offered?.product ?? row.quote.product
      const sale = await requireFinanced(later.db, later.ports, await loadSale(later.db, project))
      const fault = whyNot(dialect, product, sale, amount_cents)
      if (fault) throw refuse(400, 'invalid_input', { amount_cents: fault })
      const same = product_id === row.quote.product.id
      if (same && amount_cents === (row.facts?.approved_amount_cents ?? row.quote.amount_cents))
        throw refuse(400, 'invalid_input', { amount_cents: words.already_approved({ lender: dialect.name }) })
      const quote = quoteAfter(row.quote, { product, amount_cents, sale, dialect, system: row.quote.system, offered })
      await keepBasis(later.db, later.ports, { project, chosen: undefined }, sale.basis)
      return sayToLender(later, begun, {
        action: 'change_order',
        input: {
          reference: { ours: row.id, lenders: row.lender_reference },
          kind: same ? 'amount' : 'offer',
          product_id,
          amount_cents,
          reason,
        },
        on_taken: { requested: quote },
        sentence: () =>
          words.change_requested({
            lender: dialect.name,
            amount: dollars(amount_cents),
            has_product: same ? 'no' : 'yes',
            product: product.name,
            reason: reason.replace(/[.\s]+$/, ''),
          }),
        event: 'change_order_requested_by_us',
        detail: { product_id, amount_cents },
      })
    })
  },

  '/v3/lender_applications.CancelChangeOrder': async ({ input, ...acting }) => {
    const begun = await beginAction(acting, input, 'cancel_change_order')
    if (!begun) return attempted(acting, input.application_id)
    const { row, dialect } = begun
    const order = row.facts?.change_order
    if (!order) throw refuse(409, 'action_unavailable', words.no_change_order)
    const call = await sayToLender(acting, begun, {
      action: 'cancel_change_order',
      input: { reference: { ours: row.id, lenders: row.lender_reference }, change_order_id: order.id },
      sentence: () => words.change_withdrawn({ lender: dialect.name }),
      event: 'change_order_withdrawn',
    })
    return attempted(acting, row.id, call)
  },

  '/v3/lender_applications.UpdateDesign': async ({ input, ...acting }) => {
    const begun = await beginAction(acting, input, 'update_design')
    if (!begun) return attempted(acting, input.application_id)
    const { row, project, dialect } = begun
    const sale = await requireFinanced(acting.db, acting.ports, await loadSale(acting.db, project))
    const { system } = sale
    const quote = quoteAfter(row.quote, {
      product: row.quote.product,
      amount_cents: row.quote.amount_cents,
      sale,
      dialect,
      system,
    })
    await keepBasis(acting.db, acting.ports, { project, chosen: undefined }, sale.basis)
    const call = await sayToLender(acting, begun, {
      action: 'update_design',
      input: { reference: { ours: row.id, lenders: row.lender_reference }, system },
      on_taken: { quote },
      sentence: () => words.design_sent({ lender: dialect.name, size: String(system.size_w / 1000) }),
      event: 'design_told',
    })
    return attempted(acting, row.id, call)
  },

  '/v3/lender_applications.UpdateQuote': async ({ input, ...acting }) =>
    withProduct('UpdateQuote', acting, input, async (later, offered) => {
      if (!offered) return undefined
      const begun = await beginAction(later, input, 'update_quote')
      if (!begun) return undefined
      const { row, project, dialect } = begun
      const sale = await requireFinanced(later.db, later.ports, await loadSale(later.db, project))
      const { product, amount_cents } = offered
      const quote = quoteAfter(row.quote, { product, amount_cents, sale, dialect, system: row.quote.system, offered })
      await keepBasis(later.db, later.ports, { project, chosen: undefined }, sale.basis)
      return sayToLender(later, begun, {
        action: 'update_quote',
        input: { reference: { ours: row.id, lenders: row.lender_reference }, product_id: product.id, amount_cents },
        on_taken: { quote },
        sentence: () =>
          words.quote_sent({ lender: dialect.name, amount: dollars(amount_cents), product: product.name }),
        event: 'quote_told',
        detail: { product_id: product.id, amount_cents },
      })
    }),
}

type Asked = { application_id: string; version: number; product_id: string }

/** Fetches the product between two transactions: one checks that it may, the other stores the call. */
async function withProduct(
  method: 'RequestChangeOrder' | 'UpdateQuote',
  acting: Acting,
  { application_id, product_id }: Asked,
  say: (later: Acting, offered: Offered | null) => Promise<CallRow | undefined>,
) {
  const { caller, db, ports } = acting
  const { application: row, project } = await requireApplied(db, caller, application_id)
  await requireAction(db, ports, row, method === 'UpdateQuote' ? 'update_quote' : 'request_change_order')
  const connection = await connectionOf(db, ports, caller.company_id, row.lender)
  const sale = await requireFinanced(db, ports, await loadSale(db, project))
  // The amount of a change order is the person's own; what it costs a month the lender answers.
  const is_same = method === 'RequestChangeOrder' && product_id === row.quote.product.id
  return new Afterwards(async database => {
    const offered = is_same ? null : await askProduct(ports, connection, sale, product_id)
    const call = await inCompany(database, caller.company_id, db =>
      say(actingLater(acting, db, `/v3/lender_applications.${method}`), offered),
    )
    if (call) await attemptSoon(database, ports, caller, call)
    return answerWith(database, ports, caller, application_id)
  })
}
