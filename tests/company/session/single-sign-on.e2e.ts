// An owner sets up single sign-on; a member signs in at the provider.
import { spawn } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { watchFaults } from '#tests/support/browser.ts'
import { root } from '#tests/support/files.ts'

let close = () => {}
test.afterEach(() => close())

type Server = Record<'origin' | 'issuer' | 'client_id' | 'client_secret' | 'owner' | 'rep' | 'password', string>

async function ownServer(): Promise<Server> {
  const args = ['--import', 'tsx', 'tests/company/session/single-sign-on-server.ts']
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  close = () => {
    server.kill()
  }
  const printed = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (text: Buffer) => resolve(text.toString()))
    server.once('exit', () => reject(new Error('The server ended before it answered')))
  })
  return JSON.parse(printed)
}

test('an owner sets up single sign-on, and a member signs in at the provider', async ({ page, browser }) => {
  const { origin, issuer, client_id, client_secret, owner, rep, password } = await ownServer()
  const faults = watchFaults(page)
  await page.goto(`${origin}/login`)
  await page.getByLabel('Email').fill(owner)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.goto(`${origin}/settings/services/single-sign-on`)
  const main = page.getByRole('main').first()
  await main.getByLabel('Domain', { exact: true }).fill('example.com')
  await main.getByRole('button', { name: 'Add domain' }).click()
  await expect(main.getByLabel('TXT record')).toHaveValue(/^sunquill-verify=/)
  await main.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Domain verified')).toBeVisible()
  await expect(main.getByLabel('Redirect address')).toHaveValue(`${origin}/api/sso/callback/2`)
  await main.getByLabel('Issuer').fill(issuer)
  await main.getByLabel('Client ID').fill(client_id)
  await main.getByLabel('Client secret', { exact: true }).fill(client_secret)
  await main.getByRole('radio', { name: 'Company account or password' }).click()
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Single sign-on saved')).toBeVisible()
  await main.getByRole('button', { name: 'Test provider' }).click()
  await expect(main.getByText('The provider answers and signs with 1 key.')).toBeVisible()
  await main.getByRole('button', { name: 'Make token' }).click()
  await expect(main.getByLabel('Token', { exact: true })).toHaveValue(/^[\w-]{43}$/)

  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(`${origin}/login`)
  await other.getByLabel('Email').fill('rep@example.org')
  await other.getByRole('button', { name: 'Company account' }).click()
  await expect(other.getByRole('heading', { name: 'Company account' })).toBeVisible()
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other.getByRole('main').getByText('No company account uses this address.')).toBeVisible()
  await other.getByLabel('Email').fill(rep)
  await other.getByRole('button', { name: 'Continue' }).click()
  await other.getByRole('link', { name: `Continue as ${rep}` }).click()
  await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(other.url()).not.toContain('token')
  await context.close()

  await page.reload()
  await expect(main.getByRole('listitem').filter({ hasText: 'Sales Rep' })).toBeVisible()
  expect(faults).toEqual([])
})
