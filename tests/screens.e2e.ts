// Every screen, and a new company's, at the width of a desk and of a small phone: nothing overflows, and axe finds nothing by WCAG 2.2 AA
// and its own best practice.
import { expect, type Page, test } from '@playwright/test'
import { type RoutePath, routes } from '#web/frame/routes.ts'
import { follow, ownCompany, signIn, watchFaults } from './support/browser.ts'
import { expectInside, expectReadable } from './support/readable.ts'
import { isGroupsTurn, ROUND } from './support/turns.mjs'

const TABS = [
  'overview',
  'energy',
  'energy&part=tariff',
  'energy&part=plans&plan=new',
  'design',
  'design&part=production',
  'design&part=compare',
  'price',
  'incentives',
  'financing',
  'proposal',
  'lender',
  'agreements',
  'files',
  'activity',
]

/** Pages that only need a session. */
const STAFF_PAGES = [
  ['adders', '/light-hub/adders'],
  ['new adder', '/light-hub/adders?adder=new'],
  ['panels', '/light-hub/modules'],
  ['other equipment', '/light-hub/modules?tab=other'],
  ['countersign', '/light-hub/agreements/countersign'],
  ['a new panel', '/light-hub/modules?edit=new'],
  ['import', '/light-hub/modules?import=new'],
  ['inverters', '/light-hub/inverters'],
  ['storage', '/light-hub/storage'],
  ['incentives', '/light-hub/incentives'],
  ['a new incentive', '/light-hub/incentives?edit=new'],
  ['financing', '/light-hub/financing?inactive=yes'],
  ['receivables', '/accounts-receivable/console'],
  ['open receivables', '/accounts-receivable/console?show=open'],
  ['remittances', '/accounts-receivable/console?remittance=new'],
  ['invoices', '/accounts-receivable/invoices'],
  ['billing settings', '/accounts-receivable/invoices?invoice=settings'],
  ['team', '/team'],
  ['company', '/company'],
  ['roles', '/settings/company/roles'],
  ['permissions', '/settings/company/roles/edit-permissions'],
  ['audit log', '/settings/company/audit'],
  ['support access', '/settings/company/support'],
  ['privacy requests', '/settings/company/privacy'],
  ['page problems', '/settings/company/page-problems'],
  ['messages', '/settings/services/messages'],
  ['mail texts', '/settings/services/messages?tab=texts'],
  ['mail server', '/settings/services/mail-smtp'],
  ['google workspace', '/settings/services/google-suite'],
  ['lenders', '/settings/services/lenders'],
  ['notifications', '/settings/services/notifications'],
  ['session', '/settings/services/session'],
  ['own notifications', '/settings/me/notifications'],
  ['performance simulation', '/settings/company/performance-simulations'],
  ['design preferences', '/settings/company/preferences'],
  ['single sign-on', '/settings/services/single-sign-on'],
  ['points of contact', '/settings/company/contacts'],
  ['general settings', '/settings/company/general'],
  ['utilities', '/settings/company/utilities'],
  ['site services', '/settings/company/site-services'],
  ['a utility', '/settings/company/utilities?utility=AZ-803'],
  ['signing settings', '/settings/company/signing'],
  ['billing', '/settings/company/billing'],
  ['proposal settings', '/settings/company/proposal'],
  ['proposal templates', '/light-hub/proposal'],
  ['which template when', '/settings/company/templates'],
  ['resources', '/resources'],
  ['support', '/support'],
  ['help center', '/help'],
  ['help article', '/help/choose-a-way-to-pay'],
  ['limits of roles', '/settings/company/guardrails'],
  ['new password', '/update-password'],
  ['second step', '/set-up-second-step'],
  ['a page that is not there', '/404'],
] as const
/** Pages for visitors who aren't signed in. */
const DOOR_PAGES = [
  ['login', '/login'],
  ['login with a company account', '/login/company'],
  ['sign-up', '/sign-up'],
  ['forgotten password', '/reset-password'],
  ['new password by link', '/reset-password?reset=a-link'],
  ['verify a document', '/verify'],
  ['a sign report without a link', '/sign/report/0198f7a2-0000-7000-8000-000000000080'],
  ['an application without a link', '/apply/a-link'],
  ['a decision without a link', '/approve/a-link'],
  ['a report without a link', '/simulation-report/a-link'],
  ['a wrong invitation', '/join/someone/a-link/demo-solar'],
] as const
/** Screens of a company without data. */
const FIRST_PAGES = [
  ['a first dashboard', '/'],
  ['no projects', '/projects'],
  ['an empty board', '/projects?view=board'],
  ['no deals', '/deals'],
  ['no panels', '/light-hub/modules'],
  ['no adders', '/light-hub/adders'],
  ['no incentives', '/light-hub/incentives'],
  ['no agreements', '/light-hub/agreements'],
  ['first templates', '/light-hub/proposal'],
  ['nothing to receive', '/accounts-receivable/console'],
  ['no invoices', '/accounts-receivable/invoices'],
  ['a first team', '/team'],
  ['no resources', '/resources'],
  ['no messages', '/settings/services/messages'],
] as const
/** Reached below by what leads there. */
const BY_THE_WAY: readonly RoutePath[] = [
  '/',
  '/projects',
  '/deals',
  '/projects/new-project',
  '/projects/[id]',
  '/homeowners/[id]',
  '/team/user/[id]',
  '/settings/company/roles/[id]',
  '/light-hub/agreements/[id]',
  '/projects/[id]/manual',
  '/projects/[id]/designer',
  '/projects/[id]/designer2',
  '/projects/[id]/simulation-report',
  '/projects/[id]/playground',
  '/projects/[id]/playground2',
  '/projects/[id]/analysis',
  '/projects/[id]/demo',
  '/projects/[id]/editor',
  '/proposal/[id]',
  '/proposal2/[id]',
  '/sign/[...slug]',
  '/sign/completed',
  '/sign/completed/[...slug]',
]
/** The same page as one above, by another address; and the widgets, which have tests of their own. */
const ELSEWHERE: readonly RoutePath[] = ['/solar-proposal/[id]', '/widgets']

