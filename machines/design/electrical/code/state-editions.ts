// The edition each state enforces by default. A jurisdiction may differ, and the permit's date decides; the company's own entry wins.
import type { Edition } from './editions.ts'

type StateEdition = {
  /** Null where cities or counties decide, or where sources disagree. */
  readonly edition: Edition | null
  /** When it came into force, as the sources state it. */
  readonly since: string | null
  readonly standing: 'agreed' | 'newest_list' | 'conflict' | 'local'
  /** The editions sources name where they disagree. */
  readonly named?: readonly string[]
}

/** Adoption lists compared, and when. */
const STATE_SOURCES = {
  as_of: '2026-11',
  names: ['onlyplans.io/zoning/codes/nec', 'jadelearning.com', 'mikeholt.com', 'electriciansaiemployee.com'],
} as const

const agreed = (edition: Edition, since: string | null = null): StateEdition => ({ edition, since, standing: 'agreed' })
const newest = (since: string | null = null): StateEdition => ({ edition: '2023', since, standing: 'newest_list' })
const local: StateEdition = { edition: null, since: null, standing: 'local' }
const conflict = (...named: string[]): StateEdition => ({ edition: null, since: null, standing: 'conflict', named })

const BY_STATE: Readonly<Record<string, StateEdition>> = {
  CO: agreed('2023', '2023-08'),
  GA: agreed('2023', '2025-01'),
  HI: agreed('2023'),
  ID: agreed('2023'),
  IA: agreed('2023'),
  KY: agreed('2023'),
  MA: agreed('2023', '2023-02'),
  MI: agreed('2023'),
  MN: agreed('2023'),
  NE: agreed('2023'),
  ND: agreed('2023'),
  OH: agreed('2023'),
  OK: agreed('2023'),
  OR: agreed('2023'),
  SD: agreed('2023'),
  TX: agreed('2023'),
  CA: newest('2026-01-01'),
  CT: newest(),
  NH: newest(),
  NY: newest('2025-12-31'),
  RI: newest(),
  SC: newest(),
  UT: newest(),
  VT: newest(),
  WA: newest(),
  WV: newest(),
  WI: newest(),
  WY: newest(),
  AL: agreed('2020', '2022-07'),
  AK: agreed('2020', '2020-04'),
  AR: agreed('2020', '2022-08'),
  DE: agreed('2020', '2021-09'),
  FL: agreed('2020', '2023-12'),
  LA: agreed('2020'),
  MD: agreed('2020'),
  MT: agreed('2020'),
  NM: agreed('2020'),
  VA: agreed('2020'),
  PA: agreed('2020', '2025'),
  TN: agreed('2017'),
  ME: conflict('2020', '2023'),
  NJ: conflict('2017', '2020'),
  NC: conflict('2020', '2023'),
  IN: conflict('2017', '2008'),
  DC: conflict('2014'),
  AZ: local,
  IL: local,
  KS: local,
  MO: local,
  MS: local,
  NV: local,
}

export function stateEdition(state: string): (StateEdition & { as_of: string; sources: readonly string[] }) | null {
  const row = BY_STATE[state.toUpperCase()]
  return row ? { ...row, as_of: STATE_SOURCES.as_of, sources: STATE_SOURCES.names } : null
}
