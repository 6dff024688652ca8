import { type FormEvent, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { asLanguage, LANGUAGES } from './template-words.tsx'
import { words as texts } from './words.ts'

type Props = { line: Pick<Schemas['TemplateLine'], 'id' | 'name' | 'language'>; onClose: () => void }

/** Its pages are saved with it as they are now: read when the dialog opens. */
export function RenameTemplate({ line, onClose }: Props) {
  const { data } = useRead('/v3/templates.Get', { template_id: line.id })
  const [name, setName] = useState(line.name)
  const [language, setLanguage] = useState(line.language)
  const save = useWrite('/v3/templates.Save', {
    onDone: ({ template }) => {
      tellDone(texts.template_renamed({ name: template.name }))
      onClose()
    },
  })
  const fields = save.error?.fields ?? {}
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (!data) return
    const { id, version, content } = data.template
    save.mutate({ template_id: id, version, name: name.trim(), language, content })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.rename_name({ name: line.name })}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            look="primary"
            busy={save.isPending || !data}
            disabledReason={name.trim() === '' ? texts.enter_name_first : undefined}
            onClick={() => submit()}
          >
            {common.rename}
          </Button>
        </>
      }
    >
      <form noValidate className="flex flex-col gap-4 pb-1" onSubmit={submit}>
        <TextField
          label={common.name}
          maxLength={80}
          value={name}
          onChange={event => setName(event.target.value)}
          error={fields['name']}
        />
        <SelectField
          label={common.language}
          help={texts.change_language_help}
          options={[...LANGUAGES]}
          value={language}
          onChange={value => setLanguage(asLanguage(value))}
          error={fields['language']}
        />
      </form>
    </Dialog>
  )
}
