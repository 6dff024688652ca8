import { useReducer, useRef, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { firstPanel } from '#web/projects/sale/first-design.ts'
import type { Keep, Known } from '#web/projects/sale/use-equipment.ts'
import { fillEdits, filledByCode } from './canvas/legal.ts'
import { drawable } from './canvas/settling.ts'
import { brought, fitted, type Size, type Viewport } from './canvas/viewport.ts'
import { boxOutline, type Draft, distance, grainOf, NO_DRAFT } from './drafting.ts'
import type { Edit, Parts } from './drawing-edits.ts'
import { at, cornersOf, type Drawing, type Point } from './drawing-types.ts'
import { type History, opened, stepped } from './edit-history.ts'
import type { Editor, Spot } from './editor.ts'
import { copied, newObstruction, newPlane, newTree, STEP_ASIDE } from './new-parts.ts'
import { useOpenEditor } from './open-editors.ts'
import { newRoof, withWishes } from './roof/roof-edits.ts'
import type { ToolId } from './tools.ts'
import { words } from './words.ts'

type Begin = {
  project: Schemas['Project']
  drawing: Drawing
  known: Known
  keep: Keep
  preferences: Schemas['DesignPreferences']
  last: Schemas['StartEquipment'] | null
  onTakeLast: (last: Schemas['StartEquipment']) => void
  image_src: string | null
  tiles: Schemas['SavedDrawing']['tiles']
  fire_rule: Schemas['FireRule']
  site: Schemas['Site'] | null
  size: Size | null
  whyNot: string | undefined
  /** An earlier version that is being looked at. */
  look: Drawing | null
  /** Called with the scale tool's line. */
  onScale: (line: readonly [Point, Point]) => void
}

const KEPT_PARTS: { current: Parts | null } = { current: null }
const SLIP_M = 0.15
/** The view of the canvas, and what it was fitted to unless the user has moved it since. */
type Sight = { view: Viewport; fits: { points: readonly Point[]; room: Size } | null }

/** The editor of a drawing, with its history for saving. */
export function useDrawingEditor(begin: Begin): {
  editor: Editor
  history: History
  replace: (drawing: Drawing) => void
  /** Adds what someone else changed since `base`. */
  merge: (base: Drawing, theirs: Drawing) => void
} {
  const { known, preferences, size, look } = begin
  const [history, step] = useReducer(stepped, begin.drawing, opened)
  const [selected, setSelected] = useState<readonly string[]>([])
  const [spot, setSpot] = useState<Spot | null>(null)
  const [tool, setTool] = useState<ToolId>('select')
  const [kinds, setKinds] = useState<Editor['kinds']>({ obstruction: 'chimney', tree: 'deciduous' })
  const [draft, setDraft] = useState<Draft>(NO_DRAFT)
  const [sight, setSight] = useState<Sight | null>(null)
  const [said, say] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const sizeNow = useRef<Size>({ width: 800, height: 600 })
  if (size) sizeNow.current = size

  const drawing = look ?? history.present
  const whyNot = begin.whyNot ?? (look ? words.you_looking_another_version : undefined)
  const equipment = { panels: known.panels, inverters: known.inverters, dc_ac_target: preferences.dc_ac_target }
  const drawn = known.panels.filter(({ active, id }) => active && drawable(known.panels, id))
  const usual = firstPanel(drawn, preferences)
  const defaults = {
    tilt_deg: preferences.default_tilt_deg,
    azimuth_deg: preferences.default_azimuth_deg,
    panel_id: drawable(known.panels, usual) ? usual : (drawn[0]?.id ?? usual),
  }
  const edit = (edits: readonly Edit[], gesture?: string) => {
    if (whyNot !== undefined) return
    const refused = edits.map(one => withWishes(drawing, one)).find(one => one !== null && 'fault' in one)
    setProblem(refused && 'fault' in refused ? refused.fault : null)
    step({ type: 'edited', edits, equipment, gesture })
  }
  useOpenEditor(begin.project.id, edit)
  /** Another drawing over the present one, also while it is being looked at; undo brings the present one back. */
  const replace = (next: Drawing) => {
    if (begin.whyNot === undefined)
      step({ type: 'edited', edits: [{ type: 'drawing.replaced', drawing: next }], equipment })
  }
  const select = (ids: readonly string[]) => {
    setSelected(ids)
    setSpot(null)
    setProblem(null)
  }
  const all: Parts = drawing
  const chosen = ({ id }: { id: string }) => selected.includes(id)
  const selectedParts = (): Parts => ({
    planes: all.planes.filter(chosen),
    obstructions: all.obstructions.filter(chosen),
    trees: all.trees.filter(chosen),
  })
  const add = (parts: Partial<Parts>) => {
    edit([{ type: 'parts.added', parts }])
    select([...(parts.planes ?? []), ...(parts.obstructions ?? []), ...(parts.trees ?? [])].map(({ id }) => id))
  }
  const put = (parts: Parts) => {
    const next = copied(parts, drawing)
    const ids = [...next.planes, ...next.obstructions, ...next.trees].map(({ id }) => id)
    if (ids.length === 0) return
    edit([
      { type: 'parts.added', parts: next },
      { type: 'parts.moved', ids, by: STEP_ASIDE },
    ])
    select(ids)
  }
  const finish: Editor['finish'] = what => {
    setDraft(NO_DRAFT)
    if (tool === 'tree' && 'box' in what) {
      const reach = distance(...what.box)
      add({ trees: [newTree(what.box[0], kinds.tree, reach > SLIP_M ? reach * 2 : 5)] })
      return
    }
    if (tool === 'measure' && 'box' in what) {
      setDraft({ ...NO_DRAFT, box: what.box })
      return
    }
    if (tool === 'scale' && 'box' in what) {
      if (distance(...what.box) > 0) begin.onScale(what.box)
      return
    }
    const outline = 'outline' in what ? what.outline : boxOutline(what.box, grainOf(drawing))
    const [a, b, c] = outline
    if (!a || !b || !c || distance(a, b) < SLIP_M || distance(b, c) < SLIP_M) return
    if (tool === 'obstruction') {
      add({ obstructions: [newObstruction(outline, kinds.obstruction)] })
      return
    }
    if (tool === 'roof' || ('outline' in what && what.as === 'roof')) {
      const roof = newRoof(outline, drawing, defaults.tilt_deg)
      const last = drawing.planes.at(-1) ?? { ...defaults, layout: 'best' as const, gap_m: 0.02 }
      edit([{ type: 'roof.set', roof, chosen: { panel_id: last.panel_id, layout: last.layout, gap_m: last.gap_m } }])
      select([`${roof.id}-${roof.kind === 'gable' ? roof.side : 0}`])
      setTool('select')
      return
    }
    add({ planes: [newPlane(outline, drawing, defaults)] })
    setTool('select')
  }
  const fitTo = (points: readonly Point[], room: Size) =>
    setSight({ view: fitted(points, room), fits: { points, room } })
  const view = sight?.view ?? fitted(extent(drawing), sizeNow.current)
  const fit: Editor['fit'] = sheet => fitTo(extent({ ...drawing, ...sheet }), sizeNow.current)
  // Once the canvas has its size; again when the window is resized, unless the user has moved the view.
  if (size && !sight) fitTo(extent(drawing), size)
  else if (size && sight?.fits && sight.fits.room !== size) fitTo(sight.fits.points, size)
  const show: Editor['show'] = ids => {
    select(ids)
    setTool('select')
    const points = cornersOf(drawing).flatMap(one => (ids.includes(one.id) ? one.points : []))
    const next = points.length > 0 ? brought(view, points, sizeNow.current) : view
    if (next !== view) setSight({ view: next, fits: null })
  }
  const change = (planes: Drawing['planes']) =>
    edit(planes.map(({ id, modules }) => ({ type: 'plane.changed', id, part: { modules } })))
  const meant = (ids?: readonly string[]) => {
    const some = drawing.planes.filter(({ id }) => (ids ?? selected).includes(id))
    return some.length > 0 ? some : drawing.planes
  }
  const fillLegally = (ids: readonly string[]) =>
    edit(fillEdits(drawing, filledByCode(drawing, ids, known.panels, begin.fire_rule), ids))
  const editor: Editor = {
    project: begin.project,
    drawing,
    whyNot,
    equipment,
    known,
    keep: begin.keep,
    preferences,
    last: begin.last,
    takeLast: begin.onTakeLast,
    defaults,
    image_src: begin.image_src,
    tiles: begin.tiles,
    fire_rule: begin.fire_rule,
    site: begin.site,
    edit,
    endGesture: () => step({ type: 'gesture.ended', equipment }),
    undo: whyNot === undefined && history.past.length > 0 ? () => step({ type: 'undone' }) : undefined,
    redo: whyNot === undefined && history.future.length > 0 ? () => step({ type: 'redone' }) : undefined,
    selected: selected.filter(id => [...all.planes, ...all.obstructions, ...all.trees].some(one => one.id === id)),
    select,
    spot: selected.length === 1 ? spot : null,
    setSpot,
    tool,
    take: next => {
      setTool(next)
      setDraft(NO_DRAFT)
    },
    kinds,
    setKinds,
    draft,
    setDraft,
    finish,
    view,
    setView: next => setSight(before => ({ view: next(before?.view ?? view, sizeNow.current), fits: null })),
    fit,
    show,
    copy: () => {
      KEPT_PARTS.current = selectedParts()
    },
    paste: () => KEPT_PARTS.current && put(KEPT_PARTS.current),
    duplicate: () => put(selectedParts()),
    remove: () => {
      if (selected.length === 0) return
      edit([{ type: 'parts.removed', ids: selected }])
      select([])
    },
    fill: ids => fillLegally(meant(ids).map(({ id }) => id)),
    clear: ids => change(meant(ids).map(plane => ({ ...plane, modules: [] }))),
    problem,
    said,
    say,
  }
  const merge = (base: Drawing, theirs: Drawing) => step({ type: 'merged', base, theirs, equipment })
  return { editor, history, replace, merge }
}

/** The initial view: the roofs; trees and neighbors only without a roof. */
function extent({ planes, obstructions, trees, width_m, depth_m }: Drawing): Point[] {
  const roofs = planes.flatMap(one => one.points.map(at))
  if (roofs.length > 0) return roofs
  const points = [
    ...obstructions.flatMap(one => one.points.map(at)),
    ...trees.flatMap(({ x_m, y_m, crown_m }): Point[] => [
      [x_m - crown_m / 2, y_m - crown_m / 2],
      [x_m + crown_m / 2, y_m + crown_m / 2],
    ]),
  ]
  if (points.length > 0) return points
  return [
    [-width_m / 2, -depth_m / 2],
    [width_m / 2, depth_m / 2],
  ]
}
