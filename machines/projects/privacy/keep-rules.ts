// How long the law makes a company keep what a homeowner asks it to erase, and when such a request is due.
import { DAY_MS } from '#machines/lib/time.ts'

/**
 * `agreement`: the longest common time for a claim on a written contract, in several states ten years. `money`: the longest time
 * the IRS asks businesses to keep records for. `lending`: 25 months after the decision reached the applicant (Regulation B, 12
 * CFR 1002.12(b)(1)); counted from the application here plus three months for the decision, and as long as money if one was paid.
 */
export const KEPT_MONTHS = { agreement: 120, money: 84, lending: 28 } as const
export type KeepReason = keyof typeof KEPT_MONTHS

/** California, Colorado and Virginia give a business 45 days, and once 45 more. */
export const DUE_DAYS = 45

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
