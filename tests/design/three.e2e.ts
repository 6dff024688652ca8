// A drawn roof looked at in three dimensions: the sun of any hour over it, and what its shade costs.
import { expect, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../support/browser.ts'
import { answered, equipment, newProject } from '../support/sale.ts'
import { drawing } from './drawing/support.ts'
import { plane, tower } from './shade-scenes.ts'

test('the sun goes round a drawn house, and its neighbor’s shade is shown in figures', async ({ page }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Shady Solar')
  const { id: project_id } = await newProject(owner)
  await page.goto(`/projects/${project_id}/designer2`)
  await expect(page.getByText('3D Data Unavailable')).toBeVisible()

  const { panel, inverter } = await equipment(owner)
  const inverters = [{ inverter_id: inverter.id, count: 1 }]
  const planes = [plane('south', { name: 'South roof', panel_id: panel.id })]
  const drawn = drawing({ planes, inverters, obstructions: [tower(0, -9, 8)] })
  await owner.POST('/v3/design.SaveDrawing', { body: { project_id, version: 0, drawing: drawn } })
  await page.goto(`/projects/${project_id}/designer2?day=171&hour=15`)
  const picture = page.getByRole('img', { name: /^3D view\. 1 roof plane with 8 panels/ })
  // A machine without WebGL says so instead.
  await expect(picture.or(page.getByText('3D Data Unavailable'))).toBeVisible()
  await expect(page.getByText('Sun in the west, 56° high')).toBeVisible()

  // In December the sun is lower at the same hour.
  await page.getByRole('button', { name: 'Shortest day' }).click()
  await expect(page.getByText('Sun in the southwest, 22° high')).toBeVisible()
  // The day of the slider is that of the sun.
  await page.getByRole('slider', { name: 'Time (standard time)' }).focus()
  await page.keyboard.press('Home')
  await expect(page.getByText('Sun in the southeast, 0° high')).toBeVisible()
  await expect(page.getByText('Sunrise 7:30 AM').first()).toBeVisible()
  await expect(page.getByText('Sunset 5:23 PM').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Sun in the southeast, 0° high')).toBeVisible()

  const access = page.getByRole('region', { name: 'Solar access' })
  await expect(access.getByRole('listitem').filter({ hasText: 'South roof' })).toContainText('%')
  await page.getByText('Show solar access', { exact: true }).click()
  await access.getByText('Light lost by month').click()
  await expect(access.getByRole('row')).toHaveCount(13)

  // A browser without 3D says so, and the figures are correct.
  await page.addInitScript(() =>
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => null }),
  )
  await page.reload()
  await expect(page.getByText('3D Data Unavailable')).toBeVisible()
  await expect(access.getByRole('listitem').filter({ hasText: 'South roof' })).toContainText('%')

  // Shade changed by hand is the drawing's no longer.
  await page.goto(`/projects/${project_id}/manual`)
  await expect(page.getByText('This design has a drawing.')).toBeVisible()
  await page.getByLabel('Jan', { exact: true }).fill('9')
  await page.getByRole('button', { name: 'Save design' }).click()
  await expect(page.getByText('Design saved')).toBeVisible()
  const { design } = answered((await owner.GET('/v3/design.Get', { params: { query: { project_id } } })).data)
  expect(design?.arrays[0]?.shading?.[0]).toBe(0.09)
  expect(design?.arrays[0]?.shading_source).toBeUndefined()
  expect(faults).toEqual([])
})
