// The saving of a proposal's pages: which operations, and what else shows them.
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Content } from '#machines/proposals/content.ts'
import type { Schemas } from '#sdk/types.ts'
import { isRead, refreshAfter } from '#web/data/freshen.ts'
import { read, write } from '#web/data/queries.ts'
import { canonical } from '#web/lib/canonical.ts'
import { type Kept, leftDraft as leftWork, useSaving } from '#web/projects/sale/use-saving.ts'
import { type Proposed, proposedKey } from '../proposed.ts'

type Saved = Schemas['EditorData']
const GET = '/v3/proposal.GetEditorData'
export type ContentDraft = Kept<Content>

const nameOf = (proposed: Proposed) => `proposal-pages-${proposedKey(proposed)}`

const isContent = (work: unknown) =>
  work !== null && typeof work === 'object' && 'pages' in work && Array.isArray(work.pages) && work.pages.length > 0

export const leftDraft = (proposed: Proposed, { content, version }: Saved): ContentDraft | undefined =>
  leftWork(nameOf(proposed), { work: content, version }, isContent)

type Props = {
  proposed: Proposed
  saved: Saved
  draft: ContentDraft | undefined
  content: Content
  onLost: () => void
}

export function useProposalSaving({ proposed, saved, draft, content, onLost }: Props) {
  const client = useQueryClient()
  /** The version the content was taken back from, while it is as it was then. */
  const restored = useRef<{ version: number; text: string } | null>(null)
  const saving = useSaving<Content, Saved>({
    name: nameOf(proposed),
    saved,
    workOf: one => one.content,
    draft,
    work: content,
    save: async (work, version, key) => {
      const from = restored.current
      const answer = await write(
        '/v3/proposal.SaveEditorData',
        {
          ...proposed,
          version,
          content: work,
          ...(from && from.text === canonical(work) ? { restored_from: from.version } : {}),
        },
        { 'Idempotency-Key': key },
      )
      restored.current = null
      client.setQueryData<Saved>([GET, proposed], before => before && { ...before, ...answer, content: work })
      return answer.version
    },
    read: () => read(GET, proposed),
    onSaved: () => void refreshAfter(client, '/v3/proposal.SaveEditorData', proposed, isRead(GET)),
    onLost,
  })
  return {
    ...saving,
    /** Before this content is edited in. */
    noteRestored: (version: number, taken: Content) => {
      restored.current = { version, text: canonical(taken) }
    },
  }
}
