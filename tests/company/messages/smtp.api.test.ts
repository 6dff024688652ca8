// A company's own mail server: valid settings, test results, and that the company's emails use it.
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Input, Schemas } from '#sdk/types.ts'
import { deliverDue } from '#server/company/mail/deliver.ts'
import { enterTenant } from '#server/db/database.ts'
import { settings } from '#server/db/schema/company.ts'
import { isInner, mailHostAddress } from '#server/ports/outgoing/checked-host.ts'
import { type MailTransport, smtpTransport } from '#server/ports/smtp.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { mailHomeowner, mailsTo } from '#tests/support/mail.ts'
import { mailServer, silentServer } from '#tests/support/mail-server.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

const ACCOUNT = { user: 'office@example.com', password: 'four quiet sunny words' }
let test: TestApp
let owner: TestApp['anyone']
const open: { close(): Promise<void> }[] = []
beforeEach(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})
async function running<T extends { close(): Promise<void> }>(server: Promise<T>): Promise<T> {
  const one = await server
  open.push(one)
  return one
}

const at = (port: number, more: Partial<Schemas['SmtpInput']> = {}): Schemas['SmtpInput'] => ({
  enabled: true,
  host: '127.0.0.1',
  port,
  encryption: 'none',
  from_name: 'Test Solar',
  from_address: 'office@example.com',
  version: 0,
  ...more,
})
const save = (body: Schemas['SmtpInput']) => owner.POST('/v3/settings.SMTPConfig', { body })
const read = async () => answered((await owner.GET('/v3/settings.GetSMTPConfig')).data)
const tryOut = async (body: Input<'/v3/messages.SendTestEmail'> = {}) =>
  answered((await owner.POST('/v3/messages.SendTestEmail', { body })).data)
const deliver = (transport?: MailTransport) =>
  deliverDue({ database: test.database, ports: test.ports, log: pino({ level: 'silent' }), transport })
const say = async (port: number, more: Partial<Schemas['SmtpInput']> = {}) => {
  const { enabled: _, version: __, ...given } = at(port, more)
  const { delivered, sentence } = await tryOut(given)
  expect(delivered).toBe(false)
  return sentence
}
const outbox = async () => answered((await owner.GET('/v3/messages.ListMails', {})).data)

