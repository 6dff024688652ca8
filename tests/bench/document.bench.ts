// The server's work for each homeowner opening a link: read, check that it is current, render.
import { bench, describe } from 'vitest'
import { viewDocument } from '#server/proposals/view-document.ts'
import { emailOf, testApp } from '#tests/support/app.ts'
import { financed, published } from '#tests/support/sale.ts'
import { renderDocument } from '#web/proposals/document/render-document.tsx'
import { sampleDocument } from '#web/proposals/document/sample/sample.ts'

const test = await testApp()
const owner = (await test.signIn(emailOf('Owner'))).call
const { project_id } = await financed(owner)
const { public_id } = await published(owner, project_id)
const facts = {
  page: 'proposal',
  public_id,
  public_url: `http://localhost/proposal/${public_id}`,
  brand: 'Sunquill',
} as const
const proposal = sampleDocument('en')

describe('a homeowner opens a proposal', () => {
  bench('baseline: the document is read', async () => {
    await test.database.transaction(db => viewDocument(db, test.ports, public_id))
  })
  bench('every block of the sample is drawn', () => {
    renderDocument({ ...facts, proposal })
  })
  bench('its one-page summary is drawn', () => {
    renderDocument({ ...facts, page: 'summary', proposal })
  })
})
