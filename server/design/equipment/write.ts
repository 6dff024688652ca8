// Shared by adding and changing: cost permissions, unique names, and a row's response.

import { unusualFigures } from '#machines/design/equipment/bands.ts'
import { type EquipmentKind, type Faults, tidy } from '#machines/design/equipment/rules.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { modelName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import { changes } from '#server/audit.ts'
import type { UserCaller } from '#server/caller.ts'
import { sqlState } from '#server/db/database.ts'
import { fileAddress } from '#server/files/store.ts'
import { type Cursor, pageOf } from '#server/lib/paging.ts'
import type { Ports } from '#server/ports/ports.ts'
import { words } from './words.ts'

type Named = Pick<Schemas['Panel'], 'manufacturer' | 'model'>
type Row = {
  company_id: number
  name_key: string
  price_usd: number | null
  datasheet_file_id: string | null
  datasheet_name: string | null
}

export const seesCost = (caller: Pick<UserCaller, 'permissions'>) => caller.permissions.has('pricing.view_cost')

/** A row as the contract has it: the cost for those who may see it, the datasheet by its address. */
export function viewOf<T extends Row>(
  { company_id, name_key, datasheet_file_id, price_usd, ...row }: T,
  caller: UserCaller,
  ports: Ports,
) {
  return {
    ...row,
    ...(seesCost(caller) ? { price_usd } : {}),
    datasheet_src: datasheet_file_id && fileAddress(ports, company_id, datasheet_file_id),
  }
}

/** The cost to store: unchanged if none is given. Rejected from users who may not see costs. */
export function costOf(caller: UserCaller, given: number | null | undefined, before: number | null): number | null {
  if (given === undefined) return before
  if (!seesCost(caller)) throw refuse(400, 'invalid_input', { price_usd: words.cannot_set_cost })
  return given
}

export function requireNone(faults: Faults) {
  if (Object.keys(faults).length > 0) throw refuse(400, 'invalid_input', faults)
}

/** Refuses figures outside the usual range, field by field, so that the sender can check and accept them. */
export function requireUsual(kind: EquipmentKind, figures: object, before: object = {}) {
  const faults = unusualFigures(kind, figures, before)
  if (Object.keys(faults).length > 0) throw refuse(400, 'unusual_figures', faults)
}

/** Trims spaces, and rejects a blank name. */
export function named(field: string, text: string): string {
  const trimmed = tidy(text)
  if (trimmed === '') throw refuse(400, 'invalid_input', { [field]: words.name_required })
  return trimmed
}

/** Null where it was left out; a text without words is rejected. */
export const optionalText = (field: string, text: string | null | undefined): string | null =>
  text == null ? null : named(field, text)

/** Runs a write, and turns a unique violation into this message. */
export async function unlessTaken<T>(taken: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (sqlState(error) === '23505') throw refuse(409, 'name_taken', taken)
    throw error
  }
}

type Keyed<F> = { fields: F; name_key: string; price_usd: number | null | undefined }

/** A row that is not there yet. */
export const newRow = <F extends Named>(
  { fields, name_key, price_usd }: Keyed<F>,
  caller: UserCaller,
  ports: Ports,
) => ({
  ...fields,
  company_id: caller.company_id,
  id: ports.id(),
  name_key,
  price_usd: costOf(caller, price_usd, null),
})

type Before = { price_usd: number | null; active: boolean; version: number }

/** The response for a changed row. */
export const changedRow = <F extends Named>(
  { fields, name_key, price_usd, active }: Keyed<F> & { active: boolean },
  caller: UserCaller,
  before: Before,
) => ({
  ...fields,
  active,
  name_key,
  price_usd: costOf(caller, price_usd, before.price_usd),
  version: before.version + 1,
})

/** For the audit log. */
export const addedNote = (kind: EquipmentKind, row: Named & { id: string }, fields: object) => ({
  sentence: () => words.log.added({ kind, name: modelName(row) }),
  entity_id: row.id,
  detail: changes<object>({}, fields),
})

export function changedNote(
  kind: EquipmentKind,
  before: Before & { id: string },
  after: Named & { active: boolean },
  fields: object,
) {
  const change = before.active === after.active ? 'changed' : after.active ? 'reactivated' : 'discontinued'
  const was: object = Object.fromEntries(Object.entries(before).filter(([name]) => name in fields || name === 'active'))
  return {
    sentence: () => words.log[change]({ kind, name: modelName(after) }),
    entity_id: before.id,
    detail: changes<object>(was, { ...fields, active: after.active }),
  }
}

/** One page of a list that was read with one row more than asked for. */
export function viewsOf<T extends Row>(
  rows: T[],
  limit: number,
  pages: Cursor<readonly [string]>,
  caller: UserCaller,
  ports: Ports,
) {
  const { page, next_cursor } = pageOf(rows, limit, pages, row => [row.name_key])
  return { views: page.map(row => viewOf(row, caller, ports)), next_cursor }
}
