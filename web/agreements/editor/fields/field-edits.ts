// Edits to a template's fields, each returning new ones. Pure.
import type { Schemas } from '#sdk/types.ts'
import { type Box, clamped, overlaps, type Size } from '../pages/geometry.ts'

export type Field = Schemas['Field']
export type FieldType = Schemas['FieldType']
export type Role = Schemas['SignerRole']
type SizeOf = (page: number) => Size

/** The contract's limit. */
export const MOST_FIELDS = 500

/** In points: what a hand or a line of text needs. */
export const USUAL_PT: Record<FieldType, Size> = {
  signature: { width: 200, height: 44 },
  initials: { width: 64, height: 32 },
  date: { width: 96, height: 20 },
  text: { width: 180, height: 20 },
  checkbox: { width: 16, height: 16 },
  variable: { width: 200, height: 18 },
}

/** The first free number of its kind: 'signature-2'. */
function freeId(type: FieldType, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) if (!taken.has(`${type}-${number}`)) return `${type}-${number}`
}

/** A new one with its middle at a point of the page, as near as it fits. */
export function newField(
  fields: readonly Field[],
  type: FieldType,
  signer_role: Role,
  page: number,
  at: { x: number; y: number },
  size: Size,
): Field {
  const w = USUAL_PT[type].width / size.width
  const h = USUAL_PT[type].height / size.height
  return {
    id: freeId(type, new Set(fields.map(({ id }) => id))),
    type,
    page,
    ...clamped({ x: at.x - w / 2, y: at.y - h / 2, w, h }, size),
    signer_role,
    required: type !== 'checkbox' && type !== 'text',
    label: '',
  }
}

/** A free position: at the given point, or below the fields there. */
export function freePoint(
  fields: readonly Field[],
  page: number,
  at: { x: number; y: number },
  size: Size,
  type: FieldType,
) {
  const here = fields.filter(field => field.page === page)
  const w = USUAL_PT[type].width / size.width
  const h = USUAL_PT[type].height / size.height
  const gap = 6 / size.height
  for (let y = at.y, tries = 0; y + h / 2 <= 1 && tries < 60; tries++) {
    const box = { x: at.x - w / 2, y: y - h / 2, w, h }
    const below = here.filter(one => overlaps(one, box)).map(one => one.y + one.h)
    if (below.length === 0) return { x: at.x, y }
    y = Math.max(...below) + gap + h / 2
  }
  return at
}

export const changed = (fields: readonly Field[], ids: ReadonlySet<string>, part: (field: Field) => Partial<Field>) =>
  fields.map(field => (ids.has(field.id) ? { ...field, ...part(field) } : field))

export const without = (fields: readonly Field[], ids: ReadonlySet<string>) => fields.filter(({ id }) => !ids.has(id))

export type Added = { fields: Field[]; ids: string[] }

function withCopies(fields: readonly Field[], copies: readonly Field[], sizeOf: SizeOf): Added {
  const taken = new Set(fields.map(({ id }) => id))
  const added = copies.slice(0, Math.max(0, MOST_FIELDS - fields.length)).map(copy => {
    const id = freeId(copy.type, taken)
    taken.add(id)
    return { ...copy, ...clamped(copy, sizeOf(copy.page)), id }
  })
  return { fields: [...fields, ...added], ids: added.map(({ id }) => id) }
}

const APART_PT = 12

/** Next to the originals. */
export const duplicated = (fields: readonly Field[], chosen: readonly Field[], sizeOf: SizeOf): Added =>
  withCopies(
    fields,
    chosen.map(field => {
      const size = sizeOf(field.page)
      return { ...field, x: field.x + APART_PT / size.width, y: field.y + APART_PT / size.height }
    }),
    sizeOf,
  )

/** At the original position, on the page in view; offset if the originals are there. */
export function pasted(fields: readonly Field[], copied: readonly Field[], page: number, sizeOf: SizeOf): Added {
  const first = Math.min(...copied.map(one => one.page))
  const copies = copied.filter(one => one.page === first).map(one => ({ ...one, page }))
  const covers = copies.some(copy => fields.some(field => field.page === page && sameBox(field, copy)))
  return covers ? duplicated(fields, copies, sizeOf) : withCopies(fields, copies, sizeOf)
}

/** At the same position on other pages; skipped if the same field is already there. */
export function overPages(
  fields: readonly Field[],
  chosen: readonly Field[],
  pages: readonly number[],
  sizeOf: SizeOf,
): Added {
  const copies = chosen.flatMap(field =>
    pages
      .filter(page => page !== field.page)
      .map(page => ({ ...field, ...clamped(field, sizeOf(page)), page }))
      .filter(copy => !fields.some(one => isSame(one, copy))),
  )
  return withCopies(fields, copies, sizeOf)
}

const NEAR = 0.002
const sameBox = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) < NEAR &&
  Math.abs(one.y - other.y) < NEAR &&
  Math.abs(one.w - other.w) < NEAR &&
  Math.abs(one.h - other.h) < NEAR

const isSame = (one: Field, other: Field) =>
  one.page === other.page &&
  one.type === other.type &&
  one.signer_role === other.signer_role &&
  one.variable === other.variable &&
  sameBox(one, other)
