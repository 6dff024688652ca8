// The template editor: fields placed on the pages of a PDF by mouse, touch or keyboard.
import { zodResolver } from '@hookform/resolvers/zod'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'wouter'
import { zCollectionsUpdateAgreementBody } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useParam } from '#web/app/app.tsx'
import { href } from '#web/app/navigation.ts'
import { useRead, useWhyNot, useWrite } from '#web/app/queries.ts'
import { tell, tellDone } from '#web/app/tell.ts'
import { said, showRefusal, useFormDraft } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Card, Page, PageHeader } from '#web/ui/page.tsx'
import { Notice, Skeleton, SkeletonPage } from '#web/ui/states.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { FieldPanel } from './field-panel.tsx'
import { FIELD_NAMES } from './field-words.ts'
import { PlacedField } from './placed-field.tsx'

const PdfPages = lazy(() => import('./pdf-pages.tsx'))

type Field = Schemas['Field']
type Form = { agreement_id: string; version: number; name: string; fields: Field[] }

/** Fractions of a US Letter page: what a hand needs to write in. */
const SIZES: Record<Field['type'], { w: number; h: number }> = {
  signature: { w: 0.36, h: 0.07 },
  initials: { w: 0.12, h: 0.05 },
  date: { w: 0.18, h: 0.03 },
  text: { w: 0.3, h: 0.03 },
  checkbox: { w: 0.03, h: 0.024 },
  variable: { w: 0.4, h: 0.03 },
}

export default function AgreementScreen() {
  const agreement_id = useParam('id')
  const { data, error, refetch } = useRead('/v3/collections.GetAgreement', { agreement_id }, { quiet: true })
  if (error && !data)
    return (
      <Page>
        <ErrorCard sentence={error.message} onRetry={refetch} />
      </Page>
    )
  if (!data) return <SkeletonPage />
  return <Editor key={data.agreement.version} agreement={data.agreement} />
}

