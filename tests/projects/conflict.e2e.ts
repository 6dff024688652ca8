// Two people change one design: the second is told, and keeps what was typed.
import { expect, test } from '@playwright/test'
import { signIn } from '../support/browser.ts'

test('a design changed meanwhile is said, and what was typed stays', async ({ page, context }) => {
  await signIn(page, 'manager@example.com')
  await page.goto('/projects?search=Harper')
  await page.getByRole('link', { name: 'Harper Placeholder' }).click()
  await page.getByRole('link', { name: 'Design', exact: true }).click()
  const address = `${new URL(page.url()).pathname}/manual`
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(address)
    await expect(tab.getByRole('button', { name: 'Save design' })).toBeVisible()
  }
  await other.getByLabel('Panels').first().fill('11')
  await page.getByLabel('Panels').first().fill('12')
  await other.getByRole('button', { name: 'Save design' }).click()
  await expect(other.getByText('The design is saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Save design' }).click()
  await expect(page.getByText('The design was changed meanwhile. What you typed is kept here.')).toBeVisible()
  await expect(page.getByLabel('Panels').first()).toHaveValue('12')
  await page.getByRole('button', { name: 'Use the saved one' }).click()
  await expect(page.getByLabel('Panels').first()).toHaveValue('11')
})
