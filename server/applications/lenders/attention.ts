// Points of an application that need a person's attention, as sentences. Pure.

import { APPROVED } from '#machines/applications/lenders/codes.ts'
import { dayWords } from '#machines/lib/format.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import type { lender_applications, lender_calls } from '#server/db/schema/lenders.ts'
import { readCallSentence } from './outbox/read-sentence.ts'
import { readSentence } from './stored-sentence.ts'
import { words } from './words.ts'

type Row = Pick<typeof lender_applications.$inferSelect, 'status' | 'facts' | 'disputed'>
type Inputs = {
  lender_name: string
  calls: readonly Pick<typeof lender_calls.$inferSelect, 'state' | 'sentence'>[]
  /** The company's. */
  today: string
}

const SOON_DAYS = 30

export function attentionOf({ status, facts, disputed }: Row, { lender_name, calls, today }: Inputs): string[] {
  const until = facts?.approval_expires_on
  const days = until ? daysBetween(today, until) : null
  const approved = APPROVED.includes(status)
  const granted = facts?.milestones.some(one => one.milestone === 'notice_to_proceed' && one.status === 'approved')
  return [
    ...disputed.map(readSentence),
    ...calls
      .filter(({ state }) => state === 'overdue' || state === 'refused')
      .map(({ sentence }) => readCallSentence(sentence, lender_name)),
    ...(approved && !granted && until && days !== null && days >= 0 && days <= SOON_DAYS
      ? [words.approval_ends({ lender: lender_name, date: dayWords(until) })]
      : []),
  ].filter(sentence => sentence !== '')
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
