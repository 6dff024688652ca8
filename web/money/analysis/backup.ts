// How long a battery carries a load when the grid is gone.
import { number } from '#web/lib/format.ts'
import { words } from './words.ts'

type Battery = { usable_kwh: number; power_kw: number; round_trip_efficiency: number }

/** Share always available in an outage: all of it if the battery does nothing else. */
export const keptShare = ({ strategy, reserve }: { strategy: string; reserve: number }) =>
  strategy === 'backup' ? 1 : reserve

/** Hours are followed this far: longer outages are rare, and weather repeats. */
export const LONGEST_H = 72

/**
 * Hours a load, constant or hourly, is powered after an outage at the end of each hour of the year: the battery starts
 * at its scheduled level and recharges from surplus production. Half of the round-trip loss applies each way. The year
 * wraps around. kWh per hour in, hours out, each from 0 to LONGEST_H.
 */
export function rideThrough(
  production: readonly number[],
  stored: readonly number[],
  load_kw: number | readonly number[],
  battery: Battery,
) {
  const one_way = Math.sqrt(battery.round_trip_efficiency)
  const loadAt = (at: number) => (typeof load_kw === 'number' ? load_kw : (load_kw[at] ?? 0))
  const lasts = (start: number): number => {
    let kept = stored[start] ?? 0
    for (let hour = 0; hour < LONGEST_H; hour++) {
      const at = (start + 1 + hour) % production.length
      const surplus = (production[at] ?? 0) - loadAt(at)
      if (surplus >= 0) {
        kept = Math.min(battery.usable_kwh, kept + Math.min(surplus, battery.power_kw) * one_way)
        continue
      }
      if (-surplus > battery.power_kw) return hour
      const needed = -surplus / one_way
      if (needed > kept) return hour + kept / needed
      kept -= needed
    }
    return LONGEST_H
  }
  return stored.map((_, start) => lasts(start))
}

/** The worst hour, the one in the middle, and the share of hours from which a day and a night are carried. */
export function outage(hours: readonly number[]) {
  const sorted = [...hours].sort((a, b) => a - b)
  const day_and_night = hours.filter(lasted => lasted >= 24).length
  return {
    worst_h: sorted[0] ?? 0,
    median_h: sorted[Math.floor(sorted.length / 2)] ?? 0,
    day_share: hours.length === 0 ? 0 : day_and_night / hours.length,
  }
}

/** '14 hours', '50 minutes', 'over 3 days'. */
export function lasting(hours: number): string {
  if (hours >= LONGEST_H) return words.over_days({ longest_h: LONGEST_H / 24 })
  if (hours < 2) return words.number_minutes({ number: number(Math.floor(hours * 60)) })
  return words.number_hours({ number: number(Math.floor(hours)) })
}
