// The product's mail server can't be abused: only emails written here are sent, up to a daily limit.

import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#machines/lib/time.ts'
import { deliverDue } from '#server/company/mail/deliver.ts'
import { writeMail } from '#server/company/mail/write-mail.ts'
import { type Db, inCompany as ofCompany } from '#server/db/database.ts'
import { companies } from '#server/db/schema/company.ts'
import { mails } from '#server/db/schema/mails.ts'
import { asWritten, type OutgoingMail } from '#server/ports/smtp.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { mailsTo } from '#tests/support/mail.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

let test: TestApp
let sent: OutgoingMail[]
beforeEach(async () => {
  test = await testApp()
  test.ports.mail_server = true
  sent = []
})
const inCompany = <T>(work: (db: Db) => Promise<T>) => ofCompany(test.database, 2, work)
async function deliver() {
  const transport = { send: async (mail: OutgoingMail) => void sent.push(mail) }
  const log = pino({ level: 'silent' })
  while ((await deliverDue({ database: test.database, ports: test.ports, log, transport })) > 0);
}
const write = (count: number, over: object = {}) =>
  inCompany(async db => {
    for (let n = 0; n < count; n++)
      await writeMail(db, test.ports, {
        company_id: 2,
        kind: 'proposal',
        to: `home-${n}@example.com`,
        language: 'en',
        subject: 'Your proposal',
        body: 'Hello',
        ...over,
      })
  })
const company = (values: Partial<typeof companies.$inferInsert>) =>
  inCompany(async db => void (await db.update(companies).set(values)))
const owner = async () => (await test.signIn(emailOf('Owner'))).call

describe('a mail', () => {
  it('has its button in the language it is written in', async () => {
    const body = { company_name: 'Sample Solar', state: 'HI', firstname: 'Olivia', lastname: 'Owner' } as const
    const account = { email: 'olivia@sample.example.com', password: 'seven quiet sunflowers' }
    const headers = { 'Accept-Language': 'es' }
    await test.anyone.POST('/v3/company.SignUp', { body: { ...body, ...account }, headers })
    await deliver()
    expect(sent.map(({ subject }) => subject)).toEqual(['Termine de configurar su empresa en Sunquill'])
    expect(sent[0]?.html).toContain('<html lang="es">')
    expect(sent[0]?.html).toMatch(/>Abrir Sunquill<\/a>/)
  })
})

describe('free text', () => {
  it('goes to active members only, saying who wrote it', async () => {
    const call = await owner()
    const homeowner = { firstname: 'Sam', lastname: 'Sample', email: 'sam@example.com' }
    await call.POST('/v1/lead/create', { body: { status: 'draft', homeowner } })
    const send = (to: string) =>
      call.POST('/v3/messages.SendEmail', { body: { to: [to], subject: 'Prize', body: 'Win {link}' } })
    expect((await refusal(send('sam@example.com'))).fields['to']).toContain('sam@example.com isn’t on your team')
    await send(emailOf('Viewer'))
    const [mail] = await mailsTo(test, 2, emailOf('Viewer'))
    expect(mail?.body).toBe('Test Owner wrote to you:\n\nWin ')
  })
})

describe('what was wasn’t created here', () => {
  const change = (values: Partial<typeof mails.$inferInsert>) =>
    inCompany(async db => void (await db.update(mails).set(values)))

  it.each([
    ['a changed text', { body: 'Pay here: http://evil.example' }],
    ['another recipient', { to_address: 'victim@example.com' }],
    ['another subject', { subject: 'Your invoice' }],
    ['a row that came otherwise', { mark: null }],
  ])('is not sent: %s', async (_, values) => {
    await write(1)
    await change(values)
    await deliver()
    expect(sent).toEqual([])
    const [row] = await inCompany(db => db.select().from(mails))
    expect(row).toMatchObject({ status: 'failed', last_error: expect.stringContaining('wasn’t created here') })
    const again = (await owner()).POST('/v3/messages.SendAgain', { body: { mail_id: row?.id ?? '' } })
    expect(await refusal(again)).toMatchObject({ status: 409, code: 'not_ours' })
  })
})

