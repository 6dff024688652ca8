// Microinverters: one input for each module, its voltage and power, and how many share a branch.
import { modelName } from '../../lib/text.ts'
import { words } from '../words.ts'
import type { ElectricalInverter, Finding, Group, Machines, Site } from './electrical.ts'
import { coldVoc, fixed, hotVmp, lackingFor } from './electrical-voltages.ts'

const BRANCH_A = 20
/** NEC 210.20(A): what runs for three hours or more may take 80 % of a circuit. */
const CONTINUOUS = 0.8

export function judgeMicros(groups: readonly Group[], machines: readonly Machines[], site: Site): Finding[] {
  const panels = [...new Map(groups.map(({ panel }) => [panel.id, panel])).values()]
  return [
    inputsFor(groups, machines),
    ...machines.flatMap(({ inverter, count }) => [
      branches(inverter, count),
      ...panels.flatMap(panel => [powerOn(panel, inverter), ...voltageOn(panel, inverter, site)]),
    ]),
  ]
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
  const { ac_power_w, ac_voltage_v } = inverter
  if (ac_voltage_v === null)
    return {
      severity: 'warning',
      about,
      sentence: words.electrical.branches_unknown({ inverter: modelName(inverter) }),
      formula: null,
      lacks: [words.electrical.lacks.grid_voltage({ model: modelName(inverter) })],
    }
  const each_a = ac_power_w / ac_voltage_v
  const most = Math.floor((BRANCH_A * CONTINUOUS) / each_a + 1e-9)
  const needed = most > 0 ? Math.ceil(count / most) : 0
  return {
    severity: most > 0 ? 'ok' : 'error',
    about,
    sentence:
      most > 0
        ? words.electrical.branches_ok({ amps: BRANCH_A, most, count, needed })
        : words.electrical.branches_over({ inverter: modelName(inverter), amps: BRANCH_A }),
    formula: `${BRANCH_A} A × 80% ÷ (${fixed(ac_power_w)} W ÷ ${fixed(ac_voltage_v)} V) = ${fixed((BRANCH_A * CONTINUOUS) / each_a)}`,
    lacks: [],
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
