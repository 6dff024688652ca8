// Contacts by topic, and which of them homeowners see.
import { zSettingsPointsOfContactBody } from '#sdk/forms.gen.ts'
import type { Answer, Input } from '#sdk/types.ts'
import { useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { SettingForm, useSettingForm } from '#web/frame/setting-form.tsx'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { PURPOSES } from '#web/projects/sale/contact-words.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { ContactCard } from './contact-card.tsx'
import { words } from './words.ts'

export default function ContactsScreen() {
  const { data, error, refetch } = useRead('/v3/settings.GetPointsOfContact', {})
  return (
    <SettingsFrame title={words.points_contact} note={words.who_answers_what_homeowners}>
      {error && !data && <ErrorCard sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className="grid gap-5 xl:grid-cols-2">
          {PURPOSES.map(purpose => (
            <Skeleton key={purpose} className="h-72" />
          ))}
        </div>
      )}
      {data && <Contacts saved={data} />}
    </SettingsFrame>
  )
}

function Contacts({ saved }: { saved: Answer<'/v3/settings.GetPointsOfContact'> }) {
  const setting = useSettingForm<Input<'/v3/settings.PointsOfContact'>>({
    name: 'points-of-contact',
    schema: zSettingsPointsOfContactBody,
    saved,
  })
  const whyNot = useWhyNot('settings.edit')
  const save = useWrite('/v3/settings.PointsOfContact', {
    onDone: answer => {
      setting.show(answer)
      tellDone(words.points_contact_saved)
    },
  })
  return (
    <SettingForm
      setting={setting}
      label={words.save_contacts}
      busy={save.isPending}
      whyNot={whyNot}
      onSave={values => save.mutate(values, { onError: setting.refused })}
    >
      <div className="grid gap-5 xl:grid-cols-2">
        {PURPOSES.map(purpose => (
          <ContactCard key={purpose} purpose={purpose} />
        ))}
      </div>
    </SettingForm>
  )
}
