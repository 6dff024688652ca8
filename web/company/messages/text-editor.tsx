import { useRef } from 'react'
import { faultsOfText } from '#machines/company/mail/standard-texts.ts'
import { zMailTextInput } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { SettingForm, useSettingForm } from '#web/frame/setting-form.tsx'
import { said } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { MailPreview } from './mail-preview.tsx'
import { words as texts } from './words.ts'

type Text = Schemas['MailText']
type Values = { kind: Text['kind']; subject: string; body: string; version: number }
type Props = { text: Text; name: string; version: number }

/** The text of an email with a preview next to it. */
export function TextEditor({ text, name, version }: Props) {
  const setting = useSettingForm<Values>({
    name: `mail-text-${text.kind}`,
    schema: zMailTextInput,
    saved: valuesOf(text, version),
  })
  const { register, formState, watch, setValue } = setting.form
  const whyNot = useWhyNot('settings.services')
  const area = useRef<HTMLTextAreaElement | null>(null)
  const save = useWrite('/v3/settings.MailTexts', {
    onDone: answer => {
      const now = answer.texts.find(({ kind }) => kind === text.kind)
      if (now) setting.show(valuesOf(now, answer.version))
      tellDone(now?.is_own ? texts.using_your_wording({ name }) : texts.using_default_wording({ name }))
    },
  })
  const onError = setting.refused
  const typed = { subject: watch('subject'), body: watch('body') }
  const faults = faultsOfText(text.kind, typed)
  const faulty = Object.keys(faults).length > 0
  const insert = (variable: string) => {
    const { selectionStart = typed.body.length, selectionEnd = selectionStart } = area.current ?? {}
    const mark = `{${variable}}`
    setValue('body', typed.body.slice(0, selectionStart) + mark + typed.body.slice(selectionEnd), { shouldDirty: true })
    area.current?.focus()
    area.current?.setSelectionRange(selectionStart + mark.length, selectionStart + mark.length)
  }
  const { ref, ...body } = register('body')
  return (
    <SettingForm
      setting={setting}
      busy={save.isPending}
      whyNot={whyNot}
      onSave={values => faulty || save.mutate(values, { onError })}
    >
      <div className="grid min-w-0 items-start gap-5 xl:grid-cols-2">
        <Card
          title={name}
          actions={
            text.is_own && (
              <Button
                busy={save.isPending}
                disabledReason={whyNot}
                onClick={() => save.mutate({ kind: text.kind, reset: true, version }, { onError })}
              >
                {texts.use_default_wording}
              </Button>
            )
          }
        >
          <div className="flex min-w-0 flex-col gap-4">
            <TextField
              label={texts.subject_column}
              {...register('subject')}
              error={faults.subject ?? said(formState.errors.subject, texts.most_150_characters)}
            />
            <TextArea
              label={texts.text}
              rows={12}
              help={texts.empty_line_begins_new}
              {...body}
              ref={element => {
                ref(element)
                area.current = element
              }}
              error={faults.body ?? said(formState.errors.body, texts.most_5_000_characters)}
            />
            <section aria-label={texts.variables} className="flex flex-col gap-2">
              <p className="text-sm text-ink-3">{texts.variables_hint}</p>
              <ul className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5">
                {text.variables.map(variable => (
                  <li key={variable.name} className="contents text-sm">
                    <Button
                      className="justify-self-start"
                      aria-label={texts.insert_variable({ name: variable.name })}
                      onClick={() => insert(variable.name)}
                    >
                      {`{${variable.name}}`}
                    </Button>
                    <span className="min-w-0 text-sm text-ink-2">{variable.about}</span>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </Card>
        <MailPreview text={typed} variables={text.variables} frame={text.frame} />
      </div>
    </SettingForm>
  )
}

const valuesOf = ({ kind, subject, body }: Text, version: number): Values => ({ kind, subject, body, version })
