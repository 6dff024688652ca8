// The demo company's adders besides the starter ones: each pricing method, some automatic.
import type { Schemas } from '#sdk/types.ts'
import type { Client } from './sell.ts'

type Fields = Schemas['AdderFields']

const adder = (name: string, description: string, fields: Partial<Fields>): Fields => ({
  name,
  description,
  pricing_method: 'Fixed',
  amount_usd: 0,
  unit: '',
  share: null,
  share_of: null,
  bands: null,
  effect: 'charge',
  min_cents: null,
  max_cents: null,
  shown_in_proposal: true,
  counts_for_incentives: true,
  automatic: false,
  conditions: null,
  position: 50,
  ...fields,
})
const where = (...conditions: Schemas['Condition'][]): Schemas['Rule'] => ({ match: 'all', conditions, groups: [] })

const NEW: Fields[] = [
  adder('Trench by the foot', 'Conduit in open ground, 18 inches deep', {
    pricing_method: 'Quantity',
    amount_usd: 18.5,
    unit: 'ft',
    cost_usd: 9,
    min_cents: 50_000,
    max_cents: 400_000,
  }),
  adder('Two-story house', 'Longer ladders, more time', { pricing_method: 'System Size', amount_usd: 45 }),
  adder('Array skirt', 'Black trim along the lower edge', {
    pricing_method: 'Per Panel',
    amount_usd: 32,
    cost_usd: 19,
  }),
  adder('Roof repair under the array', 'New underlayment where panels go', {
    pricing_method: 'Per Area',
    amount_usd: 4.25,
    counts_for_incentives: false,
  }),
  adder('Small system', 'A crew’s day costs the same for a few panels', {
    pricing_method: 'Size Bands',
    bands: [
      { from_kw: 0, to_kw: 4, amount_usd: 1_500 },
      { from_kw: 4, to_kw: 6, amount_usd: 750 },
    ],
    automatic: true,
    position: 10,
  }),
  adder('City permit', 'Fee and plan check', {
    amount_usd: 350,
    automatic: true,
    shown_in_proposal: false,
    position: 5,
    conditions: where({ field: 'state', operator: 'in', values: ['AZ', 'NV'] }),
  }),
  adder('Travel', 'Crew and truck beyond 40 miles', { amount_usd: 480, min_cents: 25_000, max_cents: 75_000 }),
  adder('Premium support', 'Two visits a year for ten years', {
    pricing_method: 'Percentage',
    share: 0.03,
    share_of: 'base',
    position: 60,
  }),
  adder('Cash discount', 'For paying without a lender', {
    pricing_method: 'Percentage',
    share: 0.02,
    share_of: 'base_and_adders',
    effect: 'discount',
    position: 80,
    conditions: where({ field: 'financing_type', operator: 'in', values: ['cash'] }),
  }),
  adder('Loyalty discount', 'For neighbors of a customer', {
    amount_usd: 500,
    effect: 'discount',
    min_cents: 0,
    max_cents: 75_000,
    position: 90,
  }),
]

/** Tile is a matter of the roof, not of what a rep remembers; a new panel may cost more or less. */
const CHANGED: Record<string, Partial<Fields>> = {
  'Tile roof mounting': {
    automatic: true,
    position: 20,
    conditions: where({ field: 'roof_type', operator: 'in', values: ['concrete_tile', 'clay_tile'] }),
  },
  'Main panel upgrade': { min_cents: 240_000, max_cents: 320_000, cost_usd: 1_650 },
}

export async function demoAdders(owner: Client) {
  for (const body of NEW) await owner.POST('/v3/adders.Create', { body })
  const { data } = await owner.GET('/v3/adders.List', { params: { query: { limit: 200 } } })
  for (const { id, active, words, problems, version, ...fields } of data?.adders ?? []) {
    const change = CHANGED[fields.name]
    if (change) await owner.POST('/v3/adders.Update', { body: { ...fields, ...change, adder_id: id, version } })
  }
}

type Asked = { name: string; cents: number; reason: string; decision?: 'approve' | 'decline'; note?: string }

/** Prices of their own that a rep set or asked for; some are decided. */
export async function demoOverrides(rep: Client, manager: Client, project_id: string, asked: readonly Asked[]) {
  for (const { name, cents, reason, decision, note } of asked) {
    const { data } = await rep.GET('/v3/adders.ListProjectAdders', { params: { query: { project_id } } })
    const adder_id = data?.adders.find(one => one.name === name)?.adder_id ?? ''
    const answer = await rep.POST('/v3/adders.UpdatePriceOverride', {
      body: { project_id, adder_id, price_override_cents: cents, reason },
    })
    const version = answer.data?.adders.find(one => one.adder_id === adder_id)?.version ?? 0
    if (decision)
      await manager.POST('/v3/adders.DecideOverride', {
        body: { project_id, adder_id, version, decision, ...(note ? { note } : {}) },
      })
  }
}
