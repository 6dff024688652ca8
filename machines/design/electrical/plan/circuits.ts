// Circuits of a plan: currents, devices, conductors, grounding and raceway, each with its formula and article.
import type { Schemas } from '#sdk/types.ts'
import { CONTINUOUS, limitOf } from '../code/limits.ts'
import {
  ambientFactor,
  ampacity,
  bundlingFactor,
  equipmentGrounding,
  type Size,
  standardAtLeast,
} from '../code/tables.ts'
import type { Group, Site } from '../electrical.ts'
import { fixed } from '../electrical-voltages.ts'
import { racewayAir, smallestConductor } from '../sizing/conductor.ts'
import { assumedDevice, deviceFor, needsFuses, stringFuse } from '../sizing/currents.ts'
import { fillOf, smallestEmt, voltageDrop } from '../sizing/raceway.ts'
import type { Applied, Choices } from './choices.ts'
import type { Parts, PlanString, Unit } from './parts.ts'
import { words } from './words.ts'

export type Circuit = Schemas['PlanCircuit']
type Step = Circuit['steps'][number]
export type Battery = {
  readonly tag: string
  readonly model: string
  readonly count: number
  readonly usable_kwh: number
  /** Continuous output of one; null where it is behind an inverter. */
  readonly output_a: number | null
  readonly estimated: boolean
}
/** Volts between the lines of a home's service. */
export const SERVICE_V = 240
/** 705.11(B) since 2020: conductors on the supply side of the main. */
const SUPPLY_SIDE_LEAST: Size = '6'

type Asked = {
  readonly tag: string
  readonly kind: Circuit['kind']
  readonly serves: string
  readonly maximum_a: number | null
  readonly first: Step[]
  /** Null for none; undefined where it can't be found. */
  readonly device_a: number | null
  readonly grounding_a: number | null
  /** Current-carrying conductors, and all in the raceway but the grounding one. */
  readonly conductors: number
  readonly filling: number
  readonly ambient_c: number | null
  readonly length_ft: number | null
  readonly drop: { readonly amps: number; readonly volts: number } | null
  readonly least: Size
}

export function circuitsOf(
  { kind, units, strings }: Parts,
  batteries: readonly Battery[],
  groups: readonly Group[],
  site: Site,
  choices: Choices,
  applied: Applied,
  on_supply_side: boolean,
): Circuit[] {
  const air_c = site?.summer_high_c ?? null
  const roof_c =
    air_c === null ? null : racewayAir(air_c, { above_roof_in: choices.above_roof_in ?? 0, in_sun: true }, applied.code)
  const asked: Asked[] = []
  const next = () => `C${asked.length + 1}`
  const least: Size = '14'
  if (kind === 'micro') {
    for (const branch of strings)
      asked.push(branchCircuit(next(), branch, units, strings.length, roof_c, choices, applied))
  } else
    for (const index of units.keys()) {
      const own = strings.filter(one => one.unit === index)
      if (own.length > 0) asked.push(stringCircuit(next(), own, kind, groups, roof_c, choices, applied))
    }
  const ac = { ambient_c: air_c, length_ft: choices.ac_ft, conductors: 2, filling: 3 }
  const outputs = kind === 'micro' ? strings.map(({ output_a }) => output_a) : units.map(({ output_a }) => output_a)
  const tags = kind === 'micro' ? strings.map(({ tag }) => tag) : units.map(({ tag }) => tag)
  const single = outputs.length === 1
  if (kind !== 'micro')
    for (const [index, unit] of units.entries())
      asked.push(
        outputCircuit(next(), 'inverter', unit.tag, outputs[index] ?? null, applied, {
          ...ac,
          length_ft: single ? choices.ac_ft : null,
          least: single && on_supply_side ? SUPPLY_SIDE_LEAST : least,
        }),
      )
  if (!single && outputs.length > 0) {
    const total_a = outputs.every(amps => amps !== null)
      ? outputs.reduce<number>((sum, amps) => sum + (amps ?? 0), 0)
      : null
    asked.push(
      outputCircuit(next(), 'combined', tags.join(', '), total_a, applied, {
        ...ac,
        least: on_supply_side ? SUPPLY_SIDE_LEAST : least,
      }),
    )
  }
  for (const { tag, output_a, count } of batteries)
    if (output_a !== null)
      asked.push(
        outputCircuit(next(), 'storage', count > 1 ? `${tag} × ${count}` : tag, output_a, applied, {
          ...ac,
          length_ft: null,
          least,
        }),
      )
  return asked.map(one => sized(one, choices, applied))
}

