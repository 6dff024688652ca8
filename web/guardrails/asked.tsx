// What somebody asked approval for, with the reason.
import type { Schemas } from '#sdk/types.ts'
import { dateTime } from '#web/lib/format.ts'

export const Asked = ({ request }: { request: Schemas['ApprovalRequest'] }) => (
  <div className="flex flex-col gap-2">
    <Sentences of={request.asked} />
    <p className="text-sm text-ink-3">
      {request.requested_by}, {dateTime(request.requested_at)}: {request.reason}
    </p>
  </div>
)

export const Sentences = ({ of }: { of: Schemas['BeyondLimit'][] }) => (
  <ul className="list-disc pl-5">
    {of.map(({ limit, sentence }) => (
      <li key={limit}>{sentence}</li>
    ))}
  </ul>
)
