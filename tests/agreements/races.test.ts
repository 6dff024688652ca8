// Things that happen to one agreement at the same moment end in one consistent state. On the embedded database transactions
// come one after the other; on PostgreSQL, where this runs too, they really meet.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, financed } from '#tests/support/sale.ts'
import { KIM, outForSignature, type Person, SAM, template } from '#tests/support/signing/signing.ts'
import { signingState } from '#tests/support/signing/signing-state.ts'

let test: TestApp
let owner: Client
/** Signatures don't move its project, so only the agreement's own lock separates two signers. */
let loan: { project_id: string }
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  loan = await financed(owner, 'GoodLeap 25 years, 7.49%')
})

let made = 0
async function sent(people: readonly Person[], { project_id } = loan) {
  const name = `Race ${made++}`
  const agreement_id = await template(owner, people, undefined, { name })
  const out = await outForSignature(test, owner, people, { project_id, agreement_id })
  const [sam, kim] = out.pages
  if (!sam) throw new Error('Nobody signs')
  for (const page of out.pages) await page.prepare()
  return { ...out, sam, kim: kim ?? sam, state: () => signingState(test.database, out.transaction.id, name) }
}
/** Each call's result: its status, or the code it was refused with. */
const both = async (...calls: Promise<{ status: string }>[]) =>
  (await Promise.allSettled(calls)).map(one => {
    if (one.status === 'fulfilled') return one.value.status
    const { status, code } = one.reason
    if (status !== 404 && status !== 409) throw one.reason
    return String(code)
  })
const withdraw = async (transaction_id: string, version: number) => {
  const body = { transaction_id, version, reason: 'Wrong address' }
  return answered((await owner.POST('/v3/agreements.VoidAgreementTransaction', { body })).data).transaction
}

describe('at the same moment', () => {
  it('two taps on Sign are one signature and one seal', async () => {
    const { sam, state } = await sent([SAM])
    const body = await sam.ready()
    const answers = await Promise.all([sam.save(body), sam.save(body), sam.save(body)])
    expect(answers.map(({ status, signed_hash }) => [status, signed_hash])).toEqual(
      Array(3).fill(['signed', answers[0]?.signed_hash]),
    )
    expect(answers[0]?.signed_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(await state()).toMatchObject({ status: 'signed', sealed: true, faults: [] })
  })

  it('of two who sign last, one completes it', async () => {
    const { sam, kim, state } = await sent([SAM, KIM])
    const bodies = [await sam.ready(), await kim.ready()] as const
    await Promise.all([sam.save(bodies[0]), kim.save(bodies[1])])
    expect(await state()).toMatchObject({
      status: 'signed',
      sealed: true,
      signed: ['Sam Sample', 'Kim Sample'],
      faults: [],
    })
  })

  it.each(['the company', 'the signer'])('withdrawing and signing, begun by %s, end in one of the two', async first => {
    const { sam, transaction, state } = await sent([SAM])
    const body = await sam.ready()
    const { version } = await state()
    const sign = () => sam.save(body)
    const void_it = () => withdraw(transaction.id, version)
    const outcome = first === 'the signer' ? await both(sign(), void_it()) : await both(void_it(), sign())
    const { status, faults, sealed } = await state()
    expect(faults).toEqual([])
    expect(['signed', 'canceled']).toContain(status)
    expect(outcome.filter(one => one === status)).toHaveLength(1)
    expect(sealed).toBe(status === 'signed')
  })

  it('one declines while the other signs: no signature is lost, and nothing is sealed', async () => {
    const { sam, kim, state } = await sent([SAM, KIM])
    const body = await sam.ready()
    await both(sam.save(body), kim.decline('Not this year.'))
    const { status, faults, signed, events } = await state()
    expect(faults).toEqual([])
    expect(status).toBe(signed.length === 1 ? 'voided' : 'canceled')
    expect(events.filter(event => event === 'declined')).toHaveLength(1)
  })

  it('a link that ends while its signer signs lets through a whole signature or none', async () => {
    const { sam, transaction, state } = await sent([SAM])
    const body = await sam.ready()
    const revoke = owner
      .POST('/v3/agreements.GenerateURL', {
        body: { transaction_id: transaction.id, signer_id: transaction.signers[0]?.id ?? '' },
      })
      .then(() => ({ status: 'new link' }))
    const [signing] = await both(sam.save(body), revoke)
    const { signed, faults } = await state()
    expect(faults).toEqual([])
    expect(signed).toEqual(signing === 'signed' ? ['Sam Sample'] : [])
  })

  it('pages read and pictures adopted on two devices are all kept, one of a kind', async () => {
    const { pages, transaction } = await outForSignature(test, owner, [SAM], loan)
    const [sam] = pages
    if (!sam) throw new Error('Nobody signs')
    await sam.track('viewed')
    await Promise.all([sam.track('consented'), sam.track('consented')])
    await Promise.all([1, 2, 1, 2].map(page => sam.track('page_read', { page })))
    await Promise.all([sam.adopt('signature'), sam.adopt('initials'), sam.adopt('signature')])
    const { pages_read, signatures } = await sam.read()
    expect(pages_read).toEqual([1, 2])
    expect(signatures.map(({ kind }) => kind).sort()).toEqual(['initials', 'signature'])
    const query = { params: { query: { transaction_id: transaction.id } } }
    const { report } = answered((await owner.GET('/v3/agreements.GetReport', query)).data)
    expect(report.trail.whole).toBe(true)
    expect(report.events.filter(({ event }) => event === 'consented')).toHaveLength(1)
  })

  it('signing a cash deal and sending another agreement of its project do not lock each other out', async () => {
    const { sam, project_id, state } = await sent([SAM], await financed(owner))
    const body = await sam.ready()
    const next = await template(owner, [SAM], undefined, { kind: 'disclosure' })
    const [signed] = await Promise.all([
      sam.save(body),
      outForSignature(test, owner, [SAM], { project_id, agreement_id: next }),
    ])
    expect(signed.status).toBe('signed')
    expect((await state()).faults).toEqual([])
  })
})

it('a late signer sees how it ended', async () => {
  const { sam, transaction, state } = await sent([SAM])
  const body = await sam.ready()
  await withdraw(transaction.id, (await state()).version)
  expect((await refusal(sam.save(body))).status).toBe(409)
  expect((await sam.read()).status).toBe('canceled')
})
