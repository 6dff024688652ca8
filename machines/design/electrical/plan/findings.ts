// Findings of a plan beyond its connection: edition, strings, shutdown, arc faults, batteries, conductors.
import type { Schemas } from '#sdk/types.ts'
import { modelName } from '../../../lib/text.ts'
import { isConfirmed } from '../code/editions.ts'
import { limitOf } from '../code/limits.ts'
import type { Group, Machines, Site } from '../electrical.ts'
import { judgeMicroInputs } from '../electrical-micro.ts'
import { judgeOptimizerInputs, optimizerLimits } from '../electrical-optimizers.ts'
import { fixed, hotVmp } from '../electrical-voltages.ts'
import { checkInputs } from '../input-currents.ts'
import { optimizerStringFits } from '../sizing/branches.ts'
import { judgeStoragePlace } from '../sizing/storage-place.ts'
import type { Applied, Choices } from './choices.ts'
import type { Battery, Circuit } from './circuits.ts'
import type { Parts } from './parts.ts'
import { words } from './words.ts'

export type Finding = Schemas['PlanFinding']
type Made = Pick<Finding, 'code' | 'severity' | 'about' | 'sentence'> & Partial<Finding>
export const finding = (made: Made): Finding => ({ formula: null, article: null, lacks: [], fix: null, ...made })

export function editionFindings({ edition, basis }: Applied): Finding[] {
  const about = words.about.edition
  if (edition === null) return [finding({ code: 'edition', severity: 'error', about, sentence: words.edition_unknown })]
  return [
    finding({
      code: 'edition',
      severity: basis === 'state' ? 'warning' : 'ok',
      about,
      sentence:
        basis === 'state'
          ? words.edition_state({ edition })
          : basis === 'jurisdiction'
            ? words.edition_jurisdiction({ edition })
            : words.edition_chosen({ edition }),
    }),
    ...(isConfirmed('bus_120', edition)
      ? []
      : [finding({ code: 'numbering', severity: 'warning', about, sentence: words.numbering({ edition }) })]),
  ]
}

export function stringFindings(
  parts: Parts,
  groups: readonly Group[],
  machines: readonly Machines[],
  site: Site,
  choices: Choices,
  applied: Applied,
): Finding[] {
  const { kind, units, strings, stale } = parts
  const modules = groups.reduce((sum, { count }) => sum + count, 0)
  const held = strings.reduce((sum, one) => sum + one.modules, 0)
  const about = words.about.strings
  if (kind === 'mixed') return [finding({ code: 'mixed', severity: 'error', about, sentence: words.mixed })]
  return [
    ...(stale
      ? [
          finding({
            code: 'strings_stale',
            severity: 'error',
            about,
            sentence: words.strings_stale,
            fix: { label: words.divide_again, choices: { ...choices, strings: null } },
          }),
        ]
      : []),
    ...(held === modules
      ? []
      : [
          finding({
            code: 'strings_sum',
            severity: 'error',
            about,
            sentence: words.strings_sum({ held, modules }),
            formula: `${held} ≠ ${modules}`,
          }),
        ]),
    ...(kind === 'micro' ? branchFindings(parts, applied) : []),
    ...(kind === 'optimizer' ? optimizerFindings(parts, groups, applied) : []),
    ...(kind === 'micro'
      ? judgeMicroInputs(groups, machines, site)
      : kind === 'optimizer'
        ? judgeOptimizerInputs(groups, machines, site)
        : []
    ).map(one => finding({ ...one, code: 'input', article: applied.article('makers_instructions') })),
    ...(kind === 'string' ? voltageFindings(parts, groups, site, applied) : []),
    ...(kind === 'string'
      ? checkInputs(wiringOf(parts), groups, machines).map(({ subject, finding: one }) =>
          finding({ ...one, code: subject, article: applied.article(subject) }),
        )
      : []),
    ...units
      .filter(
        ({ estimated }, index) => estimated && units.findIndex(one => one.model === units[index]?.model) === index,
      )
      .map(({ inverter }) =>
        finding({
          code: 'output_estimated',
          severity: 'warning',
          about: words.about.output,
          sentence: words.output_estimated({ inverter: modelName(inverter) }),
          formula: `${fixed(inverter.ac_power_w)} W ÷ ${inverter.ac_voltage_v ?? '–'} V`,
          article: applied.article('inverter_current'),
          lacks: [words.lacks.ac_current({ model: modelName(inverter) })],
        }),
      ),
  ]
}

/** Only strings and their inputs matter to the checks of inputs. */
function wiringOf({ units, strings }: Parts): Schemas['Wiring'] {
  return {
    kind: 'string',
    units: units.map(({ inverter }, unit) => {
      const own = strings.filter(one => one.unit === unit)
      const inputs = [...new Set(own.map(({ input }) => input))]
      return {
        ac_kw: inverter.ac_power_w / 1000,
        inputs: inputs.map(input =>
          own
            .filter(one => one.input === input)
            .flatMap(({ runs, modules }) => {
              const [first] = runs
              return first ? [{ plane: first.plane, module_count: modules }] : []
            }),
        ),
      }
    }),
  }
}

