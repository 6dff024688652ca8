// Every screen in both themes, at the width of a small phone and of a desk: nothing overflows, nothing is unreadable.
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { signIn, watchFaults } from './support/browser.ts'

const TABS = ['overview', 'design', 'price', 'incentives', 'financing', 'proposal', 'agreements', 'activity']

/** Pages that need nothing but a session. */
const STAFF_PAGES = [
  ['incentives', '/light-hub/incentives'],
  ['a new incentive', '/light-hub/incentives?edit=new'],
  ['financing', '/light-hub/financing?inactive=yes'],
  ['team', '/team'],
  ['company', '/company'],
  ['roles', '/settings/company/roles'],
  ['permissions', '/settings/company/roles/edit-permissions'],
  ['audit log', '/settings/company/audit'],
  ['messages', '/settings/services/messages'],
  ['mail texts', '/settings/services/messages?tab=texts'],
  ['mail server', '/settings/services/mail-smtp'],
  ['notifications', '/settings/services/notifications'],
  ['session', '/settings/services/session'],
  ['performance simulation', '/settings/company/performance-simulations'],
  ['design preferences', '/settings/company/preferences'],
  ['points of contact', '/settings/company/contacts'],
  ['general settings', '/settings/company/general'],
  ['billing', '/settings/company/billing'],
  ['proposal settings', '/settings/company/proposal'],
  ['proposal texts', '/settings/company/templates'],
  ['new password', '/update-password'],
] as const
/** Pages for whoever is not signed in. */
const DOOR_PAGES = [
  ['login', '/login'],
  ['sign-up', '/sign-up'],
  ['forgotten password', '/reset-password'],
  ['new password by link', '/reset-password?reset=a-link'],
  ['a wrong invitation', '/join/someone/a-link/demo-solar'],
] as const

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
      for (const [name, path] of DOOR_PAGES) {
        await page.goto(path)
        await inspect(page, name)
      }
      // The one failed request is the wrong invitation's.
      faults.splice(0)
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
      for (const [name, path] of STAFF_PAGES) {
        await page.goto(path)
        await inspect(page, name)
      }
      await page.goto(`${address}?tab=proposal`)
      await page.goto(await page.getByLabel('Public link').inputValue())
      await expect(page.getByRole('heading', { name: 'Ways to pay' })).toBeVisible()
      await inspect(page, 'proposal')
      expect(faults).toEqual([])
      await context.close()
    })

for (const colorScheme of ['light', 'dark'] as const)
  test(`the homeowner's pages, ${colorScheme}, 360 px`, async ({ browser }) => {
    test.setTimeout(120_000)
    const context = await browser.newContext({
      colorScheme,
      viewport: { width: 360, height: 740 },
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const faults = watchFaults(page)
    await signIn(page, 'owner@example.com')
    await page.goto('/projects?search=Emery')
    const address = await page.getByRole('link', { name: 'Emery Sample' }).getAttribute('href')
    await page.goto(`${address}?tab=agreements`)
    await page.getByRole('button', { name: /igning link/ }).click()
    await page.goto(await page.getByLabel(/^Signing link of/).inputValue())
    const agree = page.getByRole('button', { name: 'I agree to sign electronically' })
    const read = page.getByRole('button', { name: /^(Next page|Continue)$/ })
    await expect(agree.or(read)).toBeVisible()
    if (await agree.isVisible()) {
      await inspect(page, 'consent')
      await agree.click()
    }
    await expect(page.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible()
    await inspect(page, 'reading')
    await expect(async () => {
      const next = page.getByRole('button', { name: 'Next page' })
      if (await next.isVisible()) await next.click({ timeout: 1_000 })
      await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible({ timeout: 1_500 })
    }).toPass()
    await page.getByRole('button', { name: 'Continue' }).click()
    await inspect(page, 'drawing')
    await page.getByRole('tab', { name: 'Type' }).click()
    await inspect(page, 'typing')
    await page.getByRole('button', { name: 'Use this signature' }).click()
    await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeVisible()
    await inspect(page, 'reviewing')
    await page.goto('/sign/not-a-link')
    await expect(page.getByRole('heading', { name: 'This link cannot be used' })).toBeVisible()
    await inspect(page, 'a wrong link')
    // The one failed request is the wrong link's.
    expect(faults.filter(fault => !fault.includes('404'))).toEqual([])
    await context.close()
  })
