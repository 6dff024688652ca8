/** Parts of a text have no names, and may be alike: their place is what tells them apart. */
export const keyed = <T>(all: readonly T[]) => all.map((one, at) => ({ key: String(at), one }))
