// What a price is held against its seller's limits by.
import type { Areas } from '#machines/company/settings-areas.ts'
import type { Schemas } from '#sdk/types.ts'
import type { PricedProject } from './price-inputs.ts'
import { words } from './words.ts'

/**
 * What the project's adders take off beyond the catalog: typed discounts, and charges below the adder's own limits. An
 * approved amount counts for its approver.
 */
export function typedOffCents({ adders, breakdown }: PricedProject): number {
  return adders.reduce((sum, { terms, by_hand, override }) => {
    const line = breakdown?.adders.find(({ id }) => id === terms.id)
    const own = override?.decision === 'approved' ? null : (override?.price_override_cents ?? null)
    if (!line || (own === null && by_hand?.amount_cents == null)) return sum
    if (terms.effect === 'discount') return sum - line.total_cents
    const allowed = terms.max_cents !== null && terms.min_cents === null
    const is_below = own !== null && !allowed && own < (terms.min_cents ?? line.catalogue_cents)
    return is_below ? sum + Math.max(0, line.catalogue_cents - line.total_cents) : sum
  }, 0)
}

/** Adders' costs are unknown: they are left out, as in the company's own margin. */
export function marginOf(price: Schemas['Price'], cost_usd_per_w: number | null): number | null {
  const system_cents = price.price_cents - price.adders.reduce((sum, adder) => sum + adder.total_cents, 0)
  if (cost_usd_per_w === null || price.size_w === 0 || system_cents === 0) return null
  return (system_cents - cost_usd_per_w * price.size_w * 100) / system_cents
}

/** Names of non-default equipment in the design; a kind without a default is unrestricted. Compared with approvals. */
export function otherEquipment(
  { facts, items, names }: PricedProject,
  preferences: Areas['design_preferences'],
): string[] {
  const { default_panel_id, default_inverter_id, default_storage_id, equipment_by_sale } = preferences
  const usual = Object.values(equipment_by_sale)
  const beyond = (parts: readonly { id: string }[], allowed: readonly (string | null)[]) =>
    allowed.some(id => id !== null) ? parts.filter(({ id }) => !allowed.includes(id)) : []
  return [
    ...beyond(facts.panel, [default_panel_id, ...usual.map(({ panel_id }) => panel_id)]),
    ...beyond(facts.inverter, [default_inverter_id, ...usual.map(({ inverter_id }) => inverter_id)]),
    ...beyond(facts.storage, [default_storage_id, ...usual.map(({ storage_id }) => storage_id)]),
  ].map(({ id }) => names[id] ?? items.find(item => item.id === id)?.name ?? words.in('en').other_equipment)
}
