// Visual quality a machine can check: labels next to panels, the roof filling the canvas, panels that leave the drawing
// visible, gestures that move only their target.
import { expect, type Page, test } from '@playwright/test'
import { follow, ownCompany, signIn } from '#tests/support/browser.ts'
import { newProject } from '#tests/support/sale.ts'

const HOMEOWNERS = ['Finley', 'Blake', 'Harper'] as const
const canvas = (page: Page) => page.getByRole('application', { name: 'Roof drawing' })
const parts = (page: Page) => page.getByRole('list', { name: 'Drawing parts' })

async function openRoof(page: Page, firstname: string) {
  await follow(page, `/projects?search=${firstname}`)
  const link = page.getByRole('link', { name: new RegExp(`^${firstname} `) }).first()
  await follow(page, `${await link.getAttribute('href')}/designer`)
  await expect(canvas(page).locator('[data-module]').first()).toBeVisible()
}

/** Square pixels that labels and panels share, how many labels there are, and what share of the sheet's width the roofs take. */
const measure = (page: Page) =>
  canvas(page).evaluate(sheet => {
    const boxes = (selector: string) => [...sheet.querySelectorAll(selector)].map(one => one.getBoundingClientRect())
    const labels = boxes('[data-label]')
    const shared = (a: DOMRect, b: DOMRect) =>
      Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
    const panels = boxes('[data-module][data-on="true"]')
    const planes = boxes('[data-part]:has([data-outline]) > [data-outline]')
    const width = Math.max(...planes.map(one => one.right)) - Math.min(...planes.map(one => one.left))
    return {
      labels: labels.length,
      covered: labels.reduce((sum, label) => sum + panels.reduce((all, panel) => all + shared(label, panel), 0), 0),
      crossed: labels.some((a, index) => labels.slice(index + 1).some(b => shared(a, b) > 0)),
      share: width / sheet.getBoundingClientRect().width,
    }
  })

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`labels are next to the panels, and a roof fills the sheet at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await signIn(page)
    for (const firstname of HOMEOWNERS) {
      await openRoof(page, firstname)
      await expect.poll(async () => (await measure(page)).labels, firstname).toBeGreaterThan(0)
      const { covered, crossed, share } = await measure(page)
      expect(covered, firstname).toBe(0)
      expect(crossed, `labels over labels of ${firstname}`).toBe(false)
      if (width < 400) expect(share, firstname).toBeGreaterThanOrEqual(0.7)
      // A selected plane names its edges.
      await canvas(page)
        .locator('[data-outline]')
        .first()
        .click({ position: { x: 30, y: 8 }, force: true })
      await expect.poll(async () => (await measure(page)).labels, firstname).toBeGreaterThan(1)
      expect((await measure(page)).covered, `edges of ${firstname}`).toBe(0)
    }
  })
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`checks are next to the drawing and lead to their part at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await signIn(page)
    await openRoof(page, 'Blake')
    const room = async () => (await canvas(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const before = await room()
    await page.getByRole('button', { name: 'Checks', exact: true }).click()
    const checks = page.getByRole('region', { name: 'Checks' })
    await expect(checks).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const after = await room()
    expect((after.width * after.height) / (before.width * before.height)).toBeGreaterThanOrEqual(0.6)
    const open = await canvas(page).evaluate(sheet => {
      const { left, top, width, height } = sheet.getBoundingClientRect()
      return sheet.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(open, 'the drawing is covered').toBe(true)

    // Moved out of sight, the part comes back when its finding is chosen.
    await canvas(page).focus()
    await page.keyboard.press('h')
    await page.mouse.move(after.x + after.width / 2, after.y + after.height / 2)
    await page.mouse.down()
    await page.mouse.move(after.x + 4, after.y + 4, { steps: 4 })
    await page.mouse.up()
    await checks
      .getByRole('button', { name: /Fire access/ })
      .first()
      .click()
    await expect(canvas(page).locator('[data-selected="true"]').first()).toBeVisible()
    const inside = () =>
      canvas(page).evaluate(sheet => {
        const room = sheet.getBoundingClientRect()
        return [...sheet.querySelectorAll('[data-selected="true"] > [data-outline]')].every(one => {
          const { left, right, top, bottom } = one.getBoundingClientRect()
          return left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom
        })
      })
    await expect.poll(inside).toBe(true)
    await checks.getByRole('button', { name: 'Close checks' }).click()
    await expect(checks).toHaveCount(0)
  })
}

test('tools say their names until they are known, and always where there is room', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page)
  await openRoof(page, 'Finley')
  const tools = page.getByRole('toolbar', { name: 'Tools' })
  await expect(tools.getByText('Roof plane', { exact: true })).toBeVisible()
  for (let times = 0; times < 6; times++) for (const key of ['m', 'v']) await page.keyboard.press(key)
  await page.reload()
  await expect(tools).toBeVisible()
  await expect(tools.getByText('Roof plane', { exact: true })).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(tools.getByText('Roof plane', { exact: true })).toBeVisible()
  // On a phone there is no hover to ask.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(tools.getByText('Roof plane', { exact: true })).toBeVisible()
})

