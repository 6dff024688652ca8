import type { Schemas } from '#sdk/types.ts'

/** Users can't grant permissions they lack: the roles they may assign. */
export const grantable = (roles: Schemas['Role'][], held: ReadonlySet<string>) =>
  roles.filter(({ permissions }) => permissions.every(one => held.has(one)))
