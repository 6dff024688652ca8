// A roof drawn by hand: planes, edges, modules, figures; and two users drawing the same roof at once.
import { expect, type Page, test } from '@playwright/test'
import { ownCompany, watchFaults } from '#tests/support/browser.ts'
import { newProject } from '#tests/support/sale.ts'

const canvas = (page: Page) => page.getByRole('application', { name: 'Roof drawing' })
const parts = (page: Page) => page.getByRole('list', { name: 'Drawing parts' })
const modules = (page: Page) => page.getByLabel('Design summary').locator('dd').first()

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
  await page.getByRole('link', { name: 'Draw roof' }).click()
  await page.getByRole('button', { name: 'Use blank canvas' }).click()

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
      .getByRole('toolbar', { name: /^Edge 4 type/ })
      .getByRole('button', { name: 'Hip' })
      .click()
    await expect(page.getByRole('combobox', { name: 'Edge 4 type' })).toContainText('Hip')
  })

  const filled = await test.step('modules as many as fit, one taken away and put back by undo', async () => {
    await page.getByRole('button', { name: 'Fill plane' }).click()
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
    await page.getByRole('link', { name: 'Back to project' }).click()
    await expect(page.getByText(`${filled} panels`, { exact: true })).toBeVisible()
  })
  expect(faults).toEqual([])
})

test('a hand moves a plane, pulls its corners, and two fingers zoom', async ({ page }) => {
  const project = await newProject(await ownCompany(page, 'Handy Solar'))
  await page.goto(`/projects/${project.id}?tab=design`)
  await page.getByRole('link', { name: 'Draw roof' }).click()
  await page.getByRole('button', { name: 'Use blank canvas' }).click()
  await draw(page, [
    [-140, 80],
    [140, 80],
    [140, -60],
    [-140, -60],
    [-140, 80],
  ])
  await page.keyboard.press('v')
  const plane = canvas(page).locator('[data-part]').first()
  const box = async () => (await plane.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const pull = async (from: { x: number; y: number }, x: number, y: number) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + x / 2, from.y + y / 2)
    await page.mouse.move(from.x + x, from.y + y)
    await page.mouse.up()
  }
  const middleOf = async (handle: string) => {
    const { x, y, width, height } = (await canvas(page).locator(handle).boundingBox()) ?? (await box())
    return { x: x + width / 2, y: y + height / 2 }
  }

  await test.step('the plane follows the hand, and undo takes the whole way back', async () => {
    const before = await box()
    await pull({ x: before.x + 200, y: before.y + 40 }, 60, 40)
    await expect.poll(async () => (await box()).x - before.x).toBeGreaterThan(50)
    await page.keyboard.press('Control+z')
    await expect.poll(async () => Math.abs((await box()).x - before.x)).toBeLessThan(1)
  })

  await test.step('a corner follows it, and the middle of an edge becomes one', async () => {
    const before = await box()
    await pull(await middleOf('[data-vertex="0"]'), -40, 40)
    await expect.poll(async () => (await box()).width - before.width).toBeGreaterThan(30)
    await expect(canvas(page).locator('[data-vertex]')).toHaveCount(4)
    await pull(await middleOf('[data-middle="1"]'), 50, 0)
    await expect(canvas(page).locator('[data-vertex]')).toHaveCount(5)
  })

  await test.step('two fingers zoom, whatever the first began', async () => {
    const before = await box()
    const fingers = await page.context().newCDPSession(page)
    const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 }
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...apart: number[]) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart.map((by, id) => ({ id, x: middle.x + by, y: middle.y })),
      })
    await touch('touchStart', -30)
    await touch('touchStart', -30, 30)
    await touch('touchMove', -45, 45)
    await touch('touchMove', -60, 60)
    await touch('touchEnd')
    await expect.poll(async () => (await box()).width / before.width).toBeGreaterThan(1.8)
  })
})

