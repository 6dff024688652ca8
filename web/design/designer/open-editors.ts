// Edits computed by the server: they reach the drawing even if the designer was closed in the meantime.
import { useEffect, useRef } from 'react'
import { read, write } from '#web/data/queries.ts'
import { type Equipment, settled } from './canvas/settling.ts'
import { applied, type Edit } from './drawing-edits.ts'

type EditDrawing = (edits: readonly Edit[]) => void
const open = new Map<string, EditDrawing>()

/** Lets the open designer receive late edits. */
export function useOpenEditor(project_id: string, edit: EditDrawing) {
  const latest = useRef(edit)
  latest.current = edit
  useEffect(() => {
    // Responses arrive outside React.
    const receive: EditDrawing = edits => latest.current(edits)
    open.set(project_id, receive)
    return () => {
      if (open.get(project_id) === receive) open.delete(project_id)
    }
  }, [project_id])
}

/** Applies them in the open designer, where they can be undone, or else to the saved drawing. True if the latter was written. */
export async function editWherever(project_id: string, edits: readonly Edit[], equipment: Equipment): Promise<boolean> {
  const editing = open.get(project_id)
  if (editing) {
    editing(edits)
    return false
  }
  const { drawing, version } = await read('/v3/design.GetDrawing', { project_id })
  if (!drawing) return false
  const edited = settled(drawing, edits.reduce(applied, drawing), equipment)
  await write('/v3/design.SaveDrawing', { project_id, version, drawing: edited })
  return true
}
