// The first day's team is invited at once; rejected ones stay in the list with the reason, and no one is invited twice.
import { expect, test } from '@playwright/test'
import { choose, ownCompany, watchFaults } from '#tests/support/browser.ts'
import { answered } from '#tests/support/sale.ts'

test('several people are invited at once, and rejected ones stay with the reason', async ({ page }) => {
  const owner = await ownCompany(page, 'Many Hands Solar')
  const { roles } = answered((await owner.GET('/v3/roles.ListPermissions', {})).data)
  const body = { rows: [{ email: 'taken@example.com', role_id: answered(roles[0]).id }] }
  answered((await owner.POST('/v3/users.InviteMembers', { body })).data)
  const faults = watchFaults(page)
  page.setDefaultTimeout(15_000)
  await page.goto('/team')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Invite people' })
  const person = (nth: number) => drawer.getByRole('group', { name: `Person ${nth}` })

  await test.step('the first row’s role and territory are those of the pasted ones', async () => {
    await choose(person(1), 'Role', 'Sales Rep', page)
    await person(1).getByLabel('Territory').fill('AZ, 89101')
    await drawer.getByRole('button', { name: 'Paste emails' }).click()
    const typed = `riley@example.com, Sam Sample <sam@example.com>; taken@example.com riley@example.com`
    await drawer.getByLabel('Email addresses').fill(typed)
    await drawer.getByRole('button', { name: 'Add to list' }).click()
    await expect(person(2).getByLabel('Role')).toHaveText(/Sales Rep/)
    await expect(person(2).getByLabel('Territory')).toHaveValue('AZ, 89101')
  })

  await test.step('what is wrong is said before anybody is invited, and a reload keeps the list', async () => {
    await drawer.getByRole('button', { name: /^Invite \d people$/ }).click()
    await expect(drawer.getByText('riley@example.com is in the list twice.')).toBeVisible()
    await page.reload()
    await drawer.getByRole('button', { name: 'Remove riley@example.com' }).last().click()
  })

  await test.step('two are invited, by a link of their own; the third has been already', async () => {
    await drawer.getByRole('button', { name: 'Invite 3 people' }).click()
    await expect(drawer.getByText(/2 people invited\. Copy each link now/)).toBeVisible()
    for (const email of ['riley@example.com', 'sam@example.com'])
      await expect(drawer.getByLabel(`Invitation link for ${email}`)).toHaveValue(/\/join\//)
    await expect(person(1).getByLabel('Email')).toHaveValue('taken@example.com')
    await expect(
      person(1).getByText('taken@example.com has an open invitation. Revoke it to send a new one.'),
    ).toBeVisible()
    await expect(person(2)).toBeHidden()
  })
  const { data } = await owner.GET('/v3/users.ListInvites', {})
  expect(data?.invites.slice(0, 2).map(({ email, territory }) => [email, territory?.states, territory?.zips])).toEqual([
    ['sam@example.com', ['AZ'], ['89101']],
    ['riley@example.com', ['AZ'], ['89101']],
  ])
  expect(faults).toEqual([])
})
