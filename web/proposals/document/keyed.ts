/** Parts of a text have no ids, and may be equal: their position is the key. */
export const keyed = <T>(all: readonly T[]) => all.map((one, at) => ({ key: String(at), one }))
