// The company's agreement templates.
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { href } from '#web/app/navigation.ts'
import { useRead, useWhyNot, useWrite } from '#web/app/queries.ts'
import { tell } from '#web/app/tell.ts'
import { date } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { Card, Page, PageHeader } from '#web/ui/page.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ROLE_NAMES, rolesOf } from './field-words.ts'

/** The contract's limit on an upload. */
const MOST_BYTES = 25 * 1_048_576

export default function AgreementsScreen() {
  const { data, error, refetch } = useRead('/v3/collections.ListAgreements', {})
  const [uploading, setUploading] = useState(false)
  const whyNot = useWhyNot('agreement_templates.edit')
  const upload = (
    <Button
      look="primary"
      icon={<FileUp size={14} aria-hidden />}
      disabledReason={whyNot}
      onClick={() => setUploading(true)}
    >
      Upload agreement
    </Button>
  )
  return (
    <Page>
      <PageHeader
        title="Agreements"
        note="What homeowners sign. A change makes a new version; what was sent keeps its own."
        actions={upload}
      />
      <Card flush>
        {error && !data ? (
          <ErrorState sentence={error.message} onRetry={refetch} />
        ) : (
          <DataTable<Schemas['Agreement']>
            label="Agreements"
            rows={data?.agreements}
            keyOf={row => row.id}
            hrefOf={row => href('/light-hub/agreements/[id]', { id: row.id })}
            columns={[
              { header: 'Agreement', cell: row => row.name },
              {
                header: 'Signed by',
                cell: row =>
                  rolesOf(row.fields)
                    .map(role => ROLE_NAMES[role])
                    .join(', ') || <span className="text-ink-3">No fields placed yet</span>,
              },
              { header: 'Pages', cell: row => row.page_count, align: 'right', wide: true },
              { header: 'Fields', cell: row => row.fields.length, align: 'right', wide: true },
              { header: 'Version', cell: row => row.version, align: 'right', wide: true },
              { header: 'Changed', cell: row => date(row.updated_at), align: 'right', wide: true },
            ]}
            empty={
              <EmptyState title="No agreement yet" action={upload}>
                Upload a PDF, then place where each person signs.
              </EmptyState>
            }
          />
        )}
      </Card>
      {uploading && <UploadDialog onClose={() => setUploading(false)} />}
    </Page>
  )
}

function UploadDialog({ onClose }: { onClose: () => void }) {
  const [, go] = useLocation()
  const [file, setFile] = useState<File | null>(null)
  const [name, setName] = useState('')
  const upload = useWrite('/v3/collections.UploadAgreement', {
    quiet: true,
    refreshes: ['/v3/collections.ListAgreements'],
    onDone: ({ agreement }) => go(href('/light-hub/agreements/[id]', { id: agreement.id })),
  })
  const refusal = upload.error
  const fields = refusal?.fields ?? {}
  const fileSentence = fields['file'] ?? (refusal && [413, 415].includes(refusal.status) ? refusal.message : undefined)
  const take = (chosen: File) => {
    setFile(chosen)
    upload.reset()
    if (name === '') setName(chosen.name.replace(/\.pdf$/i, '').slice(0, 120))
  }
  const submit = () => {
    if (!file) return
    upload.mutate(
      // The contract's multipart fields are strings; the browser sends the file itself.
      { file: file as unknown as string, file_name: file.name.slice(0, 255), name: name.trim() },
      {
        onError: failure =>
          Object.keys(failure.fields).length === 0 && ![413, 415].includes(failure.status) && tell(failure),
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Upload agreement"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            busy={upload.isPending}
            disabledReason={file ? undefined : 'Choose a PDF first.'}
            onClick={submit}
          >
            {upload.isPending ? 'Uploading …' : 'Upload'}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <FileDrop
          label="PDF of the agreement"
          accept="application/pdf,.pdf"
          most_bytes={MOST_BYTES}
          file={file}
          onFile={take}
          error={fileSentence}
        />
        <TextField
          label="Name"
          maxLength={120}
          value={name}
          onChange={event => setName(event.target.value)}
          error={fields['name']}
        />
      </form>
    </Dialog>
  )
}
