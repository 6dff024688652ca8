// What axe finds on a page, for the browser tests of every screen. It is injected once and runs for faults only, which
// takes half the time of its own builder: that one injects it each time and reports passes too.
import { expect, type Page } from '@playwright/test'
import axe, { type NodeResult } from 'axe-core'

/** `within` and `but` are CSS selectors: the part that is looked at, and what of it is not. */
type Part = { within?: string; but?: string[]; rules?: 'page' | 'all' | 'contrast'; without?: string[] }

/** Before and after an open list; they pass the focus on and never keep it. */
const FOCUS_GUARD = '[data-base-ui-focus-guard]'
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Of a whole page more can be asked than of a part: its landmarks and headings. */
const PAGE_TAGS = [...TAGS, 'best-practice']

/** `look` is the start of the failure message. */
export async function expectInside(page: Page, look: string) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${look}, is wider than the screen`).toBeLessThanOrEqual(0)
}

/** No wider than the screen, and no axe faults. */
export async function expectReadable(page: Page, look: string, part: Part = {}) {
  const { within, but = [], rules = 'all', without = [] } = part
  await expectInside(page, look)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const about = {
    context: { exclude: [FOCUS_GUARD, ...but], ...(within && { include: [within] }) },
    only:
      rules === 'contrast'
        ? { type: 'rule' as const, values: ['color-contrast'] }
        : { type: 'tag' as const, values: rules === 'page' ? PAGE_TAGS : TAGS },
    rules: Object.fromEntries(without.map(rule => [rule, { enabled: false }])),
  }
  const found = await page.evaluate(async ({ context, only, rules }) => {
    const { violations } = await window.axe.run(context, { resultTypes: ['violations'], runOnly: only, rules })
    const told = ({ html, any }: NodeResult) => `${html.slice(0, 160)} ${any.map(({ message }) => message).join(' ')}`
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(told).join(' | ')}`)
  }, about)
  expect.soft(found, look).toEqual([])
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
