// What a price is made from: design, catalogue, company. Loaded once for one project or for many.
import { inArray } from 'drizzle-orm'
import type { Facts } from '#machines/adders/rules.ts'
import { type BasePrice, type PriceBreakdown, priceProject } from '#machines/pricing/rules.ts'
import { type Candidate, inOrder, type Settled, settle } from '#machines/quote/settle.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { companies } from '../db/schema/company.ts'
import { inverters, panels } from '../db/schema/equipment.ts'
import type { BaseTerms } from '../db/schema/projects.ts'
import type { ProjectRow } from '../projects/access.ts'
import { readSetting } from '../settings/store.ts'
import { namesOf } from './adder-names.ts'
import { type AdderHere, addersHere } from './adder-terms.ts'
import { type Design, designsOf } from './designs-of.ts'
import { atKeptPrices, type EquipmentItem, equipmentCostCents, equipmentItems } from './equipment-items.ts'
import { words } from './words.ts'

export type PricedProject = {
  size_w: number
  base: BaseTerms
  /** Undefined where the price cannot be known; `problem` says why. */
  breakdown: PriceBreakdown | undefined
  problem: string | null
  adders: (AdderHere & Settled)[]
  /** Equipment of the design as it is priced. */
  items: readonly EquipmentItem[]
  /** Adders that homeowners are not shown. */
  hidden: ReadonlySet<string>
  facts: Omit<Facts, 'adders'>
  /** Ids in words. */
  names: Readonly<Record<string, string>>
}

type Panel = typeof panels.$inferSelect
type Inverter = typeof inverters.$inferSelect
export type Loaded = {
  designs: Map<string, Design>
  panels: Map<string, Panel>
  inverters: Map<string, Inverter>
  here: Map<string, AdderHere[]>
  items: Map<string, EquipmentItem[]>
  /** Known only where the company's base price asks for it. */
  equipment_costs: Map<string, number | null>
  company_base: BaseTerms
}

/** The base price of a project that has none of its own. */
export async function companyBase(db: Db): Promise<BaseTerms> {
  const { value } = await readSetting(db, 'design_preferences')
  const [company] = await db.select({ price: companies.default_price_usd_per_w }).from(companies)
  return {
    method: value.base_method,
    price_usd_per_w: company?.price ?? 0,
    flat_cents: value.flat_price_cents,
    markup: value.markup,
    other_cost_usd_per_w: value.other_cost_usd_per_w,
  }
}

export async function projectFacts(db: Db, rows: readonly ProjectRow[]): Promise<Loaded> {
  const found = await designsOf(db, rows)
  const panel_ids = [...new Set(found.flatMap(({ arrays }) => arrays.map(array => array.panel_id)))]
  const inverter_ids = [...new Set(found.flatMap(design => design.inverters.map(one => one.inverter_id)))]
  const keptBy = (id: string) => rows.find(row => row.id === id)?.kept_prices ?? {}
  // Asked at once, they travel together.
  const [panel_rows, inverter_rows, company_base, here, priced] = await Promise.all([
    panel_ids.length === 0 ? [] : db.select().from(panels).where(inArray(panels.id, panel_ids)),
    inverter_ids.length === 0 ? [] : db.select().from(inverters).where(inArray(inverters.id, inverter_ids)),
    companyBase(db),
    addersHere(db, rows),
    Promise.all(found.map(design => equipmentItems(db, design))),
  ])
  const items = new Map<string, EquipmentItem[]>()
  const equipment_costs = new Map<string, number | null>()
  for (const [index, design] of found.entries()) {
    items.set(design.project_id, atKeptPrices(priced[index] ?? [], keptBy(design.project_id)))
    if (company_base.method === 'cost_plus')
      equipment_costs.set(design.project_id, await equipmentCostCents(db, design))
  }
  return {
    designs: new Map(found.map(row => [row.project_id, row])),
    panels: new Map(panel_rows.map(row => [row.id, row])),
    inverters: new Map(inverter_rows.map(row => [row.id, row])),
    here,
    items,
    equipment_costs,
    company_base,
  }
}

/** Undefined while nothing is designed. */
export async function pricedProject(
  db: Db,
  project: ProjectRow,
  loaded: Loaded,
  financing_type: Schemas['FinancingType'],
  only?: 'figures only',
): Promise<PricedProject | undefined> {
  const design = loaded.designs.get(project.id)
  if (!design) return undefined
  const facts = factsOf(project, design, loaded, financing_type)
  const here = loaded.here.get(project.id) ?? []
  const known = [...facts.panel, ...facts.inverter].map(({ id }) => id)
  const names = only
    ? {}
    : await namesOf(
        db,
        here.map(({ terms }) => terms.conditions),
        [...known, ...(facts.utility ? [facts.utility] : [])],
      )
  const candidates = here.map(candidateOf).sort(inOrder)
  const verdicts = settle(candidates, facts, names)
  const settled = candidates.flatMap(({ id }) => {
    const one = here.find(({ terms }) => terms.id === id)
    const verdict = verdicts.get(id)
    return one && verdict ? [{ ...one, ...verdict }] : []
  })
  const base = baseFor(project, loaded.company_base)
  const start = baseInput(base, design.size_w, loaded.equipment_costs.get(project.id) ?? null)
  const items = loaded.items.get(project.id) ?? []
  const applied = settled.filter(({ applies }) => applies)
  const breakdown =
    'problem' in start
      ? undefined
      : priceProject({
          size_w: design.size_w,
          module_count: design.module_count,
          area_m2: areaOf(design, loaded),
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

/** A project that was given a price per watt keeps it, as it keeps a base the company has left. */
const baseFor = (project: ProjectRow, ours: BaseTerms): BaseTerms =>
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
function areaOf({ arrays }: Design, { panels: known }: Loaded): number {
  const area = arrays.reduce((sum, { panel_id, module_count }) => {
    const panel = known.get(panel_id)
    return sum + (panel ? sidesOf(panel) * module_count : 0)
  }, 0)
  return Math.round(area * 10_000) / 10_000
}

/** A list may give no sides: then the area is what the power takes at the panel's efficiency, under 1,000 W/m². */
const sidesOf = ({ length_m, width_m, power_w, efficiency }: Panel) =>
  length_m !== null && width_m !== null ? length_m * width_m : power_w / (efficiency * 1000)

export function factsOf(
  project: ProjectRow,
  design: Design | undefined,
  loaded: Pick<Loaded, 'panels' | 'inverters' | 'items'>,
  financing_type: Schemas['FinancingType'],
): Omit<Facts, 'adders'> {
  const parts = <T extends { id: string; manufacturer: string }>(ids: string[], known: Map<string, T>) =>
    [...new Set(ids)].map(id => ({ id, manufacturer: known.get(id)?.manufacturer ?? '' }))
  const partsOf = (kind: EquipmentItem['kind']) =>
    (loaded.items.get(project.id) ?? []).filter(item => item.kind === kind)
  return {
    state: project.address?.state ?? null,
    utility: project.utility_id,
    financing_type,
    roof_type: project.roof_type,
    size_kw: design ? design.size_w / 1000 : null,
    module_count: design?.module_count ?? null,
    panel: parts(design?.arrays.map(array => array.panel_id) ?? [], loaded.panels),
    inverter: parts(design?.inverters.map(one => one.inverter_id) ?? [], loaded.inverters),
    storage: partsOf('storage'),
    other: partsOf('other'),
  }
}
