// Microinverters: one input for each module, its voltage and power, and how many share a branch.
import { modelName } from '../../lib/text.ts'
import { words } from '../words.ts'
import { LIMITS } from './code/limits.ts'
import type { ElectricalInverter, Finding, Group, Machines, Site } from './electrical.ts'
import { coldVoc, fixed, hotVmp, lackingFor } from './electrical-voltages.ts'
import { branchesOf, unitsPerBranch } from './sizing/branches.ts'

/** Where the catalog has none. */
const USUAL_BRANCH_A = LIMITS.branch_a.by_edition[2023]

export function judgeMicros(groups: readonly Group[], machines: readonly Machines[], site: Site): Finding[] {
  return [
    inputsFor(groups, machines),
    ...machines.map(({ inverter, count }) => branches(inverter, count)),
    ...judgeMicroInputs(groups, machines, site),
  ]
}

/** Each kind of panel on each model. */
export function judgeMicroInputs(groups: readonly Group[], machines: readonly Machines[], site: Site): Finding[] {
  const panels = [...new Map(groups.map(({ panel }) => [panel.id, panel])).values()]
  return machines.flatMap(({ inverter }) =>
    panels.flatMap(panel => [
      powerOn(panel, inverter),
      ...voltageOn(panel, inverter, site),
      ...shortCircuitOn(panel, inverter),
    ]),
  )
}

/** Each module needs an input of its own; some microinverters have two or four. */
function inputsFor(groups: readonly Group[], machines: readonly Machines[]): Finding {
  const modules = groups.reduce((sum, { count }) => sum + count, 0)
  const inputs = machines.reduce((sum, { inverter, count }) => sum + count * (inverter.mppt_count ?? 1), 0)
  const formula = machines
    .map(({ inverter, count }) => words.electrical.inputs_each({ count, inputs: inverter.mppt_count ?? 1 }))
    .join(' + ')
  const about = words.electrical.inputs_about
  const unknown = machines.filter(({ inverter }) => inverter.mppt_count === null)
  if (unknown.length > 0)
    return {
      severity: 'warning',
      about,
      sentence: words.electrical.inputs_unknown({ modules }),
      formula: null,
      lacks: unknown.map(({ inverter }) => words.electrical.lacks.inputs({ model: modelName(inverter) })),
    }
  if (inputs < modules)
    return {
      severity: 'error',
      about,
      sentence: words.electrical.inputs_too_few({ modules, inputs, missing: modules - inputs }),
      formula: `${formula} = ${inputs} < ${modules}`,
      lacks: [],
    }
  const most = Math.max(...machines.map(({ inverter }) => inverter.mppt_count ?? 1))
  const spare = inputs - modules
  const sentence = spare >= most ? words.electrical.inputs_spare({ spare }) : words.electrical.inputs_ok({ modules })
  return {
    severity: spare >= most ? 'warning' : 'ok',
    about,
    sentence,
    formula: words.electrical.inputs_formula({ formula, inputs, modules }),
    lacks: [],
  }
}

function branches(inverter: ElectricalInverter, count: number): Finding {
  const about = words.electrical.branches_about({ model: inverter.model })
  const device_a = inverter.branch_breaker_a ?? USUAL_BRANCH_A
  const continuous_a = inverter.ac_current_a ?? null
  const per = unitsPerBranch({ maker_units: inverter.units_per_branch ?? null, continuous_a }, device_a)
  if (!per)
    return {
      severity: 'warning',
      about,
      sentence: words.electrical.branches_unknown({ inverter: modelName(inverter) }),
      formula: null,
      lacks: [words.electrical.lacks.units_per_branch({ model: modelName(inverter) })],
    }
  const branches = branchesOf(count, per.units)
  const most = per.units
  const over = most < 1
  return {
    severity: over ? 'error' : per.by === 'maker' ? 'ok' : 'warning',
    about,
    sentence: over
      ? words.electrical.branches_over({ inverter: modelName(inverter), amps: device_a })
      : words.electrical.branches_ok({ amps: device_a, most, count, needed: branches.length }),
    formula:
      per.by === 'maker'
        ? words.electrical.branches_maker({ most, branches: branches.join(' + ') })
        : words.electrical.branches_current({ amps: device_a, each: fixed(continuous_a ?? 0, 2), most }),
    lacks: per.by === 'maker' ? [] : [words.electrical.lacks.units_per_branch({ model: modelName(inverter) })],
  }
}

