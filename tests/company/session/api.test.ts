import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { emailOf, PASSWORD, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'

const rep = emailOf('Sales Rep')
let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
const signIn = (email: string, password: string) =>
  test.anyone.POST('/v1/users/sessions', { body: { email, password } })
const minutes = (n: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + n * 60_000)
}

describe('signing in', () => {
  it('opens a session with a 256-bit token and answers the user', async () => {
    const { token, user } = await test.signIn(rep)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(user).toMatchObject({ company_id: 2, role: 'Sales Rep', contacts: [{ type: 0, contact: rep }] })
  })

  it('ignores the letter case of the e-mail', async () => {
    expect((await signIn(rep.toUpperCase(), PASSWORD)).data?.user.role).toBe('Sales Rep')
  })

  it('answers a wrong password and an unknown e-mail in the same words', async () => {
    const wrong = await refusal(signIn(rep, 'not it'))
    const unknown = await refusal(signIn('nobody@example.com', 'not it'))
    expect(wrong).toMatchObject({ status: 401, code: 'wrong_credentials' })
    expect([unknown.status, unknown.code, unknown.message]).toEqual([wrong.status, wrong.code, wrong.message])
  })

  it('keeps only the hash of a token', async () => {
    const { token } = await test.signIn(rep)
    const rows = await test.database.asOwner(db => db.execute(sql`select * from sessions`))
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('says which field is missing', async () => {
    const response = await test.app.request('/v1/users/sessions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":""}',
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      code: 'invalid_input',
      message: { password: 'Password is required.', email: 'Email can’t be empty.' },
    })
  })

  it.each(['rep-that-is@example.com', emailOf('Viewer')])(
    'is slowed after five failures, for %s alike, and says for how long',
    async email => {
      for (let n = 0; n < 5; n++) await refusal(signIn(email, 'guess'))
      const response = await test.app.request('/v1/users/sessions', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD }),
      })
      expect(response.status).toBe(429)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      minutes(1)
      if (email === emailOf('Viewer')) expect((await signIn(email, PASSWORD)).data?.token).toBeDefined()
    },
  )
})

describe('a session', () => {
  it('is needed for what is not public', async () => {
    expect(await refusal(test.anyone.GET('/v1/user'))).toMatchObject({ status: 401, code: 'not_signed_in' })
    expect(await refusal(test.clientOf('x'.repeat(43)).GET('/v1/user'))).toMatchObject({
      status: 401,
      code: 'session_ended',
    })
  })

  it('ends when cleared, and clearing it again is no error', async () => {
    const { call } = await test.signIn(rep)
    expect((await call.POST('/api/session/clear')).data).toEqual({ cleared: true })
    expect((await call.POST('/api/session/clear')).data).toEqual({ cleared: false })
    expect(await refusal(call.GET('/v1/user'))).toMatchObject({ status: 401 })
  })

  it('ends after 65 idle minutes, and lives on while someone is at work', async () => {
    const { call } = await test.signIn(rep)
    minutes(60)
    expect((await call.POST('/api/session/keep')).data?.expires_at).toBeDefined()
    minutes(60)
    expect((await call.GET('/v1/user')).data?.user.role).toBe('Sales Rep')
    minutes(6)
    expect(await refusal(call.GET('/v1/user'))).toMatchObject({ status: 401, code: 'session_ended' })
  })

  it('is not kept by reading: a page that refreshes itself in the background must not', async () => {
    const { call } = await test.signIn(rep)
    for (let n = 0; n < 6; n++) {
      minutes(10)
      await call.GET('/v1/user')
    }
    minutes(6)
    expect(await refusal(call.GET('/v1/user'))).toMatchObject({ status: 401, code: 'session_ended' })
  })

  it('ends after twelve hours however busy it is', async () => {
    const { call } = await test.signIn(rep)
    for (let hour = 0; hour < 11; hour++) {
      minutes(60)
      await call.POST('/api/session/keep')
    }
    minutes(61)
    expect(await refusal(call.GET('/v1/user'))).toMatchObject({ status: 401 })
  })
})

describe('acting as a user', () => {
  it('is for internal staff: the answer is the user, with the impersonator', async () => {
    const { token } = await test.actingAs('Sales Rep')
    const { data: found } = await test.clientOf(token).GET('/v1/users', { params: { query: { search: rep } } })
    const id = found?.users[0]?.id ?? ''
    const { data } = await test.clientOf(token, id).GET('/v1/user')
    expect(data).toMatchObject({
      user: { role: 'Sales Rep', company_id: 2, isSunquillUser: false },
      impersonator: { role: 'Support', company_id: 1, isSunquillUser: true },
    })
  })

  it('is refused to everyone else', async () => {
    const owner = await test.signIn(emailOf('Owner'))
    const { user } = await test.signIn(rep)
    expect(await refusal(test.clientOf(owner.token, user.id).GET('/v1/user'))).toMatchObject({
      status: 403,
      code: 'impersonation_forbidden',
    })
    expect(await refusal(owner.call.GET('/v1/users'))).toMatchObject({ status: 403, code: 'forbidden' })
  })
})
