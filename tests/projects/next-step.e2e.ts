// The guide leads a sale from an empty project to the last payment, on whichever tab one is.
import { expect, type Page, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../support/browser.ts'
import {
  ADDRESS,
  addLicense,
  answered,
  confirmTariff,
  designInput,
  newLink,
  published,
  signerOf,
  USE,
} from '../support/sale.ts'
import { demoAgreement } from '../support/signing/agreement.ts'

const guide = (page: Page) => page.getByRole('region', { name: 'Next step' })

test('the guide leads from an empty project to the last payment', async ({ page }) => {
  test.setTimeout(240_000)
  const faults = watchFaults(page)
  const call = await ownCompany(page, 'Guided Solar')
  await addLicense(call)
  const homeowner = { firstname: 'Gail', lastname: 'Guided', email: 'gail.guided@example.com' }
  const { data } = await call.POST('/v1/lead/create', { body: { status: 'new', homeowner } })
  const project_id = answered(data).project.id
  const projectOf = async () =>
    answered((await call.GET('/v3/projects.Get', { params: { query: { project_id } } })).data).project

  await test.step('it stands on every tab, with a link from all but the one where it is done', async () => {
    for (const tab of ['overview', 'energy', 'price', 'lender', 'agreements', 'files']) {
      await page.goto(`/projects/${project_id}?tab=${tab}`)
      await expect(guide(page)).toContainText('Next: add the home address.')
      await expect(guide(page).getByRole('link', { name: 'Add' })).toHaveCount(tab === 'overview' ? 0 : 1)
    }
  })

  await test.step('the address is entered where a warning elsewhere leads', async () => {
    await page.goto(`/projects/${project_id}?tab=energy&part=tariff`)
    await page.getByRole('link', { name: 'Enter the address' }).click()
    await expect(guide(page)).toContainText('On this page')
    const { version } = await projectOf()
    const changes = { address: ADDRESS, utility_id: 'AZ-803' }
    answered((await call.POST('/v3/projects.Update', { body: { project_id, version, ...changes } })).data)
    await page.reload()
  })

  await test.step('use and rate are next, and the guide opens the part of Energy that lacks them', async () => {
    await expect(guide(page)).toContainText('add the household’s usage and utility rate.')
    await guide(page).getByRole('link', { name: 'Add' }).click()
    await expect(page.getByRole('navigation', { name: 'Energy' }).getByRole('link', { name: 'Usage' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const { version } = await projectOf()
    const tariff = { rate_usd_per_kwh: 0.15, fixed_charge_cents_per_month: 1_300 }
    const consumption = { mode: 'monthly_kwh' as const, values: USE }
    answered((await call.POST('/v3/projects.Update', { body: { project_id, version, tariff, consumption } })).data)
    await call.POST('/v3/design.Save', { body: await designInput(call, project_id) })
    await page.reload()
  })

  await test.step('what is assumed is confirmed before payment options are compared', async () => {
    await expect(guide(page)).toContainText('confirm the assumed utility rate.')
    await guide(page).getByRole('link', { name: 'Confirm' }).click()
    await page.getByRole('button', { name: 'Confirm for this project' }).click()
    await expect(guide(page)).toContainText('choose how the homeowner pays.')
    await guide(page).getByRole('link', { name: 'Compare' }).click()
    await page.getByRole('button', { name: 'Select Cash' }).click()
    await expect(guide(page)).toContainText('write the proposal.')
  })

  await test.step('after the signature the deposit is due, and the badge says that nothing is paid', async () => {
    await confirmTariff(call, project_id)
    await published(call, project_id)
    const agreement_id = await demoAgreement(call)
    const signers = [{ role: 'homeowner' as const, name: 'Gail Guided', email: 'gail.guided@example.com' }]
    const body = { project_id, agreement_id, signers, deliver: 'none' as const }
    const { transaction } = answered((await call.POST('/v3/agreements.Send', { body })).data)
    await page.reload()
    await expect(guide(page)).toContainText('waiting for Gail Guided to sign.')
    const signer = signerOf({ anyone: call }, await newLink(call, transaction))
    await signer.prepare()
    await signer.sign()
    await page.reload()
    await expect(page.getByText(/^\$0 of \$[\d,.]+ paid$/)).toBeVisible()
  })

  await test.step('each invoice is sent and paid when its time has come, until everything is paid', async () => {
    for (;;) {
      await page.goto(`/projects/${project_id}?tab=files`)
      await expect(guide(page)).toBeVisible()
      const sentence = await guide(page).innerText()
      if (sentence.includes('Move the project to funded.')) break
      if (sentence.includes('install the system, then')) {
        await page.getByRole('button', { name: 'Move to' }).click()
        await page.getByRole('menuitem', { name: 'Installation completed' }).click()
        await expect(guide(page)).toContainText('send the “')
      }
      await guide(page).getByRole('link').click()
      const drawer = page.getByRole('dialog')
      if (/waiting for \$|collect \$/.test(sentence)) {
        await drawer.getByRole('button', { name: 'Record payment' }).click()
        const payment = page.getByRole('dialog', { name: /^Record payment/ })
        await payment.getByRole('button', { name: 'Record payment' }).click()
        await expect(drawer.getByText('Paid', { exact: true }).first()).toBeVisible()
      } else {
        await drawer.getByRole('button', { name: 'Issue invoice' }).click()
        await page
          .getByRole('dialog', { name: /^Issue “/ })
          .getByRole('button', { name: 'Issue invoice' })
          .click()
        await expect(page.getByText(/INV-\d+ issued/).first()).toBeVisible()
      }
    }
    await page.getByRole('button', { name: 'Move to' }).click()
    await page.getByRole('menuitem', { name: 'Funded' }).click()
    await expect(guide(page)).toBeHidden()
  })
  expect(faults).toEqual([])
})
