// Units, strings and branches of a plan: divided automatically, or as chosen by hand.
import type { Schemas } from '#sdk/types.ts'
import { limitOf } from '../code/limits.ts'
import type { ElectricalInverter, Group, Machines, Site } from '../electrical.ts'
import { optimizerLimits } from '../electrical-optimizers.ts'
import { coldVoc } from '../electrical-voltages.ts'
import { branchesOf, optimizerStrings, unitsPerBranch } from '../sizing/branches.ts'
import { converterCurrent, sourceCurrent } from '../sizing/currents.ts'
import { holdsVoltage } from '../string-lengths.ts'
import { wireDesign } from '../wire-design.ts'
import type { Applied, Choices } from './choices.ts'

export type Unit = Schemas['PlanUnit'] & { readonly inverter: ElectricalInverter }
export type PlanString = Schemas['PlanString']
type Run = Schemas['StringRun']
type Kind = Schemas['ElectricalPlan']['kind']
export type Parts = { kind: Kind; units: Unit[]; strings: PlanString[]; stale: boolean }

export function partsOf(
  groups: readonly Group[],
  machines: readonly Machines[],
  site: Site,
  choices: Choices,
  applied: Applied,
): Parts {
  const kind = kindOf(machines)
  const units = unitsOf(machines)
  if (kind === 'mixed') return { kind, units, strings: [], stale: false }
  if (kind === 'micro') return { kind, units, strings: branches(groups, units, applied), stale: false }
  const stale = choices.strings !== null && !fitsDesign(choices.strings, groups, units)
  const placed = choices.strings && !stale ? choices.strings : divided(kind, groups, machines, units, site)
  const strings = placed.map((one, index) => stringOf(one, index, kind, groups, units, site))
  return { kind, units, strings, stale }
}

function kindOf(machines: readonly Machines[]): Kind {
  const micros = machines.filter(({ inverter }) => inverter.type === 'micro').length
  if (micros === machines.length) return 'micro'
  if (micros > 0) return 'mixed'
  const held = machines.filter(({ inverter }) => holdsVoltage(inverter)).length
  return held === machines.length ? 'optimizer' : held > 0 ? 'mixed' : 'string'
}

function unitsOf(machines: readonly Machines[]): Unit[] {
  const one = (inverter: ElectricalInverter, count: number): Omit<Unit, 'tag'> => {
    const stated_a = inverter.ac_current_a ?? null
    const volts = inverter.ac_voltage_v
    return {
      inverter,
      inverter_id: inverter.id,
      manufacturer: inverter.manufacturer,
      model: inverter.model,
      count,
      inputs: inverter.mppt_count,
      output_a: stated_a ?? (volts === null ? null : inverter.ac_power_w / volts),
      estimated: stated_a === null,
    }
  }
  return machines
    .flatMap(({ inverter, count }) =>
      inverter.type === 'micro' ? [one(inverter, count)] : Array.from({ length: count }, () => one(inverter, 1)),
    )
    .map((unit, index) => ({ ...unit, tag: `${unit.inverter.type === 'micro' ? 'M' : 'I'}${index + 1}` }))
}

/** Whether strings chosen earlier still have each panel once, on inverters and inputs that exist. */
function fitsDesign(
  strings: readonly Schemas['ChosenString'][],
  groups: readonly Group[],
  units: readonly Unit[],
): boolean {
  const counts = groups.map(() => 0)
  for (const { plane, module_count } of strings.flatMap(({ runs }) => runs)) {
    const before = counts[plane]
    if (before === undefined) return false
    counts[plane] = before + module_count
  }
  return (
    groups.every(({ count }, plane) => counts[plane] === count) &&
    strings.every(({ unit, input }) => {
      const found = units[unit]
      return found !== undefined && (found.inputs === null || input < found.inputs)
    })
  )
}

/** Modules in the order of the planes, cut into runs of these lengths. */
function cut(groups: readonly Group[], lengths: readonly number[]): Run[][] {
  const order = groups.flatMap(({ count }, plane) => new Array<number>(count).fill(plane))
  let from = 0
  return lengths.map(length => {
    const planes = order.slice(from, from + length)
    from += length
    return runsOf(planes)
  })
}

