// Notifications on screen: the bell, live in every tab, its panel, and preferences.
import { expect, type Page, test } from '@playwright/test'
import { choose, ownCompany, watchFaults } from '#tests/support/browser.ts'
import { expectReadable } from '#tests/support/readable.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).filter({ visible: true })

test('an event is announced at once in both tabs, read in one and read in the other', async ({ page, context }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Bell Test Solar')
  const { data: told } = await owner.GET('/v3/settings.GetNotifications', {})
  const role_id = told?.choices.roles.find(({ name }) => name === 'Viewer')?.id ?? ''
  const join = async (firstname: string) => {
    const { data } = await owner.POST('/v3/users.GenerateInviteLink', { body: { role_id } })
    const invite = data?.url.split('/').at(-2) ?? ''
    const email = `${firstname}-${Date.now()}@example.com`.toLowerCase()
    const person = { invite, email, firstname, lastname: 'New', password: 'seven quiet sunflowers' }
    expect((await page.request.post('/v3/users.AcceptInvite', { data: person })).status()).toBe(200)
  }
  const other = await context.newPage()
  await other.goto('/projects')
  await expect(bell(other)).toBeVisible()
  await page.bringToFront()
  // The connection is up once its count has arrived: earlier events are counted, later ones announced.
  await expect(async () => {
    await join('Nova')
    await expect(page.getByRole('status').filter({ hasText: 'Nova New joined' }).first()).toBeVisible({
      timeout: 2_000,
    })
  }).toPass({ timeout: 20_000 })
  // The title stays the page's own; that something is unread is a dot on the icon.
  const icon = (tab: Page) => tab.locator('link[rel=icon]')
  await expect(page).toHaveTitle(/^Support \| /)
  await expect(icon(page)).toHaveAttribute('href', /unread/)
  await expect(icon(other)).toHaveAttribute('href', /unread/)

  await bell(page).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('listitem').first()).toContainText('Unread. Nova New joined Bell Test Solar')
  await expectReadable(page, 'the panel', { within: '[role=dialog]' })
  await panel
    .getByRole('link', { name: /Nova New joined/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Team' })).toBeVisible()
  await expect(panel).toBeHidden()

  await bell(page).click()
  const all = panel.getByRole('button', { name: 'Mark all read' })
  // With a single notification, opening it has read everything.
  if (await all.isEnabled()) await all.click()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await expect(bell(other)).toHaveAccessibleName('Notifications')
  await expect(other).toHaveTitle(/^Projects/)
  await expect(icon(other)).not.toHaveAttribute('href', /unread/)
  await panel.getByRole('button', { name: 'Unread' }).click()
  await expect(panel.getByText('You’re all caught up')).toBeVisible()

  await panel.getByRole('link', { name: 'Notification settings' }).click()
  const main = page.getByRole('main').first()
  await main.getByRole('checkbox', { name: 'Someone joins the team: In app' }).click()
  await choose(main, 'Someone joins the team: email', 'Never', page)
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Notification settings saved')).toBeVisible()
  await page.reload()
  await expect(main.getByRole('checkbox', { name: 'Someone joins the team: In app' })).not.toBeChecked()
  await expect(main.getByRole('checkbox', { name: 'Someone mentions you: In app' })).toBeDisabled()
  expect(faults).toEqual([])
})

test('a colleague’s change of the company is on every open screen at once', async ({ page }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Wide Change Solar')
  await page.goto('/settings/company/roles')
  await expect(page.getByRole('heading', { name: 'Roles' }).first()).toBeVisible()
  const add = async (name: string) => {
    const { response } = await owner.POST('/v3/roles.Create', { body: { name, permissions: ['projects.edit'] } })
    expect(response.status).toBe(200)
    await expect(page.getByText(name).first()).toBeVisible({ timeout: 2_000 })
  }
  // The first try may come before the connection is up.
  await expect(() => add(`Roof crew ${Date.now()}`)).toPass({ timeout: 20_000 })
  expect(faults).toEqual([])
})
