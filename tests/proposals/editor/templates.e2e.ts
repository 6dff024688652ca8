// A template of a company's own: written, chosen by a rule, what a proposal begins with, and gone without taking the proposal along.
import { expect, test } from '@playwright/test'
import { choose, ownCompany, pick, watchFaults } from '../../support/browser.ts'
import { answered, financed } from '../../support/sale.ts'

test('a template is written, a rule chooses it, and a proposal keeps its pages when it is deleted', async ({
  page,
}) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Template Solar')
  await page.goto('/light-hub/proposal')
  await page.getByRole('button', { name: 'New template' }).click()
  await page.getByLabel('Name').fill('Arizona cash')
  await page.getByRole('button', { name: 'Add template' }).click()
  await page.getByLabel('Headline', { exact: true }).fill('Sun for {city}')
  await expect(page.getByRole('heading', { name: 'Sun for Phoenix' })).toBeVisible()
  // Unsaved changes prompt a question, and survive a reload.
  await page.getByRole('link', { name: 'Back to templates' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.reload()
  await expect(page.getByText('Your earlier changes are still here. They aren’t saved yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByText('Template saved')).toBeVisible()

  await page.goto('/settings/company/templates')
  await page.getByRole('button', { name: 'Add rule' }).first().click()
  await pick(page, 'State, rule 1, English', 'Arizona', page)
  await choose(page, 'Template, rule 1, English', 'Arizona cash', page)
  const trial = page.locator('section', { has: page.getByRole('heading', { name: 'Test the rules' }) })
  await choose(trial, 'Payment type', 'Cash', page)
  await expect(page.getByText('Uses Arizona cash, from the rule for cash in Arizona.')).toBeVisible()
  await page.getByRole('button', { name: 'Save rules' }).click()
  await expect(page.getByText('Rules saved. New proposals use them.')).toBeVisible()

  const { project_id, offer } = await financed(owner)
  const body = { project_id, version: 0, language: 'en' as const, option_ids: [offer.option_id], publish: false }
  const { proposal } = answered((await owner.POST('/v3/proposal.Save', { body })).data)
  expect(proposal).toMatchObject({ template_name: 'Arizona cash' })

  await page.goto('/light-hub/proposal')
  await page.getByRole('button', { name: 'Actions for Arizona cash' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(
    page.getByText('1 proposal started from it keeps its pages. 1 rule that uses it is deleted too.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Delete template' }).click()
  await expect(page.getByRole('link', { name: 'Arizona cash' })).toBeHidden()
  await page.goto(`/projects/${project_id}/editor`)
  await expect(page.getByRole('heading', { name: 'Sun for Phoenix' })).toBeVisible()
  expect(faults).toEqual([])
})
