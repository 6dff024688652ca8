import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { zSmtpInput } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { SettingForm, useSettingForm } from '#web/frame/setting-form.tsx'
import { said } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Card } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { TestMail } from './test-mail.tsx'

export type SmtpValues = Schemas['SmtpInput']

/** Where mail providers listen. Choosing an encryption takes its port along, unless another was typed. */
const PORTS = { none: 25, starttls: 587, tls: 465 } as const
const ENCRYPTIONS = [
  { value: 'starttls', label: 'STARTTLS', note: 'mostly port 587' },
  { value: 'tls', label: 'TLS from the start', note: 'mostly port 465' },
  { value: 'none', label: 'None', note: 'inside an office' },
]
const OTHERWISE = {
  google: 'While this is off, your mails leave through your Google account.',
  product: 'While this is off, your mails are sent for you from the product’s address.',
  kept: 'While this is off, your mails are kept in the outbox, where you can read them and hand their links on.',
}
const wholePort = (port: number) => String(port)

/** `onSaved` where it stands in a dialog. */
export function SmtpForm({ stored, onSaved }: { stored: Schemas['SmtpSettings']; onSaved?: () => void }) {
  const setting = useSettingForm<SmtpValues>({
    name: 'smtp',
    schema: resolver,
    saved: valuesOf(stored),
    secret: 'password',
  })
  const { register, formState, watch, setValue } = setting.form
  const { errors } = formState
  const whyNot = useWhyNot('settings.services')
  const save = useWrite('/v3/settings.SMTPConfig', {
    quiet: true,
    refreshes: ['/v3/settings.GetSMTPConfig', '/v3/messages.ListMails'],
    onDone: answer => {
      setting.show(valuesOf(answer))
      tellDone(answer.smtp.enabled ? `Mails go through ${answer.smtp.host}.` : 'The mail server is saved.')
      onSaved?.()
    },
  })
  const encrypt = (encryption: string) => {
    const chosen = ENCRYPTIONS.find(({ value }) => value === encryption)?.value
    if (chosen !== 'none' && chosen !== 'starttls' && chosen !== 'tls') return
    if (watch('port') === PORTS[watch('encryption')]) setValue('port', PORTS[chosen], { shouldDirty: true })
    setValue('encryption', chosen, { shouldDirty: true })
  }
  const clear = watch('encryption') === 'none' && Boolean(watch('user'))
  const stays = stored.has_password && !watch('remove_password')
  return (
    <SettingForm
      setting={setting}
      busy={save.isPending}
      whyNot={whyNot}
      onSave={values => save.mutate(values, { onError: setting.refused })}
    >
      <Card>
        <div className="max-w-[560px]">
          <Toggle
            label="Send through our own mail server"
            help={OTHERWISE[stored.otherwise]}
            checked={watch('enabled')}
            onChange={enabled => setValue('enabled', enabled, { shouldDirty: true })}
            disabledReason={whyNot}
          />
        </div>
      </Card>
      <Card title="Connection" note="Your mail provider lists these under SMTP or outgoing mail.">
        <div className="flex max-w-[560px] flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_112px]">
            <TextField
              label="Server"
              placeholder="smtp.example.com"
              autoComplete="off"
              spellCheck={false}
              {...register('host')}
              error={said(errors.host, 'Enter the name of a server such as smtp.example.com.')}
            />
            <NumberField
              label="Port"
              digits={0}
              write={wholePort}
              maxLength={5}
              value={watch('port') ?? null}
              onChange={port => setValue('port', port ?? 0, { shouldDirty: true })}
              error={said(errors.port, 'From 1 to 65535.')}
            />
          </div>
          <SelectField label="Encryption" options={ENCRYPTIONS} value={watch('encryption')} onChange={encrypt} />
          {clear && (
            <Notice kind="warning">
              Without encryption the password and every mail can be read on the way. Use it inside your office only.
            </Notice>
          )}
          <TextField
            label="User"
            optional
            autoComplete="off"
            spellCheck={false}
            {...register('user')}
            error={said(errors.user, 'At most 200 characters.')}
          />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            placeholder={stays ? 'Stored' : ''}
            help={
              stays
                ? 'Leave it empty to keep the stored one.'
                : 'Some providers want a password made for apps, rather than your own.'
            }
            {...register('password')}
            error={said(errors.password, 'At most 500 characters.')}
          />
          {stored.has_password && (
            <Checkbox
              label="Remove the stored password"
              checked={watch('remove_password') ?? false}
              onChange={on => setValue('remove_password', on || undefined, { shouldDirty: true })}
            />
          )}
        </div>
      </Card>
      <Card title="Sender" note="What people see in their inbox. Answers go to this address.">
        <div className="flex max-w-[560px] flex-col gap-4">
          <TextField
            label="Name"
            optional
            {...register('from_name')}
            error={said(errors.from_name, 'One line, without < and >.')}
          />
          <TextField
            label="E-mail"
            type="email"
            placeholder="office@example.com"
            autoComplete="off"
            {...register('from_address')}
            error={said(errors.from_address, 'Enter an e-mail address such as office@example.com.')}
          />
        </div>
      </Card>
      <TestMail stored={stored} />
    </SettingForm>
  )
}

// Every field by name, and empty rather than absent: a field that is reset to nothing would keep what was typed.
const valuesOf = ({ smtp, version }: Schemas['SmtpSettings']): SmtpValues => ({
  enabled: smtp.enabled,
  host: smtp.host ?? '',
  port: smtp.port,
  encryption: smtp.encryption,
  user: smtp.user ?? '',
  password: '',
  remove_password: undefined,
  from_name: smtp.from_name ?? '',
  from_address: smtp.from_address ?? '',
  version,
})

/** For the server: an empty field is not there. Spaces around a password belong to it. */
export const withoutEmpty = ({ host, user, password, from_name, from_address, ...rest }: SmtpValues): SmtpValues => ({
  ...rest,
  host: host?.trim() || undefined,
  user: user?.trim() || undefined,
  password: password || undefined,
  from_name: from_name?.trim() || undefined,
  from_address: from_address?.trim() || undefined,
})

const checked = zodResolver(zSmtpInput)
const resolver: Resolver<SmtpValues> = (values, context, options) =>
  checked(withoutEmpty(values), context, options as never) as never
