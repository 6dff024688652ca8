// Sending an agreement: blockers, frozen data, recipients and times, and its links.

import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { isNoticeField } from '#machines/agreements/rescission.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import type { Client } from '#mocks/demo/sell.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { remindDue } from '#server/agreements/sending/reminders.ts'
import { deliverDue } from '#server/company/mail/deliver.ts'
import { openLink } from '#server/company/mail/write-mail.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { smtpTransport } from '#server/ports/smtp.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { mailsTo } from '#tests/support/mail.ts'
import { mailServer } from '#tests/support/mail-server.ts'
import { refusal } from '#tests/support/refusal.ts'
import { ADDRESS, answered, financed, newProject, signerOf } from '#tests/support/sale.ts'
import { demoAgreement, demoFields } from '#tests/support/signing/agreement.ts'
import { pdfText } from '#tests/support/signing/pdf-tools.ts'

const SAM = 'sam.sample@example.com'
const ALEX = 'alex.sample@example.com'
const OFFICE = 'office@example.com'
const MINUTE_MS = 60_000
const CO_FIELDS: Schemas['Field'][] = (['co_homeowner', 'countersigner'] as const).map((signer_role, index) => ({
  id: `signature-${signer_role}`,
  type: 'signature',
  page: 2,
  x: 0.11,
  y: 0.85 + index * 0.06,
  w: 0.4,
  h: 0.05,
  signer_role,
  required: true,
  label: '',
}))

let test: TestApp
let owner: Client
let rep: Client
/** Two homeowners, then the company; with the notice of cancellation. */
let both: string
/** The homeowner alone. */
let plain: string
let home: string
let other: string

beforeAll(async () => {
  test = await testApp()
  await signIn()
  const steps = { homeowner: 1, co_homeowner: 1, countersigner: 2, cc: 1 } as const
  both = await demoAgreement(owner, {
    name: 'Contract for two',
    fields: [...demoFields, ...CO_FIELDS],
    signers: (['homeowner', 'co_homeowner', 'countersigner', 'cc'] as const).map(role => ({ role, step: steps[role] })),
    rescission_notice: true,
  })
  plain = await demoAgreement(owner, { name: 'Plain agreement' })
  home = (await financed(rep)).project_id
  const homeowner = { firstname: 'Alex', lastname: 'Sample', email: ALEX, preferred_language: 'es' as const }
  await rep.POST('/v3/homeowners.Add', { body: { project_id: home, homeowner } })
  other = (await financed(rep)).project_id
})

async function signIn() {
  owner = (await test.signIn(emailOf('Owner'))).call
  rep = (await test.signIn(emailOf('Sales Rep'))).call
}
/** Sessions don't last that long. */
async function pass(ms: number) {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
  if (ms > 50 * MINUTE_MS) await signIn()
}
const asked = (agreement_id: string, project_id = home, by = rep) =>
  by.GET('/v3/agreements.PrepareSend', { params: { query: { project_id, agreement_id } } })
const prepared = async (agreement_id: string, project_id = home) =>
  answered((await asked(agreement_id, project_id)).data).preparation
const codes = async (agreement_id: string, project_id = home) =>
  (await prepared(agreement_id, project_id)).checks.map(({ code, severity }) => `${severity} ${code}`)
const person = (role: Schemas['SignerRole'], name: string, email: string) => ({ role, name, email })
const FOUR = [
  person('cc', 'Office', OFFICE),
  person('countersigner', 'Olive Office', 'olive@example.com'),
  person('co_homeowner', 'Alex Sample', ALEX),
  person('homeowner', ' Sam Sample ', SAM),
]
const send = (body: Partial<Input<'/v3/agreements.Send'>> = {}, by = rep) =>
  by.POST('/v3/agreements.Send', {
    body: { project_id: home, agreement_id: both, signers: FOUR, deliver: 'mail', ...body },
  })
const sentPlain = async (deliver: 'mail' | 'none' = 'mail') =>
  answered(
    (await send({ project_id: other, agreement_id: plain, signers: [person('homeowner', 'Sam Sample', SAM)], deliver }))
      .data,
  ).transaction
