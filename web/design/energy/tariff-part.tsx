// The utility's charges, and its terms for exports.
import { Plus } from 'lucide-react'
import { Link } from 'wouter'
import { useWhyNot } from '#web/data/queries.ts'
import { SettingForm, useSettingForm } from '#web/frame/setting-form.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { type TabProps, tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { TabLink } from '#web/projects/sale/project/tab-link.tsx'
import { TariffStanding } from '#web/projects/sale/project/tariff-standing.tsx'
import { type FilledRate, UtilityField } from '#web/projects/sale/project/utility-field.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { Card } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { HouseholdAside } from './household-aside.tsx'
import { NetMeteringFields } from './plan/net-metering-fields.tsx'
import { PlanChoice } from './plan/plan-choice.tsx'
import { tariffAge, tariffDraft } from './plan/take-plan.ts'
import { useHousehold } from './previews.ts'
import { resolverOf } from './resolver.ts'
import { useSavePart } from './save-part.ts'
import { faultsOfTariff, formOfTariff, type TariffForm, tariffOf } from './tariff-form.ts'
import { words } from './words.ts'

const WAYS = [
  { value: 'flat', label: words.one_rate, help: words.same_price_each_kwh },
  { value: 'plan', label: words.rate_plan, help: words.prices_hour_season_amount },
] as const

const resolver = resolverOf<TariffForm>(values => Object.values(faultsOfTariff(values))[0])

/** Defaults from the chosen utility. */
const filled = ({ rate_usd_per_kwh, fixed_charge_cents_per_month: fixed, plan }: FilledRate): Partial<TariffForm> => ({
  rate_usd_per_kwh,
  ...(fixed === undefined ? {} : { fixed_usd: fixed / 100 }),
  ...(plan ? { way: 'plan', plan } : {}),
})

export function TariffPart({ project }: TabProps) {
  const whyNot = useWhyNot('projects.edit')
  const saved = formOfTariff(project, tariffAge(project))
  const setting = useSettingForm<TariffForm>({ name: tariffDraft(project.id), saved, schema: resolver })
  const { busy, save } = useSavePart(project, ['tariff', 'utility_id', 'utility_name'])
  const { form } = setting
  const typed = form.watch()
  const tariff = tariffOf(typed)
  const tried = form.formState.isSubmitted
  const faults = tried ? faultsOfTariff(typed) : {}
  const household = useHousehold(project, setting.isDirty && tariff ? { tariff } : {})
  const set = (part: Partial<TariffForm>) => {
    for (const [name, value] of Object.entries(part))
      form.setValue(name as keyof TariffForm, value, { shouldDirty: true })
  }
  const submit = (values: TariffForm) => {
    const whole = tariffOf(values)
    if (!whole) return
    const { utility_id, utility_name } = values
    save(
      {
        tariff: whole,
        ...(utility_id ? { utility_id } : utility_name ? { utility_name } : {}),
        ...(values.is_own_rate ? { rate_confirmed: true } : {}),
      },
      {
        onDone: () => {
          const now = { tariff: whole, utility_id, utility_name }
          setting.show(formOfTariff(now, tariffAge(now)))
          tellDone(words.rate_saved)
        },
        onRefused: setting.refused,
      },
    )
  }
  const plans = `${tabHref(project.id, 'energy')}&part=plans`
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <SettingForm
        setting={setting}
        label={busy ? common.saving : words.save_rate}
        busy={busy}
        whyNot={whyNot}
        onSave={submit}
      >
        <Card title={words.what_utility_charges}>
          <div className="flex flex-col gap-5">
            <UtilityField
              address={project.address}
              toAddress={
                <TabLink project_id={project.id} tab="overview">
                  {words.enter_address}
                </TabLink>
              }
              value={typed.utility_id}
              name={typed.utility_name ?? project.utility_name}
              onChoose={(utility, rate) =>
                set({
                  utility_id: null,
                  utility_name: null,
                  ...utility,
                  is_own_rate: false,
                  ...(rate ? filled(rate) : {}),
                })
              }
              error={undefined}
            />
            <RadioGroup label={words.charged_by} options={WAYS} value={typed.way} onChange={way => set({ way })} />
            {typed.way === 'flat' ? (
              <div className="grid gap-4 sm:grid-cols-2">
                <NumberField
                  label={words.rate}
                  prefix="$"
                  unit="/kWh"
                  digits={4}
                  value={typed.rate_usd_per_kwh}
                  onChange={rate_usd_per_kwh => set({ rate_usd_per_kwh, is_own_rate: rate_usd_per_kwh !== null })}
                  help={words.typed_bill_counts_as}
                  error={faults['rate_usd_per_kwh']}
                />
                <NumberField
                  label={words.fixed_charge}
                  prefix="$"
                  unit={common.per_month}
                  value={typed.fixed_usd}
                  onChange={fixed_usd => set({ fixed_usd })}
                  error={faults['fixed_usd']}
                />
              </div>
            ) : (
              <PlanChoice
                utility_id={typed.utility_id}
                plan={typed.plan}
                onChange={plan => set({ plan, is_own_rate: true })}
                tried={tried}
                error={faults['plan']}
                more={
                  <>
                    <Link href={`${plans}&plan=new`} className={buttonLook()}>
                      <Plus size={14} aria-hidden />
                      {words.make_plan}
                    </Link>
                    <Link href={`${plans}&import=yes`} className={buttonLook()}>
                      {words.import_openei}
                    </Link>
                  </>
                }
              />
            )}
          </div>
        </Card>
        <Card title={words.net_metering_title} note={words.net_metering_note}>
          <NetMeteringFields form={typed} set={set} faults={faults} />
        </Card>
      </SettingForm>
      <div className="flex min-w-0 flex-col gap-5 lg:sticky lg:under-5">
        {!setting.isDirty && <TariffStanding project_id={project.id} here />}
        <HouseholdAside household={household} project={project} unsaved={setting.isDirty} />
      </div>
    </div>
  )
}
