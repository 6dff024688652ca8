// What a homeowner reads is 16 px or larger, and drawn houses are whole.
import { expect, test } from '@playwright/test'
import { signIn } from '#tests/support/browser.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a proposal and its summary have no smaller type than 16 px on a phone, and cut no picture', async ({ page }) => {
  await signIn(page)
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const { projects } = await (
    await page.request.get('/v3/projects.List?search=Finley', { headers: { authorization: `Bearer ${token}` } })
  ).json()
  const { proposal } = await (
    await page.request.get(`/v3/proposal.Get?project_id=${projects[0].id}`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).json()
  for (const url of [proposal.public_url, proposal.summary_url]) {
    await page.goto(new URL(url).pathname)
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
