// State and actions shared by the parts of the template editor: the draft, the selection, and changes to it.
import { createContext, useContext } from 'react'
import type { Schemas } from '#sdk/types.ts'
import type { Arrangement } from './fields/arrange.ts'
import type { Field, FieldType, Role } from './fields/field-edits.ts'
import type { Unit } from './fields/place-words.ts'
import type { Size } from './pages/geometry.ts'

type Draft = Schemas['AgreementDraft']
/** A variable's value in the preview. */
export type Shown = { text: string; missing: string | null }

export type Editing = {
  draft: Draft
  pages: readonly Size[]
  sizeOf: (page: number) => Size
  /** Why editing is disabled. */
  whyNot: string | undefined
  /** Changes of the same key soon after each other are one step of undo. */
  edit: (part: Partial<Draft>, key?: string) => void
  editFields: (ids: ReadonlySet<string>, part: (field: Field) => Partial<Field>, key?: string) => void
  undo: (() => void) | undefined
  redo: (() => void) | undefined
  /** In the order in which they were chosen. */
  selected: readonly string[]
  chosen: readonly Field[]
  select: (ids: readonly string[]) => void
  /** Chosen, brought into view and given the focus. */
  goTo: (id: string) => void
  goToPage: (page: number) => void
  /** The page in view. */
  page: number
  /** The signer of new fields. */
  role: Role
  setRole: (role: Role) => void
  /** At a point of a page, or in the middle of the view. */
  insert: (type: FieldType, at?: { page: number; x: number; y: number }) => void
  remove: () => void
  duplicate: () => void
  copy: () => void
  paste: () => void
  arrange: (how: Arrangement) => void
  /** Returns how many were added. */
  copyOver: (pages: readonly number[]) => number
  /** By points; sized instead of moved where `size` is asked for. */
  nudge: (dx_pt: number, dy_pt: number, size?: boolean) => void
  unit: Unit
  setUnit: (unit: Unit) => void
  variables: readonly Schemas['AgreementVariable'][]
  /** By variable, while the document is looked at with values in place. */
  preview: ReadonlyMap<string, Shown> | null
  findings: readonly Schemas['AgreementFinding'][]
  adders: readonly { id: string; name: string }[]
  say: (sentence: string) => void
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('Outside the editor')
  return editing
}
