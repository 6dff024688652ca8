// The price of a sale for one way to pay, with every line's reason.
import { conditionsOf, type Facts, type Names } from '#machines/money/adders/rules.ts'
import { type BasePrice, type PriceBreakdown, priceProject } from '#machines/money/pricing/rules.ts'
import { type Candidate, inOrder, type Settled, settle } from '#machines/money/quote/settle.ts'
import type { Schemas } from '#sdk/types.ts'
import { type AdderHere, addersHere } from './adder-terms.ts'
import { atKeptPrices, type EquipmentItem, equipmentCostCents, equipmentItems } from './equipment-items.ts'
import type { BaseTerms, Catalog, Design, Panel, PricedSale } from './sale.ts'
import { words } from './words.ts'

export type PricedProject = {
  size_w: number
  base: BaseTerms
  /** Undefined if the price can't be calculated; `problem` says why. */
  breakdown: PriceBreakdown | undefined
  problem: string | null
  adders: (AdderHere & Settled)[]
  /** Equipment of the design as it is priced. */
  items: readonly EquipmentItem[]
  /** Adders that homeowners are not shown. */
  hidden: ReadonlySet<string>
  facts: Omit<Facts, 'adders'>
  /** Ids in words. */
  names: Names
}

/** The base price of a project without its own. */
export const companyBase = ({ company, settings }: Pick<PricedSale, 'company' | 'settings'>): BaseTerms => ({
  method: settings.design_preferences.base_method,
  price_usd_per_w: company.default_price_usd_per_w,
  flat_cents: settings.design_preferences.flat_price_cents,
  markup: settings.design_preferences.markup,
  other_cost_usd_per_w: settings.design_preferences.other_cost_usd_per_w,
})

/** Undefined without a design. */
export function pricedProject(sale: PricedSale, financing_type: Schemas['FinancingType']): PricedProject | undefined {
  const { project, design, catalog } = sale
  if (!design) return undefined
  const items = atKeptPrices(equipmentItems(design, catalog), project.kept_prices)
  const facts = factsOf(sale, items, financing_type)
  const here = addersHere(sale)
  const names = namesIn(sale, here, facts)
  const candidates = here.map(candidateOf).sort(inOrder)
  const verdicts = settle(candidates, facts, names)
  const settled = candidates.flatMap(({ id }) => {
    const one = here.find(({ terms }) => terms.id === id)
    const verdict = verdicts.get(id)
    return one && verdict ? [{ ...one, ...verdict }] : []
  })
  const ours = companyBase(sale)
  const base = baseFor(project, ours)
  // Costs of the equipment are the base only where the company itself sells at cost plus.
  const cost_cents = ours.method === 'cost_plus' ? equipmentCostCents(design, catalog) : null
  const start = baseInput(base, design.size_w, cost_cents)
  const applied = settled.filter(({ applies }) => applies)
  const breakdown =
    'problem' in start
      ? undefined
      : priceProject({
          size_w: design.size_w,
          module_count: design.module_count,
          area_m2: areaOf(design, catalog),
          base: start,
          items: items.map(({ manufacturer, is_priced, ...item }) => item),
          adders: applied.map(adderInput),
          discounts_cents: project.discount_cents,
        })
  return {
    size_w: design.size_w,
    base,
    breakdown,
    problem: 'problem' in start ? start.problem : null,
    adders: settled,
    items,
    hidden: new Set(applied.filter(({ terms }) => !terms.shown_in_proposal).map(({ terms }) => terms.id)),
    facts,
    names,
  }
}

/** Names of the ids in adders' rules and a design. */
function namesIn(
  { catalog, adders, utility_names }: PricedSale,
  here: readonly AdderHere[],
  facts: Omit<Facts, 'adders'>,
): Names {
  const conditions = here.flatMap(({ terms }) => conditionsOf(terms.conditions))
  const ids = [
    ...[...facts.panel, ...facts.inverter].map(({ id }) => id),
    ...(facts.utility ? [facts.utility] : []),
    ...conditions.flatMap(one => ('values' in one ? one.values : 'adder_id' in one ? [one.adder_id] : [])),
  ]
  return Object.fromEntries(
    ids.flatMap(id => {
      const made = catalog.panels.get(id) ?? catalog.inverters.get(id) ?? catalog.storage.get(id)
      const named = adders.today.find(adder => adder.id === id) ?? catalog.others.get(id)
      const name = made ? `${made.manufacturer} ${made.model}` : (named?.name ?? utility_names.get(id))
      return name === undefined ? [] : [[id, name]]
    }),
  )
}

