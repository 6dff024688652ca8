// Edits whose answer comes from the server: they reach the drawing also when the designer was left meanwhile.
import { useEffect, useRef } from 'react'
import { read, write } from '#web/data/queries.ts'
import { type Equipment, settled } from './canvas/settling.ts'
import { applied, type Edit } from './drawing-edits.ts'

type EditDrawing = (edits: readonly Edit[]) => void
const open = new Map<string, EditDrawing>()

/** Makes the designer that is open receive late edits. */
export function useOpenEditor(project_id: string, edit: EditDrawing) {
  const latest = useRef(edit)
  latest.current = edit
  useEffect(() => {
    // Answers come outside React.
    const receive: EditDrawing = edits => latest.current(edits)
    open.set(project_id, receive)
    return () => {
      if (open.get(project_id) === receive) open.delete(project_id)
    }
  }, [project_id])
}

/** In the open designer, where they can be undone; otherwise in the saved drawing. Returns whether the latter was written. */
export async function editWherever(project_id: string, edits: readonly Edit[], equipment: Equipment): Promise<boolean> {
  const editing = open.get(project_id)
  if (editing) {
    editing(edits)
    return false
  }
  const { drawing, version } = await read('/v3/design.GetDrawing', { project_id })
  if (!drawing) return false
  const edited = settled(drawing, edits.reduce(applied, drawing), equipment)
  await write(
    '/v3/design.SaveDrawing',
    { project_id, version, drawing: edited },
    { 'Idempotency-Key': crypto.randomUUID() },
  )
  return true
}
