// Touch targets on the staff's screens on a phone: links and buttons are 44 px each way, and none is under 24.
import { expect, type Page, test } from '@playwright/test'
import { follow, signIn } from '#tests/support/browser.ts'

const PATHS = [
  '/',
  '/projects',
  '/projects?view=board',
  '/projects/new-project',
  '/deals',
  '/light-hub/modules',
  '/light-hub/adders',
  '/light-hub/incentives',
  '/light-hub/financing',
  '/light-hub/agreements',
  '/light-hub/proposal',
  '/accounts-receivable/console',
  '/accounts-receivable/invoices',
  '/team',
  '/company',
  '/settings/company/roles',
  '/settings/company/preferences',
  '/settings/services/messages',
  '/resources',
  '/help',
  '/support',
]
const TABS = ['overview', 'energy', 'design', 'price', 'incentives', 'financing', 'proposal', 'agreements', 'files']

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

type Target = { name: string; width: number; height: number }

/** Each link and control on the page, with the room around it that a tap counts for it. A link within a sentence is a word of it. */
async function targetsOf(page: Page): Promise<Target[]> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  // All of it in sight at once: what a finger meets is asked of the browser, which knows only that.
  await page.setViewportSize({ width: 390, height: Math.min(6_000, Math.max(844, height)) })
  const found = await page.evaluate(() => {
    const REACH_PX = 46
    const isSeen = (element: HTMLElement) => {
      const { width, height } = element.getBoundingClientRect()
      return element.checkVisibility({ visibilityProperty: true }) && width > 2 && height > 2
    }
    const isWord = (element: HTMLElement) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && (textContent ?? '').trim().length > 8,
      )
    const labelsOf = (element: HTMLElement): Element[] =>
      element instanceof HTMLInputElement || element instanceof HTMLButtonElement ? [...(element.labels ?? [])] : []
    return (
      [
        ...document.querySelectorAll<HTMLElement>(
          'main :is(a[href], button, input, select, textarea, summary, [role=slider])',
        ),
      ]
        .filter(element => isSeen(element) && !element.matches(':disabled, [aria-disabled=true]'))
        // A chart's bars have the table as an alternative; a word in a sentence is as high as its line (WCAG 2.5.8).
        .filter(element => !element.closest('svg, [aria-hidden=true]') && !isWord(element))
        .flatMap(element => {
          const box = element.getBoundingClientRect()
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
          const meets = (at_x: number, at_y: number) => {
            const met = document.elementFromPoint(at_x, at_y)
            return met !== null && [element, ...labelsOf(element)].some(one => one.contains(met))
          }
          if (!meets(x, y)) return []
          const reach = (dx: number, dy: number) => {
            let steps = 0
            while (steps < REACH_PX && meets(x + dx * (steps + 1), y + dy * (steps + 1))) steps += 1
            return steps
          }
          const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
          return [
            {
              name,
              width: Math.max(box.width, reach(-1, 0) + reach(1, 0) + 1),
              height: Math.max(box.height, reach(0, -1) + reach(0, 1) + 1),
            },
          ]
        })
    )
  })
  await page.setViewportSize({ width: 390, height: 844 })
  return found
}

const isUnder = ({ width, height }: Target, least_px: number) => Math.min(width, height) < least_px - 1.5

test('on a phone, fewer than one target in ten is under 44 px, and none under 24', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  await follow(page, '/projects?search=Casey')
  const project = await page
    .getByRole('link', { name: /^Casey/ })
    .first()
    .getAttribute('href')
  const all: (Target & { path: string })[] = []
  for (const path of [...PATHS, ...TABS.map(tab => `${project}?tab=${tab}`)]) {
    await follow(page, path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('.skeleton').first()).toBeHidden()
    for (const target of await targetsOf(page)) all.push({ ...target, path: path.replace(`${project}`, 'project') })
  }
  const under = (least_px: number) => all.filter(target => isUnder(target, least_px))
  const listed = (targets: typeof all) =>
    targets.map(({ path, name, width, height }) => `${path}: ${name} ${Math.round(width)}×${Math.round(height)}`)
  expect(all.length).toBeGreaterThan(500)
  expect(listed(under(24))).toEqual([])
  expect(under(44).length / all.length, listed(under(44)).join('\n')).toBeLessThan(0.1)
})
