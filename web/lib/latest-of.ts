/**
 * The row being edited, as last read: saving over another user's change uses its version. As opened if it is no longer
 * listed.
 */
export const latestOf = <T extends { id: string }>(rows: readonly T[] | undefined, opened: T | null): T | null =>
  rows?.find(({ id }) => id === opened?.id) ?? opened