test('the list of parts scrolls with the properties, not within them', async ({ page }) => {
  await signIn(page)
  await openRoof(page, 'Blake')
  await expect(parts(page).getByRole('listitem')).toHaveCount(9)
  const cut = await parts(page).evaluate(list => list.scrollHeight - list.clientHeight)
  expect(cut).toBeLessThanOrEqual(0)
})

test('a hand that drags selects no text, and moves the sheet only where it says so', async ({ page }) => {
  await signIn(page)
  await openRoof(page, 'Finley')
  const { x, y, width, height } = (await canvas(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(...to, { steps: 6 })
    await page.mouse.up()
  }
  const selection = () => page.evaluate(() => getSelection()?.toString() ?? '')
  // Across the neighboring panel and labels, and back over the hint.
  for (const key of ['h', 'v', 'm', 'l']) {
    await page.keyboard.press(key)
    await drag([x + 40, y + height / 2], [x + width + 200, y + height - 40])
    await drag([x + width - 30, y + height / 2], [x + 90, y + height - 50])
    expect(await selection(), key).toBe('')
  }
  const view = () => canvas(page).locator('g[transform^="matrix"]').first().getAttribute('transform')
  await page.keyboard.press('0')
  await expect.poll(view).not.toBe(null)
  const before = await view()
  // A side of a plane is drawn by dragging; panels are toggled from wherever the hand begins on the roof.
  await page.keyboard.press('p')
  await drag([x + 60, y + 80], [x + 160, y + 80])
  await page.keyboard.press('Escape')
  await page.keyboard.press('m')
  const plane = (await canvas(page).locator('[data-outline]').first().boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  await drag([plane.x + 6, plane.y + 6], [plane.x + 40, plane.y + 8])
  expect(await view()).toBe(before)
  for (const property of ['user-select', 'touch-action']) {
    const value = await canvas(page).evaluate((sheet, name) => getComputedStyle(sheet).getPropertyValue(name), property)
    expect(value, property).toBe('none')
  }
})

test('who begins a drawing chooses a background by keyboard, the map first', async ({ page }) => {
  const project = await newProject(await ownCompany(page, 'Beginning Solar'))
  await page.goto(`/projects/${project.id}/designer`)
  const dialog = page.getByRole('dialog', { name: 'Choose a background' })
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([/map/i, /image/i, /file/i, /canvas/i])
  // Without a map the card says so, and shows an owner what to do.
  await expect(dialog.getByText('Aerial maps aren’t set up on this server.')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Set up maps' })).toBeVisible()
  await expect(dialog.getByLabel('Upload image')).toBeFocused()
})
