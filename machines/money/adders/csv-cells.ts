// Parses cells of adder files: money with signs, percentages, yes and no.
import { words } from './words.ts'

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d+)?$/
const PLAIN = /^\d*\.?\d+$|^\d+\.$/

export type Read<T> = { value: T } | { fault: string }

/** '$1,250.50' → 1250.5; '(500)' and '-500' are below zero and refused, as is what only looks like a number. */
export function readUsd(cell: string): Read<number> {
  const text = cell
    .replace(/^(US)?\$|USD$/gi, '')
    .replaceAll(/\s/g, '')
    .replace(/^\$/, '')
  if (/^-|^\(.*\)$/.test(text)) return { fault: words.csv.negative_amount({ cell }) }
  if (GROUPED.test(text) || PLAIN.test(text)) return { value: Number(text.replaceAll(',', '')) }
  return { fault: words.csv.bad_amount({ cell }) }
}

/** '5 %' → 0.05, and so is '5'. */
export function readPercent(cell: string): Read<number> {
  const text = cell.replaceAll(/[%\s]/g, '')
  if (!PLAIN.test(text)) return { fault: words.csv.bad_percentage({ cell }) }
  const share = Number((Number(text) / 100).toFixed(8))
  return share > 0 && share <= 1 ? { value: share } : { fault: words.csv.percentage_out_of_range({ cell }) }
}

export function readYes(cell: string): Read<boolean> {
  if (/^(yes|y|true|1|on|active|enabled)$/i.test(cell)) return { value: true }
  if (/^(no|n|false|0|off|inactive|disabled|)$/i.test(cell)) return { value: false }
  return { fault: words.csv.bad_yes_no({ cell }) }
}