/**
 * Each must hold every screen. Each screen is read by axe in one of them, by turns, so that all have been read in all after three
 * rounds of turns; LOOKS=all reads each in all of them, in three times the time.
 */
const LOOKS = [
  { width: 1280, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'light' },
] as const
const AT_ONCE = 6
/** One month of hours is like another; the menu is that of the dashboard. */
const HOURS = '[role=grid] tbody tr:nth-child(n + 3)'
const MENU = 'nav[aria-label=Main]'
const every_look = process.env['LOOKS'] === 'all'

test.describe.configure({ mode: 'parallel' })
let tours = 0
/** A fifth of them each day. */
const tour = (title: string, walk: (browser: { page: Page }) => Promise<void>) =>
  (isGroupsTurn(tours++) ? test : test.skip)(title, walk)

async function inspect(
  page: Page,
  name: string,
  { whole = false, without = [] }: { whole?: boolean; without?: string[] } = {},
) {
  for (const [nth, { width, colorScheme }] of LOOKS.entries()) {
    const look = `${name}, ${colorScheme}, ${width} px`
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    // Two frames: colors, even without motion, change in the one after.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))))
    // A page and its placeholder each load their code; for a moment there is neither.
    await expect(page.locator('h1').first()).toBeVisible()
    await expect(page.locator('.skeleton').first()).toBeHidden()
    if (whole || every_look || (name.length + ROUND) % LOOKS.length === nth)
      await expectReadable(page, look, { rules: 'page', without, but: whole ? [HOURS] : [HOURS, MENU] })
    else await expectInside(page, look)
  }
}

/** The address of a demo project, by its homeowner's first name. */
async function projectOf(page: Page, name: string) {
  await follow(page, `/projects?search=${name}`)
  return await page
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first()
    .getAttribute('href')
}

test('every address is among these screens', () => {
  const listed = [...STAFF_PAGES, ...DOOR_PAGES, ...FIRST_PAGES].map(([, path]) => path.replace(/\?.*/, ''))
  const isListed = (path: RoutePath) => {
    const pattern = path.replaceAll(/\[\.\.\.\w+\]/g, '.+').replaceAll(/\[\w+\]/g, '[^/]+')
    return listed.some(one => new RegExp(`^${pattern}$`).test(one))
  }
  const missing = routes.map(({ path }) => path).filter(path => !isListed(path))
  expect(missing.filter(path => ![...BY_THE_WAY, ...ELSEWHERE].includes(path))).toEqual([])
})

tour('the screens of a new company', async ({ page }) => {
  const faults = watchFaults(page)
  await ownCompany(page, 'Screens Solar')
  for (const [name, path] of FIRST_PAGES) {
    await follow(page, path)
    await inspect(page, name)
  }
  expect(faults).toEqual([])
})

tour('the screens before a session', async ({ page }) => {
  for (const [name, path] of DOOR_PAGES) {
    await page.goto(path)
    await inspect(page, name)
  }
})

