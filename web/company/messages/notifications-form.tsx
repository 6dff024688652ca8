import { eventOf, TEAM_EVENTS } from '#machines/company/notifications/rules.ts'
import { zNotificationsInput } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { SettingForm, useSettingForm } from '#web/frame/setting-form.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { Card } from '#web/ui/page.tsx'
import { RecipientFields } from './recipient-fields.tsx'
import { words } from './words.ts'

type Values = Schemas['NotificationsInput']
type Rule = Schemas['NotificationRule']

export function NotificationsForm({ stored }: { stored: Schemas['Notifications'] }) {
  const setting = useSettingForm<Values>({
    name: 'notifications',
    schema: zNotificationsInput,
    saved: valuesOf(stored),
  })
  const { form } = setting
  const whyNot = useWhyNot('settings.edit')
  const save = useWrite('/v3/settings.Notifications', {
    onDone: answer => {
      setting.show(valuesOf(answer))
      tellDone(words.notifications_saved)
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
        const { title, note, whose } = eventOf(rule.event)
        return (
          <Card key={rule.event} title={title} note={note}>
            <RecipientFields
              rule={rule}
              title={title}
              whose={whose ?? ''}
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

/** In the order in which they are shown. */
const valuesOf = ({ rules, version }: Schemas['Notifications']): Values => ({
  rules: [...rules].sort((a, b) => TEAM_EVENTS.indexOf(a.event) - TEAM_EVENTS.indexOf(b.event)),
  version,
})
