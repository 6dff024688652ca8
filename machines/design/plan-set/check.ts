// What a plan checker would send back, each with its sheet: run before a set is issued or downloaded.
import type { Schemas } from '#sdk/types.ts'
import { fireAccess } from '../drawing/fire-access.ts'
import type { PlanSetInputs } from './inputs.ts'
import { missingPlaces } from './places.ts'
import type { PlaneRails } from './rails.ts'
import type { Laid } from './roof-drawing.ts'
import { number } from './sizes.ts'
import { loadsOf, needsEngineer } from './structure.ts'
import { words } from './words.ts'

type Finding = Schemas['PlanSetFinding']

/** Findings of the electrical plan by their sheet. */
const SHEETS: Readonly<Record<string, string>> = {
  edition: 'PV-0',
  numbering: 'PV-0',
  mixed: 'PV-4',
  strings_stale: 'PV-4',
  strings_sum: 'PV-4',
  branches: 'PV-4',
  optimizers: 'PV-4',
  input: 'E-3',
  voltage: 'E-3',
  voltage_hot: 'E-3',
  storage_place: 'PV-1',
  storage_disconnect: 'PV-1',
  rapid_shutdown: 'E-1',
  arc_fault: 'E-1',
}
/** Warnings of the electrical plan that a plan checker sends back: what they ask for is printed. */
const BLOCKING = new Set([
  'service_facts',
  'opposite_end',
  'connection_open',
  'circuit_facts',
  'rapid_shutdown',
  'storage_place',
  'voltage',
  'voltage_drop',
])

export function checkSet(
  inputs: PlanSetInputs,
  laid: Laid | null,
  rails: readonly PlaneRails[] | null,
  small: boolean,
): Finding[] {
  const { plan, facts, company, drawing, racking, site, panels, fire, project } = inputs
  const found: Finding[] = []
  const add = (
    severity: Finding['severity'],
    sheet: string,
    code: string,
    sentence: string,
    article: string | null = null,
  ) => found.push({ severity, sheet, code, sentence, article })
  if (!company.license) add('error', 'PV-0', 'license', words.check.license)
  if (!facts.ahj) add('warning', 'PV-0', 'ahj', words.check.ahj)
  if (!facts.building_code) add('error', 'PV-0', 'building_code', words.check.building_code)
  for (const { code, severity, sentence, article, lacks } of plan.findings) {
    if (severity === 'ok') continue
    const text = lacks.length > 0 ? `${sentence} (${lacks.join(', ')})` : sentence
    add(severity === 'error' || BLOCKING.has(code) ? 'error' : 'warning', SHEETS[code] ?? 'E-1', code, text, article)
  }
  if (!site) add('error', 'E-3', 'temperature', words.check.temperature, '690.7')
  const batteries = plan.circuits.some(({ kind }) => kind === 'storage') || inputs.storage_kwh > 0
  if (!drawing || !laid) add('error', 'PV-1', 'drawing', words.check.drawing)
  else {
    if (!facts.lot) add('error', 'PV-1', 'lot', words.check.lot)
    if (fire.street_deg === null) add('error', 'PV-1', 'street', words.check.street)
    const missing = missingPlaces(plan, facts.places)
    if (missing.length > 0)
      add('error', 'PV-1', 'places', words.check.places({ list: missing.map(what => words.places[what]).join(', ') }))
    for (const { severity, kind, sentence } of fireAccess(drawing, panels, fire))
      if (severity === 'warning') add('error', 'PV-2', `fire_${kind}`, sentence)
    if (small) add('warning', 'PV-4', 'small', words.check.small)
    structural(inputs, laid, rails, add)
  }
  if (batteries) {
    if (facts.backup === null) add('error', 'E-1', 'backup', words.check.backup)
    if (facts.storage_clear !== true)
      add('error', 'PV-1', 'storage_clear', words.check.storage_clear, 'IRC R328, NFPA 855')
    if (facts.storage_alarms !== true) add('error', 'PV-1', 'detectors', words.check.detectors, 'IRC R328')
    const garage = plan.choices.storage_place === 'attached_garage' || plan.choices.storage_place === 'detached_garage'
    if (garage && facts.vehicle_protection !== true) add('error', 'PV-1', 'bollard', words.check.bollard, 'IRC R328')
  }
  const { fault_current_a, interrupting_a } = facts
  if (fault_current_a === null || interrupting_a === null)
    add('warning', 'E-1', 'fault_current', words.check.fault_current, '110.9')
  else if (fault_current_a > interrupting_a)
    add(
      'error',
      'E-1',
      'interrupting',
      words.check.interrupting({ fault: number(fault_current_a, 0), rating: number(interrupting_a, 0) }),
      '110.9',
    )
  if (!project.roofing) add('warning', 'S-1', 'roofing', words.check.roofing)
  if (!facts.left_out.includes('datasheets'))
    for (const { manufacturer, model, has_datasheet } of inputs.equipment)
      if (!has_datasheet)
        add('warning', 'D-1', 'datasheet', words.check.datasheet({ model: `${manufacturer} ${model}` }))
  if (racking && !racking.listing) add('error', 'E-5', 'listing', words.check.listing, '690.43')
  return found.sort((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'))
}

function structural(
  inputs: PlanSetInputs,
  laid: Laid,
  rails: readonly PlaneRails[] | null,
  add: (severity: Finding['severity'], sheet: string, code: string, sentence: string) => void,
) {
  const { facts, racking, panels } = inputs
  if (!racking) add('error', 'PV-3', 'racking', words.check.racking)
  else if (racking.rail_length_in === null) add('warning', 'PV-3', 'rail_length', words.check.rail_length)
  if (facts.rafter_size === null || facts.rafter_spacing_in === null)
    add('error', 'S-1', 'framing', words.check.framing)
  if (facts.wind_mph === null || facts.exposure === null || facts.ground_snow_psf === null || facts.asce === null)
    add('error', 'S-1', 'loads', words.check.loads)
  for (const one of rails ?? [])
    if (!one.fits)
      add(
        'error',
        'PV-3',
        'spacing',
        words.check.spacing({ plane: laid.planes.find(({ plane }) => plane.id === one.plane_id)?.plane.name ?? '' }),
      )
  for (const id of new Set(laid.planes.filter(({ spots }) => spots.length > 0).map(({ plane }) => plane.panel_id)))
    if (panels.get(id)?.weight_kg == null)
      add('error', 'S-1', 'weight', words.check.weight({ model: panels.get(id)?.name ?? '' }))
  const dead = loadsOf(inputs, laid)
  const limit = racking?.dead_limit_psf ?? null
  if (dead && limit !== null && dead.psf > limit)
    add('warning', 'S-1', 'dead_load', words.check.dead_load({ psf: number(dead.psf, 2), limit }))
  else if (needsEngineer(inputs, dead?.psf ?? null).length > 0)
    add('warning', 'S-1', 'engineer', words.check.engineer({ limit: racking?.snow_limit_psf ?? 0 }))
}
