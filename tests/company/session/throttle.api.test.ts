// Guessing is slowed, without letting attackers lock anyone out.
import { beforeEach, describe, expect, it } from 'vitest'
import { emailOf, PASSWORD, type TestApp, testApp } from '#tests/support/app.ts'
import { linkIn, mailsTo } from '#tests/support/mail.ts'

const REP = emailOf('Sales Rep')
let test: TestApp
beforeEach(async () => {
  test = await testApp()
})
const minutes = (n: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + n * 60_000)
}

type Try = { email?: string; password?: string; from?: string; cookie?: string; link?: string }
const post = (path: string, body: object, { from = '203.0.113.9', cookie }: Try = {}) =>
  test.app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-test-address': from, ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  })
const attempt = ({ email = REP, password = PASSWORD, link, ...how }: Try = {}) =>
  post('/v1/users/sessions', { email, password, ...(link ? { link } : {}) }, how)
const guess = (how: Try = {}) => attempt({ password: 'a wrong guess', ...how })
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''
const statuses = (responses: Response[]) => responses.map(({ status }) => status)

/** A stranger tries from many addresses until the account's delay is at its maximum. */
async function strangerGuesses(email = REP) {
  for (let n = 0; n < 12; n++) {
    await guess({ email, from: `198.51.100.${n}` })
    minutes(n < 6 ? 1 : 16)
  }
  await guess({ email, from: '198.51.100.99' })
}

describe('a known device', () => {
  it('is remembered in a cookie that no script reads, one for each sign-in of the browser', async () => {
    const first = await attempt()
    const cookie = first.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^device=[\w-]{43}\.[\w-]{43}; /)
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Max-Age=']) expect(cookie).toContain(part)
    const again = await attempt({ cookie: cookieOf(first) })
    expect(cookieOf(again)).toBe(cookieOf(first))
  })

  it('is not what a stranger calls a device', async () => {
    const made_up = `device=${'x'.repeat(43)}.${'y'.repeat(43)}`
    expect(cookieOf(await attempt({ cookie: made_up }))).not.toBe(made_up)
  })

  it('signs in while strangers keep the account waiting', async () => {
    const cookie = cookieOf(await attempt())
    await strangerGuesses()
    expect((await attempt({ from: '198.51.100.200' })).status).toBe(429)
    expect((await attempt({ cookie })).status).toBe(200)
  })

  it('signs in while its own address is made to wait', async () => {
    const cookie = cookieOf(await attempt())
    for (let n = 0; n < 25; n++) await guess({ email: `someone-${n}@example.com` })
    expect((await attempt()).status).toBe(429)
    expect((await attempt({ cookie })).status).toBe(200)
  })

  it('has few tries of its own, for its user only', async () => {
    const cookie = cookieOf(await attempt())
    for (let n = 0; n < 5; n++) expect((await guess({ cookie })).status).toBe(401)
    expect((await guess({ cookie })).status).toBe(429)
    const viewer = emailOf('Viewer')
    for (let n = 0; n < 5; n++) await guess({ email: viewer, from: `198.51.100.${n}` })
    expect((await attempt({ email: viewer, cookie })).status).toBe(429)
  })

  it('is forgotten when the password changes elsewhere', async () => {
    const lost = cookieOf(await attempt())
    const here = await attempt({ from: '203.0.113.10' })
    const { token } = await here.json()
    await test.app.request('/v3/users.ChangePassword', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, cookie: cookieOf(here) },
      body: JSON.stringify({ current_password: PASSWORD, new_password: 'seven quiet sunflowers' }),
    })
    await strangerGuesses()
    const changed = { password: 'seven quiet sunflowers' }
    expect((await attempt({ ...changed, cookie: lost })).status).toBe(429)
    expect((await attempt({ ...changed, cookie: cookieOf(here) })).status).toBe(200)
  })
})