describe('sending again', () => {
  it('says what the text says today', async () => {
    const call = await owner()
    const { user } = await test.signIn(emailOf('Sales Rep'))
    await call.POST('/v3/users.GenerateInviteLink', { body: { role_id: user.role_id, email: 'nova@example.com' } })
    const fail = () => inCompany(async db => void (await db.update(mails).set({ status: 'failed' })))
    await fail()
    const text = { kind: 'invitation', subject: 'Come to {company}', body: 'As {role}: {link}', version: 0 } as const
    answered((await call.POST('/v3/settings.MailTexts', { body: text })).data)
    const [mail] = await mailsTo(test, 2, 'nova@example.com')
    answered((await call.POST('/v3/messages.SendAgain', { body: { mail_id: mail?.id ?? '' } })).data)
    await deliver()
    expect(sent).toMatchObject([{ to: 'nova@example.com', subject: 'Come to Test Solar' }])
    expect(sent[0]?.text).toMatch(/As Sales Rep: http:\/\/localhost:4710\/join\//)
  })

  it('does not invite by a link that works no more', async () => {
    const call = await owner()
    const { user } = await test.signIn(emailOf('Sales Rep'))
    const invited = { role_id: user.role_id, email: 'nova@example.com' }
    const { invite } = answered((await call.POST('/v3/users.GenerateInviteLink', { body: invited })).data)
    await inCompany(async db => void (await db.update(mails).set({ status: 'failed' })))
    await call.POST('/v3/users.RevokeInvite', { body: { invite_id: invite.id } })
    const [mail] = await mailsTo(test, 2, 'nova@example.com')
    const again = call.POST('/v3/messages.SendAgain', { body: { mail_id: mail?.id ?? '' } })
    expect(await refusal(again)).toMatchObject({ status: 409, code: 'invite_ended' })
  })
})

describe('a day’s mails', () => {
  const dailyOf = async () => answered((await (await owner()).GET('/v3/messages.ListMails', {})).data).daily

  it('are few until an owner has opened a mailed link, and the rest wait for the next day', async () => {
    await write(25)
    await deliver()
    expect(sent).toHaveLength(20)
    expect(await dailyOf()).toEqual({ limit: 20, sent: 20, is_verified: false })
    const waiting = await inCompany(db => db.select().from(mails).where(eq(mails.status, 'queued')))
    expect(waiting).toHaveLength(5)
    expect(waiting[0]?.last_error).toBe(
      'Your company can send 20 emails a day for now. This one goes out when there’s room.',
    )
    test.clock.now = new Date(test.clock.now.getTime() + DAY_MS + 1_000)
    await deliver()
    expect(sent).toHaveLength(25)
  })

  it('never hold back what a user needs to sign in', async () => {
    await write(21)
    await write(1, { kind: 'password_reset', to: emailOf('Owner'), subject: 'A new password' })
    await deliver()
    expect(sent.filter(({ to }) => to === emailOf('Owner'))).toHaveLength(1)
  })

  it('have no limit for the product’s own support', async () => {
    await ofCompany(test.database, 1, async db => {
      for (let n = 0; n < 25; n++)
        await writeMail(db, test.ports, {
          company_id: 1,
          kind: 'message',
          to: 'support@example.com',
          language: 'en',
          subject: 'Question',
          body: 'Hello',
        })
    })
    await deliver()
    expect(sent).toHaveLength(25)
  })

  it('grow once an owner has set a password by a mailed link, and with the company’s time here', async () => {
    await test.anyone.POST('/v3/users.RequestResetPassword', { body: { email: emailOf('Owner') } })
    const [mail] = await mailsTo(test, 2, emailOf('Owner'))
    const { openLink } = await import('#server/company/mail/write-mail.ts')
    const reset = new URL((mail && openLink(test.ports, mail)) ?? '').searchParams.get('reset') ?? ''
    await test.anyone.POST('/v3/users.ResetPassword', { body: { reset, password: 'correct horse battery' } })
    const day = (await dailyOf()) ?? expect.fail('no limit')
    expect(day).toMatchObject({ limit: 100, is_verified: true, next_limit: 500 })
    const age = (days: number) => company({ here_since: new Date(test.clock.now.getTime() - days * DAY_MS) })
    for (const [days, limit] of [
      [7, 500],
      [30, 2_000],
      [90, 5_000],
    ] as const) {
      await age(days)
      expect((await dailyOf())?.limit).toBe(limit)
    }
  })
})

describe('a line break', () => {
  it.each([
    ['firstname', { firstname: 'Sam\r\nBcc: all@example.com' }],
    ['lastname', { lastname: 'Sample\nX: y' }],
    ['company_name', { company_name: 'Sun\r\nCo' }],
    ['lastname', { lastname: 'Sample\u0085X: y' }],
    ['firstname', { firstname: 'Sam\u2028X' }],
    ['email', { email: 'sam@example.com\r\nBcc:x@example.com' }],
  ])('is refused in %s', async (field, over) => {
    const body = {
      company_name: 'Sun Co',
      state: 'AZ',
      firstname: 'Sam',
      lastname: 'Sample',
      email: 'sam@example.com',
      password: 'seven quiet sunflowers',
      ...over,
    } as const
    expect(Object.keys((await refusal(test.anyone.POST('/v3/company.SignUp', { body }))).fields)).toEqual([field])
  })

  it('is refused in a subject, and never reaches a header', async () => {
    const body = { to: [emailOf('Viewer')], subject: 'Hi\r\nBcc: x@example.com', body: 'x' }
    expect(await refusal((await owner()).POST('/v3/messages.SendEmail', { body }))).toMatchObject({ status: 400 })
    await expect(write(1, { subject: 'a\nb' })).rejects.toThrow('one line')
    await expect(write(1, { to: 'a@example.com\r\nb' })).rejects.toThrow('one line')
    const mail = { id: 'x', to: 'a@example.com', subject: 'Hi', text: '', html: '' }
    expect(() => asWritten({ ...mail, reply_to: { name: 'A\r\nBcc: b', address: 'a@example.com' } })).toThrow(
      'line break',
    )
  })
})
