// Figures copied from a sheet, a bill or a web page, as they come out of the clipboard.
import { readNumber } from '#web/ui/fields/number-field.tsx'

/**
 * The figures of a text in order, an empty cell as null; null for the whole if it contains a word. Cells are separated
 * by tabs, lines, semicolons or spaces, so '1,250' stays one figure; by commas only without other separators.
 */
export function figuresOf(text: string): (number | null)[] | null {
  const plain = text.trim()
  if (plain === '') return null
  const parted = /[\t\n;]/.test(plain)
    ? plain.split(/\r?\n|\t|;/)
    : /\s/.test(plain)
      ? plain.split(/,?\s+/)
      : // '900,800,850' are three figures, '1,250' is one.
        /^\$?\d{1,3}(,\d{3})?(\.\d+)?$/.test(plain)
        ? [plain]
        : plain.split(',')
  const cells = parted.map(cell => ({ empty: cell.trim() === '', value: readNumber(cell.replace(/kWh$/i, '')) }))
  return cells.some(({ empty, value }) => !empty && value === null) ? null : cells.map(({ value }) => value)
}

/** `pasted` from place `from` on; what it does not reach stays. */
export const pasteInto = (values: readonly (number | null)[], pasted: readonly (number | null)[], from: number) =>
  values.map((old, at) => (at < from || at >= from + pasted.length ? old : (pasted[at - from] ?? null)))
