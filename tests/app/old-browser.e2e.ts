// Pages explain why the application can't run: in an outdated engine, without JavaScript, with a broken script.
import { devices, expect, type Page, test } from '@playwright/test'
import { designedWithBattery } from '../proposals/battery.ts'
import { ownCompany, watchFaults } from '../support/browser.ts'
import { published } from '../support/sale.ts'

const TOO_OLD =
  'Your browser is too old for Sunquill. Update it or use a current version of Chrome, Safari, Edge or Firefox.'
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
/** Features that Chrome 119 and Safari 16 lack. */
const makeOld = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(URL, 'canParse'))
/** The entry of the application or of a proposal, as the browser gets it. */
const ENTRY = /\/assets\/(index|document)-[^/]+\.js$/
const text = async (page: Page) => (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ').trim()
const contrast = (page: Page) =>
  page
    .locator('.plain')
    .first()
    .evaluate(one => {
      const [page_color = '', ink = ''] = [getComputedStyle(document.body).backgroundColor, getComputedStyle(one).color]
      return [page_color, ink]
    })

for (const scheme of ['light', 'dark'] as const)
  test(`an outdated browser gets a plain sentence, ${scheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: scheme })
    const page = await context.newPage()
    const faults = watchFaults(page)
    await makeOld(page)
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Your browser is too old for Sunquill.' })).toBeVisible()
    expect(await text(page)).toBe(TOO_OLD)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toHaveCount(0)
    await expect
      .poll(() => contrast(page))
      .toEqual(
        scheme === 'dark' ? ['rgb(20, 18, 15)', 'rgb(241, 238, 232)'] : ['rgb(248, 246, 242)', 'rgb(29, 27, 23)'],
      )
    expect(faults).toEqual([])
    await context.close()
  })

test('a script the engine cannot parse counts as an outdated browser', async ({ page }) => {
  await page.route(ENTRY, route => route.fulfill({ contentType: 'text/javascript', body: 'let a = 1 ?!? 2' }))
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Your browser is too old for Sunquill.' })).toBeVisible()
  expect(await text(page)).toBe(TOO_OLD)
})

test('a script that breaks or does not come asks for a reload', async ({ page }) => {
  await page.route(ENTRY, route => route.fulfill({ contentType: 'text/javascript', body: 'null.begin()' }))
  await page.goto('/login')
  const heading = page.getByRole('heading', { name: 'Sunquill didn’t start' })
  await expect(heading).toBeVisible()
  await page.unroute(ENTRY)
  await page.route(ENTRY, route => route.abort())
  await page.goto('/login')
  await expect(heading).toBeVisible()
  await page.unroute(ENTRY)
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(heading).toHaveCount(0)
})

const PAGES = [
  { path: '/login', says: 'Sunquill needs JavaScript.', both: false },
  { path: '/sign/unknown', says: 'You can ask for a paper agreement.', both: true },
  { path: '/apply/unknown', says: 'call or email the company that sent you this link', both: true },
  { path: '/simulation-report/unknown', says: 'call or email the company that sent you this link', both: true },
  { path: '/verify', says: 'You can also check the document in Adobe Acrobat Reader', both: true },
] as const

for (const javaScriptEnabled of [false, true])
  test(`pages say what to do ${javaScriptEnabled ? 'in an old browser' : 'without JavaScript'}, to homeowners in both languages and to others in their browser’s`, async ({
    browser,
  }) => {
    for (const locale of ['en-US', 'es-US']) {
      const context = await browser.newContext({ ...PHONE, javaScriptEnabled, locale })
      const page = await context.newPage()
      if (javaScriptEnabled) await makeOld(page)
      for (const { path, says, both } of PAGES) {
        await page.goto(path)
        const sections = page.locator('main > section')
        await expect(sections).toHaveCount(both ? 2 : 1)
        await expect(sections.first()).toHaveAttribute('lang', locale === 'es-US' ? 'es' : 'en')
        if (both || locale === 'en-US') {
          if (!javaScriptEnabled || both) await expect(page.locator('section[lang=en]')).toContainText(says)
          await expect(page.locator('section[lang=en]')).toContainText(
            javaScriptEnabled ? 'Your browser is too old for Sunquill.' : 'JavaScript is off',
          )
        }
        if (both || locale === 'es-US')
          await expect(page.locator('section[lang=es]')).toContainText(
            javaScriptEnabled ? 'Su navegador es demasiado antiguo para Sunquill.' : 'JavaScript está desactivado',
          )
        // No wider than a phone.
        expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
      }
      await context.close()
    }
  })

test('a proposal is read whole without JavaScript and in an old browser, with no button that does nothing', async ({
  page,
  browser,
}) => {
  const owner = await ownCompany(page, 'Readable Solar')
  const project_id = await designedWithBattery(owner)
  const { proposal } = await published(owner, project_id, {})
  const link = new URL(proposal.public_url ?? '').pathname
  const whole = await browser.newContext(PHONE)
  const reader = await whole.newPage()
  await reader.goto(link)
  await reader.getByText('Try different assumptions').first().click()
  await expect(reader.getByRole('slider')).toBeEnabled()
  const figures = await reader.locator('[data-figure]').allTextContents()
  expect(figures.length).toBeGreaterThan(20)
  await whole.close()

  for (const how of ['without JavaScript', 'in an old browser', 'with a broken script'] as const)
    await test.step(how, async () => {
      const context = await browser.newContext({ ...PHONE, javaScriptEnabled: how !== 'without JavaScript' })
      const plain = await context.newPage()
      if (how === 'in an old browser') await makeOld(plain)
      if (how === 'with a broken script')
        await plain.route(ENTRY, route => route.fulfill({ contentType: 'text/javascript', body: 'let a = 1 ?!? 2' }))
      await plain.goto(link)
      await expect(plain.getByText(/^To accept online, open this page in a current version of Chrome/)).toBeVisible()
      for (const role of ['button', 'slider', 'radio', 'textbox', 'switch'] as const)
        await expect(plain.getByRole(role)).toHaveCount(0)
      // Figures of the hydrated page are visible without script too.
      expect(await plain.locator('[data-figure]').allTextContents()).toEqual(expect.arrayContaining(figures))
      const accept = plain.locator('#accept')
      await expect(accept.getByRole('link', { name: /^Email / })).toHaveAttribute('href', /^mailto:.+@/)
      await plain.goto(link.replace('/proposal/', '/solar-proposal/'))
      await expect(plain.locator('[data-figure]').first()).toBeVisible()
      await expect(plain.getByRole('link', { name: 'Read the full proposal' })).toHaveAttribute('href', link)
      await expect(plain.getByRole('button')).toHaveCount(0)
      await context.close()
    })
})
