// People come in: a company signs up, someone joins by invitation, a password is forgotten and one is changed.
import { expect, type Page, test } from '@playwright/test'
import { DEMO_PASSWORD, pick, signIn } from '#tests/support/browser.ts'
import { printedLink } from '#tests/support/terminal.ts'

const GOOD = 'seven quiet sunflowers'

test('a company signs up, and what was typed outlives a reload but not its password', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Set up your company' }).click()
  await page.getByLabel('Company').fill('Sample Solar')
  await pick(page, 'State you work in', 'Nevada', page)
  await page.getByLabel('First name').fill('Olivia')
  await page.getByLabel('Last name').fill('Owner')
  await page.getByLabel('Email').fill('olivia@example')
  await page.getByLabel('Phone').fill('7025550142')
  await page.getByLabel('Password', { exact: true }).fill('Password1234')
  await page.reload()
  await expect(page.getByLabel('Company')).toHaveValue('Sample Solar')
  await expect(page.getByLabel('Phone')).toHaveValue('(702) 555-0142')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Password1234')

  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Set up company' }).click()
  await expect(page.getByText('Use at least 12 characters.')).toBeVisible()
  await expect(page.getByText('Enter an email such as name@example.com.')).toBeVisible()
  await page.getByLabel('Email').fill('olivia@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Password1234')
  await page.getByRole('button', { name: 'Set up company' }).click()
  await expect(page.getByRole('main').getByText('This password is often stolen.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(GOOD)
  await expect(page.getByText('Very good')).toBeVisible()
  await page.getByRole('button', { name: 'Set up company' }).click()
  await page.getByRole('button', { name: 'I saved it' }).click()

  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.getByRole('link', { name: 'Projects', exact: true }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'New project' }).first()).toBeVisible()
})

/** Makes an invitation as the owner does and answers its link. */
async function invited(page: Page, email?: string): Promise<string> {
  const { token } = await (
    await page.request.post('/v1/users/sessions', { data: { email: 'owner@example.com', password: DEMO_PASSWORD } })
  ).json()
  const { user } = await (
    await page.request.post('/v1/users/sessions', { data: { email: 'viewer@example.com', password: DEMO_PASSWORD } })
  ).json()
  const answer = await page.request.post('/v3/users.GenerateInviteLink', {
    headers: { Authorization: `Bearer ${token}` },
    data: { role_id: user.role_id, ...(email ? { email } : {}) },
  })
  return new URL((await answer.json()).url).pathname
}

test('someone invited by mail joins, forgets the password, sets a new one and changes it', async ({
  page,
  browser,
}) => {
  const email = 'newcomer@example.com'
  await invited(page, email)
  await signIn(page, 'owner@example.com')
  const joining = await browser.newContext()
  const theirs = await joining.newPage()
  await theirs.goto(await printedLink(email, '/join/'))
  await expect(theirs.getByRole('heading', { name: 'Join Demo Solar' })).toBeVisible()
  await expect(theirs.getByText('Olive Owner invited you as Viewer.')).toBeVisible()
  await expect(theirs).toHaveTitle('Join | Sunquill')
  await expect(theirs.getByLabel('Email')).toHaveValue(email)
  await expect(theirs.getByLabel('Email')).not.toBeEditable()
  await theirs.getByLabel('First name').fill('Nico')
  await theirs.getByLabel('Last name').fill('Newcomer')
  await theirs.getByLabel('Password', { exact: true }).fill(GOOD)
  await theirs.getByRole('button', { name: 'Join Demo Solar' }).click()
  await expect(theirs.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await theirs.getByRole('button', { name: 'Nico Newcomer, account' }).click()
  await theirs.getByRole('menuitem', { name: 'Sign out' }).click()

  await theirs.getByRole('link', { name: 'Forgot password?' }).click()
  await theirs.getByLabel('Email').fill(email)
  await theirs.getByRole('button', { name: 'Request a link' }).click()
  await expect(theirs.getByRole('heading', { name: 'No email goes out' })).toBeVisible()
  const link = await printedLink(email, '/reset-password')
  await theirs.goto(link)
  await theirs.getByLabel('New password').fill('three green ladders')
  await theirs.getByRole('button', { name: 'Set password' }).click()
  await expect(theirs.getByText('Your new password is set. Use it to sign in.')).toBeVisible()
  await theirs.goto(link)
  await theirs.getByLabel('New password').fill('three green ladders')
  await theirs.getByRole('button', { name: 'Set password' }).click()
  await expect(theirs.getByRole('main').getByText('This link was used')).toBeVisible()

  await theirs.goto('/login')
  await theirs.getByLabel('Email').fill(email)
  await theirs.getByLabel('Password', { exact: true }).fill('three green ladders')
  await theirs.getByRole('button', { name: 'Sign in' }).click()
  await theirs.getByRole('button', { name: 'Nico Newcomer, account' }).click()
  await theirs.getByRole('menuitem', { name: 'Change password' }).click()
  await theirs.getByLabel('Current password').fill('not it')
  await theirs.getByLabel('New password').fill(GOOD)
  await theirs.getByRole('button', { name: 'Change password' }).click()
  await expect(theirs.getByText('This isn’t your current password.').first()).toBeVisible()
  await theirs.getByLabel('Current password').fill('three green ladders')
  await theirs.getByRole('button', { name: 'Change password' }).click()
  await expect(theirs.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await joining.close()
})

test('an invitation that was used or made up says so kindly', async ({ page }) => {
  await page.goto('/join/somebody/made-up/demo-solar')
  await expect(page.getByRole('heading', { name: 'This invitation can’t be used' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to sign-in' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})
