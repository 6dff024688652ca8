// Where a write leads to once it is done: on from the page it was begun on, and nowhere once the person has gone to another.
import { expect, test } from '@playwright/test'
import { follow, ownCompany } from '../support/browser.ts'
import { newProject } from '../support/sale.ts'

test('whoever has gone on while a design is saved is not brought back', async ({ page }) => {
  const owner = await ownCompany(page, 'Onward Solar')
  const { id } = await newProject(owner)
  let letGo = () => {}
  const held = new Promise<void>(done => {
    letGo = done
  })
  // A server that takes its time.
  await page.route('**/v3/design.Save', async route => {
    await held
    await route.continue()
  })
  const save = async () => {
    await page.goto(`/projects/${id}/manual`)
    await page.getByRole('button', { name: 'Save design' }).click()
  }
  await save()
  await follow(page, '/team')
  await expect(page.getByRole('heading', { name: 'Team', exact: true })).toBeVisible()
  letGo()
  await expect(page.getByText('Design saved')).toBeVisible()
  await expect(page).toHaveURL(/\/team$/)
  await save()
  await expect(page).toHaveURL(/tab=design/)
})
