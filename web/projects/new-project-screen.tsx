// The first call: who, where, which utility, how much power. What is typed is kept in the browser until it is saved.

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { FormProvider, type Path, useForm } from 'react-hook-form'
import { useSearchParams } from 'wouter'
import * as z from 'zod/mini'
import { fullName } from '#machines/lib/text.ts'
import { zConsumption, zHomeownerFields, zHouseAddress, zRoofType, zTariff } from '#sdk/forms.gen.ts'
import type { Refusal } from '#sdk/refusal.ts'
import type { Input } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { useLeadOn } from '#web/frame/lead-on.ts'
import { href } from '#web/frame/navigation.ts'
import { showRefusal, useFormDraft } from '#web/lib/form.ts'
import { tellDone, tellKept } from '#web/lib/tell.ts'
import { HomeownerFields } from '#web/projects/sale/project/homeowner-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Stepper } from '#web/ui/fields/stepper.tsx'
import { Card, Page, PageHeader } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { AddressFields } from './address-fields.tsx'
import { ConsumptionFields } from './consumption-fields.tsx'
import { useDraftSlot } from './draft-slot.ts'
import { DuplicateWarning, useDuplicates } from './duplicate-warning.tsx'
import { RoofField } from './roof-field.tsx'
import { UtilityFields, zUtility } from './utility-fields.tsx'
import { words } from './words.ts'

type NewProject = Input<'/v1/lead/create'>
type Wizard = Required<Pick<NewProject, 'homeowner' | 'address'>> &
  Pick<NewProject, 'utility_id' | 'utility_name' | 'tariff' | 'consumption'> & {
    roof_type?: NewProject['roof_type'] | null
    rate_confirmed?: boolean
  }

// Fields a step may skip are asked for where needed: rate and use on the energy tab.
const schema = z.object({
  homeowner: zHomeownerFields,
  address: zHouseAddress,
  roof_type: z.optional(z.nullable(zRoofType)),
  ...zUtility,
  tariff: z.optional(zTariff),
  rate_confirmed: z.optional(z.boolean()),
  consumption: z.optional(zConsumption),
})

const STEPS = [
  { code: 'homeowner', name: common.homeowner, fields: ['homeowner'], ask: words.who_project },
  { code: 'address', name: common.address, fields: ['address', 'roof_type'], ask: words.where_house },
  {
    code: 'utility',
    name: common.utility,
    fields: ['utility_id', 'utility_name', 'tariff'],
    parts: ['tariff.rate_usd_per_kwh', 'tariff.fixed_charge_cents_per_month'],
    ask: words.which_utility_serves_house,
    skips: true,
  },
  {
    code: 'usage',
    name: words.usage,
    fields: ['consumption'],
    parts: ['consumption.values', 'consumption.month'],
    ask: words.how_much_power_does,
    skips: true,
  },
] as const satisfies {
  /** In the page’s address. */
  code: string
  name: string
  fields: (keyof Wizard)[]
  /** Sub-fields without a registered input: the form only reports errors of named ones. */
  parts?: Path<Wizard>[]
  ask: string
  skips?: true
}[]

