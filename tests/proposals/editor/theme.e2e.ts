// Proposal themes: set with a live preview, seen by a homeowner in both themes and in print.
import { expect, type Page, test } from '@playwright/test'
import { brandColors } from '#machines/lib/brand-colors.ts'
import { ownCompany, watchFaults } from '../../support/browser.ts'
import { financed, published } from '../../support/sale.ts'

test('a look is previewed while it is chosen, and homeowners see it once it is saved', async ({ page, browser }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Looking Solar')
  await page.goto('/company')
  await page.getByLabel('Brand color', { exact: true }).fill('#7fd0c0')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByLabel('Brand color', { exact: true })).toHaveValue('#7fd0c0')
  await page.goto('/settings/company/proposal')
  const preview = page.getByRole('region', { name: 'Theme preview' })
  await expect(preview.getByRole('img', { name: 'The house with 18 solar panels, 7.74 kW' })).toBeVisible()
  await page.getByLabel('Tagline').fill('Solar from your neighbors')
  await page.getByRole('radio', { name: 'Nunito' }).click()
  await page.getByRole('radio', { name: 'Classic, with serifs' }).click()
  const sent = await chooseNoise(page)
  await expect(preview.locator('header img')).toHaveJSProperty('naturalWidth', 2400)
  expect(sent.chosen).toBeGreaterThan(15_000_000)
  expect(sent.travelled).toBeLessThan(1_100_000)
  await expect(preview.getByText('Solar from your neighbors')).toBeVisible()
  await expect(preview.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Source Serif 4 Variable/)
  await page.getByRole('button', { name: 'Save theme' }).click()
  await expect(page.getByText('Theme saved. Proposals use it now.')).toBeVisible()

  const { project_id } = await financed(owner)
  const { public_id } = await published(owner, project_id)
  // A homeowner's browser has nothing cached.
  const reader = await browser.newPage()
  const seen = watchFaults(reader)
  await reader.goto(`/proposal/${public_id}`)
  const band = reader.locator('header > div').first()
  const { main, accent_on_light } = brandColors('#7fd0c0')
  await expect(band).toHaveCSS('background-color', rgb(main))
  await expect(reader.locator('header img')).toHaveJSProperty('naturalWidth', 2400)
  await expect(reader.getByText('Solar from your neighbors').first()).toBeVisible()
  // Of all the typefaces there are, the two of this look have come, and from here.
  await expect.poll(() => fontsCome(reader)).toEqual(['nunito', 'source-serif-4'])
  const heading = reader.getByRole('heading', { name: 'Payment options' })
  await reader.emulateMedia({ colorScheme: 'light' })
  await expect(heading).toHaveCSS('color', rgb(accent_on_light))
  await reader.emulateMedia({ media: 'print' })
  await expect(band).toHaveCSS('color', rgb(main))
  expect([...faults, ...seen]).toEqual([])
})

const rgb = (hex: string) => `rgb(${[1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

const fontsCome = (page: Page) =>
  page.evaluate(() => {
    const names = performance.getEntriesByType('resource').flatMap(({ name }) => {
      const { host, pathname } = new URL(name)
      const font = /\/([a-z0-9-]+)-latin(-ext)?-wght-(normal|italic)-[\w-]+\.woff2$/.exec(pathname)?.[1]
      return font ? [host === location.host ? font : `${font} from ${host}`] : []
    })
    return [...new Set(names)].sort()
  })

/** A camera's picture as it is worst to make small: every pixel unlike the next. Returns how many bytes were chosen and sent. */
async function chooseNoise(page: Page) {
  const sending = page.waitForRequest('**/v3/proposal.UploadImage')
  const chosen = await page.evaluate(async () => {
    const tile = new OffscreenCanvas(256, 256)
    const paint = tile.getContext('2d')
    const canvas = new OffscreenCanvas(6_000, 4_000)
    const brush = canvas.getContext('2d')
    const field = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!paint || !brush || !field) throw new Error('Nothing to paint on')
    const noise = paint.createImageData(256, 256)
    for (let at = 0; at < noise.data.length; at += 65_536) crypto.getRandomValues(noise.data.subarray(at, at + 65_536))
    for (let at = 3; at < noise.data.length; at += 4) noise.data[at] = 255
    paint.putImageData(noise, 0, 0)
    const pattern = brush.createPattern(tile, 'repeat')
    if (!pattern) throw new Error('No pattern')
    brush.fillStyle = pattern
    brush.fillRect(0, 0, 6_000, 4_000)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
    const files = new DataTransfer()
    files.items.add(new File([blob], 'roof.jpg', { type: 'image/jpeg' }))
    field.files = files.files
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return blob.size
  })
  const travelled = Number((await (await sending).allHeaders())['content-length'])
  return { chosen, travelled }
}
