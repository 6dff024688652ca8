// The designer by keyboard: tools by their letters, corners by arrow keys and Space, edits as everywhere.
import { useEffect, useRef, useState } from 'react'
import { LEAST_SCALE, zoomed } from './canvas/viewport.ts'
import { closes, cornered, NO_DRAFT, strokes } from './drafting.ts'
import { type EdgeKind, type Point, partOf } from './drawing-types.ts'
import type { Editor } from './editor.ts'
import { EDGE_KINDS } from './panels/edge-words.ts'
import { outlineOf } from './roof/roof-edits.ts'
import { TOOLS } from './tools.ts'

const ARROWS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
const NUDGE_M = 0.1
const FAR = 10
const CURSOR_M = 0.25
const ZOOM = 1.25

/** Where letters are letters. */
const types = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"], [role="listbox"]') !== null)
/** Where Enter, Space and arrows have a meaning already. */
const operates = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('button, a, [role="slider"], [role="combobox"], [role="option"]') !== null

/** From its row in the list a part is deleted as from the canvas. */
const deletes = ({ key, target }: KeyboardEvent) =>
  key === 'Delete' && target instanceof HTMLElement && target.closest('[data-part-row]') !== null

export function useDesignerKeys(editor: Editor): { panning: boolean } {
  const [panning, setPanning] = useState(false)
  const now = useRef(editor)
  now.current = editor
  useEffect(() => {
    // The keyboard belongs to the window: no part of the screen need have the focus.
    const down = (event: KeyboardEvent) => {
      if (event.defaultPrevented || types(event.target)) return
      const one = now.current
      const handled =
        event.ctrlKey || event.metaKey
          ? command(one, event)
          : operates(event.target)
            ? (deletes(event) && selected(one, event)) || letter(one, event)
            : drawn(one, event, setPanning) || selected(one, event) || letter(one, event)
      if (handled) event.preventDefault()
    }
    const up = (event: KeyboardEvent) => {
      if (event.key === ' ') setPanning(false)
    }
    window.addEventListener('keydown', down)
    window.addEventListener('keyup', up)
    return () => {
      window.removeEventListener('keydown', down)
      window.removeEventListener('keyup', up)
    }
  }, [])
  return { panning }
}

function command(one: Editor, event: KeyboardEvent): boolean {
  const commands: Record<string, (() => unknown) | undefined> = {
    z: event.shiftKey ? one.redo : one.undo,
    y: one.redo,
    c: one.selected.length > 0 ? one.copy : undefined,
    v: one.paste,
    d: one.selected.length > 0 ? one.duplicate : undefined,
    a: () => one.select([...one.drawing.planes, ...one.drawing.obstructions, ...one.drawing.trees].map(({ id }) => id)),
  }
  const key = event.key.toLowerCase()
  if (!(key in commands) || (key === 'c' && !commands['c'])) return false
  commands[key]?.()
  return true
}

/** While something is being drawn. */
function drawn(one: Editor, event: KeyboardEvent, pan: (on: boolean) => void): boolean {
  const { draft, tool, view } = one
  const drawing = cornered(tool) || strokes(tool)
  if (event.key === ' ' && (!drawing || !draft.pointer)) {
    pan(true)
    return true
  }
  if (!drawing || (one.whyNot !== undefined && tool !== 'measure')) return false
  const [dx, dy] = ARROWS[event.key] ?? [0, 0]
  const from: Point = draft.pointer ?? [view.x_m, view.y_m]
  if (dx !== 0 || dy !== 0) {
    const step = CURSOR_M * (event.shiftKey ? FAR : 1)
    const pointer: Point = [from[0] + dx * step, from[1] + dy * step]
    one.setDraft({ ...draft, pointer, guides: [], box: draft.box && [draft.box[0], pointer] })
    return true
  }
  if (event.key === ' ') put(one, from)
  else if (event.key === 'Enter' && draft.points.length >= 3) one.finish({ outline: draft.points })
  else if (event.key === 'Enter' && draft.box) one.finish({ box: draft.box })
  else if (event.key === 'Enter') put(one, from)
  else if (event.key === 'Backspace' && draft.points.length > 0)
    one.setDraft({ ...draft, points: draft.points.slice(0, -1), guides: [] })
  else if (event.key === 'Escape' && (draft.points.length > 0 || draft.box)) one.setDraft(NO_DRAFT)
  else return false
  return true
}

/** Adds a corner, or an end of a stroke, at the crosshair. */
function put(one: Editor, point: Point) {
  const { draft, tool } = one
  if (cornered(tool)) {
    if (closes(draft.points, point, CURSOR_M / 2)) one.finish({ outline: draft.points })
    else one.setDraft({ ...draft, points: [...draft.points, point], pointer: point })
  } else if (draft.box) one.finish({ box: [draft.box[0], point] })
  else one.setDraft({ ...draft, box: [point, point], pointer: point })
}

/** With something selected. */
function selected(one: Editor, event: KeyboardEvent): boolean {
  const [id] = one.selected
  if (id === undefined || one.whyNot !== undefined) return false
  const [dx, dy] = ARROWS[event.key] ?? [0, 0]
  const { spot } = one
  const part = one.selected.length === 1 ? partOf(one.drawing, id) : undefined
  const outline = one.selected.length === 1 ? outlineOf(one.drawing, id) : undefined
  if (dx !== 0 || dy !== 0) {
    const step = NUDGE_M * (event.shiftKey ? FAR : 1)
    const corner = spot?.kind === 'vertex' ? outline?.points[spot.index] : undefined
    if (corner && spot && outline) {
      const [x, y] = corner
      one.edit([{ type: 'vertex.moved', id: outline.id, index: spot.index, to: [x + dx * step, y + dy * step] }])
    } else one.edit([{ type: 'parts.moved', ids: one.selected, by: [dx * step, dy * step] }])
    return true
  }
  if (event.key === 'Delete' || event.key === 'Backspace') {
    if (outline && spot?.kind === 'vertex' && outline.points.length > 3) {
      one.edit([{ type: 'vertex.removed', id: outline.id, index: spot.index }])
      one.setSpot(null)
    } else one.remove()
    return true
  }
  const kind: EdgeKind | undefined = EDGE_KINDS[Number(event.key) - 1]
  if (kind && part?.type === 'plane' && !outline?.is_roof && spot?.kind === 'edge') {
    one.edit([{ type: 'edge.labelled', id, index: spot.index, kind }])
    return true
  }
  return false
}

function letter(one: Editor, event: KeyboardEvent): boolean {
  if (event.altKey) return false
  if (event.key === 'Escape') {
    if (one.spot) one.setSpot(null)
    else if (one.tool !== 'select') one.take('select')
    else one.select([])
    return true
  }
  const tool = TOOLS.find(({ key }) => key.toLowerCase() === event.key.toLowerCase())
  if (tool && (!tool.edits || one.whyNot === undefined)) one.take(tool.id)
  else if (event.key.toLowerCase() === 'f' && one.whyNot === undefined) one.fill()
  else if (event.key === '+' || event.key === '=') zoomBy(one, ZOOM)
  else if (event.key === '-') zoomBy(one, 1 / ZOOM)
  else if (event.key === '0') one.fit()
  else return false
  return true
}

export const zoomBy = (one: Editor, factor: number) =>
  one.setView((view, size) => zoomed(view, size, [size.width / 2, size.height / 2], Math.max(factor, LEAST_SCALE / 10)))
