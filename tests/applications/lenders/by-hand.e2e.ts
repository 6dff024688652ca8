// Sales that people finish where no API speaks: the company's own loan, and a lender in its portal, each from application to money.
import { expect, type Page, test } from '@playwright/test'
import type { Client } from '#mocks/demo/sell.ts'
import { ownCompany, watchFaults } from '#tests/support/browser.ts'
import { expectReadable } from '#tests/support/readable.ts'
import { addLicense, answered, financed, newLink, published, shownProposal, signerOf } from '#tests/support/sale.ts'
import { demoAgreement } from '#tests/support/signing/agreement.ts'

const letter = {
  name: 'approval-letter.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  ),
}

/** The lender tab of a project, for recording. */
function tabOf(page: Page) {
  const main = page.getByRole('main').first()
  const dialog = page.getByRole('dialog')
  const now = main.getByRole('list', { name: 'What you can record now' })
  const list = main.getByRole('list', { name: 'Records' }).getByRole('listitem')
  // Evidence is a list of its own within each.
  const records = list.filter({ hasText: 'Recorded by' })
  const steps = main.getByRole('list', { name: 'Manual steps' }).getByRole('listitem')
  async function record(name: string, note: string, fill: () => Promise<void> = async () => {}) {
    const before = await records.count()
    await now.getByRole('button', { name, exact: true }).click()
    await fill()
    if (note !== '') await dialog.getByLabel('Note').fill(note)
    await dialog.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(records).toHaveCount(before + 1)
  }
  return {
    main,
    dialog,
    records,
    steps,
    record,
    /** From notice to proceed to the money. */
    async finish(note: string) {
      for (const milestone of ['Notice to proceed', 'Installation complete', 'Permission to operate'])
        await record('Milestone approved', note, () => expect(dialog.getByLabel('Milestone')).toHaveText(milestone))
      await record('Funded', note)
      await expect(steps.filter({ hasText: 'Not done yet.' })).toHaveCount(0)
      await expect(main.getByText('Due to your company')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 }).locator('../..')).toContainText('Funded')
    },
    async readable() {
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 })
        await expectReadable(page, `${width} px`, { within: 'main' })
      }
      await page.setViewportSize({ width: 1280, height: 800 })
    },
  }
}

/** The homeowner accepts the proposal. */
async function accepted(owner: Client, loan: string) {
  const { project_id, offer } = await financed(owner, loan)
  const { public_id } = await published(owner, project_id)
  await shownProposal(owner, public_id)
  const body = { public_id, option_id: offer.option_id, with_battery: false, name: 'Sam Sample' }
  answered((await owner.POST('/v3/proposal.Accept', { body })).data)
  return project_id
}

/** The homeowner signs the contract that a company's own loan needs before the notice to proceed. */
async function signed(owner: Client, project_id: string) {
  const agreement_id = await demoAgreement(owner)
  const signers = [{ role: 'homeowner' as const, name: 'Sam Sample', email: 'sam.sample@example.com' }]
  const body = { project_id, agreement_id, signers, deliver: 'none' as const }
  const { transaction } = answered((await owner.POST('/v3/agreements.Send', { body })).data)
  const signer = signerOf({ anyone: owner }, await newLink(owner, transaction))
  await signer.prepare()
  await signer.sign()
}

test('an in-house loan by hand goes from the accepted proposal to the money in the books', async ({ page }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Lending Itself')
  const LOAN = 'Ours 10 years'
  const code = 'lifestyle-solar' as const
  await addLicense(owner)
  await owner.POST('/v3/collections.AddFinancingProvider', { body: { code, name: 'In-house financing', states: [] } })
  const { providers } = answered((await owner.GET('/v3/collections.ListFinancing', {})).data)
  const provider_id = providers.find(one => one.code === code)?.id ?? ''
  await owner.POST('/v3/collections.AddFinancingOption', {
    body: { provider_id, type: 'loan', name: LOAN, term_months: 120, apr: 0.0599 },
  })
  const project_id = await accepted(owner, LOAN)
  const { main, dialog, records, steps, record, finish, readable } = tabOf(page)

  await test.step('it needs no connection and no form', async () => {
    await page.goto(`/projects/${project_id}?tab=lender`)
    const card = main.getByRole('region', { name: 'In-house financing' })
    await card.getByRole('button', { name: LOAN }).click()
    await dialog.getByRole('button', { name: 'Start application' }).click()
    await expect(steps.first()).toContainText('Take the application on paper')
    await expect(main.getByLabel(/social security/i)).toHaveCount(0)
  })

  await test.step('it is recorded as sent, and a record needs evidence', async () => {
    await main.getByText(/Unavailable now/).click()
    await expect(main.getByRole('list', { name: 'Unavailable now' })).toContainText(
      'Approved: The application hasn’t been sent yet.',
    )
    await main.getByRole('button', { name: 'Application sent' }).click()
    await dialog.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(dialog.getByText('Add a note or a file as evidence.')).toBeVisible()
    await dialog.getByLabel('Note').fill('Application form in the folder')
    await dialog.getByLabel('Lender’s application number').fill('OWN-1001')
    await page.reload()
    await main.getByRole('button', { name: 'Application sent' }).click()
    await expect(dialog.getByLabel('Note')).toHaveValue('Application form in the folder')
    await dialog.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(records).toHaveCount(1)
  })

  await test.step('it is approved, with the letter as evidence', async () => {
    await record('Approved', '', async () => {
      await dialog.locator('input[type=file]').setInputFiles(letter)
      await expect(dialog.getByRole('button', { name: /approval-letter\.pdf/ })).toBeVisible()
    })
    await expect(records.first()).toContainText('Recorded by Olga Own')
    await expect(records.first().getByRole('link', { name: 'approval-letter.pdf' })).toBeVisible()
    await readable()
  })

  await test.step('papers, milestones and funding follow', async () => {
    await record('Lender documents signed', 'Signed at the kitchen table')
    await signed(owner, project_id)
    await finish('Seen on site')
  })

  await test.step('the homeowner pays it in installments', async () => {
    await page.goto(`/projects/${project_id}`)
    const installments = main.getByRole('listitem').filter({ hasText: /^\d+\. Due / })
    await expect(installments.first()).toContainText('Open')
    const amount = /\$[\d,.]+$/.exec(await installments.first().innerText())?.[0] ?? ''
    await main.getByRole('button', { name: 'Record payment' }).click()
    await dialog.getByLabel('Amount').fill(amount.slice(1))
    await dialog.getByLabel('Reference').fill('7')
    await dialog.getByRole('button', { name: 'Record payment' }).click()
    await expect(installments.first()).toContainText('Paid')
    // The homeowner owes the next installment. The company owes itself nothing, and no lender does.
    await page.getByRole('link', { name: 'Receivables' }).first().click()
    const owing = page.getByRole('table', { name: 'Open receivables by age' }).getByRole('rowheader')
    await expect(owing).toHaveText(['Homeowners', 'All'])
  })
  // The one failed request is the record without evidence.
  expect(faults.filter(fault => !fault.includes('400'))).toEqual([])
})

