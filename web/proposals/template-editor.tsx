// One text a proposal starts with, its variables at hand, and how a made-up household would read it.
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { zProposalText } from '#sdk/forms.gen.ts'
import { Refusal } from '#sdk/refusal.ts'
import type { Answer, Schemas } from '#sdk/types.ts'
import { type Variable, variableRefusal } from '#server/proposals/rules.ts'
import { useWhyNot, useWrite } from '#web/app/queries.ts'
import { SaveBar, useSettingForm } from '#web/app/setting-form.tsx'
import { tellDone } from '#web/app/tell.ts'
import { said } from '#web/lib/form.ts'
import { TYPE_NAMES } from '#web/sale/offer-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { RemoveTextDialog } from './remove-text-dialog.tsx'
import { SUGGESTED } from './suggested-texts.ts'
import { keyOf, placeName, type Which } from './template-list.tsx'
import { TextPreview } from './text-preview.tsx'
import { VariableChips } from './variable-chips.tsx'

type Text = Schemas['ProposalText']
type Form = { text: Text; version: number }
type Field = 'headline' | 'message'

const schema = z.object({ text: zProposalText, version: z.int() })

type Props = { which: Which; templates: Text[]; version: number; onRemoved: () => void }

export function TemplateEditor({ which, templates, version, onRemoved }: Props) {
  const isThis = (text: Which) => keyOf(text) === keyOf(which)
  const here = templates.find(isThis)
  const saved: Form = { text: here ?? { ...which, headline: '', message: '' }, version }
  const setting = useSettingForm<Form>({ name: `proposal-text-${keyOf(which)}`, schema, saved })
  const { form } = setting
  const whyNot = useWhyNot('proposal_templates.edit')
  const [removing, askToRemove] = useState(false)
  const fields = useRef<HTMLFormElement>(null)
  const lastField = useRef<Field>('message')
  const title = `${TYPE_NAMES[which.financing_type]}, ${placeName(which.state)}`
  const save = useWrite('/v3/templates.Save', {
    quiet: true,
    refreshes: ['/v3/templates.Get'],
    onDone: (answer: Answer<'/v3/templates.Save'>) => {
      const text = answer.templates.find(isThis)
      setting.show({ text: text ?? { ...which, headline: '', message: '' }, version: answer.version })
      askToRemove(false)
      tellDone(text ? 'New proposals start with this text.' : 'The text is removed.')
      if (!text) onRemoved()
    },
  })
  const others = templates.filter(text => !isThis(text))
  const write = (next: Text[], read_in: number) =>
    save.mutate({ templates: next, version: read_in }, { onError: failure => setting.refused(asOwn(failure)) })
  const submit = form.handleSubmit(typed => write([...others, { ...typed.text, ...which }], typed.version))
  const text = form.watch('text')
  const fault = (field: Field, sentence: string) =>
    variableRefusal(text[field]) ?? said(form.formState.errors.text?.[field], sentence)

  const setField = (field: Field, value: string) => form.setValue(`text.${field}`, value, { shouldDirty: true })
  /** Puts a variable where the cursor is or was. */
  const insert = (variable: Variable) => {
    const name = `text.${lastField.current}` as const
    const input = fields.current?.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return
    input.setRangeText(
      `{${variable}}`,
      input.selectionStart ?? input.value.length,
      input.selectionEnd ?? input.value.length,
      'end',
    )
    setField(lastField.current, input.value)
    input.focus()
  }
  const marks = (field: Field) => ({
    onFocus: () => {
      lastField.current = field
    },
  })

  return (
    <form ref={fields} noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-5">
      <Card
        title={title}
        note={which.state === null ? undefined : 'Used instead of the text for every state.'}
        actions={
          here ? (
            <Button look="ghost" disabledReason={whyNot} onClick={() => askToRemove(true)}>
              Remove text
            </Button>
          ) : (
            <Button
              disabledReason={whyNot}
              onClick={() => {
                setField('headline', SUGGESTED[which.financing_type].headline)
                setField('message', SUGGESTED[which.financing_type].message)
              }}
            >
              Start with our suggestion
            </Button>
          )
        }
      >
        <div className="flex flex-col gap-4">
          <TextField
            label="Headline"
            maxLength={120}
            {...form.register('text.headline')}
            {...marks('headline')}
            error={fault('headline', 'Enter a headline.')}
          />
          <TextArea
            label="Message"
            rows={9}
            maxLength={4000}
            {...form.register('text.message')}
            {...marks('message')}
            error={fault('message', 'Use 4,000 characters or fewer.')}
          />
          <VariableChips onInsert={insert} />
        </div>
      </Card>
      <TextPreview headline={text.headline} message={text.message} />
      <SaveBar setting={setting} label="Save text" busy={save.isPending} whyNot={whyNot} />
      <RemoveTextDialog
        open={removing}
        title={title}
        busy={save.isPending}
        onClose={() => askToRemove(false)}
        onRemove={() => write(others, version)}
      />
    </form>
  )
}

/** The server names a text by its place in the list; here there is but one. */
const asOwn = (failure: Refusal) =>
  Object.keys(failure.fields).length === 0
    ? failure
    : new Refusal(failure.status, {
        code: failure.code,
        message: Object.fromEntries(
          Object.entries(failure.fields).map(([name, sentence]) => [
            name.replace(/^templates\.\d+\./, 'text.'),
            sentence,
          ]),
        ),
      })
