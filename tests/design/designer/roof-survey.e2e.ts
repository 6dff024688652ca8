// A roof from a file of points or of outlines, in the designer: refused with a sentence, looked at, changed in part, added, and undone.
import { expect, test } from '@playwright/test'
import proj4 from 'proj4'
import { writeLas } from '#mocks/site/las-writer.ts'
import { ownCompany, watchFaults } from '../../support/browser.ts'
import { ADDRESS, newProject } from '../../support/sale.ts'
import { houseAround } from '../footprints/houses.ts'
import { house } from '../points/houses.ts'

test('a lidar file becomes roof planes that can be edited', async ({ page }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Surveyed Solar')
  const { id } = await newProject(owner)
  const { longitude = 0, latitude = 0 } = ADDRESS
  const [x = 0, y = 0] = proj4('EPSG:3857').forward([longitude, latitude])
  const made = house(1)
  const las = writeLas(made.cloud, {
    at: [x, y, 350],
    per_meter: 1 / Math.cos((latitude * Math.PI) / 180),
    per_meter_of_height: 1,
    keys: { 1024: 1, 3072: 3857 },
  })
  const choose = (name: string, bytes: Uint8Array) =>
    page
      .getByLabel('Choose file')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })

  await page.goto(`/projects/${id}/designer`)
  await page.getByRole('button', { name: 'Choose file' }).click()
  await test.step('half a file is refused with a sentence', async () => {
    await choose('half.las', las.slice(0, 50_000))
    const dialog = page.getByRole('dialog', { name: 'Roof from a file' })
    await expect(dialog.getByText('This file is cut off or damaged. Download it again.')).toBeVisible()
  })
  await test.step('a whole one shows planes with their residuals', async () => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'tile.las', mimeType: 'application/octet-stream', buffer: Buffer.from(las) })
    const card = page.getByRole('region', { name: 'Proposed roof' })
    await expect(card.getByRole('checkbox', { name: /^[A-D] · / })).toHaveCount(4)
    await expect(card.getByText(/points within 2\.\d in\./)).toHaveCount(4)
    await card.getByRole('checkbox', { name: /trees?$/ }).click()
    await card.getByRole('button', { name: 'Add to drawing' }).click()
  })
  await test.step('what was added is saved, and undone in one step', async () => {
    await expect(page.getByRole('region', { name: 'Proposed roof' })).toHaveCount(0)
    const parts = page.getByText(/roof( 2)?$/)
    await expect(parts.first()).toBeVisible()
    await expect
      .poll(async () => {
        const { data } = await owner.GET('/v3/design.GetDrawing', { params: { query: { project_id: id } } })
        return [data?.drawing?.planes.length, data?.drawing?.trees.length]
      })
      .toEqual([4, 0])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect
      .poll(async () => {
        const { data } = await owner.GET('/v3/design.GetDrawing', { params: { query: { project_id: id } } })
        return data?.drawing?.planes.length
      })
      .toBe(0)
  })
  // The refusal of half a file.
  expect(faults.filter(fault => !/400/.test(fault))).toEqual([])
})

test('an outline with latitude first becomes a roof at the address', async ({ page }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Outlined Solar')
  const { id } = await newProject(owner)
  const { longitude = 0, latitude = 0 } = ADDRESS
  const text = JSON.stringify(houseAround({ latitude, longitude }, 'north_first'))
  const choose = (content: string) =>
    page
      .getByRole('dialog', { name: 'Roof from a file' })
      .locator('input[type=file]')
      .setInputFiles({ name: 'houses.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(content) })
  const drawn = async () => {
    const { data } = await owner.GET('/v3/design.GetDrawing', { params: { query: { project_id: id } } })
    return data?.drawing
  }

  await page.goto(`/projects/${id}/designer`)
  await page.getByRole('button', { name: 'Choose file' }).click()
  await test.step('half a file is refused with a sentence', async () => {
    await choose(text.slice(0, 90))
    const dialog = page.getByRole('dialog', { name: 'Roof from a file' })
    await expect(dialog.getByText('This JSON is cut off or damaged. Export it again.')).toBeVisible()
  })
  await test.step('the nearest building is chosen, and the order of coordinates is shown', async () => {
    await choose(text)
    const card = page.getByRole('region', { name: 'Outlines in the file' })
    await expect(card.getByText(/latitude before longitude/)).toBeVisible()
    await expect(card.getByRole('checkbox', { name: /^A · / })).toBeChecked()
    await expect(card.getByRole('checkbox', { name: /^B · / })).not.toBeChecked()
    expect(await drawn()).toBeNull()
    await card.getByRole('button', { name: 'Add to drawing' }).click()
  })
  await test.step('it is a gable of the right size, undone in one step', async () => {
    await expect.poll(async () => (await drawn())?.roofs?.map(({ kind }) => kind)).toEqual(['gable'])
    const drawing = await drawn()
    expect(drawing?.planes.map(({ edges }) => edges.filter(edge => edge === 'ridge').length)).toEqual([1, 1])
    const xs = drawing?.roofs?.[0]?.points.map(([x = 0]) => x) ?? []
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(12, 0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await drawn())?.planes.length).toBe(0)
  })
  // The refusal of half a file.
  expect(faults.filter(fault => !/400/.test(fault))).toEqual([])
})
