// Signing settings that are saved together: a timestamp authority, what an acceptance sends, and reminder days.
import type { ResolverResult } from 'react-hook-form'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { SettingForm, useSettingForm } from '#web/frame/setting-form.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { readDays } from './reminder-days.ts'
import { words } from './words.ts'

type Signing = Schemas['SigningSettings']
type Values = { timestamp_url: string; reminder_days: string; send_on_acceptance: boolean; version: number }

const shown = ({ timestamp_url, reminder_days, send_on_acceptance, version }: Signing): Values => ({
  timestamp_url: timestamp_url ?? '',
  reminder_days: reminder_days.join(', '),
  send_on_acceptance,
  version,
})

const resolver = (values: Values): ResolverResult<Values> => {
  const days = readDays(values.reminder_days)
  if (typeof days !== 'string') return { values, errors: {} }
  return { values: {}, errors: { reminder_days: { type: 'form', message: days } } }
}

export function SigningForm({ signing }: { signing: Signing }) {
  const whyNot = useWhyNot('settings.edit')
  const setting = useSettingForm<Values>({ name: 'signing', saved: shown(signing), schema: resolver })
  const { register, formState, watch, setValue } = setting.form
  const { errors } = formState
  const save = useWrite('/v3/settings.Signing', {
    onDone: answer => {
      setting.show(shown(answer.signing))
      tellDone(words.saved)
    },
  })
  const send = ({ timestamp_url, reminder_days, send_on_acceptance, version }: Values) => {
    const days = readDays(reminder_days)
    if (typeof days === 'string') return
    save.mutate(
      { timestamp_url: timestamp_url.trim() || null, reminder_days: days, send_on_acceptance, version },
      { onError: setting.refused },
    )
  }
  return (
    <SettingForm setting={setting} busy={save.isPending} whyNot={whyNot} className="max-w-[720px]" onSave={send}>
      <Card title={words.timestamp_authority} note={words.outside_witness_time_every}>
        <TextField
          label={common.address}
          optional
          type="url"
          inputMode="url"
          placeholder="https://timestamp.example.com"
          spellCheck={false}
          autoComplete="off"
          maxLength={500}
          {...register('timestamp_url')}
          help={words.rfc_3161_authority_https}
          error={errors.timestamp_url?.message}
        />
      </Card>
      <Card title={words.acceptance} note={words.acceptance_note}>
        <Checkbox
          label={words.send_on_acceptance}
          help={words.send_on_acceptance_help}
          checked={watch('send_on_acceptance')}
          onChange={value => setValue('send_on_acceptance', value, { shouldDirty: true })}
        />
      </Card>
      <Card title={words.reminders} note={words.mail_whoever_turn_has}>
        <TextField
          label={words.days_after_invitation}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          className="sm:max-w-80"
          {...register('reminder_days')}
          help={words.up_five_1_60}
          error={errors.reminder_days?.message}
        />
      </Card>
    </SettingForm>
  )
}
