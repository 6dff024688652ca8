// Confirms a utility's net metering and rate once, for every project that has them.
import { useForm } from 'react-hook-form'
import { averageWords } from '#machines/design/utilities/average-rate.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { EditDrawer } from '#web/frame/edit-drawer.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { NetMeteringFields } from '../plan/net-metering-fields.tsx'
import { resolverOf } from '../resolver.ts'
import { PublishedRule } from './published-rule.tsx'
import { RateFields } from './rate-fields.tsx'
import { faultsOfUtility, formOfUtility, inputOf, type UtilityForm } from './utility-form.ts'
import { words } from './words.ts'

const resolver = resolverOf<UtilityForm>(values => Object.values(faultsOfUtility(values))[0])

export function UtilityDrawer({ utility, onClose }: { utility: Schemas['UtilityFacts']; onClose: () => void }) {
  const saved = formOfUtility(utility)
  const form = useForm<UtilityForm>({ resolver, defaultValues: saved })
  const save = useWrite('/v3/energy.SaveUtilityTerms')
  const typed = form.watch()
  const faults = form.formState.isSubmitted ? faultsOfUtility(typed) : {}
  const set = (part: Partial<UtilityForm>) => {
    for (const [name, value] of Object.entries(part))
      form.setValue(name as keyof UtilityForm, value, { shouldDirty: true })
  }
  const { average, published, utility_id, utility_name } = utility
  return (
    <EditDrawer
      title={utility_name}
      description={words.confirmed_once_holds_every}
      form={form}
      draft={`utility:${utility_id}`}
      saved={saved}
      label={words.confirm}
      busy={save.isPending}
      whyNot={useWhyNot('settings.edit')}
      save={(values, then) =>
        save.mutate(inputOf(values, utility_id), {
          ...then,
          onSuccess: () => {
            tellDone(words.utility_name_confirmed({ utility_name }))
            then.onSuccess()
          },
        })
      }
      onClose={onClose}
    >
      <PublishedRule published={published} />
      <Checkbox
        label={words.confirm_net_metering}
        checked={typed.confirms_net}
        onChange={confirms_net => set({ confirms_net })}
      />
      {typed.confirms_net && <NetMeteringFields form={typed} set={set} faults={faults} />}
      <Checkbox
        label={words.confirm_rate}
        checked={typed.confirms_rate}
        onChange={confirms_rate => set({ confirms_rate })}
        {...(average ? { help: words.average_average({ average: averageWords(average) }) } : {})}
      />
      {typed.confirms_rate && <RateFields form={typed} set={set} faults={faults} />}
      <TextField
        label={words.where_you_checked}
        optional
        maxLength={300}
        placeholder={words.tariff_sheet_date}
        {...form.register('source')}
      />
    </EditDrawer>
  )
}
