// How a plan connects to the service: every option tested, the one that is used, and what to do where none fits.
import type { Schemas } from '#sdk/types.ts'
import { fixed } from '../electrical-voltages.ts'
import { CONNECTIONS, type ConnectionCheck, checkConnection, derateMain } from '../sizing/connection.ts'
import type { Applied, Choices } from './choices.ts'
import { type Finding, finding } from './findings.ts'
import { words } from './words.ts'

type Option = Schemas['PlanOption']
type Connected = {
  options: Option[]
  connection: Schemas['ElectricalPlan']['connection']
  largest_main_a: number | null
  findings: Finding[]
}

/** Bus and main that a missing figure can't change: an option that needs it is open. */
const UNKNOWN_A = Number.MAX_SAFE_INTEGER

export function connect(
  source_a: number | null,
  breakers_a: readonly number[],
  choices: Choices,
  { edition, article, code }: Applied,
): Connected {
  const { busbar_a, main_a, service_a, feed_through_a } = choices
  const panel = {
    busbar_a: busbar_a ?? 0,
    main_a: main_a ?? 0,
    center_fed: choices.main_place === 'center',
    load_breakers_a: choices.load_breakers_a,
    has_feed_through: feed_through_a !== null,
    feed_through_a,
  }
  const sources = {
    continuous_a: source_a ?? UNKNOWN_A,
    breakers_a: [...breakers_a, ...choices.existing_breakers_a],
    opposite_end: choices.opposite_end !== false,
    ends_used: 1 as const,
    controlled_a: choices.control_a,
  }
  const service = { service_a: service_a ?? 0, dwelling: true, taps_allowed: choices.taps_allowed !== false }
  const options = CONNECTIONS.map((option): Option => {
    const check = checkConnection(option, panel, sources, service, code.edition)
    const open = check.why === 'not_in_edition' ? false : isOpen(check, source_a, choices)
    return {
      option,
      article: edition && check.article,
      ok: open ? null : check.ok,
      formula: isComparable(option, source_a, choices) ? check.formula : '',
      why: open ? 'unknown' : check.why,
    }
  })
  const chosen = choices.connection && options.find(({ option }) => option === choices.connection)
  const connection = chosen ? (chosen.ok ? chosen.option : null) : (options.find(({ ok }) => ok)?.option ?? null)
  const derated =
    busbar_a === null || source_a === null ? null : derateMain(busbar_a, source_a, choices.calculated_load_a)
  return {
    options,
    connection,
    largest_main_a: derated?.largest_main_a ?? null,
    findings: [
      ...facts(choices, source_a),
      ...(busbar_a !== null && main_a !== null && main_a > busbar_a
        ? [
            finding({
              code: 'panel_rating',
              severity: 'error',
              about: words.about.panel,
              sentence: words.panel_rating,
              formula: `${main_a} A > ${busbar_a} A`,
              article: article('panel_rating'),
            }),
          ]
        : []),
      ...verdict(options, chosen ?? null, connection, derated, choices, article('load_calculation')),
    ],
  }
}

/** Whether both sides of its comparison are known. */
const isComparable = (option: Option['option'], source_a: number | null, choices: Choices): boolean =>
  source_a !== null &&
  (option === 'supply_side'
    ? choices.service_a !== null
    : choices.busbar_a !== null && (option === 'power_control' || choices.main_a !== null))

/** Whether a fact that isn't known decides the option. An option that fails anyway is not open. */
function isOpen({ option, why }: ConnectionCheck, source_a: number | null, choices: Choices): boolean {
  const { busbar_a, main_a, service_a, main_place, opposite_end, taps_allowed } = choices
  if (why === 'unknown') return true
  if (source_a === null) return true
  if (option === 'supply_side') return service_a === null || (why === 'fits' && taps_allowed === null)
  if (option === 'power_control') return busbar_a === null
  if (busbar_a === null || main_a === null) return why !== 'no_lugs'
  if (option === 'bus_120') return why === 'fits' && (main_place === null || opposite_end === null)
  if (option === 'bus_center') return main_place === null
  return false
}

