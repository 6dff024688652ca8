// Emails through a company's Google account: connecting once, sending, and Google's refusals.
import { Writable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '#sdk/types.ts'
import { createApp } from '#server/app.ts'
import { deliverDue } from '#server/company/mail/deliver.ts'
import { enterTenant } from '#server/db/database.ts'
import { audits } from '#server/db/schema/audits.ts'
import { settings, users } from '#server/db/schema/company.ts'
import { smtpTransport } from '#server/ports/smtp.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { ACCOUNT, CLIENT, googleStandIn } from '#tests/support/google.ts'
import { mailHomeowner, mailsTo } from '#tests/support/mail.ts'
import { mailServer } from '#tests/support/mail-server.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

let test: TestApp
let owner: TestApp['anyone']
let google: Awaited<ReturnType<typeof googleStandIn>>
let logged: string
const log = pino(
  { level: 'trace' },
  new Writable({
    write(chunk, _, done) {
      logged += chunk
      done()
    },
  }),
)
beforeEach(async () => {
  test = await testApp()
  google = await googleStandIn()
  test.ports.google = google.google
  owner = (await test.signIn(emailOf('Owner'))).call
  logged = ''
})
afterEach(() => google.close())

const read = async () => answered((await owner.GET('/v3/settings.GetGoogleConfig')).data)
const save = (body: Schemas['GoogleInput']) => owner.POST('/v3/settings.GoogleConfig', { body })
const begin = async (call = owner) => answered((await call.POST('/v3/settings.ConnectGoogle')).data)
/** The browser's request after Google's redirect; returns its final address. */
async function comeBack(address: string, browser_key: string) {
  const app = createApp({ database: test.database, ports: test.ports, log, production: true })
  const { pathname, search } = new URL(address)
  const answer = await app.request(`${pathname}${search}`, { headers: { cookie: `google_connect=${browser_key}` } })
  expect(answer.status).toBe(302)
  return (answer.headers.get('location') ?? '').replace('/settings/services/google-suite', '')
}
async function connect() {
  const { authorization_url, browser_key } = await begin()
  return comeBack(google.consent(authorization_url).allow, browser_key)
}
async function connected() {
  await save({ ...CLIENT, version: 0 })
  expect(await connect()).toBe('?connected=1')
}
const deliver = () => deliverDue({ database: test.database, ports: test.ports, log, transport: undefined })
const later = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
}

