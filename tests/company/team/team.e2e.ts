// The work of an owner: people come, change roles and go; roles are made; everything is in the log.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { choose, signIn } from '#tests/support/browser.ts'

const GOOD = 'seven quiet sunflowers'

/** Someone new of a role, in a browser of their own. */
async function join(browser: Browser, owner: Page, role: string, firstname: string): Promise<Page> {
  await owner.goto('/team')
  await owner.getByRole('button', { name: 'Invite', exact: true }).click()
  await owner.getByRole('button', { name: 'Link without email' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Invite member' })
  await choose(dialog, 'Role', role, owner)
  await dialog.getByLabel('First name').fill(firstname)
  await dialog.getByRole('button', { name: 'Create invitation' }).click()
  const link = await owner.getByLabel('Invitation link').inputValue()
  await owner.getByRole('button', { name: 'Done' }).click()
  const page = await (await browser.newContext()).newPage()
  await page.goto(new URL(link).pathname)
  await expect(page.getByLabel('First name')).toHaveValue(firstname)
  await page.getByLabel('Last name').fill('Joiner')
  await page.getByLabel('Email').fill(`${firstname.toLowerCase()}-joiner@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(GOOD)
  await page.getByRole('button', { name: 'Join Demo Solar' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  return page
}

test('someone joins, gets another role, loses a session and is shut out', async ({ page, browser }) => {
  await signIn(page, 'owner@example.com')
  // A first try may have left the other one behind.
  const name = test.info().retry === 0 ? 'Terry' : 'Morgan'
  const theirs = await join(browser, page, 'Viewer', name)
  await page.goto(`/team?search=${name}`)
  await page.getByRole('link', { name: `${name} Joiner` }).click()
  await expect(page.getByRole('heading', { name: `${name} Joiner` })).toBeVisible()

  await theirs.goto('/projects')
  const newProject = theirs.getByRole('main').getByRole('link', { name: 'New project' })
  await expect(theirs.getByRole('link', { name: 'Casey Example' })).toBeVisible()
  await expect(newProject).toBeHidden()
  await page.getByRole('button', { name: 'Change role' }).click()
  await choose(page.getByRole('dialog'), 'Role', 'Sales Rep', page)
  await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click()
  await expect(page.getByText(`${name} Joiner is now Sales Rep`)).toBeVisible()
  await theirs.reload()
  await expect(newProject.first()).toBeVisible()

  await page.getByRole('button', { name: 'Email reset link' }).click()
  await expect(
    page.getByText('This installation can’t send account emails. Ask its administrator for a password link.'),
  ).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Disable' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Disable ${name}` })
    .click()
  await expect(page.getByText(`${name} Joiner disabled`)).toBeVisible()
  // It may be on its way there by itself, which ends a navigation of the test's own.
  await expect(async () => {
    await theirs.goto('/projects')
    await expect(theirs).toHaveURL(/\/login/)
  }).toPass()
  await page.getByRole('button', { name: 'Enable' }).click()
  await expect(page.getByText(`${name} Joiner can sign in again.`)).toBeVisible()
  await theirs.context().close()
})

