// An import and its rows as the contract has them.

import { noteText } from '#machines/design/equipment/formats.ts'
import { fieldLabel, TEMPLATE } from '#machines/design/equipment/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import type { equipment_import_rows, equipment_imports } from '#server/db/schema/equipment.ts'
import type { Ports } from '#server/ports/ports.ts'
import { applied } from './apply-import.ts'
import { shown } from './limits.ts'
import { readReason } from './stored-reason.ts'
import { words } from './words.ts'

/** A reading that was not heard of for so long ended with its server. */
const SILENCE_MS = 60_000

export function importView(row: typeof equipment_imports.$inferSelect, ports: Ports): Schemas['EquipmentImport'] {
  const stopped = row.status === 'reading' && ports.now().getTime() - row.heard_at.getTime() > SILENCE_MS
  const { id, kind, file_name, format, notes, rows_total, rows_read, created_by_name, version } = row
  return {
    id,
    kind,
    file_name,
    format,
    status: stopped ? 'failed' : row.status,
    reason: stopped ? words.import.stopped : readReason(row.reason),
    notes: notes.map(noteText),
    rows_total,
    rows_read,
    rows_applied: applied.get(id) ?? 0,
    rows_unusual: row.count_unusual,
    counts: {
      new: row.count_new,
      changed: row.count_changed,
      unchanged: row.count_unchanged,
      skipped: row.count_skipped,
    },
    created_by_name,
    created_at: row.created_at.toISOString(),
    applied_at: row.applied_at?.toISOString() ?? null,
    undone_at: row.undone_at?.toISOString() ?? null,
    version,
  }
}

/** The order of the template: what a person compares comes in the order they know it in. */
function placeOf(kind: Schemas['EquipmentKind'], field: string): number {
  const place = TEMPLATE[kind].findIndex(([, name]) => name === field)
  return place < 0 ? TEMPLATE[kind].length : place
}

const OWN: ReadonlySet<string> = new Set(['id', 'company_id', 'name_key', 'active', 'version', 'manufacturer', 'model'])

export function importRowView(
  kind: Schemas['EquipmentKind'],
  { line, change, name, reason, fields, before }: typeof equipment_import_rows.$inferSelect,
  sees_cost: boolean,
): Schemas['ImportRow'] {
  const was = before ?? {}
  return {
    line,
    change,
    name: name || words.row.line({ line }),
    reason: readReason(reason),
    fields: Object.entries(fields ?? {})
      .sort(([one], [other]) => placeOf(kind, one) - placeOf(kind, other))
      .filter(([field]) => !OWN.has(field) && (sees_cost || field !== 'price_usd'))
      .map(([field, value]) => ({
        field: fieldLabel(field),
        before: shown(field, was[field]),
        after: shown(field, value),
      })),
  }
}