describe('a sign-in link', () => {
  const askLink = (email = REP, how: Try = {}) => post('/v3/users.RequestSignInLink', { email }, how)
  const secretIn = async () => new URL(await linkIn(test, 2, REP)).searchParams.get('link') ?? ''

  it('is mailed, and lets its user past strangers with their password, once', async () => {
    await strangerGuesses()
    expect(await (await askLink()).json()).toEqual({ requested: true, mailed: false })
    const link = await secretIn()
    expect((await attempt({ link })).status).toBe(200)
    await guess({ from: '198.51.100.77' })
    expect((await attempt({ link, from: '198.51.100.201' })).status).toBe(429)
  })

  it('opens nothing without the password, and few guesses', async () => {
    await askLink()
    const link = await secretIn()
    const answers: Response[] = []
    for (let n = 0; n < 6; n++) answers.push(await guess({ link }))
    expect(statuses(answers)).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('is for its own account only, and ends after an hour', async () => {
    await askLink()
    const link = await secretIn()
    const viewer = emailOf('Viewer')
    for (let n = 0; n < 5; n++) await guess({ email: viewer, from: `198.51.100.${n}` })
    expect((await attempt({ email: viewer, link })).status).toBe(429)
    minutes(61)
    for (let n = 0; n < 5; n++) await guess({ from: `198.51.100.${n}` })
    expect((await attempt({ link })).status).toBe(429)
  })

  it('is answered alike for an address without an account', async () => {
    const unknown = await askLink('nobody@example.com')
    expect([unknown.status, await unknown.json()]).toEqual([200, { requested: true, mailed: false }])
    expect(await mailsTo(test, 1, 'nobody@example.com')).toEqual([])
  })

  it('does not flood a mailbox, and cannot be used to block a mail', async () => {
    for (let n = 0; n < 10; n++) expect((await askLink(REP, { from: `198.51.100.${n}` })).status).toBe(200)
    expect(await mailsTo(test, 2, REP)).toHaveLength(3)
    expect((await attempt({ link: await secretIn() })).status).toBe(200)
  })
})

describe('guesses side by side', () => {
  it('get as many tries as one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => guess({ from: `198.51.100.${n}` })))
    expect(statuses(answers).filter(status => status === 401)).toHaveLength(5)
  })

  it('are counted for an IPv6 network, not for each of its addresses', async () => {
    const answers: Response[] = []
    for (let n = 0; n < 21; n++)
      answers.push(await guess({ email: `nobody-${n}@example.com`, from: `2001:db8:1:2::${n}` }))
    expect(statuses(answers).at(-1)).toBe(429)
  })

  it('at one account leave everyone else at the same address alone', async () => {
    for (let n = 0; n < 30; n++) {
      await guess()
      minutes(n < 12 ? 1 : 16)
    }
    expect((await attempt({ email: emailOf('Viewer') })).status).toBe(200)
    expect((await guess({ email: emailOf('Viewer') })).status).toBe(401)
  })

  it('at many accounts are slowed for each address, however good one of them is', async () => {
    const mine = { email: emailOf('Viewer') }
    const answers: Response[] = []
    for (let n = 0; n < 25; n++) {
      answers.push(await guess({ email: `someone-${n}@example.com` }))
      // Neither failing first nor signing in twice at once restores an attempt.
      if (n < 15) {
        await guess(mine)
        await Promise.all([attempt(mine), attempt(mine)])
      }
    }
    expect(statuses(answers).filter(status => status === 401)).toHaveLength(20)
  })

  it('leave the count of an address alone where the password is right', async () => {
    for (let n = 0; n < 30; n++) expect((await attempt()).status).toBe(200)
  })
})

describe('asking for a new password', () => {
  const ask = (email: string, from: string) => post('/v3/users.RequestResetPassword', { email }, { from })

  it('cannot be taken from someone by asking in their name', async () => {
    for (let n = 0; n < 10; n++) expect((await ask(REP, `198.51.100.${n}`)).status).toBe(200)
    // The newest link works, and it came.
    const reset = new URL(await linkIn(test, 2, REP)).searchParams.get('reset') ?? ''
    expect((await post('/v3/users.ResetPassword', { reset, password: 'seven quiet sunflowers' })).status).toBe(200)
    expect((await mailsTo(test, 2, REP)).filter(({ kind }) => kind === 'password_reset').length).toBeLessThan(6)
  })

  it('lets the browser sign in that set it, whatever strangers try', async () => {
    await ask(REP, '203.0.113.9')
    const reset = new URL(await linkIn(test, 2, REP)).searchParams.get('reset') ?? ''
    const password = 'seven quiet sunflowers'
    const cookie = cookieOf(await post('/v3/users.ResetPassword', { reset, password }))
    await strangerGuesses()
    expect((await attempt({ password, cookie })).status).toBe(200)
  })

  it('ends with a change of the password', async () => {
    await ask(REP, '203.0.113.9')
    const reset = new URL(await linkIn(test, 2, REP)).searchParams.get('reset') ?? ''
    const { call } = await test.signIn(REP)
    await call.POST('/v3/users.ChangePassword', {
      body: { current_password: PASSWORD, new_password: 'seven quiet sunflowers' },
    })
    const late = await post('/v3/users.ResetPassword', { reset, password: 'eight loud sunflowers' })
    expect([late.status, (await late.json()).code]).toEqual([409, 'link_used'])
  })
})
