// A new company opens the sample project, walks through its tabs and deletes it with one click.
import { expect, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../support/browser.ts'
import { connected } from '../support/lenders/lenders.ts'
import { demoAgreement } from '../support/signing/agreement.ts'

test('a new company looks around in a sample project and deletes it with one click', async ({ page }) => {
  const owner = await ownCompany(page, 'Look Around Solar')
  const faults = watchFaults(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Open sample project' }).click()
  await expect(page.getByRole('heading', { name: 'Sam Sample' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Sample project. Not counted in your reports.')).toBeVisible()

  const tabs = page.getByRole('navigation', { name: 'Project' })
  for (const [tab, shown] of [
    ['Design', /7\.\d+ kW/],
    ['Financing', /Cash/],
    ['Proposal', /Published/],
    ['Notes', /This household isn’t real/],
    ['Files', /Sample electric bill\.pdf/],
  ] as const) {
    await tabs.getByRole('link', { name: tab, exact: true }).click()
    await expect(page.locator('main').getByText(shown).first()).toBeVisible()
  }

  await test.step('what would leave the house is off, and says why', async () => {
    const says = async (name: string, sentence: string) => {
      const button = page.getByRole('main').getByRole('button', { name }).first()
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      // The reason's file comes after the button: a hand that rested there moves again.
      await expect(async () => {
        await page.mouse.move(0, 0)
        await button.hover()
        await expect(page.getByText(sentence)).toBeVisible({ timeout: 1_000 })
      }).toPass()
    }
    await tabs.getByRole('link', { name: 'Proposal', exact: true }).click()
    await says('Send proposal', 'A sample project’s proposal can’t be sent.')
    await tabs.getByRole('link', { name: 'Agreements', exact: true }).click()
    await says('Use starter contract', 'A sample project’s agreements can’t be sent.')
    await demoAgreement(owner)
    await page.reload()
    await says('Send ', 'A sample project’s agreements can’t be sent.')
    await connected(owner, 'goodleap')
    await tabs.getByRole('link', { name: 'Lender', exact: true }).click()
    await page.getByRole('region', { name: 'GoodLeap' }).getByRole('listitem').getByRole('button').first().click()
    const begin = page.getByRole('dialog').getByRole('button', { name: 'Start application' })
    await expect(begin).toHaveAttribute('aria-disabled', 'true')
    await begin.hover()
    await expect(page.getByText('A sample project can’t be sent to a lender.')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click()
  })

  await test.step('it is marked wherever it is found', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('dialog').getByRole('combobox').fill('Sam Sample')
    const found = page.getByRole('option').filter({ hasText: 'Sam Sample' })
    await expect(found).toHaveCount(2)
    // Next to the name, in which the match is highlighted.
    for (const option of await found.all()) await expect(option.getByText('Sample', { exact: true })).toHaveCount(2)
    await found.last().click()
    const theirs = page.getByRole('table', { name: 'Projects' })
    await expect(theirs.getByText('Sample', { exact: true })).toBeVisible()
  })

  await page.goto('/projects')
  const row = page.getByRole('row').filter({ hasText: 'Sam Sample' })
  await expect(row.getByText('Sample', { exact: true })).toBeVisible()
  await page.goto('/')
  // It isn't counted: the company is as new as before.
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()

  await page.getByRole('button', { name: 'Open sample project' }).click()
  await page.getByRole('button', { name: 'Delete sample' }).click()
  await expect(page.getByText('Sample project deleted')).toBeVisible()
  await expect(page.getByText('No projects yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open sample project' })).toBeVisible()
  expect(faults).toEqual([])
})
