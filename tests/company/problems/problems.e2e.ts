// A homeowner's page fails: they are asked, and the seller sees it; if they decline, nothing leaves their device.
import { type Browser, devices, expect, type Page, test } from '@playwright/test'
import type { Client } from '#mocks/demo/sell.ts'
import { follow, ownCompany } from '#tests/support/browser.ts'
import { answered, financed, published } from '#tests/support/sale.ts'
import { emailOfSigner, type Person, template } from '#tests/support/signing/signing.ts'

const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
const SAM: Person = { role: 'homeowner', step: 1, name: 'Sam Sample' }

async function licensed(page: Page, name: string): Promise<Client> {
  const call = await ownCompany(page, name)
  const { company } = answered((await call.GET('/v3/company.Get')).data)
  const { legal_name, brand_color, version } = company
  const body = { name, legal_name: legal_name ?? name, brand_color, version, license_number: 'ROC 000000' }
  await call.POST('/v3/company.Update', { body })
  return call
}

async function signingLink(call: Client, language: 'en' | 'es') {
  const { project_id } = await financed(call)
  const signers = [{ role: SAM.role, name: SAM.name, email: emailOfSigner(SAM), language }]
  const agreement_id = await template(call, [SAM])
  const sent = await call.POST('/v3/agreements.Send', { body: { project_id, agreement_id, signers, deliver: 'none' } })
  const { transaction } = answered(sent.data)
  const body = { transaction_id: transaction.id, signer_id: transaction.signers[0]?.id ?? '' }
  return { project_id, link: answered((await call.POST('/v3/agreements.GenerateURL', { body })).data).url }
}

/** A phone with this fault, and its reports. */
async function brokenPhone(browser: Browser, breakIt: () => void) {
  const context = await browser.newContext(PHONE)
  await context.addInitScript(breakIt)
  const phone = await context.newPage()
  const reports: string[] = []
  phone.on('request', request => {
    if (request.url().endsWith('/v3/page_problems.Report')) reports.push(request.postData() ?? '')
  })
  return { phone, reports }
}

function noCanvas() {
  HTMLCanvasElement.prototype.getContext = () => {
    throw new TypeError('No picture for Sam Sample, 12 Example Street')
  }
}
const problemsOf = async (call: Client) => answered((await call.GET('/v3/page_problems.List', {})).data).problems

test('an agreement that cannot be drawn is reported once the homeowner agrees, and the company deals with it', async ({
  page,
  browser,
}) => {
  const owner = await licensed(page, 'Broken Phone Solar')
  const { project_id, link } = await signingLink(owner, 'en')
  const { phone, reports } = await brokenPhone(browser, noCanvas)
  await phone.goto(link)
  await phone.getByRole('button', { name: 'I agree to sign electronically' }).click()
  await phone.getByRole('button', { name: 'As printed' }).click()
  const question = phone.getByRole('region', { name: 'Report a problem' })
  await expect(question.getByRole('status')).toHaveText(
    /^Something on this page didn’t work\. Send a report to Broken Phone Solar\?/,
  )
  await expect(question).toBeInViewport()
  expect(reports).toEqual([])
  await question.getByRole('button', { name: 'Send' }).click()
  await expect(question.getByRole('status')).toHaveText('Report sent. Thank you.')
  expect(reports.length).toBeGreaterThan(0)
  for (const part of ['Sam', 'Example', 'Mozilla']) expect(reports.join()).not.toContain(part)

  await test.step('it is not asked again, and the next is counted', async () => {
    // Each page that failed is a problem of its own.
    const counted = async () => (await problemsOf(owner)).reduce((sum, { count }) => sum + count, 0)
    const before = await counted()
    await phone.reload()
    await phone.getByRole('button', { name: 'As printed' }).click()
    await expect.poll(counted).toBeGreaterThan(before)
    await expect(phone.getByRole('region', { name: 'Report a problem' })).toBeHidden()
  })
  await phone.context().close()

  await test.step('whoever sells is notified and finds it in the project', async () => {
    const { notifications } = answered((await owner.GET('/v3/notifications.List', {})).data)
    const told = /^A homeowner’s page failed: Signing, page [12], Chrome \d+ on Android phone$/
    expect(notifications.filter(({ sentence }) => told.test(sentence))).not.toEqual([])
    await follow(page, `/projects/${project_id}?tab=activity`)
    await expect(page.getByText(/^A homeowner’s page failed: Signing, page [12], Chrome/).first()).toBeVisible()
  })

  await test.step('in the settings it is read and resolved', async () => {
    await follow(page, '/settings/company/page-problems')
    const table = page.getByRole('table', { name: 'Page problems', exact: true })
    await expect(table.getByText(/^Chrome \d+ on Android phone$/)).toBeVisible()
    await table
      .getByRole('button', { name: /details/i })
      .first()
      .click()
    await expect(page.getByText('Part of the page did not appear.')).toBeVisible()
    await expect(page.getByText(/^assets\/.+\.js:\d+/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Resolve' }).click()
    await expect(page.getByText('No open problems')).toBeVisible()
  })
})

test('a homeowner who declines is asked once, in their language, and nothing is sent', async ({ page, browser }) => {
  const owner = await licensed(page, 'Quiet Phone Solar')
  const { link } = await signingLink(owner, 'es')
  const { phone, reports } = await brokenPhone(browser, noCanvas)
  await phone.goto(link)
  await phone.getByRole('button', { name: 'Acepto firmar electrónicamente' }).click()
  await phone.getByRole('button', { name: 'Impreso' }).click()
  const question = phone.getByRole('region', { name: 'Informar de un problema' })
  await expect(question.getByRole('status')).toHaveText(/¿Desea enviar un informe a Quiet Phone Solar\?/)
  await question.getByRole('button', { name: 'No, gracias' }).click()
  await expect(question).toBeHidden()
  await phone.reload()
  await phone.getByRole('button', { name: 'Impreso' }).click()
  // Both pages have failed once more.
  for (const number of [1, 2]) await expect(phone.locator(`[data-page="${number}"]`).getByRole('alert')).toBeVisible()
  await expect(question).toBeHidden()
  expect(reports).toEqual([])
  expect(await problemsOf(owner)).toEqual([])
  await phone.context().close()
})

test('a proposal whose script breaks stays readable and asks', async ({ page, browser }) => {
  const owner = await ownCompany(page, 'Broken Proposal Solar')
  const { project_id } = await financed(owner)
  const { proposal } = await published(owner, project_id)
  const { phone, reports } = await brokenPhone(browser, () => {
    window.IntersectionObserver = class {
      constructor() {
        throw new TypeError('undefined is not a constructor')
      }
    } as never
  })
  await phone.goto(new URL(proposal.public_url ?? '').pathname)
  const question = phone.getByRole('region', { name: 'Report a problem' })
  await question.getByRole('button', { name: 'Send' }).click()
  await expect(question.getByRole('status')).toHaveText('Report sent. Thank you.')
  await expect(phone.getByRole('heading', { name: /12 Example Street/ })).toBeVisible()
  expect(reports).toHaveLength(1)
  expect(await problemsOf(owner)).toMatchObject([
    {
      page: 'proposal',
      page_number: null,
      error_message: 'undefined is not a constructor',
      project: { id: project_id },
    },
  ])
  await phone.context().close()
})