describe('the mail server of a company', () => {
  it('is stored without ever answering its password, which rests sealed', async () => {
    expect(await read()).toEqual({
      smtp: { enabled: false, port: 587, encryption: 'starttls' },
      has_password: false,
      otherwise: 'kept',
      version: 0,
    })
    const saved = await save(at(2525, ACCOUNT))
    expect(saved.data).toMatchObject({ has_password: true, version: 1, smtp: { user: ACCOUNT.user, port: 2525 } })
    expect(JSON.stringify([saved.data, await read()])).not.toContain(ACCOUNT.password)
    const [row] = await test.database.transaction(async db => {
      await enterTenant(db, 2)
      return db.select().from(settings)
    })
    expect(JSON.stringify(row?.value)).not.toContain('password')
    expect(Buffer.from(row?.secret_sealed ?? []).toString('latin1')).not.toContain('quiet')
    const audits = answered((await owner.GET('/v3/audits.ListAudits', {})).data)
    expect(JSON.stringify(audits)).toContain('turned on the email server 127.0.0.1')
    expect(JSON.stringify(audits)).not.toContain(ACCOUNT.password)
  })

  it('keeps the password when none is typed, and drops it on request', async () => {
    await save(at(2525, ACCOUNT))
    const kept = await save(at(2525, { user: ACCOUNT.user, from_name: 'Sunny', version: 1 }))
    expect(kept.data).toMatchObject({ has_password: true, version: 2, smtp: { from_name: 'Sunny' } })
    const gone = await save(at(2525, { user: ACCOUNT.user, remove_password: true, version: 2 }))
    expect(gone.data).toMatchObject({ has_password: false, version: 3 })
  })

  it('does not send a stored password anywhere it was not meant for', async () => {
    await save(at(2525, ACCOUNT))
    const elsewhere = { user: ACCOUNT.user, version: 1 }
    for (const change of [{ host: 'smtp.thief.example' }, { port: 2526 }, { user: 'other@example.com' }])
      expect((await refusal(save(at(2525, { ...elsewhere, ...change })))).fields['password']).toContain('again')
    const { enabled: _, version: __, ...server } = at(2525, { user: ACCOUNT.user, host: 'smtp.thief.example' })
    const tried = owner.POST('/v3/messages.SendTestEmail', { body: server })
    expect((await refusal(tried)).fields['password']).toContain('127.0.0.1')
    await save(at(2525, { ...ACCOUNT, encryption: 'starttls', version: 1 }))
    const bare = save(at(2525, { user: ACCOUNT.user, encryption: 'none', version: 2 }))
    expect((await refusal(bare)).fields['password']).toContain('again')
  })

  it('names what is missing or wrong', async () => {
    const { host: _, from_address: __, ...bare } = at(2525)
    expect((await refusal(save(bare))).fields).toEqual({
      host: 'Enter the email server, such as smtp.example.com.',
      from_address: 'Enter the address your emails come from.',
    })
    expect((await save({ ...bare, enabled: false })).data?.smtp.enabled).toBe(false)
    expect((await refusal(save(at(0)))).fields['port']).toBe('Port must be at least 1.')
    expect((await refusal(save(at(25, { host: 'smtp example.com' })))).fields['host']).toContain('smtp.example.com')
    expect((await refusal(save(at(25, { from_address: 'office' })))).fields['from_address']).toContain('Enter an email')
    const injected = save(at(25, { from_name: 'Sunny\r\nBcc: all@example.com' }))
    expect((await refusal(injected)).fields['from_name']).toContain('one line')
    expect((await refusal(save(at(25, { password: 'x' })))).fields['user']).toContain('Enter the user')
    const both = save(at(25, { ...ACCOUNT, remove_password: true, version: 1 }))
    expect((await refusal(both)).fields['password']).toContain('not both')
    expect(await refusal(save(at(25, { version: 0 })))).toMatchObject({ status: 409, code: 'stale_version' })
  })

  it('is for those who manage services', async () => {
    const rep = (await test.signIn(emailOf('Sales Rep'))).call
    expect(await refusal(rep.GET('/v3/settings.GetSMTPConfig'))).toMatchObject({ status: 403 })
    expect(await refusal(rep.POST('/v3/settings.SMTPConfig', { body: at(25) }))).toMatchObject({ status: 403 })
    expect(await refusal(rep.POST('/v3/messages.SendTestEmail', { body: {} }))).toMatchObject({ status: 403 })
  })
})

