// What a homeowner reads is 16 px or larger, and drawn houses are whole.
import { expect, test } from '@playwright/test'
import { demoProposal } from './demo-proposal.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a proposal and its summary have no smaller type than 16 px on a phone, and cut no picture', async ({
  page,
  baseURL,
}) => {
  const { path } = await demoProposal(page, baseURL ?? '')
  for (const address of [path, path.replace('/proposal/', '/solar-proposal/')]) {
    await page.goto(address)
    await expect(page.getByRole('heading').first()).toBeVisible()
    const small = await page.evaluate(() => {
      const found: string[] = []
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { textContent, parentElement: of } = texts.currentNode
        if (!textContent?.trim() || !of || of.closest('svg, script, style, template') || !of.checkVisibility()) continue
        const size = Number.parseFloat(getComputedStyle(of).fontSize)
        if (size < 15.9) found.push(`${size}: ${textContent.trim()}`)
      }
      return found
    })
    expect(small).toEqual([])
    const cut = await page
      .getByRole('img', { name: /^The (house|roof)/ })
      .evaluateAll(all => all.filter(one => getComputedStyle(one).objectFit === 'cover').length)
    expect(cut).toBe(0)
  }
})
