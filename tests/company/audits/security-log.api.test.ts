// What a company must be able to look up after an incident, and what must never be in the server's own log.
import { once } from 'node:events'
import { connect } from 'node:net'
import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { emailOf, PASSWORD, type TestApp, testApp } from '#tests/support/app.ts'
import { linkIn, mailsTo } from '#tests/support/mail.ts'
import { answered } from '#tests/support/sale.ts'

const REP = emailOf('Sales Rep')
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:145.0) Gecko/20100101 Firefox/145.0'
let test: TestApp
beforeEach(async () => {
  test = await testApp()
})
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  test.app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': CHROME, 'x-test-address': '203.0.113.9', ...headers },
    body: JSON.stringify(body),
  })
const attempt = (password = PASSWORD, headers: Record<string, string> = {}) =>
  post('/v1/users/sessions', { email: REP, password }, headers)
const entries = async () => {
  const owner = (await test.signIn(emailOf('Owner'))).call
  return answered((await owner.GET('/v3/audits.ListAudits', {})).data).audits
}

describe('the audit log', () => {
  it('has sign-ins, failures, resets and links, with address and device', async () => {
    await attempt('a wrong guess')
    await attempt()
    await post('/v3/users.RequestSignInLink', { email: REP })
    await post('/v3/users.RequestResetPassword', { email: REP })
    const reset = new URL(await linkIn(test, 2, REP)).searchParams.get('reset') ?? ''
    await post('/v3/users.ResetPassword', { reset, password: 'seven quiet sunflowers' })
    const said = (await entries()).filter(({ ip }) => ip === '203.0.113.9').reverse()
    expect(said.map(({ actor, sentence, outcome }) => `${actor} ${sentence}: ${outcome}`)).toEqual([
      'Unknown visitor failed to sign in as Test Sales Rep: refused',
      'Test Sales Rep signed in: done',
      'Unknown visitor requested a sign-in link for Test Sales Rep: done',
      'Unknown visitor requested a password reset for Test Sales Rep: done',
      'Test Sales Rep set a new password by emailed link: done',
    ])
    expect(new Set(said.map(({ device }) => device))).toEqual(new Set(['Chrome on Windows']))
    expect(JSON.stringify(said)).not.toContain(reset)
  })

  it('has exports of itself', async () => {
    const { token } = await test.signIn(emailOf('Owner'))
    await test.app.request('/v3/audits.Export', { headers: { Authorization: `Bearer ${token}` } })
    expect((await entries()).map(({ sentence }) => sentence)).toContain('exported the audit log')
  })
})

describe('a sign-in on a new device', () => {
  it('is mailed to its user and shown in the product; the first of all and known ones are not', async () => {
    const first = await attempt()
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
    await attempt(PASSWORD, { cookie, 'x-test-address': '198.51.100.7' })
    expect(await mailsTo(test, 2, REP)).toEqual([])
    const elsewhere = await attempt(PASSWORD, { 'user-agent': FIREFOX, 'x-test-address': '198.51.100.8' })
    const [mail, ...more] = await mailsTo(test, 2, REP)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ kind: 'new_device', subject: 'New sign-in to your Sunquill account' })
    expect(mail?.body).toContain('Firefox on Mac, IP address 198.51.100.8, Nov 21, 2026')
    const { user, token } = await elsewhere.json()
    const { notifications } = answered((await test.clientOf(token).GET('/v3/notifications.List', {})).data)
    expect(notifications).toMatchObject([
      {
        event: 'new_device',
        sentence: 'New sign-in to your account: Firefox on Mac',
        page: `/team/user/${user.id}`,
        detail: expect.stringContaining('198.51.100.8'),
      },
    ])
  })
})

describe('the server', () => {
  it('asks browsers to come by TLS only, where its public address is https', async () => {
    const header = async () => (await test.app.request('/v3/none')).headers.get('strict-transport-security')
    expect(await header()).toBeNull()
    const { database, ports } = test
    const log = pino({ level: 'silent' })
    const secure = { ...ports, public_origin: 'https://sun.example.com' }
    const app = createApp({ database, ports: secure, log, production: true })
    const answer = await app.request('http://10.0.0.5/v3/none')
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    const signed_in = await app.request('/v1/users/sessions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: REP, password: PASSWORD }),
    })
    expect(signed_in.headers.get('set-cookie')).toMatch(/^__Host-device=.*; Secure/)
  })

  it('logs nothing of uploads that are broken off, and no secrets', async () => {
    const lines: string[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
    const { database, ports } = test
    const app = createApp({ database, ports, log, production: true })
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 })
    await once(server, 'listening')
    const address = server.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    for (const framing of ['content-length: 900000', 'transfer-encoding: chunked'])
      for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
        const socket = connect(port, '127.0.0.1')
        await once(socket, 'connect')
        const head = `POST /v1/users/sessions HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\n${framing}\r\n\r\n`
        await new Promise(resolve => socket.write(`${head}5\r\n{"ema\r\n`, resolve))
        socket.destroy()
        await once(socket, 'close')
      }
    // Answered after what was broken off, as the server reads one connection at a time from this one.
    const answer = await fetch(`http://127.0.0.1:${port}/v1/users/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: REP, password: 'a wrong guess' }),
    })
    expect(answer.status).toBe(401)
    await new Promise<void>(resolve => server.close(() => resolve()))
    expect(lines.filter(line => line.includes('"failed"'))).toEqual([])
    expect(lines.join('')).not.toMatch(/wrong guess|sales-rep-2@/)
  })
})