function branchCircuit(
  tag: string,
  branch: PlanString,
  units: readonly Unit[],
  branches: number,
  roof_c: number | null,
  choices: Choices,
  { article, code }: Applied,
): Asked {
  const unit = units[branch.unit]
  const device_a = unit?.inverter.branch_breaker_a ?? limitOf('branch_a', code)
  const each = unit?.output_a ?? null
  return {
    tag,
    kind: 'branch',
    serves: branch.tag,
    maximum_a: branch.maximum_a,
    first:
      each === null || branch.maximum_a === null
        ? []
        : [
            {
              formula: `${branch.units} × ${fixed(each, 2)} A = ${fixed(branch.maximum_a, 2)} A`,
              article: article('inverter_current'),
            },
          ],
    device_a,
    grounding_a: device_a,
    conductors: 2 * branches,
    filling: 2 * branches,
    ambient_c: roof_c,
    length_ft: choices.dc_ft,
    drop:
      branch.maximum_a === null ? null : { amps: branch.maximum_a, volts: unit?.inverter.ac_voltage_v ?? SERVICE_V },
    least: '14',
  }
}

/** All strings of an inverter share a raceway; the strongest sizes its conductors. */
function stringCircuit(
  tag: string,
  own: readonly PlanString[],
  kind: Parts['kind'],
  groups: readonly Group[],
  roof_c: number | null,
  choices: Choices,
  { article }: Applied,
): Asked {
  const maxima = own.map(({ maximum_a }) => maximum_a)
  const maximum_a = maxima.every(amps => amps !== null) ? Math.max(...maxima.map(amps => amps ?? 0)) : null
  const panels = own.flatMap(({ runs }) => runs.flatMap(({ plane }) => groups[plane]?.panel ?? []))
  const isc = Math.max(0, ...panels.map(panel => panel.isc ?? 0))
  const fuse_limits = panels.map(panel => panel.max_series_fuse_a ?? null)
  const fuse_a = fuse_limits.every(amps => amps !== null) ? Math.min(...fuse_limits.map(amps => amps ?? 0)) : null
  const parallel = Math.max(...own.map(({ input }) => own.filter(one => one.input === input).length))
  const fused = kind === 'string' && fuse_a !== null && needsFuses(isc, parallel, fuse_a)
  const device_a = fused && fuse_a !== null ? stringFuse(isc, fuse_a).device_a : null
  const [first] = own
  const panel = panels[0]
  const volts = panel?.vmp && first ? panel.vmp * first.modules : null
  return {
    tag,
    kind: 'string',
    serves: own.map(one => one.tag).join(', '),
    maximum_a,
    first:
      maximum_a === null
        ? []
        : kind === 'optimizer'
          ? [{ formula: `${fixed(maximum_a, 2)} A`, article: article('converter_current') }]
          : [
              {
                formula: `1.25 × ${fixed(isc, 2)} A = ${fixed(maximum_a, 2)} A`,
                article: article('source_current'),
              },
            ],
    device_a,
    grounding_a:
      kind === 'optimizer'
        ? maximum_a === null
          ? null
          : deviceFor(maximum_a).device_a
        : isc > 0
          ? assumedDevice(isc)
          : null,
    conductors: 2 * own.length,
    filling: 2 * own.length,
    ambient_c: roof_c,
    length_ft: choices.dc_ft,
    drop: kind === 'string' && volts && panel?.imp ? { amps: panel.imp, volts } : null,
    least: '14',
  }
}

function outputCircuit(
  tag: string,
  kind: Circuit['kind'],
  serves: string,
  amps: number | null,
  { article }: Applied,
  more: Pick<Asked, 'ambient_c' | 'length_ft' | 'conductors' | 'filling' | 'least'>,
): Asked {
  const device = amps === null ? null : deviceFor(amps)
  return {
    tag,
    kind,
    serves,
    maximum_a: amps,
    first:
      amps === null || !device
        ? []
        : [
            {
              formula: `1.25 × ${fixed(amps, 2)} A = ${fixed(device.needed_a, 2)} A → ${device.device_a ?? '–'} A`,
              article: article('standard_ratings'),
            },
          ],
    device_a: device?.device_a ?? null,
    grounding_a: device?.device_a ?? null,
    drop: amps === null ? null : { amps, volts: SERVICE_V },
    ...more,
  }
}

