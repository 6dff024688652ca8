// Every screen in both themes, at the width of a small phone and of a desk: nothing overflows, nothing is unreadable.
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { signIn, watchFaults } from './support/browser.ts'

const TABS = ['overview', 'design', 'price', 'financing', 'proposal', 'agreements', 'activity']

async function inspect(page: Page, name: string) {
  await expect(page.locator('.skeleton').first()).toBeHidden()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${name} is wider than the screen`).toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  expect(found, name).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [360, 1280])
    test(`staff screens, ${colorScheme}, ${width} px`, async ({ browser }) => {
      test.setTimeout(180_000)
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      const faults = watchFaults(page)
      await page.goto('/login')
      await inspect(page, 'login')
      await signIn(page, 'owner@example.com')
      await inspect(page, 'dashboard')
      await page.goto('/projects?search=Casey')
      await inspect(page, 'projects')
      const address = await page.getByRole('link', { name: 'Casey Example' }).getAttribute('href')
      for (const tab of TABS) {
        await page.goto(`${address}?tab=${tab}`)
        await expect(page.getByRole('heading', { name: 'Casey Example' })).toBeVisible()
        await inspect(page, tab)
      }
      await page.goto(`${address}/manual`)
      await expect(page.getByRole('button', { name: 'Save design' })).toBeVisible()
      await inspect(page, 'manual design')
      await page.goto('/projects/new-project')
      await inspect(page, 'new project')
      await page.goto('/light-hub/agreements')
      await inspect(page, 'agreements')
      await page.getByRole('link', { name: 'Solar installation agreement' }).click()
      await expect(page.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible()
      await inspect(page, 'agreement')
      await page.goto(`${address}?tab=proposal`)
      await page.goto(await page.getByLabel('Public link').inputValue())
      await expect(page.getByRole('heading', { name: 'Ways to pay' })).toBeVisible()
      await inspect(page, 'proposal')
      expect(faults).toEqual([])
      await context.close()
    })
