// State and actions shared by the parts of the designer: drawing, selection and tool.
import { createContext, useContext } from 'react'
import type { Schemas } from '#sdk/types.ts'
import type { Keep, Known } from '#web/projects/sale/use-equipment.ts'
import type { Equipment } from './canvas/settling.ts'
import type { Size, Viewport } from './canvas/viewport.ts'
import type { Draft } from './drafting.ts'
import type { Edit } from './drawing-edits.ts'
import type { Drawing, Point, Tree } from './drawing-types.ts'
import type { ObstructionKind, PlaneDefaults } from './new-parts.ts'
import type { ToolId } from './tools.ts'

/** A corner or an edge of the one selected part. */
export type Spot = { kind: 'vertex' | 'edge'; index: number }

export type Editor = {
  project: Schemas['Project']
  drawing: Drawing
  /** Why editing is disabled: the role, or a previous version is shown. */
  whyNot: string | undefined
  equipment: Equipment
  known: Known
  keep: Keep
  preferences: Schemas['DesignPreferences']
  /** The rep's last choice, and making it the default for new planes. */
  last: Schemas['StartEquipment'] | null
  takeLast: (last: Schemas['StartEquipment']) => void
  defaults: PlaneDefaults
  image_src: string | null
  tiles: Schemas['SavedDrawing']['tiles']
  /** Of the project's place. */
  fire_rule: Schemas['FireRule']
  /** Aerial picture and outlines of public services; null without a connection. */
  site: Schemas['Site'] | null
  edit: (edits: readonly Edit[], gesture?: string) => void
  endGesture: () => void
  undo: (() => void) | undefined
  redo: (() => void) | undefined
  selected: readonly string[]
  select: (ids: readonly string[]) => void
  spot: Spot | null
  setSpot: (spot: Spot | null) => void
  tool: ToolId
  take: (tool: ToolId) => void
  kinds: { obstruction: ObstructionKind; tree: Tree['kind'] }
  setKinds: (kinds: Editor['kinds']) => void
  draft: Draft
  setDraft: (draft: Draft) => void
  /** Creates a part from the finished draft. */
  finish: (what: { outline: readonly Point[]; as?: 'roof' } | { box: readonly [Point, Point] }) => void
  view: Viewport
  setView: (change: (view: Viewport, size: Size) => Viewport) => void
  /** Selects these parts and brings them into sight. */
  show: (ids: readonly string[]) => void
  /** The roofs in sight, or this sheet. */
  fit: (sheet?: { width_m: number; depth_m: number }) => void
  copy: () => void
  paste: () => void
  duplicate: () => void
  remove: () => void
  /** Lays modules on the selected planes, or on all. */
  fill: (ids?: readonly string[]) => void
  clear: (ids?: readonly string[]) => void
  /** Why the last edit of a roof could not be made. */
  problem: string | null
  /** For screen readers. */
  said: string
  say: (sentence: string) => void
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('Outside the designer')
  return editor
}
