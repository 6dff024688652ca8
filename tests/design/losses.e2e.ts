// Snow, rows and a tracker of a typed design, and the losses of a drawn one.
import { expect, test } from '@playwright/test'
import { fillPlane } from '#machines/design/drawing/fill-plane.ts'
import { rectangle } from '#machines/design/drawing/geometry.ts'
import { ownCompany, watchFaults } from '../support/browser.ts'
import { answered, designInput, equipment, newProject } from '../support/sale.ts'
import { drawing, PANEL, plane } from './drawing/support.ts'

test('a ground rack gets rows, a tracker and snow, and says what is missing', async ({ page }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Snowbound Solar')
  const { id } = await newProject(owner)
  const input = await designInput(owner, id)
  await owner.POST('/v3/design.Save', { body: { ...input, arrays: input.arrays.slice(0, 1) } })
  await page.goto(`/projects/${id}/manual`)
  await page.getByRole('combobox', { name: 'Mounting' }).click()
  await page.getByRole('option', { name: 'Ground rack' }).click()
  await page.getByRole('button', { name: 'Add row details' }).click()
  await page.getByLabel('Ground cover ratio').fill('0.35')
  await page.getByRole('checkbox', { name: 'Single-axis tracker' }).click()
  await page.getByLabel('Axis tilt').fill('0')
  await expect(page.getByText('The weather data has no snow, so none is assumed')).toBeVisible()
  await page.getByRole('button', { name: 'Enter monthly snow' }).click()
  await page.getByLabel('Snowfall, Jan').fill('12')
  await page.getByLabel('Days with at least an inch of new snow, Jan').fill('3')
  await page.getByRole('button', { name: 'Save design' }).click()
  await expect(page.getByRole('main').getByText('Enter humidity for months with snow.')).toBeVisible()
  await page.getByLabel('Relative humidity, Jan').fill('70')
  await page.getByRole('button', { name: 'Save design' }).click()
  await expect(page.getByText('Design saved')).toBeVisible()
  const { design } = answered((await owner.GET('/v3/design.Get', { params: { query: { project_id: id } } })).data)
  expect(design?.arrays[0]).toMatchObject({
    rows: { ground_cover_ratio: 0.35 },
    tracker: { max_angle_deg: 60, backtracking: true },
  })
  expect(design?.conditions?.snow?.snowfall_cm[0]).toBeCloseTo(30.48, 6)
  await page.getByRole('link', { name: 'Production', exact: true }).click()
  await expect(page.getByText('Snow', { exact: true })).toBeVisible()
  expect(faults.filter(fault => !fault.includes('400'))).toEqual([])
})

test('losses are changed in the drawing, undone and kept', async ({ page }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Lossy Solar')
  const { id } = await newProject(owner)
  const { panel, inverter } = await equipment(owner)
  const south = plane(rectangle([0, -3], 10, 5), { panel_id: panel.id })
  const whole = drawing({ inverters: [{ inverter_id: inverter.id, count: 1 }] })
  const drawn = { ...whole, planes: [{ ...south, modules: fillPlane(south, PANEL, whole) }] }
  await owner.POST('/v3/design.SaveDrawing', { body: { project_id: id, version: 0, drawing: drawn } })
  await page.goto(`/projects/${id}/designer`)
  const losses = page.getByRole('complementary', { name: 'Properties' })
  await expect(losses.getByText('Company defaults.')).toBeVisible()
  await losses.getByRole('button', { name: 'Edit losses' }).click()
  const dialog = page.getByRole('dialog', { name: 'Design losses' })
  await dialog.getByLabel('Wiring').fill('70')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog.getByText('Enter 0% to 50%.')).toBeVisible()
  await dialog.getByLabel('Wiring').fill('5')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(losses.getByText('Set for this design.')).toBeVisible()
  await expect
    .poll(async () => {
      const { data } = await owner.GET('/v3/design.Get', { params: { query: { project_id: id } } })
      return answered(data).design?.losses?.shares.wiring
    })
    .toBe(0.05)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(losses.getByText('Set for this design.')).toBeVisible()
  expect(faults).toEqual([])
})
