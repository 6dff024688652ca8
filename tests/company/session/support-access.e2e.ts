// Support is let into a company, as both sides see it.
import { expect, test } from '@playwright/test'
import { ownCompany, signIn } from '#tests/support/browser.ts'

test('support asks with a reason, an owner lets it in, every page says so, and ending it sends support back', async ({
  page,
  browser,
}) => {
  const theirs = await (await browser.newContext()).newPage()
  const owner = await ownCompany(theirs, 'Lets Support In')
  const { data } = await owner.GET('/v1/user')
  const email = data?.user.contacts[0]?.contact ?? ''

  await signIn(page, 'support@example.com')
  await page.getByRole('button', { name: 'Sage Support, account' }).click()
  await page.getByRole('menuitem', { name: 'Act as user' }).click()
  await page.getByLabel('Search users').fill(email)
  await page.getByRole('button', { name: 'Olga Own' }).click()
  await page.getByLabel('Reason for access').fill('The usage file is read an hour late.')
  await page.getByRole('button', { name: 'Ask for access' }).click()
  await expect(page.getByText('We notified the owners of Lets Support In')).toBeVisible()

  await theirs.goto('/settings/company/support')
  await expect(theirs.getByText('Sage Support asks for access')).toBeVisible()
  await theirs.getByRole('button', { name: 'Approve' }).click()
  const line = theirs.getByText('Sage Support from Sunquill support has access to this company until')
  await expect(line).toBeVisible()

  await page.getByRole('button', { name: 'Continue' }).click({ timeout: 20_000 })
  await expect(page.getByText('you’re acting as Olga Own from Lets Support In')).toBeVisible()

  await theirs.getByRole('button', { name: 'End now' }).click()
  await expect(line).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sage Support, account' })).toBeVisible()
})
