// Emails: permitted recipients and readers, and delivery to a real mail server or waiting for one.
import { once } from 'node:events'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliverDue } from '#server/company/mail/deliver.ts'
import { type MailTransport, smtpTransport } from '#server/ports/smtp.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { mailsTo } from '#tests/support/mail.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

let test: TestApp
beforeEach(async () => {
  test = await testApp()
})
const mail = (...to: string[]) => ({ body: { to, subject: 'Your roof', body: 'Hello.' } })
const deliver = (transport: MailTransport | undefined) =>
  deliverDue({ database: test.database, ports: test.ports, log: pino({ level: 'silent' }), transport })
const invite = async () => {
  const owner = (await test.signIn(emailOf('Owner'))).call
  const { user } = await test.signIn(emailOf('Sales Rep'))
  await owner.POST('/v3/users.GenerateInviteLink', { body: { role_id: user.role_id, email: 'nova@example.com' } })
  return owner
}

describe('writing', () => {
  it('reaches teammates and support', async () => {
    const rep = (await test.signIn(emailOf('Sales Rep'))).call
    const to = [emailOf('Owner'), 'support@example.com']
    expect((await rep.POST('/v3/messages.SendEmail', mail(...to))).data).toEqual({ accepted: 2 })
    expect(await mailsTo(test, 2, emailOf('Owner'))).toHaveLength(1)
    expect(await mailsTo(test, 1, 'support@example.com')).toHaveLength(1)
  })

  it('has no other recipients, so that no one sends advertising through us', async () => {
    const rep = (await test.signIn(emailOf('Sales Rep'))).call
    const said = await refusal(rep.POST('/v3/messages.SendEmail', mail('stranger@example.com', emailOf('Owner'))))
    expect(said).toMatchObject({ status: 400 })
    expect(said.fields['to']).toContain('stranger@example.com')
    expect(await mailsTo(test, 2, emailOf('Owner'))).toEqual([])
    const viewer = (await test.signIn(emailOf('Viewer'))).call
    expect(await refusal(viewer.POST('/v3/messages.SendEmail', mail(emailOf('Owner'))))).toMatchObject({ status: 403 })
  })

  it('without a session reaches support alone, and not without end', async () => {
    expect((await test.anyone.POST('/v3/messages.SendEmail', mail('support@example.com'))).data?.accepted).toBe(1)
    expect(await refusal(test.anyone.POST('/v3/messages.SendEmail', mail(emailOf('Owner'))))).toMatchObject({
      status: 403,
    })
    for (let n = 0; n < 4; n++)
      await test.anyone.POST('/v3/messages.SendEmail', mail('support@example.com')).catch(() => undefined)
    expect(await refusal(test.anyone.POST('/v3/messages.SendEmail', mail('support@example.com')))).toMatchObject({
      status: 429,
    })
  })
})

describe('the outbox', () => {
  it('lists what was written, and hides the link of an account mail from everyone', async () => {
    const owner = await invite()
    const { mails, mail_server } = answered((await owner.GET('/v3/messages.ListMails', {})).data)
    expect(mail_server).toBe(false)
    expect(mails).toMatchObject([{ kind: 'invitation', to: 'nova@example.com', status: 'queued' }])
    const read = async (role: string, mail_id: string) =>
      answered(
        (await (await test.signIn(emailOf(role))).call.GET('/v3/messages.GetMail', { params: { query: { mail_id } } }))
          .data,
      )
    const invitation = mails[0]?.id ?? ''
    expect(await read('Admin', invitation)).not.toHaveProperty('link')
    await test.anyone.POST('/v3/users.RequestResetPassword', { body: { email: emailOf('Owner') } })
    const reset = (await mailsTo(test, 2, emailOf('Owner')))[0]?.id ?? ''
    // A reader could become the owner.
    for (const role of ['Owner', 'Admin']) {
      const withheld = await read(role, reset)
      expect(withheld).not.toHaveProperty('link')
      expect(withheld.link_withheld).toContain('Only the recipient')
    }
  })

  it('is for those who manage services, and shows no other company', async () => {
    await invite()
    const rep = (await test.signIn(emailOf('Sales Rep'))).call
    expect(await refusal(rep.GET('/v3/messages.ListMails', {}))).toMatchObject({ status: 403 })
    const support = (await test.signIn(emailOf('Support', 1))).call
    expect((await support.GET('/v3/messages.ListMails', {})).data?.mails).toEqual([])
    const [other] = await mailsTo(test, 2, 'nova@example.com')
    const foreign = support.GET('/v3/messages.GetMail', { params: { query: { mail_id: other?.id ?? '' } } })
    expect(await refusal(foreign)).toMatchObject({ status: 404, code: 'no_such_mail' })
  })

  it('pages and searches', async () => {
    const owner = (await test.signIn(emailOf('Owner'))).call
    for (const name of ['one', 'two', 'three'])
      await owner.POST('/v3/messages.SendEmail', {
        body: { to: [emailOf('Viewer')], subject: `Note ${name}`, body: 'x' },
      })
    const list = async (query: object) =>
      answered((await owner.GET('/v3/messages.ListMails', { params: { query } })).data)
    const first = await list({ limit: 2 })
    const rest = await list({ limit: 2, cursor: first.next_cursor ?? '' })
    expect([...first.mails, ...rest.mails].map(({ subject }) => subject)).toEqual([
      'Note three',
      'Note two',
      'Note one',
    ])
    expect((await list({ search: 'TWO' })).mails.map(({ subject }) => subject)).toEqual(['Note two'])
  })
})

