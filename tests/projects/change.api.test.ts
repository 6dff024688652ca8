// A change is confirmed in one place: the review lists its effects, and confirming renews all or nothing.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { addLicense, answered, confirmTariff, financed, newLink, published, signerOf } from '#tests/support/sale.ts'
import { demoAgreement } from '#tests/support/signing/agreement.ts'

const DISCOUNT = 30_000

let test: TestApp
let owner: Client
let agreement_id: string
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  await addLicense(owner)
  agreement_id = await demoAgreement(owner)
})

const of = (project_id: string) => ({ params: { query: { project_id } } })
const review = async (project_id: string, discount_cents?: number, by = owner) => {
  const query = { project_id, ...(discount_cents === undefined ? {} : { discount_cents }) }
  return answered((await by.GET('/v3/projects.ReviewChange', { params: { query } })).data).review
}
const terms = (discount_cents: number) => ({ price_usd_per_w: null, discount_cents })
const confirm = (body: Input<'/v3/projects.ConfirmChange'>, by = owner) =>
  by.POST('/v3/projects.ConfirmChange', { body })
const isOutOfDate = async (project_id: string) =>
  answered((await owner.GET('/v3/projects.GetNextStep', of(project_id))).data).quote === 'out_of_date'
const transactionsOf = async (project_id: string) =>
  answered((await owner.GET('/v3/agreements.ListTransactionsByProject', of(project_id))).data).transactions
const proposalOf = async (project_id: string) =>
  answered((await owner.GET('/v3/proposal.Get', of(project_id))).data).proposal
const priceOf = async (project_id: string) =>
  answered((await owner.GET('/v3/pricing.Get', of(project_id))).data).price?.price_cents ?? 0
const inShort = ({ consequences }: Pick<Schemas['ChangeReview'], 'consequences'>) =>
  consequences.map(({ kind, outcome }) => `${kind} ${outcome}`)
const money = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** Financing chosen, proposal published, agreement out for signature. */
async function sold(offer_name = 'Cash') {
  const { project_id } = await financed(owner, offer_name)
  await published(owner, project_id)
  const signers = [{ role: 'homeowner' as const, name: 'Sam Sample', email: 'sam.sample@example.com' }]
  const body = { project_id, agreement_id, signers, deliver: 'none' as const }
  const { transaction } = answered((await owner.POST('/v3/agreements.Send', { body })).data)
  return { project_id, transaction, price_cents: await priceOf(project_id) }
}

