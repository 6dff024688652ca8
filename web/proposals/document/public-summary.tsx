// The one-page summary under its link.
import type { PageData } from './page-data.ts'
import { DocumentFrame } from './document-frame.tsx'
import { StateBand } from './state-band.tsx'
import { ProposalSummary } from './summary.tsx'

export function PublicSummary({ public_id, public_url, proposal, words, document_words }: PageData) {
  return (
    <DocumentFrame proposal={proposal} className="min-h-dvh">
      <StateBand proposal={proposal} words={words} />
      <ProposalSummary proposal={proposal} chosen={proposal.accepted?.option_id} />
    </DocumentFrame>
  )
}
