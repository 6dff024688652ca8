// The effect of each list row on the catalog: new, changed, unchanged, or skipped with the reason. Pure except for the id.

import { unusualFigures } from '#machines/design/equipment/bands.ts'
import { RowFault } from '#machines/design/equipment/cells.ts'
import { cellsOf, type Figures } from '#machines/design/equipment/figures.ts'
import type { Format, Heading } from '#machines/design/equipment/formats.ts'
import {
  type EquipmentKind,
  type Faults,
  fieldLabel,
  inverterFaults,
  lockedChanges,
  nameKey,
  panelFaults,
  storageFaults,
} from '#machines/design/equipment/rules.ts'
import type { Line } from '#machines/lib/csv-table.ts'
import type { Sentence } from '#server/lib/reader-language.ts'
import { problemOf } from '#server/sheet-import/import-rows.ts'
import type { Judged } from '#server/sheet-import/kind.ts'
import { limitFault } from './limits.ts'
import { words } from './words.ts'

type Values = Record<string, unknown>
export type Existing = Values & { id: string; version: number; manufacturer: string; model: string }
type List = { format: Format; heading: Heading; decimal_comma: boolean }
type Catalogue = {
  company_id: number
  kind: EquipmentKind
  by_key: ReadonlyMap<string, Existing>
  uses: ReadonlyMap<string, number>
  sees_cost: boolean
  new_id: () => string
}

/** Defaults for a new row's missing values; they are explained in the notes of each list. */
const DEFAULTS: Record<EquipmentKind, Values> = {
  panel: { bifacial: false, degradation: 0.005, technology: 'crystalline silicon' },
  inverter: {},
  storage: {},
}
const COSTS: ReadonlySet<string> = new Set(['price_usd'])
const IDENTITY: ReadonlySet<string> = new Set(['manufacturer', 'model'])
/** Figures an efficiency is worked out of. */
const OF_EFFICIENCY = ['power_w', 'length_m', 'width_m']

const keyOf = (
  kind: EquipmentKind,
  { manufacturer, model, ac_voltage_v }: { manufacturer: string; model: string; ac_voltage_v?: unknown },
) =>
  kind === 'inverter'
    ? nameKey(manufacturer, model, typeof ac_voltage_v === 'number' ? ac_voltage_v : null)
    : nameKey(manufacturer, model)

/** Returns a judge that remembers the rows it has seen; undefined for a line that is no row, such as one of units. */
export function judgeOf(catalogue: Catalogue, list: List): (line: Line) => Judged | undefined {
  const seen = new Map<string, number>()
  return line => {
    if (isNoRow(line, list)) return undefined
    try {
      const figures = list.format.read(cellsOf(line, list.heading, list.decimal_comma))
      return judge(catalogue, list, line.line, figures, seen)
    } catch (error) {
      if (error instanceof RowFault) return skipped(line, list, error.say)
      throw error
    }
  }
}

/** Blank lines, the units below a header, and SAM's line of variable names. */
function isNoRow({ cells }: Line, { heading }: List): boolean {
  const at = (field: string) => (cells[heading.get(field)?.column ?? -1] ?? '').trim()
  const filled = cells.filter(cell => cell.trim() !== '')
  if (filled.length === 0) return true
  const name = at('name')
  if (/^(units|\[0\])$/i.test(name)) return true
  return (
    at('manufacturer') === '' && at('model') === '' && name === '' && filled.some(cell => /^\(.*\)$/.test(cell.trim()))
  )
}

function judge(catalogue: Catalogue, list: List, line: number, figures: Figures, seen: Map<string, number>): Judged {
  const { kind } = catalogue
  const name = `${figures.manufacturer} ${figures.model}`.trim().slice(0, 240)
  const skip = (reason: Sentence): Judged => ({ line, change: 'skipped', name, problems: [problemOf(reason)] })
  if (figures.manufacturer === '') return skip(() => words.row.maker_missing)
  if (figures.model === '') return skip(() => words.row.model_missing)
  const key = keyOf(kind, figures)
  const twin = seen.get(key)
  if (twin !== undefined) return skip(() => words.row.repeated({ line: twin }))
  seen.set(key, line)
  const existing = catalogue.by_key.get(key)
  const given = Object.entries(figures).filter(([field]) => catalogue.sees_cost || !COSTS.has(field))
  if (!existing) {
    const row: Values = { ...DEFAULTS[kind], ...Object.fromEntries(given.filter(([, value]) => value !== null)) }
    if (faultOf(kind, row)) return skip(() => faultOf(kind, row) ?? '')
    const id = catalogue.new_id()
    const fields = { ...row, company_id: catalogue.company_id, id, name_key: key, active: true, version: 1 }
    const question = askedAbout(() => unusualFigures(kind, row))
    return { line, change: 'new', name, row_id: id, row_version: 1, fields, ...question }
  }
  const differing = differences(existing, given, list.format.soft)
  if (differing.length === 0) return { line, change: 'unchanged', name }
  const fields: Values = Object.fromEntries(differing)
  const merged = { ...existing, ...fields }
  if (faultOf(kind, merged)) return skip(() => faultOf(kind, merged) ?? '')
  const [locked] = lockedChanges(kind, existing, fields)
  const uses = catalogue.uses.get(existing.id) ?? 0
  if (locked && uses > 0) return skip(() => words.row.locked({ uses, field: fieldLabel(locked) }))
  const before = Object.fromEntries(differing.map(([field]) => [field, existing[field] ?? null]))
  return {
    line,
    change: 'changed',
    name,
    row_id: existing.id,
    row_version: existing.version,
    fields,
    before,
    ...askedAbout(() => unusualFigures(kind, merged, existing)),
  }
}

/** Undefined if no value is unusual. */
function askedAbout(unusual: () => Faults): Pick<Judged, 'change' | 'problems'> | undefined {
  if (Object.keys(unusual()).length === 0) return undefined
  return { change: 'asked', problems: [problemOf(() => Object.values(unusual()).join(' '), false)] }
}

/** Blanks clear nothing; estimated values overwrite nothing. */
function differences(existing: Existing, given: [string, unknown][], soft: readonly string[]): [string, unknown][] {
  const hard = given.filter(([field, value]) => value !== null && !IDENTITY.has(field) && field !== 'efficiency')
  const differing = hard.filter(
    ([field, value]) => !same(existing[field], value) && !(soft.includes(field) && existing[field] != null),
  )
  const efficiency = given.find(([field]) => field === 'efficiency')
  return efficiency && differing.some(([field]) => OF_EFFICIENCY.includes(field))
    ? [...differing, efficiency]
    : differing
}

const same = (a: unknown, b: unknown): boolean =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a)) : a === b

/** The row's figures are of the kind's own types: each was read by its list's reader, or comes from the catalogue. */
const FAULTS: Record<EquipmentKind, (row: object) => Faults> = {
  panel: panelFaults,
  inverter: inverterFaults,
  storage: storageFaults,
}
const faultOf = (kind: EquipmentKind, row: Values): string | undefined =>
  limitFault(kind, row) ?? Object.values(FAULTS[kind](row))[0]

function skipped({ line, cells }: Line, { heading }: List, reason: Sentence): Judged {
  const at = (field: string) => (cells[heading.get(field)?.column ?? -1] ?? '').replaceAll(/\s+/g, ' ').trim()
  const name = `${at('manufacturer')} ${at('model') || at('name')}`.trim().slice(0, 240)
  return { line, change: 'skipped', name, problems: [problemOf(reason)] }
}
