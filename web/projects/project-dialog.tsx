// Edits one part of a project. Another user's change meanwhile is reported, and the input stays.
import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { zConsumption, zHoa, zHouseAddress, zRoofType, zTariff } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { showRefusal, useFormDraft } from '#web/lib/form.ts'
import { tellKept } from '#web/lib/tell.ts'
import { TabLink } from '#web/projects/sale/project/tab-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { AddressFields } from './address-fields.tsx'
import { ConsumptionFields } from './consumption-fields.tsx'
import { AppointmentField, HoaFields } from './house-fields.tsx'
import { RoofField } from './roof-field.tsx'
import { hasUtility, UtilityFields, zUtility } from './utility-fields.tsx'
import { words as texts } from './words.ts'

export type Part = 'address' | 'roof' | 'hoa' | 'appointment' | 'utility' | 'consumption' | 'notes'
type Form = {
  address?: Schemas['HouseAddress']
  roof_type?: Schemas['RoofType'] | null
  hoa?: Schemas['Hoa'] | null
  appointment_at?: string | null
  utility_id?: string
  utility_name?: string
  tariff?: Schemas['Tariff']
  rate_confirmed?: boolean
  consumption?: Schemas['Consumption']
  notes?: string
}

const PARTS = {
  address: { title: texts.house, schema: z.object({ address: zHouseAddress }) },
  roof: { title: texts.roof, schema: z.object({ roof_type: z.nullable(zRoofType) }) },
  hoa: { title: texts.homeowners_association, schema: z.object({ hoa: z.nullable(zHoa) }) },
  appointment: { title: texts.appointment, schema: z.object({ appointment_at: z.nullable(z.string()) }) },
  utility: {
    title: common.utility,
    schema: z.object({ ...zUtility, tariff: zTariff, rate_confirmed: z.optional(z.boolean()) }).check(hasUtility),
  },
  consumption: { title: texts.electricity, schema: z.object({ consumption: zConsumption }) },
  notes: { title: texts.about_household, schema: z.object({ notes: z.string().check(z.maxLength(5000)) }) },
} as const

type Props = { project: Schemas['Project']; part: Part; onClose: () => void }

export function ProjectDialog({ project, part, onClose }: Props) {
  const { title, schema } = PARTS[part]
  const form = useForm<Form>({ resolver: zodResolver(schema) as never, defaultValues: valuesOf(project, part) })
  const draft_name = `project-${project.id}-${part}`
  const draft = useFormDraft(form, draft_name)
  const close = () => {
    draft.forget()
    onClose()
  }
  const update = useWrite('/v3/projects.Update', {
    onDone: close,
    later: ({ project_id, version, ...values }) => ({
      what: texts.part_of_project({ title, name: project.name }),
      page: href('/projects/[id]', { id: project_id }),
      subject: `project:${project_id}`,
      draft: { name: draft_name, values },
      onKept: () => {
        close()
        tellKept(texts.your_change)
      },
    }),
  })
  const save = form.handleSubmit(values =>
    update.mutate(
      { project_id: project.id, version: project.version, ...values },
      { onError: failure => showRefusal(form, failure) },
    ),
  )
  const toEnergy = (energy: 'use' | 'tariff', words: string) => (
    <TabLink project_id={project.id} tab="energy" part={energy}>
      {words}
    </TabLink>
  )
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      actions={
        <>
          <Button onClick={close}>{common.cancel}</Button>
          <Button look="primary" worksOffline busy={update.isPending} onClick={save}>
            {update.isPending ? common.saving : common.save}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={save} className="flex flex-col gap-4">
          {draft.restored && <Notice>{texts.draft_restored}</Notice>}
          {part === 'address' && <AddressFields />}
          {part === 'roof' && <RoofField />}
          {part === 'hoa' && <HoaFields />}
          {part === 'appointment' && <AppointmentField />}
          {part === 'utility' && (
            <UtilityFields address={project.address} toEnergy={toEnergy('tariff', texts.change_rate_plan)} />
          )}
          {part === 'consumption' && <ConsumptionFields toEnergy={toEnergy('use', texts.choose_another_file)} />}
          {part === 'notes' && (
            <TextArea label={texts.about_household} hideLabel rows={8} maxLength={5000} {...form.register('notes')} />
          )}
          <button type="submit" hidden />
        </form>
      </FormProvider>
    </Dialog>
  )
}

function valuesOf(
  { address, roof_type, hoa, appointment_at, utility_id, utility_name, tariff, consumption, notes }: Schemas['Project'],
  part: Part,
): Form {
  switch (part) {
    case 'address':
      return address ? { address } : {}
    case 'roof':
      return { roof_type }
    case 'hoa':
      return { hoa }
    case 'appointment':
      return { appointment_at }
    case 'utility':
      return {
        ...(utility_id ? { utility_id } : utility_name ? { utility_name } : {}),
        ...(tariff ? { tariff } : {}),
      }
    case 'consumption':
      return consumption ? { consumption } : {}
    case 'notes':
      return { notes }
  }
}
