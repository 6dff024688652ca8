// The battery's year, and how long it powers essential loads in an outage.
import { useDeferredValue, useMemo, useState } from 'react'
import { words as energy } from '#machines/design/energy/words.ts'
import { capacityDerivation, lossDerivation, reserveDerivation } from '#machines/money/derivations/household.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { kw, kwh, number, percent } from '#web/lib/format.ts'
import { Derived } from '#web/money/derivations/derived.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { Card, Figures } from '#web/ui/page.tsx'
import { keptShare, outage, rideThrough } from './backup.ts'
import { batterySentence, outageWords } from './energy-words.ts'
import { Said } from './slides/said.tsx'
import { words } from './words.ts'

type Battery = NonNullable<Schemas['EnergyYear']['battery']>
type Props = { project_id: string; year: Schemas['EnergyYear']; battery: Battery; at: number }

/** A fridge, light, a router and a furnace fan. */
const ESSENTIALS_KW = 0.5
const LEAST_KW = 0.05
const MOST_KW = 50

export function BatterySection({ project_id, year, battery, at }: Props) {
  const lost = lossDerivation(battery, year.year)
  return (
    <Card title={words.battery} note={energy.strategy[battery.strategy]}>
      <Said>
        <Derived derivation={lost} at={at} sentence>
          {batterySentence(battery, year.year)}
        </Derived>
      </Said>
      <Figures
        facts={[
          {
            label: words.can_hold,
            value: (
              <Derived derivation={capacityDerivation(battery)} at={at}>
                {words.usable_kwh_kwh({ usable_kwh: number(battery.usable_kwh, 1) })}
              </Derived>
            ),
            note: words.gives_up_power_kw({ power_kw: kw(battery.power_kw) }),
          },
          { label: words.full_cycles, value: number(battery.cycles), note: words.a_year },
          {
            label: words.lost_way,
            value: (
              <Derived derivation={lost} at={at}>
                {kwh(battery.losses_kwh)}
              </Derived>
            ),
            note: words.round_trip_efficiency({ round_trip_efficiency: percent(battery.round_trip_efficiency) }),
          },
          {
            label: words.kept_outage,
            value: percent(keptShare(battery)),
            note: (
              <Derived derivation={reserveDerivation(battery)} at={at}>
                {words.number_kwh({ number: number(battery.usable_kwh * keptShare(battery), 1) })}
              </Derived>
            ),
          },
        ]}
      />
      <Outage project_id={project_id} battery={battery} />
    </Card>
  )
}

function Outage({ project_id, battery }: { project_id: string; battery: Battery }) {
  const { params, change } = useFilters()
  const [fault, setFault] = useState<string>()
  const { data } = useRead('/v3/energy.GetHours', { project_id })
  const requested = Number(params.get('load') ?? ESSENTIALS_KW)
  const load_kw = requested >= LEAST_KW && requested <= MOST_KW ? requested : ESSENTIALS_KW
  const settled = useDeferredValue(load_kw)
  const hours = data?.hours
  const found = useMemo(
    () => (hours ? outage(rideThrough(hours.production, hours.stored, settled, battery)) : null),
    [hours, settled, battery],
  )
  const whole = useMemo(
    () => (hours ? outage(rideThrough(hours.production, hours.stored, hours.use, battery)) : null),
    [hours, battery],
  )
  return (
    <div className="mt-6 grid items-start gap-x-10 gap-y-4 border-t border-hairline pt-5 md:grid-cols-[minmax(220px,1fr)_2fr]">
      <NumberField
        label={words.backup_load_label}
        unit="kW"
        maxLength={6}
        value={load_kw}
        onChange={kilowatts => {
          const meant = kilowatts !== null && kilowatts >= LEAST_KW && kilowatts <= MOST_KW
          setFault(
            kilowatts === null || meant
              ? undefined
              : words.enter_least_kw_most({ least_kw: LEAST_KW, most_kw: MOST_KW }),
          )
          if (meant) change({ load: kilowatts === ESSENTIALS_KW ? null : String(kilowatts) })
        }}
        onBlur={() => setFault(undefined)}
        error={fault}
        help={
          settled > battery.power_kw
            ? words.more_than_battery_gives({ power_kw: kw(battery.power_kw) })
            : words.fridge_light_router_furnace({ essentials_kw: kw(ESSENTIALS_KW) })
        }
      />
      {found && (
        <p aria-live="polite" className="max-w-[64ch] text-md text-ink-2">
          {words.if_grid_fails_any({ settled: kw(settled) })}{' '}
          <strong className="font-semibold text-ink">{outageWords(found)}</strong>
          {words.all_hours_lasts_day({ day_share: percent(found.day_share) })}
          {whole && (
            <>
              {' '}
              {words.whole_house_own_use} <strong className="font-semibold text-ink">{outageWords(whole)}</strong>.
            </>
          )}
        </p>
      )}
    </div>
  )
}
