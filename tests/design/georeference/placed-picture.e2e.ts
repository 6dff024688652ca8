// A GeoTIFF and a picture with its world file as the background of a drawing: in place, to scale, without setting the scale by hand.
import { expect, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../../support/browser.ts'
import { ADDRESS, newProject } from '../../support/sale.ts'
import { writeTiff } from './tiff-writer.ts'

test('a picture that says where it is becomes the background, to scale', async ({ page }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Placed Solar')
  const { id } = await newProject(owner)
  const { longitude = 0, latitude = 0 } = ADDRESS
  const pixel = [1e-6, 1e-6] as const
  const corner = [longitude - 200 * pixel[0], latitude + 200 * pixel[1]] as const
  const at = (x: number, y: number) => (Math.hypot(x - 200, y - 200) < 40 ? [190, 60, 40] : [80, 120, 70])
  const size = { width: 400, height: 400, at }
  const files = (tiff: Uint8Array, world?: string) => [
    { name: 'roof.tif', mimeType: 'image/tiff', buffer: Buffer.from(tiff) },
    ...(world ? [{ name: 'roof.tfw', mimeType: 'text/plain', buffer: Buffer.from(world) }] : []),
  ]
  const drawing = async () =>
    (await owner.GET('/v3/design.GetDrawing', { params: { query: { project_id: id } } })).data?.drawing

  await page.goto(`/projects/${id}/designer`)
  const dialog = page.getByRole('dialog')
  const upload = dialog.locator('input[type=file]')
  await test.step('without a place it is refused with a sentence', async () => {
    await upload.setInputFiles(files(writeTiff(size)))
    await expect(dialog.getByText(/This picture doesn’t say where it is/)).toBeVisible()
  })
  await test.step('in the wrong coordinate system it asks for its code', async () => {
    const world = ['0.1', '0', '0', '-0.1', '500000', '4400000'].join('\n')
    await upload.setInputFiles(files(writeTiff(size), world))
    await expect(dialog.getByLabel('EPSG code')).toBeVisible()
    await dialog.getByLabel('EPSG code').fill('26913')
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByText(/mi from the address/)).toBeVisible()
  })
  await test.step('in its place it lies under the drawing', async () => {
    const world = [pixel[0], 0, 0, -pixel[1], corner[0] + pixel[0] / 2, corner[1] - pixel[1] / 2].join('\n')
    await upload.setInputFiles(files(writeTiff(size), world))
    await expect(dialog).toBeHidden()
    await expect(page.locator('svg image')).toBeVisible()
    await expect.poll(async () => (await drawing())?.backdrop).toBe('image')
    const { image } = (await drawing()) ?? {}
    const depth_m = (image?.height_px ?? 0) * (image?.meters_per_pixel ?? 0)
    expect(depth_m).toBeGreaterThan(43)
    expect(depth_m).toBeLessThan(46)
  })
  expect(faults.filter(fault => !/400/.test(fault))).toEqual([])
})
