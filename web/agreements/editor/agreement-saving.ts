// The saving of a template's draft: which operations, and what else shows it.
import { useQueryClient } from '@tanstack/react-query'
import type { Answer, Schemas } from '#sdk/types.ts'
import { read, write } from '#web/data/queries.ts'
import { type Kept, leftDraft as leftWork, useSaving } from '#web/projects/sale/use-saving.ts'

type Draft = Schemas['AgreementDraft']
export type KeptDraft = Kept<Draft>
export type SavedTemplate = {
  agreement: Schemas['Agreement']
  version: number
  saved_at: string | null
  saved_by_name: string | null
}

const nameOf = (agreement_id: string) => `agreement-draft-${agreement_id}`
export const savedOf = (agreement: Schemas['Agreement']): SavedTemplate => ({
  agreement,
  version: agreement.version,
  saved_at: agreement.updated_at,
  saved_by_name: null,
})

const isDraft = (work: unknown) =>
  work !== null && typeof work === 'object' && 'fields' in work && Array.isArray(work.fields) && 'signers' in work

export const leftDraft = ({ id, draft, version }: Schemas['Agreement']): KeptDraft | undefined =>
  leftWork(nameOf(id), { work: draft, version }, isDraft)

/** Writes a response into the query cache, so nothing is refetched. */
export function useKnow() {
  const client = useQueryClient()
  return (agreement: Schemas['Agreement']) => {
    client.setQueryData<Answer<'/v3/collections.GetAgreement'>>(
      ['/v3/collections.GetAgreement', { agreement_id: agreement.id }],
      before => before && { ...before, agreement },
    )
  }
}

type Props = {
  saved: SavedTemplate
  kept: KeptDraft | undefined
  draft: Draft
  onLost: () => void
}

export function useTemplateSaving({ saved, kept, draft, onLost }: Props) {
  const know = useKnow()
  const agreement_id = saved.agreement.id
  return useSaving<Draft, SavedTemplate>({
    name: nameOf(agreement_id),
    saved,
    workOf: one => one.agreement.draft,
    draft: kept,
    work: draft,
    save: async (work, version, key) => {
      const { agreement } = await write(
        '/v3/collections.UpdateAgreement',
        { agreement_id, version, draft: work },
        { 'Idempotency-Key': key },
      )
      know(agreement)
      return agreement.version
    },
    read: async () => {
      const { agreement } = await read('/v3/collections.GetAgreement', { agreement_id })
      // The other user may have replaced the document too: show theirs from now on.
      know(agreement)
      return savedOf(agreement)
    },
    onSaved: () => {},
    onLost,
  })
}