function runsOf(planes: readonly number[]): Run[] {
  const runs: Run[] = []
  for (const plane of planes) {
    const last = runs.at(-1)
    if (last?.plane === plane) last.module_count++
    else runs.push({ plane, module_count: 1 })
  }
  return runs
}

const modulesOf = (runs: readonly Run[]) => runs.reduce((sum, { module_count }) => sum + module_count, 0)

/** Each model's units fill branch after branch; a unit without a maker's limit makes none. */
function branches(groups: readonly Group[], units: readonly Unit[], { code }: Applied): PlanString[] {
  const all = units.flatMap(({ inverter, count, output_a, estimated }, unit) => {
    const device_a = inverter.branch_breaker_a ?? limitOf('branch_a', code)
    const continuous_a = estimated ? null : output_a
    const per = unitsPerBranch({ maker_units: inverter.units_per_branch ?? null, continuous_a }, device_a)
    return per
      ? branchesOf(count, per.units).map(size => ({ unit, size, each: inverter.mppt_count ?? 1, output_a }))
      : []
  })
  const cuts = cut(
    groups,
    all.map(({ size, each }) => size * each),
  )
  return all.map(({ unit, size, output_a }, index) => {
    const runs = cuts[index] ?? []
    return {
      tag: `B${index + 1}`,
      unit,
      input: 0,
      runs,
      modules: modulesOf(runs),
      units: size,
      cold_v: null,
      maximum_a: output_a === null ? null : output_a * size,
      output_a: output_a === null ? null : output_a * size,
    }
  })
}

function divided(
  kind: 'string' | 'optimizer',
  groups: readonly Group[],
  machines: readonly Machines[],
  units: readonly Unit[],
  site: Site,
): Schemas['ChosenString'][] {
  const wiring = wireDesign({ groups, machines, site })
  if (!wiring) return []
  if (kind === 'string')
    return wiring.units.flatMap(({ inputs }, unit) =>
      inputs.flatMap((runs, input) => runs.map(run => ({ unit, input, runs: [run] }))),
    )
  const lengths = wiring.units.flatMap(({ inputs }, unit) => {
    const runs = inputs.flat()
    const modules = modulesOf(runs)
    const module_w = Math.max(0, ...runs.map(({ plane }) => groups[plane]?.panel.power_w ?? 0))
    const limits = units[unit] && optimizerLimits(units[unit].inverter)
    const found = limits && optimizerStrings(modules, module_w, limits)
    return modules === 0 ? [] : (found ?? [modules]).map(length => ({ unit, length }))
  })
  const cuts = cut(
    groups,
    lengths.map(({ length }) => length),
  )
  return lengths.map(({ unit }, index) => {
    const before = lengths.slice(0, index).filter(one => one.unit === unit).length
    const inputs = units[unit]?.inputs ?? 1
    return { unit, input: before % inputs, runs: cuts[index] ?? [] }
  })
}

function stringOf(
  { unit, input, runs }: Schemas['ChosenString'],
  index: number,
  kind: 'string' | 'optimizer',
  groups: readonly Group[],
  units: readonly Unit[],
  site: Site,
): PlanString {
  const panels = runs.flatMap(({ plane, module_count }) => {
    const panel = groups[plane]?.panel
    return panel ? [{ panel, module_count }] : []
  })
  const cold = panels.map(({ panel, module_count }) => {
    const one = coldVoc(panel, site)
    return one ? one.v * module_count : null
  })
  const isc = panels.map(({ panel }) => panel.isc)
  const output_a = units[unit]?.inverter.optimizer_output_a ?? null
  const known = isc.filter(amps => amps !== null)
  return {
    tag: `S${index + 1}`,
    unit,
    input,
    runs,
    modules: modulesOf(runs),
    units: 0,
    cold_v:
      kind === 'optimizer' || cold.some(v => v === null) ? null : cold.reduce<number>((sum, v) => sum + (v ?? 0), 0),
    maximum_a:
      kind === 'optimizer'
        ? output_a === null
          ? null
          : converterCurrent(output_a).maximum_a
        : known.length < isc.length || known.length === 0
          ? null
          : sourceCurrent(Math.max(...known)).maximum_a,
    output_a: null,
  }
}
