// The electrical plan of a design: made from panels and equipment, changed by choices, judged by an edition of the code. Called by the
// server for the screen and for proposals. A design aid, not a licensed engineer's work.
import type { Schemas } from '#sdk/types.ts'
import type { Place } from '../../jurisdictions.ts'
import type { Group, Machines, Site } from '../electrical.ts'
import { type Choices, codeOf, NO_CHOICES } from './choices.ts'
import { type Battery, breakersOf, circuitsOf, SERVICE_V } from './circuits.ts'
import { connect } from './connect.ts'
import { batteryFindings, conductorFindings, editionFindings, safetyFindings, stringFindings } from './findings.ts'
import { houseFindings } from './house-findings.ts'
import { partsOf } from './parts.ts'

type ChosenBattery = {
  readonly model: string
  readonly count: number
  readonly usable_kwh: number
  readonly power_kw: number
  readonly coupling: 'ac' | 'dc'
  readonly ac_current_a?: number | null | undefined
}
export type PlanInputs = {
  readonly project_id: string
  readonly version: number
  readonly choices: Choices | null
  readonly place: Place
  readonly jurisdictions: readonly Schemas['CodeJurisdiction'][]
  readonly groups: readonly Group[]
  readonly machines: readonly Machines[]
  readonly batteries: readonly ChosenBattery[]
  readonly site: Site
}

export function makePlan(given: PlanInputs): Schemas['ElectricalPlan'] {
  const { groups, machines, site } = given
  const choices = given.choices ?? NO_CHOICES
  const applied = codeOf(choices, given.place, given.jurisdictions)
  const parts = partsOf(groups, machines, site, choices, applied)
  const batteries = given.batteries.map(batteryOf)
  const outputs = parts.units.map(({ output_a, count }) => (output_a === null ? null : output_a * count))
  const storage_a = batteries.reduce((sum, { output_a, count }) => sum + (output_a ?? 0) * count, 0)
  const solar_a = outputs.every(amps => amps !== null)
    ? outputs.reduce<number>((sum, amps) => sum + (amps ?? 0), 0)
    : null
  const source_a = solar_a === null ? null : solar_a + storage_a + (choices.existing_sources_a ?? 0)
  const circuitsAt = (on_supply_side: boolean) =>
    circuitsOf(parts, batteries, groups, site, choices, applied, on_supply_side)
  const connected = connect(source_a, breakersOf(circuitsAt(false), batteries), choices, applied)
  const circuits = circuitsAt(connected.connection === 'supply_side')
  const findings = [
    ...editionFindings(applied),
    ...stringFindings(parts, groups, machines, site, choices, applied),
    ...connected.findings,
    ...safetyFindings(parts, choices, applied),
    ...batteryFindings(batteries, choices, applied),
    ...conductorFindings(circuits, choices, applied),
    ...houseFindings(parts, choices, applied),
  ]
  const order = { error: 0, warning: 1, ok: 2 }
  return {
    project_id: given.project_id,
    version: given.version,
    choices,
    edition: applied.edition,
    edition_basis: applied.basis,
    edition_since: applied.since,
    edition_sources: [...applied.sources],
    kind: parts.kind,
    ambient_c: site?.summer_high_c ?? null,
    planes: groups.map(({ name }) => name),
    units: parts.units.map(({ inverter: _, ...unit }) => unit),
    strings: parts.strings,
    circuits,
    options: connected.options,
    connection: connected.connection,
    source_a,
    storage_a,
    largest_main_a: connected.largest_main_a,
    findings: findings.sort((a, b) => order[a.severity] - order[b.severity]),
  }
}

/** A battery on the DC side adds nothing to its inverter's output, unless the catalog has an output of its own. */
function batteryOf(
  { model, count, usable_kwh, power_kw, coupling, ac_current_a }: ChosenBattery,
  index: number,
): Battery {
  const stated = ac_current_a ?? null
  return {
    tag: `E${index + 1}`,
    model,
    count,
    usable_kwh,
    output_a: stated ?? (coupling === 'dc' ? null : (power_kw * 1000) / SERVICE_V),
    estimated: coupling === 'ac' && stated === null,
  }
}
