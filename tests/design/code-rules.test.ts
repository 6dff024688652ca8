// The rules of the electrical code, with figures of permit plans, manuals and the code's tables.
import { describe, expect, test } from 'vitest'
import { articleOf, EDITIONS, isConfirmed } from '#machines/design/electrical/code/editions.ts'
import { limitOf } from '#machines/design/electrical/code/limits.ts'
import { stateEdition } from '#machines/design/electrical/code/state-editions.ts'
import {
  ambientFactor,
  ampacity,
  bundlingFactor,
  electrodeConductor,
  equipmentGrounding,
  standardAtLeast,
  standardAtMost,
} from '#machines/design/electrical/code/tables.ts'
import { branchesOf, optimizerStrings, unitsPerBranch } from '#machines/design/electrical/sizing/branches.ts'
import { checkConductor, racewayAir, smallestConductor } from '#machines/design/electrical/sizing/conductor.ts'
import { checkConnection, connectionOptions, derateMain } from '#machines/design/electrical/sizing/connection.ts'
import { assumedDevice, deviceFor, needsFuses, stringFuse } from '#machines/design/electrical/sizing/currents.ts'
import { fillOf, longestRun, smallestEmt, voltageDrop } from '#machines/design/electrical/sizing/raceway.ts'
import { judgeStoragePlace } from '#machines/design/electrical/sizing/storage-place.ts'

describe('editions', () => {
  test('number the same rule differently, and some lack it', () => {
    expect(EDITIONS.map(edition => articleOf('bus_120', edition))).toEqual([
      '705.12(B)(2)(3)(b)',
      '705.12(B)(3)(2)',
      '705.12(B)(2)',
      '705.12(B)(2)',
    ])
    expect(articleOf('power_control', '2017')).toBeNull()
    expect(articleOf('shutdown_switch', '2017')).toBeNull()
    expect(articleOf('supply_side', '2017')).toBe('705.12(A)')
    expect(isConfirmed('bus_120', '2026')).toBe(false)
    expect(isConfirmed('voltage_limit', '2026')).toBe(true)
  })

  test('set limits, unless the jurisdiction has its own', () => {
    expect(limitOf('rooftop_in', { edition: '2020' })).toBe(0.875)
    expect(limitOf('rooftop_in', { edition: '2023' })).toBe(0.75)
    expect(limitOf('rooftop_in', { edition: '2023', overrides: { rooftop_in: 4 } })).toBe(4)
  })

  test('are a state’s by default, and asked for where a state has none or sources disagree', () => {
    expect(stateEdition('ca')).toMatchObject({ edition: '2023', since: '2026-01-01' })
    expect(stateEdition('FL')?.edition).toBe('2020')
    expect(stateEdition('TN')?.edition).toBe('2017')
    expect(stateEdition('AZ')).toMatchObject({ edition: null, standing: 'local' })
    expect(stateEdition('NC')).toMatchObject({ edition: null, named: ['2020', '2023'] })
    expect(stateEdition('PR')).toBeNull()
  })
})

