// Someone keeps what they photographed with the project, and takes out what does not belong there.
import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../support/browser.ts'
import { designInput, newProject } from '../support/sale.ts'

/** A grey picture of a drone's size. */
function largePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length)
    frame.writeUInt32BE(crc32(typed), 4)
    return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const pixels = deflateSync(Buffer.alloc((width + 1) * height), { level: 1 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

test('pictures and papers of a project are uploaded, shown and deleted, and its design is judged', async ({ page }) => {
  const call = await ownCompany(page, 'Filing Solar')
  const { id } = await newProject(call)
  await call.POST('/v3/design.Save', { body: await designInput(call, id) })
  const faults = watchFaults(page)
  const files = page.getByRole('list', { name: 'Files' })

  await test.step('a picture of 20,000 pixels is made smaller before it is sent', async () => {
    await page.goto(`/projects/${id}?tab=files`)
    await expect(page.getByText('No files yet')).toBeVisible()
    const picture = { name: 'from above.png', mimeType: 'image/png', buffer: largePng(20_000, 2_000) }
    await page.getByLabel('Upload an image or PDF').setInputFiles(picture)
    await expect(files.getByText('from above.jpg')).toBeVisible()
    await expect(files.getByText('4,096 × 410 px')).toBeVisible()
  })

  await test.step('what only calls itself a PDF is refused in words', async () => {
    const upload = page.locator('input[type=file]')
    await upload.setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') })
    await expect(page.getByText('Choose a PNG, JPEG or WebP image, or a PDF.')).toBeVisible()
    await upload.setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
    await expect(files.getByText('bill.pdf')).toBeVisible()
  })

  await test.step('a file is deleted once that is confirmed', async () => {
    await page.getByRole('button', { name: 'Delete bill.pdf' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('File deleted')).toBeVisible()
    await expect(files.getByRole('listitem')).toHaveCount(1)
  })

  await test.step('the design tab says whether panels and inverters fit, with the reckoning', async () => {
    await page.goto(`/projects/${id}?tab=design`)
    await page.getByText(/^\d+ checks? passed$/).click()
    const findings = page.getByRole('list', { name: /checks? passed$/ })
    await expect(findings.getByText(/^The DC\/AC ratio is \d\.\d\d/)).toBeVisible()
    await findings.getByText('How it’s calculated').first().click()
    await expect(findings.getByText(/kW ÷|kW ≤/).first()).toBeVisible()
  })
  // The refused upload is the only one.
  expect(faults.filter(fault => !fault.includes('415'))).toEqual([])
})
