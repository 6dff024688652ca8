// Contacting support: the topic, and context sent along so support needn't ask.
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { zSupportQuestion } from '#sdk/forms.gen.ts'
import type { Answer, Input, Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { lastPage } from '#web/frame/last-page.ts'
import { said, showRefusal, useFormDraft } from '#web/lib/form.ts'
import { supportEmail } from '#web/lib/page-facts.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { Card, Facts, Page, PageHeader } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { withoutSecrets } from './without-secrets.ts'
import { words as texts } from './words.ts'

type Question = Input<'/v3/messages.AskSupport'>
const TOPICS: { value: Schemas['SupportTopic']; label: string }[] = [
  { value: 'question', label: texts.a_question },
  { value: 'problem', label: texts.something_does_not_work },
  { value: 'billing', label: texts.plan_billing },
  { value: 'idea', label: texts.idea },
]
const EMPTY: Question = { topic: 'question', subject: '', message: '' }
const SUBJECT_LENGTH = 120

export default function SupportScreen() {
  const [sent, setSent] = useState<Answer<'/v3/messages.AskSupport'> | null>(null)
  const form = useForm<Question>({ resolver: zodResolver(zSupportQuestion) as never, defaultValues: EMPTY })
  const draft = useFormDraft(form, 'support')
  // The Help Center search as the subject, unless the user has typed one.
  const looked_for = useFilters().params.get('subject')?.slice(0, SUBJECT_LENGTH)
  useEffect(() => {
    // The draft comes from storage, so this comes after it.
    if (looked_for && !form.getValues('message')) form.setValue('subject', looked_for)
  }, [form, looked_for])
  const ask = useWrite('/v3/messages.AskSupport', {
    onDone: answer => {
      draft.forget()
      form.reset(EMPTY)
      setSent(answer)
    },
  })
  const { errors } = form.formState
  const along = sentAlong()
  const send = form.handleSubmit(input =>
    ask.mutate({ ...input, ...along }, { onError: failure => showRefusal(form, failure) }),
  )
  return (
    <Page>
      <PageHeader title={texts.support} note={texts.write_us_here({ supportemail: supportEmail() })} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,560px)_minmax(0,1fr)]">
        <div className="flex flex-col gap-4">
          {sent && (
            <Notice kind="success">
              {texts.your_message_way_as({ reference: sent.reference, answer_to: sent.answer_to })}
            </Notice>
          )}
          <Card>
            <form noValidate onSubmit={send} className="flex flex-col gap-4">
              <SelectField
                label={texts.topic}
                options={TOPICS}
                value={form.watch('topic')}
                onChange={value => {
                  const topic = TOPICS.find(one => one.value === value)?.value
                  if (topic) form.setValue('topic', topic, { shouldDirty: true })
                }}
              />
              <TextField
                label={texts.subject}
                maxLength={SUBJECT_LENGTH}
                autoComplete="off"
                {...form.register('subject')}
                error={said(errors.subject, texts.enter_subject)}
              />
              <TextArea
                label={texts.message}
                rows={8}
                maxLength={5000}
                help={texts.what_you_did_what}
                {...form.register('message')}
                error={said(errors.message, texts.write_what_happened_what)}
              />
              <div className="flex justify-end">
                <Button type="submit" look="primary" busy={ask.isPending}>
                  {texts.send_message}
                </Button>
              </div>
            </form>
          </Card>
        </div>
        <Card title={texts.sent_along} note={texts.besides_your_name_your}>
          <Facts
            facts={[
              { label: texts.page_you_came, value: along.page || common.none },
              { label: texts.version, value: along.app_version },
              { label: texts.window, value: along.device },
            ]}
          />
        </Card>
      </div>
    </Page>
  )
}

function sentAlong() {
  const page = lastPage()
  return {
    page: page && withoutSecrets(new URL(page, window.location.origin).href).slice(window.location.origin.length),
    device: `${window.innerWidth} × ${window.innerHeight}; ${navigator.language}`,
    app_version: __VERSION__,
  }
}
