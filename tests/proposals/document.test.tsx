// A homeowner's document as the server renders it.
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ProposalPages } from '#web/proposals/document/document.tsx'
import { sampleDocument } from '#web/proposals/document/sample.ts'

it('renders', () => {
  const html = renderToString(<ProposalPages proposal={sampleDocument('en')} />)
  expect(html).not.toMatch(/ style=/)
  expect(html).not.toMatch(/undefined|NaN/)
  console.log(html.length)
})