function sized(asked: Asked, { terminal_c }: Choices, { article }: Applied): Circuit {
  const { maximum_a, device_a, conductors, filling, ambient_c, length_ft, drop, first } = asked
  const terminal = terminal_c === 75 ? 75 : 60
  const conductor_a = maximum_a === null ? null : maximum_a * CONTINUOUS
  const found =
    maximum_a === null || ambient_c === null
      ? undefined
      : smallestConductor({ maximum_a, ambient_c, current_carrying: conductors, terminal, device_a }, asked.least)
  const grounding = asked.grounding_a === null ? null : equipmentGrounding(asked.grounding_a)
  const contents =
    found && grounding
      ? [
          { size: found.size, count: filling },
          { size: grounding, count: 1 },
        ]
      : null
  const raceway = contents ? (smallestEmt(contents) ?? null) : null
  const fill = contents && raceway ? fillOf(contents, raceway) : null
  const lost = found && drop && length_ft !== null ? voltageDrop(drop.amps, length_ft, found.size, drop.volts) : null
  const steps: Step[] = [...first]
  if (conductor_a !== null && maximum_a !== null)
    steps.push({
      formula: `1.25 × ${fixed(maximum_a, 2)} A = ${fixed(conductor_a, 2)} A`,
      article: article('conductor'),
    })
  if (found && ambient_c !== null && found.corrected_a !== null && maximum_a !== null) {
    const base = ampacity(found.size, 90) ?? 0
    const factors = [ambientFactor(ambient_c, 90) ?? 0, bundlingFactor(conductors)]
    steps.push({
      formula: words.corrected({
        size: found.size,
        product: [`${base} A`, ...factors.map(String)].join(' × '),
        corrected: fixed(found.corrected_a, 2),
        needed: fixed(maximum_a, 2),
      }),
      article: [article('ampacity'), article('ambient'), article('bundling')].filter(Boolean).join(', ') || null,
    })
    steps.push({
      formula: `${terminal} °C: ${found.terminal_a ?? '–'} A ≥ ${fixed(found.before_a, 2)} A`,
      article: article('terminals'),
    })
  }
  if (device_a !== null && found)
    steps.push({
      formula: words.protects({ device: device_a, size: found.size }),
      article: [article('next_size'), article('small_conductors')].filter(Boolean).join(', ') || null,
    })
  if (grounding && asked.grounding_a !== null)
    steps.push({
      formula: `${asked.grounding_a} A → ${grounding} AWG`,
      article: article(device_a === null ? 'equipment_grounding' : 'equipment_grounding_size'),
    })
  if (fill?.fill_sq_in != null)
    steps.push({
      formula: `${fixed(fill.fill_sq_in, 4)} ≤ ${fixed(fill.allowed_sq_in, 4)} sq in.`,
      article: article('raceway_fill'),
    })
  if (lost && drop && found && length_ft !== null)
    steps.push({
      formula: `2 × ${fixed(length_ft, 0)} ft × ${fixed(drop.amps, 2)} A = ${fixed(lost.drop_v, 2)} V, ${fixed(lost.drop_pct, 2)}%`,
      article: article('resistance'),
    })
  return {
    tag: asked.tag,
    kind: asked.kind,
    serves: asked.serves,
    maximum_a,
    conductor_a,
    device_a,
    conductors,
    size: found?.size ?? null,
    grounding,
    raceway,
    ambient_c,
    corrected_a: found?.corrected_a ?? null,
    terminal_a: found?.terminal_a ?? null,
    length_ft,
    drop_pct: lost?.drop_pct ?? null,
    steps,
  }
}

/** The breakers on the main panel: one for the system, one for each battery. */
export function breakersOf(circuits: readonly Circuit[], batteries: readonly Battery[]): number[] {
  const system = circuits.findLast(({ kind }) => kind === 'combined' || kind === 'inverter' || kind === 'branch')
  const storage = batteries.flatMap(({ output_a, count }) =>
    output_a === null ? [] : new Array<number>(count).fill(standardAtLeast(output_a * CONTINUOUS) ?? 0),
  )
  return [...(system?.device_a == null ? [] : [system.device_a]), ...storage]
}