export default function NewProjectScreen() {
  const leadOn = useLeadOn()
  const [step, setStep] = useStep()
  const form = useForm<Wizard>({ resolver: zodResolver(schema) as never, shouldFocusError: true })
  const slot = useDraftSlot('new-project')
  const draft = useFormDraft(form, slot)
  const [params] = useSearchParams()
  const typed = params.get('address')
  useEffect(() => {
    // An address found in the search, after the draft of an earlier visit was read from storage.
    if (typed && slot)
      form.reset({ ...form.getValues(), address: { line1: typed, postal_code: '' } }, { keepDefaultValues: true })
  }, [form, typed, slot])
  const whyNot = useWhyNot('projects.create')
  const isKnown = useDuplicates(form.watch()).length > 0
  const create = useWrite('/v1/lead/create', {
    onDone: ({ project }) => {
      draft.forget()
      tellDone(words.project_created)
      leadOn(href('/projects/[id]', { id: project.id }), { replace: true })
    },
    later: ({ homeowner }) => ({
      what: words.new_project({ homeowner: fullName(homeowner) }),
      page: href('/projects/new-project'),
      draft: { name: slot ?? 'new-project', values: form.getValues() },
      onKept: () => {
        draft.forget()
        tellKept(words.project)
        leadOn(href('/projects'))
      },
    }),
  })
  const last = step === STEPS.length - 1
  const current = STEPS[step] ?? STEPS[0]
  const failed = (failure: Refusal) => {
    showRefusal(form, failure)
    const at = STEPS.findIndex(({ fields }) =>
      fields.some(field => Object.keys(failure.fields).some(name => name.split('.')[0] === field)),
    )
    if (at >= 0) setStep(at)
  }
  const goOn = () => {
    const { roof_type, ...values } = form.getValues()
    if (last) create.mutate({ status: 'new', ...values, ...(roof_type ? { roof_type } : {}) }, { onError: failed })
    else setStep(step + 1)
  }
  const next = async () => {
    const missing = whatIsMissing(form.getValues(), current.code)
    const isValid = await form.trigger([...current.fields, ...('parts' in current ? current.parts : [])], {
      shouldFocus: true,
    })
    for (const field of missing) form.setError(field, { type: 'missing' })
    if (isValid && missing.length === 0) goOn()
  }
  const skip = () => {
    for (const field of current.fields) form.setValue(field, undefined)
    form.clearErrors([...current.fields])
    goOn()
  }
  const saveDraft = async () => {
    if (!(await form.trigger('homeowner', { shouldFocus: true }))) return setStep(0)
    const { homeowner, ...rest } = form.getValues()
    // Incomplete values are left out: a draft only accepts the contract's shape.
    const whole = Object.fromEntries(
      Object.entries(rest).filter(
        ([name, value]) => value != null && schema.shape[name as keyof Wizard].safeParse(value).success,
      ),
    )
    create.mutate({ status: 'draft', homeowner, ...whole }, { onError: failed })
  }
  return (
    <Page narrow>
      <PageHeader title={words.new_project_title} />
      {draft.restored && (
        <Notice
          action={
            <button
              type="button"
              className="font-medium underline underline-offset-2"
              onClick={() => {
                form.reset({})
                draft.forget()
                setStep(0)
              }}
            >
              {words.start_over}
            </button>
          }
        >
          {words.draft_restored}
        </Notice>
      )}
      <Stepper steps={STEPS.map(({ name }) => name)} current={step} onGo={setStep} />
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={event => {
            event.preventDefault()
            void next()
          }}
        >
          <Card title={current.ask}>
            <div className="flex flex-col gap-6">
              {step === 0 && <HomeownerFields />}
              {step === 1 && (
                <>
                  <AddressFields />
                  <RoofField optional />
                </>
              )}
              {step === 2 && <UtilityFields address={form.watch('address')} />}
              {step === 3 && <ConsumptionFields />}
              <DuplicateWarning />
              <div className="flex flex-wrap justify-between gap-2 border-t border-hairline pt-4">
                <Button look="ghost" worksOffline busy={create.isPending} disabledReason={whyNot} onClick={saveDraft}>
                  {words.save_as_draft}
                </Button>
                <div className="flex gap-2">
                  {step > 0 && <Button onClick={() => setStep(step - 1)}>{words.back}</Button>}
                  {'skips' in current && (
                    <Button look="ghost" worksOffline disabledReason={whyNot} onClick={skip}>
                      {words.skip_now}
                    </Button>
                  )}
                  <Button type="submit" look="primary" worksOffline busy={create.isPending} disabledReason={whyNot}>
                    {create.isPending
                      ? words.creating
                      : last
                        ? isKnown
                          ? words.create_anyway
                          : words.create_project
                        : words.next}
                  </Button>
                </div>
              </div>
            </div>
          </Card>
        </form>
      </FormProvider>
    </Page>
  )
}

/** The address names the step, so that Back leads to the one before. */
function useStep(): [number, (step: number) => void] {
  const [params, setParams] = useSearchParams()
  const step = STEPS.findIndex(({ code }) => code === params.get('step'))
  const show = (next: number) => {
    const code = next > 0 ? STEPS[next]?.code : undefined
    setParams(code === undefined ? {} : { step: code })
  }
  return [Math.max(step, 0), show]
}

/** Fields a step requires although the schema makes them optional. */
function whatIsMissing(
  { utility_id, utility_name, tariff, consumption }: Wizard,
  step: (typeof STEPS)[number]['code'],
) {
  const missing: ('utility_id' | 'tariff.rate_usd_per_kwh' | 'consumption')[] = []
  if (step === 'utility' && !utility_id && !utility_name) missing.push('utility_id')
  if (step === 'utility' && !tariff) missing.push('tariff.rate_usd_per_kwh')
  if (step === 'usage' && !consumption?.values.some(Boolean)) missing.push('consumption')
  return missing
}
