// The drawing's saving: which operations, and what else shows a drawing.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { mergeDrawings, partNames } from '#machines/design/drawing/merge-drawings.ts'
import type { Schemas } from '#sdk/types.ts'
import { isRead, refreshAfter } from '#web/data/freshen.ts'
import { read, write } from '#web/data/queries.ts'
import { canonical } from '#web/lib/canonical.ts'
import { type Kept, leftDraft as leftWork, useSaving } from '#web/projects/sale/use-saving.ts'
import type { Drawing } from './drawing-types.ts'
import type { History } from './edit-history.ts'

type Saved = Schemas['SavedDrawing']
const GET = '/v3/design.GetDrawing'
type DrawingDraft = Kept<Drawing>

const nameOf = (project_id: string) => `drawing-${project_id}`

const isDrawing = (work: unknown) =>
  work !== null && typeof work === 'object' && 'planes' in work && Array.isArray(work.planes)

export const leftDraft = (project_id: string, { drawing, version }: Saved): DrawingDraft | undefined =>
  leftWork(nameOf(project_id), { work: drawing, version }, isDrawing)

type Props = {
  project_id: string
  /** As the server has it, read again when someone else saves. */
  saved: Saved
  draft: DrawingDraft | undefined
  history: History
  /** Adds someone else's changes since `base`. */
  merge: (base: Drawing, theirs: Drawing) => void
  onLost: () => void
}

export function useDrawingSaving({ project_id, saved, draft, history, merge, onLost }: Props) {
  const client = useQueryClient()
  /** The drawing of the saved version that the work is based on; null if that was never read. */
  const base = useRef(!draft || draft.version === saved.version ? saved.drawing : null)
  const { theirSaved, ...saving } = useSaving<Drawing, Saved>({
    name: nameOf(project_id),
    saved,
    workOf: one => one.drawing,
    draft,
    work: history.present,
    settled: history.gesture === null,
    merges: true,
    save: async (drawing, version, key) => {
      const answer = await write('/v3/design.SaveDrawing', { project_id, version, drawing }, { 'Idempotency-Key': key })
      client.setQueryData([GET, { project_id }], answer)
      const there = answer.drawing ?? drawing
      base.current = there
      if (canonical(there) === canonical(drawing)) return answer.version
      merge(drawing, there)
      return { version: answer.version, work: there }
    },
    read: () => read(GET, { project_id }),
    onSaved: () => void refreshAfter(client, '/v3/design.SaveDrawing', { project_id }, isRead(GET)),
    onLost,
  })
  const { state, version, takeMerged } = saving
  const mergeTheirs = (theirs: Drawing) => {
    if (base.current) merge(base.current, theirs)
    base.current = theirs
  }
  const isQuiet = (state === 'saved' || state === 'changed') && history.gesture === null
  const live = useRef({ takeMerged, mergeTheirs, history })
  live.current = { takeMerged, mergeTheirs, history }
  useEffect(() => {
    // The server's news is outside React. What both changed waits for the save, which asks.
    const { drawing: theirs, version: newer } = saved
    if (!isQuiet || newer <= version || !theirs || !base.current) return
    if (mergeDrawings(base.current, live.current.history.present, theirs).both.length > 0) return
    live.current.takeMerged(theirs, newer)
    live.current.mergeTheirs(theirs)
  }, [saved, version, isQuiet])

  const theirs = theirSaved?.drawing
  const both = base.current && theirs ? mergeDrawings(base.current, history.present, theirs).both : []
  return {
    ...saving,
    theirDrawing: theirSaved,
    /** Names of the parts that both changed. */
    both: partNames(both, history.present, ...(theirs ? [theirs] : [])),
    /** Of a part that both changed mine is kept, and theirs of all others. */
    keepMine: () => {
      // Shown before it is sent.
      if (theirs) flushSync(() => mergeTheirs(theirs))
      saving.keepMine()
    },
    takeTheirs: (drawing: Drawing) => {
      base.current = drawing
      saving.takeTheirs(drawing)
    },
  }
}
