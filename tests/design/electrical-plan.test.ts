// Electrical plans: four kinds of systems by hand, and random ones against a second reading of the same rules.
import { describe, expect, test } from 'vitest'
import type { Group } from '#machines/design/electrical/electrical.ts'
import { type Choices, NO_CHOICES } from '#machines/design/electrical/plan/choices.ts'
import { makePlan, type PlanInputs } from '#machines/design/electrical/plan/plan.ts'
import { MICRO, PANEL, STRING } from './electrical-units.ts'
import { breakerFor, groundFor, roofAir, tubeFor, waysFor, wireFor } from './second-reading.ts'

const HOUSE: Choices = {
  ...NO_CHOICES,
  edition: '2023',
  service_a: 200,
  busbar_a: 200,
  main_a: 200,
  main_place: 'end',
  opposite_end: true,
  existing_sources_a: 0,
  taps_allowed: true,
  dc_ft: 60,
  ac_ft: 20,
  above_roof_in: 1,
  terminal_c: 75,
  module_shutdown: true,
}
const SITE = { lowest_c: -5, summer_high_c: 38 }
const south = (count: number, panel = PANEL): Group => ({ name: 'South', panel, count })
const plan = (more: Partial<PlanInputs>, choices: Partial<Choices> = {}) =>
  makePlan({
    project_id: 'project',
    version: 1,
    choices: { ...HOUSE, ...choices },
    place: { state: 'CA', city: 'Fresno' },
    jurisdictions: [],
    groups: [south(26)],
    machines: [{ inverter: MICRO, count: 26 }],
    batteries: [],
    site: SITE,
    ...more,
  })
const codes = (made: ReturnType<typeof plan>, severity: string) =>
  made.findings.filter(one => one.severity === severity).map(({ code }) => code)

describe('four kinds of systems', () => {
  test('microinverters: two branches of 13, one output of 31.46 A on 40 A, at 120% of the busbar', () => {
    const made = plan({})
    expect(made.strings.map(({ tag, units, output_a }) => [tag, units, output_a])).toEqual([
      ['B1', 13, expect.closeTo(15.73, 9)],
      ['B2', 13, expect.closeTo(15.73, 9)],
    ])
    expect(made.circuits.map(({ kind, device_a, grounding }) => [kind, device_a, grounding])).toEqual([
      ['branch', 20, '12'],
      ['branch', 20, '12'],
      ['combined', 40, '10'],
    ])
    expect(made.source_a).toBeCloseTo(31.46, 9)
    expect(made.connection).toBe('bus_120')
    expect(made.findings.find(({ code }) => code === 'connection')).toMatchObject({ article: '705.12(B)(2)' })
    expect(codes(made, 'error')).toEqual([])
  })

  test('one microinverter more exceeds 240 A by less than an ampere, and uses the supply side at 6 AWG or larger', () => {
    const made = plan({ groups: [south(27)], machines: [{ inverter: MICRO, count: 27 }] })
    expect(made.options.find(({ option }) => option === 'bus_120')).toMatchObject({
      ok: false,
      formula: '1.25 × 32.67 A + 200 A = 240.84 A > 1.2 × 200 A = 240 A',
    })
    expect(made.connection).toBe('supply_side')
    expect(made.circuits.at(-1)?.size).toBe('6')
  })

  test('optimizers: 27 panels of 405 W are strings of 14 and 13, at the optimizer’s current', () => {
    const inverter = {
      ...STRING,
      optimizers_least: 8,
      optimizers_most: 25,
      optimizer_string_w: 5700,
      optimizer_output_a: 15,
      optimizer_max_v: 60,
    }
    const made = plan({ groups: [south(27)], machines: [{ inverter, count: 1 }] }, { module_shutdown: null })
    expect(made.kind).toBe('optimizer')
    expect(made.strings.map(({ modules }) => modules)).toEqual([14, 13])
    expect(made.circuits[0]).toMatchObject({ kind: 'string', maximum_a: 15, conductor_a: 18.75, device_a: null })
    expect(made.findings.find(({ code }) => code === 'rapid_shutdown')?.severity).toBe('ok')
    expect(codes(made, 'error')).toEqual([])
  })

  test('two MPPTs: a string of each plane, currents by Isc, grounding by the device 690.9(B) would ask', () => {
    const made = plan({
      groups: [south(12), { ...south(9), name: 'West' }],
      machines: [{ inverter: STRING, count: 1 }],
    })
    expect(made.strings.map(({ tag, input, modules }) => [tag, input, modules])).toEqual([
      ['S1', 0, 12],
      ['S2', 1, 9],
    ])
    expect(made.circuits.map(({ kind, device_a, grounding }) => [kind, device_a, grounding])).toEqual([
      ['string', null, '10'],
      ['inverter', 40, '10'],
    ])
    expect(made.circuits[0]?.maximum_a).toBeCloseTo(17.4125, 9)
    expect(made.circuits[0]?.steps.map(({ article }) => article)).toContain('690.45')
  })

  test('with batteries, their output counts as a source, and their place limits energy', () => {
    const battery = { model: 'B', count: 3, usable_kwh: 13.5, power_kw: 5, coupling: 'ac' as const, ac_current_a: 20 }
    const made = plan({ batteries: [battery] }, { storage_place: 'utility_space' })
    expect(made.storage_a).toBe(60)
    expect(made.source_a).toBeCloseTo(91.46, 9)
    expect(made.findings.find(({ code }) => code === 'storage_place')).toMatchObject({ severity: 'error' })
    expect(
      plan({ batteries: [battery] }, { storage_place: 'attached_garage' }).findings.find(
        ({ code }) => code === 'storage_place',
      ),
    ).toMatchObject({ severity: 'ok', formula: '40.5 kWh ≤ 80 kWh' })
    const behind = { ...battery, coupling: 'dc' as const }
    expect(plan({ batteries: [{ ...behind, ac_current_a: null }] }).storage_a).toBe(0)
    // With an output of its own, as of a battery with an inverter inside, it counts.
    expect(plan({ batteries: [behind] }).storage_a).toBe(60)
  })
})

