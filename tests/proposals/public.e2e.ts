// A homeowner and the proposal behind a link: read without a script, tried out and accepted on a phone.
import { devices, expect, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../support/browser.ts'
import { answered, published } from '../support/sale.ts'
import { designedWithBattery } from './battery.ts'

const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }

test('a proposal is read, tried out and accepted on a phone, and the company sees who read it', async ({
  page,
  browser,
}) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Phone Solar')
  const project_id = await designedWithBattery(owner)
  const { offers } = answered((await owner.GET('/v3/financing.Compare', { params: { query: { project_id } } })).data)
  const shown = offers.filter(({ name }) => name === 'Cash' || name === 'GoodLeap 25 years, 7.49%')
  const option_ids = shown.map(({ option_id }) => option_id)
  const { proposal } = await published(owner, project_id, { option_ids })
  const link = new URL(proposal.public_url ?? '').pathname
  const price = (cents = 0) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  const visits = async () =>
    answered((await owner.GET('/v3/proposal.ListVisits', { params: { query: { project_id } } })).data).visits

  await test.step('whoever is signed in looks at it uncounted', async () => {
    await page.goto(link)
    await expect(page.getByRole('slider')).toBeEnabled()
    // A visit is reported at the latest on leaving.
    await page.goto('/projects')
    expect(await visits()).toEqual([])
  })

  await test.step('it is read without a script', async () => {
    const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false })
    const reader = await context.newPage()
    await reader.goto(link)
    await expect(reader.getByRole('heading', { name: /12 Example Street/ })).toBeVisible()
    await expect(reader.getByText(price(shown[0]?.price_cents)).first()).toBeVisible()
    await expect(reader.getByText(/^To accept online, open this page/)).toBeVisible()
    for (const role of ['slider', 'radio', 'textbox'] as const) await expect(reader.getByRole(role)).toHaveCount(0)
    await context.close()
  })

  const context = await browser.newContext(PHONE)
  const phone = await context.newPage()
  const phoneFaults = watchFaults(phone)
  await phone.goto(link)
  const keeps = phone.locator('[data-figure="figures.offers.0.savings_25y_cents"]').first()
  const own = await keeps.innerText()

  await test.step('other assumptions change the figures, and back again', async () => {
    await phone.getByText('Try different assumptions').first().tap()
    await phone.getByRole('slider').press('ArrowRight')
    await expect(phone.getByText('3.5% a year', { exact: true })).toBeVisible()
    await expect(keeps).not.toHaveText(own)
    await phone.getByText('Without the battery', { exact: true }).tap()
    await expect(phone.getByText('You chose the system without the battery.')).toBeVisible()
    await phone.getByRole('button', { name: 'Reset to the proposal’s assumptions' }).tap()
    await expect(keeps).toHaveText(own)
  })

  await test.step('it is accepted once, with a name', async () => {
    await phone.getByRole('radio', { name: /GoodLeap/ }).press('Space')
    await phone.getByRole('link', { name: 'Accept this proposal' }).tap()
    const accept = phone.getByRole('button', { name: 'Accept this proposal' })
    await accept.tap()
    await expect(phone.getByText('Enter your name.')).toBeVisible()
    await phone.getByLabel('Your full name').fill('Sam Sample')
    // Input survives a reload.
    await phone.reload()
    await expect(phone.getByLabel('Your full name')).toHaveValue('Sam Sample')
    await phone.getByRole('radio', { name: /GoodLeap/ }).press('Space')
    await accept.dblclick()
    await expect(phone.getByRole('heading', { name: 'Thank you, Sam Sample.' })).toBeFocused()
    await expect(phone.getByText('You accepted this proposal: GoodLeap 25 years, 7.49%.')).toBeVisible()
    await phone.reload()
    await expect(phone.getByRole('heading', { name: 'Thank you, Sam Sample.' })).toBeVisible()
    await expect(phone.getByText('This proposal has been accepted.')).toBeVisible()
    expect(phoneFaults).toEqual([])
    await context.close()
  })

  await test.step('the company finds one reader, on a phone, and the sale moved on', async () => {
    await expect(async () => {
      const [first, ...others] = await visits()
      expect(others).toEqual([])
      expect(first).toMatchObject({ device: 'phone', option_name: 'GoodLeap 25 years, 7.49%' })
      expect(first?.pages.length).toBeGreaterThan(1)
    }).toPass()
    const { project } = answered((await owner.GET('/v3/projects.Get', { params: { query: { project_id } } })).data)
    expect(project.status).toBe('submitted')
    await page.goto(`/proposal2/${project_id}`)
    await expect(page.getByRole('heading', { name: /12 Example Street/ })).toBeVisible()
    expect(faults).toEqual([])
  })
})
