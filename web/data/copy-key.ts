// The key of a stored answer. Separate from the rules of storing, which are loaded only when something is stored.

/** Fields in any order, and those without a value, make no difference. */
export const keyOf = (path: string, input: object): string =>
  `${path} ${JSON.stringify(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )}`
