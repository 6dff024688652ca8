import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { zLenderConfigChange } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { EditDrawer } from '#web/frame/edit-drawer.tsx'
import { said } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { words } from './words.ts'

type Setting = Schemas['LenderSetting']
type Values = Schemas['LenderConfigChange']

/** Where the company signs in at the lender; emptied it is removed. */
export function PortalDrawer({ setting, onClose }: { setting: Setting; onClose: () => void }) {
  const { lender, name } = setting
  const saved = valuesOf(setting)
  const form = useForm<Values>({ resolver: zodResolver(zLenderConfigChange), defaultValues: saved })
  const save = useWrite('/v3/settings.UpdateLenderConfig')
  return (
    <EditDrawer
      title={words.portal_name({ name })}
      description={words.portal_drawer_note}
      form={form}
      draft={`lender-portal:${lender}`}
      saved={saved}
      label={words.save_address}
      busy={save.isPending}
      whyNot={useWhyNot('settings.lenders')}
      save={(values, then) =>
        save.mutate(values, {
          ...then,
          onSuccess: () => {
            tellDone(words.portal_address_saved({ name }))
            then.onSuccess()
          },
        })
      }
      onClose={onClose}
    >
      <TextField
        label={words.portal_address}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        placeholder="https://"
        help={words.portal_address_help({ name })}
        {...form.register('portal_url', {
          setValueAs: (text: unknown) => (typeof text === 'string' ? text.trim() || null : text),
        })}
        error={said(form.formState.errors.portal_url, words.enter_address_begins_https)}
      />
    </EditDrawer>
  )
}

const valuesOf = ({ lender, enabled, portal_url, version }: Setting): Values => ({
  lender,
  enabled,
  portal_url,
  version,
  credentials: {},
  remove_credentials: false,
})
