// Makes a homeowner's page at the server. main.ts hands it to server/proposals/pages.ts.
import { renderToString } from 'react-dom/server'
import type { PageFacts } from '#server/proposals/page-facts.ts'
import type { PageData } from './page-data.ts'
import { pageWordsOf } from './page-words.ts'
import { PublicProposal } from './public-proposal.tsx'
import { PublicSummary } from './public-summary.tsx'
import { wordsOf } from './words.ts'

/** The markup, and the data with which web/document.tsx takes it over by the same component. */
export function renderDocument(facts: PageFacts): { html: string; data: PageData } {
  const { language } = facts.proposal
  const data = { ...facts, words: pageWordsOf(language), document_words: wordsOf(language) }
  const html = renderToString(data.page === 'proposal' ? <PublicProposal {...data} /> : <PublicSummary {...data} />)
  return { html, data }
}
