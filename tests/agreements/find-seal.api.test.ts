// Answers about a sealed document to its holder: by itself, and by the server that sealed it.
import { beforeAll, expect, it } from 'vitest'
import { verifySeal } from '#machines/agreements/verify/verify-seal.ts'
import type { Client } from '#mocks/demo/sell.ts'
import { sealOne } from '#server/agreements/sealing/sealing.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'
import { CORA, outForSignature, SAM } from '#tests/support/signing/signing.ts'

let test: TestApp
let owner: Client
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})

const ask = async (document_hash: string) =>
  answered((await test.anyone.GET('/v3/agreements.FindSeal', { params: { query: { document_hash } } })).data).seal

it('a document sealed by the server is as it was signed, is known by its hash alone, and as voided once it is', async () => {
  const { transaction, pages } = await outForSignature(test, owner, [
    { ...SAM, name: 'سام عينة 🌞', language: 'es' },
    CORA,
  ])
  for (const page of pages) await page.sign()
  // It is sealed right after the last signature; here the test sees to it.
  await sealOne(test.database, test.ports, undefined, { company_id: 2, id: transaction.id, at_once: true })
  const { params } = { params: { query: { transaction_id: transaction.id } } }
  const { report } = answered((await owner.GET('/v3/agreements.GetReport', { params })).data)
  const { signed_src, signed_hash, version } = report.transaction
  const bytes = new Uint8Array(await (await test.app.request(signed_src ?? '')).arrayBuffer())

  const verified = await verifySeal(bytes)
  expect(verified).toMatchObject({ verdict: 'as_signed', file_hash: signed_hash })
  expect(verified.evidence?.signers.map(({ name }) => name)).toEqual(['سام عينة 🌞', 'Cora Counter'])
  // The trail in the file is the beginning of the one the report shows.
  const inside = verified.evidence?.trail.map(({ hash }) => hash) ?? []
  expect(report.events.slice(0, inside.length).map(({ hash }) => hash)).toEqual(inside)

  const known = await ask(verified.file_hash)
  expect(known).toMatchObject({
    company_name: 'Test Solar',
    agreement_name: 'Solar agreement',
    status: 'signed',
    ended_at: null,
  })
  expect(Object.keys(known ?? {}).sort()).toEqual(['agreement_name', 'company_name', 'ended_at', 'sealed_at', 'status'])
  expect(await ask('0'.repeat(64))).toBeNull()
  // Not by the hash of what was sent, which is no seal.
  expect(await ask(report.transaction.document_hash)).toBeNull()

  await owner.POST('/v3/agreements.VoidAgreementTransaction', {
    body: { transaction_id: transaction.id, version, reason: 'Signed by mistake.' },
  })
  const voided = await ask(verified.file_hash)
  expect(voided?.status).toBe('voided')
  expect(voided?.ended_at).not.toBeNull()
})

it('too frequent requests are delayed', async () => {
  const ask = (document_hash: string) =>
    refusal(test.anyone.GET('/v3/agreements.FindSeal', { params: { query: { document_hash } } }))
  expect((await ask('no hash')).status).toBe(400)
  const answers = await Promise.allSettled(
    Array.from({ length: 70 }, () =>
      test.anyone.GET('/v3/agreements.FindSeal', { params: { query: { document_hash: 'a'.repeat(64) } } }),
    ),
  )
  expect(answers.some(({ status }) => status === 'rejected')).toBe(true)
  expect(await ask('a'.repeat(64))).toMatchObject({ status: 429, code: 'too_many_tries' })
})
