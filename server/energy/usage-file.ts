// A household's use from a file: a table of hours or parts of hours, or Green Button XML.

import { UsageFileError, type UsageYear, yearOfReadings } from '#machines/energy/usage-year.ts'
import { readUsageCsv } from './usage-csv.ts'
import { readGreenButton } from './usage-green-button.ts'
import { words } from './words.ts'

/** Hours in kWh, in local standard time. `utc_offset_h` is that of the house, where it is known. Throws UsageFileError. */
export function readUsageFile(bytes: Uint8Array, utc_offset_h: number | null): UsageYear {
  const text = textOf(bytes)
  if (text.trimStart().startsWith('<')) {
    const { readings, step, notes } = readGreenButton(text, utc_offset_h)
    const year = yearOfReadings(readings, step, true)
    return { ...year, notes: [...year.notes, ...notes] }
  }
  const { readings, step, notes, timed } = readUsageCsv(text)
  const year = yearOfReadings(readings, step, !timed)
  // Of rows without times, the years they were put in are ours.
  return { ...year, notes: [...(timed ? year.notes : year.notes.slice(1)), ...notes] }
}

function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.subarray(0, 4096).includes(0)) throw new UsageFileError(words.csv.not_a_table)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
