// Which answers are stored on the device, for how long, and which are evicted first. Pure.
import { DAY_MS } from '#machines/lib/time.ts'

/** Company-wide reads of a sale's screens, besides the project itself. */
const SHARED: ReadonlySet<string> = new Set([
  '/v1/user',
  '/v3/users.Permissions',
  '/v3/users.ListTenantUsers',
  '/v3/company.Get',
  '/v3/settings.GetPointsOfContact',
  '/v3/settings.GetDesignPreferences',
  '/v3/settings.GetSimulationParams',
  '/v3/settings.GetProposalTheme',
  '/v3/collections.ListPanels',
  '/v3/collections.ListInverters',
  '/v3/collections.ListStorage',
  '/v3/collections.ListOthers',
  '/v3/collections.ListFinancing',
  '/v3/collections.ListIncentives',
  '/v3/collections.ListAgreements',
  '/v3/adders.List',
  '/v3/energy.ListRatePlans',
  '/v3/templates.List',
  '/v1/lead/external/utilities',
  '/v3/projects.List',
  '/v3/projects.ListViews',
  '/v3/tasks.ListMine',
  // A picture of a roof or a logo, as data.
  'kept-image',
])
/** Not stored: a lender's answers and activity change without us, and a review must be current. */
const NEVER = /lender|audit|stipulation|session|ReviewChange/i

const KEPT_FOR_MS = 7 * DAY_MS
const LIMITS = { groups: 50, bytes: 50 * 1024 * 1024, shared: 300 } as const

/** Kept together and dropped together: a project, or what all of them share. */
export const SHARED_GROUP = 'shared'
export type CopyHead = { key: string; owner: string; group: string; contract: string; saved_at: number; size: number }

export const isKept = (path: string, input: object): boolean =>
  !NEVER.test(path) && (SHARED.has(path) || projectOf(input) !== undefined || path.startsWith('/v3/homeowners.'))

const projectOf = (input: object): string | undefined =>
  'project_id' in input && typeof input.project_id === 'string' ? input.project_id : undefined

export const groupOf = (input: object): string => projectOf(input) ?? SHARED_GROUP

export const isFresh = ({ contract, saved_at }: Pick<CopyHead, 'contract' | 'saved_at'>, now: number, ours: string) =>
  contract === ours && now - saved_at < KEPT_FOR_MS && saved_at <= now + DAY_MS

/**
 * Evicts expired copies and those of another contract or user; then whole projects, least recently viewed first; then the oldest
 * shared answers, beyond a number and a fifth of the space.
 */
export function toDrop(
  heads: readonly CopyHead[],
  { owner, now, contract }: { owner: string; now: number; contract: string },
  limits: { groups: number; bytes: number; shared: number } = LIMITS,
): string[] {
  const isStanding = (one: CopyHead) => one.owner === owner && isFresh(one, now, contract)
  const standing = heads.filter(isStanding).sort((a, b) => b.saved_at - a.saved_at)
  const groups = new Map<string, CopyHead[]>()
  for (const one of standing) groups.set(one.group, [...(groups.get(one.group) ?? []), one])
  const shared = (groups.get(SHARED_GROUP) ?? []).map(one => [one])
  groups.delete(SHARED_GROUP)
  // A Map keeps insertion order, and here the latest entry of each key must be last.
  const out = [
    ...beyond([...groups.values()], limits.groups, limits.bytes * 0.8),
    ...beyond(shared, limits.shared, limits.bytes * 0.2),
  ]
  return [...heads.filter(one => !isStanding(one)), ...out].map(({ key }) => key)
}

function beyond(groups: readonly CopyHead[][], most: number, bytes: number): CopyHead[] {
  let room = bytes
  return groups
    .filter((group, index) => {
      room -= group.reduce((sum, { size }) => sum + size, 0)
      return index >= most || room < 0
    })
    .flat()
}
