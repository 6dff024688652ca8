import { type FormEvent, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { tell, tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { asLanguage, LANGUAGES } from './template-words.tsx'

type Props = { line: Pick<Schemas['TemplateLine'], 'id' | 'name' | 'language'>; onClose: () => void }

/** Its pages are saved with it as they are now: read when the dialog opens. */
export function RenameTemplate({ line, onClose }: Props) {
  const { data } = useRead('/v3/templates.Get', { template_id: line.id })
  const [name, setName] = useState(line.name)
  const [language, setLanguage] = useState(line.language)
  const save = useWrite('/v3/templates.Save', {
    quiet: true,
    refreshes: ['/v3/templates.List', '/v3/templates.Get', '/v3/templates.GetRules', '/v3/proposal.Get'],
    onDone: ({ template }) => {
      tellDone(`The template is called ${template.name}.`)
      onClose()
    },
  })
  const fields = save.error?.fields ?? {}
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (!data) return
    const { id, version, content } = data.template
    save.mutate(
      { template_id: id, version, name: name.trim(), language, content },
      { onError: failure => Object.keys(failure.fields).length === 0 && tell(failure) },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Rename ${line.name}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            busy={save.isPending || !data}
            disabledReason={name.trim() === '' ? 'Enter a name first.' : undefined}
            onClick={() => submit()}
          >
            Rename
          </Button>
        </>
      }
    >
      <form noValidate className="flex flex-col gap-4 pb-1" onSubmit={submit}>
        <TextField
          label="Name"
          maxLength={80}
          value={name}
          onChange={event => setName(event.target.value)}
          error={fields['name']}
        />
        <SelectField
          label="Language"
          help="Changes which proposals begin with it. Its words stay as they are."
          options={[...LANGUAGES]}
          value={language}
          onChange={value => setLanguage(asLanguage(value))}
          error={fields['language']}
        />
      </form>
    </Dialog>
  )
}
