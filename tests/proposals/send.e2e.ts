// The job of a rep once a proposal is written: publish it, send it, and see that it is read.
import { expect, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../support/browser.ts'
import { mailServer, mailThrough } from '../support/mail-server.ts'
import { financed } from '../support/sale.ts'

test('a proposal is published, sent by mail, opened by its link, and the visit appears by itself', async ({
  page,
  browser,
}) => {
  const owner = await ownCompany(page, 'Sending Sun')
  const server = await mailServer()
  await mailThrough(owner, server.port)
  const { project_id } = await financed(owner)
  const faults = watchFaults(page)
  const tab = `/projects/${project_id}?tab=proposal`
  // The tab looks for visits every so often: the test moves the clock rather than wait.
  await page.clock.install()
  await page.goto(tab)
  await page.getByRole('button', { name: 'Start proposal' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Published, not sent yet' })).toBeVisible()

  await page.getByRole('button', { name: 'Send proposal' }).click()
  const drawer = page.getByRole('dialog', { name: 'Send proposal' })
  await expect(drawer.getByRole('checkbox', { name: /Sam Sample/ })).toBeChecked()
  await drawer.getByLabel('Copy to').fill('partner@example')
  await expect(drawer.getByText(/partner@example isn’t a valid email address/)).toBeVisible()
  await drawer.getByLabel('Copy to').fill('partner@example.com')
  await drawer.getByLabel('Message').fill('Hi {firstname}, as promised.\n\n{link}\n\nNo word on the tax credit.')
  const preview = drawer.getByRole('region', { name: 'Email preview' })
  await expect(preview).toContainText('Hi Sam, as promised.')
  await expect(preview).toContainText('View your proposal')
  await expect(preview).toContainText('tax advisor')
  // Input survives closing the drawer.
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Send proposal' }).click()
  await expect(drawer.getByLabel('Message')).toHaveValue(/as promised/)
  await drawer.getByRole('button', { name: 'Send to Sam' }).click()
  await expect(page.getByText('The proposal is on its way to Sam Sample')).toBeVisible()
  const sent = page.getByRole('list', { name: 'Recipients' })
  await expect(sent.getByRole('listitem')).toHaveCount(2)
  await expect(sent.getByRole('listitem').first()).toContainText('partner@example.com')
  await expect(page.getByRole('heading', { name: 'Not opened yet' })).toBeVisible()

  await page.goto('/settings/services/messages')
  const mail = page.getByRole('row').filter({ hasText: 'sam.sample@example.com' })
  await mail.getByRole('button', { name: 'Your solar proposal from Sending Sun' }).click()
  const link = await page.getByRole('dialog').getByLabel('Link in the email').inputValue()

  await page.goto(tab)
  await expect(page.getByText('No visits yet. They appear here automatically.')).toBeVisible()
  const homeowner = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const phone = await homeowner.newPage()
  const counted = phone.waitForResponse(answer => answer.url().includes('proposal.Track'))
  await phone.goto(link)
  expect((await counted).status()).toBe(200)
  await page.clock.fastForward(21_000)
  await expect(page.getByRole('list', { name: 'Visits' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Opened by the homeowner' })).toBeVisible()
  await homeowner.close()
  await server.close()
  expect(faults).toEqual([])
})
