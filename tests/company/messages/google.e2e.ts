// Someone connects the company's Google account: to Google's page and back, a test mail, a permission taken back.
import { spawn } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { watchFaults } from '#tests/support/browser.ts'
import { root } from '#tests/support/files.ts'
import { ACCOUNT, CLIENT, googleStandIn } from '#tests/support/google.ts'

let close = async () => {}
test.afterEach(() => close())

async function ownServer() {
  const google = await googleStandIn()
  const args = ['--import', 'tsx', 'tests/company/messages/google-server.ts', JSON.stringify(google.google)]
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  close = async () => {
    server.kill()
    await google.close()
  }
  const said = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (text: Buffer) => resolve(text.toString()))
    server.once('exit', () => reject(new Error('The server ended before it answered')))
  })
  const { origin, email, password }: Record<'origin' | 'email' | 'password', string> = JSON.parse(said)
  return { google, origin, email, password }
}

test('Google is asked for permission, takes a mail, and is connected again after it took the permission back', async ({
  page,
}) => {
  const { google, origin, email, password } = await ownServer()
  const faults = watchFaults(page)
  await page.goto(`${origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.goto(`${origin}/settings/services/google-suite`)
  const main = page.getByRole('main').first()
  await expect(main.getByText('Not configured')).toBeVisible()
  await expect(main.getByLabel('Redirect URI')).toHaveValue(`${origin}/api/google/callback`)
  const connect = main.getByRole('button', { name: 'Connect Google' })
  await expect(connect).toBeDisabled()
  await main.getByLabel('Client ID').fill('not a client')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(main.getByText('Enter the client ID. It ends with .apps.googleusercontent.com.')).toBeVisible()
  await main.getByLabel('Client ID').fill(CLIENT.client_id)
  await main.getByLabel('Client secret', { exact: true }).fill(CLIENT.client_secret)
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Google client saved')).toBeVisible()
  await expect(main.getByLabel('Client secret', { exact: true })).toHaveValue('')

  await connect.click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(main.getByText(/Google wasn’t given permission/)).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await connect.click()
  await page.getByRole('link', { name: 'Allow' }).click()
  await expect(main.getByText('Google is connected. Send a test email to try it.')).toBeVisible()
  await expect(main.getByText(new RegExp(`Sending email as ${ACCOUNT}`))).toBeVisible()
  await main.getByRole('button', { name: 'Send test email' }).click()
  await expect(main.getByText(/Google accepted the email/)).toBeVisible()
  expect(google.state.sent[0]?.text).toContain(`To: ${email}`)

  google.endAll()
  await main.getByRole('button', { name: 'Send test email' }).click()
  await expect(main.getByText('Reconnect needed')).toBeVisible()
  await main.getByRole('button', { name: 'Reconnect' }).click()
  await page.getByRole('link', { name: 'Allow' }).click()
  await expect(main.getByText('Connected', { exact: true })).toBeVisible()

  await main.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('checkbox', { name: 'Also remove the client ID and secret' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('Google disconnected')).toBeVisible()
  await expect(main.getByText('Not configured')).toBeVisible()
  await expect(main.getByLabel('Client ID')).toHaveValue('')
  expect(faults).toEqual([])
})
