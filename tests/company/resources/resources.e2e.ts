// The team's shelf: operations puts a film on it, a rep finds and watches; and a question to support.
import { expect, test } from '@playwright/test'
import { ownCompany, signIn, watchFaults } from '#tests/support/browser.ts'
import { answered } from '#tests/support/sale.ts'

const PAGE = { kind: 'link' as const, url: 'https://www.example.com/', description: '', role_ids: [] }

test('a film is added, found by another, and asks its host for nothing before it is to play', async ({ page }) => {
  const faults = watchFaults(page)
  const asked: string[] = []
  // Nothing leaves this machine; the test is about the attempts.
  await page.route(
    url => /(youtube|vimeo)/.test(url.hostname),
    route => {
      asked.push(new URL(route.request().url()).hostname)
      return route.fulfill({ contentType: 'text/html', body: 'Playing' })
    },
  )
  await signIn(page, 'operations@example.com')
  await page.goto('/resources')
  await page.getByRole('button', { name: 'Add resource' }).click()
  const drawer = page.getByRole('dialog', { name: 'Add resource' })
  await drawer.getByRole('radio', { name: 'A video' }).click()
  await drawer.getByLabel('Video link').fill('https://films.example.com/1')
  await drawer.getByLabel('Title').fill('How a roof is measured')
  await drawer.getByRole('button', { name: 'Add resource' }).click()
  await expect(drawer.getByText('Enter a YouTube or Vimeo link.')).toBeVisible()
  await drawer.getByLabel('Video link').fill('https://vimeo.com/76979871')
  await drawer.getByRole('button', { name: 'Add resource' }).click()
  await expect(page.getByText('How a roof is measured saved')).toBeVisible()

  await page.getByLabel('Search resources').fill('roof is')
  await expect(page).toHaveURL(/search=roof/)
  await page.getByRole('button', { name: 'Watch How a roof is measured' }).waitFor()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Watch How a roof is measured' }).click()
  await expect(page.frameLocator('iframe').getByText('Playing')).toBeVisible()
  expect(asked).toEqual(['player.vimeo.com'])
  await page.keyboard.press('Escape')
  expect(faults.filter(fault => !fault.includes('400'))).toEqual([])
})

test('a page changed meanwhile is reported, and the input replaces it on confirmation', async ({ page }) => {
  const call = await ownCompany(page, 'Shelf Solar')
  const shelves = answered(
    (await call.POST('/v3/resources.CreateCategory', { body: { name: 'Scripts', position: 10 } })).data,
  )
  const { resource } = answered(
    (
      await call.POST('/v3/resources.Create', {
        body: { ...PAGE, category_id: shelves.category.id, title: 'First call' },
      })
    ).data,
  )
  await page.goto('/resources')
  await page.getByRole('button', { name: 'Edit First call' }).click()
  const drawer = page.getByRole('dialog', { name: 'First call' })
  await drawer.getByLabel('Description').fill('What to ask before the visit.')
  await call.POST('/v3/resources.Update', {
    body: {
      ...PAGE,
      category_id: shelves.category.id,
      title: 'First call',
      resource_id: resource.id,
      version: resource.version,
      active: true,
      description: 'Theirs.',
    },
  })
  const save = drawer.getByRole('button', { name: 'Save resource' })
  await save.click()
  await expect(
    drawer.getByText('Someone else changed this. Your edits are kept; saving them replaces theirs.'),
  ).toBeVisible()
  await expect(drawer.getByLabel('Description')).toHaveValue('What to ask before the visit.')
  await save.click()
  await expect(page.getByText('First call saved')).toBeVisible()
  await expect(page.getByText('What to ask before the visit.')).toBeVisible()
})

test('a question to support keeps what is typed and says its reference', async ({ page }) => {
  const faults = watchFaults(page)
  await signIn(page, 'rep@example.com')
  await page.goto('/projects')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Support' }).click()
  await page.getByLabel('Subject').fill('Old price')
  await page.reload()
  await expect(page.getByLabel('Subject')).toHaveValue('Old price')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Tell us what happened or what you’d like to know.')).toBeVisible()
  await page.getByLabel('Message').fill('The page shows the price of yesterday.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(/on its way\. Reference: S-[0-9A-F]{8}/)).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('')
  expect(faults).toEqual([])
})
