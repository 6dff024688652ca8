// Makes a homeowner's page at the server. main.ts hands it to server/proposals/pages.ts.
import { renderToString } from 'react-dom/server'
import type { PageFacts } from '#machines/proposals/page-facts.ts'
import type { PageData } from './page-data.ts'
import { PublicProposal } from './public-proposal.tsx'
import { PublicSummary } from './summary/public-summary.tsx'
import { words } from './words.ts'

/** The markup, and the data with which web/document.tsx takes it over by the same component. */
export function renderDocument(facts: PageFacts): { html: string; data: PageData } {
  const data = { ...facts, words: words.in(facts.proposal.language) }
  const html = renderToString(data.page === 'proposal' ? <PublicProposal {...data} /> : <PublicSummary {...data} />)
  return { html, data }
}
