// A homeowner's other tasks on a phone: reads and accepts a proposal, applies to a lender, checks a signed document.
import { newCompany } from '../support/browser.ts'
import { connected } from '../support/lenders/lenders.ts'
import { addLicense, answered, financed, published } from '../support/sale.ts'
import { flipped } from '../support/signing/forge.ts'
import { sealedSample } from '../support/signing/sealed.ts'
import { isTurn } from '../support/turns.mjs'
import { ENGINES } from './engines.ts'
import { expect, PHONE, test } from './journey.ts'
import { choose, holds, says, seen, type } from './screen.ts'
import { press } from './signing-steps.ts'

const LOAN = 'GoodLeap 25 years, 7.49%'

test.skip(({ engine }) => !isTurn(ENGINES.indexOf(engine)), 'another engine has its turn')

test('a proposal is read and accepted', async ({ open }) => {
  const { owner } = await newCompany('Accepting Solar')
  const { project_id } = await financed(owner)
  const { public_id } = await published(owner, project_id)
  const { screen, faults } = await open(PHONE)
  await screen.goto(`/proposal/${public_id}`)
  await seen(screen.getByRole('heading', { name: /12 Example Street/ }))
  await seen(screen.getByRole('heading', { name: 'Payment options' }))
  await screen.getByRole('radio', { name: /Cash/ }).first().press('Space')
  await screen.getByRole('link', { name: 'Accept this proposal' }).click()
  const name = screen.getByLabel('Your full name')
  await type(name, 'Sam Sample')
  await screen.reload()
  await holds(name, 'Sam Sample')
  await screen.getByRole('radio', { name: /Cash/ }).first().press('Space')
  await press(screen, 'Accept this proposal')
  await seen(screen.getByRole('heading', { name: 'Thank you, Sam Sample.' }))
  expect(faults).toEqual([])
})

test('an application is filled in, kept over a reload and sent to a lender', async ({ open }) => {
  const { owner } = await newCompany('Lending Solar')
  await addLicense(owner)
  await connected(owner, 'goodleap')
  const { project_id } = await financed(owner, LOAN)
  const lender = 'goodleap'
  const query = { project_id, lender }
  const { products } = answered((await owner.GET('/v3/lender_applications.Products', { params: { query } })).data)
  const product_id = products.find(({ name }) => name === LOAN)?.id ?? ''
  const { application } = answered(
    (await owner.POST('/v3/lender_applications.Create', { body: { ...query, product_id } })).data,
  )
  const { id: application_id, version } = application
  const to = { email: 'sam.sample@example.com', language: 'en', by_mail: false } as const
  const body = { application_id, version, ...to }
  const { link } = answered((await owner.POST('/v3/lender_applications.Share', { body })).data)

  const { screen, faults } = await open(PHONE)
  const at = (step: string) => seen(screen.getByRole('heading', { name: step }))
  await screen.goto(link)
  await press(screen, 'Start')
  await type(screen.getByLabel('Phone'), '(602) 555-0142')
  await type(screen.getByLabel('Date of birth'), '7/4/1985')
  await type(screen.getByRole('textbox', { name: 'Social Security number' }), '123456789')
  await type(screen.getByLabel('Annual income before taxes'), '96,000')
  await type(screen.getByLabel('Monthly rent or mortgage'), '1450')
  await choose(screen, 'Employment', 'Employed')
  await press(screen, 'Continue')
  await at('Co-applicant')
  await press(screen, 'Continue')
  await at('Your home')
  await choose(screen, 'Home type', 'Single-family house')
  await choose(screen, 'Who lives there', 'The applicant, most of the year')
  await seen(screen.getByText('Saved', { exact: true }))
  await screen.reload()
  await at('Consents')
  const boxes = screen.getByRole('checkbox')
  for (let index = 0; index < (await boxes.count()); index++) await boxes.nth(index).click()
  await press(screen, 'Continue')
  await at('Review and send')
  await seen(screen.getByText('•••-••-6789'))
  await press(screen, 'Send to GoodLeap')
  await at('Your application was sent to GoodLeap')
  expect(faults).toEqual([])
})

test('a signed document is checked, and a change in one is detected', async ({ open }) => {
  const sealed = await sealedSample({ names: ['Sam Sample', 'Zoë Łukasiewicz'], events: 8 })
  const { screen, faults } = await open(PHONE)
  await screen.goto('/verify')
  const files = { 'signed.pdf': sealed, 'changed.pdf': flipped(sealed, 9_000, 1) }
  for (const [name, bytes] of Object.entries(files)) {
    const buffer = Buffer.from(bytes)
    await screen.getByLabel('Choose PDF files').setInputFiles({ name, mimeType: 'application/pdf', buffer })
    await seen(screen.getByRole('article', { name }))
  }
  const verdict = (name: string) => screen.getByRole('article', { name }).getByRole('heading').first()
  await says(verdict('signed.pdf'), 'This document is exactly as signed')
  await says(verdict('changed.pdf'), 'This document was changed after signing')
  expect(faults).toEqual([])
})
