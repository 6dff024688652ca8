import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { zGoogleInput } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { SettingForm, useSettingForm } from '#web/frame/setting-form.tsx'
import { said } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { CopyField } from '#web/ui/fields/copy-field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { words } from './words.ts'

type Values = Schemas['GoogleInput']

/** The client the company has made in Google's console. */
export function GoogleForm({ stored }: { stored: Schemas['GoogleSettings'] }) {
  const setting = useSettingForm<Values>({
    name: 'google',
    schema: resolver,
    saved: valuesOf(stored),
    secret: 'client_secret',
  })
  const { register, watch, formState } = setting.form
  const { errors } = formState
  const whyNot = useWhyNot('settings.services')
  const save = useWrite('/v3/settings.GoogleConfig', {
    onDone: answer => {
      setting.show(valuesOf(answer))
      tellDone(words.google_client_saved)
    },
  })
  const other_client = watch('client_id').trim() !== (stored.client_id ?? '')
  const stays = stored.has_secret && !other_client
  return (
    <SettingForm
      setting={setting}
      busy={save.isPending}
      whyNot={whyNot}
      onSave={values => save.mutate(values, { onError: setting.refused })}
    >
      <Card title={words.client} note={words.make_google_console_under}>
        <div className="flex max-w-[560px] flex-col gap-4">
          <div className="flex flex-col gap-1">
            <p className="text-sm font-medium">{words.redirect_address}</p>
            <CopyField label={words.redirect_address} value={stored.redirect_uri} />
            <p className="text-xs text-ink-3">{words.choose_web_application_as}</p>
          </div>
          <TextField
            label={words.client_id}
            placeholder="1234-abcd.apps.googleusercontent.com"
            autoComplete="off"
            spellCheck={false}
            {...register('client_id')}
            error={said(errors.client_id, words.enter_client_id_ends)}
          />
          <PasswordField
            label={words.client_secret}
            autoComplete="new-password"
            placeholder={stays ? words.stored : ''}
            help={stays ? words.leave_empty_keep_stored : words.stored_encrypted_never_shown}
            {...register('client_secret')}
            error={said(errors.client_secret, words.enter_secret_as_google)}
          />
          {other_client && stored.address !== undefined && (
            <Notice kind="warning">{words.saving_another_client_ends({ address: stored.address })}</Notice>
          )}
        </div>
      </Card>
    </SettingForm>
  )
}

// Empty rather than undefined: a field reset to undefined would keep its input.
const valuesOf = ({ client_id, version }: Schemas['GoogleSettings']): Values => ({
  client_id: client_id ?? '',
  client_secret: '',
  version,
})

const checked = zodResolver(zGoogleInput)
const resolver: Resolver<Values> = ({ client_id, client_secret, version }, context, options) =>
  checked(
    { client_id: client_id.trim(), client_secret: client_secret?.trim() || undefined, version },
    context,
    options as never,
  ) as never
