// Adders as the contract shows them: of the catalogue, and of a project.
import { inArray } from 'drizzle-orm'
import { type Names, type Rule, referredTo, ruleWords } from '#machines/money/adders/rules.ts'
import { addersHere } from '#machines/money/sale/adder-terms.ts'
import { explainPrice } from '#machines/money/sale/price.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { adders as catalogue } from '#server/db/schema/adders.ts'
import { namesOf } from '../quote/adder-names.ts'
import type { AdderOverride, PricedSale } from '../sale/sale.ts'
import { words } from './words.ts'

export type AdderRow = typeof catalogue.$inferSelect

export async function adderViews(db: Db, caller: UserCaller, rows: readonly AdderRow[]) {
  const rules = rows.map(({ conditions }) => conditions)
  const names = await namesOf(db, rules)
  const problems = await ruleProblems(db, rules)
  const adders = rows.map((row, at) => adderView(caller, row, names, problems[at] ?? []))
  return { adders, names: { ...names } }
}

function adderView(caller: UserCaller, row: AdderRow, names: Names, problems: string[]): Schemas['Adder'] {
  const { company_id, changed_at, cost_usd, ...adder } = row
  return {
    ...adder,
    ...(caller.permissions.has('pricing.view_cost') ? { cost_usd } : {}),
    words: ruleWords(row.conditions, names),
    problems,
  }
}

/** For each rule, references that are disabled or don't exist. */
export async function ruleProblems(db: Db, rules: readonly (Rule | null)[]): Promise<string[][]> {
  const ids = [...new Set(rules.flatMap(referredTo))]
  const rows = ids.length === 0 ? [] : await db.select().from(catalogue).where(inArray(catalogue.id, ids))
  const known = new Map(rows.map(row => [row.id, row]))
  return rules.map(rule =>
    [...new Set(referredTo(rule))].flatMap(id => {
      const adder = known.get(id)
      if (!adder) return [words.rule_adder_deleted]
      return adder.active ? [] : [words.rule_adder_inactive({ name: adder.name })]
    }),
  )
}

/** In the order of the price. Automatic adders that don't apply are listed with the price, not here. */
export function projectAdders(sale: PricedSale): Schemas['ProjectAdder'][] {
  const priced = explainPrice(sale)
  const lines = new Map(priced?.breakdown?.adders.map(line => [line.id, line]))
  // Without a design, manually added adders are still listed.
  const rows = priced
    ? priced.adders.filter(({ applies, by_hand }) => applies || by_hand)
    : addersHere(sale)
        .filter(({ by_hand }) => by_hand)
        .map(here => ({ ...here, applies: true, because: [] }))
  return rows.map(({ terms, by_hand, applies, because }) => {
    const line = lines.get(terms.id)
    return {
      adder_id: terms.id,
      name: terms.name,
      description: terms.description,
      pricing_method: terms.pricing_method,
      effect: terms.effect,
      amount_usd: terms.amount_usd,
      quantity: by_hand?.quantity ?? 1,
      amount_cents: by_hand?.amount_cents ?? null,
      automatic: terms.automatic && terms.active,
      added_by_hand: by_hand !== null,
      applies,
      because,
      why: line?.why ?? null,
      total_cents: line?.total_cents ?? null,
      catalogue_cents: line?.catalogue_cents ?? null,
      min_cents: terms.min_cents,
      max_cents: terms.max_cents,
      ...ownPrice(sale.adders.overrides.find(({ adder_id }) => adder_id === terms.id)),
    }
  })
}

function ownPrice(
  row: AdderOverride | undefined,
): Pick<Schemas['ProjectAdder'], 'override' | 'request' | 'decision' | 'version'> {
  if (!row) return { override: null, request: null, decision: null, version: 0 }
  return {
    override:
      row.price_override_cents === null
        ? null
        : {
            price_cents: row.price_override_cents,
            reason: row.reason ?? '',
            set_by: row.set_by ?? '',
            set_at: (row.set_at ?? new Date(0)).toISOString(),
          },
    request:
      row.requested_cents === null
        ? null
        : {
            price_cents: row.requested_cents,
            reason: row.request_reason ?? '',
            requested_by: row.requested_by_name ?? '',
            requested_at: (row.requested_at ?? new Date(0)).toISOString(),
          },
    decision:
      row.decision === null
        ? null
        : {
            decision: row.decision,
            decided_by: row.decided_by ?? '',
            decided_at: (row.decided_at ?? new Date(0)).toISOString(),
            note: row.decision_note,
          },
    version: row.version,
  }
}
