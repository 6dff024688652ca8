// Strings of optimizers: their number, power and current are the optimizer maker's, whatever the modules' voltage.
import { modelName } from '../../lib/text.ts'
import { words } from '../words.ts'
import type { ElectricalInverter, Finding, Group, Machines, Site } from './electrical.ts'
import { coldVoc, fixed, lackingFor } from './electrical-voltages.ts'
import { type OptimizerLimits, optimizerStrings } from './sizing/branches.ts'
import { converterCurrent } from './sizing/currents.ts'
import { wireDesign } from './wire-design.ts'

/** Undefined where the catalog lacks one of the three. */
export function optimizerLimits(inverter: ElectricalInverter): OptimizerLimits | undefined {
  const { optimizers_least: least, optimizers_most: most, optimizer_string_w: max_string_w } = inverter
  return least == null || most == null || max_string_w == null ? undefined : { least, most, max_string_w }
}

/** `held`: those of the machines whose strings have optimizers. */
export function judgeOptimizers(
  groups: readonly Group[],
  held: readonly Machines[],
  machines: readonly Machines[],
  site: Site,
): Finding[] {
  const models = [...new Map(held.map(({ inverter }) => [inverter.id, inverter])).values()]
  return [
    ...(held.length === machines.length ? stringsOn(groups, held, site) : []),
    ...models.map(circuit),
    ...judgeOptimizerInputs(groups, held, site),
  ]
}

/** Each kind of panel on the optimizer of each model. */
export function judgeOptimizerInputs(groups: readonly Group[], held: readonly Machines[], site: Site): Finding[] {
  const panels = [...new Map(groups.map(({ panel }) => [panel.id, panel])).values()]
  const models = [...new Map(held.map(({ inverter }) => [inverter.id, inverter])).values()]
  return models.flatMap(inverter => panels.flatMap(panel => inputs(panel, inverter, site)))
}

/** Different numbers of modules on different inverters are judged one by one. */
function stringsOn(groups: readonly Group[], machines: readonly Machines[], site: Site): Finding[] {
  const wiring = wireDesign({ groups, machines, site })
  if (wiring?.kind !== 'optimizer') return []
  const inverters = machines.flatMap(({ inverter, count }) => new Array<ElectricalInverter>(count).fill(inverter))
  const units = wiring.units.flatMap(({ inputs }, index) => {
    const inverter = inverters[index]
    const runs = inputs.flat()
    const modules = runs.reduce((sum, { module_count }) => sum + module_count, 0)
    const module_w = Math.max(0, ...runs.map(({ plane }) => groups[plane]?.panel.power_w ?? 0))
    return inverter && modules > 0 ? [{ inverter, modules, module_w }] : []
  })
  const different = new Map(units.map(unit => [`${unit.inverter.id} ${unit.modules}`, unit] as const))
  return [...different.values()].map(lengths)
}

function lengths({ inverter, modules, module_w }: { inverter: ElectricalInverter; modules: number; module_w: number }) {
  const about = words.electrical.strings_about({ model: inverter.model })
  const limits = optimizerLimits(inverter)
  if (!limits)
    return {
      severity: 'warning' as const,
      about,
      sentence: words.electrical.strings_optimized({ inverter: modelName(inverter) }),
      formula: null,
      lacks: [words.electrical.lacks.optimizer_limits({ model: modelName(inverter) })],
    }
  const { least, most, max_string_w } = limits
  const strings = optimizerStrings(modules, module_w, limits)
  const facts = { modules, least, most, watts: fixed(max_string_w, 0) }
  const whole = `${modules} × ${fixed(module_w)} W = ${fixed(modules * module_w)} W`
  if (!strings)
    return {
      severity: 'error' as const,
      about,
      sentence: words.electrical.optimizers_failed(facts),
      formula: whole,
      lacks: [],
    }
  const [longest = 0] = strings
  return {
    severity: 'ok' as const,
    about,
    sentence: words.electrical.optimizers_ok({ ...facts, strings: strings.length, lengths: strings.join(' + ') }),
    formula: `${whole}; ${longest} × ${fixed(module_w)} W = ${fixed(longest * module_w)} W ≤ ${fixed(max_string_w)} W`,
    lacks: [],
  }
}

/** The optimizer's output, not the module's Isc. */
function circuit(inverter: ElectricalInverter): Finding {
  const about = words.electrical.circuit_about
  const output_a = inverter.optimizer_output_a ?? null
  if (output_a === null)
    return {
      severity: 'warning',
      about,
      sentence: words.electrical.optimizer_circuit_unknown({ inverter: modelName(inverter) }),
      formula: null,
      lacks: [words.electrical.lacks.optimizer_output({ model: modelName(inverter) })],
    }
  const { maximum_a, conductor_a } = converterCurrent(output_a)
  return {
    severity: 'ok',
    about,
    sentence: words.electrical.optimizer_circuit_ok({ amps: fixed(conductor_a, 2) }),
    formula: `${fixed(maximum_a)} A (690.8(A)) × 1.25 (690.8(B)) = ${fixed(conductor_a, 2)} A`,
    lacks: [],
  }
}

function inputs(panel: Group['panel'], inverter: ElectricalInverter, site: Site): Finding[] {
  const model = inverter.optimizer_model ?? words.electrical.optimizer_of({ model: inverter.model })
  const names = { panel: modelName(panel), model }
  const cold = coldVoc(panel, site)
  const most_v = inverter.optimizer_max_v ?? null
  const most_a = inverter.optimizer_max_isc_a ?? null
  const about = words.electrical.voltage_about({ model })
  const over_v = cold !== undefined && most_v !== null && cold.v > most_v
  const over_a = panel.isc !== null && most_a !== null && panel.isc > most_a
  return [
    ...(most_v === null
      ? []
      : [
          cold
            ? {
                severity: over_v ? ('error' as const) : ('ok' as const),
                about,
                sentence: over_v ? words.electrical.voltage_over(names) : words.electrical.voltage_ok(names),
                formula: `${cold.formula} ${over_v ? '>' : '≤'} ${fixed(most_v)} V`,
                lacks: [],
              }
            : {
                severity: 'warning' as const,
                about,
                sentence: words.electrical.voltage_unknown(names),
                formula: null,
                lacks: lackingFor(panel, site, 'voc'),
              },
        ]),
    ...(panel.isc === null || most_a === null
      ? []
      : [
          {
            severity: over_a ? ('error' as const) : ('ok' as const),
            about: words.electrical.short_circuit_about({ model }),
            sentence: over_a
              ? words.electrical.short_circuit_over({ inverter: model })
              : words.electrical.short_circuit_ok({ inverter: model }),
            formula: `Isc ${fixed(panel.isc)} A ${over_a ? '>' : '≤'} ${fixed(most_a)} A`,
            lacks: [],
          },
        ]),
  ]
}
