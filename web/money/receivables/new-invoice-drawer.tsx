// A new draft: project first, then the contents, pre-filled with the project's homeowner.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { together, useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { EditDrawer } from '#web/frame/edit-drawer.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { DraftFields } from './draft-fields.tsx'
import { inputOf, newDraft, useDraftForm } from './draft-form.ts'
import { ProjectPicker } from './project-picker.tsx'
import { words } from './words.ts'

type Props = { project_id: string | null; onMade: (invoice_id: string) => void; onClose: () => void }

export function NewInvoiceDrawer({ project_id, onMade, onClose }: Props) {
  const [chosen, choose] = useState(project_id)
  const whose = useRead('/v3/receivables.GetProject', { project_id: chosen ?? '' }, { enabled: chosen !== null })
  const settings = useRead('/v3/settings.GetInvoicing', {})
  const { failure, retry } = together(whose, settings)
  if (chosen !== null && whose.data && settings.data)
    return (
      <Form
        project_id={chosen}
        bill_to={whose.data.bill_to}
        terms_days={settings.data.terms_days}
        onMade={onMade}
        onClose={onClose}
      />
    )
  return (
    <Drawer open editable onClose={onClose} title={words.new_invoice}>
      {failure ? (
        <ErrorState sentence={failure.message} onRetry={retry} />
      ) : chosen === null ? (
        <ProjectPicker onChoose={choose} />
      ) : (
        <Skeleton className="h-72" />
      )}
    </Drawer>
  )
}

type FormProps = Omit<Props, 'project_id'> & { project_id: string; bill_to: Schemas['BillTo']; terms_days: number }

function Form({ project_id, bill_to, terms_days, onMade, onClose }: FormProps) {
  const saved = newDraft(project_id, bill_to, terms_days)
  const form = useDraftForm(saved)
  const create = useWrite('/v3/receivables.CreateInvoice')
  return (
    <EditDrawer
      title={words.new_invoice}
      description={words.draft_until_you_issue}
      form={form}
      draft={`invoice:new:${project_id}`}
      saved={saved}
      label={words.save_draft}
      busy={create.isPending}
      whyNot={useWhyNot('receivables.edit')}
      save={(values, then) =>
        create.mutate(
          { project_id, ...inputOf(values) },
          {
            ...then,
            onSuccess: ({ invoice }) => {
              tellDone(words.draft_saved)
              then.onSuccess()
              onMade(invoice.id)
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
