// A project's excesses over its sellers' limits, next to the price: requested here, decided here, with the answer.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions, useWrite } from '#web/data/queries.ts'
import { listOf } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { useWhyNotReal } from '#web/projects/sale/project/use-why-not-real.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { Asked, Sentences, saidOfDecision } from './asked.tsx'
import { DecisionForm } from './decision-form.tsx'
import { words } from './words.ts'

type Props = { project_id: string; standing: Schemas['ProjectLimits'] }

export default function ApprovalCard({ project_id, standing }: Props) {
  const mayApprove = usePermissions().has('guardrails.approve')
  const whyNot = useWhyNotReal(project_id, 'projects.edit', words.sample_not_approved)
  const [asking, setAsking] = useState(false)
  const draft = `approval-${project_id}`
  const ask = useWrite('/v3/guardrails.RequestApproval', {
    onDone: () => {
      tellDone(words.approval_requested_toast)
      setAsking(false)
    },
  })
  const { beyond, approvers, request } = standing
  const waits = request?.status === 'waiting'
  const who = listOf(approvers, 'or')
  return (
    <Card title={waits ? words.approval_requested_title : beyond.length > 0 ? words.approval_needed : words.approval}>
      <div className="flex flex-col gap-3 text-base">
        {request && <Said request={request} />}
        {waits && request.may_approve && (
          <>
            {request.is_own && <p className="text-ink-3">{words.self_approval_note}</p>}
            <DecisionForm request={request} />
          </>
        )}
        {waits && mayApprove && !request.may_approve && <p className="text-ink-3">{words.own_request_note}</p>}
        {waits && !mayApprove && <p className="text-ink-3">{words.can_approve_until_then({ who })}</p>}
        {!waits && beyond.length > 0 && (
          <>
            {request && <p className="text-ink-2">{words.current_project_not_covered}</p>}
            <Sentences of={beyond} />
            <Button className="self-start" look="primary" disabledReason={whyNot} onClick={() => setAsking(true)}>
              {words.request_approval}
            </Button>
          </>
        )}
      </div>
      {asking && (
        <ReasonDialog
          title={words.request_approval}
          description={words.request_note({ who })}
          action={words.request_approval}
          look="primary"
          help={words.approval_reason_hint}
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
  const decision = saidOfDecision(request)
  return (
    <div className="flex flex-col gap-2">
      {decision && <p className="font-medium">{decision}</p>}
      <Asked request={request} />
    </div>
  )
}