function Editor({ agreement }: { agreement: Schemas['Agreement'] }) {
  const [, go] = useLocation()
  const whyNot = useWhyNot('agreement_templates.edit')
  const [selected, select] = useState<string | null>(null)
  const [page, setPage] = useState(1)
  const [deleting, setDeleting] = useState(false)
  const saved: Form = {
    agreement_id: agreement.id,
    version: agreement.version,
    name: agreement.name,
    fields: agreement.fields,
  }
  const form = useForm<Form>({ resolver: zodResolver(zCollectionsUpdateAgreementBody) as never, defaultValues: saved })
  const draft = useFormDraft(form, `agreement-${agreement.id}`)
  const outdated = form.watch('version') !== agreement.version
  const save = useWrite('/v3/collections.UpdateAgreement', {
    quiet: true,
    refreshes: ['/v3/collections.GetAgreement', '/v3/collections.ListAgreements'],
    onDone: () => {
      draft.forget()
      tellDone('The agreement is saved.')
    },
  })
  const remove = useWrite('/v3/collections.DeleteAgreement', {
    refreshes: ['/v3/collections.ListAgreements'],
    onDone: () => {
      draft.forget()
      go(href('/light-hub/agreements'))
    },
  })
  const fields = form.watch('fields')
  const setFields = (next: Field[]) => form.setValue('fields', next, { shouldDirty: true })
  const change = (id: string, part: Partial<Field>) =>
    setFields(fields.map(field => (field.id === id ? { ...field, ...part } : field)))
  const drop = (id: string) => {
    setFields(fields.filter(field => field.id !== id))
    select(null)
  }
  const add = (type: Field['type']) => {
    const id = newId(type, fields)
    const size = SIZES[type]
    // A new field goes below the last one of its page, so that it covers nothing.
    const lowest = Math.max(0.1, ...fields.filter(one => one.page === page).map(one => one.y + one.h + 0.015))
    const field: Field = {
      id,
      type,
      page,
      x: 0.12,
      y: Math.min(lowest, 1 - size.h),
      ...size,
      signer_role: 'homeowner',
      required: type !== 'checkbox',
      ...(type === 'variable' ? { variable: 'homeowner_name' as const } : {}),
    }
    setFields([...fields, field])
    select(id)
  }
  const submit = form.handleSubmit(values =>
    save.mutate(values, { onError: failure => showRefusal(form, failure) || tell(failure) }),
  )
  const chosen = fields.find(({ id }) => id === selected)
  return (
    <Page>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <PageHeader
          above={
            <Link href={href('/light-hub/agreements')} className="underline-offset-2 hover:underline">
              Agreements
            </Link>
          }
          title={agreement.name}
          note={`Version ${agreement.version}, ${agreement.page_count} ${agreement.page_count === 1 ? 'page' : 'pages'}`}
          actions={
            <>
              <Button look="ghost" disabledReason={whyNot} onClick={() => setDeleting(true)}>
                Delete
              </Button>
              <Button type="submit" look="primary" busy={save.isPending} disabledReason={whyNot}>
                {save.isPending ? 'Saving …' : 'Save agreement'}
              </Button>
            </>
          }
        />
        {(outdated || draft.restored) && (
          <Notice
            kind={outdated ? 'warning' : 'info'}
            action={
              <button
                type="button"
                className="font-medium underline underline-offset-2"
                onClick={() => {
                  draft.forget()
                  form.reset(saved)
                }}
              >
                Use the saved one
              </button>
            }
          >
            {outdated
              ? 'The agreement was changed meanwhile. What you placed is kept here.'
              : 'What you placed before is still here.'}
          </Notice>
        )}
        <div className="grid items-start gap-5 lg:grid-cols-[1fr_300px]">
          <div className="min-w-0 lg:order-2 lg:sticky lg:top-6">
            <div className="flex flex-col gap-5">
              <Card title="Agreement">
                <TextField
                  label="Name"
                  maxLength={120}
                  {...form.register('name')}
                  error={said(form.formState.errors.name, 'Enter a name.')}
                />
              </Card>
              <Card title={`Add to page ${page}`}>
                <div className="grid grid-cols-2 gap-2">
                  {Object.entries(FIELD_NAMES).map(([type, name]) => (
                    <Button
                      key={type}
                      icon={<Plus size={14} aria-hidden />}
                      disabledReason={whyNot}
                      onClick={() => add(type as Field['type'])}
                    >
                      {name}
                    </Button>
                  ))}
                </div>
              </Card>
              {chosen && (
                <FieldPanel
                  field={chosen}
                  onChange={part => change(chosen.id, part)}
                  onRemove={() => drop(chosen.id)}
                />
              )}
            </div>
          </div>
          <div className="min-w-0 rounded-card bg-sunken p-3 sm:p-6">
            <Suspense fallback={<Skeleton className="h-96" />}>
              <PdfPages
                src={agreement.src}
                pages={agreement.pages}
                over={number => (
                  // The page is where a field is put: a click on it says which page is meant.
                  <div className="absolute inset-0" onPointerDown={() => setPage(number)}>
                    {fields
                      .filter(field => field.page === number)
                      .map(field => (
                        <PlacedField
                          key={field.id}
                          field={field}
                          selected={field.id === selected}
                          onSelect={() => select(field.id)}
                          onChange={part => change(field.id, part)}
                          onRemove={() => drop(field.id)}
                        />
                      ))}
                  </div>
                )}
              />
            </Suspense>
            {agreement.page_count > 1 && (
              <fieldset className="mt-4 flex flex-wrap gap-2">
                <legend className="sr-only">Page for new fields</legend>
                {agreement.pages.map((_, index) => (
                  <Button
                    // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their places
                    key={index}
                    aria-pressed={page === index + 1}
                    look={page === index + 1 ? 'primary' : 'secondary'}
                    onClick={() => setPage(index + 1)}
                  >
                    Page {index + 1}
                  </Button>
                ))}
              </fieldset>
            )}
          </div>
        </div>
      </form>
      <Dialog
        open={deleting}
        onClose={() => setDeleting(false)}
        title={`Delete ${agreement.name}?`}
        description="What was sent stays as it is; it cannot be sent again."
        actions={
          <>
            <Button onClick={() => setDeleting(false)}>Keep it</Button>
            <Button
              look="danger"
              busy={remove.isPending}
              onClick={() => remove.mutate({ agreement_id: agreement.id, version: agreement.version })}
            >
              Delete
            </Button>
          </>
        }
      />
    </Page>
  )
}

/** The first free number of its kind: 'signature-2'. */
function newId(type: Field['type'], fields: Field[]): string {
  for (let number = 1; ; number++) {
    const id = `${type}-${number}`
    if (!fields.some(field => field.id === id)) return id
  }
}
