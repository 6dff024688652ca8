// Email settings of a company: the server, the texts, and the recipients of notifications.
import { expect, type Page, test } from '@playwright/test'
import { pick } from '#tests/support/browser.ts'
import { mailServer } from '#tests/support/mail-server.ts'

const PASSWORD = 'seven quiet sunflowers'
const ACCOUNT = { user: 'office@example.com', password: 'four quiet sunny words' }

/** The test's own company: its email settings affect no others. */
async function signUp(page: Page) {
  const email = `mails-${Date.now()}@example.com`
  const answer = await page.request.post('/v3/company.SignUp', {
    data: {
      company_name: 'Mail Test Solar',
      state: 'AZ',
      firstname: 'Mia',
      lastname: 'Mailer',
      email,
      password: PASSWORD,
    },
  })
  const { token }: { token: string } = await answer.json()
  await page.goto(`/?token=${token}`)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  return email
}

test('a mail server is tried and saved, mails get custom texts, and the team is notified', async ({ page }) => {
  const server = await mailServer({ account: ACCOUNT })
  const email = await signUp(page)

  await page.goto('/settings/services/mail-smtp')
  const main = page.getByRole('main').first()
  const send = main.getByRole('button', { name: 'Send test email' })
  await main.getByRole('textbox', { name: 'Server' }).fill('127.0.0.1')
  await main.getByLabel('Encryption').click()
  await page.getByRole('option', { name: 'None' }).click()
  await expect(main.getByLabel('Port')).toHaveValue('25')
  await main.getByLabel('Port').fill(String(server.port))
  await main.getByLabel('Username').fill(ACCOUNT.user)
  await main.getByLabel('Password', { exact: true }).fill('not it')
  await main.getByLabel('Email', { exact: true }).fill('office@example.com')
  await send.click()
  await expect(main.getByText(/didn’t accept the user and password/)).toBeVisible()
  await main.getByLabel('Password', { exact: true }).fill(ACCOUNT.password)
  await send.click()
  await expect(main.getByText(`It should reach ${email} in a moment.`)).toBeVisible()
  expect(server.taken[0]?.to).toEqual([email])
  await main.getByRole('switch', { name: 'Send through our own email server' }).click()
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Emails now go through 127.0.0.1.')).toBeVisible()
  await expect(main.getByLabel('Password', { exact: true })).toHaveValue('')
  await expect(main.getByRole('button', { name: 'Discard changes' })).toBeHidden()
  // Another user saves meanwhile: the input is kept, and saved after the notice.
  const headers = { Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('access_token'))}` }
  const { smtp, version } = await (await page.request.get('/v3/settings.GetSMTPConfig', { headers })).json()
  const theirs = { ...smtp, from_name: 'Someone else', version }
  expect((await page.request.post('/v3/settings.SMTPConfig', { headers, data: theirs })).status()).toBe(200)
  await main.getByRole('textbox', { name: 'Name (optional)', exact: true }).fill('Mail Test Solar')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(main.getByText('Someone else changed this. Your edits are kept here.')).toBeVisible()
  await main.getByRole('button', { name: 'Keep mine' }).click()
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(main.getByRole('button', { name: 'Discard changes' })).toBeHidden()
  await page.reload()
  await expect(main.getByLabel('Password', { exact: true })).toHaveValue('')
  await expect(main.getByText('Leave blank to keep the saved one')).toBeVisible()
  await expect(main.getByRole('textbox', { name: 'Name (optional)', exact: true })).toHaveValue('Mail Test Solar')
  await expect(main.getByRole('button', { name: 'Discard changes' })).toBeHidden()

  await page.goto('/settings/services/messages?tab=texts')
  await main.getByRole('textbox', { name: 'Subject' }).fill('Come to {compny}')
  await expect(main.getByText(/This email can’t use \{compny\}/)).toBeVisible()
  await main.getByRole('textbox', { name: 'Subject' }).fill('Come to {company}, {firstname}')
  await main.getByRole('textbox', { name: 'Text' }).fill('Hi! Here: {link} ')
  await main.getByRole('button', { name: 'Insert role' }).click()
  const preview = main.getByRole('region', { name: 'Email preview' })
  await expect(preview).toContainText('Come to Mail Test Solar, Sam')
  await expect(preview).toContainText('Sales Rep')
  await main.getByRole('button', { name: 'Plain text' }).click()
  await expect(preview.locator('pre')).toContainText('Hi! Here: https://')
  // Input survives leaving the page.
  await page.reload()
  await expect(main.getByText('We restored your unsaved changes.')).toBeVisible()
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(main.getByText('Customized')).toBeVisible()

  await page.goto('/settings/services/notifications')
  const joined = main.getByRole('group', { name: 'Someone joins the team' })
  await joined.getByLabel('Person who invited them').click()
  await expect(joined.getByText('No one is notified.')).toBeVisible()
  await pick(joined, 'Add a role or member', 'Everyone with the Owner role', page)
  await joined.getByLabel('Add an email address').fill('front-desk')
  await joined.getByRole('button', { name: 'Add this address' }).click()
  await expect(joined.getByText('Enter an email address, such as office@example.com.')).toBeVisible()
  await joined.getByLabel('Add an email address').fill('front-desk@example.com')
  await page.keyboard.press('Enter')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Notifications saved')).toBeVisible()
  await page.reload()
  await expect(joined.getByRole('button', { name: 'Remove front-desk@example.com' })).toBeVisible()
  await expect(joined.getByRole('button', { name: 'Remove Everyone with the Owner role' })).toBeVisible()
  await server.close()
})
