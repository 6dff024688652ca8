import { PDF } from '@libpdf/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#machines/lib/time.ts'
import type { Client } from '#mocks/demo/sell.ts'
import { readTrail } from '#server/agreements/evidence/trail.ts'
import { enterTenant } from '#server/db/database.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, newLink, sent, signerOf } from '#tests/support/sale.ts'
import { demoAgreementPdf } from '#tests/support/signing/agreement.ts'

let test: TestApp
let owner: Client
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})

const upload = (bytes: Uint8Array, name = 'Agreement') => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }))
  form.set('file_name', 'agreement.pdf')
  form.set('name', name)
  return owner.POST('/v3/collections.UploadAgreement', {
    body: { file: '', file_name: '' },
    bodySerializer: () => form,
  })
}
const listed = async () => answered((await owner.GET('/v3/collections.ListAgreements', {})).data).agreements.length
const trailOf = (transaction_id: string) =>
  test.database.transaction(async db => {
    await enterTenant(db, 2)
    return readTrail(db, transaction_id)
  })
const project = async (project_id: string) =>
  answered((await owner.GET('/v3/projects.Get', { params: { query: { project_id } } })).data).project
const transactions = async (project_id: string) =>
  answered((await owner.GET('/v3/agreements.ListTransactionsByProject', { params: { query: { project_id } } })).data)
    .transactions

describe('uploading a template', () => {
  it('reads the pages of a PDF', async () => {
    const { agreement } = answered((await upload(await demoAgreementPdf())).data)
    expect(agreement).toMatchObject({
      page_count: 2,
      version: 1,
      draft: { fields: [] },
      pages: [{ width: 612, height: 792 }, {}],
    })
  })

  it('refuses what is no PDF, what is cut off and what is protected, and keeps nothing', async () => {
    const before = await listed()
    const pdf = await demoAgreementPdf()
    const locked = await PDF.load(pdf)
    locked.setProtection({ userPassword: 'secret', ownerPassword: 'secret' })
    const wrong = [
      [Buffer.from('<html>no agreement</html>'), 'not_a_pdf'],
      [pdf.subarray(0, pdf.length - 2_000), 'damaged_pdf'],
      [await locked.save(), 'encrypted_pdf'],
    ] as const
    for (const [bytes, code] of wrong) expect(await refusal(upload(bytes))).toMatchObject({ status: 415, code })
    expect(await listed()).toBe(before)
  })

  it('refuses 40 MB before it is read', async () => {
    const refused = await refusal(upload(Buffer.alloc(40 * 1_048_576, 32)))
    expect(refused.status).toBe(413)
    expect(refused.message).toMatch(/MB/)
  })

  it('refuses a field on a page that is not there, and a stale version', async () => {
    const { agreement } = answered((await upload(await demoAgreementPdf())).data)
    const place = { id: 'a', type: 'signature' as const, x: 0.1, y: 0.1, w: 0.3, h: 0.1, required: true, label: '' }
    const save = (page: number, version = agreement.version) =>
      owner.POST('/v3/collections.UpdateAgreement', {
        body: {
          agreement_id: agreement.id,
          version,
          draft: { ...agreement.draft, fields: [{ ...place, signer_role: 'homeowner', page }] },
        },
      })
    expect((await refusal(save(3))).status).toBe(400)
    expect(answered((await save(2)).data).agreement.version).toBe(2)
    expect((await refusal(save(2, 1))).status).toBe(409)
  })
})

