// Figures as the product writes them, everywhere alike: in both languages as in the US. Names of months and lists of names are the reader's.
import { dollars, written } from '#machines/lib/format.ts'
import { currentLanguage } from '#machines/words/language.ts'

/** '$32,480': whole dollars, for sums that are compared. */
export const money = (amount_cents: number) =>
  written(Math.round(amount_cents / 100), { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
/** '$221.50': where the cent matters. */
export const moneyExact = dollars
/** '$2.85/W' */
export const pricePerWatt = (usd: number) => `${dollars(usd * 100)}/W`

export const number = (value: number, digits = 0) =>
  written(value, { minimumFractionDigits: digits, maximumFractionDigits: digits })
export const kwh = (value: number) => `${number(value)} kWh`
/** '7.2 kW' */
export const kw = (value: number) => `${written(value, { maximumFractionDigits: 2 })} kW`
/** '184 kB' */
export const fileSize = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${number(bytes / 1_000_000, 1)} MB`
/** A share as '94%'. */
export const percent = (share: number, digits = 0) => `${number(share * 100, digits)}%`

/** Ten digits as (xxx) xxx-xxxx, seven as xxx-xxxx, with an optional leading 1; empty for other lengths. */
export function phone(text: string): string {
  const digits = text.replaceAll(/\D/g, '')
  const ten = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digits)
  if (ten) return `${digits.length === 11 ? '1 ' : ''}(${ten[1]}) ${ten[2]}-${ten[3]}`
  const seven = /^1?(\d{3})(\d{4})$/.exec(digits)
  return seven ? `${digits.length === 8 ? '1 ' : ''}${seven[1]}-${seven[2]}` : ''
}

/** 'paid by cash' as 'Paid by cash', at the beginning of a line. */
export const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

const locale = () => (currentLanguage() === 'es' ? 'es-US' : 'en-US')

/** 'A, B, and C', or with 'or'; in Spanish 'A, B y C'. */
export const listOf = (names: readonly string[], joined: 'and' | 'or' = 'and') =>
  new Intl.ListFormat(locale(), { type: joined === 'and' ? 'conjunction' : 'disjunction' }).format(names)

const DAY_FORMS = {
  month: { month: 'long' },
  short_month: { month: 'short' },
  month_and_year: { month: 'long', year: 'numeric' },
  short_month_and_year: { month: 'short', year: 'numeric' },
  month_and_day: { month: 'long', day: 'numeric' },
  short_month_and_day: { month: 'short', day: 'numeric' },
  weekday: { weekday: 'long' },
} as const satisfies { [form: string]: Intl.DateTimeFormatOptions }

/** A day, '2026-11-21' or of a moment's UTC date, in the reader's language: 'November', 'Nov 21', 'Saturday'. */
export const dayAs = (form: keyof typeof DAY_FORMS, day: string | Date) =>
  new Intl.DateTimeFormat(locale(), { ...DAY_FORMS[form], timeZone: 'UTC' }).format(new Date(day))

/** 'July' of 6, 'July 14' with the day; in a year of 365 days. */
export const monthName = (month: number, form: 'month' | 'short_month' = 'month') =>
  dayAs(form, new Date(Date.UTC(2026, month, 1)))

/** 'Jan' to 'Dec', fixed while the page is open. */
export const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, month) => monthName(month, 'short_month'))

/** The address that calls a US number, as `tel:+16025550142`; an extension follows after a pause, which phones dial. */
export function phoneHref(text: string): string {
  const [number = '', extension] = text.split(/\s*(?:x|ext\.?|extension)\s*/i)
  const digits = number.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 ? `tel:+1${digits}${extension ? `,${extension}` : ''}` : `tel:${digits}`
}