describe('before anybody has signed', () => {
  it('says what a discount brings without doing it, and does it all at once', async () => {
    const { project_id, price_cents } = await sold()
    const before = money(price_cents)
    const after = money(price_cents - DISCOUNT)
    const asked = await review(project_id, DISCOUNT)
    expect(inShort(asked)).toEqual(['price renewed', 'payment renewed', 'proposal renewed', 'agreement renewed'])
    expect(asked.consequences).toMatchObject([
      { before, after },
      { title: 'Cash', before, after },
      { before: `Version 1, ${before}`, after: `Version 2, ${after}` },
      { before, after, sentence: 'Nobody has signed it. It’s withdrawn and sent again to Sam Sample.' },
    ])
    expect(asked.changes).toContainEqual({ field: 'Contract price', before, after })
    expect(asked).toMatchObject({ checks: [], refusals: [], change_order: null })
    expect(await priceOf(project_id)).toBe(price_cents)
    expect(await transactionsOf(project_id)).toHaveLength(1)

    const loss = asked.loss ? { confirmed_loss_cents: asked.loss.savings_25y_cents } : {}
    const body = { project_id, token: asked.token, terms: terms(DISCOUNT), mail: false, ...loss }
    expect(answered((await confirm(body)).data).consequences).toEqual(asked.consequences)
    expect(await priceOf(project_id)).toBe(price_cents - DISCOUNT)
    expect(await isOutOfDate(project_id)).toBe(false)
    expect(await proposalOf(project_id)).toMatchObject({ is_current: true, status: 'sent' })
    expect(await transactionsOf(project_id)).toMatchObject([
      { status: 'sent', is_current: true, signers: [{ name: 'Sam Sample', email: 'sam.sample@example.com' }] },
      { status: 'canceled' },
    ])
    expect(await review(project_id)).toMatchObject({ consequences: [], mail: null })
  })

  it('shows what is out of date already, and is logged in one line', async () => {
    const { project_id, price_cents } = await sold()
    const { version } = answered((await owner.GET('/v3/pricing.Get', of(project_id))).data)
    await owner.POST('/v3/pricing.Save', { body: { project_id, version, ...terms(DISCOUNT) } })
    expect(await isOutOfDate(project_id)).toBe(true)
    const { token, consequences, loss } = await review(project_id)
    expect(consequences[0]).toMatchObject({ before: money(price_cents), after: money(price_cents - DISCOUNT) })
    const confirmed = loss ? { confirmed_loss_cents: loss.savings_25y_cents } : {}
    await confirm({ project_id, token, mail: false, ...confirmed })
    expect(await isOutOfDate(project_id)).toBe(false)
    const { activity } = answered((await owner.GET('/v3/projects.ListActivity', of(project_id))).data)
    expect(JSON.stringify(activity)).toContain('confirmed a change: contract price')
  })

  it('answers a change in between with the review of now, and does nothing', async () => {
    const { project_id } = await sold()
    const { token } = await review(project_id, DISCOUNT)
    const { version } = answered((await owner.GET('/v3/pricing.Get', of(project_id))).data)
    await owner.POST('/v3/pricing.Save', { body: { project_id, version, ...terms(10_000) } })
    const body = { project_id, token, terms: terms(DISCOUNT), mail: false }
    expect(await refusal(confirm(body))).toMatchObject({ status: 409, code: 'review_changed' })
    const fresh = await review(project_id, DISCOUNT)
    expect(fresh.token).not.toBe(token)
    const answer = await test.app.request('/v3/projects.ConfirmChange', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${(await test.signIn(emailOf('Owner'))).token}`,
        'Idempotency-Key': 'a-change-in-between',
      },
      body: JSON.stringify(body),
    })
    expect(await answer.json()).toMatchObject({ code: 'review_changed', review: { token: fresh.token } })
    expect(await transactionsOf(project_id)).toMatchObject([{ status: 'sent', is_current: false }])
  })

  it('says what keeps a proposal from being published, and then does nothing at all', async () => {
    const { project_id, price_cents } = await sold()
    const { design } = answered((await owner.GET('/v3/design.Get', of(project_id))).data)
    if (!design) throw new Error('It was designed')
    const { arrays, inverters, version } = design
    const [battery] = answered((await owner.GET('/v3/collections.ListStorage', {})).data).storage
    const storage = [{ storage_id: battery?.id ?? '', count: 1 }]
    await owner.POST('/v3/design.Save', { body: { project_id, version, arrays, inverters, storage } })
    const asked = await review(project_id, DISCOUNT)
    expect(asked.checks).toMatchObject([{ code: 'price_missing', item: { id: battery?.id } }])
    const body = { project_id, token: asked.token, terms: terms(DISCOUNT), mail: false }
    expect(await refusal(confirm(body))).toMatchObject({ status: 409, code: 'change_refused' })
    expect(await priceOf(project_id)).toBe(price_cents)
    expect(await transactionsOf(project_id)).toHaveLength(1)
  })

  it('asks for a loss to be confirmed with its figure', async () => {
    const { project_id } = await financed(owner, 'Cash', {
      tariff: { rate_usd_per_kwh: 0.03, fixed_charge_cents_per_month: 1_300 },
    })
    await confirmTariff(owner, project_id)
    await published(owner, project_id)
    const { token, loss } = await review(project_id, DISCOUNT)
    expect(loss?.savings_25y_cents).toBeLessThan(0)
    const body = { project_id, token, terms: terms(DISCOUNT), mail: false }
    expect(await refusal(confirm(body))).toMatchObject({ status: 409, code: 'loss_not_confirmed' })
    await confirm({ ...body, confirmed_loss_cents: loss?.savings_25y_cents ?? 0 })
    expect(await isOutOfDate(project_id)).toBe(false)
  })

  it('refuses terms with the sentence of their field', async () => {
    const { project_id } = await sold()
    expect((await refusal(review(project_id, 90_000_000))).fields).toEqual({
      discount_cents: 'Enter a discount no larger than the price.',
    })
  })

  it('leaves to others what the role may not do, and says so', async () => {
    const { call: rep } = await test.signIn(emailOf('Sales Rep'))
    const { project_id } = await financed(rep)
    await published(rep, project_id)
    const signers = [{ role: 'homeowner' as const, name: 'Sam Sample', email: 'sam.sample@example.com' }]
    answered(
      (await owner.POST('/v3/agreements.Send', { body: { project_id, agreement_id, signers, deliver: 'none' } })).data,
    )
    const asked = await review(project_id, DISCOUNT, rep)
    expect(inShort(asked)).toEqual(['price renewed', 'payment renewed', 'proposal renewed', 'agreement yours'])
    const loss = asked.loss ? { confirmed_loss_cents: asked.loss.savings_25y_cents } : {}
    await confirm({ project_id, token: asked.token, terms: terms(DISCOUNT), mail: false, ...loss }, rep)
    expect(await transactionsOf(project_id)).toMatchObject([{ status: 'sent', is_current: false }])
    expect(await isOutOfDate(project_id)).toBe(true)
    const { call: finance } = await test.signIn(emailOf('Finance'))
    expect(await refusal(review(project_id, DISCOUNT, finance))).toMatchObject({ status: 403 })
  })
})

describe('the homeowner', () => {
  it('is mailed what is renewed where it is wished and mails leave', async () => {
    const { project_id } = await sold()
    const asked = await review(project_id, DISCOUNT)
    expect(asked.mail).toEqual({
      to: ['Sam Sample'],
      why_not: 'No email server is connected, so nothing can be emailed.',
      suggested: false,
    })
    const loss = asked.loss ? { confirmed_loss_cents: asked.loss.savings_25y_cents } : {}
    const body = { project_id, token: asked.token, terms: terms(DISCOUNT), mail: true, ...loss }
    expect(await refusal(confirm(body))).toMatchObject({ status: 409, code: 'no_mail_server' })
    test.ports.mail_server = true
    const { token, mail } = await review(project_id, DISCOUNT)
    expect(mail).toMatchObject({ why_not: null, suggested: false })
    await confirm({ ...body, token })
    const { sends } = answered((await owner.GET('/v3/proposal.ListSends', of(project_id))).data)
    expect(sends).toMatchObject([{ way: 'mail', to: 'sam.sample@example.com' }])
    expect((await transactionsOf(project_id))[0]?.signers[0]?.sent_at).not.toBeNull()
    expect((await review(project_id, DISCOUNT * 2)).mail).toMatchObject({ suggested: true })
    test.ports.mail_server = false
  })
})

describe('after everybody has signed', () => {
  const sign = async (transaction: Schemas['Transaction']) => {
    const signer = signerOf(test, await newLink(owner, transaction))
    await signer.prepare()
    await signer.sign()
  }

  it('leaves what was signed, renews the price and the payment option, and asks for a change order', async () => {
    const { project_id, transaction } = await sold()
    await sign(transaction)
    const asked = await review(project_id, DISCOUNT)
    expect(inShort(asked)).toEqual([
      'price renewed',
      'payment renewed',
      'proposal kept',
      'agreement kept',
      'invoices kept',
    ])
    expect(asked.change_order).toEqual({ tab: 'agreements', agreement_id: null })
    expect(asked.mail).toBeNull()
    await confirm({ project_id, token: asked.token, terms: terms(DISCOUNT), mail: false })
    expect(await isOutOfDate(project_id)).toBe(false)
    expect(await transactionsOf(project_id)).toMatchObject([{ status: 'signed' }])
  })

  it('names the change order that fits, which changes the drafted invoices once it is signed', async () => {
    const { project_id, transaction, price_cents } = await sold()
    await sign(transaction)
    const drafted = async () =>
      answered((await owner.GET('/v3/receivables.GetProject', of(project_id))).data).invoices.reduce(
        (sum, { total_cents }) => sum + total_cents,
        0,
      )
    expect(await drafted()).toBe(price_cents)
    const order = await demoAgreement(owner, { name: 'Change order', kind: 'change_order' })
    const asked = await review(project_id, DISCOUNT)
    expect(asked.change_order).toEqual({ tab: 'agreements', agreement_id: order })
    await confirm({ project_id, token: asked.token, terms: terms(DISCOUNT), mail: false })
    expect(await drafted()).toBe(price_cents)
    const signers = [{ role: 'homeowner' as const, name: 'Sam Sample', email: 'sam.sample@example.com' }]
    const body = { project_id, agreement_id: order, signers, deliver: 'none' as const }
    const out = answered((await owner.POST('/v3/agreements.Send', { body })).data).transaction
    // While it is out a further change renews it, and needs no second one.
    expect((await review(project_id, DISCOUNT * 2)).change_order).toBeNull()
    await sign(out)
    expect(await drafted()).toBe(price_cents - DISCOUNT)
    expect(await review(project_id)).toMatchObject({ consequences: [], change_order: null })
  })
})
