// The words of the mails about accounts: the product's own, the company's, and what a text may not be.
import { beforeEach, describe, expect, it } from 'vitest'
import { blocksOf, fillLines, fillText, mailText } from '#machines/company/mail/rules.ts'
import { faultsOfText, standardText, TEXT_KINDS } from '#machines/company/mail/standard-texts.ts'
import type { Input } from '#sdk/types.ts'
import { mailHtml } from '#server/company/mail/mail-body.ts'
import { productFrame } from '#server/company/mail/mail-frame.ts'
import { inLanguage } from '#server/lib/reader-language.ts'
import { emailOf, PASSWORD, type TestApp, testApp } from '#tests/support/app.ts'
import { linkIn, mailsTo } from '#tests/support/mail.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

let test: TestApp
let owner: TestApp['anyone']
beforeEach(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})
const write = (body: Input<'/v3/settings.MailTexts'>) => owner.POST('/v3/settings.MailTexts', { body })
const read = async () => answered((await owner.GET('/v3/settings.GetMailTexts')).data)
const invite = async (more: object = {}) => {
  const { user } = await test.signIn(emailOf('Sales Rep'))
  const body = { role_id: user.role_id, email: 'nova@example.com', ...more }
  return (
    answered((await owner.POST('/v3/users.GenerateInviteLink', { body })).data)
      .url.split('/')
      .at(-2) ?? ''
  )
}
const newest = async (to: string) => (await mailsTo(test, 2, to))[0]

describe('the words of a mail', () => {
  it('are the product’s own until the company changes them', async () => {
    const { texts, version } = await read()
    expect(version).toBe(0)
    expect(texts.map(({ kind, is_own }) => [kind, is_own])).toEqual([
      ['invitation', false],
      ['welcome', false],
      ['password_reset', false],
      ['password_changed', false],
      ['proposal', false],
      ['proposal_es', false],
      ['agreement', false],
      ['agreement_es', false],
      ['agreement_reminder', false],
      ['agreement_reminder_es', false],
      ['agreement_copy', false],
      ['agreement_copy_es', false],
      ['lender_application', false],
      ['lender_application_es', false],
      ['invoice', false],
      ['invoice_es', false],
      ['credit_note', false],
      ['credit_note_es', false],
      ['receipt', false],
      ['receipt_es', false],
    ])
    expect(texts.map(({ frame }) => `${frame.head}, ${frame.button}`).slice(3)).toEqual([
      'Sunquill, Open Sunquill',
      'Test Solar, View your proposal',
      'Test Solar, Ver su propuesta',
      'Test Solar, Read and sign',
      'Test Solar, Leer y firmar',
      'Test Solar, Read and sign',
      'Test Solar, Leer y firmar',
      'Test Solar, View signed agreement',
      'Test Solar, Ver el contrato firmado',
      'Test Solar, Complete application',
      'Test Solar, Completar la solicitud',
      'Test Solar, View invoice',
      'Test Solar, Ver la factura',
      'Test Solar, View invoice',
      'Test Solar, Ver la factura',
      'Test Solar, View invoice',
      'Test Solar, Ver la factura',
    ])
    expect(texts[0]?.variables.find(({ name }) => name === 'company')?.sample).toBe('Test Solar')
    await invite({ firstname: 'Nova' })
    expect(await newest('nova@example.com')).toMatchObject({
      kind: 'invitation',
      subject: 'Test Owner invited you to Test Solar',
      body: expect.stringContaining(
        'Hello Nova,\n\nTest Owner invited you to work with Test Solar on Sunquill as Sales Rep.',
      ),
    })
  })

  it('name a built-in role in the language they are written in', async () => {
    const { role_id } = (await test.signIn(emailOf('Sales Rep'))).user
    const body = { email: 'nova@example.com', role_id }
    await owner.POST('/v3/users.GenerateInviteLink', { body, headers: { 'Accept-Language': 'es' } })
    expect((await newest('nova@example.com'))?.body).toContain('con el rol de Vendedor.')
  })

  it('once changed are what its people get, and another company’s people do not', async () => {
    const subject = 'Join us at {company}, {firstname}'
    const body = 'Hi {firstname}!\n\n{inviter} would like you as {role}. Click here: {link} ({days})'
    const saved = answered((await write({ kind: 'invitation', subject, body, version: 0 })).data)
    expect(saved.version).toBe(1)
    expect(saved.texts[0]).toMatchObject({ kind: 'invitation', subject, is_own: true })
    await invite({ firstname: 'Nova' })
    const mail = await newest('nova@example.com')
    expect(mail?.subject).toBe('Join us at Test Solar, Nova')
    expect(mail?.body).toBe('Hi Nova!\n\nTest Owner would like you as Sales Rep. Click here: {link} (7 days)')
    const link = await linkIn(test, 2, 'nova@example.com')
    expect(mailText(mail?.body ?? '', link)).toContain(`Click here: ${link} (7 days)`)
    expect(await mailHtml(productFrame('Sunquill', 'en'), '', mail?.body ?? '', link)).toContain(`href="${link}"`)
    const audits = answered((await owner.GET('/v3/audits.ListAudits', {})).data)
    expect(JSON.stringify(audits)).toContain('changed the email text “invitation”')
    const support = (await test.signIn(emailOf('Support', 1))).call
    expect((await support.GET('/v3/settings.GetMailTexts')).data?.version).toBe(0)
  })

  it('of new passwords and of joining are used too', async () => {
    const own = { subject: 'From {company}', body: 'For {firstname}: {link}' }
    await write({ kind: 'password_reset', ...own, version: 0 })
    await write({ kind: 'welcome', ...own, version: 1 })
    await write({ kind: 'password_changed', subject: 'Changed', body: 'Ask {support}, {firstname}.', version: 2 })
    await test.anyone.POST('/v3/users.RequestResetPassword', { body: { email: emailOf('Viewer') } })
    expect((await newest(emailOf('Viewer')))?.body).toBe('For Test: {link}')
    const reset = new URL(await linkIn(test, 2, emailOf('Viewer'))).searchParams.get('reset') ?? ''
    await test.anyone.POST('/v3/users.ResetPassword', { body: { reset, password: `${PASSWORD} twice` } })
    expect((await newest(emailOf('Viewer')))?.body).toBe('Ask support@example.com, Test.')
    const body = {
      invite: await invite(),
      email: 'nova@example.com',
      firstname: 'Nova',
      lastname: 'New',
      password: 'seven quiet sunflowers',
    }
    await test.anyone.POST('/v3/users.AcceptInvite', { body })
    expect(await newest('nova@example.com')).toMatchObject({
      kind: 'welcome',
      subject: 'From Test Solar',
      body: 'For Nova: {link}',
    })
  })

  it('go back to the product’s own', async () => {
    await write({ kind: 'welcome', subject: 'Hi', body: 'Hi', version: 0 })
    const { data } = await write({ kind: 'welcome', reset: true, version: 1 })
    expect(data?.texts[1]).toMatchObject({ is_own: false, subject: 'Welcome to {company}' })
  })

  it('are refused with the variable that is not there, and without a link that must be', async () => {
    const refused = async (kind: 'invitation' | 'password_changed', subject: string, body: string) =>
      (await refusal(write({ kind, subject, body, version: 0 }))).fields
    expect(await refused('invitation', 'Hi {frstname}', 'Go: {link}')).toEqual({
      subject:
        'This email can’t use {frstname}. Available: {firstname}, {inviter}, {company}, {role}, {days}, {brand}.',
    })
    expect((await refused('password_changed', 'Hi', 'See {link}'))['body']).toContain('can’t use {link}')
    expect((await refused('invitation', 'Hi', 'Come over.'))['body']).toContain('Put {link} where it goes')
    expect((await refused('invitation', 'Hi {link}', '{link}'))['subject']).toContain('not in the subject')
    expect((await refused('invitation', ' ', '{link}'))['subject']).toBe('Enter a subject.')
    expect((await refused('invitation', 'One\nTwo', '{link}'))['subject']).toBe('Keep the subject on one line.')
    expect((await refused('invitation', 'x'.repeat(151), '{link}'))['subject']).toContain('150')
    expect(await refusal(write({ kind: 'welcome', version: 0 }))).toMatchObject({ status: 400 })
    await write({ kind: 'welcome', subject: 'Hi', body: 'Hi', version: 0 })
    const stale = write({ kind: 'welcome', subject: 'Ho', body: 'Ho', version: 0 })
    expect(await refusal(stale)).toMatchObject({ status: 409, code: 'stale_version' })
  })

  it('are for those who manage services', async () => {
    const rep = (await test.signIn(emailOf('Sales Rep'))).call
    expect(await refusal(rep.GET('/v3/settings.GetMailTexts'))).toMatchObject({ status: 403 })
  })
})

