// Two people's changes to one drawing, merged part by part: a plane with its panels, a roof, an obstruction, a tree, or one of the
// drawing's own settings. Server and browser ask the same function.
import type { Schemas } from '#sdk/types.ts'
import { canonicaliseJson } from '../../money/pricing/snapshot.ts'
import { merging as words } from './merge-words.ts'

type Drawing = Schemas['Drawing']
type Key = string
/** A part after the change; undefined if it was removed. */
type Changes = ReadonlyMap<Key, unknown>

const LISTS = ['planes', 'roofs', 'obstructions', 'trees'] as const
type List = (typeof LISTS)[number]
/** Set together: a background means nothing without its scale and north. */
const SHEET = ['backdrop', 'width_m', 'depth_m', 'north_deg', 'image']
/** What the contract allows. */
const MOST = { planes: 20, roofs: 8, obstructions: 60, trees: 60 }

const canonical = (part: unknown) => (part === undefined ? '' : canonicaliseJson(part))

const isList = (field: string): field is List => LISTS.some(list => list === field)
const keyOf = (list: List, id: string): Key => `${list}/${id}`

function partsOf(drawing: Drawing): Map<Key, unknown> {
  const parts = new Map<Key, unknown>()
  const sheet: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(drawing)) {
    if (isList(field)) for (const part of drawing[field] ?? []) parts.set(keyOf(field, part.id), part)
    else if (SHEET.includes(field)) sheet[field] = value
    else parts.set(field, value)
  }
  return parts.set('sheet', sheet)
}

export function changesBetween(before: Drawing, after: Drawing): Changes {
  const [old, now] = [partsOf(before), partsOf(after)]
  const keys = [...new Set([...old.keys(), ...now.keys()])]
  const isChanged = (key: Key) =>
    old.get(key) !== now.get(key) &&
    (old.has(key) !== now.has(key) || canonical(old.get(key)) !== canonical(now.get(key)))
  return new Map(keys.filter(isChanged).map(key => [key, now.get(key)]))
}

/** Parts stay where they are in their lists; new ones come last. */
export function withChanges(drawing: Drawing, changes: Changes): Drawing {
  const next: Record<string, unknown> = { ...drawing }
  for (const list of LISTS) {
    const old = drawing[list] ?? []
    const kept = old.flatMap(part => {
      const key = keyOf(list, part.id)
      return changes.has(key) ? [changes.get(key)].filter(one => one !== undefined) : [part]
    })
    const ids = new Set(old.map(({ id }) => keyOf(list, id)))
    const added = [...changes].filter(
      ([key, part]) => key.startsWith(`${list}/`) && part !== undefined && !ids.has(key),
    )
    const all = [...kept, ...added.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part)]
    if (drawing[list] !== undefined || all.length > 0) next[list] = all
  }
  for (const [key, value] of changes) {
    if (key.includes('/')) continue
    if (key === 'sheet') Object.assign(next, value)
    else if (value === undefined) delete next[key]
    else next[key] = value
  }
  return next as Drawing
}

type Merge = {
  /** Both changes; of a part that both changed, mine. */
  drawing: Drawing
  /** Their changes, except to parts that both changed. */
  incoming: Changes
  /** Parts that both changed, differently. */
  both: readonly Key[]
}

export function mergeDrawings(base: Drawing, mine: Drawing, theirs: Drawing): Merge {
  const own = changesBetween(base, mine)
  const incoming = new Map(changesBetween(base, theirs))
  const both: Key[] = []
  for (const [key, value] of [...incoming]) {
    if (!own.has(key)) continue
    const counts = key === 'inverters' ? largerCounts(own.get(key), value) : undefined
    if (counts) incoming.set(key, counts)
    else if (canonical(own.get(key)) !== canonical(value)) {
      incoming.delete(key)
      both.push(key)
    }
  }
  const drawing = ordered(base, withChanges(mine, incoming))
  const tooMany = LISTS.some(list => (drawing[list] ?? []).length > MOST[list])
  return { drawing, incoming, both: tooMany ? [...new Set([...both, ...own.keys()])] : both }
}

/** The same for both people: parts of before in their order, new ones by id. */
function ordered(base: Drawing, drawing: Drawing): Drawing {
  const next = { ...drawing }
  for (const list of LISTS) {
    const place = new Map((base[list] ?? []).map(({ id }, at) => [id, at]))
    const at = (id: string) => place.get(id) ?? Number.POSITIVE_INFINITY
    const sorted = [...(drawing[list] ?? [])].sort((a, b) => at(a.id) - at(b.id) || (a.id < b.id ? -1 : 1))
    if (drawing[list]) Object.assign(next, { [list]: sorted })
  }
  return next
}

/** Counts follow the panels of each: together they need at least the larger one. */
function largerCounts(mine: unknown, theirs: unknown): Drawing['inverters'] | undefined {
  const [one, other] = [mine as Drawing['inverters'], theirs as Drawing['inverters']]
  if (one.length !== other.length || one.some(({ inverter_id }, at) => other[at]?.inverter_id !== inverter_id)) return
  return one.map((each, at) => ({ ...each, count: Math.max(each.count, other[at]?.count ?? 0) }))
}

const NAMES: Record<string, () => string> = {
  sheet: () => words.sheet,
  horizon: () => words.horizon,
  setbacks: () => words.setbacks,
  fire: () => words.fire,
  inverters: () => words.inverters,
  storage: () => words.storage,
  losses: () => words.losses,
  roofs: () => words.roof,
  obstructions: () => words.obstruction,
  trees: () => words.tree,
}

/** Display names, without duplicates; removed parts are named as in the other drawing. */
export function partNames(keys: readonly Key[], ...drawings: readonly Drawing[]): string[] {
  const nameOf = (key: Key) => {
    const [kind = key, id] = key.split('/')
    const planes = drawings.flatMap(({ planes }) => planes)
    return planes.find(plane => kind === 'planes' && plane.id === id)?.name ?? NAMES[kind]?.() ?? words.settings
  }
  return [...new Set(keys.map(nameOf))]
}
