// The batteries of a design as the energy calculation schedules them.
import { type Battery, USUAL_ROUND_TRIP } from '#machines/design/energy/battery.ts'
import type { Household } from '#machines/design/energy/energy-year.ts'
import { isPlain, type Strategy, usualControl } from '#machines/design/energy/strategy.ts'
import type { Schemas } from '#sdk/types.ts'
import type { BasisParts, Catalog, Design, PricedSale } from './sale.ts'

/** True if its bills are those of a flat rate with full retail net metering, whatever the hours. */
export const hasPlainBills = (sale: PricedSale): boolean =>
  isPlain({ tariff: sale.project.tariff, battery: batteryIn(sale) })

/** The model its battery is scheduled by, where quotes made before there was that model follow from another year. */
export function dispatchModel(sale: PricedSale, { storage_control }: Design): BasisParts['dispatch'] {
  const { tariff } = sale.project
  const battery = batteryIn(sale)
  return tariff && battery ? modelOf(tariff, battery, storage_control !== null) : undefined
}

function modelOf(
  tariff: Schemas['Tariff'],
  battery: { strategy: Strategy },
  is_chosen: boolean,
): BasisParts['dispatch'] {
  if (battery.strategy === 'arbitrage') return tariff.plan?.demand.length ? 'day_ahead_below_peaks' : 'day_ahead'
  return battery.strategy === 'self_consumption' && !is_chosen && tariff.net_metering?.kind === 'non_bypassable'
    ? 'self_consumption'
    : undefined
}

/** Null without a battery. */
export const batteryIn = ({ design, catalog, project }: PricedSale): Household['battery'] =>
  design ? batteryOf(design.storage, catalog.storage, design.storage_control, project.tariff) : null

/** The batteries of a design combined into one; null if there are none. */
export function batteryOf(
  chosen: readonly Schemas['StorageChoice'][],
  rows: Catalog['storage'],
  control: Schemas['StorageControl'] | null,
  tariff: Schemas['Tariff'] | null,
): Household['battery'] {
  if (chosen.length === 0) return null
  const together: Omit<Battery, 'reserve'> = { usable_kwh: 0, power_kw: 0, round_trip_efficiency: 0 }
  for (const { storage_id, count } of chosen) {
    const row = rows.get(storage_id)
    if (!row) continue
    together.usable_kwh += row.usable_kwh * count
    together.power_kw += row.power_kw * count
    together.round_trip_efficiency += row.usable_kwh * count * (row.round_trip_efficiency ?? USUAL_ROUND_TRIP)
  }
  if (together.usable_kwh <= 0) return null
  together.round_trip_efficiency /= together.usable_kwh
  return { ...together, ...(control ?? usualControl(tariff, together)) }
}
