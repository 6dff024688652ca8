// Combined power of modules by wiring: strings on an inverter's inputs, or individually with an optimizer or
// microinverter. Each module's own power comes from the PVWatts chain; the one-diode curves only give the share kept.
import type { Schemas } from '#sdk/types.ts'
import type { Plane, PlaneYear } from '../production/plane-year.ts'
import { GROUPS, MEAN, PER_GROUP } from '../shade/module-cells.ts'
import { HOURS, MONTH_OF_DAY } from '../weather/weather-year.ts'
import { type Levels, mostPower } from './one-diode.ts'
import { addGroup, parallelPower } from './string-power.ts'

export type Wiring = Schemas['Wiring']
/** DC power of each plane in each hour, kW, as it arrives at one inverter. */
type Fed = { readonly ac_kw: number; readonly by_plane: ReadonlyMap<number, Float64Array> }
type String = { readonly plane: number; readonly from: number; readonly count: number }
type Planes = { readonly planes: readonly Plane[]; readonly years: readonly PlaneYear[] }

export const countOf = (plane: Plane): number => plane.hours?.of_module.length ?? plane.module_count ?? 1

/** Share the losses leave in an hour. */
export const keptIn = ({ kept }: Pick<PlaneYear, 'kept'>, hour: number): number =>
  kept[MONTH_OF_DAY[(hour / 24) | 0] ?? 0] ?? 1

export function fedInverters(of: Planes, { kind, units }: Wiring): Fed[] {
  const next = of.planes.map(() => 0)
  return units.map(({ ac_kw, inputs }) => {
    const by_plane = new Map<number, Float64Array>()
    for (const input of inputs) {
      const strings = input.map(({ plane, module_count: count }): String => {
        const from = next[plane] ?? 0
        next[plane] = from + count
        return { plane, from, count }
      })
      for (const { plane } of strings) if (!by_plane.has(plane)) by_plane.set(plane, new Float64Array(HOURS))
      for (let hour = 0; hour < HOURS; hour++) feed(of, kind, strings, hour, by_plane)
    }
    return { ac_kw, by_plane }
  })
}

function feed(
  { planes, years }: Planes,
  kind: Wiring['kind'],
  strings: readonly String[],
  hour: number,
  by_plane: ReadonlyMap<number, Float64Array>,
) {
  if (strings.every(({ plane }) => !years[plane]?.dc_kw[hour])) return
  const put = (plane: number, kw: number) => {
    const fed = by_plane.get(plane)
    if (fed) fed[hour] = (fed[hour] ?? 0) + kw
  }
  const is_uneven = strings.some(({ plane }) => years[plane]?.of_modules?.is_uneven[hour] === 1)
  const uneven: { plane: number; kw: number; levels: Levels; apart: number }[] = []
  for (const { plane, from, count } of strings) {
    const year = years[plane]
    const of = planes[plane]
    if (!year || !of) continue
    if (!is_uneven || !year.of_modules) {
      put(plane, ((year.dc_kw[hour] ?? 0) * count) / countOf(of))
      continue
    }
    const kw_each = (of.kw * keptIn(year, hour)) / countOf(of) / 1000
    if (kind === 'string') uneven.push({ plane, ...stringAt(year.of_modules, hour, from, count, kw_each) })
    else for (let k = from; k < from + count; k++) put(plane, moduleAt(year.of_modules, hour, k) * kw_each)
  }
  if (uneven.length === 0) return
  let apart = 0
  for (const one of uneven) apart += one.apart
  const kept = apart > 0 ? Math.min(1, parallelPower(uneven.map(({ levels }) => levels)) / apart) : 1
  for (const { plane, kw } of uneven) put(plane, kw * kept)
}

type Modules = NonNullable<PlaneYear['of_modules']>

/** Modules in series: what they make each by itself, and the light of their groups. */
function stringAt(year: Modules, hour: number, from: number, count: number, kw_each: number) {
  const levels: Levels = []
  let [kw, apart] = [0, 0]
  for (let k = from; k < from + count; k++) {
    const index = indexOf(year, hour, k)
    kw += (year.power[index] ?? 0) * kw_each
    apart += GROUPS * mostPower((year.light[index] ?? 0) / 1000)
    addModule(levels, year, index)
  }
  return { kw, apart, levels }
}

function addModule(levels: Levels, { groups, light }: Modules, index: number) {
  const from = index * MEAN
  if (groups[from + 1] === 0) {
    const even = (light[index] ?? 0) / 1000
    addGroup(levels, even, 1, even, GROUPS)
    return
  }
  for (let at = from; at < from + MEAN; at += PER_GROUP)
    addGroup(levels, (groups[at] ?? 0) / 1000, groups[at + 1] ?? 1, (groups[at + 2] ?? 0) / 1000)
}

/** W per kW of one module at its own best voltage. */
export function moduleAt(year: Modules, hour: number, module: number): number {
  const index = indexOf(year, hour, module)
  const watts = year.power[index] ?? 0
  const mean = year.light[index] ?? 0
  if (mean <= 0 || year.groups[index * MEAN + 1] === 0) return watts
  const levels: Levels = []
  addModule(levels, year, index)
  return watts * Math.min(1, parallelPower([levels]) / (GROUPS * mostPower(mean / 1000)))
}

const indexOf = ({ at, modules, of_module }: Modules, hour: number, module: number) =>
  (at[hour] ?? 0) * modules + (of_module[module] ?? 0)
