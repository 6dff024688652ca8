// Documents the lender requires, grouped by purpose, and an upload for any other.
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useState } from 'react'
import { DOCUMENT_KINDS } from '#machines/applications/lenders/codes.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { type Application, MILESTONE_NAMES, UPLOAD_KINDS } from './application-words.ts'
import { UploadList } from './upload-list.tsx'
import { UploadSpot } from './upload-spot.tsx'
import { useAction } from './use-action.ts'
import { useUpload } from './use-upload.ts'
import { words } from './words.ts'

type Kind = Schemas['LenderDocumentKind']
type Needed = Schemas['RequiredDocument']['needed_for']

const GROUPS: { needed_for: Needed; title: string }[] = [
  { needed_for: 'decision', title: words.for_decision },
  { needed_for: 'notice_to_proceed', title: MILESTONE_NAMES.notice_to_proceed },
  { needed_for: 'installation_complete', title: MILESTONE_NAMES.installation_complete },
  { needed_for: 'permission_to_operate', title: MILESTONE_NAMES.permission_to_operate },
]

export function RequiredDocuments({ application }: { application: Application }) {
  const { id, lender_name, uploads } = application
  const { data, error, refetch } = useRead('/v3/lender_applications.ListRequired', { application_id: id })
  const groups = GROUPS.map(group => ({
    ...group,
    documents: data?.documents.filter(({ needed_for }) => needed_for === group.needed_for) ?? [],
  })).filter(({ documents }) => documents.length > 0)
  return (
    <Card title={words.required_documents_title({ lender_name })}>
      <div className="flex flex-col gap-4">
        {error && !data && <ErrorState sentence={error.message} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton className="h-24" />}
        {data && groups.length === 0 && <p className="text-base text-ink-2">{words.no_required_documents}</p>}
        {groups.map(({ needed_for, title, documents }) => (
          <section key={needed_for} aria-label={title}>
            <h3 className="text-xs font-medium text-ink-3">{title}</h3>
            <ul className="mt-1 flex flex-col gap-2">
              {documents.map(one => (
                <li key={one.id} className="flex items-start gap-2 text-base">
                  {one.received ? (
                    <CircleCheck size={16} className="mt-[3px] shrink-0 text-success" aria-hidden />
                  ) : (
                    <CircleDashed size={16} className="mt-[3px] shrink-0 text-ink-3" aria-hidden />
                  )}
                  <span className="min-w-0">
                    {one.name}
                    <span className="sr-only">, {one.received ? words.received : words.missing}</span>
                    <span className="block text-sm text-ink-3">{one.description}</span>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Give application={application} />
        <UploadList
          label={words.files_given({ lender_name })}
          uploads={uploads.filter(({ kind, stipulation_id }) => kind !== 'contract' && stipulation_id === null)}
          lender_name={lender_name}
          kinds
        />
      </div>
    </Card>
  )
}

const KINDS = DOCUMENT_KINDS.map(value => ({ value, label: UPLOAD_KINDS[value] }))

function Give({ application }: { application: Application }) {
  const whyNot = useAction(application, 'upload_document')
  const [kind, setKind] = useState<Kind>('installation_photos')
  const upload = useUpload(application, file =>
    tellDone(words.sending_file({ file, lender_name: application.lender_name })),
  )
  return (
    <div className="flex flex-col gap-2.5 border-t border-hairline pt-4">
      <SelectField
        label={words.document_type}
        options={KINDS}
        value={kind}
        onChange={value => {
          const chosen = DOCUMENT_KINDS.find(name => name === value)
          if (chosen) setKind(chosen)
        }}
      />
      <UploadSpot
        label={words.upload_kind({ upload_kinds: UPLOAD_KINDS[kind] })}
        whyNot={whyNot}
        step={upload.step}
        refused={upload.refused}
        onFile={file => upload.take(file, { kind })}
      />
    </div>
  )
}
