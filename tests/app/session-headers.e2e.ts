// Every call to the product carries the session, also those made without its client (specification, section 7).
import { expect, test } from '@playwright/test'
import { demoProposal } from '../proposals/demo-proposal.ts'
import { signIn } from '../support/browser.ts'

test('printing carries the bearer and, while someone acts as another user, X-User-ID', async ({ page }) => {
  const { path } = await demoProposal(page, test.info().project.use.baseURL ?? '')
  await signIn(page, 'rep@example.com')
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const acts_as = '0198f7a2-0000-7000-8000-000000000001'
  await page.evaluate(id => localStorage.setItem('impersonated_user', JSON.stringify({ id })), acts_as)
  const carried: Record<string, unknown> = {}
  const note = (at: string, answer: object) =>
    page.route(`**${at}*`, route => {
      const { authorization, 'x-user-id': user } = route.request().headers()
      carried[at] = { authorization, user }
      return route.fulfill({ json: answer })
    })
  const job = { id: 'a'.repeat(43), ahead: 0, sentence: null, file_name: 'proposal.pdf' }
  await note('/v1/browser', { job: { ...job, status: 'printing' } })
  await note('/v3/browser.Get', { job: { ...job, status: 'failed' } })
  await page.goto(path)
  await page.getByRole('button', { name: /PDF/ }).first().click()
  const session = { authorization: `Bearer ${token}`, user: acts_as }
  await expect.poll(() => carried).toEqual({ '/v1/browser': session, '/v3/browser.Get': session })
})
