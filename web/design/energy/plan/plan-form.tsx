// A rate plan of the company's library, made or changed. What is typed is kept while someone else saves first.
import { ArrowLeft } from 'lucide-react'
import { planFaults } from '#machines/design/energy/plan-faults.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { SettingForm, useSettingForm } from '#web/frame/setting-form.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { resolverOf } from '../resolver.ts'
import { newPlan } from './new-plan.ts'
import { PlanEditor } from './plan-editor.tsx'
import { useTakePlan } from './take-plan.ts'
import { words } from './words.ts'

type Form = { version: number; utility_id: string | null; active: boolean; plan: Schemas['RatePlan'] }
type Props = { project: Schemas['Project']; saved: Schemas['SavedRatePlan'] | undefined; onClose: () => void }

const ANY_UTILITY = 'any'

const resolver = resolverOf<Form>(values => planFaults(values.plan)[0]?.sentence)

export function PlanForm({ project, saved, onClose }: Props) {
  const whyNot = useWhyNot('projects.edit')
  const take = useTakePlan(project)
  const begun: Form = saved
    ? { version: saved.version, utility_id: saved.utility_id, active: saved.active, plan: saved.plan }
    : {
        version: 0,
        utility_id: project.utility_id,
        active: true,
        plan: newPlan(project.tariff?.rate_usd_per_kwh ?? 0),
      }
  const setting = useSettingForm<Form>({ name: `rate-plan-${saved?.id ?? 'new'}`, saved: begun, schema: resolver })
  const { form } = setting
  const { plan, utility_id, active } = form.watch()
  const save = useWrite('/v3/energy.SaveRatePlan')
  const submit = (then: (saved: Schemas['RatePlan']) => void) => (values: Form) =>
    save.mutate(
      { ...values, ...(saved ? { id: saved.id } : {}), utility_id: values.utility_id },
      {
        onSuccess: answer => {
          setting.discard()
          then(answer.rate_plan.plan)
        },
        onError: setting.refused,
      },
    )
  const unsaved = setting.isDirty || !saved
  const errors: Record<string, unknown> = form.formState.errors
  const set = <K extends keyof Form>(name: K, value: Form[K]) =>
    form.setValue(name, value as never, { shouldDirty: true })
  const utilities = [
    { value: ANY_UTILITY, label: words.any_utility },
    ...(project.utility_id ? [{ value: project.utility_id, label: project.utility_name ?? project.utility_id }] : []),
    ...(saved?.utility_id && saved.utility_id !== project.utility_id
      ? [{ value: saved.utility_id, label: saved.utility_name ?? saved.utility_id }]
      : []),
  ]
  return (
    <SettingForm
      setting={setting}
      label={save.isPending ? common.saving : saved ? words.save_plan : words.add_library}
      busy={save.isPending}
      whyNot={whyNot}
      className="max-w-[900px]"
      onSave={submit(({ name }) => {
        tellDone(words.saved_to_library({ name }))
        onClose()
      })}
    >
      <Card
        title={saved ? saved.plan.name : words.new_rate_plan}
        actions={
          <>
            <Button look="ghost" icon={<ArrowLeft size={14} aria-hidden />} onClick={onClose}>
              {words.all_rate_plans}
            </Button>
            <Button
              busy={save.isPending}
              disabledReason={whyNot}
              onClick={unsaved ? form.handleSubmit(submit(take)) : () => take(plan)}
            >
              {unsaved ? words.save_use_project : words.use_project}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-5">
          <div className="grid items-end gap-4 sm:grid-cols-2">
            <SelectField
              label={words.utility}
              options={utilities}
              value={utility_id ?? ANY_UTILITY}
              onChange={value => set('utility_id', value === ANY_UTILITY ? null : value)}
            />
            <Checkbox
              label={words.offer_projects}
              checked={active}
              onChange={next => set('active', next)}
              disabledReason={whyNot === undefined ? undefined : ''}
            />
          </div>
          <PlanEditor
            plan={plan}
            onChange={next => set('plan', next)}
            tried={form.formState.isSubmitted}
            refused={field => sentenceAt(errors, `plan.${field}`)}
          />
        </div>
      </Card>
    </SettingForm>
  )
}

/** The server's sentence at a path of the form. */
function sentenceAt(errors: unknown, path: string): string | undefined {
  let at = errors
  for (const part of path.split('.'))
    at = part && at && typeof at === 'object' ? new Map(Object.entries(at)).get(part) : undefined
  const message = at && typeof at === 'object' && 'message' in at ? at.message : undefined
  return typeof message === 'string' ? message : undefined
}
