// State and actions shared by the editor's parts: pages, selection and edits.
import { createContext, useContext } from 'react'
import type { Block, Content } from '#machines/proposals/content.ts'
import type { Schemas } from '#sdk/types.ts'

export type Editing = {
  content: Content
  /** Why editing is disabled. */
  whyNot: string | undefined
  /** Changes of the same key soon after each other are one step of undo. */
  edit: (content: Content, key?: string) => void
  editBlock: (block: Block, key?: string) => void
  undo: (() => void) | undefined
  redo: (() => void) | undefined
  /** The id of a page or block. */
  selected: string
  /** From the preview the outline follows, and the other way round. */
  select: (id: string) => void
  /** Every variable with its value in this proposal, or of a made-up household. */
  values: readonly Schemas['VariableValue'][]
  findings: readonly Schemas['Finding'][]
  images: readonly Schemas['ShownImage'][]
  onImage: (image: Schemas['ShownImage']) => void
  /** For screen readers. */
  said: string
  say: (sentence: string) => void
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('Outside the editor')
  return editing
}
