// The drawing's saving: which operations, and what else shows a drawing.
import { useQueryClient } from '@tanstack/react-query'
import type { Schemas } from '#sdk/types.ts'
import { isRead, refreshAfter } from '#web/data/freshen.ts'
import { read, write } from '#web/data/queries.ts'
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
  saved: Saved
  draft: DrawingDraft | undefined
  history: History
  onLost: () => void
}

export function useDrawingSaving({ project_id, saved, draft, history, onLost }: Props) {
  const client = useQueryClient()
  const { theirSaved, ...saving } = useSaving<Drawing, Saved>({
    name: nameOf(project_id),
    saved,
    workOf: one => one.drawing,
    draft,
    work: history.present,
    settled: history.gesture === null,
    save: async (drawing, version, key) => {
      const answer = await write('/v3/design.SaveDrawing', { project_id, version, drawing }, { 'Idempotency-Key': key })
      client.setQueryData([GET, { project_id }], answer)
      return answer.version
    },
    read: () => read(GET, { project_id }),
    onSaved: () => void refreshAfter(client, '/v3/design.SaveDrawing', { project_id }, isRead(GET)),
    onLost,
  })
  return { ...saving, theirDrawing: theirSaved }
}
