// A company's first day: no mail server, no agreement. Its first proposal and contract still reach the homeowner, and
// nothing counts as sent before a user sent it.
import { expect, type Page, test } from '@playwright/test'
import decodeQr from 'qr/decode.js'
import { choose, ownCompany, watchFaults } from '#tests/support/browser.ts'
import { mailServer } from '#tests/support/mail-server.ts'
import { ADDRESS, answered, financed, published } from '#tests/support/sale.ts'

const ACCOUNT = { user: 'office@example.com', password: 'four quiet sunny words' }

const SIZE = 400

/** The QR code on the screen, decoded. */
async function scanned(page: Page, label: string): Promise<string> {
  const code = page.getByRole('img', { name: label })
  await expect(code).toBeVisible()
  const dots = await code.evaluate(async (svg, size) => {
    const picture = new Image()
    picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
    await picture.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
    const context = canvas.getContext('2d')
    context?.drawImage(picture, 0, 0, size, size)
    const { data } = context?.getImageData(0, 0, size, size) ?? { data: [] }
    // A text crosses to the test at once, numbers one by one.
    return Array.from({ length: size * size }, (_, at) => ((data[4 * at] ?? 255) < 128 ? '#' : '.')).join('')
  }, SIZE)
  const data = Uint8Array.from([...dots].flatMap(dot => (dot === '#' ? [0, 0, 0, 255] : [255, 255, 255, 255])))
  return decodeQr({ width: SIZE, height: SIZE, data })
}

test('without a mail server the first proposal and the first contract go out by link and QR code', async ({ page }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'First Day Solar')
  // Company data a contract names.
  const { company } = answered((await owner.GET('/v3/company.Get', {})).data)
  const { name, legal_name, brand_color, version } = company
  const profile = { name, legal_name: legal_name ?? name, brand_color, license_number: 'ROC 000000', address: ADDRESS }
  answered((await owner.POST('/v3/company.Update', { body: { ...profile, version } })).data)
  const { project_id } = await financed(owner)
  await published(owner, project_id)

  await test.step('the proposal’s link is made, and sent once the rep says so', async () => {
    await page.goto(`/projects/${project_id}?tab=proposal`)
    await expect(page.getByRole('heading', { name: 'Published, not sent yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Send proposal' }).click()
    const drawer = page.getByRole('dialog', { name: 'Send proposal' })
    await expect(drawer.getByText(/No email server is set up/)).toBeVisible()
    const link = await drawer.getByRole('textbox', { name: 'Proposal link' }).inputValue()
    expect(await scanned(page, 'QR code: Proposal link')).toBe(link)
    const mail = await drawer.getByRole('link', { name: 'Open in email app' }).getAttribute('href')
    expect(mail).toContain('mailto:sam.sample@example.com?subject=')
    expect(decodeURIComponent(mail ?? '')).toContain(link)
    await drawer.getByRole('button', { name: 'I sent it' }).click()
    await expect(page.getByText('Sent by Olga Own')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Not opened yet' })).toBeVisible()
  })

  await test.step('the starter contract is read and used where the sale first needs one', async () => {
    await page.goto(`/projects/${project_id}?tab=agreements`)
    await page.getByRole('button', { name: 'Use starter contract' }).click()
    await page.getByRole('checkbox', { name: /lawyer in our state/ }).click()
    await page.getByRole('button', { name: 'Create draft' }).click()
    const reader = page.getByRole('dialog', { name: 'Review the starter contract' })
    await expect(reader.getByRole('img').first()).toBeVisible()
    await reader.getByRole('button', { name: 'Use this contract' }).click()
    const drawer = page.getByRole('dialog', { name: /^Send / })
    await drawer.getByLabel('Name').last().fill('Olga Own')
    await drawer.getByLabel('Email').last().fill('olga.own@example.com')
    await drawer.getByRole('button', { name: 'Next' }).click()
    await expect(drawer.getByRole('radio', { name: 'Send by email' })).toBeHidden()
    await drawer.getByRole('button', { name: 'Continue to link' }).click()
    await page.getByRole('button', { name: 'Create link' }).click()
    const link = await page.getByRole('textbox', { name: 'Signing link for Sam Sample' }).inputValue()
    expect(await scanned(page, 'QR code: Signing link for Sam Sample')).toBe(link)
    await expect(page.getByText('Link created', { exact: true })).toBeAttached()
    await page.getByRole('button', { name: 'I sent it' }).click()
    await expect(page.getByText(/Link sent by Olga Own/)).toBeVisible()
    await expect(page.getByText('Out for signature')).toBeVisible()
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Before you read and sign' })).toBeVisible()
  })
  expect(faults).toEqual([])
})

test('mail is set up where it is first missed: a wrong password is reported, the right one mails', async ({ page }) => {
  const server = await mailServer({ account: ACCOUNT })
  const owner = await ownCompany(page, 'First Mail Solar')
  const { project_id } = await financed(owner)
  await published(owner, project_id)
  await page.goto(`/projects/${project_id}?tab=proposal`)
  await page.getByRole('button', { name: 'Send proposal' }).click()
  await page.getByRole('button', { name: 'Set up email' }).click()
  const setup = page.getByRole('dialog', { name: 'Set up your email server' })
  const tryIt = setup.getByRole('button', { name: 'Send test email' })
  await setup.getByRole('textbox', { name: 'Server' }).fill('127.0.0.1')
  await choose(setup, 'Encryption', 'None', page)
  await setup.getByLabel('Port').fill(String(server.port))
  await setup.getByLabel('Username').fill(ACCOUNT.user)
  await setup.getByLabel('Password', { exact: true }).fill('not the password')
  await setup.getByLabel('Email', { exact: true }).fill('office@example.com')
  await tryIt.click()
  const refused = setup.getByText(/didn’t accept the user and password/)
  await expect(refused).toBeVisible()
  await expect(refused).not.toContainText('not the password')
  await setup.getByLabel('Password', { exact: true }).fill(ACCOUNT.password)
  await tryIt.click()
  await expect(setup.getByText(/accepted the email\. It should reach .* in a moment\./)).toBeVisible()
  await setup.getByRole('button', { name: 'Save' }).click()
  const drawer = page.getByRole('dialog', { name: 'Send proposal' })
  await drawer.getByRole('button', { name: 'Send to Sam' }).click()
  await expect(page.getByText('Delivered', { exact: true })).toBeVisible({ timeout: 15_000 })
  expect(server.taken.at(-1)?.to).toEqual(['sam.sample@example.com'])
  await server.close()
})
