// A roof drawn as one solid: footprint, kind, dormers; one corner moves all its planes; an overlap is cut.
import { expect, type Page, test } from '@playwright/test'
import { ownCompany, watchFaults } from '#tests/support/browser.ts'
import { newProject } from '#tests/support/sale.ts'

const canvas = (page: Page) => page.getByRole('application', { name: 'Roof drawing' })
const parts = (page: Page) => page.getByRole('list', { name: 'Drawing parts' })
const modules = (page: Page) => page.getByLabel('Design summary').locator('dd').first()

async function drag(page: Page, from: [number, number], to: [number, number]) {
  const box = await canvas(page).boundingBox()
  if (!box) throw new Error('There is no canvas')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x + from[0], y + from[1])
  await page.mouse.down()
  await page.mouse.move(x + to[0] / 2 + from[0] / 2, y + to[1] / 2 + from[1] / 2, { steps: 4 })
  await page.mouse.move(x + to[0], y + to[1], { steps: 4 })
  await page.mouse.up()
}

async function designer(page: Page, company: string) {
  const project = await newProject(await ownCompany(page, company))
  await page.goto(`/projects/${project.id}?tab=design`)
  await page.getByRole('link', { name: 'Draw roof' }).click()
  await page.getByRole('button', { name: 'Use blank canvas' }).click()
  return project
}

test('a roof is drawn by its footprint and stays whole', async ({ page }) => {
  const faults = watchFaults(page)
  const project = await designer(page, 'Solid Solar')
  await page.getByRole('button', { name: 'Draw roof', exact: true }).click()
  await drag(page, [-150, 90], [150, -90])

  await test.step('a gable has two faces named by where they face', async () => {
    await expect(parts(page).getByRole('button', { name: /^South roof/ })).toBeVisible()
    await expect(parts(page).getByRole('button', { name: /^North roof/ })).toBeVisible()
  })

  await test.step('another kind and pitch make other faces', async () => {
    await page.getByRole('combobox', { name: 'Kind' }).click()
    await page.getByRole('option', { name: 'Hip', exact: true }).click()
    await expect(parts(page).getByRole('button', { name: /^East roof/ })).toBeVisible()
    await page.getByLabel('Pitch').first().fill('6/12')
    await page.getByLabel('Pitch').first().press('Enter')
    await expect(page.getByLabel('Pitch').first()).toHaveValue('26.6°')
  })

  await test.step('a dormer takes its place from the panels', async () => {
    await parts(page)
      .getByRole('button', { name: /^South roof/ })
      .click()
    await page.getByRole('button', { name: 'Fill plane' }).click()
    await expect(modules(page)).not.toHaveText('0')
    const before = Number(await modules(page).textContent())
    await page.getByRole('button', { name: 'Gable dormer' }).click()
    await expect.poll(async () => Number(await modules(page).textContent())).toBeLessThan(before)
    await expect(parts(page).getByRole('button', { name: /^East roof 2/ })).toBeVisible()
  })

  await test.step('a wish that cannot hold says why and changes nothing', async () => {
    await page.getByLabel('Wall height').fill('9 ft')
    await page.getByLabel('Wall height').press('Enter')
    await expect(page.getByRole('alert')).toContainText('reach past this face of the roof')
    await expect(page.getByLabel('Wall height')).toHaveValue('2′ 0″')
  })

  await test.step('a corner moves every face that meets it', async () => {
    const shapes = () =>
      canvas(page)
        .locator('[data-outline]')
        .evaluateAll(all => all.map(one => one.getAttribute('d')))
    const before = await shapes()
    await drag(page, [150, 90], [190, 90])
    const after = await shapes()
    expect(after).toHaveLength(before.length)
    expect(after.filter((shape, index) => shape !== before[index]).length).toBeGreaterThan(2)
  })

  await test.step('it is there again after a reload', async () => {
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.goto(`/projects/${project.id}/designer`)
    await parts(page)
      .getByRole('button', { name: /^South roof/ })
      .click()
    await expect(page.getByRole('combobox', { name: 'Kind' })).toContainText('Hip')
  })
  expect(faults).toEqual([])
})

test('two surfaces in one place are an error until they are cut', async ({ page }) => {
  await designer(page, 'Cutting Solar')
  await page.getByRole('button', { name: 'Draw rectangle' }).click()
  await drag(page, [-150, 90], [150, -60])
  await page.getByRole('button', { name: 'Draw rectangle' }).click()
  await drag(page, [-40, 60], [40, 10])
  await page.getByRole('button', { name: /to review/ }).click()
  await expect(page.getByText(/overlap by \d+ sq ft/)).toBeVisible()
  await page.getByRole('button', { name: 'Cut', exact: true }).click()
  await expect(page.getByText(/overlap by/)).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(page.getByText(/overlap by/)).toBeVisible()

  await test.step('or the one chosen in the list is deleted from there', async () => {
    await page.getByRole('button', { name: 'Close checks' }).click()
    const row = parts(page).getByRole('button', { name: /^South roof 2/ })
    await row.click()
    await expect(row).toBeFocused()
    await page.keyboard.press('Delete')
    await expect(row).toHaveCount(0)
    await expect(page.getByRole('button', { name: /to review/ })).toHaveCount(0)
  })
})
