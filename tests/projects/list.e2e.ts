// Working through the list of projects: filtered, saved as a view, bulk changes and undo, and the board.
import { expect, test } from '@playwright/test'
import { ownCompany, signIn } from '../support/browser.ts'

test('a list is narrowed, kept, changed and taken back', async ({ page }) => {
  const owner = await ownCompany(page, 'List Solar')
  for (const firstname of ['Ash', 'Blake', 'Casey'])
    await owner.POST('/v1/lead/create', { body: { status: 'new', homeowner: { firstname, lastname: 'Sample' } } })
  await page.goto('/projects')
  await expect(page.getByText('3 projects')).toBeVisible()
  await page.getByLabel('Search projects').fill('sample a')
  await expect(page.getByText('3 projects')).toBeVisible()
  await page.getByLabel('Search projects').fill('')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByLabel('Stage', { exact: true }).fill('New')
  await page.getByRole('option', { name: 'New Project' }).click()
  await page.getByRole('button', { name: 'Show projects' }).click()
  await expect(page).toHaveURL(/stage=New\+Project/)
  await page.getByRole('button', { name: 'Project', exact: true }).click()
  await expect(page).toHaveURL(/sort=name/)
  await expect(page.getByRole('columnheader', { name: 'Project' })).toHaveAttribute('aria-sort', 'ascending')

  await page.getByRole('button', { name: /^View: Unsaved/ }).click()
  await page.getByRole('menuitem', { name: 'Save this view' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Fresh leads')
  await page.getByRole('button', { name: 'Save view' }).click()
  await expect(page.getByRole('button', { name: 'View: Fresh leads' })).toBeVisible()

  await page.getByRole('checkbox', { name: 'Ash Sample' }).check()
  await page.getByRole('checkbox', { name: 'Blake Sample' }).check()
  await page.getByRole('button', { name: 'Add tag' }).click()
  await page.getByRole('dialog').getByLabel('Tag').fill('call again')
  await page.getByRole('dialog').getByRole('button', { name: 'Add tag' }).click()
  await expect(page.getByText('2 projects updated')).toBeVisible()
  await page.getByRole('button', { name: /Show details Ash/ }).click()
  await expect(page.getByText('call again')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 projects restored.')).toBeVisible()
  await expect(page.getByText('call again')).toBeHidden()
})

test('a card goes only where a person may move it, and comes back when the move fails', async ({ page, context }) => {
  const owner = await ownCompany(page, 'Card Solar')
  await owner.POST('/v1/lead/create', {
    body: { status: 'draft', homeowner: { firstname: 'Ash', lastname: 'Sample' } },
  })
  await page.goto('/projects?view=board')
  const column = (name: string) => page.getByRole('region', { name, exact: true })
  const card = page.getByRole('listitem').filter({ hasText: 'Ash Sample' })
  await expect(column('Draft').getByText('Ash Sample')).toBeVisible()
  // By keyboard, through the card's menu: unavailable moves say why.
  await page.getByRole('button', { name: 'Move Ash Sample' }).press('Enter')
  const funded = page.getByRole('menuitem', { name: /^Funded/ })
  await expect(funded).toHaveAttribute('aria-disabled', 'true')
  await expect(funded).toContainText('A project that is draft can only become new.')
  await page.keyboard.press('Escape')
  // Offline it says so, and the card is where it was.
  await context.setOffline(true)
  await card.dragTo(column('New'))
  await expect(page.getByText('Can’t reach Sunquill. Ash Sample stays draft.')).toBeVisible()
  await expect(column('Draft').getByText('Ash Sample')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^Can’t reach Sunquill\. (Showing|Your)/)).toBeHidden()
  await card.dragTo(column('New'))
  await expect(column('New').getByText('Ash Sample')).toBeVisible()
  await expect(page.getByText('Ash Sample moved to new')).toBeVisible()
})

test('a phone shows of each project what a rep calls about, the first one high up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto('/projects')
  const row = page.getByRole('row').filter({ hasText: 'Tatum Placeholder' })
  await expect(row.getByText('Phoenix, AZ')).toBeVisible()
  await row.scrollIntoViewIfNeeded()
  await expect(row.getByText(/^\$[\d,]+$/)).toBeInViewport({ ratio: 1 })
  await expect(row.locator('[data-badge]')).toHaveText('Active')
  await expect(row.getByText('Complete and send the GoodLeap application')).toBeVisible()
  expect((await page.getByRole('row').nth(1).boundingBox())?.y).toBeLessThanOrEqual(240)
  const box = page.getByRole('table').locator('..')
  expect(await box.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0)
})

test('a table row tells price and the whole next step without being opened, and when something last happened', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page)
  await page.goto('/projects')
  await expect(page.getByRole('columnheader')).toContainText([
    'Project',
    'Status',
    'kW',
    'Price',
    'Next step',
    'Updated',
  ])
  const row = page.getByRole('row').filter({ hasText: 'Tatum Placeholder' })
  await expect(row.getByText(/^(\d+ days?|\d+ (minutes?|hours?)) ago$/)).toBeVisible()
  const box = page.getByRole('table').locator('..')
  expect(await box.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0)
  await page.goto('/projects?sort=active_at')
  const steps = page.getByRole('table').locator('.two-lines')
  await expect(steps.nth(9)).toBeVisible()
  const cut = await steps.evaluateAll(all =>
    all.filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.textContent),
  )
  expect(cut).toEqual([])
  await row.getByRole('link', { name: 'Complete and send the GoodLeap application' }).click()
  await expect(page).toHaveURL(/tab=lender/)
})

test('both boards end with the window, are scrolled by the keyboard and show an empty state where there is nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, 'manager@example.com')
  for (const [path, name] of [
    ['/projects?view=board', 'Projects by status'],
    ['/deals', 'Deals by stage'],
  ] as const) {
    await page.goto(path)
    const board = page.getByRole('region', { name, exact: true })
    const column = board.getByRole('region').first()
    await expect(column.getByRole('listitem').first()).toBeVisible()
    const box = await column.boundingBox()
    const below = 800 - (box?.y ?? 0) - (box?.height ?? 0)
    expect(below, path).toBeGreaterThanOrEqual(16)
    expect(below, path).toBeLessThanOrEqual(24)
    await board.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => board.evaluate(element => element.scrollLeft)).toBeGreaterThan(0)
    const views = page.getByRole('group', { name: 'View' }).getByRole('button')
    await expect(views).toHaveText(['Table', 'Board'])
    // The menu is on the name's line.
    const card = column.getByRole('listitem').first()
    const [title, menu] = [await card.getByRole('link').boundingBox(), await card.getByRole('button').boundingBox()]
    const middle = (one: typeof title) => (one?.y ?? 0) + (one?.height ?? 0) / 2
    expect(Math.abs(middle(title) - middle(menu)), path).toBeLessThanOrEqual(2)
  }
  await ownCompany(page, 'Empty Board Solar')
  await page.goto('/projects?view=board')
  await expect(page.getByText('No projects yet')).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: 'New project' }).last()).toBeVisible()
})