describe('what is missing', () => {
  test('is asked for and never guessed', () => {
    const made = plan({ site: null, place: { state: 'AZ', city: 'Phoenix' } }, NO_CHOICES)
    expect(made).toMatchObject({ edition: null, edition_basis: 'unknown', connection: null, ambient_c: null })
    expect(codes(made, 'error')).toEqual(['edition'])
    expect(
      made.circuits.every(({ size, steps }) => size === null && steps.every(({ article }) => article === null)),
    ).toBe(true)
    const lacks = made.findings.flatMap(one => one.lacks)
    expect(lacks).toEqual(expect.arrayContaining(['busbar rating', 'main breaker', 'service size', 'circuit lengths']))
    expect(made.options.filter(({ ok }) => ok)).toEqual([])
  })

  test('of the edition comes from the state, to be confirmed', () => {
    const made = plan({ place: { state: 'FL', city: 'Miami' } }, { edition: null })
    expect(made).toMatchObject({ edition: '2020', edition_basis: 'state', edition_since: '2023-12' })
    expect(made.findings.find(({ code }) => code === 'edition')?.severity).toBe('warning')
    expect(made.findings.find(({ code }) => code === 'connection')?.article).toBe('705.12(B)(3)(2)')
    expect(codes(plan({}, { edition: '2026' }), 'warning')).toContain('numbering')
  })

  test('of the edition is the company’s where it lists the city, or the whole state', () => {
    const phoenix = {
      state: 'AZ' as const,
      city: ' phoenix ',
      edition: '2017' as const,
      since: '2019-01-01',
      source: 'City ordinance',
      rooftop_in: 4,
      ac_rise_pct: 1,
    }
    const rest = { ...phoenix, city: null, edition: '2023' as const, rooftop_in: null, ac_rise_pct: null }
    const at = (city: string, edition: '2026' | null = null) =>
      plan({ place: { state: 'AZ', city }, jurisdictions: [rest, phoenix] }, { edition })
    expect(at('Phoenix')).toMatchObject({
      edition: '2017',
      edition_basis: 'jurisdiction',
      edition_since: '2019-01-01',
      edition_sources: ['City ordinance'],
    })
    expect(at('Mesa').edition).toBe('2023')
    expect(at('Phoenix', '2026')).toMatchObject({ edition: '2026', edition_basis: 'chosen' })
    // A raceway 1 in. above the roof is hotter by the city's own threshold.
    expect(at('Phoenix').circuits[0]?.ambient_c).toBe(71)
    expect(at('Mesa').circuits[0]?.ambient_c).toBe(38)
  })

  test('of microinverters without a count leaves them without branches', () => {
    const blank = { ...MICRO, units_per_branch: null, ac_current_a: null }
    const made = plan({ machines: [{ inverter: blank, count: 26 }] })
    expect(made.strings).toEqual([])
    expect(codes(made, 'error')).toEqual(expect.arrayContaining(['branches', 'strings_sum']))
  })
})

