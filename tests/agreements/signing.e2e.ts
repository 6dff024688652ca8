// Signing as a homeowner does it: on a phone, called away in the middle of it, and two after each other in Spanish.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../support/browser.ts'
import { addLicense } from '../support/sale.ts'
import { field, type Person } from '../support/signing/signing.ts'
import { linksFor } from '../support/signing/signing-links.ts'

const SAM: Person = { role: 'homeowner', step: 1, name: 'Sam Sample' }
async function licensed(page: Page, name: string) {
  const owner = await ownCompany(page, name)
  await addLicense(owner)
  return owner
}

async function onPhone(browser: Browser, link: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(link)
  return page
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Taps until every page is read. */
async function readAll(page: Page, next = 'Next page') {
  await expect(async () => {
    const more = button(page, next)
    if (await more.isVisible()) await more.click({ timeout: 1_000 })
    await expect(more).toBeHidden({ timeout: 700 })
  }).toPass()
}

test('a homeowner called away in every step, and offline for a while, signs what they had filled in', async ({
  page,
  browser,
}) => {
  const [link = ''] = await linksFor(await licensed(page, 'Signing on a phone'), [SAM])
  const phone = await onPhone(browser, link)
  const faults = watchFaults(phone)
  const agree = button(phone, 'I agree to sign electronically')
  await expect(agree).toBeVisible()
  await phone.reload()
  await agree.click()
  const first = phone.getByRole('region', { name: 'Page 1' })
  await expect(first.getByText('The first page of an agreement.')).toBeVisible()
  await readAll(phone)
  await expect(phone.getByText('1 of 3')).toBeVisible()
  await expect(phone.locator('[id^="field-"]', { hasText: 'Storeys of the house' })).toBeInViewport({ ratio: 1 })
  await test.step('the text is large enough, the fields are for fingers, and nothing is cut', async () => {
    for (const part of await first.locator(':not(:empty)').all())
      expect(await part.evaluate(one => Number.parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThanOrEqual(16)
    for (const one of await phone.locator('[id^="field-"]').all()) {
      const box = await one.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    }
  })
  await test.step('the paper is a tap away, whole, and the text another', async () => {
    await button(phone, 'As printed').click()
    const paper = phone.getByRole('img', { name: 'Page 1' })
    await expect(paper).toBeVisible()
    expect((await paper.boundingBox())?.width).toBeLessThanOrEqual(390)
    await button(phone, 'Text').click()
    await expect(first.getByText('The first page of an agreement.')).toBeVisible()
  })
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  await phone.reload()

  const storeys = phone.getByRole('textbox', { name: /Storeys of the house/ })
  await expect(storeys).toBeVisible()
  await phone.context().setOffline(true)
  await storeys.fill('2, and a loft')
  await expect(phone.getByText(/^You’re offline/)).toBeVisible()
  await button(phone, 'Next').click()
  await button(phone, 'Check the box').click()
  await phone.context().setOffline(false)
  await expect(phone.getByText(/^You’re offline/)).toBeHidden()
  await phone.waitForFunction(() => !Object.keys(localStorage).some(key => /^draft:signing-.{36}-/.test(key)))
  await phone.reload()
  await expect(phone.getByText('2, and a loft')).toBeVisible()

  await button(phone, 'Next').click()
  await expect(phone.getByText('Your signature is missing here. Choose “Sign here” first.')).toBeVisible()
  await button(phone, 'Sign here').click()
  await button(phone, 'Type').click()
  await expect(phone.getByRole('img', { name: 'Signature preview' })).toBeVisible()
  await phone.reload()
  await button(phone, 'Sign here').click()
  await button(phone, 'Type').click()
  await expect(button(phone, 'Use it and sign here')).toBeEnabled()
  // Tapping the selected tab again keeps what is shown.
  await button(phone, 'Type').click()
  await expect(phone.getByRole('img', { name: 'Signature preview' })).toBeVisible()
  await button(phone, 'Use it and sign here').click({ timeout: 5_000 })
  await button(phone, 'Review and sign').click()
  await expect(phone.getByRole('img', { name: 'Your signature' })).toBeVisible()
  await phone.waitForFunction(() => !Object.keys(localStorage).some(key => /^draft:signing-.{36}-/.test(key)))
  await phone.reload()
  await button(phone, 'Review and sign').click()
  await button(phone, 'Sign this agreement').dblclick()
  await expect(phone.getByRole('heading', { name: 'Signed. Thank you.' })).toBeVisible()
  await expect(phone.getByRole('link', { name: 'Download the signed PDF' })).toBeVisible()
  await phone.goBack()
  await phone.goto(link)
  await expect(phone.getByRole('heading', { name: 'Signed. Thank you.' })).toBeVisible()
  // Requests that failed while offline aren't faults of the page.
  expect(faults.filter(fault => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  await phone.context().close()
})

test('two sign after each other in Spanish, the second lets it be and says why', async ({ page, browser }) => {
  const people: Person[] = [
    { ...SAM, language: 'es' },
    { role: 'co_homeowner', step: 2, name: 'Ana Ñúñez', language: 'es' },
  ]
  const fields = people.map(({ role }, row) => field('signature', role, row * 3, { page: 1 }))
  const [first = '', second = ''] = await linksFor(await licensed(page, 'Signing in Spanish'), people, fields)
  const ana = await onPhone(browser, second)
  await expect(ana.getByRole('heading', { name: 'Todavía no es su turno' })).toBeVisible()
  await expect(ana.getByText('Firma ahora: Sam Sample')).toBeVisible()

  const sam = await onPhone(browser, first)
  await expect(sam.locator('html')).toHaveAttribute('lang', 'es')
  await button(sam, 'Acepto firmar electrónicamente').click()
  await readAll(sam, 'Página siguiente')
  await button(sam, 'Firmar aquí').click()
  const pad = sam.getByRole('img', { name: /dibuje aquí/ })
  const box = await pad.boundingBox()
  if (!box) throw new Error('The pad is not on screen')
  await sam.mouse.move(box.x + 40, box.y + 90)
  await sam.mouse.down()
  for (let step = 1; step <= 12; step++) await sam.mouse.move(box.x + 40 + step * 18, box.y + 90 + Math.sin(step) * 40)
  await sam.mouse.up()
  await button(sam, 'Usarla y firmar aquí').click()
  await button(sam, 'Revisar y firmar').click()
  await button(sam, 'Firmar este contrato').click()
  await expect(sam.getByRole('heading', { name: 'Firmado. Gracias.' })).toBeVisible()
  await expect(sam.getByText(/Falta que firme: Ana Ñúñez/)).toBeVisible()
  await sam.context().close()

  await ana.reload()
  await button(ana, 'Acepto firmar electrónicamente').click()
  await expect(ana.getByRole('img', { name: /^Firma en la página 1, de alguien/ })).toBeVisible()
  await button(ana, 'Más opciones').click()
  await ana.getByRole('menuitem', { name: 'No quiero firmar' }).click()
  await ana.getByRole('radio', { name: 'El precio es demasiado alto' }).check()
  await button(ana, 'Rechazar el contrato').click()
  await expect(ana.getByRole('heading', { name: 'Usted no firmó' })).toBeVisible()
  await ana.goto(second)
  await expect(ana.getByRole('heading', { name: 'Usted no firmó' })).toBeVisible()
  await ana.context().close()
})
