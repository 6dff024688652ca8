// The holder of a signed agreement checks it in their own browser.
import { expect, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../../support/browser.ts'
import { answered, sent } from '../../support/sale.ts'
import { flipped } from '../../support/signing/forge.ts'
import { memoryLog, OTHER_KEY } from '../../support/signing/seal-log.ts'
import { SEALED_AT, sealedSample } from '../../support/signing/sealed.ts'

test('a signed agreement is checked without leaving the device, and one changed byte is detected', async ({ page }) => {
  const faults = watchFaults(page)
  const sealed = await sealedSample({ names: ['Sam Sample', 'Zoë Łukasiewicz'], events: 8 })
  await page.goto('/verify')
  await expect(page).toHaveTitle(/^Verify a document \|/)
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
  await expect(good.getByRole('heading', { name: 'This document is exactly as signed' })).toBeVisible()
  await expect(good.getByText('Zoë Łukasiewicz')).toBeVisible()
  await good.getByRole('button', { name: 'What was checked' }).click()
  await expect(good.getByText('The audit trail is complete: 8 events, each linked to the one before.')).toBeVisible()
  const bad = page.getByRole('article', { name: 'changed.pdf' })
  await expect(bad.getByRole('heading', { name: 'This document was changed after signing' })).toBeVisible()
  await expect(bad.getByText('The document was changed after it was signed.').first()).toBeVisible()
  expect(sent).toEqual([])

  // Asked of the server only once that is switched on, and then by a hash alone.
  await page.getByRole('switch', { name: /^Also ask/ }).click()
  await expect(good.getByText(/doesn’t recognize this file/)).toBeVisible()
  // The changed file could be the scan of one that was signed on paper.
  await expect.poll(() => sent.length).toBe(2)
  for (const asked of sent) expect(asked).toMatch(/^GET \S+\/v3\/agreements\.FindSeal\?document_hash=[0-9a-f]{64} $/)

  await page.getByRole('button', { name: 'Español' }).click()
  await expect(good.getByRole('heading', { name: 'Este documento está tal como se firmó' })).toBeVisible()
  expect(faults).toEqual([])
})

test('a sealed agreement shows its number in the log of seals, and the server that it is there still', async ({
  page,
}) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Logged Solar')
  const { company } = answered((await owner.GET('/v3/company.Get')).data)
  const { name, brand_color, legal_name, version } = company
  await owner.POST('/v3/company.Update', {
    body: { name, legal_name: legal_name ?? name, brand_color, version, license_number: 'ROC 000000' },
  })
  const { transaction, signer } = await sent({ anyone: owner }, owner)
  await signer.prepare()
  await signer.sign()
  const ask = async () =>
    answered(
      (await owner.GET('/v3/agreements.GetReport', { params: { query: { transaction_id: transaction.id } } })).data,
    ).report.transaction
  await expect.poll(async () => (await ask()).signed_src, { timeout: 60_000 }).not.toBeNull()
  const sealed = await page.request.get((await ask()).signed_src ?? '')
  const foreign = await sealedSample({ log: memoryLog({ at: SEALED_AT, key: OTHER_KEY }) })
  await page.goto('/verify')
  await page.getByLabel('Choose PDF files').setInputFiles([
    { name: 'ours.pdf', mimeType: 'application/pdf', buffer: await sealed.body() },
    { name: 'theirs.pdf', mimeType: 'application/pdf', buffer: Buffer.from(foreign) },
  ])
  const ours = page.getByRole('article', { name: 'ours.pdf' })
  const theirs = page.getByRole('article', { name: 'theirs.pdf' })
  await ours.getByRole('button', { name: 'What was checked' }).click()
  await expect(ours.getByText(/It is number \d+ in the public seal log of installation [0-9a-f]{12}\./)).toBeVisible()
  await page.getByRole('switch', { name: /^Also ask/ }).click()
  await expect(ours.getByText(/sealed this document for “Logged Solar” on .* It isn’t verified\./)).toBeVisible()
  await expect(ours.getByText(/It’s still number \d+ of \d+ in the public seal log\./)).toBeVisible()
  await expect(theirs.getByText(/is in another installation’s seal log/)).toBeVisible()
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(ours.getByText(/El registro público de sellos lo sigue mostrando con el número/)).toBeVisible()
  expect(faults).toEqual([])
})
