import { zNotificationsInput } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/app/queries.ts'
import { SettingForm, useSettingForm } from '#web/app/setting-form.tsx'
import { tellDone } from '#web/app/tell.ts'
import { Card } from '#web/ui/page.tsx'
import { RecipientFields } from './recipient-fields.tsx'

type Values = Schemas['NotificationsInput']
type Rule = Schemas['NotificationRule']

const EVENTS: Record<Rule['event'], { title: string; note: string; whose: string }> = {
  proposal_opened: {
    title: 'A proposal is opened',
    note: 'The first time after it was published: a good moment to call.',
    whose: 'The project’s owner',
  },
  proposal_accepted: {
    title: 'A proposal is accepted',
    note: 'With the name that was typed and the way to pay.',
    whose: 'The project’s owner',
  },
  agreement_opened: {
    title: 'An agreement is opened',
    note: 'The first time each signer opens it: a good moment to offer help.',
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
  lender_decided: {
    title: 'A lender decides',
    note: 'Approved, offered otherwise or declined, and each milestone that is approved.',
    whose: 'The project’s owner',
  },
  lender_needs_something: {
    title: 'A lender needs something',
    note: 'A paper, a correction, a signature, or a person to look at what does not fit.',
    whose: 'The project’s owner',
  },
  lender_funded: {
    title: 'A lender pays out',
    note: 'When a project is funded.',
    whose: 'The project’s owner',
  },
  member_joined: {
    title: 'Someone joins the team',
    note: 'When an invitation is accepted.',
    whose: 'Whoever invited them',
  },
}

export function NotificationsForm({ stored }: { stored: Schemas['Notifications'] }) {
  const setting = useSettingForm<Values>({
    name: 'notifications',
    schema: zNotificationsInput,
    saved: valuesOf(stored),
  })
  const { form } = setting
  const whyNot = useWhyNot('settings.edit')
  const save = useWrite('/v3/settings.Notifications', {
    quiet: true,
    refreshes: ['/v3/settings.GetNotifications'],
    onDone: answer => {
      setting.show(valuesOf(answer))
      tellDone('Notifications are saved.')
    },
  })
  const rules = form.watch('rules')
  const change = (event: Rule['event'], part: Partial<Rule>) =>
    form.setValue(
      'rules',
      rules.map(rule => (rule.event === event ? { ...rule, ...part } : rule)),
      { shouldDirty: true },
    )
  return (
    <SettingForm
      setting={setting}
      busy={save.isPending}
      whyNot={whyNot}
      onSave={typed => save.mutate(typed, { onError: setting.refused })}
    >
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
    </SettingForm>
  )
}

const ORDER: Rule['event'][] = [
  'proposal_opened',
  'proposal_accepted',
  'agreement_opened',
  'agreement_signed',
  'agreement_declined',
  'lender_decided',
  'lender_needs_something',
  'lender_funded',
  'member_joined',
]
const valuesOf = ({ rules, version }: Schemas['Notifications']): Values => ({
  rules: [...rules].sort((a, b) => ORDER.indexOf(a.event) - ORDER.indexOf(b.event)),
  version,
})
