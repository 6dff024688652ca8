// An automatic adder from the catalogue into a project's price, another price asked for by a rep and approved by a manager.
import { expect, test } from '@playwright/test'
import { choose, ownCompany, pick, signIn, watchFaults } from '#tests/support/browser.ts'

test('an adder applies by itself, a rep asks for another price, a manager approves it', async ({ browser }) => {
  const faults: string[] = []
  const as = async (email: string) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    watchFaults(page).push = (...found) => faults.push(...found)
    await signIn(page, email)
    return page
  }
  const name = `Crane ${Date.now()}`
  const owner = await as('owner@example.com')
  const rep = await as('rep@example.com')
  // A project of its own, in a state of its own, so that no other test sees the adder.
  await test.step('a project in Oregon is designed', async () => {
    const token = await rep.evaluate(() => localStorage.getItem('access_token'))
    const headers = { Authorization: `Bearer ${token}` }
    const ask = async (path: string, data: object) => (await rep.request.post(path, { data, headers })).json()
    const list = async (path: string) => (await rep.request.get(path, { headers })).json()
    const { project } = await ask('/v1/lead/create', {
      status: 'new',
      homeowner: { firstname: 'Oren', lastname: 'Sample' },
      address: { line1: '1 Example Street', city: 'Portland', state: 'OR', postal_code: '97201' },
      roof_type: 'slate',
    })
    const { panels } = await list('/v3/collections.ListPanels')
    const { inverters } = await list('/v3/collections.ListInverters')
    await ask('/v3/design.Save', {
      project_id: project.id,
      version: 0,
      arrays: [{ name: 'South', tilt_deg: 20, azimuth_deg: 180, panel_id: panels[0].id, module_count: 20 }],
      inverters: [{ inverter_id: inverters[0].id, count: 20 }],
    })
    await rep.goto(`/projects/${project.id}?tab=price`)
    await expect(rep.getByRole('cell', { name: 'Contract price' })).toBeVisible()
  })

  await test.step('the owner makes it, reads its rule and tries it', async () => {
    await owner.getByRole('link', { name: 'Adders' }).click()
    await owner.getByRole('button', { name: 'New adder' }).click()
    const drawer = owner.getByRole('dialog')
    await drawer.getByLabel('Name').fill(name)
    await drawer.getByLabel('Amount').fill('1200')
    await drawer.getByLabel('Minimum').fill('1000')
    await drawer.getByLabel('Maximum').fill('1,400')
    await drawer.getByRole('checkbox', { name: 'Apply automatically' }).click()
    await drawer.getByRole('button', { name: 'Add condition' }).click()
    await pick(drawer, 'Add to list: State', 'Oregon', owner)
    await drawer.getByRole('button', { name: 'Add condition' }).click()
    const second = drawer.getByRole('group', { name: 'the rule, condition 2' })
    await choose(second, 'Field', 'System size', owner)
    await second.getByLabel('At least').fill('5')
    await expect(drawer.getByTestId('rule-words')).toHaveText('The state is OR, and the size is 5 kW or more.')
    await pick(drawer, 'Test on a project', 'Oren Sample', owner)
    await expect(drawer.getByText('Applies')).toBeVisible()
    await drawer.getByRole('button', { name: 'Add to catalog' }).click()
    await expect(owner.getByText(`${name} added to the catalog`)).toBeVisible()
  })

  const line = rep.getByRole('row').filter({ hasText: name })
  await test.step('the rep sees it in the price with the reason, and asks for less', async () => {
    await rep.reload()
    await expect(rep.getByRole('list', { name: 'Newer prices available' })).toContainText(name)
    await rep.getByRole('button', { name: 'Use today’s prices' }).click()
    await expect(line).toContainText('Automatic')
    await expect(line).toContainText('The state is OR')
    await expect(line).toContainText('$1,200.00')
    await expect(rep.getByRole('button', { name: `Remove ${name}` })).toHaveCount(0)
    await rep.getByRole('button', { name: `Edit price of ${name}` }).click()
    const dialog = rep.getByRole('dialog')
    await expect(dialog).toContainText('$1,000.00 to $1,400.00 without manager approval')
    await dialog.getByLabel('Price for this project').fill('800')
    await dialog.getByLabel('Reason').fill('The neighbor lends his crane')
    await dialog.getByRole('button', { name: 'Request approval' }).click()
    await expect(line).toContainText('Pending approval')
    await expect(line).toContainText('$1,200.00')
  })

  await test.step('a manager approves, and the rep sees who', async () => {
    const manager = await as('manager@example.com')
    await manager.getByRole('link', { name: 'Adders' }).click()
    await manager.getByRole('link', { name: `${name}, Oren Sample` }).click()
    await manager.getByRole('button', { name: 'Approve' }).first().click()
    await expect(manager.getByText('Price approved')).toBeVisible()
    await rep.reload()
    await expect(line).toContainText('$800.00')
    await expect(line).toContainText('Approved by Max Manager')
  })

  await test.step('two who change it at once are told, and nothing typed is lost', async () => {
    const other = await owner.context().newPage()
    for (const page of [owner, other]) {
      await page.goto(`/light-hub/adders?search=${encodeURIComponent(name)}`)
      await page.getByRole('link', { name }).click()
    }
    const mine = owner.getByRole('dialog')
    await mine.getByLabel('Description').fill('What the owner typed')
    await other.getByRole('dialog').getByLabel('Amount').fill('1300')
    await other.getByRole('dialog').getByRole('button', { name: 'Save adder' }).click()
    await expect(other.getByText(`${name} saved`)).toBeVisible()
    await mine.getByRole('button', { name: 'Save adder' }).click()
    await expect(
      mine.getByText('Someone else changed this adder. Your edits are kept; saving replaces theirs.'),
    ).toBeVisible()
    await expect(mine.getByLabel('Description')).toHaveValue('What the owner typed')
    await mine.getByRole('button', { name: 'Save adder' }).click()
    await expect(owner.getByText(`${name} saved`)).toBeVisible()
  })
  // The one failed request is the stale save.
  expect(faults.filter(fault => !fault.includes('409'))).toEqual([])
})

test('a list of adders is matched by hand, looked at, imported and undone', async ({ page }) => {
  const faults = watchFaults(page)
  await ownCompany(page, 'Adding Solar')
  await page.goto('/light-hub/adders')
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByLabel('List of adders (CSV or XLSX)').setInputFiles({
    name: 'adders.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Name,Pricing method,Dollars\nTrenching,Fixed,"$1,500"\nBird netting,Per Panel,$12\nBroken,Fixed,(5)\n',
    ),
  })
  await page.getByRole('button', { name: 'Read file' }).click()
  await choose(page, 'Field for Dollars', 'Amount', page)
  await page.getByRole('button', { name: 'Review rows' }).click()
  await expect(page.getByRole('heading', { name: '2 of 3 rows ready to import' })).toBeVisible()
  await expect(page.getByText(/“\(5\)” is below zero/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByText('List imported. You can undo it for 30 days.')).toBeVisible()
  await page.getByRole('link', { name: 'View adders' }).click()
  await expect(page.getByRole('link', { name: 'Bird netting' })).toBeVisible()
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('Import undone', { exact: true })).toBeVisible()
  await page.goto('/light-hub/adders')
  await expect(page.getByRole('link', { name: 'Bird netting' })).toBeHidden()
  expect(faults).toEqual([])
})
