import type { PageData } from '#server/proposals/page-data.ts'
import { PublicProposal } from './public-proposal.tsx'
import { PublicSummary } from './public-summary.tsx'

/** One page for server and browser, so that the one takes over what the other has written. */
export const DocumentPage = (data: PageData) =>
  data.page === 'proposal' ? <PublicProposal {...data} /> : <PublicSummary {...data} />
