// Who of a company must have a second step, and from when. The server asks with every request.
import type { Permission, Schemas } from '#sdk/types.ts'

const DAY_MS = 86_400_000

/** As stored: with the moment from which the time to set one up counts. */
export type SecondStepPolicy = Omit<Schemas['SecondStepPolicy'], 'version'> & { since: string }

type Role = { role_id: string; permissions: readonly string[] }

export function isRequired({ required_of, role_ids, permissions }: SecondStepPolicy, role: Role): boolean {
  if (required_of === 'roles') return role_ids.includes(role.role_id)
  if (required_of === 'permissions') return permissions.some(one => role.permissions.includes(one))
  return required_of === 'everyone'
}

/** In milliseconds since 1970; null where none is required. New members have the same time from the day they joined. */
export function secondStepDue(policy: SecondStepPolicy, member: Role & { joined_ms: number }): number | null {
  if (!isRequired(policy, member)) return null
  return Math.max(Date.parse(policy.since), member.joined_ms) + policy.grace_days * DAY_MS
}

type Asked = Pick<SecondStepPolicy, 'required_of'> & { role_ids: readonly string[]; permissions: readonly Permission[] }

/** The grace period restarts only if the policy's audience changes. */
export const asksTheSame = (a: Asked, b: Asked): boolean => textOf(a) === textOf(b)

const textOf = ({ required_of, role_ids, permissions }: Asked) =>
  JSON.stringify([
    required_of,
    required_of === 'roles' ? [...role_ids].sort() : [],
    required_of === 'permissions' ? [...permissions].sort() : [],
  ])