function branchFindings({ units, strings }: Parts, { article, code }: Applied): Finding[] {
  const about = words.about.branches
  return units.map(({ inverter }, unit) => {
    const own = strings.filter(one => one.unit === unit)
    const device_a = inverter.branch_breaker_a ?? limitOf('branch_a', code)
    const model = modelName(inverter)
    if (own.length === 0)
      return finding({
        code: 'branches',
        severity: 'error',
        about,
        sentence: words.branches_unknown({ model }),
        lacks: [words.lacks.units_per_branch({ model })],
      })
    const stated = inverter.units_per_branch != null
    return finding({
      code: 'branches',
      severity: stated ? 'ok' : 'warning',
      about,
      sentence: words.branches({
        model,
        branches: own.length,
        sizes: own.map(one => one.units).join(' + '),
        amps: device_a,
      }),
      formula: stated ? words.makers_limit({ most: inverter.units_per_branch ?? 0 }) : null,
      article: article('makers_instructions'),
      lacks: stated ? [] : [words.lacks.units_per_branch({ model })],
    })
  })
}

function optimizerFindings({ units, strings }: Parts, groups: readonly Group[], { article }: Applied): Finding[] {
  const about = words.about.strings
  return units.flatMap(({ inverter }, unit) => {
    const own = strings.filter(one => one.unit === unit)
    if (own.length === 0) return []
    const limits = optimizerLimits(inverter)
    const model = modelName(inverter)
    if (!limits)
      return [
        finding({
          code: 'optimizers',
          severity: 'error',
          about,
          sentence: words.optimizers_unknown({ model }),
          lacks: [words.lacks.optimizer_limits({ model })],
        }),
      ]
    const { least, most, max_string_w } = limits
    const watts = own.map(({ runs }) =>
      runs.reduce((sum, { plane, module_count }) => sum + (groups[plane]?.panel.power_w ?? 0) * module_count, 0),
    )
    const failed = own.filter(
      ({ modules }, index) => !optimizerStringFits(modules, (watts[index] ?? 0) / Math.max(1, modules), limits),
    )
    return [
      finding({
        code: 'optimizers',
        severity: failed.length > 0 ? 'error' : 'ok',
        about,
        sentence:
          failed.length > 0
            ? words.optimizers_failed({
                tags: failed.map(({ tag }) => tag).join(', '),
                least,
                most,
                watts: max_string_w,
              })
            : words.optimizers_ok({ strings: own.length, sizes: own.map(({ modules }) => modules).join(' + ') }),
        formula: own
          .map(({ tag, modules }, index) => `${tag}: ${modules}, ${fixed(watts[index] ?? 0, 0)} W`)
          .join('; '),
        article: article('optimizer_voltage'),
      }),
    ]
  })
}

function voltageFindings(
  { units, strings }: Parts,
  groups: readonly Group[],
  site: Site,
  { article, code }: Applied,
): Finding[] {
  const about = words.about.voltage
  return strings.flatMap(({ tag, unit, runs, cold_v }) => {
    const inverter = units[unit]?.inverter
    if (!inverter) return []
    const panels = runs.flatMap(({ plane, module_count }) => {
      const panel = groups[plane]?.panel
      return panel ? [{ panel, module_count }] : []
    })
    if (cold_v === null)
      return [
        finding({
          code: 'voltage',
          severity: 'warning',
          about,
          sentence: words.voltage_unknown({ tag }),
          lacks: [words.lacks.voltage],
        }),
      ]
    const limits = [
      limitOf('dwelling_v', code),
      ...(inverter.max_dc_v === null ? [] : [inverter.max_dc_v]),
      ...panels.flatMap(({ panel }) => panel.max_system_v ?? []),
    ]
    const most_v = Math.min(...limits)
    const over = cold_v > most_v + 1e-9
    const hot = panels.map(({ panel, module_count }) => {
      const one = hotVmp(panel, site)
      return one ? one.v * module_count : null
    })
    const hot_v = hot.every(v => v !== null) ? hot.reduce<number>((sum, v) => sum + (v ?? 0), 0) : null
    const least_v = inverter.mppt_min_v
    const below = hot_v !== null && least_v !== null && hot_v < least_v - 1e-9
    return [
      finding({
        code: 'voltage',
        severity: over ? 'error' : 'ok',
        about,
        sentence: over ? words.voltage_over({ tag }) : words.voltage_ok({ tag }),
        formula: `${fixed(cold_v)} V ${over ? '>' : '≤'} ${fixed(most_v)} V`,
        article: article('voltage_limit'),
        lacks: inverter.max_dc_v === null ? [words.lacks.max_dc_v({ model: modelName(inverter) })] : [],
      }),
      ...(below
        ? [
            finding({
              code: 'voltage_hot',
              severity: 'warning',
              about,
              sentence: words.voltage_hot({ tag }),
              formula: `${fixed(hot_v)} V < ${fixed(least_v)} V`,
            }),
          ]
        : []),
    ]
  })
}

