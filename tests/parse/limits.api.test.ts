// Per-company limits on shared resources, and a handler that parses a file outside its transaction.
import { beforeEach, expect, it } from 'vitest'
import { png } from '#tests/files/pictures.ts'
import { signedIn } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

let test: Awaited<ReturnType<typeof signedIn>>
beforeEach(async () => {
  test = await signedIn()
})

const upload = (bytes: Uint8Array, key?: string) => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'roof.png')
  form.set('file_name', 'roof.png')
  const headers = key ? { 'Idempotency-Key': key } : {}
  return test.call.POST('/v3/files.Upload', {
    body: { file_name: 'roof.png', file: '' },
    bodySerializer: () => form,
    headers,
  })
}

it('an upload that would not fit into the storage of its company is refused, and usage says how much there is', async () => {
  answered((await upload(png())).data)
  test.ports.limits = { ...test.ports.limits, stored_bytes: 100 }
  expect(await refusal(upload(png()))).toMatchObject({ status: 413, code: 'storage_full' })
  const body = { file_name: 'archive.zip', size_bytes: 10_000 }
  expect((await refusal(test.call.POST('/v3/imports.Begin', { body }))).status).toBeGreaterThanOrEqual(409)
  const { limits, total } = answered((await test.call.GET('/v3/settings.GetUsage', {})).data)
  expect(limits.stored_bytes).toBe(100)
  expect(total.stored_bytes).toBeGreaterThan(0)
})

it('no more files of one company are read at once than it may have, and another company’s are', async () => {
  test.ports.limits = { ...test.ports.limits, uploads: 1 }
  const said = await Promise.all(
    [1, 2, 3].map(() =>
      upload(png()).then(
        () => 200,
        ({ status, code }) => `${status} ${code}`,
      ),
    ),
  )
  expect(said).toContain(200)
  expect(said.filter(one => one !== 200).every(one => one === '429 too_many_files')).toBe(true)
})

it('no more jobs of one company wait than it may have', async () => {
  test.ports.limits = { ...test.ports.limits, jobs: 0 }
  expect(await refusal(test.call.POST('/v3/exports.Start', { body: {} }))).toMatchObject({
    status: 409,
    code: 'too_many_jobs',
    message: 'Your company has 0 unfinished jobs. Wait for one to finish, or stop one.',
  })
})

it('sent twice under one key a file is kept once, though its handler begins twice', async () => {
  const [first, second] = [await upload(png(), 'one-key-one-file'), await upload(png(), 'one-key-one-file')]
  expect(answered(first.data).file_id).toBe(answered(second.data).file_id)
  const { audits } = answered((await test.call.GET('/v3/audits.ListAudits', {})).data)
  expect(audits.filter(({ sentence }) => sentence === 'uploaded roof.png')).toHaveLength(1)
})