describe('delivery', () => {
  let server: SMTPServer | undefined
  afterEach(() => new Promise<void>(resolve => (server ? server.close(() => resolve()) : resolve())))

  /** A mail server that accepts emails, after the given number of refusals. */
  async function mailServer(refusals = 0) {
    const taken: string[] = []
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        let text = ''
        stream.on('data', chunk => {
          text += chunk
        })
        stream.on('end', () => {
          if (refusals-- > 0) return done(new Error('Mailbox is busy'))
          taken.push(text)
          done()
        })
      },
    })
    const listening = server.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    const address = listening.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    return { taken, transport: smtpTransport(`smtp://127.0.0.1:${port}`, 'Sunquill <no-reply@example.com>') }
  }

  it('hands a mail to a real mail server once, as text and as HTML, and then forgets its link', async () => {
    const owner = await invite()
    const { taken, transport } = await mailServer()
    expect(await deliver(transport)).toBe(1)
    expect(await deliver(transport)).toBe(0)
    expect(taken).toHaveLength(1)
    const text = (taken[0] ?? '').replaceAll('=\r\n', '')
    expect(text).toContain('To: nova@example.com')
    expect(text).toContain('Content-Type: text/html')
    expect(text).toContain('/join/')
    const { mails } = answered((await owner.GET('/v3/messages.ListMails', {})).data)
    expect(mails[0]).toMatchObject({ status: 'sent', attempts: 1 })
    const read = await owner.GET('/v3/messages.GetMail', { params: { query: { mail_id: mails[0]?.id ?? '' } } })
    expect(read.data).toMatchObject({ link_withheld: 'The link was sent with the email and isn’t stored.' })
  })

  it('tries again later when the mail server refuses, and shows its response', async () => {
    await invite()
    const { taken, transport } = await mailServer(1)
    await deliver(transport)
    expect((await mailsTo(test, 2, 'nova@example.com'))[0]).toMatchObject({ status: 'queued', attempts: 1 })
    expect((await mailsTo(test, 2, 'nova@example.com'))[0]?.last_error).toContain('Mailbox is busy')
    expect(await deliver(transport)).toBe(0)
    test.clock.now = new Date(test.clock.now.getTime() + 31_000)
    await deliver(transport)
    expect(taken).toHaveLength(1)
    expect((await mailsTo(test, 2, 'nova@example.com'))[0]).toMatchObject({ status: 'sent', last_error: null })
  })

  it('gives up after eight tries, and keeps the mail to be sent again', async () => {
    const owner = await invite()
    const dead = smtpTransport('smtp://127.0.0.1:1', 'Sunquill <no-reply@example.com>')
    for (let n = 0; n < 8; n++) {
      await deliver(dead)
      test.clock.now = new Date(test.clock.now.getTime() + 3 * 3_600_000)
    }
    expect((await mailsTo(test, 2, 'nova@example.com'))[0]).toMatchObject({ status: 'failed', attempts: 8 })
    const [failed] = await mailsTo(test, 2, 'nova@example.com')
    const again = { body: { mail_id: failed?.id ?? '' } }
    expect(await refusal(owner.POST('/v3/messages.SendAgain', again))).toMatchObject({ status: 401 })
    const later = (await test.signIn(emailOf('Owner'))).call
    expect(await refusal(later.POST('/v3/messages.SendAgain', again))).toMatchObject({ code: 'no_mail_server' })
    test.ports.mail_server = true
    expect((await later.POST('/v3/messages.SendAgain', again)).data?.mail.status).toBe('queued')
    const { taken, transport } = await mailServer()
    await deliver(transport)
    expect(taken).toHaveLength(1)
  })

  it('without a mail server keeps the mail and says in the log that it was written', async () => {
    await invite()
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
    await deliverDue({ database: test.database, ports: test.ports, log, transport: undefined })
    expect((await mailsTo(test, 2, 'nova@example.com'))[0]?.status).toBe('kept')
    expect(lines.join('')).toContain('mail written')
    expect(lines.join('')).not.toContain('nova')
    expect(lines.join('')).not.toContain('/join/')
  })

  it('sends a mail once when two servers look at the same time', async () => {
    await invite()
    const { taken, transport } = await mailServer()
    await Promise.all([deliver(transport), deliver(transport)])
    expect(taken).toHaveLength(1)
  })
})
