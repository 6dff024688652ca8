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
import { common } from '#web/words/common.ts'
import { type SmtpValues, withoutEmpty } from './smtp-values.ts'
import { TestMail } from './test-mail.tsx'
import { words } from './words.ts'

/** Where mail providers listen. Choosing an encryption takes its port along, unless another was typed. */
const PORTS = { none: 25, starttls: 587, tls: 465 } as const
const ENCRYPTIONS = [
  { value: 'starttls', label: 'STARTTLS', note: words.mostly_port_587 },
  { value: 'tls', label: words.tls_start, note: words.mostly_port_465 },
  { value: 'none', label: common.none, note: words.inside_office },
]
const OTHERWISE = {
  google: words.off_sent_through_google,
  product: words.off_sent_by_product,
  kept: words.off_kept_in_outbox,
}
const wholePort = (port: number) => String(port)

/** `onSaved` if used in a dialog. */
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
    onDone: answer => {
      setting.show(valuesOf(answer))
      tellDone(
        answer.smtp.enabled ? words.mails_go_through({ host: String(answer.smtp.host) }) : words.mail_server_saved,
      )
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
            label={words.send_through_our_own}
            help={OTHERWISE[stored.otherwise]}
            checked={watch('enabled')}
            onChange={enabled => setValue('enabled', enabled, { shouldDirty: true })}
            disabledReason={whyNot}
          />
          <p className="mt-3 text-sm text-ink-3">{words.account_mails_apart}</p>
        </div>
      </Card>
      <Card title={words.connection} note={words.your_mail_provider_lists}>
        <div className="flex max-w-[560px] flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_112px]">
            <TextField
              label={words.server}
              placeholder="smtp.example.com"
              autoComplete="off"
              spellCheck={false}
              {...register('host')}
              error={said(errors.host, words.enter_name_server_such)}
            />
            <NumberField
              label={words.port}
              digits={0}
              write={wholePort}
              maxLength={5}
              value={watch('port') ?? null}
              onChange={port => setValue('port', port ?? 0, { shouldDirty: true })}
              error={said(errors.port, words.port_range)}
            />
          </div>
          <SelectField label={words.encryption} options={ENCRYPTIONS} value={watch('encryption')} onChange={encrypt} />
          {clear && <Notice kind="warning">{words.no_encryption_warning}</Notice>}
          <TextField
            label={words.user}
            optional
            autoComplete="off"
            spellCheck={false}
            {...register('user')}
            error={said(errors.user, words.most_200_characters)}
          />
          <PasswordField
            label={words.password}
            autoComplete="new-password"
            placeholder={stays ? words.stored : ''}
            help={stays ? words.leave_empty_keep_stored : words.some_providers_want_password}
            {...register('password')}
            error={said(errors.password, words.most_500_characters)}
          />
          {stored.has_password && (
            <Checkbox
              label={words.remove_stored_password}
              checked={watch('remove_password') ?? false}
              onChange={on => setValue('remove_password', on || undefined, { shouldDirty: true })}
            />
          )}
        </div>
      </Card>
      <Card title={words.sender} note={words.sender_note}>
        <div className="flex max-w-[560px] flex-col gap-4">
          <TextField
            label={common.name}
            optional
            {...register('from_name')}
            error={said(errors.from_name, words.one_line_without)}
          />
          <TextField
            label={common.email}
            type="email"
            placeholder="office@example.com"
            autoComplete="off"
            {...register('from_address')}
            error={said(errors.from_address, words.enter_email_address)}
          />
        </div>
      </Card>
      <TestMail stored={stored} />
    </SettingForm>
  )
}

// All fields, and empty rather than undefined: a field reset to undefined would keep its input.
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

const checked = zodResolver(zSmtpInput)
const resolver: Resolver<SmtpValues> = (values, context, options) =>
  checked(withoutEmpty(values), context, options as never) as never
