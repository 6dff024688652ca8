// Cells of a weather file's first lines.

/** The number of the column whose heading begins with the first of `names` that is there; -1 where none is. */
export function headed(names: readonly string[], ...choices: string[]): number {
  for (const choice of choices) {
    const at = names.findIndex(name => name.trim().toLowerCase().startsWith(choice))
    if (at >= 0) return at
  }
  return -1
}