test('of two who draw at once neither loses anything: other parts merge, the same part asks', async ({
  page,
  browser,
}) => {
  const faults = watchFaults(page)
  const project = await newProject(await ownCompany(page, 'Conflicting Solar'))
  const address = `/projects/${project.id}/designer`
  await page.goto(address)
  await page.getByRole('button', { name: 'Use blank canvas' }).click()
  await page.keyboard.press('r')
  const square: [number, number][] = [
    [-100, 60],
    [60, -60],
  ]
  await draw(page, square)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() })
  const other = await elsewhere.newPage()
  await other.goto(address)
  const tilt = async (one: Page, value: string) => {
    await parts(one)
      .getByRole('button', { name: /^South roof/ })
      .click()
    await one.getByLabel('Tilt').fill(value)
    await one.getByLabel('Tilt').press('Enter')
  }
  const plantTree = async (one: Page, at: [number, number][]) => {
    await one.keyboard.press('t')
    await draw(one, at)
    await one.keyboard.press('v')
  }

  await test.step('each sees that the other is there, and on what', async () => {
    const here = (one: Page) => one.getByRole('list', { name: 'Also here' })
    // What was drawn last is still selected.
    await expect(here(other)).toContainText('Olga Own is on South roof')
    await page.keyboard.press('Escape')
    await expect(here(other)).toContainText('Olga Own has this drawing open')
    await expect(here(page)).toContainText('Olga Own has this drawing open')
  })

  await test.step('what one saves appears for the other, and undo leaves it alone', async () => {
    await tilt(other, '33')
    await parts(page)
      .getByRole('button', { name: /^South roof/ })
      .click()
    await expect(page.getByLabel('Tilt')).toHaveValue('33°', { timeout: 20_000 })
    await plantTree(page, [[170, 100]])
    await expect(parts(other).getByRole('button', { name: /tree/ })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(parts(other).getByRole('button', { name: /tree/ })).toHaveCount(0)
    await parts(page)
      .getByRole('button', { name: /^South roof/ })
      .click()
    await expect(page.getByLabel('Tilt')).toHaveValue('33°')
  })

  await test.step('without a connection, changes to different parts merge once it is back', async () => {
    await elsewhere.setOffline(true)
    await plantTree(other, [[170, 100]])
    await tilt(page, '22')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await elsewhere.setOffline(false)
    await expect(other.getByText('Saved', { exact: true })).toBeVisible()
    await expect(parts(page).getByRole('button', { name: /tree/ })).toBeVisible()
    await parts(other)
      .getByRole('button', { name: /^South roof/ })
      .click()
    await expect(other.getByLabel('Tilt')).toHaveValue('22°')
  })

  await test.step('the same part asks, naming it', async () => {
    await page.context().setOffline(true)
    await tilt(page, '11')
    await tilt(other, '44')
    await expect(other.getByText('Saved', { exact: true })).toBeVisible()
    await page.context().setOffline(false)
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this drawing' })
    await expect(dialog).toContainText('Olga Own saved version')
    await expect(dialog).toContainText('You both changed South roof.')
    await dialog.getByRole('button', { name: 'View theirs' }).click()
    await expect(page.getByLabel('Tilt')).toHaveValue('44°')
    await page.getByRole('button', { name: 'Back to mine' }).click()
    await expect(page.getByLabel('Tilt')).toHaveValue('11°')
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(other.getByLabel('Tilt')).toHaveValue('11°')
  })

  await page.getByRole('button', { name: 'Versions' }).click()
  // Theirs is below mine.
  await page.getByRole('button', { name: 'View' }).first().click()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await expect(page.getByLabel('Tilt')).toHaveValue('44°')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await elsewhere.close()
  // Failed requests are those without a connection, and the save that came second.
  expect(faults.filter(fault => !/409|ERR_INTERNET_DISCONNECTED|Failed to fetch|net::/.test(fault))).toEqual([])
})

test('the second rectangle at a ridge is the other half of the gable, and an azimuth takes eave and ridge with it', async ({
  page,
}) => {
  const faults = watchFaults(page)
  const project = await newProject(await ownCompany(page, 'Gable Solar'))
  await page.goto(`/projects/${project.id}?tab=design`)
  await page.getByRole('link', { name: 'Draw roof' }).click()
  await page.getByRole('button', { name: 'Use blank canvas' }).click()
  const box = await canvas(page).boundingBox()
  if (!box) throw new Error('There is no canvas')
  const drag = async (from: [number, number], to: [number, number]) => {
    await page.keyboard.press('r')
    await page.mouse.move(box.x + box.width / 2 + from[0], box.y + box.height / 2 + from[1])
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 + to[0], box.y + box.height / 2 + to[1], { steps: 4 })
    await page.mouse.up()
  }
  await drag([-140, 90], [140, 0])
  await expect(parts(page).getByRole('button', { name: /^South roof/ })).toBeVisible()
  await drag([140, 0], [-140, -90])
  await expect(parts(page).getByRole('button', { name: /^North roof/ })).toBeVisible()
  await expect(page.getByLabel('Azimuth')).toHaveValue('0°')

  await page.getByLabel('Azimuth').fill('180')
  await page.getByLabel('Azimuth').press('Enter')
  await expect(parts(page).getByRole('button', { name: /^South roof 2/ })).toBeVisible()
  expect(faults).toEqual([])
})
