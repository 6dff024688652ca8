// A homeowner saves the proposal as PDF; where the server cannot print, their own browser does.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import type { Client } from '#mocks/demo/sell.ts'
import { productClient } from '#sdk/client.ts'
import { ownCompany } from '#tests/support/browser.ts'
import { answered, confirmTariff, confirmUtility, financed, openedBy } from '#tests/support/sale.ts'
import { startServer } from '#tests/support/server.ts'
import { fontsLeftOut, pdfFacts, pdfText, pointPictures } from '#tests/support/signing/pdf-tools.ts'
import { knownNumbers, mainFigures, missingFrom, strangers } from './figure-check.ts'
import { publish, richProject } from './rich-proposal.ts'

// In a line of its own. Whether there is space around the stroke depends on the letters before it.
const PAGES = /^(\d+) ?\/ ?(\d+)\s*$/m

/** The page as the server sends it, and what was published. */
async function published(page: Page, owner: Client, proposal: Awaited<ReturnType<typeof publish>>) {
  const { public_id } = proposal
  const view = answered((await owner.GET('/v3/proposal.View', { params: { query: { public_id } } })).data)
  const link = proposal.public_url ?? ''
  const known = knownNumbers(await (await page.request.get(link)).text(), view.proposal)
  return { document: view.proposal, link, known }
}

test('a proposal and its summary are saved as PDF, in the figures of the page', async ({ page, browser }) => {
  const owner = await ownCompany(page, 'Printing Solar')
  const rich = await richProject(owner)
  const first = await publish(owner, rich, 'en')
  const { document, link, known } = await published(page, owner, first)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const homeowner = await context.newPage()

  await test.step('the page is saved by a press of its button', async () => {
    await homeowner.goto(link)
    const saved = homeowner.waitForEvent('download')
    await homeowner.getByRole('button', { name: 'Save as PDF' }).click()
    // If printing fails, this shows the page's message.
    await expect(homeowner.getByRole('status').last()).toContainText('PDF saved.', { timeout: 60_000 })
    const file = await saved
    expect(file.suggestedFilename()).toBe('Solar proposal, 12 Example Street.pdf')
    const bytes = readFileSync(await file.path())
    const text = pdfText(bytes)
    expect(missingFrom(text, mainFigures(document))).toEqual([])
    const sheets = text.split('\f').slice(0, -1)
    const { title, pages, is_tagged } = pdfFacts(bytes)
    expect([title, pages, is_tagged]).toEqual(['Solar proposal, 12 Example Street', sheets.length, true])
    expect(sheets.map(sheet => PAGES.exec(sheet)?.slice(1))).toEqual(
      sheets.map((_, at) => [String(at + 1), String(sheets.length)]),
    )
    expect(strangers(sheets.map(sheet => sheet.replace(PAGES, '')).join('\n'), known, link)).toEqual([])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(document.disclaimer)
    expect(fontsLeftOut(bytes)).toEqual([])
    expect(pointPictures(bytes)).toBe(0)
  })
  await context.close()

  await test.step('the summary is one sheet, in Spanish too', async () => {
    const again = await published(page, owner, await publish(owner, rich, 'es'))
    const anyone = await browser.newPage()
    await anyone.goto(first.summary_url ?? '')
    const saved = anyone.waitForEvent('download')
    await anyone.getByRole('button', { name: 'Guardar como PDF' }).click()
    const bytes = readFileSync(await (await saved).path())
    expect(pdfFacts(bytes)).toMatchObject({ pages: 1, size: '612 x 792' })
    const text = pdfText(bytes)
    const { disclaimer, rep, company } = again.document
    expect(missingFrom(text, [...mainFigures(again.document), disclaimer, rep.name, company.name])).toEqual([])
    expect(strangers(text.replace(PAGES, ''), again.known, again.link)).toEqual([])
    await anyone.close()
  })
})

test('where the server has no browser, the page says so and offers the homeowner’s own', async ({ page }) => {
  test.setTimeout(180_000)
  const data_dir = mkdtempSync(join(tmpdir(), 'sunquill-print-'))
  const server = await startServer(4796, data_dir, { CHROMIUM_PATH: 'none' })
  try {
    const clientOf = (token: string | null) =>
      productClient({
        base_url: server.address,
        token: () => token,
        impersonated: () => null,
        idempotency_key: () => crypto.randomUUID(),
      })
    const body = {
      company_name: 'Paperless Solar',
      state: 'AZ',
      firstname: 'Olga',
      lastname: 'Custom',
      email: 'olga@example.com',
      password: 'seven quiet sunflowers',
    }
    const owner = clientOf(openedBy((await clientOf(null).POST('/v3/company.SignUp', { body })).data).token)
    await confirmUtility(owner)
    const { project_id, offer } = await financed(owner)
    await confirmTariff(owner, project_id)
    const { public_url } = await publish(owner, { project_id, option_ids: [offer.option_id] }, 'en')
    await page.goto(public_url ?? '')
    await page.getByRole('button', { name: 'Save as PDF' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'PDFs aren’t available here right now.' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print in this browser' })).toBeVisible()
  } finally {
    await server.kill()
    rmSync(data_dir, { recursive: true, force: true })
  }
})