const listed = async (project_id = home) =>
  answered((await rep.GET('/v3/agreements.ListTransactionsByProject', { params: { query: { project_id } } })).data)
    .transactions
const withdraw = async (transaction_id: string, version: number, by = owner) =>
  by.POST('/v3/agreements.VoidAgreementTransaction', { body: { transaction_id, version, reason: 'Price changed' } })
const idOf = (transaction: Schemas['Transaction'], role: Schemas['SignerRole']) =>
  transaction.signers.find(one => one.role === role)?.id ?? ''
const newest = async (to: string) => {
  const [mail] = await mailsTo(test, 2, to)
  if (!mail) throw new Error(`No mail to ${to}`)
  return { ...mail, link: openLink(test.ports, mail) ?? '' }
}
const tokenIn = ({ link }: { link: string }) => link.split('/').at(-1) ?? ''
const count = async (to: string) => (await mailsTo(test, 2, to)).length

describe('before an agreement is sent', () => {
  it('says everything that stops it, with where it is put right, and Send says the same', async () => {
    const bare = (await newProject(rep)).id
    expect(await codes(both, bare)).toEqual(
      expect.arrayContaining(['stop design_missing', 'stop financing_missing', 'stop company_address_missing']),
    )
    const { checks } = await prepared(both)
    expect(checks).toContainEqual({
      code: 'company_address_missing',
      severity: 'stop',
      sentence: 'The notice of cancellation needs your company’s address.',
      fix: 'An administrator can enter it under Company.',
      where: 'company',
    })
    expect(await refusal(send())).toMatchObject({
      status: 409,
      code: 'not_ready',
      message: expect.stringContaining('An administrator can enter it under Company.'),
    })
    const { company } = answered((await owner.GET('/v3/company.Get', {})).data)
    const { name, legal_name, brand_color, version } = company
    const profile = { name, legal_name, brand_color, address: ADDRESS }
    await owner.POST('/v3/company.Update', { body: { ...profile, version } })
    expect(await codes(both)).toEqual(['stop license_missing', 'warn proposal_not_accepted'])
    await owner.POST('/v3/company.Update', {
      body: { ...profile, license_number: 'ROC 000000', version: version + 1 },
    })
    expect(await codes(both)).toEqual(['warn proposal_not_accepted'])
  })

  it('offers the agreement for two first where there are two homeowners, and asks before only one of them signs', async () => {
    const fits = async (project_id: string) => {
      const { data } = await rep.GET('/v3/agreements.ListProjectAgreements', { params: { query: { project_id } } })
      return answered(data).agreements.map(({ name, signers_fit }) => [name, signers_fit])
    }
    expect(await fits(home)).toEqual([
      ['Contract for two', 'all'],
      ['Plain agreement', 'one_of_two'],
    ])
    expect(await fits(other)).toEqual([
      ['Plain agreement', 'all'],
      ['Contract for two', 'two_of_one'],
    ])
    expect(await codes(plain)).toContain('warn one_signs')
    const signers = [person('homeowner', 'Sam Sample', SAM)]
    for (const more of [{}, { one_signature: false }])
      expect((await refusal(send({ agreement_id: plain, signers, ...more }))).fields).toEqual({
        one_signature: 'Confirm that one signature is enough, or choose another agreement.',
      })
    expect(await codes(both, other)).toContain('warn second_signer_unknown')
  })

  it('suggests the project’s people for each role, in order, and the notice it would include', async () => {
    const { signers, rescission, values } = await prepared(both)
    expect(
      signers.map(({ role, step, name, email, language, required }) => [role, step, name, email, language, required]),
    ).toEqual([
      ['homeowner', 1, 'Sam Sample', SAM, 'en', true],
      ['co_homeowner', 1, 'Alex Sample', ALEX, 'es', true],
      ['countersigner', 2, 'Test Owner', emailOf('Owner'), 'en', true],
      ['cc', 1, 'Test Solar', expect.any(String), 'en', false],
    ])
    // 2026-11-21 is a Saturday; the Sunday is left out.
    expect(rescission).toEqual({ state: 'AZ', business_days: 3, statute: '16 CFR 429.1', cancel_by: '2026-11-25' })
    expect(values.map(({ name }) => name)).toContain('contract_price')
    expect((await prepared(plain)).rescission).toBeNull()
  })

  it('refuses signers that do not suit it, by the field', async () => {
    const faults = async (signers: Input<'/v3/agreements.Send'>['signers']) => (await refusal(send({ signers }))).fields
    const [, office, alex, sam] = FOUR
    if (!office || !alex || !sam) throw new Error('Four sign')
    expect(await faults([sam])).toEqual({
      signers: 'Add the remaining signers: co-homeowner and countersigner.',
    })
    expect(await faults([sam, sam, alex, office])).toHaveProperty('signers.1.role')
    expect(await faults([sam, alex, office, person('sales_rep', 'Riley Rep', 'riley@example.com')])).toEqual({
      'signers.3.role': 'This agreement has no fields for the sales representative.',
    })
    expect(await faults([{ ...sam, email: office.email.toUpperCase() }, alex, { ...office, name: ' ' }])).toEqual({
      'signers.0.email': 'This is the countersigner’s email. Enter the homeowner’s own email for their signing link.',
      'signers.2.name': 'Enter the countersigner’s name.',
    })
  })

  it('is only for homes the agreement is for, and by figures of today', async () => {
    const offered = async () => {
      const { data } = await rep.GET('/v3/agreements.ListProjectAgreements', {
        params: { query: { project_id: other } },
      })
      return answered(data).agreements.map(({ name, applies, why_not }) => ({ name, applies, why_not }))
    }
    const loans = await demoAgreement(owner, { name: 'A loan in Texas', states: ['TX'], financing_types: ['loan'] })
    const why_not = [
      'This agreement is for homes in TX; this one is in AZ.',
      'This agreement is for these payment types: loan. This project uses: cash.',
    ]
    expect(await offered()).toEqual([
      { name: 'Plain agreement', applies: true, why_not: [] },
      { name: 'Contract for two', applies: true, why_not: [] },
      { name: 'A loan in Texas', applies: false, why_not },
    ])
    expect((await prepared(loans, other)).checks.map(({ sentence }) => sentence)).toEqual(
      expect.arrayContaining(why_not),
    )
    const priced = answered((await rep.GET('/v3/pricing.Get', { params: { query: { project_id: other } } })).data)
    const dearer = { project_id: other, version: priced.version, price_usd_per_w: 2.6, discount_cents: 0 }
    await rep.POST('/v3/pricing.Save', { body: dearer })
    expect((await prepared(plain, other)).checks[0]).toMatchObject({
      code: 'financing_out_of_date',
      sentence: expect.stringContaining('Changed after the financing was selected: '),
      where: 'financing',
    })
    const { offers } = answered(
      (await rep.GET('/v3/financing.Compare', { params: { query: { project_id: other } } })).data,
    )
    const option_id = offers.find(({ name }) => name === 'Cash')?.option_id ?? ''
    await rep.POST('/v3/projects.SetFinancing', { body: { project_id: other, option_id } })
    expect(await codes(plain, other)).toEqual(['warn proposal_not_accepted'])
  })
})

