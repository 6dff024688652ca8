import { useForm } from 'react-hook-form'
import { typesOf } from '#machines/money/financing/faults.ts'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions, useWhyNot, useWrite } from '#web/data/queries.ts'
import { EditDrawer } from '#web/frame/edit-drawer.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { LimitFields } from './limit-fields.tsx'
import { checkOption } from './option-check.ts'
import { OptionExample } from './option-example.tsx'
import { asColumns, formOf, inputOf, newOption, type OptionForm } from './option-form.ts'
import { TermFields } from './term-fields.tsx'
import { words } from './words.ts'

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
  const add = useWrite('/v3/collections.AddFinancingOption', { quiet: true })
  const change = useWrite('/v3/collections.UpdateFinancingOption', { quiet: true })
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
