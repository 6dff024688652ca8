/**
 * A row that is edited, as it was read last: saved over somebody else's change it takes that change's version. As it was opened
 * where it is no longer listed.
 */
export const latestOf = <T extends { id: string }>(rows: readonly T[] | undefined, opened: T | null): T | null =>
  rows?.find(({ id }) => id === opened?.id) ?? opened
