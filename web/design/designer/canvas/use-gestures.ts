// Pointer gestures on the canvas: two fingers pan and zoom, one uses the tool.
import { type PointerEvent, useRef } from 'react'
import { type Pixel, STILL_PX } from '#machines/design/gesture.machine.ts'
import { type Hand, useGesture } from '#web/ui/use-gesture.ts'
import {
  boxed,
  closes,
  cornered,
  type Draft,
  movedBy,
  NO_DRAFT,
  nextPoint,
  strokes,
  surroundings,
} from '../drafting.ts'
import { shiftedWith } from '../drawing-edits.ts'
import { type Point, partOf } from '../drawing-types.ts'
import type { Editor } from '../editor.ts'
import { outlineOf } from '../roof/roof-edits.ts'
import { snap } from './snapping.ts'
import { panned, type Size, toDrawing, zoomed } from './viewport.ts'

type Gesture = { name: string; from: Point; beside: boolean } & (
  | { does: 'pan' | 'stroke' | 'corner' }
  /** `shifted`: shown by a transform of their shapes until the hand is lifted; null where the drawing must follow at once. */
  | { does: 'move'; ids: readonly string[]; gone: Point; shifted: readonly string[] | null }
  | { does: 'vertex'; id: string; index: number }
  | { does: 'insert'; id: string; index: number }
  /** Null until the pointer reaches a module: the first one decides between adding and removing. */
  | { does: 'modules'; on: boolean | null; seen: Set<string> }
)

const REACH_PX = { mouse: 9, touch: 18 } as const

const found = (target: EventTarget, name: string) =>
  target instanceof Element ? target.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) : undefined

/** Bypasses React: rendering a hundred panels per frame stutters on a tablet. Labels and handles return with the drawing. */
function shift(canvas: SVGSVGElement, ids: readonly string[], by: Point | null) {
  canvas.toggleAttribute('data-shifting', by !== null)
  for (const id of ids) {
    const shape = canvas.querySelector(`[data-part="${CSS.escape(id)}"]`)
    if (by) shape?.setAttribute('transform', `translate(${by[0]} ${by[1]})`)
    else shape?.removeAttribute('transform')
  }
}