describe('conductors', () => {
  test('are corrected for air and neighbors: 40 A × 0.91 × 0.8 = 29.12 A', () => {
    const check = checkConductor('10', { ambient_c: 40, current_carrying: 4, maximum_a: 17.34, device_a: null })
    expect(check.corrected_a).toBeCloseTo(29.12, 9)
    expect(check.terminal_a).toBe(35)
    expect(check.faults).toEqual([])
  })

  test('on a hot roof are 12 AWG without a fuse, 10 AWG with one of 25 A (240.4(D))', () => {
    const roof = { ambient_c: 47, current_carrying: 4, maximum_a: 13.93 * 1.25 }
    expect(smallestConductor({ ...roof, device_a: null })?.size).toBe('12')
    expect(smallestConductor({ ...roof, device_a: 25 })?.size).toBe('10')
    expect(checkConductor('12', { ...roof, device_a: 25 }).faults).toContain('small_conductor')
  })

  test('start at the terminals’ column, whatever their insulation', () => {
    const circuit = { ambient_c: 30, current_carrying: 3, maximum_a: 40, device_a: 50 }
    expect(smallestConductor({ ...circuit, terminal: 75 })?.size).toBe('8')
    expect(smallestConductor({ ...circuit, terminal: 60 })?.size).toBe('6')
  })

  test('are protected by at most the next standard size above their ampacity', () => {
    expect(checkConductor('8', { ambient_c: 55, current_carrying: 3, maximum_a: 20, device_a: 60 }).faults).toEqual([
      'device',
    ])
    expect(smallestConductor({ ambient_c: 90, current_carrying: 3, maximum_a: 5, device_a: null })).toBeUndefined()
  })

  test('in the sun near a roof are 33 °C hotter below the edition’s threshold', () => {
    const at = { above_roof_in: 0.8, in_sun: true }
    expect(racewayAir(40, at, { edition: '2020' })).toBe(73)
    expect(racewayAir(40, at, { edition: '2023' })).toBe(40)
    expect(racewayAir(40, { ...at, insulation: 'XHHW-2' }, { edition: '2020' })).toBe(40)
    expect(racewayAir(40, { ...at, in_sun: false }, { edition: '2020' })).toBe(40)
  })

  test('follow the tables at their edges', () => {
    expect([30, 31, 40, 41, 85, 86].map(c => ambientFactor(c, 90))).toEqual([1, 0.96, 0.91, 0.87, 0.29, null])
    expect(ambientFactor(56, 60)).toBeNull()
    expect([3, 4, 6, 7, 9, 10, 20, 21, 41].map(count => bundlingFactor(count))).toEqual([
      1, 0.8, 0.8, 0.7, 0.7, 0.5, 0.5, 0.45, 0.35,
    ])
    expect(bundlingFactor(9, 24)).toBe(1)
    expect(ampacity('10', 75, 'al')).toBe(30)
    expect(ampacity('14', 75, 'al')).toBeNull()
  })

  test('are grounded by the device before them, real or assumed', () => {
    expect([15, 20, 25, 60, 61, 200, 500].map(amps => equipmentGrounding(amps))).toEqual([
      '14',
      '12',
      '10',
      '10',
      '8',
      '6',
      null,
    ])
    expect(assumedDevice(13.93)).toBe(25)
    expect([electrodeConductor('2'), electrodeConductor('2/0'), electrodeConductor('4/0')]).toEqual(['8', '4', '2'])
  })
})

describe('devices', () => {
  test('are the next standard size of 1.25 × the current', () => {
    expect(deviceFor(32)).toEqual({ needed_a: 40, device_a: 40 })
    expect(deviceFor(48).device_a).toBe(60)
    expect([15.2, 40.84, 101, 1].map(standardAtLeast)).toEqual([20, 45, 110, 15])
    expect(standardAtMost(180)).toBe(175)
  })

  test('of strings stay within the module’s fuse, and are needed from three strings', () => {
    expect(stringFuse(13.93, 25).ok).toBe(true)
    expect(stringFuse(16.5, 25)).toMatchObject({ device_a: 30, ok: false })
    expect([1, 2, 3].map(strings => needsFuses(13.93, strings, 25))).toEqual([false, false, true])
  })
})

test('raceways hold 53, 31 or 40 percent by the number of conductors', () => {
  const forty = [
    { size: '8', count: 3 },
    { size: '10', count: 1 },
  ] as const
  expect(fillOf(forty, '3/4').fill_sq_in).toBeCloseTo(0.1309, 9)
  expect(fillOf(forty, '3/4').allowed_sq_in).toBeCloseTo(0.2132, 9)
  expect(smallestEmt([{ size: '10', count: 7 }])).toBe('3/4')
  expect(fillOf([{ size: '10', count: 2 }], '1/2').allowed_sq_in).toBeCloseTo(0.304 * 0.31, 9)
})

test('a run loses 2 × L × I × R: 60 ft of 10 AWG at 32 A is 1.98% of 240 V', () => {
  expect(voltageDrop(32, 60, '10', 240)?.drop_pct).toBeCloseTo(1.984, 9)
  expect(longestRun(15.75, '12', 240, 1)).toBe(38)
  expect(voltageDrop(32, 60, '4/0', 240)).toBeNull()
})

