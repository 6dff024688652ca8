// Former dead ends of users' first projects, which led nowhere or lost input.
import { expect, type Page, test } from '@playwright/test'
import { choose, ownCompany, pick, watchFaults } from '#tests/support/browser.ts'
import { newProject } from '#tests/support/sale.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
async function toAddress(page: Page, firstname = 'Sam') {
  await page.goto('/projects/new-project')
  await page.getByLabel('First name').fill(firstname)
  await page.getByLabel('Last name').fill('Sample')
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'Where’s the home?' })).toBeVisible()
}
async function toUtility(page: Page) {
  await toAddress(page)
  await page.getByLabel('Street').fill('12 Example Street, Phoenix, AZ 85004')
  await page.getByLabel('Street').blur()
  await expect(page.getByLabel('City')).toHaveValue('Phoenix')
  await expect(page.getByLabel('Street')).toHaveValue('12 Example Street')
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'What’s their utility, and what rate do they pay?' })).toBeVisible()
}

test('a state is taken as it is typed, with Enter and with Tab', async ({ page }) => {
  await ownCompany(page, 'States Solar')
  await toAddress(page)
  const state = page.getByLabel('State')
  for (const key of ['Enter', 'Tab'])
    for (const typed of ['Arizona', 'AZ', 'ariz']) {
      await state.fill('Ohio')
      await state.press(key)
      await expect(state).toHaveValue('Ohio (OH)')
      await state.fill(typed)
      await state.press(key)
      await expect(state).toHaveValue('Arizona (AZ)')
    }
})

test('a rate that cannot be says so, and a chosen utility is no longer asked for', async ({ page }) => {
  const faults = watchFaults(page)
  await ownCompany(page, 'Rates Solar')
  await toUtility(page)
  await next(page).click()
  const asked = page.getByText('Choose the utility or enter its name.')
  await expect(asked).toBeVisible()
  await pick(page, 'Utility', 'APS', page)
  await expect(asked).toBeHidden()
  const rate = page.getByLabel('Rate', { exact: true })
  for (const wrong of ['', '0', '5', '13.57']) {
    await rate.fill(wrong)
    await next(page).click()
    await expect(page.getByText('Enter a rate above $0 and up to $2 per kWh.')).toBeVisible()
  }
  await rate.fill('0.1357')
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'How much electricity does the home use?' })).toBeVisible()
  expect(faults).toEqual([])
})

test('no use at all is asked about, in every way to state it', async ({ page }) => {
  await ownCompany(page, 'Idle Solar')
  await toUtility(page)
  await page.getByRole('button', { name: 'Skip for now' }).click()
  const create = page.getByRole('button', { name: 'Create project' })
  const asked = page.getByText('Enter a value above 0, or skip this for now.')
  for (const way of [
    'One bill',
    'Twelve bills',
    'kWh by month',
    'kWh per year',
    'Average kWh per month',
    'Average monthly bill',
  ]) {
    await choose(page, 'Enter usage as', way, page)
    await expect(asked).toBeHidden()
    const fields = page.getByRole('form').or(page.locator('form')).getByRole('textbox')
    for (const field of await fields.all()) await field.fill('0')
    await create.click()
    await expect(asked.first()).toBeVisible()
  }
  await page.getByLabel('Average bill').fill('240')
  await create.click()
  await expect(page.getByRole('heading', { name: 'Sam Sample' })).toBeVisible()
})

test('Back goes to the step before, and keeps what was typed', async ({ page }) => {
  await ownCompany(page, 'Steps Solar')
  await toUtility(page)
  await page.goBack()
  await expect(page.getByLabel('Street')).toHaveValue('12 Example Street')
  await page.goBack()
  await expect(page.getByLabel('Last name')).toHaveValue('Sample')
  await page.goForward()
  await page.reload()
  await expect(page.getByLabel('Street')).toHaveValue('12 Example Street')
})

test('two tabs hold two people, and each comes back to its own', async ({ page, context }) => {
  await ownCompany(page, 'Two Tabs Solar')
  await toAddress(page, 'Avery')
  const other = await context.newPage()
  await other.goto('/projects/new-project')
  await expect(other.getByLabel('First name')).toHaveValue('')
  await other.getByLabel('First name').fill('Blake')
  await page.reload()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Avery')
  await other.reload()
  await expect(other.getByLabel('First name')).toHaveValue('Blake')
  await page.close()
  const third = await context.newPage()
  await third.goto('/projects/new-project')
  await expect(third.getByLabel('First name')).toHaveValue('Avery')
})

test('signing out asks before it takes what is typed in another tab', async ({ page, context }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Signing Out Solar')
  const { id } = await newProject(owner)
  await page.goto(`/projects/${id}?tab=notes`)
  await page.getByLabel('New note').fill('The gate code is on the fridge')
  const other = await context.newPage()
  const otherFaults = watchFaults(other)
  await other.goto('/projects')
  const leave = async () => {
    await other
      .getByRole('button', { name: /Olga Own/ })
      .last()
      .click()
    await other.getByRole('menuitem', { name: 'Sign out' }).click()
  }
  await leave()
  const dialog = other.getByRole('dialog', { name: 'You have unsaved changes' })
  await dialog.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(page.getByLabel('New note')).toHaveValue('The gate code is on the fridge')
  await leave()
  await dialog.getByRole('button', { name: 'Sign out and delete' }).click()
  await expect(other).toHaveURL(/\/login$/)
  await expect(page).toHaveURL(/\/login$/)
  expect([...faults, ...otherFaults]).toEqual([])
})

test('a token that is refused leads to the sign-in', async ({ page }) => {
  const owner = await ownCompany(page, 'Refused Solar')
  const { id } = await newProject(owner)
  await page.goto(`/projects/${id}`)
  await expect(page.getByRole('heading', { name: 'Sam Sample' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('access_token', 'refused-token-of-another-time'))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})
