// Two designs with a proposal each: compared side by side, and the homeowner accepts the one that wasn't selected before.
import { devices, expect, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../support/browser.ts'
import { answered, confirmTariff, designInput, financed } from '../support/sale.ts'

test('a homeowner has two proposals to choose from, and accepting one sells its design', async ({ page, browser }) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Either Solar')
  const { project_id } = await financed(owner)
  await owner.POST('/v3/design.Copy', { body: { project_id, design_id: project_id, name: 'Both roofs' } })
  const input = await designInput(owner, project_id, 1)
  await owner.POST('/v3/design.Save', { body: { ...input, arrays: input.arrays.slice(0, 1) } })
  await confirmTariff(owner, project_id)
  await page.goto(`/projects/${project_id}?tab=proposal`)
  const designs = page.getByRole('navigation', { name: 'Proposals by design' })

  const links: string[] = []
  for (const name of ['Design 1', 'Both roofs']) {
    await designs.getByRole('link', { name }).click()
    await expect(designs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await page.getByRole('button', { name: 'Start proposal' }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Published, not sent yet' })).toBeVisible()
    links.push(await page.getByRole('textbox', { name: 'Public link' }).inputValue())
  }
  const [first = '', second = ''] = links.map(link => new URL(link).pathname)
  expect(first).not.toBe(second)

  // The pages of the one that is not sold are written and looked at as well.
  await page.getByRole('link', { name: 'Preview' }).click()
  await expect(page.getByText('Both roofs').first()).toBeVisible()
  await page.goto(`/projects/${project_id}?tab=proposal`)

  const context = await browser.newContext({ ...devices['Pixel 7'] })
  const phone = await context.newPage()
  await phone.goto(second)
  await phone.getByRole('link', { name: /See payment options/ }).tap()
  await phone.getByRole('link', { name: 'Accept this proposal' }).tap()
  await phone.getByLabel('Your full name').fill('Sam Sample')
  await phone.getByRole('button', { name: 'Accept this proposal' }).tap()
  await expect(phone.getByText(/You accepted/).first()).toBeVisible()
  await phone.goto(first)
  await expect(phone.getByText(/already under way/).first()).toBeVisible()
  await context.close()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Accepted by Sam Sample' })).toBeVisible()
  await expect(designs.getByRole('link', { name: /^Both roofs sold/ })).toHaveAttribute('aria-current', 'page')
  expect(
    answered((await owner.GET('/v3/design.Get', { params: { query: { project_id } } })).data).design,
  ).toMatchObject({
    module_count: 20,
  })
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(faults).toEqual([])
})
