import { zodResolver } from '@hookform/resolvers/zod'
import { type Resolver, useForm } from 'react-hook-form'
import { zLenderConfigChange } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { EditDrawer } from '#web/frame/edit-drawer.tsx'
import { said } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { words } from './words.ts'

type Setting = Schemas['LenderSetting']
type Values = Schemas['LenderConfigChange']

/** The lender's credentials for the company. A stored secret is never shown again; an empty field keeps it. */
export function CredentialsDrawer({ setting, onClose }: { setting: Setting; onClose: () => void }) {
  const { lender, name, fields } = setting
  const saved = valuesOf(setting)
  const form = useForm<Values>({ resolver: resolverOf(setting), defaultValues: saved })
  const save = useWrite('/v3/settings.UpdateLenderConfig')
  const { errors } = form.formState
  return (
    <EditDrawer
      title={words.credentials({ name })}
      description={setting.way === 'sandbox' ? words.credentials_sandbox({ name }) : words.credentials_note({ name })}
      form={form}
      draft={`lender-credentials:${lender}`}
      saved={saved}
      // None of it is kept in the browser.
      secret="credentials"
      label={words.save_credentials}
      busy={save.isPending}
      whyNot={useWhyNot('settings.lenders')}
      save={(values, then) =>
        save.mutate(
          { ...values, credentials: changed(values, setting) },
          {
            ...then,
            onSuccess: () => {
              tellDone(words.credentials_saved_test_them({ name }))
              then.onSuccess()
            },
          },
        )
      }
      onClose={onClose}
    >
      {fields.map(field => {
        const common = {
          label: field.label,
          help: field.secret && field.stored ? words.leave_empty_keep_stored({ help: field.help }) : field.help,
          placeholder: field.secret && field.stored ? field.stored : '',
          autoComplete: 'off',
          spellCheck: false,
          maxLength: 500,
          ...form.register(`credentials.${field.name}`),
          error: said(errors.credentials?.[field.name], words.credential_error({ name })),
        }
        return field.secret ? (
          <PasswordField key={field.name} {...common} autoComplete="new-password" />
        ) : (
          <TextField key={field.name} {...common} />
        )
      })}
    </EditDrawer>
  )
}

const valuesOf = ({ lender, fields, connected, version }: Setting): Values => ({
  lender,
  // Entering credentials means they are to be used.
  enabled: true,
  ...(connected ? {} : { mode: 'api' as const }),
  credentials: Object.fromEntries(fields.map(({ name, secret, stored }) => [name, secret ? '' : (stored ?? '')])),
  remove_credentials: false,
  version,
})

/** The request leaves out empty and unchanged fields. */
const changed = ({ credentials }: Values, { fields }: Setting) =>
  Object.fromEntries(
    fields.flatMap(({ name, secret, stored }) => {
      const typed = credentials[name]?.trim() ?? ''
      return typed === '' || (!secret && typed === stored) ? [] : [[name, typed]]
    }),
  )

const checked = zodResolver(zLenderConfigChange)
function resolverOf(setting: Setting): Resolver<Values> {
  return (values, context, options) => {
    const missing = setting.fields.filter(
      ({ name, secret, stored }) => !(values.credentials?.[name] ?? '').trim() && !(secret && stored !== null),
    )
    if (missing.length > 0) {
      const entries = missing.map(({ name }) => [name, { type: 'required' }])
      return { values: {}, errors: { credentials: Object.fromEntries(entries) } }
    }
    return checked({ ...values, credentials: changed(values, setting) }, context, options as never) as never
  }
}
