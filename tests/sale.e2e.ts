// One sale from first click to last, as a rep and a homeowner do it.
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { demoAgreementPdf } from '#tests/support/signing/agreement.ts'
import { choose, pick, signIn, watchFaults } from './support/browser.ts'
import { hasTool, pdfsig } from './support/signing/pdf-tools.ts'

const USE = [900, 800, 850, 900, 1100, 1400, 1700, 1650, 1400, 1050, 820, 880]

test('from sign-in to a signed agreement and a sold project', async ({ page, browser }, { retry }) => {
  test.setTimeout(240_000)
  const faults = watchFaults(page)
  // A retry sells to another homeowner, with another agreement: the first has left its own.
  const agreement = `Agreement of sale ${retry + 1}`
  const street = `${12 + retry} Example Street`
  await signIn(page, 'owner@example.com')

  await test.step('an agreement is uploaded and given its fields', async () => {
    await page.getByRole('link', { name: 'Agreements' }).click()
    await page.getByRole('button', { name: 'Upload agreement' }).click()
    const buffer = Buffer.from(await demoAgreementPdf())
    await page.getByLabel(/Agreement PDF/).setInputFiles({ name: 'Sale.pdf', mimeType: 'application/pdf', buffer })
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill(agreement)
    await dialog.getByRole('button', { name: 'Upload' }).click()
    await expect(page.getByRole('heading', { name: agreement })).toBeVisible()
    await page.getByRole('button', { name: 'Project value' }).click()
    await pick(page.getByRole('complementary', { name: 'Properties' }), 'Value', 'Contract price', page)
    await page.getByRole('button', { name: 'Page 2, 0 fields' }).click()
    await page.getByRole('button', { name: 'Signature', exact: true }).click()
    await page.getByRole('button', { name: 'Date signed', exact: true }).click()
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(`Version 1 of ${agreement} published`)).toBeVisible()
  })

  // A page without server requests, so that no request of the last one continues.
  await page.goto('/404')
  await page.evaluate(() => localStorage.clear())
  await signIn(page)

  await test.step('a project is created', async () => {
    await page.goto('/projects')
    await page.getByRole('link', { name: 'New project' }).click()
    await page.getByLabel('First name').fill('Sam')
    await page.getByLabel('Last name').fill('Sample')
    await page.getByLabel('Email').fill(`sam.sample${retry + 1}@example.com`)
    await page.getByLabel('Phone').fill(`928555014${2 + retry}`)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByLabel('Street').fill(street)
    await page.getByLabel('ZIP code').fill('85004')
    await expect(page.getByLabel('City')).toHaveValue('Phoenix')
    await page.getByRole('button', { name: 'Next' }).click()
    await pick(page, 'Utility', 'Arizona Public Service', page)
    await expect(page.getByLabel('Rate')).not.toHaveValue('')
    await page.getByLabel('Rate').fill('0.15')
    await page.getByLabel('Fixed charge').fill('13')
    await page.getByRole('button', { name: 'Next' }).click()
    await choose(page, 'Enter usage as', 'kWh by month', page)
    for (const [index, month] of [
      'Jan',
      'Feb',
      'Mar',
      'Apr',
      'May',
      'Jun',
      'Jul',
      'Aug',
      'Sep',
      'Oct',
      'Nov',
      'Dec',
    ].entries())
      await page.getByLabel(month, { exact: true }).fill(String(USE[index]))
    await expect(page.getByText('13,450 kWh per year')).toBeVisible()
    await page.getByRole('button', { name: 'Create project' }).click()
    await expect(page.getByRole('heading', { name: 'Sam Sample' })).toBeVisible()
  })

  await test.step('two roof planes are designed and their year simulated', async () => {
    await page.getByRole('link', { name: 'Design', exact: true }).first().click()
    await page.getByRole('link', { name: 'Design manually' }).click()
    const first = page.getByRole('group', { name: 'South roof' })
    await first.getByLabel('Tilt').fill('20')
    await first.getByLabel('Panels').fill('12')
    await page.getByLabel('Panel model').first().fill('Q.TRON')
    await page
      .getByRole('option', { name: /Q\.TRON/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Add plane' }).click()
    const second = page.getByRole('group', { name: 'Roof 2' })
    await second.getByLabel('Azimuth').fill('270')
    await second.getByLabel('Panels').fill('8')
    await second.getByLabel('Name').fill('West roof')
    await pick(page, 'Inverter model', 'SE7600H', page)
    await expect(page.getByText('8.6 kW', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Save design' }).click()
    await page.getByRole('link', { name: 'Production', exact: true }).click()
    await expect(page.getByText('Monthly production', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Show table' }).click()
    await expect(page.getByRole('row', { name: /^Jun/ })).toBeVisible()
  })

  await test.step('it is priced per watt with two adders', async () => {
    await page.getByRole('link', { name: 'Price' }).click()
    await page.getByRole('button', { name: 'Add adder' }).click()
    await choose(page.getByRole('dialog'), 'Adder', 'Main panel upgrade', page)
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('rowheader', { name: 'Main panel upgrade' })).toBeVisible()
    await page.getByRole('button', { name: 'Add adder' }).click()
    await choose(page.getByRole('dialog'), 'Adder', 'Critter guard', page)
    await page.getByRole('dialog').getByLabel('Quantity').fill('20')
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('rowheader', { name: /Critter guard/ })).toBeVisible()
  })
  const contract = await page.getByRole('cell', { name: 'Contract price' }).innerText()
  expect(contract).toMatch(/^\$\d{2},\d{3}\.\d{2}$/)

  await test.step('cash stands beside a loan, and cash is chosen', async () => {
    await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Financing' }).click()
    const loan = page
      .getByRole('table', { name: 'Payment options' })
      .getByRole('row', { name: /^Show details GoodLeap 25 years, 7\.49/ })
    await expect(loan).toContainText(/\$\d{3}\.\d{2}/)
    await page.getByRole('button', { name: 'Select Cash' }).click()
    await expect(page.getByText('Cash selected')).toBeVisible()
  })

  const proposal = await test.step('a proposal is published and read without a session', async () => {
    await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Proposal' }).click()
    // Cash is chosen, so a loan is added to compare.
    await page.getByRole('button', { name: /^Show \d+ more payment options/ }).click()
    await page.getByRole('checkbox', { name: /^GoodLeap 25 years, 7\.49/ }).check()
    await page.getByRole('button', { name: 'Start proposal' }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const address = await page.getByLabel('Public link').inputValue()
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const reader = await context.newPage()
    await reader.goto(address)
    await expect(reader.getByRole('heading', { name: `Solar for ${street}` })).toBeVisible()
    await expect(reader.getByText(contract).first()).toBeVisible()
    await expect(reader.getByRole('heading', { name: 'Your solar production' })).toBeVisible()
    // Folded on a phone.
    await reader.getByText('Solar production by month, kWh').first().click()
    await expect(reader.getByRole('img', { name: /^Solar production by month/ })).toBeVisible()
    await reader
      .getByRole('radio', { name: /GoodLeap/ })
      .first()
      .click()
    await expect(reader.getByRole('img', { name: /^Savings to date, year by year/ })).toBeVisible()
    await context.close()
    return address
  })
  expect(proposal).toContain('/proposal/')

  const link = await test.step('the agreement is sent', async () => {
    await page.getByRole('link', { name: 'Agreements', exact: true }).last().click()
    await page.getByRole('button', { name: `Send ${agreement}` }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByLabel('Name')).toHaveValue('Sam Sample')
    await drawer.getByRole('button', { name: 'Next' }).click()
    await expect(drawer.getByText(contract)).toBeVisible()
    await drawer.getByRole('radio', { name: 'Copy the link' }).click()
    await drawer.getByRole('button', { name: 'Continue to link' }).click()
    await page.getByRole('button', { name: 'Create link' }).click()
    return page.getByRole('textbox', { name: 'Signing link for Sam Sample' }).inputValue()
  })

  await test.step('the homeowner reads every page and signs on a phone', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const phone = await context.newPage()
    const phoneFaults = watchFaults(phone)
    await phone.goto(link)
    await expect(phone.getByRole('heading', { name: 'Before you read and sign' })).toBeVisible()
    await phone.getByRole('button', { name: 'I agree to sign electronically' }).click()
    await expect(phone.getByText(contract)).toBeVisible()
    const next = phone.getByRole('button', { name: 'Next page' })
    const sign_here = phone.getByRole('button', { name: 'Sign here' })
    await expect(async () => {
      if (await next.isVisible()) await next.click({ timeout: 1_000 })
      await expect(sign_here).toBeVisible({ timeout: 1_500 })
    }).toPass()
    await sign_here.click()
    const pad = phone.getByRole('img', { name: 'Signature: draw here with your finger, a pen or the mouse' })
    const box = await pad.boundingBox()
    if (!box) throw new Error('The pad is not on screen')
    await phone.mouse.move(box.x + 40, box.y + 90)
    await phone.mouse.down()
    for (let step = 1; step <= 20; step++)
      await phone.mouse.move(box.x + 40 + step * 11, box.y + 90 + Math.sin(step) * 40)
    await phone.mouse.up()
    await phone.getByRole('button', { name: 'Use it and sign here' }).click()
    await phone.getByRole('button', { name: 'Review and sign' }).click()
    await phone.getByRole('button', { name: 'Sign this agreement' }).click()
    await expect(phone.getByRole('heading', { name: 'Signed. Thank you.' })).toBeVisible()
    await phone.goto(link)
    await expect(phone.getByRole('heading', { name: 'Signed. Thank you.' })).toBeVisible()
    expect(phoneFaults).toEqual([])
    await context.close()
  })

  await test.step('the project is sold, its PDF verifies, and only legal statuses follow', async () => {
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText('Paid by cash', { exact: true }).first()).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: `Signed PDF of ${agreement}` }).click()
    const download = await downloading
    const bytes = readFileSync(await download.path())
    if (hasTool('pdfsig')) {
      const said = pdfsig(bytes)
      expect(said).toContain('Signature is Valid')
      expect(said).toContain('Total document signed')
      const touched = Buffer.from(bytes)
      touched[400] = (touched[400] ?? 0) ^ 1
      expect(pdfsig(touched)).not.toContain('Signature is Valid')
    }
    const manager = await browser.newPage()
    await signIn(manager, 'manager@example.com')
    await manager.goto(page.url())
    await manager.getByRole('button', { name: 'Move to' }).click()
    await expect(manager.getByRole('menuitem')).toHaveText(['Installation completed', /^Canceled/, /^Voided/])
    await manager.close()
  })
  expect(faults).toEqual([])
})