test('branches follow the maker’s count, and are as even as can be', () => {
  expect(unitsPerBranch({ maker_units: 12, continuous_a: 320.146 / 240 }, 20)).toEqual({ units: 12, by: 'maker' })
  expect(unitsPerBranch({ maker_units: null, continuous_a: null }, 20)).toBeNull()
  expect(branchesOf(27, 13)).toEqual([9, 9, 9])
  const s440 = { least: 8, most: 25, max_string_w: 5700 }
  expect(optimizerStrings(27, 405, s440)).toEqual([14, 13])
  expect(optimizerStrings(15, 405, s440)).toBeUndefined()
  expect(optimizerStrings(26, 200, s440)).toEqual([13, 13])
})

describe('connection', () => {
  const panel = {
    busbar_a: 200,
    main_a: 200,
    center_fed: false,
    load_breakers_a: null,
    has_feed_through: false,
    feed_through_a: null,
  }
  const sources = { continuous_a: 32, breakers_a: [40], opposite_end: true, ends_used: 1 as const, controlled_a: null }
  const home = { service_a: 200, dwelling: true, taps_allowed: true }
  const ok = (more: object, less: object = {}) =>
    connectionOptions({ ...panel, ...less }, { ...sources, ...more }, home, '2023').flatMap(one =>
      one.ok ? [one.option] : [],
    )

  test('by 120% counts 1.25 × the current, not the breaker, at the opposite end', () => {
    expect(ok({})).toEqual(['bus_120', 'supply_side'])
    expect(ok({ opposite_end: false })).toEqual(['supply_side'])
    expect(ok({ continuous_a: 32.67 })).toEqual(['supply_side'])
    expect(checkConnection('bus_120', panel, sources, home, '2020').formula).toBe(
      '1.25 × 32 A + 200 A = 240 A ≤ 1.2 × 200 A = 240 A',
    )
  })

  test('by the sum of breakers, center-fed, feed-through and power control have their own conditions', () => {
    expect(ok({ continuous_a: 48, breakers_a: [60] }, { load_breakers_a: [20, 20, 50] })).toContain('bus_sum')
    expect(ok({ continuous_a: 48, breakers_a: [60] }, { load_breakers_a: [100, 50] })).not.toContain('bus_sum')
    // Loads that weren't counted leave it open.
    expect(checkConnection('bus_sum', panel, sources, home, '2023').ok).toBeNull()
    expect(ok({}, { center_fed: true })).toEqual(['bus_center', 'supply_side'])
    expect(ok({ ends_used: 2 }, { center_fed: true })).toEqual(['supply_side'])
    expect(ok({}, { has_feed_through: true, feed_through_a: 240 })).toContain('bus_feed_through')
    expect(ok({ continuous_a: 144, controlled_a: 200 })).toContain('power_control')
    expect(checkConnection('power_control', panel, { ...sources, controlled_a: 200 }, home, '2017').why).toBe(
      'not_in_edition',
    )
    expect(checkConnection('supply_side', panel, sources, { ...home, taps_allowed: false }, '2023').ok).toBe(false)
  })

  test('with a smaller main needs a load calculation: 240 − 60 = 180, so 175 A', () => {
    expect(derateMain(200, 48, 150)).toEqual({ largest_main_a: 175, load_fits: true })
    expect(derateMain(200, 48, null)).toEqual({ largest_main_a: 175, load_fits: null })
    expect(derateMain(200, 48, 180).load_fits).toBe(false)
  })
})

test('batteries have a limit a unit and a place', () => {
  expect(judgeStoragePlace([13.5, 13.5, 13.5], 'attached_garage')).toMatchObject({ total_kwh: 40.5, ok: true })
  expect(judgeStoragePlace([13.5, 13.5, 13.5], 'utility_space').ok).toBe(false)
  expect(judgeStoragePlace([21], 'ground')).toMatchObject({ unit_ok: false, ok: false })
  expect(judgeStoragePlace([5], 'living_space').ok).toBe(false)
})
