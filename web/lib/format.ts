// Figures and dates as the product writes them, everywhere alike. A homeowner's page needs the figures alone: the library that
// writes dates is not loaded for it, since what is only handed on here costs nothing.
import dayjs from 'dayjs'
import { phoneHref } from './figures.ts'

export * from './figures.ts'

/** '11/20/2026 3:40 PM' (specification, section 9). */
export const dateTime = (at: string) => dayjs(at).format('MM/DD/YYYY h:mm A')
export const date = (at: string) => dayjs(at).format('MM/DD/YYYY')

/**
 * The address that opens a text message to a US number with its words written. iOS wants the `&`, Android takes it; an
 * extension gets no text messages.
 */
export const smsHref = (number: string, text: string): string =>
  `${phoneHref(number).replace('tel:', 'sms:').replace(/,.*/, '')}?&body=${encodeURIComponent(text)}`

/** '3 min 34 s' */
export function duration(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)]
  if (minutes === 0) return `${rest} s`
  return minutes >= 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes} min ${rest} s`
}