describe('fixes', () => {
  const fixOf = (made: ReturnType<typeof plan>, code: string) => made.findings.find(one => one.code === code)?.fix

  test('place the breaker opposite, and change the main only with a load calculation', () => {
    const open = plan({}, { opposite_end: null, taps_allowed: false })
    const fix = fixOf(open, 'opposite_end')
    expect(plan({}, fix?.choices ?? {}).connection).toBe('bus_120')
    const full = { machines: [{ inverter: { ...STRING, ac_current_a: 48 }, count: 1 }], groups: [south(12)] }
    const tight = { taps_allowed: false }
    expect(codes(plan(full, tight), 'error')).toContain('no_connection')
    expect(fixOf(plan(full, tight), 'derate')).toBeNull()
    const loaded = plan(full, { ...tight, calculated_load_a: 150 })
    expect(fixOf(loaded, 'derate')?.choices.main_a).toBe(175)
    expect(plan(full, fixOf(loaded, 'derate')?.choices ?? {}).connection).toBe('bus_120')
    expect(fixOf(plan(full, { ...tight, calculated_load_a: 180 }), 'derate')).toBeNull()
  })

  test('use another option where the chosen one fails', () => {
    const made = plan({}, { connection: 'bus_100' })
    expect(made.connection).toBeNull()
    expect(fixOf(made, 'chosen_connection')?.choices.connection).toBe('bus_120')
  })

  test('divide again where strings no longer have each panel', () => {
    const strings = [{ unit: 0, input: 0, runs: [{ plane: 0, module_count: 12 }] }]
    const at = (count: number) =>
      plan({ groups: [south(count)], machines: [{ inverter: STRING, count: 1 }] }, { strings })
    expect(codes(at(12), 'error')).toEqual([])
    expect(codes(at(13), 'error')).toContain('strings_stale')
    expect(fixOf(at(13), 'strings_stale')?.choices.strings).toBeNull()
  })
})

test('existing sources count, and a main above its busbar blocks', () => {
  expect(plan({}, { existing_sources_a: 10 }).options.find(({ option }) => option === 'bus_120')?.ok).toBe(false)
  expect(codes(plan({}, { main_a: 225 }), 'error')).toContain('panel_rating')
})

test('a string by hand that is too long blocks, and two on one input are judged together', () => {
  const strings = [{ unit: 0, input: 0, runs: [{ plane: 0, module_count: 16 }] }]
  const long = plan({ groups: [south(16)], machines: [{ inverter: STRING, count: 1 }] }, { strings })
  expect(codes(long, 'error')).toContain('voltage')
  const two = [0, 1].map(() => ({ unit: 0, input: 0, runs: [{ plane: 0, module_count: 6 }] }))
  const parallel = plan({ groups: [south(12)], machines: [{ inverter: STRING, count: 1 }] }, { strings: two })
  expect(codes(parallel, 'error')).toContain('makers_instructions')
})

/** Mulberry32: the same designs on every run. */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

