// The text hashed for each trail event. Pure: the server chains events with it, and verifiers hash it again.
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'

export type ChainedEvent = {
  transaction_id: string
  seq: number
  /** ISO 8601, in UTC. */
  at: string
  event: string
  actor: string
  detail: Record<string, string>
  /** Of the event before; empty for the first. */
  previous_hash: string
}

/** One text for one event, whatever order its parts were kept in. */
export const trailText = ({ transaction_id, seq, at, event, actor, detail, previous_hash }: ChainedEvent): string =>
  canonicaliseJson({ transaction_id, seq, at, event, actor, detail, previous_hash })
