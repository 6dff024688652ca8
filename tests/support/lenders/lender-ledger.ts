// The records of a lender under test: every application and every effect on it, so that a test can assert that
// something arrived once, twice or never.

import type { Facts, LenderAction, Reference } from '#machines/applications/lenders/lender-actions.ts'
import type { Dialect } from '#machines/applications/lenders/lender-dialect.ts'
import { factsOf } from '#machines/applications/lenders/wire.ts'
import type { Desk } from '#mocks/lenders/voice.ts'
import { DeskRefusal } from '#mocks/lenders/voice.ts'
import { answered } from '#tests/applications/lenders/facts.ts'

type Effect = { code: string; action: LenderAction; ours: string; key: string | null }
type Kept = { ours: string; facts: Facts }

export type Ledger = ReturnType<typeof lenderLedger>

/** `now` is the lender's clock; no two changes carry one time. */
export function lenderLedger(now: () => Date) {
  const effects: Effect[] = []
  const kept = new Map<string, Kept>()
  let ticks = 0
  const at = () => {
    ticks += 1
    return new Date(now().getTime() + ticks).toISOString()
  }
  const find = (code: string, { ours, lenders }: Reference) =>
    kept.get(`${code} ${ours}`) ??
    [...kept.values()].find(({ facts }) => lenders !== null && facts.lender_reference === lenders)

  /** The desk of one lender while it answers one request. */
  function deskOf(dialect: Dialect, key: string | null): Desk {
    const { code } = dialect
    const lists = answered(dialect)
    const change =
      (action: LenderAction, change: Partial<Facts> = {}) =>
      (input: { reference: Reference }): Facts => {
        const found = find(code, input.reference)
        if (!found) throw new DeskRefusal(404, 'not_found', 'There is no such application.')
        effects.push({ code, action, ours: found.ours, key })
        found.facts = { ...found.facts, ...change, as_of: at() }
        return found.facts
      }
    return {
      sign_in: () => ({ token: `token-of-${code}`, expires_in_s: 86_400 }),
      products: () => lists.products,
      estimates: () => lists.estimates,
      required_documents: () => lists.required_documents,
      documents: () => lists.documents,
      equipment: () => lists.equipment,
      users: () => lists.users,
      submit: ({ reference: { ours } }) => {
        effects.push({ code, action: 'submit', ours, key })
        const facts =
          kept.get(`${code} ${ours}`)?.facts ??
          factsOf({
            lender_reference: `L-${code}-${kept.size + 1}`,
            as_of: at(),
            decision: 'approved',
            approved_amount_cents: 2_885_000,
          })
        kept.set(`${code} ${ours}`, { ours, facts })
        return facts
      },
      details: ({ reference }) => find(code, reference)?.facts ?? null,
      resubmit: change('resubmit'),
      send_documents: change('send_documents', dialect.regions.includes('documents') ? { documents: 'sent' } : {}),
      upload_stipulation: change('upload_stipulation'),
      upload_contract: change('upload_contract'),
      upload_document: change('upload_document'),
      milestone: change('milestone'),
      withdraw: change('withdraw', { decision: 'canceled' }),
      change_order: change('change_order'),
      cancel_change_order: change('cancel_change_order'),
      update_design: change('update_design'),
      update_quote: change('update_quote'),
    }
  }
  return {
    effects,
    deskOf,
    factsAt: (code: string, ours: string) => kept.get(`${code} ${ours}`)?.facts,
    /** An application the lender has already. */
    open(code: string, ours: string, facts: Partial<Facts> = {}) {
      const known = factsOf({
        lender_reference: `L-${code}-${kept.size + 1}`,
        as_of: at(),
        decision: 'approved',
        ...facts,
      })
      kept.set(`${code} ${ours}`, { ours, facts: known })
      return known
    },
    /** Something happened there. */
    change(code: string, ours: string, change: Partial<Facts>): Facts {
      const found = find(code, { ours, lenders: null })
      if (!found) throw new Error('There is no such application')
      found.facts = { ...found.facts, ...change, as_of: at() }
      return found.facts
    },
  }
}
