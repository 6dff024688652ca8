// Currents of all strings that share an input: what it uses, what it withstands, and whether its strings need fuses.
import type { Schemas } from '#sdk/types.ts'
import { modelName } from '../../lib/text.ts'
import { words } from '../words.ts'
import type { Subject } from './code/editions.ts'
import type { ElectricalInverter, Finding, Group, Machines, Site } from './electrical.ts'
import { fixed } from './electrical-voltages.ts'
import { needsFuses } from './sizing/currents.ts'
import { wireDesign } from './wire-design.ts'

type OnInput = { readonly inverter: ElectricalInverter; readonly panels: readonly Group['panel'][] }

/** By the division of the design into strings. */
export function inputCurrents(groups: readonly Group[], machines: readonly Machines[], site: Site): Finding[] {
  const wiring = wireDesign({ groups, machines, site })
  return wiring?.kind === 'string' ? checkInputs(wiring, groups, machines).map(({ finding }) => finding) : []
}

/** Each different input once. The subject names the article. */
export function checkInputs(
  wiring: Schemas['Wiring'],
  groups: readonly Group[],
  machines: readonly Machines[],
): { subject: Subject; finding: Finding }[] {
  const inverters = machines.flatMap(({ inverter, count }) => new Array<ElectricalInverter>(count).fill(inverter))
  const inputs = wiring.units.flatMap(({ inputs }, unit) =>
    inputs.flatMap((runs): OnInput[] => {
      const inverter = inverters[unit]
      return inverter ? [{ inverter, panels: runs.flatMap(({ plane }) => groups[plane]?.panel ?? []) }] : []
    }),
  )
  const different = new Map(
    inputs.map(one => [`${one.inverter.id} ${one.panels.map(({ id }) => id).join(' ')}`, one] as const),
  )
  const of = (subject: Subject, findings: Finding[]) => findings.map(finding => ({ subject, finding }))
  return [...different.values()].flatMap(one => [
    ...of('makers_instructions', [...operating(one), ...shortCircuit(one), ...shared(one)]),
    ...of('string_fuse', fuses(one)),
  ])
}

const total = (panels: OnInput['panels'], value: 'imp' | 'isc'): number | null =>
  panels.reduce<number | null>((sum, panel) => {
    const amps = panel[value]
    return sum === null || amps === null ? null : sum + amps
  }, 0)

const each = (panels: OnInput['panels'], value: 'imp' | 'isc') =>
  panels.map(panel => fixed(panel[value] ?? 0)).join(' + ')

/** Current above it is not used. */
function operating({ inverter, panels }: OnInput): Finding[] {
  const imp = total(panels, 'imp')
  const { max_input_current_a: most_a } = inverter
  if (imp === null || most_a === null) return []
  const over = imp > most_a
  const strings = panels.length
  return [
    {
      severity: over ? 'warning' : 'ok',
      about: words.electrical.current_about({ model: inverter.model }),
      sentence: over
        ? words.electrical.current_over({
            inverter: modelName(inverter),
            strings,
            share: `${fixed((1 - most_a / imp) * 100, 0)}%`,
          })
        : words.electrical.current_ok({ inverter: modelName(inverter), strings }),
      formula: `Imp ${each(panels, 'imp')} ${strings > 1 ? `= ${fixed(imp)} ` : ''}A ${over ? '>' : '≤'} ${fixed(most_a)} A`,
      lacks: [],
    },
  ]
}

/** Makers state the limit for Isc or for 1.25 × Isc: between the two the datasheet's wording decides. */
function shortCircuit({ inverter, panels }: OnInput): Finding[] {
  const isc = total(panels, 'isc')
  const most_a = inverter.max_short_circuit_a ?? null
  const about = words.electrical.short_circuit_about({ model: inverter.model })
  if (isc === null) return []
  if (most_a === null)
    return [
      {
        severity: 'warning',
        about,
        sentence: words.electrical.short_circuit_unknown({ inverter: modelName(inverter) }),
        formula: null,
        lacks: [words.electrical.lacks.max_short_circuit({ model: modelName(inverter) })],
      },
    ]
  const bright_a = isc * 1.25
  const level = isc > most_a ? 'over' : bright_a > most_a ? 'wording' : 'ok'
  const inverter_name = { inverter: modelName(inverter) }
  return [
    {
      severity: level === 'over' ? 'error' : level === 'wording' ? 'warning' : 'ok',
      about,
      sentence:
        level === 'over'
          ? words.electrical.short_circuit_over(inverter_name)
          : level === 'wording'
            ? words.electrical.short_circuit_wording(inverter_name)
            : words.electrical.short_circuit_ok(inverter_name),
      formula: `Isc ${each(panels, 'isc')} ${panels.length > 1 ? `= ${fixed(isc)} ` : ''}A, × 1.25 = ${fixed(bright_a)} A; ${fixed(most_a)} A`,
      lacks: [],
    },
  ]
}

/** In a fault, one string can't overload another; two or more others can, so three in parallel need fuses. */
function fuses({ inverter, panels }: OnInput): Finding[] {
  const [panel] = panels
  if (!panel || panels.length < 2 || panel.isc === null) return []
  const about = words.electrical.fuses_about({ model: inverter.model })
  const fuse_a = panel.max_series_fuse_a ?? null
  const strings = panels.length
  if (fuse_a === null)
    return [
      {
        severity: 'warning',
        about,
        sentence: words.electrical.fuses_unknown({ strings }),
        formula: null,
        lacks: [words.electrical.lacks.max_series_fuse({ model: modelName(panel) })],
      },
    ]
  const needed = needsFuses(panel.isc, strings, fuse_a)
  return [
    {
      severity: needed ? 'warning' : 'ok',
      about,
      sentence: needed ? words.electrical.fuses_needed({ strings }) : words.electrical.fuses_none({ strings }),
      formula: `${strings - 1} × ${fixed(panel.isc)} A × 1.25 = ${fixed((strings - 1) * panel.isc * 1.25)} A ${needed ? '>' : '≤'} ${fixed(fuse_a)} A (690.9(A))`,
      lacks: [],
    },
  ]
}

function shared({ inverter, panels }: OnInput): Finding[] {
  const most = inverter.strings_per_input ?? null
  if (most === null || panels.length <= most) return []
  return [
    {
      severity: 'error',
      about: words.electrical.division_about,
      sentence: words.electrical.input_crowded({ inverter: modelName(inverter), most, strings: panels.length }),
      formula: `${panels.length} > ${most}`,
      lacks: [],
    },
  ]
}