describe('a test mail', () => {
  it('is sent immediately to the tester, through the given values, which are not stored', async () => {
    const server = await running(mailServer({ account: ACCOUNT }))
    const { enabled: _, version: __, ...given } = at(server.port, ACCOUNT)
    expect(await tryOut(given)).toEqual({
      delivered: true,
      sentence: `127.0.0.1 accepted the email. It should reach ${emailOf('Owner')} in a moment.`,
    })
    expect(server.taken).toMatchObject([{ to: [emailOf('Owner')], from: 'office@example.com', user: ACCOUNT.user }])
    expect(server.taken[0]?.text).toContain('From: Test Solar <office@example.com>')
    expect((await read()).smtp.host).toBeUndefined()
    expect(await refusal(owner.POST('/v3/messages.SendTestEmail', { body: {} }))).toMatchObject({
      code: 'no_mail_server',
    })
  })

  it('goes through the stored server and its stored password', async () => {
    const server = await running(mailServer({ account: ACCOUNT }))
    await save(at(server.port, { ...ACCOUNT, enabled: false }))
    expect((await tryOut()).delivered).toBe(true)
    expect(server.taken).toHaveLength(1)
  })

  it('says in a sentence what went wrong', async () => {
    const strict = await running(mailServer({ account: ACCOUNT }))
    const silent = await running(silentServer())
    const full = await running(mailServer({ refusals: 9 }))
    expect(await say(strict.port, { ...ACCOUNT, password: 'wrong' })).toMatch(
      /didn’t accept the user and password. It said: 535 /,
    )
    expect(await say(strict.port)).toContain('requires a user and password')
    const patience = test.ports.mail_patience_ms
    test.ports.mail_patience_ms = 150
    expect(await say(silent.port)).toContain('didn’t answer within')
    expect(await say(silent.port, { encryption: 'tls' })).toContain('didn’t answer within')
    test.ports.mail_patience_ms = patience
    expect(await say(1)).toBe('127.0.0.1 doesn’t accept connections on port 1. Check the port.')
    expect(await say(25, { host: 'mail.invalid' })).toMatch(/no server called mail.invalid|couldn’t be looked up/)
    expect(await say(full.port)).toContain('It said: 450 Mailbox is busy')
    expect(await say(strict.port, { encryption: 'tls' })).toContain('doesn’t start with TLS')
    expect(await say(strict.port, { encryption: 'starttls' })).toContain('doesn’t offer STARTTLS')
  })

  it('says that the sender is refused, and never repeats the password', async () => {
    const choosy = await running(
      mailServer({ onMailFrom: (_from, _session, done) => done(new Error('5.7.1 Sender address rejected')) }),
    )
    expect(await say(choosy.port)).toMatch(/doesn’t send for office@example.com. It said: .*Sender address rejected/)
    const echoing = await running(
      mailServer({
        account: ACCOUNT,
        onAuth: ({ password }, _session, done) => done(new Error(`Not known: ${password}`)),
      }),
    )
    const told = await say(echoing.port, { ...ACCOUNT, password: 'a wrong secret' })
    expect(told).toContain('didn’t accept the user and password. It said: 535 Not known: …')
    expect(told).not.toContain('wrong secret')
  })

  it('does not trust a self-signed certificate', async () => {
    const server = await running(mailServer({ secure: true }))
    const { enabled: _, version: __, ...given } = at(server.port, { encryption: 'tls' })
    expect((await tryOut(given)).sentence).toContain('isn’t trusted')
    expect(server.taken).toEqual([])
  })

  it('is slowed, so that it cannot be used to scan ports', async () => {
    const { enabled: _, version: __, ...closed } = at(1)
    for (let n = 0; n < 10; n++) await tryOut(closed)
    expect(await refusal(owner.POST('/v3/messages.SendTestEmail', { body: closed }))).toMatchObject({ status: 429 })
  })

  it('knocks at no door of the inner network in production', async () => {
    const server = await running(mailServer())
    test.ports.inner_network = false
    for (const host of ['127.0.0.1', 'localhost', '169.254.169.254', '10.0.0.1', '::1', '127.1', '2130706433']) {
      const { enabled: _, version: __, ...given } = at(server.port, { host })
      const { delivered, sentence } = await tryOut(given).catch(() => ({ delivered: false, sentence: 'refused' }))
      expect(delivered).toBe(false)
      expect(sentence, host).toMatch(/isn’t on the public internet|refused|no server called/)
    }
    expect(server.taken).toEqual([])
  })
})

