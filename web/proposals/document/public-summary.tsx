// The one-page summary under its link.
import type { PageData } from '#server/proposals/page-data.ts'
import { DocumentFrame } from './document-frame.tsx'
import { StateBand } from './state-band.tsx'
import { ProposalSummary } from './summary.tsx'
import { useTracking } from './use-tracking.ts'

export function PublicSummary({ public_id, proposal }: PageData) {
  useTracking(public_id)
  return (
    <DocumentFrame proposal={proposal} className="min-h-dvh">
      <StateBand proposal={proposal} />
      <ProposalSummary proposal={proposal} chosen={proposal.accepted?.option_id} />
    </DocumentFrame>
  )
}
