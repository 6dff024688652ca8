// Microinverters: one input for each module, its voltage and power, and how many share a branch.
import { modelName } from '../../lib/text.ts'
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
    .map(
      ({ inverter, count }) =>
        `${count} × ${inverter.mppt_count ?? 1} ${inverter.mppt_count === 1 ? 'input' : 'inputs'}`,
    )
    .join(' + ')
  const about = 'One input for each module'
  const lacks = machines.flatMap(({ inverter }) =>
    inverter.mppt_count === null ? [`inputs of ${modelName(inverter)}`] : [],
  )
  if (inputs < modules)
    return {
      severity: 'error',
      about,
      sentence: `${modules} modules need ${modules} inputs; the microinverters have ${inputs}. Add ${modules - inputs === 1 ? 'one' : 'more'}.`,
      formula: `${formula} = ${inputs} < ${modules}`,
      lacks,
    }
  const most = Math.max(...machines.map(({ inverter }) => inverter.mppt_count ?? 1))
  const spare = inputs - modules
  const sentence =
    spare >= most
      ? `${spare} inputs of microinverters have no module. Fewer would do.`
      : `Each of the ${modules} modules has an input of its own.`
  return {
    severity: spare >= most ? 'warning' : 'ok',
    about,
    sentence,
    formula: `${formula} = ${inputs}, ${modules} modules`,
    lacks,
  }
}

function branches(inverter: ElectricalInverter, count: number): Finding {
  const about = `Branches of ${inverter.model}`
  const { ac_power_w, ac_voltage_v } = inverter
  if (ac_voltage_v === null)
    return {
      severity: 'warning',
      about,
      sentence: `How many ${modelName(inverter)} may share a branch cannot be told: the catalogue lacks its grid voltage.`,
      formula: null,
      lacks: [`grid voltage of ${modelName(inverter)}`],
    }
  const each_a = ac_power_w / ac_voltage_v
  const most = Math.floor((BRANCH_A * CONTINUOUS) / each_a + 1e-9)
  const needed = most > 0 ? Math.ceil(count / most) : 0
  return {
    severity: most > 0 ? 'ok' : 'error',
    about,
    sentence:
      most > 0
        ? `A branch of ${BRANCH_A} A takes ${most}; ${count} need ${needed} ${needed === 1 ? 'branch' : 'branches'}.`
        : `One ${modelName(inverter)} is more than a branch of ${BRANCH_A} A may carry.`,
    formula: `${BRANCH_A} A × 80 % ÷ (${fixed(ac_power_w)} W ÷ ${fixed(ac_voltage_v)} V) = ${fixed((BRANCH_A * CONTINUOUS) / each_a)}`,
    lacks: [],
  }
}

function powerOn(panel: Group['panel'], inverter: ElectricalInverter): Finding {
  const about = `Power on ${inverter.model}`
  if (inverter.max_dc_w === null)
    return {
      severity: 'warning',
      about,
      sentence: `How much module power ${modelName(inverter)} takes is not in the catalogue.`,
      formula: null,
      lacks: [`most DC power of ${modelName(inverter)}`],
    }
  const most_w = inverter.max_dc_w / (inverter.mppt_count ?? 1)
  const over = panel.power_w > most_w
  return {
    severity: over ? 'warning' : 'ok',
    about,
    sentence: over
      ? `${modelName(panel)} has more power than the maker of ${inverter.model} pairs it with.`
      : `${modelName(panel)} is within what ${inverter.model} is paired with.`,
    formula: `${fixed(panel.power_w)} W ${over ? '>' : '≤'} ${fixed(most_w)} W`,
    lacks: [],
  }
}

function voltageOn(panel: Group['panel'], inverter: ElectricalInverter, site: Site): Finding[] {
  const about = `Voltage on ${inverter.model}`
  const cold = coldVoc(panel, site)
  const hot = hotVmp(panel, site)
  const lacks = [
    ...(cold ? [] : lackingFor(panel, site, 'voc')),
    ...(inverter.max_dc_v === null ? [`highest DC voltage of ${modelName(inverter)}`] : []),
  ]
  if (!cold || inverter.max_dc_v === null)
    return [
      {
        severity: 'warning',
        about,
        sentence: `Whether ${modelName(panel)} stays below the highest voltage of ${inverter.model} cannot be told.`,
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
        ? `In the cold ${modelName(panel)} has a higher voltage than ${inverter.model} bears.`
        : `In the cold ${modelName(panel)} stays below what ${inverter.model} bears.`,
      formula: `${cold.formula} ${over ? '>' : '≤'} ${fixed(inverter.max_dc_v)} V`,
      lacks,
    },
  ]
  if (hot && inverter.mppt_min_v !== null && hot.v < inverter.mppt_min_v)
    findings.push({
      severity: 'warning',
      about,
      sentence: `In the heat ${modelName(panel)} falls below the range in which ${inverter.model} finds the most power.`,
      formula: `${hot.formula} < ${fixed(inverter.mppt_min_v)} V`,
      lacks: [],
    })
  return findings
}
