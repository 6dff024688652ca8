// A week of a company: leads by file, three sales of different kinds, a change, a cancellation, signatures in person, on a phone and
// for the company, and a colleague on vacation. Work is counted in clicks and fields, and each event shows on the open page.
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import type { Client } from '#mocks/demo/sell.ts'
import { OWN_PASSWORD, ownCompany, watchFaults } from './support/browser.ts'
import { handsOf } from './support/counted.ts'
import { addLicense, answered, confirmTariff, financed, published, signerOf } from './support/sale.ts'
import { demoAgreement, demoFields } from './support/signing/agreement.ts'

const SOON_MS = 2_000
const KINDS = ['cash', 'loan', 'ppa'] as const
const LEADS = `Name;Mobile;E-Mail;Property address;Source
${Array.from({ length: 5 }, (_, n) => `Lead Number${n};(928) 555-014${n};lead${n}@example.com;"${700 + n} Fair Street, Phoenix, AZ 85013";Fair`).join('\n')}
`
const guide = (page: Page) => page.getByRole('region', { name: 'Next step' })

test('a week of a company, from the leads of Monday to the countersignatures of Friday', async ({ page, browser }) => {
  test.setTimeout(420_000)
  page.setDefaultTimeout(60_000)
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Whole Week Solar')
  await addLicense(owner)
  const hands = handsOf(false)
  const button = (name: string | RegExp, within: Page | Locator = page) => within.getByRole('button', { name })
  const agreement_id = await contractFor(owner)
  const email = await ownEmail(owner)
  await addColleague(owner, page)

  await test.step('Monday: leads come in by file', async () => {
    hands.step('Monday, leads')
    await page.goto('/projects')
    await hands.press(button('More'))
    await hands.press(page.getByRole('menuitem', { name: 'Import from a file' }))
    const file = { name: 'fair.csv', mimeType: 'text/csv', buffer: Buffer.from(LEADS) }
    await page.getByLabel('Lead list (CSV or XLSX)').setInputFiles(file)
    await hands.press(button('Read file'))
    await hands.press(button('Review rows'))
    await hands.press(button('Choose owner'))
    await hands.press(button('Import leads'))
    await expect(page.getByText('List imported. You can undo it for 30 days.')).toBeVisible()
  })

  const sales =
    await test.step('Tuesday: three sales of different kinds, and the open page follows each event', async () => {
      const made = []
      for (const kind of KINDS) {
        const { project_id, offers } = await financed(owner)
        const offer = offers.find(({ type, unavailable }) => type === kind && !unavailable)
        if (!offer) throw new Error(`No offer is a ${kind}`)
        const option_id = offer.option_id
        answered((await owner.POST('/v3/projects.SetFinancing', { body: { project_id, option_id } })).data)
        await confirmTariff(owner, project_id)
        await page.goto(`/projects/${project_id}?tab=agreements`)
        const { public_id } = await published(owner, project_id)
        await expect(guide(page)).toContainText(/Send the proposal|Share|Send/i, { timeout: SOON_MS })
        const choice = { public_id, option_id, with_battery: false, name: 'Sam Sample' }
        answered((await owner.POST('/v3/proposal.Accept', { body: choice })).data)
        await expect(guide(page)).toContainText(/agreement/i, { timeout: SOON_MS })
        made.push({ project_id, kind, link: await sendTo(owner, project_id, agreement_id, email) })
        await expect(guide(page)).toContainText('waiting for Sam Sample to sign', { timeout: SOON_MS })
      }
      return made
    })
  const [cash, loan, ppa] = sales
  if (!cash || !loan || !ppa) throw new Error('Three sales were made')

  await test.step('Wednesday: a discount is confirmed in three clicks, a sale is canceled with its reason', async () => {
    hands.step('Wednesday, change')
    await page.goto(`/projects/${cash.project_id}?tab=price`)
    await hands.type(page.getByLabel('Discount'), '300')
    await hands.press(button('Review change'))
    const sheet = page.getByRole('dialog', { name: 'Review change' })
    await hands.press(button('Confirm change', sheet))
    await expect(sheet).toBeHidden()
    hands.step('Wednesday, cancellation')
    await page.goto(`/projects/${ppa.project_id}`)
    await hands.press(button('Move to'))
    await hands.press(page.getByRole('menuitem', { name: /^Canceled/ }))
    const dialog = page.getByRole('dialog', { name: 'Cancel this sale?' })
    await hands.press(dialog.getByLabel('Reason'))
    await hands.press(page.getByRole('option').first())
    await hands.press(button('Cancel sale', dialog))
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible()
  })

  await test.step('Thursday: one homeowner signs on a phone at home, another on the rep’s device', async () => {
    await signOnPhone(browser, loan.link)
    await page.goto(`/projects/${cash.project_id}?tab=agreements`)
    await button('More actions for Sam Sample').first().click()
    await page.getByRole('menuitem', { name: 'Sign in person' }).click()
    await button('Hand over', page.getByRole('dialog', { name: 'Hand over this device' })).click()
    await button('I am Sam Sample').click()
    const signer = signerOf({ anyone: owner }, new URL(page.url()).pathname.split('/').at(-1) ?? '')
    await expect(button('I agree to sign electronically')).toBeVisible()
    await signer.prepare()
    await signer.sign()
    await page.reload()
    await page.getByLabel('Olga Own’s password').fill(OWN_PASSWORD)
    await button('Take the device back').click()
    await expect(page).toHaveURL(new RegExp(`/projects/${cash.project_id}`))
  })

  await test.step('Friday: what waits for the company is signed with one click', async () => {
    hands.step('Friday, countersignatures')
    await page.goto('/')
    await hands.press(page.getByRole('link', { name: /^Countersign/ }).first())
    await hands.press(button('Sign 2 agreements'))
    await expect(page.getByText('2 agreements signed.')).toBeVisible()
  })

  await test.step('Friday: the leads of someone on vacation go to a colleague', async () => {
    hands.step('Friday, vacation')
    await page.goto('/projects')
    for (const name of ['Lead Number0', 'Lead Number1']) await hands.press(page.getByRole('checkbox', { name }))
    await hands.press(button('Change owner'))
    const dialog = page.getByRole('dialog')
    await hands.type(dialog.getByLabel('New owner'), 'Max')
    await hands.press(page.getByRole('option', { name: 'Max Manager' }))
    await hands.press(button('Change owner', dialog))
    await expect(page.getByText('2 projects updated')).toBeVisible()
  })

  expect(hands.clicks(), hands.report()).toBeLessThanOrEqual(21)
  expect(hands.fields(), hands.report()).toBeLessThanOrEqual(2)
  expect(faults.filter(fault => !/ 40[14] /.test(fault))).toEqual([])
})