/** Rapid shutdown and arc faults. */
export function safetyFindings({ kind, units }: Parts, choices: Choices, { article }: Applied): Finding[] {
  const about = words.about.shutdown
  const listed = kind === 'micro' || kind === 'optimizer' || choices.module_shutdown === true
  const shutdown = finding({
    code: 'rapid_shutdown',
    severity: listed ? 'ok' : choices.module_shutdown === false ? 'error' : 'warning',
    about,
    sentence: listed
      ? words.shutdown_ok
      : choices.module_shutdown === false
        ? words.shutdown_none
        : words.shutdown_unknown,
    article: article('rapid_shutdown'),
    lacks: listed || choices.module_shutdown === false ? [] : [words.lacks.shutdown],
  })
  const low = kind === 'micro' && units.every(({ inverter }) => inverter.max_dc_v !== null && inverter.max_dc_v < 80)
  return [
    shutdown,
    finding({
      code: 'arc_fault',
      severity: low ? 'ok' : 'warning',
      about: words.about.arc_fault,
      sentence: low ? words.arc_fault_none : words.arc_fault,
      article: article('arc_fault'),
      lacks: low ? [] : [words.lacks.arc_fault],
    }),
  ]
}

export function batteryFindings(batteries: readonly Battery[], choices: Choices, { article }: Applied): Finding[] {
  if (batteries.length === 0) return []
  const about = words.about.storage
  const place = choices.storage_place
  const units = batteries.flatMap(({ usable_kwh, count }) => new Array<number>(count).fill(usable_kwh))
  const judged = place && judgeStoragePlace(units, place)
  const total = units.reduce((sum, kwh) => sum + kwh, 0)
  return [
    judged
      ? finding({
          code: 'storage_place',
          severity: judged.ok ? 'ok' : 'error',
          about,
          sentence: judged.ok
            ? words.storage_ok
            : judged.limit_kwh === null
              ? words.storage_living
              : judged.unit_ok
                ? words.storage_over
                : words.storage_unit,
          formula:
            judged.limit_kwh === null ? null : `${fixed(total)} kWh ${judged.ok ? '≤' : '>'} ${judged.limit_kwh} kWh`,
          article: 'IRC R328, NFPA 855',
        })
      : finding({
          code: 'storage_place',
          severity: 'warning',
          about,
          sentence: words.storage_unknown,
          lacks: [words.lacks.storage_place],
        }),
    finding({
      code: 'storage_disconnect',
      severity: 'ok',
      about,
      sentence: words.storage_disconnect,
      article: article('storage_disconnect'),
    }),
    ...batteries
      .filter(({ estimated }) => estimated)
      .map(({ model }) =>
        finding({
          code: 'storage_estimated',
          severity: 'warning',
          about: words.about.output,
          sentence: words.output_estimated({ inverter: model }),
          lacks: [words.lacks.ac_current({ model })],
        }),
      ),
  ]
}

export function conductorFindings(
  circuits: readonly Circuit[],
  choices: Choices,
  { article, code }: Applied,
): Finding[] {
  const about = words.about.conductors
  const unsized = circuits.filter(
    ({ size, maximum_a, ambient_c }) => size === null && maximum_a !== null && ambient_c !== null,
  )
  const weatherless = circuits.some(({ ambient_c }) => ambient_c === null)
  const unfilled = circuits.filter(({ size, grounding, raceway }) => size && grounding && !raceway)
  const sagging = circuits.filter(
    ({ drop_pct, kind }) =>
      drop_pct !== null && drop_pct > limitOf(kind === 'string' ? 'dc_drop_pct' : 'ac_rise_pct', code),
  )
  const lacks = [
    ...(choices.dc_ft === null || choices.ac_ft === null ? [words.lacks.lengths] : []),
    ...(choices.above_roof_in === null ? [words.lacks.above_roof] : []),
    ...(choices.terminal_c === null ? [words.lacks.terminals] : []),
    ...(weatherless ? [words.lacks.weather] : []),
  ]
  const tags = (some: readonly Circuit[]) => some.map(({ tag }) => tag).join(', ')
  return [
    ...(unsized.length > 0
      ? [
          finding({
            code: 'conductor',
            severity: 'error',
            about,
            sentence: words.conductor_none({ tags: tags(unsized) }),
            article: article('conductor'),
          }),
        ]
      : []),
    ...(unfilled.length > 0
      ? [
          finding({
            code: 'raceway',
            severity: 'warning',
            about,
            sentence: words.raceway_none({ tags: tags(unfilled) }),
            article: article('raceway_fill'),
          }),
        ]
      : []),
    ...(sagging.length > 0
      ? [
          finding({
            code: 'voltage_drop',
            severity: 'warning',
            about,
            sentence: words.drop_over({ tags: tags(sagging) }),
          }),
        ]
      : []),
    ...(lacks.length > 0
      ? [finding({ code: 'circuit_facts', severity: 'warning', about, sentence: words.circuit_facts, lacks })]
      : unsized.length + unfilled.length + sagging.length === 0 && circuits.length > 0
        ? [
            finding({
              code: 'conductor',
              severity: 'ok',
              about,
              sentence: words.conductors_ok,
              article: article('conductor'),
            }),
          ]
        : []),
  ]
}
