// The one-page summary under its link.

import { DocumentFrame } from '../document-frame.tsx'
import { KeepRow } from '../keep-row.tsx'
import type { PageData } from '../page-data.ts'
import { StateBand } from '../state-band.tsx'
import { ProposalSummary } from './summary.tsx'

export function PublicSummary({ public_id, public_url, proposal, words }: PageData) {
  return (
    <DocumentFrame proposal={proposal} className="min-h-dvh">
      <StateBand proposal={proposal} words={words.page} />
      <ProposalSummary proposal={proposal} link={public_url} />
      {/* The one part of it that comes alive. */}
      <div id="keep" className="no-print">
        <KeepRow page="summary" public_id={public_id} words={words.page} />
      </div>
    </DocumentFrame>
  )
}
