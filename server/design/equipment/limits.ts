// The contract's limits of each figure, with sentences for rows of a list, which no form has checked.
import { readFileSync } from 'node:fs'
import { BANDS, figureText, rangeText, usualRange } from '#machines/design/equipment/bands.ts'
import { type EquipmentKind, fieldLabel } from '#machines/design/equipment/rules.ts'
import { words } from './words.ts'

type Property = { type?: string | string[]; maxLength?: number; enum?: string[] }
type Schema = { required: string[]; properties: Record<string, Property> }
const contract: { components: { schemas: Record<string, Schema> } } = JSON.parse(
  readFileSync(new URL('../../../sdk/contract.gen.json', import.meta.url), 'utf8'),
)
const NAMES = { panel: 'PanelInput', inverter: 'InverterInput', storage: 'StorageInput' } as const

/** The first figure that is missing or beyond what such equipment can have; undefined where all are acceptable. */
export function limitFault(kind: EquipmentKind, row: Record<string, unknown>): string | undefined {
  const schema = contract.components.schemas[NAMES[kind]]
  for (const [field, property] of Object.entries(schema?.properties ?? {})) {
    const value = row[field]
    if (value === null || value === undefined || value === '') {
      if (schema?.required.includes(field)) return words.row.missing({ field: fieldLabel(field) })
      continue
    }
    const { maxLength } = property
    if (typeof value === 'string' && maxLength !== undefined && value.length > maxLength)
      return words.row.too_long({ field: fieldLabel(field), most: maxLength })
    if (typeof value !== 'number') continue
    if (property.type?.includes('integer') && !Number.isInteger(value))
      return words.row.not_whole({ field: fieldLabel(field), value })
    const [least, most] = BANDS[kind][field]?.limit ?? []
    const usual = usualRange(kind, field, row)
    if (least === undefined || most === undefined || !usual || (value >= least && value <= most)) continue
    const facts = { field: fieldLabel(field), value: figureText(field, value), ...rangeText(field, usual) }
    if (value < least) return words.row.too_low({ ...facts, limit: figureText(field, least) })
    return words.row.too_high({ ...facts, limit: figureText(field, most) })
  }
  return undefined
}

/** A value as the person reads it: shares as percentages. */
export function shown(field: string, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? words.row.yes : words.row.no
  if (typeof value !== 'number') return String(value)
  return figureText(field, value)
}
