import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { zNewIncentive } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { EditDrawer } from '#web/frame/edit-drawer.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { InWords } from './in-words.tsx'
import { formOf, type IncentiveForm, NEW_INCENTIVE, settled } from './incentive-form.ts'
import { PaidFields } from './paid-fields.tsx'
import { PlaceFields, SourceFields, TimeFields } from './rule-fields.tsx'
import { words as texts } from './words.ts'

const schema = z.intersection(zNewIncentive, z.object({ version: z.int() }))

/** Adds a rule, or edits one of the company's own. */
export function IncentiveDrawer({ rule, onClose }: { rule: Schemas['Incentive'] | undefined; onClose: () => void }) {
  const saved = rule ? formOf(rule) : NEW_INCENTIVE
  const form = useForm<IncentiveForm>({
    resolver: zodResolver(schema as never) as never,
    defaultValues: saved,
  })
  const add = useWrite('/v3/collections.AddIncentive')
  const change = useWrite('/v3/collections.UpdateIncentive')
  return (
    <EditDrawer
      title={rule ? rule.name : texts.add_incentive}
      description={rule ? undefined : texts.incentive_drawer_note}
      form={form}
      draft={`incentive:${rule?.id ?? 'new'}`}
      saved={saved}
      label={rule ? texts.save_incentive : texts.add_incentive}
      busy={add.isPending || change.isPending}
      whyNot={useWhyNot('incentives.edit')}
      save={({ version, ...values }, then) => {
        // The schema has seen that the value is there.
        const input = { ...settled({ ...values, version }), value: values.value as number }
        const { version: _, ...fields } = input
        const done = {
          ...then,
          onSuccess: () => {
            tellDone(texts.name_saved({ name: fields.name }))
            then.onSuccess()
          },
        }
        if (rule) change.mutate({ incentive_id: rule.id, ...fields, version }, done)
        else add.mutate(fields, done)
      }}
      onClose={onClose}
    >
      <InWords />
      <PaidFields />
      <PlaceFields />
      <TimeFields />
      <SourceFields />
    </EditDrawer>
  )
}