tour('the screens a sale is found on', async ({ page }) => {
  const faults = watchFaults(page)
  await signIn(page, 'owner@example.com')
  await follow(page, '/')
  await inspect(page, 'dashboard', { whole: true })
  const address = await projectOf(page, 'Casey')
  await inspect(page, 'projects')
  await follow(page, `${address}`)
  await page.locator('a[href^="/homeowners/"]').first().click()
  await expect(page.getByRole('heading', { name: 'Casey Example', exact: true })).toBeVisible()
  await inspect(page, 'homeowner')
  await follow(page, '/deals')
  await inspect(page, 'deals')
  await follow(page, '/team')
  await page.getByRole('link', { name: 'Riley Rep' }).click()
  await expect(page.getByRole('heading', { name: 'Riley Rep', exact: true })).toBeVisible()
  await inspect(page, 'a member')
  await follow(page, '/settings/company/roles')
  await page.getByRole('main').getByRole('link', { name: 'Manager' }).first().click()
  await expect(page).toHaveURL(/roles\/[0-9a-f-]{36}/)
  await inspect(page, 'a role')
  expect(faults).toEqual([])
})

for (const tabs of [TABS.slice(0, 6), TABS.slice(6)])
  tour(`the tabs ${tabs.join(', ')} of a project`, async ({ page }) => {
    const faults = watchFaults(page)
    await signIn(page, 'owner@example.com')
    const address = await projectOf(page, 'Casey')
    for (const tab of tabs) {
      await follow(page, `${address}?tab=${tab}`)
      await expect(page.getByRole('heading', { name: 'Casey Example', exact: true })).toBeVisible()
      await inspect(page, tab)
    }
    expect(faults).toEqual([])
  })

tour('the screens a roof is designed on', async ({ page }) => {
  const faults = watchFaults(page)
  await signIn(page, 'owner@example.com')
  const address = await projectOf(page, 'Emery')
  await follow(page, `${address}/manual`)
  await expect(page.getByRole('button', { name: 'Save design' })).toBeVisible()
  await inspect(page, 'manual design')
  await follow(page, `${address}/designer`)
  await expect(page.getByRole('button', { name: 'Use blank canvas' })).toBeVisible()
  await inspect(page, 'beginning to draw')
  const drawn = await projectOf(page, 'Blake')
  // On a phone the parts lie in a sheet that is shut.
  await page.setViewportSize({ width: 1280, height: 800 })
  await follow(page, `${drawn}/designer`)
  await page.getByRole('list', { name: 'Drawing parts' }).getByRole('button').first().click()
  await expect(page.getByRole('button', { name: 'Fill plane' })).toBeVisible()
  await inspect(page, 'designer')
  await follow(page, `${address}/simulation-report`)
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
  await inspect(page, 'simulation report')
  expect(faults).toEqual([])
})

tour('the screens on which a sale is thought through', async ({ page }) => {
  const faults = watchFaults(page)
  await signIn(page, 'owner@example.com')
  const address = await projectOf(page, 'Casey')
  await follow(page, `${address}/playground`)
  await expect(page.getByRole('table', { name: 'Comparison' })).toBeVisible()
  await inspect(page, 'playground')
  await follow(page, `${address}/analysis`)
  await expect(page.getByRole('heading', { name: 'Analysis' })).toBeVisible()
  await inspect(page, 'analysis')
  await follow(page, `${address}/playground2?metering=net_billing`)
  await expect(page.getByText(/^The bill (rises|stays)/)).toBeVisible()
  await inspect(page, 'what if')
  for (const slide of [1, 4]) {
    await follow(page, `${address}/demo?slide=${slide}`)
    await expect(page.getByRole('navigation', { name: 'Slides' })).toBeVisible()
    await inspect(page, `slide ${slide}`)
  }
  expect(faults).toEqual([])
})

tour('the first call and the proposal', async ({ page }) => {
  const faults = watchFaults(page)
  await signIn(page, 'owner@example.com')
  await follow(page, '/projects/new-project')
  await inspect(page, 'new project')
  await follow(page, `${await projectOf(page, 'Casey')}?tab=proposal`)
  await page.goto(await page.getByLabel('Public link').inputValue())
  await expect(page.getByRole('heading', { name: 'Payment options' })).toBeVisible()
  await inspect(page, 'proposal')
  expect(faults).toEqual([])
})

for (let first = 0; first < STAFF_PAGES.length; first += AT_ONCE) {
  const pages = STAFF_PAGES.slice(first, first + AT_ONCE)
  tour(`the screens ${pages.map(([name]) => name).join(', ')}`, async ({ page }) => {
    const faults = watchFaults(page)
    await signIn(page, 'owner@example.com')
    for (const [name, path] of pages) {
      await follow(page, path)
      await inspect(page, name)
    }
    expect(faults).toEqual([])
  })
}

