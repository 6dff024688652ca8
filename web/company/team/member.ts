import type { Schemas } from '#sdk/types.ts'

/** Nobody can grant what they lack: the roles somebody may give. */
export const grantable = (roles: Schemas['Role'][], held: ReadonlySet<string>) =>
  roles.filter(({ permissions }) => permissions.every(one => held.has(one)))
