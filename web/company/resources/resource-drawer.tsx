// A resource, added or changed. Its file is uploaded when it is chosen, and taken when the form is saved.
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { zResourceFields } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { EditDrawer } from '#web/frame/edit-drawer.tsx'
import { said } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { ChoicesField } from '#web/ui/fields/choices-field.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import type { Audiences } from './resource-line.tsx'
import { words } from './words.ts'

type Resource = Schemas['Resource']
type Form = Schemas['ResourceFields'] & { active: boolean; version: number }
type Props = {
  /** Null adds one. */
  resource: Resource | null
  categories: Schemas['ResourceCategory'][]
  audiences: Audiences
  onClose: () => void
}

const MOST_BYTES = 25 * 1_048_576
const schema = z.intersection(zResourceFields, z.object({ active: z.boolean(), version: z.int() }))
const KINDS = [
  { value: 'file', label: words.a_file, help: words.pdf_picture },
  { value: 'video', label: words.a_video, help: words.youtube_vimeo_plays_here },
  { value: 'link', label: words.page_elsewhere },
] as const

export function ResourceDrawer({ resource, categories, audiences, onClose }: Props) {
  const saved = formOf(resource, categories)
  const form = useForm<Form>({ resolver: zodResolver(schema as never) as never, defaultValues: saved })
  const [file, setFile] = useState<File | null>(null)
  const upload = useWrite('/v3/resources.UploadFile')
  const create = useWrite('/v3/resources.Create')
  const update = useWrite('/v3/resources.Update')
  const { errors } = form.formState
  const { kind, category_id, role_ids, active } = form.watch()
  const take = (chosen: File) => {
    setFile(chosen)
    if (form.getValues('title') === '') form.setValue('title', chosen.name.replace(/\.\w+$/, '').slice(0, 120))
    upload.mutate(
      // The contract's word for a file in a form is text.
      { file: chosen as never, file_name: chosen.name },
      { onSuccess: answer => form.setValue('file_id', answer.file_id, { shouldDirty: true }) },
    )
  }
  return (
    <EditDrawer
      title={resource ? resource.title : words.add_resource}
      form={form}
      draft={`resource:${resource?.id ?? 'new'}`}
      saved={saved}
      label={resource ? words.save_resource : words.add_resource}
      busy={create.isPending || update.isPending || upload.isPending}
      whyNot={useWhyNot('resources.edit')}
      save={({ version, active: shown, url, file_id, ...fields }, then) => {
        const done = {
          ...then,
          onSuccess: () => {
            tellDone(words.title_saved({ title: fields.title }))
            then.onSuccess()
          },
        }
        const where = fields.kind === 'file' ? { ...(file_id ? { file_id } : {}) } : { url: url ?? '' }
        if (resource) update.mutate({ resource_id: resource.id, version, active: shown, ...fields, ...where }, done)
        else create.mutate({ ...fields, ...where }, done)
      }}
      onClose={onClose}
    >
      <RadioGroup
        label={words.resource_type}
        options={KINDS}
        value={kind}
        onChange={value => form.setValue('kind', value, { shouldDirty: true })}
      />
      {kind === 'file' ? (
        <FileDrop
          label={upload.isPending ? common.uploading : (resource?.file?.name ?? words.choose_pdf_picture)}
          accept="application/pdf,image/png,image/jpeg,image/webp"
          most_bytes={MOST_BYTES}
          file={upload.isPending ? null : file}
          onFile={take}
          error={upload.error?.fields['file'] ?? upload.error?.message ?? said(errors.file_id, words.choose_file)}
        />
      ) : (
        <TextField
          label={kind === 'video' ? words.link_film : common.address}
          placeholder={kind === 'video' ? 'https://vimeo.com/…' : 'https://www.example.com'}
          maxLength={500}
          autoComplete="off"
          inputMode="url"
          {...form.register('url')}
          error={errors.url?.message}
        />
      )}
      <TextField
        label={words.title}
        maxLength={120}
        autoComplete="off"
        {...form.register('title')}
        error={said(errors.title, words.enter_title)}
      />
      <TextArea label={words.description} optional rows={3} maxLength={1000} {...form.register('description')} />
      <SelectField
        label={words.category}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        value={category_id || null}
        onChange={value => form.setValue('category_id', value, { shouldDirty: true })}
        error={said(errors.category_id, words.choose_category)}
      />
      <ChoicesField
        label={words.visible_to}
        none={words.everyone}
        options={audiences.map(({ role_id, name }) => ({ value: role_id, label: name }))}
        values={role_ids}
        onChange={values => form.setValue('role_ids', values, { shouldDirty: true })}
        error={errors.role_ids?.message}
      />
      {resource && (
        <Checkbox
          label={words.show_in_library}
          help={words.show_in_library_hint}
          checked={active}
          onChange={checked => form.setValue('active', checked, { shouldDirty: true })}
        />
      )}
    </EditDrawer>
  )
}

function formOf(resource: Resource | null, categories: Schemas['ResourceCategory'][]): Form {
  if (!resource)
    return {
      title: '',
      description: '',
      category_id: categories[0]?.id ?? '',
      kind: 'file',
      url: '',
      role_ids: [],
      active: true,
      version: 0,
    }
  const { title, description, category_id, kind, url, role_ids, active, version } = resource
  return { title, description, category_id, kind, url: url ?? '', role_ids, active, version }
}
