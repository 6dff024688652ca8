import { type FormEvent, useState } from 'react'
import { usualPages } from '#machines/proposals/usual-pages.ts'
import type { Schemas } from '#sdk/types.ts'
import { read, useWrite } from '#web/data/queries.ts'
import { useLeadOn } from '#web/frame/lead-on.ts'
import { tell } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { asLanguage, LANGUAGES, templateHref } from './template-words.tsx'
import { words as texts } from './words.ts'

type Line = Schemas['TemplateLine']
type Props = { from: Line | undefined; templates: Line[]; onClose: () => void }

const USUAL = 'usual'

/** With the usual pages of its language, or as a copy of another. */
export function NewTemplate({ from, templates, onClose }: Props) {
  const leadOn = useLeadOn()
  const [name, setName] = useState(from ? freeName(from.name, templates) : '')
  const [language, setLanguage] = useState(from?.language ?? 'en')
  const [source, setSource] = useState(from?.id ?? USUAL)
  const [reading, setReading] = useState(false)
  const save = useWrite('/v3/templates.Save', {
    onDone: ({ template }) => leadOn(templateHref(template.id)),
  })
  const fields = save.error?.fields ?? {}
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    setReading(true)
    try {
      const content =
        source === USUAL
          ? usualPages(language)
          : (await read('/v3/templates.Get', { template_id: source })).template.content
      save.mutate({ version: 0, name: name.trim(), language, content })
    } catch (failure) {
      tell(failure)
    }
    setReading(false)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={from ? texts.duplicate_name({ name: from.name }) : texts.new_template}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            look="primary"
            busy={save.isPending || reading}
            disabledReason={name.trim() === '' ? texts.enter_name_first : undefined}
            onClick={() => submit()}
          >
            {from ? common.duplicate : texts.add_template}
          </Button>
        </>
      }
    >
      <form noValidate className="flex flex-col gap-4 pb-1" onSubmit={submit}>
        <TextField
          label={common.name}
          help={texts.template_name_help}
          maxLength={80}
          value={name}
          onChange={event => setName(event.target.value)}
          error={fields['name']}
        />
        <SelectField
          label={common.language}
          help={texts.template_language_help}
          options={[...LANGUAGES]}
          value={language}
          onChange={value => setLanguage(asLanguage(value))}
        />
        {!from && (
          <SelectField
            label={texts.start_from}
            options={[
              { value: USUAL, label: texts.default_pages },
              ...templates.map(({ id, name: other }) => ({ value: id, label: texts.copy_other({ other }) })),
            ]}
            value={source}
            onChange={setSource}
          />
        )}
      </form>
    </Dialog>
  )
}

/** 'Standard 2', or the next number that is free. */
function freeName(name: string, templates: Line[]): string {
  const taken = new Set(templates.map(one => one.name.toLowerCase()))
  const stem = name.slice(0, 74).replace(/ \d+$/, '')
  for (let number = 2; ; number++) if (!taken.has(`${stem} ${number}`.toLowerCase())) return `${stem} ${number}`
}
