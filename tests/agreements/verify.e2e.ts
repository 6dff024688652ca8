// Somebody who has a signed agreement checks it in their own browser.
import { expect, test } from '@playwright/test'
import { watchFaults } from '../support/browser.ts'
import { flipped } from '../support/forge.ts'
import { sealedSample } from '../support/sealed.ts'

test('a signed agreement is checked without leaving the device, and one byte changed is told', async ({ page }) => {
  const faults = watchFaults(page)
  const sealed = await sealedSample({ names: ['Sam Sample', 'Zoë Łukasiewicz'], events: 8 })
  await page.goto('/verify')
  await expect(page).toHaveTitle(/^Verify a Document \|/)
  const sent: string[] = []
  page.on('request', request => {
    const line = `${request.method()} ${request.url()} ${request.postData() ?? ''}`
    // The page's own files, such as a typeface for letters seen first now.
    if (!/^GET \S+\/assets\/[\w.-]+ $/.test(line)) sent.push(line)
  })
  const choose = (name: string, bytes: Uint8Array) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(bytes),
  })
  await page
    .getByLabel('Choose PDF files')
    .setInputFiles([choose('signed.pdf', sealed), choose('changed.pdf', flipped(sealed, 9_000, 1))])

  const good = page.getByRole('article', { name: 'signed.pdf' })
  await expect(good.getByRole('heading', { name: 'This document is as it was signed' })).toBeVisible()
  await expect(good.getByText('Zoë Łukasiewicz')).toBeVisible()
  await good.getByRole('button', { name: 'What was checked' }).click()
  await expect(good.getByText('The trail is whole: 8 events, each tied to the one before.')).toBeVisible()
  const bad = page.getByRole('article', { name: 'changed.pdf' })
  await expect(bad.getByRole('heading', { name: 'This document was changed' })).toBeVisible()
  await expect(bad.getByText('The document was changed after it was signed.').first()).toBeVisible()
  expect(sent).toEqual([])

  // Asked of the server only once that is switched on, and then by a hash alone.
  await page.getByRole('switch', { name: /^Also ask/ }).click()
  await expect(good.getByText(/does not know this file/)).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatch(/^GET \S+\/v3\/agreements\.FindSeal\?document_hash=[0-9a-f]{64} $/)

  await page.getByRole('button', { name: 'Español' }).click()
  await expect(good.getByRole('heading', { name: 'Este documento está tal como se firmó' })).toBeVisible()
  expect(faults).toEqual([])
})
