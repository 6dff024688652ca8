// The kinds of what happens in a project by name, and its days. Pure.
import dayjs from 'dayjs'
import type { Schemas } from '#sdk/types.ts'
import { capitalized, dayAs } from '#web/lib/format.ts'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Activity = Schemas['Activity']
export type Kind = Schemas['ActivityKind']

export const KIND_WORDS: Record<Kind, string> = {
  status: common.status,
  homeowner: common.homeowner,
  lender: common.lender,
  mail: words.mail,
  file: words.files,
  task: words.tasks,
  note: words.notes,
  money: words.money,
  sale: words.sale,
}
const isKind = (name: string): name is Kind => Object.hasOwn(KIND_WORDS, name)
export const KINDS: Kind[] = Object.keys(KIND_WORDS).filter(isKind)

/** As it is where the reader is: 'Today', 'Yesterday', '11/20/2026'. */
export function byDay(told: readonly Activity[], now = new Date()): { day: string; lines: Activity[] }[] {
  const days: { day: string; lines: Activity[] }[] = []
  for (const one of told) {
    const day = dayWords(one.at, now)
    const last = days.at(-1)
    if (last?.day === day) last.lines.push(one)
    else days.push({ day, lines: [one] })
  }
  return days
}

const weekday = (at: string) => capitalized(dayAs('weekday', dayjs(at).format('YYYY-MM-DD')))

function dayWords(at: string, now: Date): string {
  const off = dayjs(now).startOf('day').diff(dayjs(at).startOf('day'), 'day')
  return off === 0 ? words.today : off === 1 ? words.yesterday : `${weekday(at)}, ${dayjs(at).format('MM/DD/YYYY')}`
}

export const timeOf = (at: string) => dayjs(at).format('h:mm A')
