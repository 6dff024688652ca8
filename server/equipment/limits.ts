// The contract's limits of each figure, with sentences for rows of a list, which no form has checked.
import { readFileSync } from 'node:fs'
import { fieldLabel } from '#machines/equipment/rules.ts'
import { PERCENT } from '#machines/equipment/template-list.ts'
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

type Property = { type?: string | string[]; minimum?: number; maximum?: number; maxLength?: number; enum?: string[] }
type Schema = { required: string[]; properties: Record<string, Property> }
const contract: { components: { schemas: Record<string, Schema> } } = JSON.parse(
  readFileSync(new URL('../../sdk/contract.gen.json', import.meta.url), 'utf8'),
)
const NAMES = { panel: 'PanelInput', inverter: 'InverterInput', storage: 'StorageInput' } as const

/** The first figure that is missing or beyond what such equipment can have; undefined where all are acceptable. */
export function limitFault(kind: Schemas['EquipmentKind'], row: Record<string, unknown>): string | undefined {
  const schema = contract.components.schemas[NAMES[kind]]
  for (const [field, property] of Object.entries(schema?.properties ?? {})) {
    const value = row[field]
    if (value === null || value === undefined || value === '') {
      if (schema?.required.includes(field)) return words.row.missing({ field: fieldLabel(field) })
      continue
    }
    const { minimum, maximum, maxLength } = property
    if (typeof value === 'string' && maxLength !== undefined && value.length > maxLength)
      return words.row.too_long({ field: fieldLabel(field), most: maxLength })
    if (typeof value !== 'number') continue
    if (property.type?.includes('integer') && !Number.isInteger(value))
      return words.row.not_whole({ field: fieldLabel(field), value })
    if (minimum !== undefined && value < minimum) return beyond(field, value, 'below', minimum)
    if (maximum !== undefined && value > maximum) return beyond(field, value, 'above', maximum)
  }
  return undefined
}

function beyond(field: string, value: number, side: 'above' | 'below', limit: number): string {
  const facts = { field: fieldLabel(field), value: shown(field, value) ?? '', limit: shown(field, limit) ?? '' }
  if (side === 'below') return words.row.too_low(facts)
  return field === 'efficiency' ? words.row.too_efficient({ value: facts.value }) : words.row.too_high(facts)
}

/** A value as the person reads it: shares as percentages. */
export function shown(field: string, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? words.row.yes : words.row.no
  if (typeof value !== 'number') return String(value)
  return String(Number((PERCENT.has(field) ? value * 100 : value).toFixed(4)))
}
