import { words } from './words.ts'

/** '3 min 34 s' */
export function duration(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)]
  if (minutes === 0) return `${rest} s`
  if (minutes < 60 && rest === 0) return words.minutes_min({ minutes })
  return minutes >= 60
    ? words.floor_h_minutes_min({ floor: Math.floor(minutes / 60), minutes: minutes % 60 })
    : words.minutes_min_rest({ minutes, rest })
}
