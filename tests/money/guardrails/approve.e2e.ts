// The link in an approver's email, opened without a session: the request and the decision, at a desk and on a phone.
import { expect, type Page, test } from '@playwright/test'
import { NO_LIMITS } from '#machines/money/guardrails/limits.ts'
import type { Client } from '#mocks/demo/sell.ts'
import { ownCompany, picture, watchFaults } from '#tests/support/browser.ts'
import { expectReadable } from '#tests/support/readable.ts'
import { answered, designInput, newProject } from '#tests/support/sale.ts'
import { printedLink } from '#tests/support/terminal.ts'

/** Another approver besides the owner. */
async function addManager(owner: Client, page: Page, email: string) {
  const { roles } = answered((await owner.GET('/v3/guardrails.Get', {})).data)
  const role_id = roles.find(({ name }) => name === 'Sales Manager')?.role_id ?? ''
  const { url } = answered((await owner.POST('/v3/users.GenerateInviteLink', { body: { role_id } })).data)
  const invite = url.split('/').at(-2) ?? ''
  const person = { invite, email, firstname: 'Max', lastname: 'Manager', password: 'seven quiet sunflowers' }
  expect((await page.request.post('/v3/users.AcceptInvite', { data: person })).status()).toBe(200)
}

/** The owner's design is larger than the owner may sell, and the owner asks. */
async function askForMore(owner: Client) {
  const { id: project_id } = await newProject(owner)
  answered((await owner.POST('/v3/design.Save', { body: await designInput(owner, project_id) })).data)
  const { version, roles } = answered((await owner.GET('/v3/guardrails.Get', {})).data)
  const role_id = roles.find(({ name }) => name === 'Owner')?.role_id ?? ''
  const limits = { ...NO_LIMITS, most_size_kw: 8 }
  answered((await owner.POST('/v3/guardrails.Save', { body: { version, role_id, limits } })).data)
  const body = { project_id, reason: 'Two cars will be charged at home.' }
  answered((await owner.POST('/v3/guardrails.RequestApproval', { body })).data)
  return project_id
}

for (const width of [1280, 390])
  test(`a request is approved from the mail, ${width} px wide`, async ({ page, browser }) => {
    const owner = await ownCompany(page, `Approve ${width} Solar`)
    const email = `max-${width}-${Date.now()}@example.com`
    await addManager(owner, page, email)
    const project_id = await askForMore(owner)
    const link = await printedLink(email, '/approve/')

    const context = await browser.newContext({ viewport: { width, height: 844 }, reducedMotion: 'reduce' })
    const theirs = await context.newPage()
    const faults = watchFaults(theirs)
    await theirs.goto(link)
    await expect(theirs.getByRole('heading', { name: 'Olga Own requests your approval' })).toBeVisible()
    await expect(theirs.getByText(/Owner can sell up to 8 kW/)).toBeVisible()
    await expect(theirs.getByText(/Two cars will be charged at home/)).toBeVisible()
    await expectReadable(theirs, 'the request')
    expect(await theirs.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await picture(theirs, `approve-${width}`)
    // The requester waits: the decision isn't theirs.
    await page.goto(`/projects/${project_id}?tab=price`)
    await expect(page.getByText(/You requested this, so someone else must decide/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0)

    await theirs.getByLabel('Note').fill('Fine with two cars.')
    await theirs.getByRole('button', { name: 'Approve' }).click()
    await expect(theirs.getByRole('heading', { name: 'Approved' })).toBeVisible()
    await theirs.goto(link)
    await expect(theirs.getByText(/^Max Manager approved this on .*: Fine with two cars\.$/)).toBeVisible()
    await expect(theirs.getByRole('button', { name: 'Approve' })).toHaveCount(0)
    await picture(theirs, `approved-${width}`)
    expect(faults).toEqual([])
    await context.close()
    await page.reload()
    await expect(page.getByText(/Max Manager approved this on .*: Fine with two cars\./)).toBeVisible()
  })
