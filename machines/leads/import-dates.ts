// Days and times in files of leads: which of month and day comes first is found out from all of a column. Pure.

import type { Schemas } from '#sdk/types.ts'
import { dayOf } from '../receivables/remittance-cells.ts'

type Order = Schemas['DateOrder']
const SLASHED = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})/

/** The order every date can be read in; sure where one of them could be read in that order only. */
export function dateOrderOf(cells: readonly string[]): { order: Order; sure: boolean } {
  const found = cells.flatMap(cell => {
    const parts = SLASHED.exec(cell.trim())
    return parts ? [[Number(parts[1]), Number(parts[3])] as const] : []
  })
  if (found.some(([first]) => first > 12)) return { order: 'dmy', sure: true }
  return { order: 'mdy', sure: found.length === 0 || found.some(([, second]) => second > 12) }
}

/** A spreadsheet counts days from the last of 1899, with a leap day in 1900 that was none. */
const EXCEL_DAY_ZERO = Date.UTC(1899, 11, 30)

/** YYYY-MM-DDTHH:MM as clocks at the place show it, nine in the morning where no time stands; null for what is none. */
export function localTimeOf(cell: string, order: Order): string | null {
  const text = cell.trim()
  const serial = /^\d{5}(?:\.\d+)?$/.test(text) ? Number(text) : undefined
  if (serial !== undefined) {
    const at = new Date(EXCEL_DAY_ZERO + Math.round(serial * 1_440) * 60_000).toISOString()
    const year = Number(at.slice(0, 4))
    return year < 2000 || year > 2099 ? null : serial % 1 === 0 ? `${at.slice(0, 10)}T09:00` : at.slice(0, 16)
  }
  const clock = /(?:^|[ T,])(\d{1,2})(?::(\d{2})(?::\d{2}(?:\.\d+)?)?)? ?([ap])?\.?m?\.?(?:Z|[+-]\d{2}:?\d{2})?$/i.exec(
    text,
  )
  const isClock = clock !== null && (clock[2] !== undefined || clock[3] !== undefined)
  const date = (isClock ? text.slice(0, clock.index) : text).replace(/,$/, '').trim()
  const parts = SLASHED.exec(date)
  const day = dayOf(parts && order === 'dmy' ? `${parts[3]}/${parts[1]}/${parts[4]}` : date)
  if (day === null) return null
  if (!isClock) return `${day}T09:00`
  const hours = hoursOf(Number(clock[1]), clock[3])
  const minutes = Number(clock[2] ?? 0)
  if (hours === null || minutes > 59) return null
  return `${day}T${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

function hoursOf(hours: number, half: string | undefined): number | null {
  if (half === undefined) return hours < 24 ? hours : null
  if (hours < 1 || hours > 12) return null
  return (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}