/** Facts of the house, asked for in one sentence. */
function facts(choices: Choices, source_a: number | null): Finding[] {
  const lacks = [
    ...(choices.service_a === null ? [words.lacks.service] : []),
    ...(choices.busbar_a === null ? [words.lacks.busbar] : []),
    ...(choices.main_a === null ? [words.lacks.main] : []),
    ...(choices.main_place === null ? [words.lacks.main_place] : []),
    ...(choices.existing_sources_a === null ? [words.lacks.existing] : []),
    ...(source_a === null ? [words.lacks.output] : []),
  ]
  if (lacks.length === 0) return []
  return [
    finding({
      code: 'service_facts',
      severity: 'warning',
      about: words.about.panel,
      sentence: words.service_facts,
      lacks,
    }),
  ]
}

function verdict(
  options: readonly Option[],
  chosen: Option | null,
  connection: Connected['connection'],
  derated: ReturnType<typeof derateMain> | null,
  choices: Choices,
  load_article: string | null,
): Finding[] {
  const about = words.about.connection
  const used = options.find(({ option }) => option === connection)
  if (used)
    return [
      finding({
        about,
        code: 'connection',
        severity: 'ok',
        sentence: words.connects({ option: words.options[used.option] }),
        formula: used.formula,
        article: used.article,
      }),
    ]
  const fits = options.find(({ ok }) => ok)
  if (chosen && chosen.ok === false)
    return [
      finding({
        about,
        code: 'chosen_connection',
        severity: 'error',
        sentence: words.chosen_fails({ option: words.options[chosen.option], why: words.why[chosen.why] }),
        formula: chosen.formula || null,
        article: chosen.article,
        fix: fits
          ? {
              label: words.use({ option: words.options[fits.option] }),
              choices: { ...choices, connection: fits.option },
            }
          : null,
      }),
    ]
  const open = options.filter(({ ok }) => ok === null)
  const at_end = open.find(({ option }) => option === 'bus_120')
  if (at_end && choices.busbar_a !== null && choices.main_a !== null && choices.main_place !== 'center')
    return [
      finding({
        about,
        code: 'opposite_end',
        severity: 'warning',
        sentence: words.confirm_opposite_end,
        formula: at_end.formula || null,
        article: at_end.article,
        fix: { label: words.place_opposite, choices: { ...choices, main_place: 'end', opposite_end: true } },
      }),
    ]
  if (open.some(({ option }) => option !== 'bus_sum' && option !== 'power_control'))
    return [
      finding({
        about,
        code: 'connection_open',
        severity: 'warning',
        sentence: words.connection_open,
        lacks:
          open.some(({ option }) => option === 'supply_side') && choices.taps_allowed === null
            ? [words.lacks.taps]
            : [],
      }),
    ]
  const bus_120 = options.find(({ option }) => option === 'bus_120')
  const smaller = derated?.largest_main_a ?? null
  return [
    finding({
      about,
      code: 'no_connection',
      severity: 'error',
      sentence: words.no_connection,
      formula: bus_120?.formula || null,
      article: bus_120?.article ?? null,
    }),
    ...(smaller !== null && choices.main_a !== null && smaller < choices.main_a
      ? [
          finding({
            about,
            code: 'derate',
            severity: 'warning',
            sentence:
              derated?.load_fits === false
                ? words.derate_too_small({ main: smaller, load: fixed(choices.calculated_load_a ?? 0) })
                : words.derate({ main: smaller }),
            article: load_article,
            lacks: derated?.load_fits === null ? [words.lacks.load] : [],
            fix: derated?.load_fits
              ? { label: words.change_main({ main: smaller }), choices: { ...choices, main_a: smaller } }
              : null,
          }),
        ]
      : []),
  ]
}