export function useGestures(editor: Editor, size: Size, panning: boolean) {
  const gesture = useRef<Gesture | null>(null)
  const canvas = useRef<SVGSVGElement | null>(null)
  const { drawing, tool, draft, view, whyNot } = editor

  const placeOf = (pixel: Pixel) => toDrawing(view, size, pixel)
  const reachOf = (event: PointerEvent) => REACH_PX[event.pointerType === 'touch' ? 'touch' : 'mouse'] / view.scale
  const snapped = (pixel: Pixel, event: PointerEvent, points: readonly Point[]) =>
    nextPoint(placeOf(pixel), drawing, points, reachOf(event), event.altKey)

  function beginning(event: PointerEvent<SVGSVGElement>, pixel: Pixel): Gesture {
    const base = {
      name: crypto.randomUUID(),
      from: placeOf(pixel),
      beside: false,
    }
    if (panning || tool === 'pan' || event.button === 1) return { ...base, does: 'pan' }
    if (whyNot === undefined || tool === 'measure') {
      if (cornered(tool)) return { ...base, does: 'corner' }
      if (strokes(tool)) return { ...base, does: 'stroke', from: snapped(pixel, event, []).point }
    }
    const plane = found(event.target, 'plane')
    const module = found(event.target, 'module')
    if (tool === 'modules' && whyNot === undefined) {
      const touching: Gesture = { ...base, does: 'modules', on: null, seen: new Set() }
      if (plane && module) toggle(touching, plane, Number(module))
      // Between modules the hand is on its way to one.
      const roof = drawing.planes.some(({ id }) => id === found(event.target, 'part'))
      return plane || roof ? touching : { ...base, does: 'pan' }
    }
    const [only] = editor.selected.length === 1 ? editor.selected : []
    const vertex = found(event.target, 'vertex')
    const middle = found(event.target, 'middle')
    const edge = found(event.target, 'edge')
    const part = partOf(drawing, only)
    const outline = outlineOf(drawing, only)
    if (only && part && outline) {
      if (vertex !== undefined && vertex !== null) {
        editor.setSpot({ kind: 'vertex', index: Number(vertex) })
        return whyNot === undefined
          ? { ...base, does: 'vertex', id: outline.id, index: Number(vertex) }
          : { ...base, does: 'pan' }
      }
      if (middle !== undefined && middle !== null && whyNot === undefined) {
        return { ...base, does: 'insert', id: outline.id, index: Number(middle) }
      }
      if (edge !== undefined && edge !== null && part.type === 'plane' && !outline.is_roof) {
        editor.setSpot({ kind: 'edge', index: Number(edge) })
        return whyNot === undefined ? { ...base, ...moving([only]) } : { ...base, does: 'pan' }
      }
    }
    const id = found(event.target, 'part')
    if (!id) return { ...base, does: 'pan', beside: true }
    const ids = chosen(id, event.shiftKey)
    editor.select(ids)
    return whyNot === undefined ? { ...base, ...moving(ids) } : { ...base, does: 'pan' }
  }

  const moving = (ids: readonly string[]) => ({
    does: 'move' as const,
    ids,
    gone: [0, 0] as const,
    shifted: shiftedWith(drawing, ids),
  })

  const chosen = (id: string, more: boolean): readonly string[] => {
    const { selected } = editor
    if (!more) return selected.includes(id) ? selected : [id]
    return selected.includes(id) ? selected.filter(one => one !== id) : [...selected, id]
  }

  function toggle(now: Extract<Gesture, { does: 'modules' }>, plane: string, index: number) {
    const key = `${plane}:${index}`
    const module = drawing.planes.find(({ id }) => id === plane)?.modules[index]
    if (!module || now.seen.has(key)) return
    now.seen.add(key)
    now.on ??= !module.on
    if (module.on !== now.on) editor.edit([{ type: 'module.toggled', id: plane, index }], now.name)
  }

  const press = (event: PointerEvent<SVGSVGElement>, pixel: Pixel) => {
    if (event.button === 2) return undefined
    event.currentTarget.setPointerCapture(event.pointerId)
    canvas.current = event.currentTarget
    const begun = beginning(event, pixel)
    gesture.current = begun
    if (begun.does === 'stroke' && !draft.box)
      editor.setDraft({ ...NO_DRAFT, box: [begun.from, begun.from], pointer: begun.from })
    return begun.does
  }

  const stop = () => {
    if (gesture.current?.does === 'move') land(gesture.current)
    if (gesture.current) editor.endGesture()
    gesture.current = null
  }

  /** What was only shown becomes the drawing. */
  function land({ ids, gone, shifted }: Extract<Gesture, { does: 'move' }>) {
    if (!shifted) return
    if (canvas.current) shift(canvas.current, shifted, null)
    if (gone[0] !== 0 || gone[1] !== 0) editor.edit([{ type: 'parts.moved', ids, by: gone }])
  }

  const insert = () => {
    const now = gesture.current
    if (now?.does !== 'insert') return
    editor.edit([{ type: 'vertex.inserted', id: now.id, index: now.index, at: now.from }], now.name)
    editor.setSpot({ kind: 'vertex', index: now.index + 1 })
    gesture.current = { ...now, does: 'vertex', index: now.index + 1 }
  }

  const drag = ({ event, at: pixel, last }: Hand<SVGSVGElement>) => {
    const now = gesture.current
    if (!now) return
    if (now.does === 'pan') {
      const [dx, dy] = [pixel[0] - last[0], pixel[1] - last[1]]
      editor.setView(before => panned(before, dx, dy))
    } else if (now.does === 'corner' && boxed(tool) && draft.points.length === 0) {
      const [from, to] = [snap(now.from, around(event)), snapped(pixel, event, [])]
      editor.setDraft({ ...NO_DRAFT, box: [from.point, to.point], guides: to.guides })
    } else if (now.does === 'corner') {
      // Dragged, it draws a side: from where the hand began, or from the corner before.
      const points = draft.points.length > 0 ? draft.points : [snap(now.from, around(event)).point]
      const { point, guides } = snapped(pixel, event, points)
      editor.setDraft({ ...draft, points, pointer: point, guides })
    } else if (now.does === 'stroke') {
      const from = draft.box?.[0] ?? now.from
      const { point, guides } = snapped(pixel, event, tool === 'measure' || tool === 'scale' ? [from] : [])
      editor.setDraft({ ...NO_DRAFT, box: [from, point], pointer: point, guides })
    } else if (now.does === 'move') {
      const raw: Point = [placeOf(pixel)[0] - now.from[0], placeOf(pixel)[1] - now.from[1]]
      if (now.shifted) {
        const { point, guides } = movedBy(raw, now.shifted, drawing, reachOf(event), event.altKey)
        now.gone = point
        if (canvas.current) shift(canvas.current, now.shifted, point)
        if (guides.length + draft.guides.length > 0) editor.setDraft({ ...NO_DRAFT, guides })
        return
      }
      const rest: Point = [raw[0] - now.gone[0], raw[1] - now.gone[1]]
      const { point, guides } = movedBy(rest, now.ids, drawing, reachOf(event), event.altKey)
      now.gone = [now.gone[0] + point[0], now.gone[1] + point[1]]
      editor.edit([{ type: 'parts.moved', ids: now.ids, by: point }], now.name)
      editor.setDraft({ ...NO_DRAFT, guides })
    } else if (now.does === 'vertex') {
      const { point, guides } = vertexPlace(now, pixel, event)
      editor.edit([{ type: 'vertex.moved', id: now.id, index: now.index, to: point }], now.name)
      editor.setDraft({ ...NO_DRAFT, guides })
    } else if (now.does === 'modules') {
      const under = document.elementFromPoint(event.clientX, event.clientY)
      const [plane, module] = under ? [found(under, 'plane'), found(under, 'module')] : []
      if (plane && module) toggle(now, plane, Number(module))
    }
  }

  const around = (event: PointerEvent) => ({ ...surroundings(drawing), reach_m: event.altKey ? 0 : reachOf(event) })

  /** A corner that is moved is square to its neighbours where it comes near to that. */
  function vertexPlace(now: Extract<Gesture, { does: 'vertex' }>, pixel: Pixel, event: PointerEvent) {
    const raw = placeOf(pixel)
    const outline = outlineOf(drawing, now.id)
    if (event.altKey || !outline) return { point: raw, guides: [] }
    const { points } = outline
    const { length } = points
    const before = points[(now.index + length - 1) % length]
    const after = points[(now.index + 1) % length]
    const others = surroundings(drawing, outline.members)
    const own = points.flatMap((a, index): (readonly [Point, Point])[] => {
      const b = points[(index + 1) % length] ?? a
      return index === now.index || (index + 1) % length === now.index ? [] : [[a, b]]
    })
    return snap(raw, {
      ...others,
      edges: [...own, ...others.edges],
      from: before,
      first: after,
      reach_m: reachOf(event),
    })
  }

  function hover({ event, at: pixel }: Hand<SVGSVGElement>) {
    if (event.pointerType === 'touch' || panning) return
    if (draft.box && strokes(tool) && draft.pointer) {
      const [from] = draft.box
      const { point, guides } = snapped(pixel, event, tool === 'measure' || tool === 'scale' ? [from] : [])
      editor.setDraft({ ...draft, box: [from, point], pointer: point, guides })
    } else if ((cornered(tool) || strokes(tool)) && (whyNot === undefined || tool === 'measure') && !draft.box) {
      const { point, guides } = snapped(pixel, event, draft.points)
      editor.setDraft({ ...draft, pointer: point, guides })
    }
  }

  function pinch([a, b]: readonly Pixel[], [c, d]: readonly Pixel[]) {
    if (!a || !b || !c || !d) return
    const middle = (p: Pixel, q: Pixel): Pixel => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
    const far = (p: Pixel, q: Pixel) => Math.max(Math.hypot(p[0] - q[0], p[1] - q[1]), 1)
    const [was, is] = [middle(a, b), middle(c, d)]
    editor.setView((old, room) => zoomed(panned(old, is[0] - was[0], is[1] - was[1]), room, is, far(c, d) / far(a, b)))
  }

  const end = ({ event, at: pixel }: Hand<SVGSVGElement>, moved: boolean) => {
    const now = gesture.current
    gesture.current = null
    if (!now) return
    if (now.does === 'move') land(now)
    if (now.does === 'move' || now.does === 'vertex' || now.does === 'modules') {
      editor.endGesture()
      if (draft.guides.length > 0) editor.setDraft(NO_DRAFT)
    } else if (now.does === 'insert') editor.setSpot({ kind: 'edge', index: now.index })
    else if (now.does === 'stroke') ended(now, snapped(pixel, event, []).point, moved)
    else if (now.does === 'corner' && moved && draft.box) editor.finish({ box: draft.box })
    else if (now.does === 'corner') corner(snapped(pixel, event, draft.points).point, reachOf(event))
    else if (now.beside && !moved) editor.select([])
  }

  /** A stroke is drawn by dragging, or by a click at each end. */
  function ended(now: Gesture, point: Point, moved: boolean) {
    const [from] = draft.box ?? [now.from]
    const second = Math.hypot(point[0] - from[0], point[1] - from[1]) * view.scale > STILL_PX
    if (moved && draft.box) editor.finish({ box: draft.box })
    else if (second) editor.finish({ box: [from, point] })
    else if (tool === 'tree') editor.finish({ box: [from, from] })
  }

  const corner = (point: Point, reach_m: number) => {
    if (closes(draft.points, point, reach_m)) editor.finish({ outline: draft.points })
    else if (draft.points.length < 40) editor.setDraft({ ...draft, points: [...draft.points, point], pointer: point })
  }

  const leave = () => {
    if (!gesture.current && draft.pointer && !draft.box) editor.setDraft({ ...draft, pointer: null, guides: [] })
  }
  const { handlers } = useGesture<SVGSVGElement>({ press, drag, insert, end, stop, pinch, hover })
  return { handlers: { ...handlers, onPointerLeave: leave }, corner }
}

export type { Draft }
