// The printed proposal as a sheet in a hand: full enough, large enough, and no block torn apart.
import { expect, type Page, test } from '@playwright/test'
import { pdfText, wordsOnPages } from '#tests/support/signing/pdf-tools.ts'
import { demoProposal } from './demo-proposal.ts'

const MOST_SHEETS = 7
const LEAST_FULL = 0.25
const BODY_PT = 10
const NOTE_PT = 9
/** Letter with margins of 0.6 in: where the text of a sheet begins and ends, as a share of its height. */
const TOP = 0.6 / 11
const BOTTOM = 1 - TOP

/** As the button under the page has it printed. */
async function printed(page: Page, public_id: string): Promise<Buffer> {
  const begun = await page.request.post('/v1/browser', { data: { page: 'proposal', public_id } })
  let { job } = await begun.json()
  await expect(async () => {
    const answer = await page.request.get(`/v3/browser.Get?job_id=${job.id}`)
    job = (await answer.json()).job
    expect(job.status, job.sentence).toBe('done')
  }).toPass({ timeout: 60_000 })
  return (await page.request.get(`/v3/browser.Download?job_id=${job.id}`)).body()
}

/** How far down its words reach, for each sheet. */
function fullness(bytes: Buffer): number[] {
  const words = wordsOnPages(bytes)
  const sheets = pdfText(bytes).split('\f').slice(0, -1)
  return sheets.map((_, at) => {
    // The page number is in the margin.
    const bottoms = words.filter(({ page: of, top }) => of === at + 1 && top < BOTTOM).map(({ bottom }) => bottom)
    return (Math.max(...bottoms) - TOP) / (BOTTOM - TOP)
  })
}

const bare = (text: string) => text.replaceAll(/\s+/g, '')

test('the demo’s proposal fills its sheets, keeps its blocks whole and can be read', async ({ page, browser }) => {
  const { path, public_id } = await demoProposal(page, test.info().project.use.baseURL ?? '')
  const bytes = await printed(page, public_id)
  const sheets = pdfText(bytes).split('\f').slice(0, -1).map(bare)
  expect(sheets.length).toBeLessThanOrEqual(MOST_SHEETS)

  await test.step('no sheet is less than a quarter full', () => {
    for (const share of fullness(bytes)) expect(share).toBeGreaterThanOrEqual(LEAST_FULL)
  })

  const context = await browser.newContext({ viewport: { width: 701, height: 940 }, javaScriptEnabled: false })
  const paper = await context.newPage()
  await paper.emulateMedia({ media: 'print' })
  await paper.goto(path)

  await test.step('each block is on one sheet', async () => {
    const blocks = await paper
      .locator('main [data-block] > section')
      .evaluateAll(all => all.map(one => (one instanceof HTMLElement ? one.innerText : '')))
    expect(blocks.length).toBeGreaterThan(10)
    // Positioned content is drawn after flowing content, so only titles and last words of a block are contiguous.
    const torn = blocks.filter(text => {
      const [title, end] = [bare(text.trim().split('\n')[0] ?? ''), bare(text).slice(-16)]
      return !sheets.some(sheet => sheet.includes(title) && sheet.includes(end))
    })
    expect(torn).toEqual([])
  })

  await test.step('what is read is 10 points, what is noted 9', async () => {
    const sizes = await paper.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: { points: number; words: string; reads: boolean }[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        const words = node.textContent?.trim()
        if (!words || !parent?.checkVisibility() || parent.closest('script, style, .sr-only')) continue
        const { fontSize } = getComputedStyle(parent)
        // A paragraph of many words is read; a label, an axis or the small print is looked up.
        const reads = words.length > 60 && !parent.closest('.text-sm, .text-xs')
        found.push({ points: Number.parseFloat(fontSize) * 0.75, words, reads })
      }
      return found
    })
    const close = (points: number) => Math.round(points * 100) / 100
    expect(sizes.filter(({ points }) => close(points) < NOTE_PT)).toEqual([])
    expect(sizes.filter(({ points, reads }) => reads && close(points) < BODY_PT)).toEqual([])
    const letters = (all: typeof sizes) => all.reduce((sum, { words }) => sum + words.length, 0)
    expect(letters(sizes.filter(({ points }) => close(points) >= BODY_PT)) / letters(sizes)).toBeGreaterThan(0.6)
  })
  await context.close()
})

// Their pages end where the closing words no longer fit.
for (const name of ['Kendall', 'Logan', 'Marisol'])
  test(`the closing words of ${name}’s proposal have company on the last sheet`, async ({ page }) => {
    const { public_id } = await demoProposal(page, test.info().project.use.baseURL ?? '', name)
    expect(Math.min(...fullness(await printed(page, public_id)))).toBeGreaterThanOrEqual(LEAST_FULL)
  })