test('a lender in portal mode goes from the draft to the funding', async ({ page }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Portal Solar')
  const LOAN = 'GoodLeap 25 years, 3.99%'
  await addLicense(owner)
  const { main, dialog, steps, record, finish, readable } = tabOf(page)

  await test.step('the owner chooses the portal, and types where it is', async () => {
    await page.goto('/settings/services/lenders')
    const modes = main.getByRole('radiogroup', { name: 'New applications' }).first()
    await expect(modes.getByRole('radio', { name: 'API' })).toBeDisabled()
    await expect(modes.getByText('Connect GoodLeap first.')).toBeVisible()
    await modes.getByRole('radio', { name: 'Portal' }).click()
    await expect(modes.getByRole('radio', { name: 'Portal' })).toBeChecked()
    await main.getByRole('button', { name: 'Add portal URL for GoodLeap' }).click()
    await dialog.getByLabel('Portal URL').fill('http://portal.example.com')
    await dialog.getByRole('button', { name: 'Save URL' }).click()
    await expect(dialog.getByText('Enter a URL that starts with https://.')).toBeVisible()
    await dialog.getByLabel('Portal URL').fill('https://portal.example.com/applications/{number}')
    await dialog.getByRole('button', { name: 'Save URL' }).click()
    await expect(main.getByRole('link', { name: /^https:\/\/portal\.example\.com/ })).toBeVisible()
    await readable()
  })

  const project_id = await accepted(owner, LOAN)

  await test.step('the draft has what the portal asks for, and leads there', async () => {
    await page.goto(`/projects/${project_id}?tab=lender`)
    await main.getByRole('region', { name: 'GoodLeap' }).getByRole('button', { name: LOAN }).click()
    await dialog.getByRole('button', { name: 'Start application' }).click()
    await expect(main.getByRole('region', { name: 'GoodLeap application' })).toContainText('12 Example Street')
    const link = main.getByRole('link', { name: /^Open portal/ })
    await expect(link).toHaveAttribute('href', 'https://portal.example.com')
    const opened = page.waitForEvent('popup')
    await link.click()
    await (await opened).close()
    await readable()
  })

  await test.step('it is submitted there, and approved with stipulations', async () => {
    await record('Application sent', 'Confirmation page', () =>
      dialog.getByLabel('Lender’s application number').fill('GL-12345'),
    )
    await expect(main.getByRole('link', { name: /^Open portal/ })).toHaveAttribute(
      'href',
      'https://portal.example.com/applications/GL-12345',
    )
    await record('Approved', 'Seen in the portal')
    await record('Stipulations requested', 'Seen in the portal', () =>
      dialog.getByLabel('Stipulations').fill('Proof of income\nProof of title'),
    )
    await expect(main.getByRole('heading', { name: 'Approved with stipulations', exact: true })).toBeVisible()
    await expect(steps.filter({ hasText: 'Proof of income, Proof of title' })).toHaveAttribute('aria-current', 'step')
    await readable()
  })

  await test.step('stipulations are met, documents and agreement signed, and the money comes', async () => {
    await record('Stipulations cleared', 'Uploaded in the portal')
    await record('Lender documents signed', 'Seen in the portal')
    await record('Installation agreement accepted', 'Uploaded in the portal')
    await finish('Seen in the portal')
    await readable()
  })
  // The address without encryption is refused by the form.
  expect(faults).toEqual([])
})
