// Every money and energy figure of a project, of its proposal's preview and of its analysis opens where it comes from. Screens
// are walked as a browser shows them: what looks like dollars or kWh and is no button that opens a derivation fails.
import { expect, type Page, test } from '@playwright/test'
import { follow, signIn, watchFaults } from '#tests/support/browser.ts'

/** Figures that weren't calculated, each with the reason. */
const LEFT_OUT = [
  // Ticks, and the hour under the pointer: their figure is above, and opens.
  'svg',
  'figure > figcaption',
  // Inputs and choices, and a field's own text.
  'form',
  'label',
  '[role="group"]:has(> div input[type="range"])',
  // A proposal's free texts with values filled in: its other blocks have the same figures.
  '[data-written]',
  'button:not([title="How this is calculated"])',
  '[role="radiogroup"]',
  // The rows of a chart's figures, closed until asked for.
  'details',
  'script, style',
].join(', ')

/** Words written by a person, not calculated: the texts of a proposal, the rate as entered, how a line is multiplied out. */
const WRITTEN = [
  /^\$[\d.]+\/(kWh|month)(, \$[\d.]+\/month fixed)?$/,
  /^\$[\d.]+\/W$/,
  /× \$/,
  /^Set to \$/,
  /^Applied because/,
  /a month\. Confirmed by/,
  /goes up to \$[\d,.]+; this project needs/,
  /upkeep costs \$/,
  /^Payment excludes the \$/,
]

const bareFigures = (page: Page, leftOut: string) =>
  page.locator('body').evaluate((body, skipped) => {
    const found: string[] = []
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const parent = node.parentElement
      if (!/\$\d|\d\s?kWh/.test(text) || !parent?.checkVisibility()) continue
      if (parent.closest('[title="How this is calculated"]') || parent.closest(skipped)) continue
      found.push(text)
    }
    return found
  }, leftOut)

const WAYS = [
  { name: 'overview', path: '?tab=overview', shows: 'Annual usage' },
  { name: 'energy', path: '?tab=energy', shows: 'Annual bills' },
  { name: 'design', path: '?tab=design', shows: 'First year (P50)' },
  { name: 'production', path: '?tab=design&part=production', shows: 'System losses' },
  { name: 'price', path: '?tab=price', shows: 'Contract price' },
  { name: 'incentives', path: '?tab=incentives', shows: 'Incentives for the homeowner' },
  { name: 'financing', path: '?tab=financing', shows: 'Side by side' },
  { name: 'playground', path: '/playground', shows: '25-year net savings' },
  { name: 'what-if', path: '/playground2', shows: 'Battery cycles' },
  { name: 'analysis', path: '/analysis', shows: 'Backup reserve' },
  { name: 'preview', path: null, shows: 'Over 25 years' },
] as const

test('every figure of a project opens where it comes from', async ({ page }) => {
  const faults = watchFaults(page)
  await signIn(page, 'owner@example.com')
  await page.goto('/projects?search=Finley')
  await page.getByRole('link', { name: 'Finley Specimen' }).click()
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}/)
  const [, id = ''] = /projects\/([0-9a-f-]+)/.exec(page.url()) ?? []
  for (const { name, path, shows } of WAYS) {
    await follow(page, path === null ? `/proposal2/${id}` : `/projects/${id}${path}`)
    await expect(page.getByText(shows).first()).toBeVisible()
    if (name === 'financing')
      await page
        .getByRole('table', { name: 'Payment options' })
        .getByRole('button', { name: /^Details|details/ })
        .first()
        .click()
    // Data loaded after the screen arrives a moment later.
    await expect(page.getByTitle('How this is calculated').first()).toBeVisible()
    await expect(async () => {
      const bare = (await bareFigures(page, LEFT_OUT)).filter(text => !WRITTEN.some(words => words.test(text)))
      expect(bare, name).toEqual([])
      expect(await page.getByTitle('How this is calculated').count()).toBeGreaterThan(1)
    }).toPass({ timeout: 10_000 })
  }
  expect(faults).toEqual([])
})

test('the bar under a drawing opens its figures, with the version of the drawing', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  await page.goto('/projects?search=Finley')
  await page.getByRole('link', { name: 'Finley Specimen' }).click()
  const [, id = ''] = /projects\/([0-9a-f-]+)/.exec(page.url()) ?? []
  await page.goto(`/projects/${id}/designer`)
  const bar = page.getByLabel('Design summary')
  await bar.getByRole('button', { name: /kWh$/ }).click()
  const told = page.getByRole('dialog', { name: 'First-year production (P50)' })
  await expect(told.getByText('Current drawing, not saved')).toBeVisible()
})
