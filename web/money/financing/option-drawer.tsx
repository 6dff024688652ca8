import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { optionFaults, typesOf } from '#machines/money/financing/faults.ts'
import { zNewFinancingOption } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions, useWhyNot, useWrite } from '#web/data/queries.ts'
import { EditDrawer } from '#web/frame/edit-drawer.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { LimitFields } from './limit-fields.tsx'
import { OptionExample } from './option-example.tsx'
import { asColumns, formOf, inputOf, newOption, type OptionForm, settled } from './option-form.ts'
import { TermFields } from './term-fields.tsx'
import { words } from './words.ts'

// The option drawer is checked by the contract's schema and by the same rule the server asks about fields together.

/** As the server's own sentences, so that they are shown as they are. */
const SERVER = 'server'

const checkOption =
  (provider: Schemas['FinancingProvider']): Resolver<OptionForm> =>
  async values => {
    const form = settled(values)
    const input = { ...inputOf(values, true), provider_id: provider.id, type: values.type }
    const shape = zNewFinancingOption.safeParse(input)
    const wrong: [string, string | undefined][] = [
      ...(shape.success ? [] : shape.error.issues.map(({ path }): [string, undefined] => [path.join('.'), undefined])),
      ...Object.entries(optionFaults({ ...form, ...asColumns(values) }, provider)),
    ]
    if (wrong.length === 0) return { values, errors: {} }
    const errors: Record<string, { type: string; message?: string }> = {}
    for (const [field, message] of wrong)
      errors[FIELD[field] ?? field] ??= message === undefined ? { type: 'shape' } : { type: SERVER, message }
    return { values: {}, errors: errors as FieldErrors<OptionForm> }
  }

/** The wire's promo is three fields here. */
const FIELD: Record<string, string> = { promo: 'promo_kind', 'promo.months': 'promo_months', 'promo.apr': 'promo_apr' }

type Props = {
  option: Schemas['FinancingOption'] | undefined
  provider: Schemas['FinancingProvider']
  onClose: () => void
}

/** Adds an option of a provider, or edits one. Its type stays what it was made as. */
export function OptionDrawer({ option, provider, onClose }: Props) {
  const seesCost = usePermissions().has('pricing.view_cost')
  const saved = option ? formOf(option) : newOption(firstType(provider.code))
  const form = useForm<OptionForm>({ resolver: checkOption(provider), defaultValues: saved })
  const add = useWrite('/v3/collections.AddFinancingOption')
  const change = useWrite('/v3/collections.UpdateFinancingOption')
  return (
    <EditDrawer
      title={option ? option.name : words.add_option_for({ name: provider.name })}
      description={option && provider.name}
      form={form}
      draft={`financing-option:${option?.id ?? provider.id}`}
      saved={saved}
      label={option ? words.save_option : words.add_option}
      busy={add.isPending || change.isPending}
      whyNot={useWhyNot('financing.edit')}
      save={(values, then) => {
        const input = inputOf(values, seesCost)
        const done = {
          ...then,
          onSuccess: () => {
            tellDone(words.name_saved({ name: values.name }))
            then.onSuccess()
          },
        }
        if (option) change.mutate({ option_id: option.id, version: values.version, ...input }, done)
        else add.mutate({ provider_id: provider.id, type: values.type, ...input }, done)
      }}
      onClose={onClose}
    >
      <OptionExample option={asColumns(form.watch())} seesCost={seesCost} />
      <TermFields provider={provider.code} isNew={option === undefined} seesCost={seesCost} />
      <LimitFields />
    </EditDrawer>
  )
}

const firstType = (code: Schemas['ProviderCode']): Schemas['FinancingType'] => typesOf(code)[0] ?? 'loan'
