// What of a project is beyond its owner's limits, beside the price: asked for here, decided here, and what was said to it.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions, useWhyNot, useWrite } from '#web/data/queries.ts'
import { dateTime } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { APPROVAL_READS } from './approval-reads.ts'
import { Asked, Sentences } from './asked.tsx'
import { DecisionForm } from './decision-form.tsx'

type Props = { project_id: string; standing: Schemas['ProjectLimits'] }

export default function ApprovalCard({ project_id, standing }: Props) {
  const mayApprove = usePermissions().has('guardrails.approve')
  const whyNot = useWhyNot('projects.edit')
  const [asking, setAsking] = useState(false)
  const draft = `approval-${project_id}`
  const ask = useWrite('/v3/guardrails.RequestApproval', {
    refreshes: APPROVAL_READS,
    onDone: () => {
      tellDone('Approval requested.')
      setAsking(false)
    },
  })
  const { beyond, approvers, request } = standing
  const waits = request?.status === 'waiting'
  const who = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(approvers)
  return (
    <Card title={waits ? 'Approval requested' : beyond.length > 0 ? 'Approval needed' : 'Approval'}>
      <div className="flex flex-col gap-3 text-base">
        {request && <Said request={request} />}
        {waits && request.may_approve && (
          <>
            {request.is_own && (
              <p className="text-ink-3">No one else in your company can approve. It’s recorded as self-approved.</p>
            )}
            <DecisionForm request={request} />
          </>
        )}
        {waits && mayApprove && !request.may_approve && (
          <p className="text-ink-3">You asked for this, so someone else decides. Until then nothing can be sent.</p>
        )}
        {waits && !mayApprove && <p className="text-ink-3">{who} can approve it. Until then nothing can be sent.</p>}
        {!waits && beyond.length > 0 && (
          <>
            {request && <p className="text-ink-2">The current project is not covered by the approval:</p>}
            <Sentences of={beyond} />
            <Button className="self-start" look="primary" disabledReason={whyNot} onClick={() => setAsking(true)}>
              Ask for approval
            </Button>
          </>
        )}
      </div>
      {asking && (
        <ReasonDialog
          title="Ask for approval"
          description={`${who} is notified right away. Approval covers the project as it is now; going further needs a new request.`}
          action="Ask for approval"
          look="primary"
          help="Why this sale should be approved"
          minimum={3}
          maximum={300}
          draft={draft}
          error={ask.error?.fields['reason']}
          busy={ask.isPending}
          onConfirm={reason => ask.mutate({ project_id, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}

function Said({ request }: { request: Schemas['ApprovalRequest'] }) {
  const { status, decided_by, decided_at, note, self_approved } = request
  return (
    <div className="flex flex-col gap-2">
      {status !== 'waiting' && decided_at && (
        <p className="font-medium">
          {decided_by} {self_approved ? 'self-approved' : status} this on {dateTime(decided_at)}
          {note ? `: ${note}` : '.'}
        </p>
      )}
      <Asked request={request} />
    </div>
  )
}
