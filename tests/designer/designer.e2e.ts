// A roof drawn by hand: planes, edges, modules, figures beside it; and two who draw the same roof at once.
import { expect, type Page, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../support/browser.ts'
import { newProject } from '../support/sale.ts'

const canvas = (page: Page) => page.getByRole('application', { name: 'Drawing of the roof' })
const parts = (page: Page) => page.getByRole('list', { name: 'Parts of the drawing' })
const modules = (page: Page) => page.getByLabel('What the drawing comes to').locator('dd').first()

/** Corner by corner, in pixels from the middle of the canvas. */
async function draw(page: Page, points: [number, number][]) {
  const box = await canvas(page).boundingBox()
  if (!box) throw new Error('There is no canvas')
  for (const [x, y] of points) await page.mouse.click(box.x + box.width / 2 + x, box.y + box.height / 2 + y)
}

test('a roof is drawn, labelled, filled, taken back, and is there again', async ({ page }) => {
  const faults = watchFaults(page)
  const project = await newProject(await ownCompany(page, 'Drawing Solar'))
  await page.goto(`/projects/${project.id}?tab=design`)
  await page.getByRole('link', { name: 'Draw the roof' }).click()
  await page.getByRole('button', { name: 'Draw on a blank sheet' }).click()

  await test.step('a plane by its corners, closed at the first', async () => {
    await draw(page, [
      [-140, 80],
      [140, 80],
      [140, -60],
      [-140, -60],
      [-140, 80],
    ])
    await expect(parts(page).getByRole('button', { name: /^South roof/ })).toBeVisible()
    await expect(page.getByLabel('Azimuth')).toHaveValue('180°')
    await page.getByLabel('Tilt').fill('5/12')
    await page.getByLabel('Tilt').press('Enter')
    await expect(page.getByLabel('Tilt')).toHaveValue('22.6°')
  })

  await test.step('an edge is what somebody says it is', async () => {
    await draw(page, [[-140, 40]])
    await page
      .getByRole('toolbar', { name: /^Kind of edge/ })
      .getByRole('button', { name: 'Hip' })
      .click()
    await expect(page.getByRole('combobox', { name: 'Kind of edge 4' })).toContainText('Hip')
  })

  const filled = await test.step('modules as many as fit, one taken away and put back by undo', async () => {
    await page.getByRole('button', { name: 'Fill the plane' }).click()
    await expect(modules(page)).not.toHaveText('0')
    const count = Number(await modules(page).textContent())
    expect(count).toBeGreaterThan(15)
    await page.keyboard.press('m')
    await draw(page, [[0, 15]])
    await expect(modules(page)).toHaveText(String(count - 1))
    await page.keyboard.press('Control+z')
    await expect(modules(page)).toHaveText(String(count))
    await page.keyboard.press('Shift+Control+z')
    await expect(modules(page)).toHaveText(String(count - 1))
    return count - 1
  })

  await test.step('what is not yet saved outlives a reload, and then is saved', async () => {
    await page.reload()
    await expect(modules(page)).toHaveText(String(filled))
    await expect(page.getByText(/^[\d,]+ kWh$/).first()).toBeVisible()
    await expect(page.getByText(/^\$[\d,]+$/).first()).toBeVisible()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the project' }).click()
    await expect(page.getByText(`${filled} panels`)).toBeVisible()
  })
  expect(faults).toEqual([])
})

test('of two who draw at once neither loses anything', async ({ page }) => {
  const faults = watchFaults(page)
  const project = await newProject(await ownCompany(page, 'Conflicting Solar'))
  const address = `/projects/${project.id}/designer`
  await page.goto(address)
  await page.getByRole('button', { name: 'Draw on a blank sheet' }).click()
  await page.keyboard.press('r')
  const square: [number, number][] = [
    [-100, 60],
    [60, -60],
  ]
  await draw(page, square)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  const other = await page.context().newPage()
  await other.goto(address)
  await parts(other)
    .getByRole('button', { name: /^South roof/ })
    .click()
  await other.getByLabel('Tilt').fill('33')
  await other.getByLabel('Tilt').press('Enter')
  await expect(other.getByText('Saved', { exact: true })).toBeVisible()

  // By keyboard alone: nudged, and overtaken.
  await parts(page)
    .getByRole('button', { name: /^South roof/ })
    .click()
  await page.getByLabel('Tilt').fill('11')
  await page.getByLabel('Tilt').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Someone else has changed this drawing' })
  await expect(dialog).toContainText('Olga Own saved version')
  await dialog.getByRole('button', { name: 'Look at theirs' }).click()
  await expect(page.getByLabel('Tilt')).toHaveValue('33°')
  await page.getByRole('button', { name: 'Back to mine' }).click()
  await expect(page.getByLabel('Tilt')).toHaveValue('11°')
  await dialog.getByRole('button', { name: 'Keep mine on top' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Versions' }).click()
  // Below mine stands theirs.
  await page.getByRole('button', { name: 'Look at it' }).first().click()
  await page.getByRole('button', { name: 'Go back to this one' }).click()
  await expect(page.getByLabel('Tilt')).toHaveValue('33°')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  // The one failed request is the save that came second.
  expect(faults.filter(fault => !fault.includes('409'))).toEqual([])
})
