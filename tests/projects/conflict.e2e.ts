// Two users change one thing: the second is notified, and keeps the input.
import { expect, test } from '@playwright/test'
import { ownCompany, signIn } from '../support/browser.ts'
import { answered, newProject } from '../support/sale.ts'

test('a design changed meanwhile is reported, and the input stays', async ({ page, context }) => {
  await signIn(page, 'manager@example.com')
  await page.goto('/projects?search=Harper')
  await page.getByRole('link', { name: 'Harper Placeholder' }).click()
  await page.getByRole('link', { name: 'Design', exact: true }).click()
  const address = `${new URL(page.url()).pathname}/manual`
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(address)
    await expect(tab.getByRole('button', { name: 'Save design' })).toBeVisible()
  }
  await other.getByLabel('Panels').first().fill('11')
  await page.getByLabel('Panels').first().fill('12')
  await other.getByRole('button', { name: 'Save design' }).click()
  await expect(other.getByText('Design saved')).toBeVisible()
  await page.getByRole('button', { name: 'Save design' }).click()
  await expect(
    page.getByText('This design changed while you were editing. What you typed is still here.'),
  ).toBeVisible()
  await expect(page.getByLabel('Panels').first()).toHaveValue('12')
  await page.getByRole('button', { name: 'Use saved version' }).click()
  await expect(page.getByLabel('Panels').first()).toHaveValue('11')
})

test('a homeowner changed meanwhile is reported, the input survives a reload, and is saved on confirmation', async ({
  page,
}) => {
  const owner = await ownCompany(page, 'Both Solar')
  const { id: project_id } = await newProject(owner)
  const one = async () => {
    const { data } = await owner.GET('/v3/homeowners.ListByProject', { params: { query: { project_id } } })
    return answered(data).homeowners[0]
  }
  const before = await one()
  await page.goto(`/projects/${project_id}`)
  const dialog = page.getByRole('dialog', { name: 'Edit homeowner' })
  await page.getByRole('button', { name: 'Edit Sam Sample' }).click()
  await dialog.getByLabel('Phone').fill('(480) 555-0111')
  await owner.POST('/v3/homeowners.Update', {
    body: {
      homeowner_id: before?.id ?? '',
      version: before?.version ?? 0,
      homeowner: { firstname: 'Samuel', lastname: 'Sample', phone: '(602) 555-0100' },
    },
  })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Someone else changed this.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Edit Samuel Sample' }).click()
  await expect(dialog.getByText('We restored your unsaved changes.')).toBeVisible()
  await expect(dialog.getByLabel('Phone')).toHaveValue('(480) 555-0111')
  await dialog.getByLabel('First name').fill('Samuel')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  expect(await one()).toMatchObject({ firstname: 'Samuel', phone: '(480) 555-0111' })
})

test('who no longer belongs to a household is removed once it is meant', async ({ page }) => {
  const owner = await ownCompany(page, 'Household Solar')
  const { id: project_id } = await newProject(owner)
  await owner.POST('/v3/homeowners.Add', { body: { project_id, homeowner: { firstname: 'Alex', lastname: 'Sample' } } })
  await page.goto(`/projects/${project_id}`)
  const remove = page.getByRole('button', { name: 'Remove Alex Sample' })
  await remove.click()
  const asked = page.getByRole('dialog', { name: 'Remove Alex Sample?' })
  await asked.getByRole('button', { name: 'Keep' }).click()
  await remove.click()
  await asked.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Alex Sample removed from the project')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Alex Sample' })).toBeHidden()
})
