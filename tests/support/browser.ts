// What the browser tests share: signing in, and choosing from the product's lists as a person does.
import { expect, type Locator, type Page } from '@playwright/test'

export const DEMO_PASSWORD = 'sunny-demo-2026'

export async function signIn(page: Page, email = 'rep@example.com') {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
}

/** Types part of a name into a combobox and takes the one option that has it. */
export async function pick(scope: Page | Locator, label: string, text: string, page: Page) {
  await scope.getByLabel(label).fill(text)
  await page.getByRole('option', { name: text }).first().click()
}

/** Opens a select and takes an option. */
export async function choose(scope: Page | Locator, label: string, option: string, page: Page) {
  await scope.getByLabel(label).click()
  await page.getByRole('option', { name: option }).first().click()
}

/** Sentences on the page that a person would read as a fault; none may be there at the end of a test. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text())
  })
  return faults
}

/**
 * Signs up a company of the test's own, so that what it sets up changes nobody else's, and signs in as its owner. The
 * server lets one address begin five companies before it slows down: one for a file is enough.
 */
export async function ownCompany(page: Page, name: string) {
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@example.com`
  const answer = await page.request.post('/v3/company.SignUp', {
    data: {
      company_name: name,
      state: 'AZ',
      firstname: 'Olga',
      lastname: 'Own',
      email,
      password: 'seven quiet sunflowers',
    },
  })
  const { token } = await answer.json()
  await page.goto(`/?token=${token}`)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  /** What the owner asks of the server without the screen. */
  return async (path: string, data: object) => {
    const said = await page.request.post(path, { data, headers: { Authorization: `Bearer ${token}` } })
    return said.json()
  }
}