describe('an agreement that is sent', () => {
  it('is frozen with its own document, and written to those whose turn it is, in their language', async () => {
    const at_once = await Promise.allSettled([1, 2].map(() => send({ message: 'As we said on {Tuesday}.' })))
    expect(at_once.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [transaction, more] = await listed()
    if (!transaction || more) throw new Error('Two at once are one')
    expect(transaction).toMatchObject({
      agreement_name: 'Contract for two',
      agreement_version: 1,
      status: 'sent',
      is_current: true,
      created_by_name: 'Test Sales Rep',
      trail: { whole: true, made_here: true, count: 3 },
    })
    expect(transaction.signers.map(({ role, my_turn, sent_at }) => [role, my_turn, sent_at !== null])).toEqual([
      ['homeowner', true, true],
      ['co_homeowner', true, true],
      ['countersigner', false, false],
      ['cc', false, false],
    ])
    const file = await test.app.request(transaction.document_src)
    const text = pdfText(Buffer.from(await file.arrayBuffer())).replaceAll(/\s+/g, ' ')
    expect(text).toContain('Solar installation agreement')
    expect(text.match(/NOTICE OF CANCELLATION/g)).toHaveLength(2)
    expect(text).toContain('to Test Solar LLC, at 12 Example Street, Phoenix, AZ 85004,')
    const [sam, alex] = [await newest(SAM), await newest(ALEX)]
    expect(sam).toMatchObject({
      kind: 'agreement',
      subject: 'Please sign: Contract for two',
      created_by: expect.any(String),
    })
    expect(sam.body).toContain('Hello Sam,\n\nTest Solar asks you to sign “Contract for two”.\nIt’s for the home at 12')
    expect(sam.body).toContain('As we said on  Tuesday .')
    expect(sam.body).toContain('It works until 12/21/2026.')
    expect(alex).toMatchObject({ subject: 'Por favor, firme: Contract for two' })
    expect(alex.body).toContain('Hola, Alex:')
    const signing = await signerOf(test, tokenIn(alex)).read()
    expect(signing.pages).toHaveLength(4)
    expect(signing.fields.filter(isNoticeField)).toHaveLength(4)
    expect(signing.variables).toMatchObject({ homeowner: 'Sam Sample' })
    expect(await count('olive@example.com')).toBe(0)
    expect(await count(OFFICE)).toBe(0)
    expect(await codes(both)).toEqual(['stop already_out', 'warn proposal_not_accepted'])
  })

  it('keeps mailed links alive until the address is another, at most one mail an hour, and the order of steps', async () => {
    const [transaction] = await listed()
    if (!transaction) throw new Error('It was sent')
    const transaction_id = transaction.id
    const signer_id = idOf(transaction, 'homeowner')
    const mail = (body: object = {}) =>
      rep.POST('/v3/agreements.SendLink', { body: { transaction_id, signer_id, kind: 'invitation', ...body } })
    const url = async (body: object = {}) =>
      answered((await rep.POST('/v3/agreements.GenerateURL', { body: { transaction_id, signer_id, ...body } })).data)
    const first = signerOf(test, tokenIn(await newest(SAM)))
    expect(await refusal(mail())).toMatchObject({ status: 429, code: 'too_soon' })
    expect(await refusal(mail({ signer_id: idOf(transaction, 'countersigner') }))).toMatchObject({
      code: 'not_their_turn',
      message: 'Sam Sample and Alex Sample must sign before Olive Office.',
    })
    expect((await refusal(mail({ signer_id: idOf(transaction, 'cc') }))).code).toBe('signs_nothing')
    expect((await refusal(mail({ signer_id: transaction_id }))).status).toBe(404)
    const shared = signerOf(test, (await url()).url.split('/').at(-1) ?? '')
    const table = signerOf(test, (await url({ in_person: true })).url.split('/').at(-1) ?? '')
    for (const one of [first, shared, table]) expect((await one.read()).signer.email).toBe(SAM)
    await mail({ email: 'sam.new@example.com' })
    for (const one of [first, shared, table]) expect((await refusal(one.read())).status).toBe(404)
    expect((await signerOf(test, tokenIn(await newest('sam.new@example.com'))).read()).signer.email).toBe(
      'sam.new@example.com',
    )
    await pass(61 * MINUTE_MS)
    await mail({ email: SAM, kind: 'reminder' })
    expect(await newest(SAM)).toMatchObject({
      kind: 'agreement_reminder',
      subject: 'Reminder to sign: Contract for two',
    })
    const second = signerOf(test, tokenIn(await newest(SAM)))
    await second.read()
    const body = { transaction_id, signer_id }
    const revoked = answered((await rep.POST('/v3/agreements.RevokeLink', { body })).data).transaction
    expect(revoked.signers[0]?.link_expires_at).toBeNull()
    expect((await refusal(second.read())).status).toBe(404)
    const before = signerOf(test, (await url({ in_person: true })).url.split('/').at(-1) ?? '')
    const handed = await url({ in_person: true })
    // A device that is handed over again is the only one.
    expect((await refusal(before.read())).status).toBe(404)
    const here = signerOf(test, handed.url.split('/').at(-1) ?? '')
    expect(new Date(handed.expires_at).getTime() - test.clock.now.getTime()).toBe(60 * MINUTE_MS)
    expect((await here.read()).in_person_by).toBe('Test Sales Rep')
    await pass(60 * MINUTE_MS)
    expect(await refusal(here.read())).toMatchObject({
      status: 409,
      code: 'link_expired',
      message: 'This link has expired. Ask Test Sales Rep, Test Solar for a new one.',
    })
    expect(
      (await listed())[0]?.next_actions
        .filter(({ allowed }) => !allowed)
        .map(({ action, why_not }) => [action, why_not]),
    ).toEqual([
      ['download', 'Not everyone has signed yet.'],
      ['take_back_paper', 'No paper signature is recorded for this agreement.'],
    ])
    const support = await test.signIn(emailOf('Support', 1))
    const { call: seller } = await test.signIn(emailOf('Viewer'))
    expect((await refusal(send({}, seller))).status).toBe(403)
    expect((await refusal(withdraw(transaction_id, 1, support.call))).status).toBe(403)
  })

  it('asks the next step once the one before is done, and sends everyone the signed document', async () => {
    const [transaction] = await listed()
    if (!transaction) throw new Error('It was sent')
    const linkOf = async (role: Schemas['SignerRole']) => {
      const body = { transaction_id: transaction.id, signer_id: idOf(transaction, role) }
      return (
        answered((await rep.POST('/v3/agreements.GenerateURL', { body })).data)
          .url.split('/')
          .at(-1) ?? ''
      )
    }
    const sign = async (token: string) => {
      const signer = signerOf(test, token)
      await signer.prepare()
      return signer.sign()
    }
    await sign(await linkOf('homeowner'))
    expect(await count('olive@example.com')).toBe(0)
    expect((await sign(await linkOf('co_homeowner'))).rescission?.cancel_by).toBe('2026-11-25')
    const asked = await newest('olive@example.com')
    expect(asked).toMatchObject({ kind: 'agreement', created_by: null })
    const done = await sign(tokenIn(asked))
    expect(done.status).toBe('signed')
    expect((await listed())[0]).toMatchObject({ status: 'signed', sealed_at: expect.any(String) })
    const server = await mailServer()
    const transport = smtpTransport(`smtp://127.0.0.1:${server.port}`, 'product@example.com')
    await deliverDue({ database: test.database, ports: test.ports, log: pino({ level: 'silent' }), transport })
    await server.close()
    const got = (to: string) => server.taken.filter(one => one.to.includes(to)).at(-1)?.text ?? ''
    const holds = (to: string, part: RegExp) => part.test(got(to))
    expect(holds(SAM, /filename="Contract for two[^"]*\.pdf"/)).toBe(true)
    expect(holds(SAM, /Reply-To: Test Sales Rep/)).toBe(true)
    expect(holds(SAM, /View signed agreement/)).toBe(true)
    expect(holds(ALEX, /Ver el contrato firmado/)).toBe(true)
    // The PDF itself, in base64.
    expect(holds(OFFICE, /JVBERi0/)).toBe(true)
    // Delivered, the link is its reader's alone; the page the last one looks at still shows it.
    expect((await newest(SAM)).link).toBe('')
    expect((await signerOf(test, tokenIn(asked)).read()).signed_src).not.toBeNull()
    expect(await codes(both)).toContain('warn already_signed')
  })
})

describe('reminders', () => {
  it('go out on their days to those whose turn it is, once, and end with the agreement', async () => {
    const transaction = await sentPlain()
    const due = () => remindDue(test.database, test.ports)
    expect(await due()).toBe(0)
    await pass(3 * DAY_MS)
    const before = await count(SAM)
    // A signer who is reading it now gets no reminder.
    await signerOf(test, tokenIn(await newest(SAM))).track('viewed')
    expect(await due()).toBe(0)
    await pass(61 * MINUTE_MS)
    expect(await Promise.all([due(), due()]).then(all => all.reduce((sum, one) => sum + one))).toBe(1)
    expect(await due()).toBe(0)
    expect(await count(SAM)).toBe(before + 1)
    expect(await newest(SAM)).toMatchObject({
      kind: 'agreement_reminder',
      body: expect.stringContaining('We sent it on'),
    })
    await pass(4 * DAY_MS)
    expect(await due()).toBe(1)
    await pass(30 * DAY_MS)
    expect(await due()).toBe(0)
    const [now] = await listed(other)
    expect(now?.signers[0]?.reminded_at).not.toBeNull()
    const query = { project_id: other }
    const { activity } = answered((await rep.GET('/v3/projects.ListActivity', { params: { query } })).data)
    expect(activity[0]).toMatchObject({
      sentence: 'reminded Sam Sample to sign “Plain agreement”',
      actor_name: 'Sunquill',
    })
    const gone = answered((await withdraw(transaction.id, now?.version ?? 0)).data).transaction
    expect(gone).toMatchObject({ status: 'canceled', reason: 'Price changed', trail: { whole: true } })
    await sentPlain()
    const [again] = await listed(other)
    await withdraw(again?.id ?? '', again?.version ?? 0)
    await pass(4 * DAY_MS)
    expect(await due()).toBe(0)
  })
})

describe('withdrawing', () => {
  it('cancels before the first signature and voids afterwards; the links then say so', async () => {
    const [signed] = await listed()
    if (!signed) throw new Error('It was signed')
    expect((await refusal(withdraw(signed.id, signed.version - 1))).code).toBe('stale_version')
    expect((await refusal(withdraw(signed.id, signed.version, rep))).status).toBe(403)
    expect(answered((await withdraw(signed.id, signed.version)).data).transaction.status).toBe('voided')
    expect(await refusal(withdraw(signed.id, signed.version + 1))).toMatchObject({ code: 'illegal_transition' })
    await sentPlain()
    const [open] = await listed(other)
    const signer = signerOf(test, tokenIn(await newest(SAM)))
    await withdraw(open?.id ?? '', open?.version ?? 0)
    expect(await signer.read()).toMatchObject({ status: 'canceled', reason: 'Price changed' })
    const body = { transaction_id: open?.id ?? '', signer_id: open?.signers[0]?.id ?? '' }
    expect((await refusal(rep.POST('/v3/agreements.GenerateURL', { body }))).code).toBe('illegal_transition')
    expect((await listed(other))[0]?.next_actions.find(({ action }) => action === 'withdraw')).toEqual({
      action: 'withdraw',
      allowed: false,
      why_not: 'This agreement was canceled.',
    })
  })

  it('of another company or another’s project is not there', async () => {
    const [open] = await listed(other)
    const theirs = await financed(owner)
    const query = { project_id: theirs.project_id }
    expect((await refusal(rep.GET('/v3/agreements.ListProjectAgreements', { params: { query } }))).status).toBe(404)
    expect((await refusal(asked(plain, theirs.project_id))).status).toBe(404)
    expect((await refusal(asked(open?.id ?? '', other))).status).toBe(404)
    await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
    const { call: stranger } = await test.signIn(emailOf('Owner', 3))
    const body = { transaction_id: open?.id ?? '', signer_id: open?.signers[0]?.id ?? '' }
    const refused = [
      asked(plain, other, stranger),
      send({}, stranger),
      withdraw(body.transaction_id, 1, stranger),
      stranger.POST('/v3/agreements.GenerateURL', { body }),
      stranger.POST('/v3/agreements.SendLink', { body: { ...body, kind: 'invitation' } }),
      stranger.POST('/v3/agreements.RevokeLink', { body }),
      stranger.GET('/v3/agreements.ListSigners', { params: { query: { transaction_id: body.transaction_id } } }),
    ]
    const statuses = (await Promise.all(refused.map(refusal))).map(({ status }) => status)
    expect(statuses).toEqual(refused.map(() => 404))
  })
})

it('a signing link in the outbox is for those who could make one', async () => {
  await sentPlain()
  const { id } = await newest(SAM)
  const query = { mail_id: id }
  const read = answered((await owner.GET('/v3/messages.GetMail', { params: { query } })).data)
  expect(read.link).toMatch(/\/sign\/[\w-]{43}$/)
  expect(read.body).not.toContain(read.link ?? '')
})
