import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { zNotificationsInput } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/app/queries.ts'
import { tell, tellDone } from '#web/app/tell.ts'
import { useFormDraft } from '#web/lib/form.ts'
import { Card } from '#web/ui/page.tsx'
import { RecipientFields } from './recipient-fields.tsx'
import { FormNotice, SaveBar, useStoredVersion } from './setting-form.tsx'

type Values = Schemas['NotificationsInput']
type Rule = Schemas['NotificationRule']

const EVENTS: Record<Rule['event'], { title: string; note: string; whose: string }> = {
  proposal_opened: {
    title: 'A proposal is opened',
    note: 'The first time after it was published: a good moment to call.',
    whose: 'The project’s owner',
  },
  agreement_signed: {
    title: 'An agreement is signed',
    note: 'When the last signer has signed.',
    whose: 'The project’s owner',
  },
  agreement_declined: {
    title: 'An agreement is declined',
    note: 'With the reason the signer gave.',
    whose: 'The project’s owner',
  },
  member_joined: {
    title: 'Someone joins the team',
    note: 'When an invitation is accepted.',
    whose: 'Whoever invited them',
  },
}

export function NotificationsForm({ stored }: { stored: Schemas['Notifications'] }) {
  const values = valuesOf(stored)
  const form = useForm<Values>({ resolver: zodResolver(zNotificationsInput) as never, defaultValues: values })
  const draft = useFormDraft(form, 'notifications')
  const whyNot = useWhyNot('settings.edit')
  const save = useWrite('/v3/settings.Notifications', {
    quiet: true,
    refreshes: ['/v3/settings.GetNotifications'],
    onDone: answer => {
      form.reset(valuesOf(answer))
      draft.forget()
      tellDone('Notifications are saved.')
    },
  })
  const basis = useStoredVersion(form, values, draft, save.isPending)
  const rules = form.watch('rules')
  const change = (event: Rule['event'], part: Partial<Rule>) =>
    form.setValue(
      'rules',
      rules.map(rule => (rule.event === event ? { ...rule, ...part } : rule)),
      { shouldDirty: true },
    )
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={form.handleSubmit(typed => save.mutate(typed, { onError: tell }))}
    >
      <FormNotice {...basis} />
      {rules.map(rule => {
        const { title, note, whose } = EVENTS[rule.event]
        return (
          <Card key={rule.event} title={title} note={note}>
            <RecipientFields
              rule={rule}
              title={title}
              whose={whose}
              choices={stored.choices}
              disabledReason={whyNot}
              onChange={part => change(rule.event, part)}
            />
          </Card>
        )
      })}
      <SaveBar
        dirty={form.formState.isDirty}
        busy={save.isPending}
        disabledReason={whyNot}
        onDiscard={basis.takeStored}
      />
    </form>
  )
}

const ORDER: Rule['event'][] = ['proposal_opened', 'agreement_signed', 'agreement_declined', 'member_joined']
const valuesOf = ({ rules, version }: Schemas['Notifications']): Values => ({
  rules: [...rules].sort((a, b) => ORDER.indexOf(a.event) - ORDER.indexOf(b.event)),
  version,
})