function candidateOf({ terms, by_hand }: AdderHere): Candidate {
  const { id, name, position, automatic, active, pricing_method, conditions, bands } = terms
  return {
    id,
    name,
    position,
    automatic: automatic && active,
    by_hand: by_hand !== null,
    pricing_method,
    conditions,
    bands,
  }
}

function adderInput({ terms, by_hand, override }: AdderHere) {
  const own_usd = by_hand?.amount_cents == null ? undefined : by_hand.amount_cents / 100
  const { id, name, pricing_method, unit, share, share_of, bands, effect, counts_for_incentives } = terms
  return {
    id,
    name,
    pricing_method,
    unit,
    share,
    share_of,
    bands,
    effect,
    counts_for_incentives,
    amount_usd: own_usd ?? terms.amount_usd,
    quantity: by_hand?.quantity ?? 1,
    price_override_cents: override?.price_override_cents ?? null,
  }
}

/** A project with a price per watt keeps it, as it keeps a base the company no longer uses. */
const baseFor = (project: PricedSale['project'], ours: BaseTerms): BaseTerms =>
  project.price_usd_per_w === null
    ? (project.kept_base ?? ours)
    : { ...ours, method: 'per_watt', price_usd_per_w: project.price_usd_per_w }

function baseInput(
  { method, price_usd_per_w, flat_cents, markup, other_cost_usd_per_w }: BaseTerms,
  size_w: number,
  equipment_cost_cents: number | null,
): BasePrice | { problem: string } {
  if (method === 'per_watt') return { method, price_usd_per_w: price_usd_per_w ?? 0 }
  if (method === 'flat') {
    if (flat_cents === null) return { problem: words.flat_price_missing }
    return { method, flat_cents }
  }
  if (equipment_cost_cents === null) return { problem: words.equipment_cost_missing }
  const other_cents = Math.round((other_cost_usd_per_w ?? 0) * size_w * 100)
  return { method, cost_cents: equipment_cost_cents + other_cents, markup: markup ?? 0 }
}

/** Of the modules themselves, to a square centimetre. */
function areaOf({ arrays }: Design, { panels }: Catalog): number {
  const area = arrays.reduce((sum, { panel_id, module_count }) => {
    const panel = panels.get(panel_id)
    return sum + (panel ? sidesOf(panel) * module_count : 0)
  }, 0)
  return Math.round(area * 10_000) / 10_000
}

/** If a catalog has no dimensions, the area follows from power and efficiency under 1,000 W/m². */
const sidesOf = ({ length_m, width_m, power_w, efficiency }: Panel) =>
  length_m !== null && width_m !== null ? length_m * width_m : power_w / (efficiency * 1000)

export function factsOf(
  { project, design, catalog }: PricedSale,
  items: readonly EquipmentItem[],
  financing_type: Schemas['FinancingType'],
): Omit<Facts, 'adders'> {
  const parts = (ids: string[], known: ReadonlyMap<string, { manufacturer: string }>) =>
    [...new Set(ids)].map(id => ({ id, manufacturer: known.get(id)?.manufacturer ?? '' }))
  const partsOf = (kind: EquipmentItem['kind']) =>
    items.filter(item => item.kind === kind).map(({ id, manufacturer }) => ({ id, manufacturer }))
  return {
    state: project.address?.state ?? null,
    utility: project.utility_id,
    financing_type,
    roof_type: project.roof_type,
    size_kw: design ? design.size_w / 1000 : null,
    module_count: design?.module_count ?? null,
    panel: parts(design?.arrays.map(array => array.panel_id) ?? [], catalog.panels),
    inverter: parts(design?.inverters.map(one => one.inverter_id) ?? [], catalog.inverters),
    storage: partsOf('storage'),
    other: partsOf('other'),
  }
}
