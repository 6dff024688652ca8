import type { Schemas } from '#sdk/types.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Slider } from '#web/ui/fields/slider.tsx'
import { Card } from '#web/ui/page.tsx'
import type { Trial } from './energy-what-if.ts'
import { METERING_WORDS } from './energy-words.ts'
import { FLAT, METERING_KINDS, priceLabel, priceOf } from './tried-tariff.ts'
import { words } from './words.ts'

const AS_IS = 'now'
const perKwh = (usd: number) => `$${usd.toFixed(3)}/kWh`
type Props = { trial: Trial; project: Schemas['Project']; plans: Schemas['SavedRatePlan'][] }

/** Import prices and export rates. */
export function TariffControls({ trial, project, plans }: Props) {
  const own = project.tariff
  const { tariff, kind } = trial
  const metering = tariff?.net_metering
  const price = metering && priceLabel(kind)
  const flat = tariff !== null && !tariff.plan
  const now = own
    ? (own.plan?.name ?? words.flat_rate_at({ rate_usd_per_kwh: perKwh(own.rate_usd_per_kwh) }))
    : words.no_tariff_yet
  return (
    <Card title={words.utility_rate_title}>
      <div className="flex flex-col gap-5">
        <SelectField
          label={words.rate_plan}
          options={[
            { value: AS_IS, label: words.current_plan({ now }) },
            ...(own && !own.plan ? [] : [{ value: FLAT, label: words.one_flat_rate }]),
            ...plans.map(({ id, plan, average_usd_per_kwh }) => ({
              value: id,
              label: plan.name,
              note: perKwh(average_usd_per_kwh),
            })),
          ]}
          value={trial.plan === FLAT && own && !own.plan ? AS_IS : (trial.plan ?? AS_IS)}
          onChange={value => trial.setPlan(value === AS_IS ? null : value)}
        />
        {flat && (
          <Slider
            label={words.flat_rate_label}
            min={0.05}
            max={0.8}
            step={0.005}
            value={tariff.rate_usd_per_kwh}
            onChange={trial.setRate}
            write={perKwh}
          />
        )}
        {tariff && (
          <SelectField
            label={words.export_credit_label}
            options={METERING_KINDS.map(one => ({ value: one, label: METERING_WORDS[one] }))}
            value={kind}
            onChange={value => {
              const next = METERING_KINDS.find(one => one === value)
              if (next) trial.setMetering(next)
            }}
          />
        )}
        {metering && price && (
          <Slider
            label={price}
            min={0}
            max={0.5}
            step={0.005}
            value={priceOf(metering)}
            onChange={trial.setPrice}
            write={perKwh}
            help={metering.export_weekday ? words.average_every_hour_has : undefined}
          />
        )}
      </div>
    </Card>
  )
}
