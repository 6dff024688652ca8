// Fields moved, sized and chosen by pointer. During a gesture only the affected elements are updated; the draft changes
// once, at its end. Touching an unselected field scrolls, a tap selects it; selected ones can be dragged.
import { type PointerEvent, type RefObject, useRef } from 'react'
import { type Hand, useGesture } from '#web/ui/use-gesture.ts'
import { changed, type Field } from '../fields/field-edits.ts'
import { lengthIn, type Unit } from '../fields/place-words.ts'
import type { LiveStore } from '../live.ts'
import {
  type Box,
  between,
  boundsOf,
  boxOf,
  clamped,
  HANDLES,
  type Handle,
  overlaps,
  placeOf,
  reach,
  resized,
  type Size,
} from './geometry.ts'
import { snapped } from './snapping.ts'

type Point = { x: number; y: number }
type Gesture = {
  kind: 'move' | 'size' | 'box' | 'tap'
  handle: Handle
  sheet: HTMLElement
  page: number
  from: Point
  fields: readonly Field[]
  others: readonly Box[]
  elements: ReadonlyMap<string, HTMLElement>
  boxes: ReadonlyMap<string, Box>
  moving: boolean
  /** The selection of a click without a drag. */
  click: readonly string[] | null
}

const CATCH_PX = 6
const EDGE_PX = 40
const SCROLL_PX = 14

type Props = {
  box: RefObject<HTMLElement | null>
  live: LiveStore
  fields: () => readonly Field[]
  selected: readonly string[]
  select: (ids: readonly string[]) => void
  edit: (fields: Field[]) => void
  sizeOf: (page: number) => Size
  unit: Unit
  whyNot: string | undefined
  /** Announces the new position. */
  onMoved: (ids: readonly string[]) => void
}

export function useGestures(props: Props) {
  const now = useRef(props)
  now.current = props
  const gesture = useRef<Gesture | null>(null)

  const press = (event: PointerEvent<HTMLElement>) => {
    const { selected, select, fields, whyNot, box } = now.current
    const target = event.target instanceof Element ? event.target : null
    const sheet = target?.closest<HTMLElement>('[data-sheet]')
    if (!sheet || event.button !== 0) return undefined
    const id = target?.closest('[data-field]')?.getAttribute('data-field') ?? null
    const handle = HANDLES.find(one => one === target?.closest('[data-handle]')?.getAttribute('data-handle'))
    const touch = event.pointerType === 'touch'
    const many = event.shiftKey || event.ctrlKey || event.metaKey
    let ids = selected
    let click: readonly string[] | null = null
    if (id === null) click = many ? selected : []
    else if (touch && !selected.includes(id)) click = [id]
    else if (many) {
      ids = selected.includes(id) ? selected.filter(one => one !== id) : [...selected, id]
      select(ids)
    } else if (!selected.includes(id)) {
      ids = [id]
      select(ids)
    } else if (selected.length > 1) click = [id]
    const kind = id === null || (touch && !selected.includes(id)) ? (touch ? 'tap' : 'box') : handle ? 'size' : 'move'
    if (whyNot !== undefined && (kind === 'move' || kind === 'size')) return undefined
    const taken = new Set(ids)
    const page = Number(sheet.getAttribute('data-sheet'))
    gesture.current = {
      kind,
      handle: handle ?? 'se',
      sheet,
      page,
      from: pointIn(sheet, event),
      fields: fields().filter(one => taken.has(one.id)),
      others: fields().filter(one => one.page === page && !taken.has(one.id)),
      elements: elementsOf(box.current, ids),
      boxes: new Map(),
      moving: false,
      click,
    }
    // Not every browser gives a clicked button the focus, and keys go to what has it.
    if (id !== null && kind !== 'tap') target?.closest<HTMLElement>('[data-field]')?.focus({ preventScroll: true })
    return kind
  }

  const drag = ({ event }: Hand<HTMLElement>) => {
    const one = gesture.current
    if (!one || one.kind === 'tap') return
    // Only a drag is held on to: a click belongs to what was clicked. A finger is left free to scroll.
    if (!one.moving) now.current.box.current?.setPointerCapture(event.pointerId)
    one.moving = true
    scrollNear(now.current.box.current, event.clientY)
    const to = pointIn(one.sheet, event)
    if (one.kind === 'box') now.current.live.show({ page: one.page, guides: [], box: between(one.from, to), at: null })
    else takeAlong(one, to, event.altKey, now.current)
  }

  const end = ({ event }: Hand<HTMLElement>, moved: boolean) => {
    const one = gesture.current
    const { select, selected, fields, edit, live, onMoved } = now.current
    gesture.current = null
    live.show(null)
    if (!one) return
    if (!moved) return one.click && select(one.click)
    if (one.kind === 'box') {
      const chosen = between(one.from, pointIn(one.sheet, event))
      const inside = fields().filter(field => field.page === one.page && overlaps(field, chosen))
      const before = event.shiftKey ? selected : []
      return select([...before, ...inside.map(({ id }) => id).filter(id => !before.includes(id))])
    }
    if (one.boxes.size === 0) return
    edit(changed(fields(), new Set(one.boxes.keys()), field => one.boxes.get(field.id) ?? {}))
    onMoved([...one.boxes.keys()])
  }

  const putAllBack = () => {
    const one = gesture.current
    gesture.current = null
    now.current.live.show(null)
    if (one) putBack(one)
  }

  const { handlers, stop } = useGesture<HTMLElement>({ press, drag, end, stop: putAllBack })
  return {
    /** True during a gesture. */
    busy: () => gesture.current !== null,
    handlers,
    /** Returns whether there was one to stop. */
    stop: () => {
      const was_moving = gesture.current?.moving === true
      stop()
      return was_moving
    },
  }
}

