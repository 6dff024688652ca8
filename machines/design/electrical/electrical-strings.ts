// Strings: how long they may be and must be at a place, how the modules of each plane divide into them, and what flows.
import { modelName } from '../../lib/text.ts'
import { words } from '../words.ts'
import type { ElectricalInverter, Finding, Group, Machines, Site } from './electrical.ts'
import { judgeOptimizers } from './electrical-optimizers.ts'
import { coldVoc, fixed, hotVmp, lackingFor } from './electrical-voltages.ts'
import { inputCurrents } from './input-currents.ts'
import { sourceCurrent } from './sizing/currents.ts'
import { DWELLING_V, holdsVoltage, type Stringing, stringsOf, stringWindow } from './string-lengths.ts'

export function judgeStrings(groups: readonly Group[], machines: readonly Machines[], site: Site): Finding[] {
  const panels = [...new Map(groups.map(({ panel }) => [panel.id, panel])).values()]
  const held = machines.filter(({ inverter }) => holdsVoltage(inverter))
  const free = machines.filter(({ inverter }) => !holdsVoltage(inverter))
  return [
    powerOn(groups, machines),
    ...judgeOptimizers(groups, held, machines, site),
    ...free.flatMap(({ inverter }) => panels.map(panel => lengths(panel, inverter, site))),
    ...(held.length === 0 ? division(groups, free, site) : []),
    ...(held.length === 0 ? inputCurrents(groups, free, site) : []),
    ...(free.length > 0 ? panels.map(circuit) : []),
  ]
}

function powerOn(groups: readonly Group[], machines: readonly Machines[]): Finding {
  const about = words.electrical.power_all_about
  const dc_w = groups.reduce((sum, { panel, count }) => sum + panel.power_w * count, 0)
  const unsaid = machines.filter(({ inverter }) => inverter.max_dc_w === null)
  if (unsaid.length > 0)
    return {
      severity: 'warning',
      about,
      sentence: words.electrical.power_all_unknown,
      formula: null,
      lacks: unsaid.map(({ inverter }) => words.electrical.lacks.max_dc_power({ model: modelName(inverter) })),
    }
  const most_w = machines.reduce((sum, { inverter, count }) => sum + (inverter.max_dc_w ?? 0) * count, 0)
  const over = dc_w > most_w
  return {
    severity: over ? 'error' : 'ok',
    about,
    sentence: over ? words.electrical.power_all_over : words.electrical.power_all_ok,
    formula: `${fixed(dc_w / 1000, 2)} kW ${over ? '>' : '≤'} ${fixed(most_w / 1000, 2)} kW`,
    lacks: [],
  }
}

function lengths(panel: Group['panel'], inverter: ElectricalInverter, site: Site): Finding {
  const about = words.electrical.strings_about({ model: inverter.model })
  const window = stringWindow(panel, inverter, site)
  const cold = coldVoc(panel, site)
  const hot = hotVmp(panel, site)
  if (!window || !cold || !hot || inverter.max_dc_v === null || inverter.mppt_min_v === null)
    return {
      severity: 'warning',
      about,
      sentence: words.electrical.strings_unknown({ panel: modelName(panel), inverter: modelName(inverter) }),
      formula: cold?.formula ?? null,
      lacks: [
        ...new Set([
          ...lackingFor(panel, site, 'voc'),
          ...lackingFor(panel, site, 'vmp'),
          ...(inverter.max_dc_v === null
            ? [words.electrical.lacks.max_dc_voltage({ model: modelName(inverter) })]
            : []),
          ...(inverter.mppt_min_v === null ? [words.electrical.lacks.mppt_range({ model: modelName(inverter) })] : []),
        ]),
      ],
    }
  const most_v = Math.min(inverter.max_dc_v, panel.max_system_v ?? DWELLING_V, DWELLING_V)
  const formula = words.electrical.strings_formula({
    cold: cold.formula,
    limit: fixed(most_v),
    code: most_v === DWELLING_V && most_v < inverter.max_dc_v ? 'dwelling' : 'none',
    cold_v: fixed(cold.v),
    most: fixed(most_v / cold.v),
    hot: hot.formula,
    lower: fixed(inverter.mppt_min_v),
    hot_v: fixed(hot.v),
    least: fixed(inverter.mppt_min_v / hot.v),
  })
  const fits = window.least <= window.most
  return {
    severity: fits ? 'ok' : 'error',
    about,
    sentence: fits
      ? words.electrical.strings_ok({ panel: modelName(panel), least: window.least, most: window.most })
      : words.electrical.strings_impossible({ panel: modelName(panel), inverter: modelName(inverter) }),
    formula,
    lacks: [],
  }
}