test('500 random designs agree with a second reading of the same rules', () => {
  const next = random(75)
  const between = (least: number, most: number) => least + next() * (most - least)
  const whole = (least: number, most: number) => Math.floor(between(least, most + 1))
  const one = <T>(of: readonly T[]): T => of[whole(0, of.length - 1)] as T
  const kinds = { branch: 0, string: 0, inverter: 0, combined: 0, storage: 0 }
  const ways = new Map<string, number>()
  for (let round = 0; round < 500; round++) {
    const isc = between(8, 18)
    const panel = { ...PANEL, isc, imp: isc * 0.94, voc: between(30, 55), vmp: 30 }
    const air_c = whole(20, 46)
    const edition = one(['2017', '2020', '2023', '2026'] as const)
    const height = between(0, 2)
    const terminal = one([60, 75] as const)
    const bus = one([100, 125, 150, 200, 225])
    const main = one([100, 125, 150, 175, 200].filter(amps => amps <= bus))
    const center = next() < 0.2
    const opposite = next() < 0.8
    const taps = next() < 0.5
    const loads = Array.from({ length: whole(0, 6) }, () => one([15, 20, 30, 50]))
    const existing = next() < 0.2 ? whole(5, 20) : 0
    const micro = next() < 0.5
    const output = micro ? between(0.9, 1.9) : between(12, 60)
    const per = whole(7, 13)
    const units = micro ? whole(1, 50) : whole(1, 3)
    const battery = next() < 0.4 ? { amps: between(10, 48), count: whole(1, 2) } : null
    const inverter = micro
      ? { ...MICRO, ac_current_a: output, units_per_branch: per }
      : { ...STRING, ac_current_a: output, mppt_count: 4 }
    const made = makePlan({
      project_id: 'p',
      version: 0,
      place: null,
      jurisdictions: [],
      site: { lowest_c: -5, summer_high_c: air_c },
      groups: [south(micro ? units : units * whole(6, 20), panel)],
      machines: [{ inverter, count: units }],
      batteries: battery
        ? [
            {
              model: 'B',
              count: battery.count,
              usable_kwh: 10,
              power_kw: 5,
              coupling: 'ac',
              ac_current_a: battery.amps,
            },
          ]
        : [],
      choices: {
        ...HOUSE,
        edition,
        above_roof_in: height,
        terminal_c: terminal,
        busbar_a: bus,
        main_a: main,
        main_place: center ? 'center' : 'end',
        opposite_end: opposite,
        taps_allowed: taps,
        load_breakers_a: loads,
        existing_sources_a: existing,
      },
    })
    const where = `design ${round}`
    const solar = output * units
    const total = solar + (battery ? battery.amps * battery.count : 0) + existing
    expect(made.source_a, where).toBeCloseTo(total, 6)
    const branches = Math.ceil(units / per)
    const roof = roofAir(air_c, height, edition)
    const strings = made.strings.filter(({ unit }) => unit === 0).length
    for (const circuit of made.circuits) {
      kinds[circuit.kind]++
      const at_roof = circuit.kind === 'branch' || circuit.kind === 'string'
      const own = made.strings.find(({ tag }) => tag === circuit.serves)
      const amps =
        circuit.kind === 'branch'
          ? (own?.units ?? 0) * output
          : circuit.kind === 'string'
            ? isc * 1.25
            : circuit.kind === 'inverter'
              ? output
              : circuit.kind === 'combined'
                ? solar
                : (battery?.amps ?? 0)
      const device =
        circuit.kind === 'branch' ? 20 : circuit.kind === 'string' ? circuit.device_a : breakerFor(amps * 1.25)
      const count =
        circuit.kind === 'branch'
          ? 2 * branches
          : circuit.kind === 'string'
            ? 2 * made.strings.filter(({ tag }) => circuit.serves.split(', ').includes(tag)).length
            : 2
      const tapped =
        made.connection === 'supply_side' &&
        (circuit.kind === 'combined' || (circuit.kind === 'inverter' && units === 1))
      const size = wireFor(amps, device, at_roof ? roof : air_c, count, terminal, tapped ? '6' : '14')
      expect(circuit.device_a, `${where} ${circuit.tag} device`).toBe(device)
      expect(circuit.size, `${where} ${circuit.tag} ${circuit.kind} size`).toBe(size)
      const ground = groundFor(device ?? breakerFor(isc * 1.5625) ?? 0)
      expect(circuit.grounding, `${where} ${circuit.tag} grounding`).toBe(ground)
      const filling = circuit.kind === 'branch' || circuit.kind === 'string' ? count : 3
      expect(circuit.raceway, `${where} ${circuit.tag} raceway`).toBe(
        size && ground ? tubeFor(size, filling, ground) : null,
      )
    }
    expect(strings, where).toBeGreaterThan(0)
    const system = made.circuits.findLast(({ kind }) => kind !== 'storage' && kind !== 'string')
    const breakers = [
      system?.device_a ?? 0,
      ...new Array<number>(battery?.count ?? 0).fill(breakerFor((battery?.amps ?? 0) * 1.25) ?? 0),
    ]
    const expected = waysFor(total, breakers, { bus, main, center, service: 200, loads, opposite, taps })
    expect(
      made.options.filter(({ ok }) => ok).map(({ option }) => option),
      where,
    ).toEqual(expected)
    expect(made.connection, where).toBe(expected[0] ?? null)
    for (const way of expected) ways.set(way, (ways.get(way) ?? 0) + 1)
  }
  // Every kind of circuit and every option was met.
  expect(Math.min(...Object.values(kinds))).toBeGreaterThan(50)
  expect([...ways.keys()].sort()).toEqual(['bus_100', 'bus_120', 'bus_center', 'bus_sum', 'supply_side'])
})

describe('the house', () => {
  const about = (choices: Partial<Choices>, code: string) =>
    plan({}, choices).findings.find(finding => finding.code === code)

  test('the electrode conductor follows from the service conductors, and is asked for', () => {
    expect(about({}, 'electrode')).toMatchObject({
      severity: 'warning',
      article: '250.66',
      lacks: ['service conductors'],
    })
    expect(about({ service_conductor: '2/0' }, 'electrode')).toMatchObject({
      severity: 'ok',
      formula: '2/0 AWG → 4 AWG',
    })
    expect(about({ service_conductor: '250' }, 'electrode')?.formula).toBe('250 kcmil → 2 AWG')
  })

  test('a generator and a charger are asked for; none is an answer', () => {
    expect(about({}, 'house_facts')?.lacks).toEqual(['whether there is a generator', 'EV charger'])
    expect(about({ generator: false, ev_charger_a: 0 }, 'house_facts')).toBeUndefined()
    expect(about({ generator: true, ev_charger_a: 50 }, 'generator')).toMatchObject({ severity: 'warning' })
  })

  test('strings have a DC disconnect, one that breaks load above 30 A; microinverters have none', () => {
    expect(about({}, 'dc_disconnect')).toBeUndefined()
    const strings = { groups: [south(20)], machines: [{ inverter: STRING, count: 1 }] }
    expect(plan(strings).findings.find(({ code }) => code === 'dc_disconnect')).toMatchObject({ article: '690.15' })
  })
})
