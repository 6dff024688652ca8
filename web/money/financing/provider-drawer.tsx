import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { LENDERS } from '#machines/applications/lenders/known.ts'
import { zNewFinancingProvider } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { EditDrawer } from '#web/frame/edit-drawer.tsx'
import { said } from '#web/lib/form.ts'
import { stateOptions } from '#web/lib/states.ts'
import { tellDone } from '#web/lib/tell.ts'
import { lenderName } from '#web/projects/sale/lender-logo.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { ChoicesField } from '#web/ui/fields/choices-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Provider = Schemas['FinancingProvider']
type Form = Omit<Provider, 'id' | 'options' | 'position' | 'code'> & { code: Provider['code'] | null }

const SELECTABLE: Provider['code'][] = ['cash', ...LENDERS.map(({ code }) => code), 'lifestyle-solar']
const schema = z.intersection(zNewFinancingProvider, z.object({ version: z.int() }))

const NEW: Form = { code: null, name: '', enabled: true, states: [], version: 0 }

/** Each can be listed once. Mosaic is kept for old records. */
export const freeProviders = (taken: Provider[]) => SELECTABLE.filter(code => !taken.some(one => one.code === code))

/** `free` are those that can be added. */
export function ProviderDrawer({
  provider,
  free,
  onClose,
}: {
  provider: Provider | undefined
  free: Provider['code'][]
  onClose: () => void
}) {
  const saved = provider ? formOf(provider) : NEW
  const form = useForm<Form>({ resolver: zodResolver(schema as never) as never, defaultValues: saved })
  const add = useWrite('/v3/collections.AddFinancingProvider')
  const change = useWrite('/v3/collections.UpdateFinancingProvider')
  const { errors } = form.formState
  const { code, enabled, states } = form.watch()
  return (
    <EditDrawer
      title={provider ? provider.name : words.add_provider}
      form={form}
      draft={`financing-provider:${provider?.id ?? 'new'}`}
      saved={saved}
      label={provider ? words.save_provider : words.add_provider}
      busy={add.isPending || change.isPending}
      whyNot={useWhyNot('financing.edit')}
      save={({ version, code: chosen, ...fields }, then) => {
        const done = {
          ...then,
          onSuccess: () => {
            tellDone(words.name_saved({ name: fields.name }))
            then.onSuccess()
          },
        }
        if (provider) change.mutate({ provider_id: provider.id, version, ...fields }, done)
        else if (chosen) add.mutate({ code: chosen, ...fields }, done)
      }}
      onClose={onClose}
    >
      {!provider && (
        <SelectField
          label={words.provider}
          options={free.map(value => ({ value, label: lenderName(value) }))}
          value={code}
          onChange={value => {
            const next = free.find(one => one === value)
            if (!next) return
            form.setValue('code', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
            form.setValue('name', lenderName(next), { shouldDirty: true })
          }}
          error={said(errors.code, words.choose_provider)}
        />
      )}
      <TextField
        label={common.name}
        help={words.as_proposals_call}
        maxLength={60}
        autoComplete="off"
        {...form.register('name')}
        error={said(errors.name, words.enter_name_up_60)}
      />
      <ChoicesField
        label={words.states}
        none={words.all_states}
        options={stateOptions}
        values={states}
        onChange={values => form.setValue('states', values, { shouldDirty: true })}
        error={errors.states?.message}
      />
      <Checkbox
        label={words.active}
        help={words.off_none_options_offered}
        checked={enabled}
        onChange={checked => form.setValue('enabled', checked, { shouldDirty: true })}
      />
    </EditDrawer>
  )
}

const formOf = ({ code, name, enabled, states, version }: Provider): Form => ({ code, name, enabled, states, version })
