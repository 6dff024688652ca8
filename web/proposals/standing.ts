// A proposal's state for the seller, which determines the next step. Pure.
import type { Schemas } from '#sdk/types.ts'

export type Standing =
  | 'unwritten'
  | 'ready'
  | 'unsent'
  | 'going'
  | 'sent'
  | 'opened'
  | 'accepted'
  | 'expired'
  | 'out_of_date'

type Known = Pick<Schemas['Proposal'], 'status' | 'published_at' | 'is_current' | 'accepted' | 'findings'>

/** Events come before findings: an accepted one needs no publishing. */
export function standingOf(proposal: Known, sends: readonly Pick<Schemas['Send'], 'at' | 'status'>[]): Standing {
  const { status, published_at, is_current, accepted, findings } = proposal
  if (accepted || status === 'accepted') return 'accepted'
  if (!published_at) return findings.some(({ blocks_sending }) => blocks_sending) ? 'unwritten' : 'ready'
  if (status === 'expired') return 'expired'
  if (!is_current) return 'out_of_date'
  if (status === 'viewed') return 'opened'
  // Messages from before the last publication have the same link, so it counts as sent. Rejected or undeliverable
  // emails don't count.
  if (sends.some(({ status }) => status === 'sent' || status === 'handed_over')) return 'sent'
  return sends.some(({ status }) => status === 'queued') ? 'going' : 'unsent'
}