test('a role is made, changed after a look at what changes, compared and deleted', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  await page.goto('/settings/company/roles')
  await page.getByRole('button', { name: 'New role' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Roof surveyor')
  await page.getByRole('dialog').getByRole('button', { name: 'Create role' }).click()
  await expect(page.getByRole('heading', { name: 'Roof surveyor' })).toBeVisible()
  await page.getByLabel('Search permissions').fill('design')
  await page.getByLabel('Design systems').click()
  await page.getByLabel('Search permissions').fill('')
  await page.getByLabel('View own projects').click()
  const change = page.getByRole('list', { name: 'Changes' })
  await expect(change.getByRole('listitem')).toHaveText(['Design systems', 'View own projects'])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Roof surveyor saved')).toBeVisible()

  await page.goto('/settings/company/roles/edit-permissions')
  await page.getByLabel('Search permissions').fill('export')
  await page.getByLabel('New roles: Export lists').click()
  await page.getByLabel('Roof surveyor: Export lists').click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Permissions saved')).toBeVisible()

  await page.goto('/settings/company/roles')
  await page.getByRole('link', { name: 'Roof surveyor' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete role' }).click()
  await expect(page.getByText('Roof surveyor deleted')).toBeVisible()

  await page.goto('/settings/company/audit?search=surveyor')
  await expect(page.getByText('deleted the role Roof surveyor')).toBeVisible()
  await page
    .getByRole('row', { name: /changed the permissions of Roof surveyor/ })
    .first()
    .getByRole('button', { name: 'Show details' })
    .click()
  await expect(page.getByRole('table', { name: 'Before and after' })).toContainText('exports.create')
  await page.getByRole('button', { name: 'Verify chain' }).click()
  await expect(page.getByText(/All [\d,]+ entries are unaltered\./)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toBe('audit-log.csv')
})

test('the company’s profile and logo are changed', async ({ page }) => {
  await page.goto('/sign-up')
  await page.getByLabel('Company').fill('Profile Solar')
  await page.getByLabel('State you work in').fill('Texas')
  await page.getByRole('option', { name: 'Texas' }).click()
  await page.getByLabel('First name').fill('Pat')
  await page.getByLabel('Last name').fill('Profile')
  await page.getByLabel('Email').fill('pat-profile@example.com')
  await page.getByLabel('Password', { exact: true }).fill(GOOD)
  await page.getByRole('button', { name: 'Set up company' }).click()
  await page.getByRole('button', { name: 'I saved it' }).click()
  await page.getByRole('link', { name: 'Company', exact: true }).click()
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  await page.getByLabel('Brand color', { exact: true }).fill('green')
  await page.mouse.wheel(0, -2000)
  await expect(page.getByText('Unsaved changes')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Discard changes' })).toBeInViewport()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Enter a color such as #b86e00.')).toBeVisible()
  await page.getByLabel('Brand color', { exact: true }).fill('#0A7D55')
  await page.getByLabel('Website').fill('https://solar.example.com')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Profile saved')).toBeVisible()
  const file = (name: string, mimeType: string, content: Buffer) => ({ name, mimeType, buffer: content })
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  await page.getByLabel('Choose a logo').setInputFiles(file('logo.png', 'image/png', script))
  await expect(page.getByRole('main').first().getByText('This isn’t a PNG, JPEG or WebP image.')).toBeVisible()
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  )
  await page.getByLabel('Choose a logo').setInputFiles(file('logo.png', 'image/png', png))
  await expect(page.getByRole('img', { name: 'Profile Solar logo' }).first()).toBeVisible()
})

test('support acts as a user under a banner, and stops', async ({ page, browser }) => {
  await signIn(page, 'support@example.com')
  await page.goto('/company')
  await page.getByLabel('Search companies').fill('demo')
  const companies = page.getByRole('table', { name: 'Companies' }).locator('tbody').getByRole('row')
  await expect(companies).toHaveCount(1)
  await expect(companies).toContainText('Demo Solar')
  await page.getByRole('button', { name: /account$/ }).click()
  await page.getByRole('menuitem', { name: 'Act as user' }).click()
  await page.getByLabel('Search users').fill('vera')
  await page.getByRole('button', { name: /Vera Viewer/ }).click()
  // The demo company lets support in without asking.
  await page.getByLabel('Reason for access').fill('A question about a role.')
  await page.getByRole('button', { name: 'Ask for access' }).click()
  const banner = page.getByRole('status').filter({ hasText: 'you’re acting as Vera Viewer from Demo Solar' })
  await expect(banner).toBeVisible()
  await expect(page.getByRole('button', { name: 'Vera Viewer, account' })).toBeVisible()
  await page.goto('/update-password')
  await expect(banner).toBeVisible()
  await page.goto('/projects')
  await page.getByRole('link', { name: 'Casey Example' }).click()
  const tabs = page.getByRole('navigation', { name: 'Project' })
  await expect(tabs).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 480 })
  await page.mouse.move(700, 300)
  // Sticky elements stop below the banner, however many lines it has.
  const below = async () => {
    await page.mouse.wheel(0, 500)
    const [bar, above] = [await tabs.boundingBox(), await banner.boundingBox()]
    return bar && above ? bar.y - above.y - above.height : Number.NaN
  }
  await expect.poll(below).toBeLessThan(16)
  expect(await below()).toBeGreaterThanOrEqual(0)
  await page.getByRole('button', { name: 'Stop acting as user' }).click()
  await expect(banner).toBeHidden()
  await expect(page.getByRole('button', { name: 'Sage Support, account' })).toBeVisible()
  // Until access ends, every page of the company has a banner that moves it down.
  const theirs = await (await browser.newContext()).newPage()
  await signIn(theirs, 'owner@example.com')
  await theirs.goto('/settings/company/support')
  await theirs.getByRole('button', { name: 'End now' }).click()
  await expect(theirs.getByText('has access to this company until')).toBeHidden()
  await theirs.context().close()
})