function powerOn(panel: Group['panel'], inverter: ElectricalInverter): Finding {
  const about = words.electrical.power_about({ model: inverter.model })
  if (inverter.max_dc_w === null)
    return {
      severity: 'warning',
      about,
      sentence: words.electrical.power_unknown({ inverter: modelName(inverter) }),
      formula: null,
      lacks: [words.electrical.lacks.max_dc_power({ model: modelName(inverter) })],
    }
  const most_w = inverter.max_dc_w / (inverter.mppt_count ?? 1)
  const over = panel.power_w > most_w
  return {
    severity: over ? 'warning' : 'ok',
    about,
    sentence: over
      ? words.electrical.power_over({ panel: modelName(panel), model: inverter.model })
      : words.electrical.power_ok({ panel: modelName(panel), model: inverter.model }),
    formula: `${fixed(panel.power_w)} W ${over ? '>' : '≤'} ${fixed(most_w)} W`,
    lacks: [],
  }
}

function voltageOn(panel: Group['panel'], inverter: ElectricalInverter, site: Site): Finding[] {
  const about = words.electrical.voltage_about({ model: inverter.model })
  const cold = coldVoc(panel, site)
  const hot = hotVmp(panel, site)
  const lacks = [
    ...(cold ? [] : lackingFor(panel, site, 'voc')),
    ...(inverter.max_dc_v === null ? [words.electrical.lacks.max_dc_voltage({ model: modelName(inverter) })] : []),
  ]
  if (!cold || inverter.max_dc_v === null)
    return [
      {
        severity: 'warning',
        about,
        sentence: words.electrical.voltage_unknown({ panel: modelName(panel), model: inverter.model }),
        formula: cold?.formula ?? null,
        lacks,
      },
    ]
  const over = cold.v > inverter.max_dc_v
  const findings: Finding[] = [
    {
      severity: over ? 'error' : 'ok',
      about,
      sentence: over
        ? words.electrical.voltage_over({ panel: modelName(panel), model: inverter.model })
        : words.electrical.voltage_ok({ panel: modelName(panel), model: inverter.model }),
      formula: `${cold.formula} ${over ? '>' : '≤'} ${fixed(inverter.max_dc_v)} V`,
      lacks,
    },
  ]
  if (hot && inverter.mppt_min_v !== null && hot.v < inverter.mppt_min_v)
    findings.push({
      severity: 'warning',
      about,
      sentence: words.electrical.voltage_hot({ panel: modelName(panel), model: inverter.model }),
      formula: `${hot.formula} < ${fixed(inverter.mppt_min_v)} V`,
      lacks: [],
    })
  return findings
}

/** An input may not get more than its maker allows. Nothing where the catalog has no such limit: many makers state none. */
function shortCircuitOn({ isc, ...panel }: Group['panel'], inverter: ElectricalInverter): Finding[] {
  const most_a = inverter.max_short_circuit_a ?? null
  if (isc === null || most_a === null) return []
  const over = isc > most_a
  return [
    {
      severity: over ? 'error' : 'ok',
      about: words.electrical.short_circuit_about({ model: inverter.model }),
      sentence: over
        ? words.electrical.short_circuit_over({ inverter: modelName(inverter) })
        : words.electrical.short_circuit_ok({ inverter: modelName(inverter) }),
      formula: `Isc ${fixed(isc)} A ${over ? '>' : '≤'} ${fixed(most_a)} A (${modelName(panel)})`,
      lacks: [],
    },
  ]
}