function circuit(panel: Group['panel']): Finding {
  const about = words.electrical.circuit_about
  if (panel.isc === null)
    return {
      severity: 'warning',
      about,
      sentence: words.electrical.circuit_unknown({ panel: modelName(panel) }),
      formula: null,
      lacks: [words.electrical.lacks.value({ value: 'Isc', model: modelName(panel) })],
    }
  const { maximum_a, conductor_a } = sourceCurrent(panel.isc)
  return {
    severity: 'ok',
    about,
    sentence: words.electrical.circuit_ok({ panel: modelName(panel), amps: fixed(conductor_a) }),
    formula: `${fixed(panel.isc)} A × 1.25 (690.8(A)) = ${fixed(maximum_a)} A, × 1.25 (690.8(B)) = ${fixed(conductor_a)} A`,
    lacks: [],
  }
}

/** Checks that each plane divides into strings, and that there are inputs for them. */
function division(groups: readonly Group[], machines: readonly Machines[], site: Site): Finding[] {
  const about = words.electrical.division_about
  const planes = groups.map(group => {
    const windows = machines.map(({ inverter }) => stringWindow(group.panel, inverter, site))
    const known = windows.flatMap(window => window ?? [])
    // A string that fits each of several inverters can be put on any.
    const window = { least: Math.max(...known.map(one => one.least)), most: Math.min(...known.map(one => one.most)) }
    return { group, window: known.length === windows.length && window.least <= window.most ? window : undefined }
  })
  if (planes.length === 0 || planes.some(({ window }) => !window)) return []
  const divided = planes.map(({ group, window }) => ({
    group,
    window,
    stringing: window && stringsOf(group.count, window),
  }))
  const failed = divided.filter(({ stringing }) => !stringing)
  if (failed.length > 0)
    return failed.map(({ group, window }) => ({
      severity: 'error',
      about,
      sentence: words.electrical.division_failed({
        count: group.count,
        plane: group.name,
        least: window?.least ?? 0,
        most: window?.most ?? 0,
      }),
      formula: null,
      lacks: [],
    }))
  return [inputsFor(divided, machines)]
}

function inputsFor(
  divided: readonly { group: Group; stringing: Stringing | undefined }[],
  machines: readonly Machines[],
): Finding {
  const about = words.electrical.division_about
  const unsaid = machines.filter(({ inverter }) => inverter.mppt_count === null)
  const inputs = machines.reduce((sum, { inverter, count }) => sum + count * (inverter.mppt_count ?? 0), 0)
  const said = divided
    .map(({ group, stringing }) => {
      const parts = stringing?.map(({ strings, length }) => `${strings} × ${length}`).join(' + ')
      return `${group.name} ${parts}`
    })
    .join('; ')
  const strings = divided.reduce(
    (sum, { stringing }) => sum + (stringing?.reduce((n, one) => n + one.strings, 0) ?? 0),
    0,
  )
  // Strings of one plane and one length may share an input.
  const least = divided.reduce((sum, { stringing }) => sum + (stringing?.length ?? 0), 0)
  if (unsaid.length > 0)
    return {
      severity: 'warning',
      about,
      sentence: words.electrical.division_inputs_unknown({ strings }),
      formula: said,
      lacks: unsaid.map(({ inverter }) => words.electrical.lacks.inputs({ model: modelName(inverter) })),
    }
  if (least > inputs)
    return {
      severity: 'error',
      about,
      sentence: words.electrical.division_inputs_few({ least, inputs }),
      formula: said,
      lacks: [],
    }
  const shared = strings > inputs
  return {
    severity: shared ? 'warning' : 'ok',
    about,
    sentence: shared
      ? words.electrical.division_shared({ strings, inputs })
      : words.electrical.division_ok({ strings, inputs }),
    formula: said,
    lacks: [],
  }
}
