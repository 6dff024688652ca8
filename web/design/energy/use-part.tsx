import type { Schemas } from '#sdk/types.ts'
import { MonthBars } from '#web/charts/month-bars.tsx'
import { useWhyNot } from '#web/data/queries.ts'
import { SettingForm, useSettingForm } from '#web/frame/setting-form.tsx'
import { number } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import type { TabProps } from '#web/projects/sale/project/project-tabs.ts'
import { Card } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { HouseholdAside } from './household-aside.tsx'
import { MeanDayChart } from './mean-day-chart.tsx'
import { ModeFields } from './mode-fields.tsx'
import { AdditionFields } from './plan/addition-fields.tsx'
import { useHousehold } from './previews.ts'
import { resolverOf } from './resolver.ts'
import { ageOf, useSavePart } from './save-part.ts'
import { consumptionOf, faultsOfUse, formOfUse, type UseForm } from './use-form.ts'
import { words } from './words.ts'

const resolver = resolverOf<UseForm>(values => Object.values(faultsOfUse(values))[0])

export function UsePart({ project }: TabProps) {
  const whyNot = useWhyNot('projects.edit')
  const saved = formOfUse(project.consumption, ageOf([project.consumption]))
  const setting = useSettingForm<UseForm>({ name: `use-${project.id}`, saved, schema: resolver })
  const { busy, save } = useSavePart(project, ['consumption'])
  const typed = setting.form.watch()
  const consumption = consumptionOf(typed)
  // A file is saved by its own button, once it has been checked.
  const awaits = typed.mode === 'interval_8760' && !consumption ? words.give_file_meter : undefined
  const faults = setting.form.formState.isSubmitted ? faultsOfUse(typed) : {}
  const household = useHousehold(project, setting.isDirty && consumption ? { consumption } : {})
  const submit = (values: UseForm) => {
    const whole = consumptionOf(values)
    if (!whole) return
    save(
      { consumption: whole },
      {
        onDone: () => {
          // Missing months count as estimated until someone reads them.
          setting.show({ ...formOfUse(whole, ageOf([whole])) })
          tellDone(words.use_saved)
        },
        onRefused: setting.refused,
      },
    )
  }
  const read = (consumption: Schemas['Project']['consumption']) => {
    const { additions } = setting.form.getValues()
    setting.show(formOfUse(consumption, ageOf([consumption])))
    // Values typed in addition aren't in the file.
    if (JSON.stringify(additions) !== JSON.stringify(saved.additions))
      setting.form.setValue('additions', additions, { shouldDirty: true })
  }
  const { use } = household
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-5">
        <SettingForm
          setting={setting}
          label={busy ? common.saving : words.save_use}
          busy={busy}
          whyNot={whyNot ?? awaits}
          onSave={submit}
        >
          <Card title={words.current_usage_title}>
            <ModeFields project={project} faults={faults} whyNot={whyNot} onRead={next => read(next.consumption)} />
          </Card>
          <Card title={words.planned_usage_title} note={words.counted_into_use_year}>
            <AdditionFields faults={faults} whyNot={whyNot} />
          </Card>
        </SettingForm>
        {use && (
          <>
            <Card>
              <MonthBars
                title={words.use_month}
                unit="kWh"
                write={value => number(value)}
                stacked
                series={[
                  { name: words.today, color: 'var(--consumption)', values: use.today },
                  ...use.additions.map(({ name, months }, at) => ({
                    name,
                    color: shadeOf(at, use.additions.length),
                    values: months,
                  })),
                ]}
              />
            </Card>
            <Card>
              <MeanDayChart days={use.days} />
            </Card>
          </>
        )}
      </div>
      <div className="min-w-0 lg:sticky lg:under-5">
        <HouseholdAside household={household} project={project} unsaved={setting.isDirty} />
      </div>
    </div>
  )
}

/** Use is slate; added loads get lighter shades. */
const shadeOf = (at: number, count: number) =>
  `color-mix(in oklch, var(--consumption) ${Math.round(72 - (at * 50) / Math.max(1, count))}%, var(--surface))`