describe('a text', () => {
  it('of the product’s own is one it would take', () => {
    for (const language of ['en', 'es'] as const)
      for (const kind of TEXT_KINDS) {
        const text = inLanguage(language, () => standardText(kind))
        expect(faultsOfText(kind, text), kind).toEqual({})
      }
  })

  it('closes up where something is not known, and lets no name bring a variable of its own', () => {
    expect(fillText('Hello {firstname},', { firstname: undefined })).toBe('Hello,')
    expect(fillText('Hello { firstname }!', { firstname: '{link}' })).toBe('Hello link!')
    expect(fillText('{a}{b}', { a: '{b}', b: 'x' })).toBe('bx')
    expect(fillText('A { is a brace', {})).toBe('A { is a brace')
  })

  it('of lines leaves out those that name what is not known, and keeps what is filled in later', () => {
    const text = 'Hello {firstname},\n\nuntil {day}.\n\nWrite.\nOr call {phone}.\n\n\n{name}\n{link}'
    const values = { day: undefined, phone: '', name: '{link}' }
    expect(fillLines(text, values)).toBe('Hello {firstname},\n\nWrite.\n\nlink\n{link}')
    expect(fillLines(text, { ...values, phone: '602' })).toContain('Write.\nOr call 602.')
  })

  it('is paragraphs; a link alone is a button; nothing typed is markup', async () => {
    expect(blocksOf('One\nline\n\n \n{link}\r\n\r\nTwo ')).toEqual([['One', 'line'], 'link', ['Two']])
    const html = await mailHtml(
      productFrame('Sun & Co', 'en'),
      'Hi',
      'A <b>\nB\n\n{link}',
      'https://example.com/?a=1&b=2',
    )
    expect(html).toContain('A &lt;b&gt;<br>B')
    expect(html).toContain('href="https://example.com/?a=1&amp;b=2"')
    expect(html).toContain('Open Sun &amp; Co')
  })
})
