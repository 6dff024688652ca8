// Ways to connect sources to a home's service: every option of 705.12, the supply side, and power control.

import { articleOf, type Edition } from '../code/editions.ts'
import { CONTINUOUS } from '../code/limits.ts'
import { standardAtMost } from '../code/tables.ts'

const EPSILON = 1e-9
export const CONNECTIONS = [
  'bus_100',
  'bus_120',
  'bus_sum',
  'bus_center',
  'bus_feed_through',
  'power_control',
  'supply_side',
] as const
type Connection = (typeof CONNECTIONS)[number]

export type Panelboard = {
  readonly busbar_a: number
  /** The device that protects the bus: its main, or the one upstream of a panel with lugs only. */
  readonly main_a: number
  readonly center_fed: boolean
  /** Devices of loads; null if they weren't counted. */
  readonly load_breakers_a: readonly number[] | null
  readonly has_feed_through: boolean
  /** Ampacity of the feeder behind the lugs, or the device that protects it there. */
  readonly feed_through_a: number | null
}
export type Sources = {
  /** Σ of continuous output, PV and storage that may discharge, existing ones too. */
  readonly continuous_a: number
  readonly breakers_a: readonly number[]
  readonly opposite_end: boolean
  readonly ends_used: 1 | 2
  /** What a listed power control system holds the current of the bus to; null without one. */
  readonly controlled_a: number | null
}
type Service = { readonly service_a: number; readonly dwelling: boolean; readonly taps_allowed: boolean }
export type ConnectionCheck = {
  readonly option: Connection
  readonly article: string | null
  /** Null if a fact is missing. */
  readonly ok: boolean | null
  /** Left side of the comparison and its limit. */
  readonly sum_a: number | null
  readonly limit_a: number
  readonly formula: string
  readonly why:
    | 'fits'
    | 'over'
    | 'not_in_edition'
    | 'not_opposite'
    | 'not_center_fed'
    | 'both_ends'
    | 'no_lugs'
    | 'not_allowed'
    | 'unknown'
}

const figure = (value: number) => String(Number(value.toFixed(2)))

/** Each option with its test, in the order they are offered. */
export function connectionOptions(
  panel: Panelboard,
  sources: Sources,
  service: Service,
  edition: Edition,
): ConnectionCheck[] {
  return CONNECTIONS.map(option => checkConnection(option, panel, sources, service, edition))
}

export function checkConnection(
  option: Connection,
  panel: Panelboard,
  sources: Sources,
  service: Service,
  edition: Edition,
): ConnectionCheck {
  const article = articleOf(option, edition)
  const test = TESTS[option](panel, sources, service)
  const over = test.sum_a !== null && test.sum_a > test.limit_a + EPSILON
  const compared =
    test.sum_a === null
      ? ''
      : `${test.left ? `${test.left} = ` : ''}${figure(test.sum_a)} A ${over ? '>' : '≤'} ${test.right}`
  const why =
    article === null ? 'not_in_edition' : (test.refused ?? (test.sum_a === null ? 'unknown' : over ? 'over' : 'fits'))
  return {
    option,
    article,
    ok: why === 'unknown' ? null : why === 'fits',
    sum_a: test.sum_a,
    limit_a: test.limit_a,
    formula: compared,
    why,
  }
}

type Test = {
  sum_a: number | null
  limit_a: number
  left: string
  right: string
  refused?: ConnectionCheck['why'] | undefined
}
type Tests = Record<Connection, (panel: Panelboard, sources: Sources, service: Service) => Test>

const onBus = ({ main_a }: Panelboard, continuous_a: number) => ({
  sum_a: continuous_a * CONTINUOUS + main_a,
  left: `1.25 × ${figure(continuous_a)} A + ${figure(main_a)} A`,
})
const of120 = ({ busbar_a }: Panelboard) => ({
  limit_a: busbar_a * 1.2,
  right: `1.2 × ${figure(busbar_a)} A = ${figure(busbar_a * 1.2)} A`,
})

const TESTS: Tests = {
  bus_100: (panel, { continuous_a }) => ({
    ...onBus(panel, continuous_a),
    limit_a: panel.busbar_a,
    right: `${figure(panel.busbar_a)} A`,
  }),
  bus_120: (panel, { continuous_a, opposite_end }) => ({
    ...onBus(panel, continuous_a),
    ...of120(panel),
    refused: opposite_end && !panel.center_fed ? undefined : 'not_opposite',
  }),
  bus_sum: ({ busbar_a, main_a, load_breakers_a }, { breakers_a }) => {
    const all = load_breakers_a === null ? null : [...load_breakers_a, ...breakers_a]
    return {
      sum_a: all?.reduce((sum, device) => sum + device, 0) ?? null,
      limit_a: busbar_a,
      left: all?.map(figure).join(' + ') ?? '',
      right: `${figure(busbar_a)} A`,
      refused: main_a > busbar_a ? 'over' : undefined,
    }
  },
  bus_center: (panel, { continuous_a, ends_used }, { dwelling }) => ({
    ...onBus(panel, continuous_a),
    ...of120(panel),
    refused: !panel.center_fed || !dwelling ? 'not_center_fed' : ends_used === 2 ? 'both_ends' : undefined,
  }),
  bus_feed_through: ({ has_feed_through, feed_through_a, main_a }, { continuous_a }) => ({
    sum_a: feed_through_a === null ? null : continuous_a * CONTINUOUS + main_a,
    limit_a: feed_through_a ?? 0,
    left: `1.25 × ${figure(continuous_a)} A + ${figure(main_a)} A`,
    right: `${figure(feed_through_a ?? 0)} A`,
    refused: has_feed_through ? undefined : 'no_lugs',
  }),
  power_control: (panel, { controlled_a }) => ({
    sum_a: controlled_a,
    limit_a: panel.busbar_a,
    left: '',
    right: `${figure(panel.busbar_a)} A`,
  }),
  supply_side: (_, { continuous_a }, { service_a, taps_allowed }) => ({
    sum_a: continuous_a,
    limit_a: service_a,
    left: '',
    right: `${figure(service_a)} A`,
    refused: taps_allowed ? undefined : 'not_allowed',
  }),
}

/** The most of 1.25 × I that the 120% option leaves, and of I. */
export const allowedBy120 = (busbar_a: number, main_a: number): number => busbar_a * 1.2 - main_a

/** The largest main that lets the sources on the bus by the 120% option. Only a load calculation allows a smaller main. */
export function derateMain(busbar_a: number, continuous_a: number, calculated_load_a: number | null) {
  const largest_main_a = standardAtMost(Math.min(busbar_a, busbar_a * 1.2 - continuous_a * CONTINUOUS))
  return {
    largest_main_a,
    load_fits: largest_main_a === null || calculated_load_a === null ? null : calculated_load_a <= largest_main_a,
  }
}
