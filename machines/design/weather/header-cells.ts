// Cells of a weather file's first lines.

/** Index of the column whose heading begins with the first match in `names`; -1 if none matches. */
export function headed(names: readonly string[], ...choices: string[]): number {
  for (const choice of choices) {
    const at = names.findIndex(name => name.trim().toLowerCase().startsWith(choice))
    if (at >= 0) return at
  }
  return -1
}