describe('a Google account', () => {
  it('is connected once, sends mails, and is nowhere to be read', async () => {
    expect(await read()).toEqual({
      has_secret: false,
      status: 'not_configured',
      redirect_uri: 'http://localhost:4710/api/google/callback',
      through: 'kept',
      version: 0,
    })
    expect((await save({ ...CLIENT, version: 0 })).data).toMatchObject({ has_secret: true, status: 'not_connected' })
    const { authorization_url, browser_key } = await begin()
    const asked = new URL(authorization_url).searchParams
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(asked.get('scope')).toBe('openid email https://www.googleapis.com/auth/gmail.send')
    expect(asked.get('state')).not.toContain(browser_key)
    const back = google.consent(authorization_url).allow
    expect(await comeBack(back, browser_key)).toBe('?connected=1')
    const stored = await read()
    expect(stored).toMatchObject({ status: 'connected', address: ACCOUNT, through: 'google' })
    expect((await owner.GET('/v3/settings.GetSMTPConfig')).data?.otherwise).toBe('google')

    await mailHomeowner(test, 'nova@example.com')
    await deliver()
    const [mail] = google.state.sent
    expect(mail?.text).toContain(`From: ${ACCOUNT}`)
    expect(mail?.text).toContain('To: nova@example.com')
    expect(mail?.text).toMatch(/^Subject: .*solar proposal/m)
    expect((await mailsTo(test, 2, 'nova@example.com'))[0]?.status).toBe('sent')
    // The token that came with the permission still works; an hour later it is made again, once for two mails.
    expect(google.state.asked).toEqual(['authorization_code'])
    later(3_600_000)
    owner = (await test.signIn(emailOf('Owner'))).call
    await mailHomeowner(test, 'two@example.com')
    await mailHomeowner(test, 'three@example.com')
    await deliver()
    expect(google.state.sent).toHaveLength(3)
    expect(google.state.asked).toEqual(['authorization_code', 'refresh_token'])
    // One that Google ended early is made again as well.
    google.endAccess()
    const tried = await owner.POST('/v3/messages.SendTestEmail', { body: { through: 'google' } })
    expect(tried.data?.sentence).toBe(`Google accepted the email. It should reach ${emailOf('Owner')} in a moment.`)

    const rows = await test.database.transaction(async db => {
      await enterTenant(db, 2)
      return { audits: await db.select().from(audits), settings: await db.select().from(settings) }
    })
    const said = rows.audits.map(({ sentence }) => sentence)
    expect(said).toContain(`connected the Google account ${ACCOUNT}`)
    const [row] = rows.settings.filter(({ area }) => area === 'google')
    const sealed = Buffer.from(row?.secret_sealed ?? []).toString('latin1')
    const readable = JSON.stringify([stored, tried.data, rows.audits, row?.value, sealed, logged])
    for (const secret of [CLIENT.client_secret, '1//', 'ya29.', browser_key]) expect(readable).not.toContain(secret)
  })

  it('is led back to in one browser, once, within ten minutes', async () => {
    await save({ ...CLIENT, version: 0 })
    const first = await begin()
    const second = await begin()
    const { allow } = google.consent(second.authorization_url)
    // A browser that didn't start it: following another person's link connects no account.
    expect(await comeBack(allow, first.browser_key)).toBe('?failed=browser')
    expect(await comeBack(allow, '')).toBe('?failed=browser')
    // Starting again invalidates the previous attempt.
    expect(await comeBack(google.consent(first.authorization_url).allow, first.browser_key)).toBe('?failed=used')
    const changed = allow.replace(
      /state=(.{20})(.)/,
      (_, start: string, letter: string) => `state=${start}${letter === '-' ? '_' : '-'}`,
    )
    expect(await comeBack(changed, second.browser_key)).toBe('?failed=state')
    expect(await comeBack('http://localhost/api/google/callback', '')).toBe('?failed=state')
    // Two at once with the same state: one continues.
    const both = await Promise.all([comeBack(allow, second.browser_key), comeBack(allow, second.browser_key)])
    expect(both.sort()).toEqual(['?connected=1', '?failed=used'])
    expect(google.state.asked).toEqual(['authorization_code'])
    const third = await begin()
    later(600_000)
    expect(await comeBack(google.consent(third.authorization_url).allow, third.browser_key)).toBe('?failed=expired')
    expect((await read()).status).toBe('connected')
  })

  it('says why it was not connected', async () => {
    await save({ ...CLIENT, version: 0 })
    const failing = async (change: (address: string) => string = address => address) => {
      const { authorization_url, browser_key } = await begin()
      return comeBack(change(google.consent(authorization_url).allow), browser_key)
    }
    expect(await failing(address => address.replace(/code=[^&]+/, 'code=wrong'))).toBe('?failed=code')
    expect(await failing(address => address.replace(/code=[^&]+/, 'error=access_denied'))).toBe('?failed=denied')
    google.state.scope = 'openid email'
    expect(await failing()).toBe('?failed=scope')
    google.state.scope = 'openid email https://www.googleapis.com/auth/gmail.send'
    await save({ ...CLIENT, client_secret: 'not-it', version: 1 })
    expect(await failing()).toBe('?failed=client')
    await save({ ...CLIENT, version: 2 })
    test.ports.mail_patience_ms = 150
    google.state.silent = true
    expect(await failing()).toBe('?failed=unreachable')
    google.state.silent = false
    // The user who started has lost the permission meanwhile.
    const admin = await test.signIn(emailOf('Admin'))
    const { authorization_url, browser_key } = await begin(admin.call)
    await test.database.transaction(async db => {
      await enterTenant(db, 2)
      await db.update(users).set({ status: 'disabled' }).where(eq(users.id, admin.user.id))
    })
    expect(await comeBack(google.consent(authorization_url).allow, browser_key)).toBe('?failed=role')
    expect((await read()).status).toBe('not_connected')
  })

  it('that takes its permission back has mails wait, none lost, until someone connects again', async () => {
    await connected()
    google.endAll()
    await mailHomeowner(test, 'nova@example.com')
    // More often than a mail server would be given.
    for (let n = 0; n < 10; n++) {
      await deliver()
      later(60_000)
    }
    const [waiting] = await mailsTo(test, 2, 'nova@example.com')
    expect(waiting).toMatchObject({ status: 'queued', attempts: 0 })
    expect(waiting?.last_error).toContain('Google requires you to connect again')
    expect(await read()).toMatchObject({ status: 'needs_reconnecting', address: ACCOUNT, through: 'google' })
    // Google is asked once, not with every mail.
    expect(google.state.asked.filter(type => type === 'refresh_token')).toHaveLength(1)
    expect(await connect()).toBe('?connected=1')
    await deliver()
    expect((await mailsTo(test, 2, 'nova@example.com'))[0]?.status).toBe('sent')
    expect(google.state.sent).toHaveLength(1)
  })

  it('comes after a mail server of the company, and is given back when it is disconnected', async () => {
    await connected()
    const server = await mailServer()
    const smtp = { enabled: true, host: '127.0.0.1', port: server.port, encryption: 'none' as const }
    await owner.POST('/v3/settings.SMTPConfig', { body: { ...smtp, from_address: 'own@example.com', version: 0 } })
    await mailHomeowner(test, 'one@example.com')
    await deliver()
    expect([server.taken.length, google.state.sent.length]).toEqual([1, 0])
    expect((await read()).through).toBe('smtp')
    await owner.POST('/v3/settings.SMTPConfig', { body: { ...smtp, enabled: false, version: 1 } })
    await mailHomeowner(test, 'two@example.com')
    await deliver()
    expect([server.taken.length, google.state.sent.length]).toEqual([1, 1])
    const { version } = await read()
    const stale = owner.POST('/v3/settings.DisconnectGoogle', { body: { version: version - 1 } })
    expect(await refusal(stale)).toMatchObject({ status: 409, code: 'stale_version' })
    const gone = answered((await owner.POST('/v3/settings.DisconnectGoogle', { body: { version } })).data)
    expect(gone).toMatchObject({ given_back: true, google: { status: 'not_connected', has_secret: true } })
    await mailHomeowner(test, 'three@example.com')
    const shared = smtpTransport(`smtp://127.0.0.1:${server.port}`, 'Sunquill <no-reply@example.com>')
    await deliverDue({ database: test.database, ports: test.ports, log, transport: shared })
    expect([server.taken.length, google.state.sent.length]).toEqual([2, 1])
    const body = { remove_client: true, version: gone.google.version }
    const removed = await owner.POST('/v3/settings.DisconnectGoogle', { body })
    expect(removed.data?.google).toMatchObject({ status: 'not_configured', has_secret: false })
    await server.close()
  })

  it('keeps its secret for its own client, and is set up by those alone who may', async () => {
    expect((await refusal(save({ client_id: CLIENT.client_id, version: 0 }))).fields['client_secret']).toContain(
      'Enter',
    )
    expect((await refusal(save({ ...CLIENT, client_id: 'not a client', version: 0 }))).fields).toHaveProperty(
      'client_id',
    )
    expect(await refusal(owner.POST('/v3/settings.ConnectGoogle'))).toMatchObject({ code: 'not_configured' })
    const early = owner.POST('/v3/settings.DisconnectGoogle', { body: { version: 0 } })
    expect(await refusal(early)).toMatchObject({ status: 409, code: 'not_configured' })
    const untried = owner.POST('/v3/messages.SendTestEmail', { body: { through: 'google' } })
    expect(await refusal(untried)).toMatchObject({ code: 'not_connected' })
    await connected()
    const { version } = await read()
    expect((await save({ client_id: CLIENT.client_id, version })).data?.status).toBe('connected')
    const other = { client_id: '99-other.apps.googleusercontent.com', version: version + 1 }
    expect((await refusal(save(other))).fields['client_secret']).toContain('again')
    const ended = await save({ ...other, client_secret: 'another' })
    expect(ended.data).toMatchObject({ status: 'not_connected', through: 'kept' })
    expect(await refusal(save({ ...CLIENT, version: 0 }))).toMatchObject({ code: 'stale_version' })

    const rep = (await test.signIn(emailOf('Sales Rep'))).call
    expect(await refusal(rep.GET('/v3/settings.GetGoogleConfig'))).toMatchObject({ status: 403 })
  })
})
