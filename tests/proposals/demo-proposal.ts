// The proposal of the demo company that has a drawn roof, a battery and two ways to pay.
import type { Page } from '@playwright/test'
import { productClient } from '#sdk/client.ts'
import { DEMO_PASSWORD } from '#tests/support/browser.ts'
import { answered } from '#tests/support/sale.ts'

export async function demoProposal(page: Page, base_url: string, search = 'Finley') {
  const session = await page.request.post('/v1/users/sessions', {
    data: { email: 'owner@example.com', password: DEMO_PASSWORD },
  })
  const { token }: { token: string } = await session.json()
  const owner = productClient({ base_url, token: () => token, impersonated: () => null, idempotency_key: () => '' })
  const { projects } = answered((await owner.GET('/v3/projects.List', { params: { query: { search } } })).data)
  const project_id = projects[0]?.id ?? ''
  const { proposal } = answered((await owner.GET('/v3/proposal.Get', { params: { query: { project_id } } })).data)
  const path = new URL(proposal?.public_url ?? '').pathname
  const public_id = path.split('/').at(-1) ?? ''
  const { proposal: document } = answered(
    (await owner.GET('/v3/proposal.View', { params: { query: { public_id } } })).data,
  )
  return { path, public_id, document }
}
