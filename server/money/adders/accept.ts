// Validates an adder beyond the contract's checks of single fields.
import { inArray } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import { bandFaults, type Condition, isEmpty, type Rule, rangeFault } from '#machines/money/adders/rules.ts'
import { ownFields } from '#machines/money/pricing/methods.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { adders as table } from '#server/db/schema/adders.ts'
import type { AdderRow } from './view.ts'
import { words } from './words.ts'

export const nameTaken = (name: string) => refuse(409, 'name_taken', words.name_taken({ name }))

const ROOFS: readonly Schemas['RoofType'][] = [
  'composition_shingle',
  'concrete_tile',
  'clay_tile',
  'metal_standing_seam',
  'metal_corrugated',
  'flat',
  'wood_shake',
  'slate',
  'other',
]
const VALUES: { [F in Schemas['ListCondition']['field']]?: readonly string[] } = {
  roof_type: ROOFS,
  financing_type: ['cash', 'loan', 'lease', 'ppa'],
}

/** Sentences by field; empty when the fields go together. */
export function fieldFaults(fields: Schemas['AdderFields']): Record<string, string> {
  const faults: Record<string, string> = {}
  const { pricing_method, share, share_of, bands, min_cents, max_cents, automatic } = fields
  if (fields.name.trim() === '') faults['name'] = words.name_required
  if (pricing_method === 'Percentage' && share === null) faults['share'] = words.percentage_required
  if (pricing_method === 'Percentage' && share_of === null) faults['share_of'] = words.percentage_base_required
  if (pricing_method === 'Size Bands') {
    if (!bands?.length) faults['bands'] = words.band_required
    for (const [at, sentence] of bandFaults(bands ?? [])) faults[`bands.${at}.from_kw`] = sentence
  }
  if (pricing_method === 'Flat Price' && automatic) faults['automatic'] = words.flat_price_not_automatic
  if (min_cents !== null && max_cents !== null && min_cents > max_cents) faults['max_cents'] = words.maximum_too_low
  return faults
}

/** The row to be written. */
export async function acceptFields(db: Db, caller: UserCaller, fields: Schemas['AdderFields'], before?: AdderRow) {
  const faults = fieldFaults(fields)
  if (Object.keys(faults).length > 0) throw refuse(400, 'invalid_input', faults)
  const { name, cost_usd, conditions, ...rest } = ownFields(fields)
  const rule = conditions && !isEmpty(conditions) ? await acceptRule(db, conditions, before?.id) : null
  if (name.trim() !== before?.name && (await isTaken(db, name.trim()))) throw nameTaken(name.trim())
  const sees_cost = caller.permissions.has('pricing.view_cost')
  return {
    ...rest,
    name: name.trim(),
    conditions: rule,
    cost_usd: sees_cost && cost_usd !== undefined ? cost_usd : (before?.cost_usd ?? null),
  }
}

async function isTaken(db: Db, name: string): Promise<boolean> {
  return (
    (
      await db
        .select({ id: table.id })
        .from(table)
        .where(inArray(table.name, [name]))
    ).length > 0
  )
}

/** Throws 400 naming the invalid condition. `adder_id` is the rule's adder. */
export async function acceptRule(db: Db, rule: Rule, adder_id?: string): Promise<Rule> {
  const faults: Record<string, string> = {}
  const asked = new Map<string, string>()
  const look = (condition: Condition, at: string) => {
    const range = rangeFault(condition)
    if (range) faults[`${at}.min`] = range
    if (condition.field === 'adder') {
      if (condition.adder_id === adder_id) faults[`${at}.adder_id`] = words.own_adder_in_rule
      asked.set(`${at}.adder_id`, condition.adder_id)
    }
    if ('values' in condition) {
      const allowed = VALUES[condition.field]
      if (allowed && condition.values.some(value => !allowed.includes(value)))
        faults[`${at}.values`] = words.choose_from_list
      if (condition.field === 'state' && condition.values.some(value => !/^[A-Z]{2}$/.test(value)))
        faults[`${at}.values`] = words.bad_states
    }
  }
  for (const [index, condition] of rule.conditions.entries()) look(condition, `conditions.conditions.${index}`)
  for (const [index, group] of rule.groups.entries())
    for (const [place, condition] of group.conditions.entries())
      look(condition, `conditions.groups.${index}.conditions.${place}`)
  const ids = [...new Set(asked.values())]
  const rows = ids.length === 0 ? [] : await db.select({ id: table.id }).from(table).where(inArray(table.id, ids))
  for (const [at, id] of asked) if (!rows.some(row => row.id === id)) faults[at] ??= words.adder_deleted
  if (Object.keys(faults).length > 0) throw refuse(400, 'invalid_input', faults)
  return rule
}
