import { useQuery } from '@tanstack/react-query'
import { isTeamEvent } from '#machines/company/notifications/rules.ts'
import { zPreferencesInput } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { startUpQuery } from '#web/company/session/start-up.ts'
import { useWrite } from '#web/data/queries.ts'
import { SettingForm, useSettingForm } from '#web/frame/setting-form.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { Card } from '#web/ui/page.tsx'
import { type ShownWay, WayRow } from './way-row.tsx'
import { words } from './words.ts'

type Stored = Schemas['NotificationPreferences']
type Values = Schemas['PreferencesInput']

export function PreferencesForm({ stored }: { stored: Stored }) {
  const { data: start } = useQuery(startUpQuery)
  const setting = useSettingForm<Values>({
    name: words.your_notifications,
    schema: zPreferencesInput,
    saved: valuesOf(stored),
  })
  const { form } = setting
  const save = useWrite('/v3/notifications.Preferences', {
    onDone: answer => {
      setting.show(valuesOf(answer))
      tellDone(words.preferences_saved)
    },
  })
  const whyNot = start?.impersonator ? words.only_user_changes_preferences : undefined
  const typed = form.watch('ways')
  const shown = stored.ways.map((way): ShownWay => ({ ...way, ...typed.find(({ event }) => event === way.event) }))
  const change = (event: ShownWay['event'], part: Partial<ShownWay>) =>
    form.setValue(
      'ways',
      typed.map(way => (way.event === event ? { ...way, ...part } : way)),
      { shouldDirty: true },
    )
  const card = (title: string, note: string, ways: ShownWay[]) => (
    <Card title={title} note={note} flush>
      <div aria-hidden className={`${COLUMNS} hidden px-4 pt-3 text-xs text-ink-3 sm:grid`}>
        <span />
        <span>{words.in_app}</span>
        <span>{words.by_email}</span>
      </div>
      <ul className="divide-y divide-hairline">
        {ways.map(way => (
          <WayRow
            key={way.event}
            way={way}
            className={COLUMNS}
            disabledReason={whyNot}
            onChange={part => change(way.event, part)}
          />
        ))}
      </ul>
    </Card>
  )
  return (
    <SettingForm
      setting={setting}
      busy={save.isPending}
      whyNot={whyNot}
      onSave={values => save.mutate(values, { onError: setting.refused })}
      className="max-w-[820px]"
    >
      {card(
        words.meant_you,
        words.for_you_note,
        shown.filter(({ event }) => !isTeamEvent(event)),
      )}
      {card(
        words.what_happens_sales,
        words.sales_activity_note,
        shown.filter(({ event }) => isTeamEvent(event)),
      )}
      <p className="text-sm text-ink-3">
        {words.daily_email_hint({ replace_all: stored.timezone.replaceAll('_', ' ') })}
      </p>
    </SettingForm>
  )
}

const COLUMNS = 'sm:grid-cols-[minmax(0,1fr)_104px_148px] sm:gap-x-4'
const valuesOf = ({ ways, version }: Stored): Values => ({
  ways: ways.map(({ event, in_app, mail }) => ({ event, in_app, mail })),
  version,
})
