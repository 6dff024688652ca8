// The right to cancel a sale made at a home: length, rule and last day. Pure. Everywhere the federal rule gives three
// business days (16 CFR 429.1). A state is listed only where its statute gives more; business days are counted by the
// federal rule's definition, which leaves out every federal holiday, so a date shown here is never earlier than one
// from a statute with fewer holidays.
import type { Schemas } from '#sdk/types.ts'
import { dayIn } from '../lib/day-in.ts'
import { businessDayAfter } from '../lib/federal-holidays.ts'
import { dayWords } from '../lib/format.ts'

type Older = { age: number; business_days: number }
export type RescissionRule = {
  state: string
  business_days: number
  statute: string
  /** Longer period for older buyers. Signers aren't asked their age, so the notice states both. */
  older?: Older
}

const FEDERAL = { business_days: 3, statute: '16 CFR 429.1' }

const LONGER: Record<string, Omit<RescissionRule, 'state'>> = {
  // Revocation of a door-to-door sale.
  AK: { business_days: 5, statute: 'Alaska Stat. § 45.02.350' },
  // Home solicitation contracts; five days for senior citizens since 2021 (AB 2471).
  CA: { business_days: 3, statute: 'Cal. Civ. Code § 1689.6', older: { age: 65, business_days: 5 } },
  // Home improvement contracts.
  MD: {
    business_days: 5,
    statute: 'Md. Code, Com. Law § 14-302.1',
    older: { age: 65, business_days: 7 },
  },
  // Personal solicitation sales.
  ND: { business_days: 3, statute: 'N.D. Cent. Code § 51-18-02', older: { age: 65, business_days: 15 } },
  // Sale or lease of a residential solar energy system, since 2025-09-01.
  TX: { business_days: 5, statute: 'Tex. Occ. Code § 1806.156' },
}

export const rescissionOf = (state: string): RescissionRule => ({ state, ...(LONGER[state] ?? FEDERAL) })

/** Last day to cancel (YYYY-MM-DD) if signed at that moment, in that time zone. */
export const cancelBy = (signed_at: Date, { business_days }: Pick<RescissionRule, 'business_days'>, zone: string) =>
  businessDayAfter(dayIn(zone, signed_at), business_days)

/** Field id prefixes of the notice; their text is known once the homeowners have signed. */
export const NOTICE_FIELDS = {
  signed: 'rescission-signed',
  until: 'rescission-until',
  older: 'rescission-older',
} as const
export type NoticeField = keyof typeof NOTICE_FIELDS

export const isNoticeField = ({ id }: { id: string }) => id.startsWith('rescission-')

/** The date in each field of the notice, by field id, once the last homeowner has signed. */
export function noticeDays(
  fields: readonly { id: string }[],
  rule: Pick<RescissionRule, 'business_days' | 'older'>,
  signed_at: Date,
  zone: string,
): Record<string, string> {
  const days: Record<NoticeField, string> = {
    signed: dayIn(zone, signed_at),
    until: cancelBy(signed_at, rule, zone),
    older: cancelBy(signed_at, rule.older ?? rule, zone),
  }
  const kinds: NoticeField[] = ['signed', 'until', 'older']
  return Object.fromEntries(
    fields.flatMap(({ id }) => {
      const kind = kinds.find(one => id.startsWith(NOTICE_FIELDS[one]))
      return kind ? [[id, days[kind]]] : []
    }),
  )
}

/** When the homeowners' side has signed: the last of those who buy; null while one of them has not. */
export function boughtAt(signers: readonly { role: string; signed_at: Date | null }[]): Date | null {
  const buyers = signers.filter(({ role }) => role === 'homeowner' || role === 'co_homeowner')
  const times = buyers.map(({ signed_at }) => signed_at?.getTime())
  const signing_times = times.filter(time => time !== undefined)
  return signing_times.length === 0 || signing_times.length < times.length ? null : new Date(Math.max(...signing_times))
}

type Signed = readonly { role: string; signed_at: Date | null }[]

/** Shown to staff and signers: the last day to cancel, or the day if signed now. */
export function rescissionView(rule: RescissionRule, signers: Signed, now: Date, zone: string): Schemas['Rescission'] {
  const { state, business_days, statute, older } = rule
  const at = boughtAt(signers) ?? now
  return {
    state,
    business_days,
    statute,
    cancel_by: cancelBy(at, rule, zone),
    ...(older ? { older: { ...older, cancel_by: cancelBy(at, older, zone) } } : {}),
  }
}

/** Text of the notice's fields by field id; empty until the homeowners have signed. */
export function noticeTexts(
  fields: readonly { id: string }[],
  rule: RescissionRule | null,
  signers: Signed,
  zone: string,
): Record<string, string> {
  const at = boughtAt(signers)
  if (rule === null || at === null) return {}
  const days = Object.entries(noticeDays(fields, rule, at, zone))
  return Object.fromEntries(days.map(([id, day]) => [id, dayWords(day)]))
}
