// The typed email of a proposal, stored in the browser until it is sent.
import { useState } from 'react'
import type { Answer } from '#sdk/types.ts'
import { dropDraft, keepDraft, readDraft } from '#web/lib/form.ts'
import { type Proposed, proposedKey } from '../proposed.ts'

export type Prepared = Answer<'/v3/proposal.PrepareMessage'>
type Words = Pick<Prepared, 'subject' | 'body'>
type MailDraft = Words & { homeowner_ids: string[]; cc: string }
/** With the words it was begun with: publishing again may have changed the figures in them. */
type Kept = Partial<MailDraft> & { from: Words }

/** `to` is the single address for a resend; otherwise all with an address. */
export function useMailDraft(proposed: Proposed, prepared: Prepared, to: string | null) {
  const name = `proposal-mail-${proposedKey(proposed)}`
  const [kept, setKept] = useState<Kept | undefined>(() => readDraft<Kept>(name))
  const { subject, body, recipients } = prepared
  const reached = recipients.filter(({ email }) => email && (to === null || email === to))
  const draft: MailDraft = {
    subject,
    body,
    cc: '',
    ...kept,
    homeowner_ids: (kept?.homeowner_ids ?? reached.map(({ homeowner_id }) => homeowner_id)).filter(id =>
      recipients.some(({ homeowner_id }) => homeowner_id === id),
    ),
  }
  const typed = draft.subject !== subject || draft.body !== body
  const forget = () => {
    dropDraft(name)
    setKept(undefined)
  }
  return {
    draft,
    typed,
    /** The prepared text has changed since the draft was started. */
    outdated: typed && kept !== undefined && (kept.from.subject !== subject || kept.from.body !== body),
    change: (part: Partial<MailDraft>) => {
      const next = { ...kept, ...part, from: kept?.from ?? { subject, body } }
      setKept(next)
      keepDraft(name, next)
    },
    forget,
    /** Restores the prepared text; recipients stay. */
    startOver: () => {
      const { homeowner_ids, cc } = draft
      const next = { homeowner_ids, cc, from: { subject, body } }
      setKept(next)
      keepDraft(name, next)
    },
  }
}

/** 'a@example.com, b@example.com' in parts. */
export const addressesIn = (text: string): string[] =>
  text
    .split(/[,;\s]+/)
    .map(address => address.trim())
    .filter(address => address !== '')