function takeAlong(one: Gesture, to: Point, free: boolean, { live, sizeOf, unit }: Props) {
  const size = sizeOf(one.page)
  const raw = { dx: to.x - one.from.x, dy: to.y - one.from.y }
  const { width, height } = one.sheet.getBoundingClientRect()
  const near = free ? { x: 0, y: 0 } : { x: CATCH_PX / width, y: CATCH_PX / height }
  if (one.kind === 'size') {
    const [field] = one.fields
    if (!field) return
    const next = resized(boxOf(field), one.handle, raw.dx, raw.dy, size)
    one.boxes = new Map([[field.id, next]])
    const label = `${lengthIn(next.w, size.width, unit)} × ${lengthIn(next.h, size.height, unit)} ${unit}`
    live.show({ page: one.page, guides: [], box: null, at: { x: next.x, y: next.y, said: label } })
  } else {
    const here = one.fields.filter(field => field.page === one.page)
    const all = boundsOf(here)
    const snap = snapped(all, reach(one.fields, raw.dx, raw.dy), one.others, near)
    const { dx, dy } = reach(one.fields, snap.dx, snap.dy)
    one.boxes = new Map(
      one.fields.map(field => [
        field.id,
        clamped({ ...boxOf(field), x: field.x + dx, y: field.y + dy }, sizeOf(field.page)),
      ]),
    )
    const [x, y] = [all.x + dx, all.y + dy]
    const label = `${lengthIn(x, size.width, unit)}, ${lengthIn(y, size.height, unit)} ${unit}`
    live.show({ page: one.page, guides: snap.guides, box: null, at: { x, y, said: label } })
  }
  for (const [id, box] of one.boxes) show(one.elements.get(id), box)
}

const putBack = (one: Gesture) => {
  for (const field of one.fields) show(one.elements.get(field.id), field)
}

function show(element: HTMLElement | undefined, box: Box) {
  if (element) Object.assign(element.style, placeOf(box))
}

/** A point of the page under the pointer, in fractions; it may lie beyond its edges. */
export function pointIn(sheet: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = sheet.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

function elementsOf(box: HTMLElement | null, ids: readonly string[]) {
  const elements = new Map<string, HTMLElement>()
  for (const id of ids) {
    const element = box?.querySelector<HTMLElement>(`[data-field="${CSS.escape(id)}"]`)
    if (element) elements.set(id, element)
  }
  return elements
}

function scrollNear(box: HTMLElement | null, y: number) {
  if (!box) return
  const { top, bottom } = box.getBoundingClientRect()
  if (y < top + EDGE_PX) box.scrollBy(0, -SCROLL_PX)
  else if (y > bottom - EDGE_PX) box.scrollBy(0, SCROLL_PX)
}
