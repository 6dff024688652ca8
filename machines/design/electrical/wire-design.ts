// Assigns modules to inverters for a design without drawn strings: planes in order fill inverter after inverter to its
// share of the power, and strings of one plane stay together. The simulation clips and matches by it.

import type { Schemas } from '#sdk/types.ts'
import { sum } from '../../lib/numbers.ts'
import type { ElectricalDesign, Group, Machines, Site } from './electrical.ts'
import { holdsVoltage, stringsOf, stringWindow, type Window } from './string-lengths.ts'

type Wiring = Schemas['Wiring']
type Run = Wiring['units'][number]['inputs'][number][number]
/** Where no length can be worked out: what 600 V carry of modules of 46 V in the cold. */
const USUAL: Window = { least: 1, most: 13 }

/** Undefined if string inverters and microinverters are mixed, or there are none. */
export function wireDesign({ groups, machines, site }: ElectricalDesign): Wiring | undefined {
  const micros = machines.filter(({ inverter }) => inverter.type === 'micro')
  if (machines.length === 0 || groups.length === 0) return undefined
  if (micros.length === machines.length) return { kind: 'micro', units: [] }
  if (micros.length > 0) return undefined
  const kind = machines.every(({ inverter }) => holdsVoltage(inverter)) ? 'optimizer' : 'string'
  const runs = groups.flatMap((group, plane) =>
    (kind === 'optimizer' ? new Array<number>(group.count).fill(1) : lengthsOf(group, machines, site)).map(
      module_count => ({ plane, module_count }),
    ),
  )
  const wattsOf = ({ plane, module_count }: Run) => (groups[plane]?.panel.power_w ?? 0) * module_count
  const inverters = machines.flatMap(({ inverter, count }) => new Array<typeof inverter>(count).fill(inverter))
  const ac_w = sum(inverters.map(({ ac_power_w }) => ac_power_w))
  const dc_w = sum(runs.map(wattsOf))
  let fed_w = 0
  let next = 0
  let share_w = 0
  const units = inverters.map((inverter, index) => {
    share_w += (dc_w * inverter.ac_power_w) / ac_w
    const from = next
    const is_last = index === inverters.length - 1
    for (let run = runs[next]; run && (is_last || fed_w + wattsOf(run) / 2 <= share_w + 1e-6); run = runs[next]) {
      fed_w += wattsOf(run)
      next++
    }
    const taken = runs.slice(from, next)
    const inputs = kind === 'optimizer' ? together(taken).map(run => [run]) : onInputs(taken, inverter.mppt_count)
    return { ac_kw: inverter.ac_power_w / 1000, inputs }
  })
  return { kind, units }
}

function lengthsOf(group: Group, machines: readonly Machines[], site: Site): number[] {
  const windows = machines.flatMap(({ inverter }) => stringWindow(group.panel, inverter, site) ?? [])
  const window = { least: Math.max(...windows.map(one => one.least)), most: Math.min(...windows.map(one => one.most)) }
  const found = windows.length === machines.length && window.least <= window.most && stringsOf(group.count, window)
  const stringing = found || (stringsOf(group.count, USUAL) ?? [])
  return stringing.flatMap(({ strings, length }) => new Array<number>(strings).fill(length))
}

/** A string has an input of its own while there are enough; neighbors share one otherwise. */
function onInputs(runs: readonly Run[], inputs: number | null): Run[][] {
  const count = Math.min(inputs ?? runs.length, runs.length)
  const shared: Run[][] = Array.from({ length: count }, () => [])
  for (const [index, run] of runs.entries()) shared[Math.floor((index * count) / runs.length)]?.push(run)
  return shared
}

function together(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const { plane, module_count } of runs) {
    const last = joined[joined.length - 1]
    if (last?.plane === plane) last.module_count += module_count
    else joined.push({ plane, module_count })
  }
  return joined
}
