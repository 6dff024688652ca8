// Tables of figures as text, one row a line: what a person compares with a datasheet should look like one.

/** Throws where a row has another number of cells, so that a slip does not shift every figure after it. */
export function table(text: string, columns: number): string[][] {
  return text
    .trim()
    .split('\n')
    .map(line => {
      const cells = line.split('|').map(cell => cell.trim())
      if (cells.length !== columns) throw new Error(`This row has ${cells.length} cells, not ${columns}: ${line}`)
      return cells
    })
}

/** A dash means unknown. */
export function optional(cells: string[], at: number): number | null {
  const cell = cells[at]
  return cell === undefined || cell === '-' ? null : Number(cell)
}

export function required(cells: string[], at: number): number {
  const value = optional(cells, at)
  if (value === null || Number.isNaN(value)) throw new Error(`Cell ${at} is no number: ${cells.join(' | ')}`)
  return value
}