tour('the pages of a proposal in their editor', async ({ page }) => {
  const faults = watchFaults(page)
  await signIn(page, 'owner@example.com')
  await follow(page, `${await projectOf(page, 'Kendall')}/editor`)
  const parts = page.getByRole('list', { name: 'Proposal pages' }).getByRole('button')
  await parts.filter({ hasText: /^Text/ }).first().click()
  await expect(page.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible()
  await inspect(page, 'proposal editor')
  const [, project] = /projects\/([^/]+)/.exec(page.url()) ?? []
  await follow(page, `/proposal2/${project}`)
  await expect(page.getByRole('navigation', { name: 'Contents' }).or(page.locator('[data-page]')).first()).toBeVisible()
  // The page is shown smaller than a homeowner sees it, where its own screens are held to it.
  await inspect(page, 'proposal before it is published', { without: ['target-size'] })
  expect(faults).toEqual([])
})

tour('a drawn house in three dimensions', async ({ page }) => {
  const faults = watchFaults(page)
  await signIn(page, 'owner@example.com')
  await follow(page, '/projects?search=Blake')
  const address = await page.getByRole('link', { name: 'Blake Specimen' }).getAttribute('href')
  await follow(page, `${address}/designer2?heat=on`)
  await expect(page.getByRole('region', { name: 'Solar access' }).getByRole('listitem')).toHaveCount(2)
  await inspect(page, '3D view')
  expect(faults).toEqual([])
})

tour('an agreement in the editor', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  await follow(page, '/light-hub/agreements')
  await inspect(page, 'agreements')
  await page
    .getByRole('link', { name: /^Solar installation agreement/ })
    .first()
    .click()
  await expect(page.getByRole('img', { name: /^Page 1 of \d$/ })).toBeVisible()
  // A field is as large as its place on the sheet, which is zoomed to reach it.
  await inspect(page, 'agreement', { without: ['target-size'] })
})

tour('the screens of a homeowner who signs', async ({ page }) => {
  const faults = watchFaults(page)
  await signIn(page, 'owner@example.com')
  await follow(page, `${await projectOf(page, 'Kendall')}?tab=agreements`)
  await page.getByRole('button', { name: 'More actions for Kendall Example' }).click()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  await page.goto(await page.getByRole('textbox', { name: /^Signing link for/ }).inputValue())
  const agree = page.getByRole('button', { name: 'I agree to sign electronically' })
  const next = page.getByRole('button', { name: 'Next page' })
  const initial = page.getByRole('button', { name: 'Initial here' })
  await expect(agree.or(next).or(initial)).toBeVisible()
  if (await agree.isVisible()) {
    await inspect(page, 'consent')
    await agree.click()
  }
  await expect(page.getByRole('region', { name: 'Page 1' })).toBeVisible()
  await inspect(page, 'reading')
  await expect(async () => {
    if (await next.isVisible()) await next.click({ timeout: 1_000 })
    await expect(initial).toBeVisible({ timeout: 1_500 })
  }).toPass()
  await inspect(page, 'filling in')
  await initial.click()
  await inspect(page, 'drawing')
  await page.getByRole('button', { name: 'Photo' }).click()
  await inspect(page, 'a photo')
  await page.getByRole('button', { name: 'Type' }).click()
  await inspect(page, 'typing')
  await page.getByRole('button', { name: 'Use them here' }).click()
  const on = page.getByRole('button', { name: 'Next', exact: true })
  await on.click()
  await on.click()
  await page.getByRole('button', { name: 'Check the box' }).click()
  await on.click()
  await page.getByRole('button', { name: 'Sign here' }).click()
  await page.getByRole('button', { name: 'Use it and sign here' }).click()
  await page.getByRole('button', { name: 'Review and sign' }).click()
  await expect(page.getByRole('button', { name: 'Sign this agreement' })).toBeVisible()
  await inspect(page, 'reviewing')
  await page.goto('/sign/completed')
  await expect(page.getByRole('heading', { name: 'Thank you for signing' })).toBeVisible()
  await inspect(page, 'thanks')
  await page.goto('/sign/not-a-link')
  await expect(page.getByRole('heading', { name: 'This link can’t be used' })).toBeVisible()
  await inspect(page, 'a wrong link')
  // The one failed request is the wrong link's.
  expect(faults.filter(fault => !fault.includes('404'))).toEqual([])
})
