// The rep's own device at the kitchen table: passed from signer to signer, it shows nothing of the rep's account, and
// returns with the rep's PIN or password.
import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { productClient } from '#sdk/client.ts'
import { OWN_PASSWORD, ownCompany, watchFaults } from '#tests/support/browser.ts'
import { addLicense, answered, financed, signerOf } from '#tests/support/sale.ts'
import { field, KIM, SAM, template } from '#tests/support/signing/signing.ts'

const address = () => test.info().project.use.baseURL ?? ''
const clientOf = (token: string | null) => {
  const base_url = new URL(address()).origin
  return productClient({ base_url, token: () => token, impersonated: () => null, idempotency_key: randomUUID })
}
const linkIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''
/** Signs with the link of the page, as the page would. */
async function signHere(page: Page) {
  const signer = signerOf({ anyone: clientOf(null) }, linkIn(page))
  await signer.prepare()
  await signer.sign()
  await page.reload()
}

test('the device goes to both homeowners and comes back by the PIN, and shows nothing of the account meanwhile', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Kitchen Table Solar')
  await addLicense(owner)
  const { project_id } = await financed(owner)
  const homeowner = { firstname: 'Kim', lastname: 'Sample', email: 'kim.sample@example.com' }
  await owner.POST('/v3/homeowners.Add', { body: { project_id, homeowner } })
  // The second signs a step later: the device is handed on directly after the first.
  await template(
    owner,
    [SAM, { ...KIM, step: 2 }],
    [
      field('signature', 'homeowner', 0, { page: 1, y: 0.4 }),
      field('signature', 'co_homeowner', 1, { page: 2, y: 0.4 }),
    ],
  )
  await test.step('the rep sets a PIN under their own details', async () => {
    const { user } = answered((await owner.GET('/v1/user', {})).data)
    await page.goto(`/team/user/${user.id}`)
    await page.getByRole('button', { name: 'Set PIN' }).click()
    const pin = page.getByRole('dialog', { name: 'PIN for your device' })
    await pin.getByLabel('New PIN, six digits').fill('123456')
    await pin.getByLabel('Current password').fill(OWN_PASSWORD)
    await pin.getByRole('button', { name: 'Save PIN' }).click()
    await expect(pin.getByText('This PIN is easy to guess. Choose another.')).toBeVisible()
    await pin.getByLabel('New PIN, six digits').fill('408216')
    await pin.getByRole('button', { name: 'Save PIN' }).click()
    await expect(page.getByRole('button', { name: 'Change PIN' })).toBeVisible()
  })
  const project = `/projects/${project_id}?tab=agreements`
  await page.goto('/projects')
  await page.goto(project)
  await page.getByRole('button', { name: 'Send Solar agreement' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Next' }).click()
  await drawer.getByRole('radio', { name: /^Sign here now/ }).click()
  await drawer.getByRole('button', { name: 'Sign here now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand over this device' })
  await expect(dialog.getByRole('checkbox', { name: 'Sam Sample' })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: 'Kim Sample' })).toBeChecked()
  await expect(dialog.getByText('Your PIN takes it back.')).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  await dialog.getByRole('button', { name: 'Hand over' }).click()

  await expect(page.getByRole('heading', { name: 'Hand the device to Sam Sample' })).toBeVisible()
  const first = linkIn(page)
  const locked = page.getByRole('heading', { name: 'This device is with Sam Sample' })

  await test.step('neither Back, nor an address, nor another tab, nor a reload shows the account', async () => {
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
    const seen = await page.request.get('/v1/user', { headers: { Authorization: `Bearer ${token}` } })
    expect(seen.status()).toBe(401)
    await page.goBack()
    await expect(locked).toBeVisible()
    for (const path of ['/', project, '/login', '/sign-up', '/settings/me/notifications', '/nowhere']) {
      await page.goto(path)
      await expect(locked, path).toBeVisible()
      await expect(page.getByText('Sign in', { exact: true })).toHaveCount(0)
      await expect(page.getByRole('navigation')).toHaveCount(0)
    }
    await page.reload()
    await expect(locked).toBeVisible()
    const other = await page.context().newPage()
    await other.goto('/deals')
    await expect(other.getByRole('heading', { name: 'This device is with Sam Sample' })).toBeVisible()
    // As after a switch to another app.
    await page.bringToFront()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(locked).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await page.goto('/projects')
    await expect(locked).toBeVisible()
    await other.close()
    await page.getByRole('link', { name: 'Continue as Sam Sample' }).click()
    await expect(page.getByRole('heading', { name: 'Hand the device to Sam Sample' })).toBeVisible()
  })

  await test.step('after the first signature it goes to the next signer, behind a screen that asks for them', async () => {
    await page.getByRole('button', { name: 'I am Sam Sample' }).click()
    await expect(page.getByRole('button', { name: 'I agree to sign electronically' })).toBeVisible()
    await signHere(page)
    await expect(page.getByRole('heading', { name: 'Signed. Thank you.' })).toBeVisible()
    await page.getByRole('button', { name: 'Hand the device to Kim Sample' }).click()
    await expect(page.getByRole('heading', { name: 'Hand the device to Kim Sample' })).toBeVisible()
    expect(linkIn(page)).not.toBe(first)
    await page.getByRole('button', { name: 'I am Kim Sample' }).click()
    await expect(page.getByRole('button', { name: 'I agree to sign electronically' })).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'This device is with Kim Sample' })).toBeVisible()
    await page.getByRole('link', { name: 'Continue as Kim Sample' }).click()
    await signHere(page)
    await expect(page.getByRole('heading', { name: 'Signed. Thank you.' })).toBeVisible()
  })

  await test.step('it comes back by the PIN, to the project it left', async () => {
    const take = page.getByRole('button', { name: 'Take the device back' })
    await page.getByLabel('Olga Own’s PIN').fill('408217')
    await take.click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This isn’t the PIN.')
    await page.getByRole('button', { name: 'Use password' }).click()
    await page.getByLabel('Olga Own’s password').fill('a wrong password')
    await take.click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('password is incorrect')
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
    await page.getByRole('button', { name: 'Use PIN' }).click()
    await page.getByLabel('Olga Own’s PIN').fill('408216')
    await take.click()
    await expect(page).toHaveURL(new RegExp(`/projects/${project_id}\\?tab=agreements`))
    await expect(page.getByText('2 of 2 signed', { exact: false }).first()).toBeVisible()
    await page.goto('/projects')
    await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  })
  const back = await page.evaluate(() => localStorage.getItem('access_token'))
  const { transactions } = answered(
    (await clientOf(back).GET('/v3/agreements.ListTransactionsByProject', { params: { query: { project_id } } })).data,
  )
  expect(transactions[0]?.signers.map(({ in_person_by }) => in_person_by)).toEqual(['Olga Own', 'Olga Own'])
  // The browser writes down refused requests itself: an easy PIN, wrong ones, and an unknown address.
  expect(faults.filter(fault => !/ 40[014] /.test(fault))).toEqual([])
})
