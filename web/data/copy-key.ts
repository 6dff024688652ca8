// Under what an answer is kept. Apart from the rules of keeping, which come when something is kept.

/** Fields in any order, and those without a value, make no difference. */
export const keyOf = (path: string, input: object): string =>
  `${path} ${JSON.stringify(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )}`
