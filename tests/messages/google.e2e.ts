// Someone connects the company's Google account: to Google's page and back, a test mail, a permission taken back.
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { listen } from '#mocks/listening.ts'
import { serveApplication } from '#server/static-files.ts'
import { emailOf, PASSWORD, testApp } from '../support/app.ts'
import { watchFaults } from '../support/browser.ts'
import { ACCOUNT, CLIENT, googleStandIn } from '../support/google.ts'

/** A server of the test's own: Google's address is no company's to choose, and no setting's. */
async function ownServer() {
  const google = await googleStandIn()
  const { app, ports } = await testApp()
  ports.google = google.google
  ports.now = () => new Date()
  const { url: origin, close } = await listen(app.fetch)
  ports.public_origin = origin
  serveApplication(app, resolve('dist'), { public_origin: origin, support_email: 'support@example.com' })
  return { google, origin, close: () => Promise.all([google.close(), close()]) }
}

test('Google is asked for permission, takes a mail, and is connected again after it took the permission back', async ({
  page,
}) => {
  const { google, origin, close } = await ownServer()
  const faults = watchFaults(page)
  await page.goto(`${origin}/login`)
  await page.getByLabel('E-mail').fill(emailOf('Owner'))
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.goto(`${origin}/settings/services/google-suite`)
  const main = page.getByRole('main').first()
  await expect(main.getByText('Not configured')).toBeVisible()
  await expect(main.getByLabel('Redirect address')).toHaveValue(`${origin}/api/google/callback`)
  const connect = main.getByRole('button', { name: 'Connect Google' })
  await expect(connect).toBeDisabled()
  await main.getByLabel('Client ID').fill('not a client')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(main.getByText(/it ends with .apps.googleusercontent.com/)).toBeVisible()
  await main.getByLabel('Client ID').fill(CLIENT.client_id)
  await main.getByLabel('Client secret', { exact: true }).fill(CLIENT.client_secret)
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The Google client is saved.')).toBeVisible()
  await expect(main.getByLabel('Client secret', { exact: true })).toHaveValue('')

  await connect.click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(main.getByText(/Google was not given permission/)).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await connect.click()
  await page.getByRole('link', { name: 'Allow' }).click()
  await expect(main.getByText('Google is connected. Try it with a test mail.')).toBeVisible()
  await expect(main.getByText(new RegExp(`Mails are sent as ${ACCOUNT}`))).toBeVisible()
  await main.getByRole('button', { name: 'Send test mail' }).click()
  await expect(main.getByText(/Google took the mail/)).toBeVisible()
  expect(google.state.sent[0]?.text).toContain(`To: ${emailOf('Owner')}`)

  google.endAll()
  await main.getByRole('button', { name: 'Send test mail' }).click()
  await expect(main.getByText('Needs reconnecting')).toBeVisible()
  await main.getByRole('button', { name: 'Connect again' }).click()
  await page.getByRole('link', { name: 'Allow' }).click()
  await expect(main.getByText('Connected', { exact: true })).toBeVisible()

  await main.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('checkbox', { name: 'Remove client ID and secret as well' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('Google is disconnected.')).toBeVisible()
  await expect(main.getByText('Not configured')).toBeVisible()
  await expect(main.getByLabel('Client ID')).toHaveValue('')
  expect(faults).toEqual([])
  await close()
})
