// An owner connects a lender; a rep follows an application from its stipulations to the money, and another that is declined.
import { expect, type Page, test } from '@playwright/test'
import { applied } from '#mocks/demo/apply.ts'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { ownCompany, watchFaults } from '#tests/support/browser.ts'
import { expectReadable } from '#tests/support/readable.ts'
import { answered, financed, signerOf } from '#tests/support/sale.ts'
import { demoAgreement } from '#tests/support/signing/agreement.ts'

const LOAN = 'GoodLeap 25 years, 7.49%'
const PPA = 'LightReach PPA'
const photo = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  ),
})

/** No fault that axe finds, on a wide screen and on a phone. */
async function accessible(page: Page) {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expectReadable(page, `${width} px`, { within: 'main' })
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** Lenders ask for it, and agreements name it. */
async function licensed(owner: Client) {
  const {
    id: _,
    timezone: _zone,
    state: _state,
    ...profile
  } = answered((await owner.GET('/v3/company.Get', {})).data).company
  await owner.POST('/v3/company.Update', { body: { ...profile, license_number: 'ROC 123456' } })
}

/** A lender's credentials, saved. */
async function connected(owner: Client, lender: Schemas['LenderCode']) {
  const { lenders } = answered((await owner.GET('/v3/settings.GetLenderConfig', {})).data)
  const fields = lenders.find(one => one.lender === lender)?.fields ?? []
  const credentials = Object.fromEntries(fields.map(field => [field.name, `a-${field.name}`]))
  const body = { lender, enabled: true, remove_credentials: false, version: 0, credentials }
  await owner.POST('/v3/settings.UpdateLenderConfig', { body })
}

/** The installation agreement of a project, signed; answered once it is sealed. */
async function signedAgreement(owner: Client, anyone: Client, project_id: string) {
  const agreement_id = await demoAgreement(owner)
  const signers = [{ role: 'homeowner' as const, name: 'Sam Sample', email: 'sam.sample@example.com' }]
  const body = { project_id, agreement_id, signers, deliver: 'none' as const }
  const { transaction } = answered((await owner.POST('/v3/agreements.Send', { body })).data)
  const asked = { transaction_id: transaction.id, signer_id: transaction.signers[0]?.id ?? '' }
  const { url } = answered((await owner.POST('/v3/agreements.GenerateURL', { body: asked })).data)
  const signer = signerOf({ anyone }, url.split('/').at(-1) ?? '')
  await signer.prepare()
  await signer.sign()
}

test('an application goes from its stipulations to the money, and a declined one to another lender', async ({
  page,
}) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Lending Solar')
  const main = page.getByRole('main').first()

  await test.step('the lender is connected, and takes the credentials', async () => {
    await page.goto('/settings/services/lenders')
    await main.getByRole('button', { name: 'Connect GoodLeap' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: 'Save credentials' }).click()
    await expect(drawer.getByText('Enter this as GoodLeap provided it.').first()).toBeVisible()
    for (const field of await drawer.locator('input').all()) await field.fill('a sandbox key 4f2a')
    await drawer.getByRole('button', { name: 'Save credentials' }).click()
    await main.getByRole('button', { name: 'Test GoodLeap' }).click()
    await expect(main.getByText('GoodLeap accepted the credentials.')).toBeVisible()
    await expect(main.getByText('•••• 4f2a').first()).toBeVisible()
  })

  await licensed(owner)
  const { project_id } = await financed(owner, LOAN)
  const person = { firstname: 'Sam', lastname: 'Stipulations', email: 'sam.sample@example.com' }
  const { id } = await applied(owner, { project_id, lender: 'goodleap' }, person)
  await signedAgreement(owner, owner, project_id)
  const verb = async (word: string) => {
    const answer = await page.request.post(`/sandbox/applications/${id}/${word}`)
    expect(answer.ok(), await answer.text()).toBe(true)
    const asked = page.waitForResponse(/lender_applications\.Refresh/)
    await main.getByRole('button', { name: 'Refresh' }).click()
    await asked
    // The next action uses the data of this read.
    await page.waitForResponse(/lender_applications\.List/)
  }
  await page.goto(`/projects/${project_id}?tab=lender`)

  await test.step('what the lender asks for is uploaded, and cleared', async () => {
    await expect(main.getByText(/GoodLeap approved .* once the stipulations below are cleared/)).toBeVisible()
    const income = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Proof of income' }) })
    await income.getByLabel('Upload Proof of income', { exact: true }).setInputFiles(photo('pay-stub.pdf'))
    await expect(income.getByText('Received by GoodLeap.')).toBeVisible()
    await expect(income.getByText('Submitted')).toBeVisible()
    await accessible(page)
    await verb('clear_stipulations')
    await expect(main.getByText('All cleared')).toBeVisible()
  })

  await test.step('documents are signed, the agreement accepted', async () => {
    await verb('sign_documents')
    // The lender's news creates a new version; an action on the previous one would be refused.
    await expect(
      main.getByRole('list', { name: 'Before Notice to proceed' }).getByText('GoodLeap’s documents are signed.'),
    ).toBeVisible()
    await main.getByRole('button', { name: 'Send to GoodLeap' }).click()
    await expect(main.getByText(/^GoodLeap (has it and will review it|is reviewing it)\.$/)).toBeVisible()
    await verb('accept_contract')
    await expect(main.getByText('GoodLeap accepted it.')).toBeVisible()
  })

  await test.step('each milestone names what it lacks, and is submitted', async () => {
    const submit = async (milestone: string) => {
      await main.getByRole('button', { name: `Submit ${milestone}` }).click()
      const dialog = page.getByRole('dialog')
      // News between reading and clicking is reported: read and click again.
      await expect(async () => {
        if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Submit' }).click({ timeout: 1_000 })
        await expect(dialog).toBeHidden({ timeout: 3_000 })
      }).toPass()
    }
    const give = async (kind: string) => {
      await main.getByLabel('Document type').click()
      await page.getByRole('option', { name: kind, exact: true }).click()
      await main.getByLabel(`Upload ${kind}`, { exact: true }).setInputFiles(photo(`${kind}.pdf`))
      const files = main.getByRole('list', { name: 'Files sent to GoodLeap' })
      await expect(files.getByRole('listitem').filter({ hasText: `${kind}.pdf` })).toContainText(
        'Received by GoodLeap.',
      )
    }
    await submit('Notice to proceed')
    await verb('approve_milestone')
    await expect(main.getByText('Installation photos aren’t uploaded.')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Submit Installation complete' })).toBeDisabled()
    for (const kind of ['Final design', 'Permit', 'Installation photos']) await give(kind)
    await submit('Installation complete')
    await verb('reject_milestone')
    await expect(main.getByText(/didn’t accept it: The photos do not show the main panel/)).toBeVisible()
    await submit('Installation complete again')
    await verb('approve_milestone')
    for (const kind of ['Permission to operate', 'Monitoring']) await give(kind)
    await submit('Permission to operate')
    await verb('approve_milestone')
    await expect(main.getByRole('list', { name: 'Stages' }).locator('[aria-current=step]')).toHaveText('Funded')
  })

  await test.step('the money is there, and what of it is due', async () => {
    await verb('fund')
    await expect(main.getByRole('heading', { name: 'Funded', exact: true })).toBeVisible()
    await expect(main.getByText('Due to your company')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }).locator('../..')).toContainText('Funded')
  })
  await test.step('another is declined: its reasons stay, and it goes on at another lender', async () => {
    await connected(owner, 'enfin')
    const { project_id } = await financed(owner, LOAN)
    const dana = { firstname: 'Dana', lastname: 'Decline', email: 'dana@example.com' }
    await applied(owner, { project_id, lender: 'goodleap' }, dana)
    await page.goto(`/projects/${project_id}`)
    await expect(main.getByText('GoodLeap declined. Choose another payment option.')).toBeVisible()
    await page.goto(`/projects/${project_id}?tab=lender`)
    await expect(main.getByText('In GoodLeap’s words')).toBeVisible()
    await main.getByRole('button', { name: 'Move to another lender' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'EnFin' }).click()
    await dialog.getByRole('radiogroup', { name: 'Product' }).getByRole('radio').first().click()
    await dialog.getByRole('button', { name: 'Prepare application' }).click()
    await expect(main.getByRole('list', { name: 'Applications' })).toContainText('EnFin')
    await expect(main.getByRole('heading', { name: 'Moved to EnFin' })).toBeVisible()
  })
  await test.step('a third matches nobody: LightReach is asked again with the four digits it takes', async () => {
    await connected(owner, 'lightreach')
    const { project_id } = await financed(owner, PPA)
    const nina = { firstname: 'Nina', lastname: 'Nomatch', email: 'nina@example.com' }
    await applied(owner, { project_id, lender: 'lightreach' }, nina)
    await page.goto(`/projects/${project_id}?tab=lender`)
    await expect(main.getByText('the last four digits of the Social Security number')).toBeVisible()
    await main.getByRole('button', { name: 'Check and resubmit' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Date of birth').fill('1980-05-05')
    const number = dialog.getByLabel('Social Security number, last four')
    await number.fill('123-45-6789')
    await expect(number).toHaveValue('6789')
    await dialog.getByRole('button', { name: 'Resubmit' }).click()
    await expect(main.getByRole('heading', { name: 'Approved' })).toBeVisible()
  })
  expect(faults).toEqual([])
})
