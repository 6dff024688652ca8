// A company's own contract becomes a template: uploaded, given its fields by mouse and by keyboard, mended and published.
import { expect, type Page, test } from '@playwright/test'
import { demoAgreementPdf } from '#tests/support/signing/agreement.ts'
import { oddPdf } from '#tests/support/signing/odd-pdfs.ts'
import { choose, ownCompany, pick, watchFaults } from '../support/browser.ts'
import { answered } from '../support/sale.ts'

test('a PDF gets its fields by drag and by keyboard, says what blocks it, and is published', async ({ page }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Template Contract Solar')
  await page.goto('/light-hub/agreements')
  await page.getByRole('button', { name: 'Upload agreement' }).first().click()
  const dialog = page.getByRole('dialog')
  const file = dialog.locator('input[type=file]')
  // The server's error about a bad file stays, and so does the other input.
  await file.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF at all') })
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  const buffer = Buffer.from(await demoAgreementPdf())
  await file.setInputFiles({ name: 'Our_contract.pdf', mimeType: 'application/pdf', buffer })
  await expect(dialog.getByLabel('Name')).toHaveValue('Our contract')
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByRole('heading', { name: 'Our contract' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible()

  // Dragged onto the first page, then over its edge: it stays on the page.
  await dragTo(page, 'Signature', 0.3, 0.8)
  const signature = page.getByRole('button', { name: 'Signature (Homeowner), page 1' })
  await expect(signature).toBeFocused()
  const left = page.getByLabel('From left')
  const dropped = Number(await left.inputValue())
  expect(dropped).toBeGreaterThan(0.8)
  expect(dropped).toBeLessThan(1.6)
  const box = await signature.boundingBox()
  if (!box) throw new Error('It is nowhere')
  await page.mouse.move(box.x + 20, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x - 100, box.y + box.height / 2, { steps: 3 })
  await page.mouse.move(box.x - 900, box.y + box.height / 2, { steps: 3 })
  await page.mouse.up()
  await expect(left).toHaveValue('0')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(left).toHaveValue('0.14')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(left).toHaveValue(String(dropped))

  // By keyboard alone, for another role, which thereby becomes a signer.
  await choose(page, 'New fields are for', 'Countersigner', page)
  await page.getByRole('button', { name: 'Initials', exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Initials (Countersigner), page 1' })).toBeFocused()
  await page.getByRole('button', { name: 'Copy to pages' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('button', { name: 'Page 2, 1 field' })).toBeVisible()

  // A value that is not chosen keeps it from being published, and leads to itself.
  await page.getByRole('button', { name: 'Project value' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  const findings = page.getByRole('dialog').getByRole('list', { name: 'Issues' })
  await expect(findings.getByText('Fix this before publishing').first()).toBeVisible()
  await findings.getByRole('button', { name: 'Go there' }).first().click()
  await pick(page.getByRole('complementary', { name: 'Properties' }), 'Value', 'Contract price', page)
  await expect(page.getByRole('button', { name: 'Money: Contract price, page 1' })).toBeVisible()

  // Without a selection the agreement itself is on the right.
  await page.getByRole('button', { name: 'Money: Contract price, page 1' }).press('Escape')
  await page.getByRole('radio', { name: 'One at a time' }).click()
  await page.getByRole('button', { name: 'Move Countersigner earlier' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Move Countersigner later' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Version 1 of Our contract published')).toBeVisible()
  await expect(page.getByText(/^Version 1, published/)).toBeVisible()

  const { agreements } = answered((await owner.GET('/v3/collections.ListAgreements', {})).data)
  const [agreement] = agreements
  expect(agreement).toMatchObject({ published_version: 1, changed_since: false })
  expect(agreement?.draft.signers).toEqual([
    { role: 'countersigner', step: 1 },
    { role: 'homeowner', step: 2 },
  ])
  expect(agreement?.draft.fields.map(({ type, page: at }) => `${type} ${at}`).sort()).toEqual([
    'initials 1',
    'initials 2',
    'signature 1',
    'variable 1',
  ])
  expect(faults.filter(fault => !fault.includes('415'))).toEqual([])
})

test('pages that would look different to signers are shown with the upload and used only when confirmed', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await ownCompany(page, 'Different Pages Solar')
  await page.goto('/light-hub/agreements')
  await page.getByRole('button', { name: 'Upload agreement' }).first().click()
  const dialog = page.getByRole('dialog')
  const file = dialog.locator('input[type=file]')
  const upload = async (name: string, kind: string) => {
    await file.setInputFiles({ name, mimeType: 'application/pdf', buffer: oddPdf(kind) })
    await dialog.getByRole('button', { name: 'Upload' }).click()
  }
  await upload('Layers.pdf', 'a layer that is off')
  await expect(dialog.getByRole('alert')).toHaveText(/Page 1 has a layer that is turned off/)

  await upload('Stamped.pdf', 'a stamp flagged invisible')
  await expect(dialog.getByRole('heading', { name: 'A page looks different' })).toBeVisible()
  for (const look of ['As uploaded', 'As signers would see it'])
    await expect(dialog.getByRole('img', { name: `Page 1: ${look}` })).toBeVisible()
  await dialog.getByRole('button', { name: 'Choose another PDF' }).click()
  await expect(dialog.getByRole('heading', { name: 'Upload agreement' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await dialog.getByRole('button', { name: 'Show whole pages' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Show differences only' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Use as signers see it' }).click()
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible()
  expect(faults.filter(fault => !/status of (409|415)/.test(fault))).toEqual([])
})

/** From the palette to a point of the first page. */
async function dragTo(page: Page, tool: string, x: number, y: number) {
  const from = await page.getByRole('button', { name: tool, exact: true }).boundingBox()
  const sheet = await page.locator('[data-sheet="1"]').boundingBox()
  if (!from || !sheet) throw new Error('There is nothing to drag')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 30, { steps: 2 })
  await page.mouse.move(sheet.x + sheet.width * x, sheet.y + sheet.height * y, { steps: 3 })
  await page.mouse.up()
}