it('addresses of the inner network are known in every dress', async () => {
  const inside = ['127.9.9.9', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.1.1', '0.0.0.0', '100.64.0.1']
  const dressed = [
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ]
  for (const address of [...inside, ...dressed]) expect(isInner(address), address).toBe(true)
  for (const address of ['8.8.8.8', '172.32.0.1', '192.169.0.1', '2606:4700::1111'])
    expect(isInner(address), address).toBe(false)
  await expect(mailHostAddress('localhost', false)).rejects.toMatchObject({ code: 'EINNER' })
  expect(await mailHostAddress('127.0.0.1', true)).toBe('127.0.0.1')
})

describe('delivery', () => {
  it('goes through the company’s own server when it is switched on, otherwise through the product’s', async () => {
    const own = await running(mailServer({ account: ACCOUNT }))
    const product = await running(mailServer())
    const shared = smtpTransport(`smtp://127.0.0.1:${product.port}`, 'Sunquill <no-reply@example.com>')
    await save(at(own.port, ACCOUNT))
    await mailHomeowner(test, 'one@example.com')
    await deliver(shared)
    expect([own.taken.length, product.taken.length]).toEqual([1, 0])
    expect(own.taken[0]?.text).toContain('From: Test Solar <office@example.com>')
    await save(at(own.port, { user: ACCOUNT.user, enabled: false, version: 1 }))
    await mailHomeowner(test, 'two@example.com')
    await deliver(shared)
    expect([own.taken.length, product.taken.length]).toEqual([1, 1])
  })

  it('of another company does not go through it', async () => {
    const own = await running(mailServer())
    await save(at(own.port))
    await test.anyone.POST('/v3/messages.SendEmail', {
      body: { to: ['support@example.com'], subject: 'Help', body: 'Hello.' },
    })
    await deliver()
    expect(own.taken).toEqual([])
    expect((await mailsTo(test, 1, 'support@example.com'))[0]?.status).toBe('kept')
  })

  it('the outbox says whether there is a server, and sends again once there is', async () => {
    await mailHomeowner(test, 'nova@example.com')
    await deliver()
    const before = await outbox()
    expect(before).toMatchObject({ mail_server: false, mails: [{ status: 'kept' }] })
    const again = { body: { mail_id: before.mails[0]?.id ?? '' } }
    expect(await refusal(owner.POST('/v3/messages.SendAgain', again))).toMatchObject({ code: 'no_mail_server' })
    const own = await running(mailServer())
    await save(at(own.port))
    expect((await outbox()).mail_server).toBe(true)
    expect((await owner.POST('/v3/messages.SendAgain', again)).data?.mail.status).toBe('queued')
    await deliver()
    expect(own.taken).toHaveLength(1)
  })

  it('a server that hangs holds up its own company alone, and is tried once a round', async () => {
    test.ports.mail_patience_ms = 150
    const silent = await running(silentServer())
    const product = await running(mailServer())
    await save(at(silent.port))
    await mailHomeowner(test, 'one@example.com')
    await mailHomeowner(test, 'two@example.com')
    await test.anyone.POST('/v3/messages.SendEmail', {
      body: { to: ['support@example.com'], subject: 'Help', body: 'Hello.' },
    })
    await deliver(smtpTransport(`smtp://127.0.0.1:${product.port}`, 'Sunquill <no-reply@example.com>'))
    expect(product.taken).toHaveLength(1)
    const [one] = await mailsTo(test, 2, 'one@example.com')
    const [two] = await mailsTo(test, 2, 'two@example.com')
    expect([one?.attempts, two?.attempts].sort()).toEqual([0, 1])
    expect(one?.last_error ?? two?.last_error).toContain('didn’t answer')
    expect(await deliver()).toBe(0)
  })

  it('a password that cannot be decrypted any more is reported, and the mail does not leave another way', async () => {
    const own = await running(mailServer({ account: ACCOUNT }))
    const product = await running(mailServer())
    await save(at(own.port, ACCOUNT))
    await mailHomeowner(test, 'nova@example.com')
    test.ports.vault = {
      ...test.ports.vault,
      open: () => {
        throw new Error('other secret')
      },
    }
    await deliver(smtpTransport(`smtp://127.0.0.1:${product.port}`, 'Sunquill <no-reply@example.com>'))
    expect([own.taken.length, product.taken.length]).toEqual([0, 0])
    expect((await mailsTo(test, 2, 'nova@example.com'))[0]?.status).toBe('queued')
  })
})
