import type { Schemas } from '#sdk/types.ts'

export const nameOf = ({ firstname, lastname }: Pick<Schemas['User'], 'firstname' | 'lastname'>) =>
  `${firstname} ${lastname}`

/** Nobody can grant what they lack: the roles somebody may give. */
export const grantable = (roles: Schemas['Role'][], held: ReadonlySet<string>) =>
  roles.filter(({ permissions }) => permissions.every(one => held.has(one)))