describe('signing', () => {
  it('takes consent and every page before a signature', async () => {
    const { signer } = await sent(test, owner)
    expect(await refusal(signer.sign())).toMatchObject({ status: 409, code: 'consent_missing' })
    await signer.track('viewed')
    await signer.track('consented')
    expect(await refusal(signer.sign())).toMatchObject({ status: 409, code: 'pages_unread' })
  })

  it('seals the document, sells a cash project and shows the same page to a link used again', async () => {
    const { project_id, signer } = await sent(test, owner)
    await signer.prepare()
    expect((await signer.sign()).status).toBe('signed')
    expect(await signer.read()).toMatchObject({ status: 'signed', signer: { status: 'signed' } })
    expect(await project(project_id)).toMatchObject({
      status: 'paid_by_cash',
      next_statuses: ['installation_completed', 'canceled', 'voided'],
    })
    const [transaction] = await transactions(project_id)
    const file = await test.app.request(transaction?.signed_src ?? '')
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const forged = await test.app.request(transaction?.signed_src?.replace(/signature=.{6}/, 'signature=AAAAAA') ?? '')
    expect(forged.status).toBe(403)
  })

  it('takes two taps on Sign as one', async () => {
    const { project_id, signer } = await sent(test, owner)
    await signer.prepare()
    const body = await signer.completed()
    const both = await Promise.all([signer.save(body), signer.save(body)])
    expect(both.map(({ status }) => status)).toEqual(['signed', 'signed'])
    const [transaction] = await transactions(project_id)
    const trail = await trailOf(transaction?.id ?? '')
    expect(trail.filter(({ event }) => event === 'signed')).toHaveLength(1)
  })

  it('keeps a chain of events, each carrying the hash of the one before', async () => {
    const { project_id, signer } = await sent(test, owner)
    await signer.prepare()
    await signer.sign()
    const [transaction] = await transactions(project_id)
    const trail = await trailOf(transaction?.id ?? '')
    const events = trail.map(({ event }) => event)
    expect(events).toEqual(expect.arrayContaining(['sent', 'viewed', 'consented', 'page_read', 'signed']))
    expect(new Set(trail.map(({ hash }) => hash)).size).toBe(events.length)
    expect(transaction?.trail).toEqual({
      whole: true,
      made_here: true,
      count: events.length,
      last_hash: trail.at(-1)?.hash,
    })
  })

  it('keeps an older link when a new one is made', async () => {
    const { transaction, signer } = await sent(test, owner)
    const next = signerOf(test, await newLink(owner, transaction))
    for (const one of [signer, next]) expect((await one.read()).signer.name).toBe('Sam Sample')
  })

  it('ends a link after thirty days', async () => {
    const { signer } = await sent(test, owner)
    const now = test.clock.now
    test.clock.now = new Date(now.getTime() + 31 * DAY_MS)
    expect(await refusal(signer.read())).toMatchObject({ status: 409, code: 'link_expired' })
    test.clock.now = now
  })

  it('answers 404 to a link that is guessed', async () => {
    expect((await refusal(signerOf(test, 'A'.repeat(43)).read())).status).toBe(404)
  })

  it('is over once the signer declines', async () => {
    const { project_id, signer } = await sent(test, owner)
    await signer.decline('The price is too high')
    const [transaction] = await transactions(project_id)
    expect(transaction).toMatchObject({ status: 'canceled', reason: 'The price is too high' })
    await signer.prepare().catch(() => undefined)
    expect((await refusal(signer.sign())).status).toBe(409)
  })

  it('is over once the company withdraws it, and says so to the signer', async () => {
    const { project_id, transaction, signer } = await sent(test, owner)
    const [{ version } = transaction] = await transactions(project_id)
    const body = { transaction_id: transaction.id, version, reason: 'Wrong address' }
    await owner.POST('/v3/agreements.VoidAgreementTransaction', { body })
    const failed = await refusal(signer.track('consented'))
    expect([404, 409]).toContain(failed.status)
    expect((await transactions(project_id))[0]?.status).toBe('canceled')
  })

  it('leaves a financed project where it is: the lender moves that', async () => {
    const { project_id, signer } = await sent(test, owner, 'GoodLeap 25 years, 7.49%')
    await signer.prepare()
    await signer.sign()
    expect((await project(project_id)).status).toBe('active')
  })
})
