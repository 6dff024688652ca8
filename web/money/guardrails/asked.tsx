// An approval request with its reason.
import type { Schemas } from '#sdk/types.ts'
import { dateTime } from '#web/lib/format.ts'
import { words } from './words.ts'

export const Asked = ({ request }: { request: Schemas['ApprovalRequest'] }) => (
  <div className="flex flex-col gap-2">
    <Sentences of={request.asked} />
    <p className="text-sm text-ink-3">
      {request.requested_by}, {dateTime(request.requested_at)}: {request.reason}
    </p>
  </div>
)

/** Who decided, how and when; empty while open. */
export const saidOfDecision = ({ status, decided_by, decided_at, note, self_approved }: Schemas['ApprovalRequest']) =>
  status === 'waiting' || decided_at === null
    ? ''
    : words.decided({
        by: decided_by ?? '',
        how: self_approved ? 'self' : status,
        at: dateTime(decided_at),
        note: note ? `: ${note}` : '.',
      })

export const Sentences = ({ of }: { of: Schemas['BeyondLimit'][] }) => (
  <ul className="list-disc pl-5">
    {of.map(({ limit, sentence }) => (
      <li key={limit}>{sentence}</li>
    ))}
  </ul>
)
