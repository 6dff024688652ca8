// Snow and ground of the site: weather data has neither, so nothing is assumed until it is entered.
import { useFormContext } from 'react-hook-form'
import { BARE_ALBEDO, monthlyAlbedo, SNOW_ALBEDO } from '#machines/design/production/albedo.ts'
import type { Schemas } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import { MONTHS, percent } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { ShareField } from '#web/ui/fields/share-field.tsx'
import { Card } from '#web/ui/page.tsx'
import type { LossForm } from '../losses/design-loss-fields.tsx'
import { SnowTable } from './snow-table.tsx'
import { words } from './words.ts'

type Site = Schemas['SiteConditions']

const none = () => MONTHS.map(() => 0)

export function SiteFields() {
  const { watch, setValue, formState } = useFormContext<LossForm>()
  const site = watch('conditions') ?? {}
  const { snow, monthly_albedo } = site
  const put = ({ snow, monthly_albedo }: Site) =>
    setValue(
      'conditions',
      snow || monthly_albedo ? { ...(snow ? { snow } : {}), ...(monthly_albedo ? { monthly_albedo } : {}) } : null,
      { shouldDirty: true, shouldValidate: formState.isSubmitted },
    )
  return (
    <Card title={words.snow_ground} note={noteOf(site)}>
      <div className="flex flex-col items-start gap-3">
        {snow ? (
          <fieldset className="w-full">
            <legend className="float-left mb-2 text-base font-medium">{words.snow_month}</legend>
            <p className="clear-both mb-3 text-sm text-ink-2">
              {words.nearest_station_climate_normals({ snow_albedo: percent(SNOW_ALBEDO) })}
            </p>
            <SnowTable snow={snow} onChange={next => put({ ...site, snow: next })} />
            <Button className="mt-3" onClick={() => put({ ...site, snow: undefined })}>
              {words.remove_snow}
            </Button>
          </fieldset>
        ) : (
          <Button
            onClick={() =>
              put({
                ...site,
                snow: { snowfall_cm: none(), snowy_days: none(), covered_days: none(), humidity: none() },
              })
            }
          >
            {words.enter_snow_month}
          </Button>
        )}
        {monthly_albedo ? (
          <fieldset className="w-full border-t border-hairline pt-4">
            <legend className="float-left mb-2 text-base font-medium">{words.albedo_month}</legend>
            <div className="clear-both grid grid-cols-2 gap-2 sm:grid-cols-6">
              {MONTHS.map((month, at) => (
                <ShareField
                  key={month}
                  label={month}
                  share={monthly_albedo[at] ?? 0}
                  onChange={share => put({ ...site, monthly_albedo: monthly_albedo.with(at, share ?? 0) })}
                  error={said(formState.errors.conditions?.monthly_albedo?.[at], words.enter_0_90)}
                />
              ))}
            </div>
            <Button className="mt-3" onClick={() => put({ ...site, monthly_albedo: undefined })}>
              {words.use_all_year({ bare_albedo: percent(BARE_ALBEDO) })}
            </Button>
          </fieldset>
        ) : (
          <Button onClick={() => put({ ...site, monthly_albedo: MONTHS.map(() => BARE_ALBEDO) })}>
            {words.enter_albedo_month}
          </Button>
        )}
      </div>
    </Card>
  )
}

function noteOf(site: Site): string {
  const months = [...monthlyAlbedo(site)]
  const [least, most] = [Math.min(...months), Math.max(...months)]
  const range = { is_even: least === most ? 'yes' : 'no', least: percent(least), most: percent(most) } as const
  return site.snow ? words.snow_as_entered(range) : words.no_snow_assumed(range)
}
