import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { EditDrawer } from '#web/frame/edit-drawer.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { DraftFields } from './draft-fields.tsx'
import { formOf, inputOf, useDraftForm } from './draft-form.ts'
import { words } from './words.ts'

/** Changes a draft. */
export function DraftDrawer({ draft, onClose }: { draft: Schemas['Invoice']; onClose: () => void }) {
  const saved = formOf(draft)
  const form = useDraftForm(saved)
  const update = useWrite('/v3/receivables.UpdateInvoice')
  return (
    <EditDrawer
      title={words.edit_draft}
      description={`${draft.project_name} (${draft.project_number})`}
      form={form}
      draft={`invoice:${draft.id}`}
      saved={saved}
      label={words.save_draft}
      busy={update.isPending}
      whyNot={useWhyNot('receivables.edit')}
      save={(values, then) =>
        update.mutate(
          { invoice_id: draft.id, version: values.version, ...inputOf(values) },
          {
            ...then,
            onSuccess: () => {
              tellDone(words.draft_saved)
              then.onSuccess()
            },
          },
        )
      }
      onClose={onClose}
    >
      <DraftFields />
    </EditDrawer>
  )
}
