/** Users can't grant permissions they lack: checks that everything in `granted` is held. */
export const grantsNoMore = (granted: readonly string[], held: ReadonlySet<string>): boolean =>
  granted.every(permission => held.has(permission))
