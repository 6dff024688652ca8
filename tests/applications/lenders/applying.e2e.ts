// A rep compares lenders and applies with the homeowner present; another homeowner applies alone, on a phone.
import { expect, type Page, test } from '@playwright/test'
import { choose, ownCompany, watchFaults } from '#tests/support/browser.ts'
import { connected, connectedBy } from '#tests/support/lenders/lenders.ts'
import { expectReadable } from '#tests/support/readable.ts'
import { addLicense, answered, financed } from '#tests/support/sale.ts'

const LOAN = 'GoodLeap 25 years, 7.49%'
const SSN = '123456789'

/** Fields of every applicant, besides name and contact. */
async function fillIn(page: Page) {
  await page.getByLabel('Phone').fill('(602) 555-0142')
  await page.getByLabel('Date of birth').fill('7/4/1985')
  await page.getByRole('textbox', { name: 'Social Security number' }).pressSequentially(SSN)
  await page.getByLabel('Annual income before taxes').fill('96,000')
  await page.getByLabel('Monthly rent or mortgage').fill('1450')
  await choose(page, 'Employment', 'Employed', page)
}

test('a rep compares lenders, fills in with the homeowner, and sees the approval', async ({ page }) => {
  const owner = await ownCompany(page, 'Applying Solar')
  const faults = watchFaults(page)
  await addLicense(owner)
  await connected(owner, 'goodleap')
  await connectedBy('wrong', owner, 'lightreach')
  const { project_id } = await financed(owner, LOAN)

  await test.step('a lender that does not answer keeps nobody from the others', async () => {
    await page.goto(`/projects/${project_id}?tab=lender`)
    const goodleap = page.getByRole('region', { name: 'GoodLeap' })
    const quoted = goodleap.getByRole('button', { name: 'As quoted' })
    await expect(quoted).toContainText('a month')
    await expect(page.getByRole('region', { name: 'LightReach' }).getByRole('alert')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try LightReach again' })).toBeVisible()
    await expect(page.getByText('1 of 2 lenders responded. Figures from the others are missing.')).toBeVisible()
    await quoted.click()
    await expect(page.getByRole('list', { name: 'Checks' })).toContainText('GoodLeap serves AZ.')
    await page.getByRole('button', { name: 'Start application' }).click()
  })

  await test.step('what is missing is said, and what is private stays nowhere in the browser', async () => {
    const send = page.getByRole('button', { name: 'Agree and send' })
    await send.click()
    await expect(page.getByText('Enter the date of birth.')).toBeVisible()
    await expect(page.getByLabel('Phone')).toBeFocused()
    await fillIn(page)
    await choose(page, 'Home type', 'Single-family house', page)
    await choose(page, 'Who lives there', 'The applicant, most of the year', page)
    await expect(page.getByRole('textbox', { name: 'Social Security number' })).toHaveValue('•••-••-6789')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]))
    expect(kept).not.toMatch(/123-?45-?6789|1985-|\/1985/)
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('Provided')
    await expect(page.getByLabel('Annual income before taxes')).toHaveValue('96,000')
  })

  await test.step('each person agrees for themselves, and the answer shows by itself', async () => {
    await page.getByRole('button', { name: 'Agree and send' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send to GoodLeap' }).click()
    await expect(dialog.getByText('Agree to this before sending.')).toHaveCount(4)
    for (const box of await dialog.getByRole('checkbox').all()) await box.click()
    await dialog.getByRole('button', { name: 'Send to GoodLeap' }).click()
    await expect(page.getByText(/GoodLeap approved \$/).first()).toBeVisible()
    await expect(page.getByRole('main').getByText('Approved', { exact: true }).first()).toBeVisible()
  })
  // The unavailable lender's refusal, which browsers log to the console.
  expect(faults.filter(one => !one.startsWith('Failed to load resource'))).toEqual([])
})

test('a homeowner applies alone on a phone, in the language they choose', async ({ page, browser }) => {
  const owner = await ownCompany(page, 'Sharing Solar')
  await addLicense(owner)
  await connected(owner, 'goodleap')
  const { project_id } = await financed(owner, LOAN)
  const asked = { project_id, lender: 'goodleap' }
  const { products } = answered(
    (await owner.GET('/v3/lender_applications.Products', { params: { query: asked } })).data,
  )
  const product_id = products.find(({ name }) => name === LOAN)?.id ?? ''
  const begun = answered((await owner.POST('/v3/lender_applications.Create', { body: { ...asked, product_id } })).data)
  const { id: application_id, version } = begun.application
  const to = { email: 'sam.sample@example.com', language: 'es', by_mail: false } as const
  const { link } = answered(
    (await owner.POST('/v3/lender_applications.Share', { body: { application_id, version, ...to } })).data,
  )
  await page.goto(`/projects/${project_id}?tab=lender`)
  await expect(page.getByText('Not opened yet')).toBeVisible()

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const phone = await context.newPage()
  const faults = watchFaults(phone)
  const accessible = () => expectReadable(phone, 'on a phone')
  const on = () => phone.getByRole('button', { name: 'Continue' }).click()
  const at = (step: string) => expect(phone.getByRole('heading', { level: 1, name: step })).toBeVisible()

  await test.step('it says in either language who asks, and for what', async () => {
    await phone.goto(link)
    await expect(phone.getByRole('heading', { name: 'Solicite su préstamo solar' })).toBeVisible()
    await phone.getByRole('button', { name: 'English' }).click()
    await expect(phone.getByText(/from Sharing Solar prepared this application/)).toBeVisible()
    await accessible()
    await expect(page.getByText('Opened', { exact: false }).first()).toBeVisible()
  })

  await test.step('step by step, kept over a reload', async () => {
    await phone.getByRole('button', { name: 'Start' }).click()
    await on()
    await expect(phone.getByText('Enter the date of birth.')).toBeVisible()
    await fillIn(phone)
    await accessible()
    await on()
    await at('Co-applicant')
    await on()
    await at('Your home')
    await choose(phone, 'Home type', 'Single-family house', phone)
    await choose(phone, 'Who lives there', 'The applicant, most of the year', phone)
    await expect(phone.getByText('Saved', { exact: true })).toBeVisible()
    await phone.reload()
    await at('Consents')
    for (const box of await phone.getByRole('checkbox').all()) await box.click()
    await accessible()
    await on()
    await at('Review and send')
    await expect(phone.getByText('•••-••-6789')).toBeVisible()
    await accessible()
  })

  await test.step('it is sent, and the rep sees the answer', async () => {
    await phone.getByRole('button', { name: 'Send to GoodLeap' }).click()
    await at('Your application was sent to GoodLeap')
    await expect(page.getByText(/GoodLeap approved \$/).first()).toBeVisible()
    expect(faults).toEqual([])
  })
  await context.close()
})
