import { words } from './words.ts'

/** Relative time: 'just now', '3 minutes ago', '2 days ago'. */
export function agoInWords(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000)
  if (minutes < 1) return words.just_now
  if (minutes < 60) return words.minutes_ago({ count: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? words.hours_ago({ count: hours }) : words.days_ago({ count: Math.floor(hours / 24) })
}