async function contractFor(owner: Client) {
  const own = { type: 'signature', signer_role: 'countersigner', required: true, label: '' } as const
  return demoAgreement(owner, {
    fields: [...demoFields, { ...own, id: 'signature-2', page: 2, x: 0.1, y: 0.55, w: 0.4, h: 0.08 }],
    signers: [
      { role: 'homeowner', step: 1 },
      { role: 'countersigner', step: 2 },
    ],
  })
}

async function addColleague(owner: Client, page: Page) {
  const { roles } = answered((await owner.GET('/v3/guardrails.Get', {})).data)
  const role_id = roles.find(({ name }) => name === 'Sales Manager')?.role_id ?? ''
  const { url } = answered((await owner.POST('/v3/users.GenerateInviteLink', { body: { role_id } })).data)
  const person = { firstname: 'Max', lastname: 'Manager', email: 'max.week@example.com', password: OWN_PASSWORD }
  const data = { invite: url.split('/').at(-2) ?? '', ...person }
  expect((await page.request.post('/v3/users.AcceptInvite', { data })).status()).toBe(200)
}

async function ownEmail(owner: Client): Promise<string> {
  const { contacts } = answered((await owner.GET('/v1/user', {})).data).user
  return contacts.find(({ type }) => type === 0)?.contact ?? ''
}

/** The homeowner's signing link. */
async function sendTo(owner: Client, project_id: string, agreement_id: string, email: string): Promise<string> {
  const signers = [
    { role: 'homeowner', name: 'Sam Sample', email: 'sam.sample@example.com', language: 'en' } as const,
    { role: 'countersigner', name: 'Olga Own', email, language: 'en' } as const,
  ]
  const body = { project_id, agreement_id, signers, deliver: 'none' as const }
  const { transaction } = answered((await owner.POST('/v3/agreements.Send', { body })).data)
  const ids = { transaction_id: transaction.id, signer_id: transaction.signers[0]?.id ?? '' }
  return answered((await owner.POST('/v3/agreements.GenerateURL', { body: ids })).data).url
}

async function signOnPhone(browser: Browser, link: string) {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })
  const phone = await context.newPage()
  const button = (name: string) => phone.getByRole('button', { name, exact: true })
  await phone.goto(link)
  await button('I agree to sign electronically').tap()
  await expect(async () => {
    if (await button('Next page').isVisible()) await button('Next page').tap({ timeout: 1_000 })
    await expect(button('Next page')).toBeHidden({ timeout: 700 })
  }).toPass()
  for (const [here, use] of [
    ['Initial here', 'Use them here'],
    ['Sign here', 'Use it and sign here'],
  ] as const) {
    await button(here).tap()
    await button('Type').tap()
    await button(use).tap()
    if (here === 'Initial here') await button('Next').tap()
  }
  await button('Review and sign').tap()
  await button('Sign this agreement').tap()
  await expect(phone.getByRole('heading', { name: 'Signed. Thank you.' })).toBeVisible()
  await context.close()
}
