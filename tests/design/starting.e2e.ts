// A design begins with the company's equipment and is sized to the household's use, by figures and drawn.
import { expect, type Page, test } from '@playwright/test'
import { ownCompany, pick, watchFaults } from '../support/browser.ts'
import { answered, newProject } from '../support/sale.ts'

const canvas = (page: Page) => page.getByRole('application', { name: 'Roof drawing' })

test('a new project starts with the defaults, is sized to 100%, and inverters follow its panels', async ({ page }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Ready Solar')
  const { id } = await newProject(owner)

  const micro = await test.step('the company chooses panel, inverter and battery once', async () => {
    await page.goto('/settings/company/preferences')
    const usual = page.getByRole('group', { name: 'Default equipment' })
    await pick(usual, 'Panel', 'Q.TRON', page)
    await pick(usual, 'Inverter', 'IQ8', page)
    await pick(usual, 'Battery', 'Powerwall', page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Defaults for new designs saved')).toBeVisible()
    return usual.getByLabel('Inverter', { exact: true }).inputValue()
  })

  await test.step('by figures', async () => {
    await page.goto(`/projects/${id}/manual`)
    await expect(page.getByLabel('Panel model')).toHaveValue(/Q\.TRON/)
    await expect(page.getByLabel('Inverter model')).toHaveValue(micro)
    await expect(page.getByLabel('Battery model')).toHaveValue(/Powerwall/)
    const panels = page.getByLabel('Panels', { exact: true })
    const inverters = page.getByLabel('Quantity').first()
    await panels.fill('14')
    await expect(inverters).toHaveValue('14')
    await page.getByRole('button', { name: 'Size to 100%' }).click()
    await expect(page.getByText(/^Sized to 10[0-4]% of usage\.$/)).toBeVisible()
    const count = Number(await panels.inputValue())
    expect(count).toBeGreaterThan(14)
    await expect(inverters).toHaveValue(String(count))
    await page.getByLabel('Target offset').fill('60')
    await page.getByRole('button', { name: 'Size to 60%' }).click()
    await expect(page.getByText(/^Sized to 6[0-4]% of usage\.$/)).toBeVisible()
    expect(Number(await panels.inputValue())).toBeLessThan(count)
    // A user's choice stays.
    await inverters.fill('9')
    await panels.fill('20')
    await expect(inverters).toHaveValue('9')
  })

  const other = await newProject(owner)
  await test.step('drawn, in another tab', async () => {
    const drawn = await page.context().newPage()
    await drawn.goto(`/projects/${other.id}/designer`)
    await drawn.getByRole('button', { name: 'Use blank canvas' }).click()
    const box = await canvas(drawn).boundingBox()
    if (!box) throw new Error('There is no canvas')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    for (const [dx, dy] of [
      [-180, 110],
      [180, 110],
      [180, -100],
      [-180, -100],
      [-180, 110],
    ] as const)
      await drawn.mouse.click(x + dx, y + dy)
    await expect(drawn.getByLabel('Panel', { exact: true })).toHaveValue(/Q\.TRON/)
    await drawn.getByRole('button', { name: 'Size to 100%' }).click()
    await expect(drawn.getByText(/^Sized to \d+ panels, .* 10[0-4]% of usage\.$/)).toBeVisible()
    const modules = Number(await drawn.getByLabel('Design summary').locator('dd').first().textContent())
    expect(modules).toBeGreaterThan(10)
    await drawn.keyboard.press('Escape')
    await expect(drawn.getByLabel('Inverter', { exact: true })).toHaveValue(micro)
    await expect(drawn.getByLabel('Quantity').first()).toHaveValue(String(modules))
    await expect(drawn.getByLabel('Battery', { exact: true })).toHaveValue(/Powerwall/)
    await expect(drawn.getByText('Saved', { exact: true })).toBeVisible()

    await drawn.keyboard.press('Escape')
    await drawn.getByLabel('Target', { exact: true }).click()
    await drawn.getByRole('option', { name: 'Panel count' }).click()
    await expect(drawn.getByRole('button', { name: 'Size to target' })).toBeDisabled()
    await drawn.getByLabel('Panel count').fill('8')
    await drawn.getByRole('button', { name: 'Size to 8 panels' }).click()
    await expect(drawn.getByText(/^Sized to 8 panels, /)).toBeVisible()
    await expect(drawn.getByLabel('Design summary').locator('dd').first()).toHaveText('8')
    await drawn.getByLabel('Target', { exact: true }).click()
    await drawn.getByRole('option', { name: 'Offset' }).click()

    // Left as soon as it is asked for, its result is in the drawing all the same.
    await drawn.keyboard.press('Escape')
    await drawn.getByLabel('Target offset').fill('50')
    await drawn.getByRole('button', { name: 'Size to 50%' }).click()
    await drawn.getByRole('link', { name: 'Back to project' }).click()
    await expect(drawn.getByRole('application', { name: 'Roof drawing' })).toBeHidden()
    await expect
      .poll(async () => {
        const query = { project_id: other.id }
        const { drawing } = answered((await owner.GET('/v3/design.GetDrawing', { params: { query } })).data)
        return drawing?.planes[0]?.modules.filter(({ on }) => on).length
      })
      .toBeLessThan(modules * 0.6)
  })
  expect(faults).toEqual([])
})

test('the equipment of the last design is offered to the next', async ({ page }) => {
  const owner = await ownCompany(page, 'Repeating Solar')
  const first = await newProject(owner)
  await page.goto(`/projects/${first.id}/manual`)
  await pick(page, 'Panel model', 'Q.TRON', page)
  await pick(page, 'Inverter model', 'SE7600H-US', page)
  const chosen = await page.getByLabel('Panel model').inputValue()
  await page.getByRole('button', { name: 'Save design' }).click()
  await expect(page.getByText('Design saved')).toBeVisible()
  const next = await newProject(owner)
  await page.goto(`/projects/${next.id}/manual`)
  await expect(page.getByLabel('Panel model')).not.toHaveValue(chosen)
  await page.getByRole('button', { name: 'Use these' }).click()
  await expect(page.getByLabel('Panel model')).toHaveValue(chosen)
  await expect(page.getByLabel('Inverter model')).toHaveValue(/SE7600H-US/)
  await expect(page.getByRole('button', { name: 'Use these' })).toBeHidden()
})
