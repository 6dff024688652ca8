// The second step of signing in: the app's codes, recovery codes, and who may remove it.
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, it } from 'vitest'
import { resetSecondStep } from '#server/company/session/reset-second-step.ts'
import { enterTenant } from '#server/db/database.ts'
import { authenticators, recovery_codes } from '#server/db/schema/company.ts'
import { emailOf, PASSWORD, type TestApp, testApp } from '#tests/support/app.ts'
import { mailsTo } from '#tests/support/mail.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

const REP = emailOf('Sales Rep')
let test: TestApp
beforeEach(async () => {
  test = await testApp()
})
const seconds = (n: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + n * 1000)
}
/** What the app shows now. */
const codeNow = (key: string, ahead_s = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: test.clock.now.getTime() + ahead_s * 1000 })

const attempt = (email: string, password = PASSWORD) =>
  refusal(test.anyone.POST('/v1/users/sessions', { body: { email, password } }))
const pendingOf = async (email = REP) => (await attempt(email)).pending ?? ''
const finish = (pending: string, code: string) => test.anyone.POST('/v3/users.SecondStep', { body: { pending, code } })

/** A member whose sign-in asks for a code. A step later, so that the confirming code isn't the next one. */
async function withApp(role = 'Sales Rep') {
  const { call, user } = await test.signIn(emailOf(role))
  const { key } = answered(
    (await call.POST('/v3/users.BeginAuthenticator', { body: { current_password: PASSWORD } })).data,
  )
  const { codes } = answered((await call.POST('/v3/users.ConfirmAuthenticator', { body: { code: codeNow(key) } })).data)
  seconds(30)
  return { call, user, key, codes }
}

describe('an authenticator app', () => {
  it('counts once a code confirmed it, and ends the other sessions', async () => {
    const there = await test.signIn(REP)
    const here = await test.signIn(REP)
    const begin = { body: { current_password: PASSWORD } }
    const { key, uri } = answered((await here.call.POST('/v3/users.BeginAuthenticator', begin)).data)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Sunquill:sales-rep-2%40example\.com\?issuer=Sunquill&secret=[A-Z2-7]{32}&/)
    expect((await test.signIn(REP)).user.id).toBe(here.user.id)
    const wrong = here.call.POST('/v3/users.ConfirmAuthenticator', { body: { code: '000000' } })
    expect(Object.keys((await refusal(wrong)).fields)).toEqual(['code'])
    const { codes } = answered(
      (await here.call.POST('/v3/users.ConfirmAuthenticator', { body: { code: codeNow(key) } })).data,
    )
    expect(new Set(codes).size).toBe(10)
    expect(codes.every(code => /^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/.test(code))).toBe(true)
    expect(await refusal(there.call.GET('/v1/user'))).toMatchObject({ status: 401 })
    expect((await here.call.GET('/v3/users.GetSignInMethods')).data).toMatchObject({ recovery_codes: 10 })
    expect((await mailsTo(test, 2, REP))[0]).toMatchObject({ kind: 'sign_in_changed' })
    const again = here.call.POST('/v3/users.BeginAuthenticator', begin)
    expect(await refusal(again)).toMatchObject({ status: 409, code: 'authenticator_there' })
  })

  it('is begun with the password only', async () => {
    const { call } = await test.signIn(REP)
    const begin = () => refusal(call.POST('/v3/users.BeginAuthenticator', { body: { current_password: 'not it' } }))
    expect(Object.keys((await begin()).fields)).toEqual(['current_password'])
    expect(await refusal(call.POST('/v3/users.ConfirmAuthenticator', { body: { code: '123456' } }))).toMatchObject({
      code: 'not_begun',
    })
    for (let n = 0; n < 5; n++) await begin()
    expect(await begin()).toMatchObject({ status: 429 })
  })

  it('is encrypted, and recovery codes are stored as digests', async () => {
    const { key, codes } = await withApp()
    const [rows, kept] = await test.database.transaction(async db => {
      await enterTenant(db, 2)
      return [await db.select().from(authenticators), await db.select().from(recovery_codes)]
    })
    const bytes = Buffer.from(Secret.fromBase32(key).bytes)
    expect(rows).toHaveLength(1)
    expect(Buffer.from(rows[0]?.secret_sealed ?? []).includes(bytes)).toBe(false)
    expect(kept.map(({ code_hash }) => code_hash).filter(hash => codes.includes(hash))).toEqual([])
  })
})

describe('signing in with a second step', () => {
  it('needs the password and a code, and leaves users without one as they were', async () => {
    const { key, user } = await withApp()
    const said = await attempt(REP)
    expect(said).toMatchObject({ status: 401, code: 'second_step_required' })
    const opened = answered((await finish(said.pending ?? '', codeNow(key))).data)
    expect(opened.user.id).toBe(user.id)
    expect((await test.clientOf(opened.token).GET('/v1/user')).data?.user.id).toBe(user.id)
    expect(await attempt(REP, 'not the password')).toMatchObject({ code: 'wrong_credentials', pending: undefined })
    expect((await test.signIn(emailOf('Designer'))).token).toBeDefined()
  })

  it('accepts a code once, and no earlier one after it', async () => {
    const { key } = await withApp()
    const [first, second, third] = [await pendingOf(), await pendingOf(), await pendingOf()]
    const code = codeNow(key)
    expect((await finish(first, code)).data?.token).toBeDefined()
    expect(await refusal(finish(second, code))).toMatchObject({ status: 401, code: 'wrong_code' })
    expect(await refusal(finish(second, codeNow(key, -30)))).toMatchObject({ status: 401 })
    seconds(30)
    const both = await Promise.allSettled([finish(second, codeNow(key)), finish(third, codeNow(key))])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('accepts a clock that is half a minute off, not one of two minutes', async () => {
    const { key } = await withApp()
    const pending = await pendingOf()
    expect(await refusal(finish(pending, codeNow(key, 120)))).toMatchObject({ code: 'wrong_code' })
    expect((await finish(pending, codeNow(key, 30))).data?.token).toBeDefined()
  })

  it('has a token that works once, for five minutes', async () => {
    const { key, codes } = await withApp()
    const pending = await pendingOf()
    await finish(pending, codeNow(key))
    expect(await refusal(finish(pending, codes[0] ?? ''))).toMatchObject({ status: 404, code: 'no_such_sign_in' })
    const late = await pendingOf()
    seconds(300)
    expect(await refusal(finish(late, codeNow(key)))).toMatchObject({ status: 404, code: 'no_such_sign_in' })
    expect(await refusal(finish('a'.repeat(43), codeNow(key)))).toMatchObject({ status: 404 })
    expect(await refusal(finish('made up', codeNow(key)))).toMatchObject({ status: 400 })
  })

  it('accepts each recovery code once, however it is typed, and says so', async () => {
    const { codes, user } = await withApp()
    const [one = '', two = ''] = codes
    const opened = answered((await finish(await pendingOf(), ` ${one.toLowerCase().replaceAll('-', ' ')} `)).data)
    expect((await mailsTo(test, 2, REP))[0]?.body).toContain('A recovery code was used')
    expect(await refusal(finish(await pendingOf(), one))).toMatchObject({ code: 'wrong_code' })
    expect((await finish(await pendingOf(), two)).data?.user.id).toBe(user.id)
    const { data } = await test.clientOf(opened.token).GET('/v3/users.GetSignInMethods')
    expect(data).toMatchObject({ recovery_codes: 8 })
    const owner = (await test.signIn(emailOf('Owner'))).call
    const { audits } = answered((await owner.GET('/v3/audits.ListAudits', { params: { query: {} } })).data)
    expect(audits.map(({ sentence }) => sentence)).toEqual(
      expect.arrayContaining([
        'signed in with their password and a recovery code',
        'entered a wrong code after Test Sales Rep’s password',
      ]),
    )
  })

  it('is slowed after wrong codes, for all tokens of a user', async () => {
    const { key } = await withApp()
    for (let n = 0; n < 5; n++) await refusal(finish(await pendingOf(), '000000'))
    expect(await refusal(finish(await pendingOf(), codeNow(key)))).toMatchObject({ status: 429 })
    seconds(60)
    expect((await finish(await pendingOf(), codeNow(key))).data?.token).toBeDefined()
  })

  it('ends with the password, a disabled account and the session that removes it', async () => {
    const { call, key, user } = await withApp()
    const pending = await pendingOf()
    await call.POST('/v3/users.ChangePassword', {
      body: { current_password: PASSWORD, new_password: 'seven quiet sunflowers' },
    })
    expect(await refusal(finish(pending, codeNow(key)))).toMatchObject({ status: 404 })
    const next = (await attempt(REP, 'seven quiet sunflowers')).pending ?? ''
    const owner = (await test.signIn(emailOf('Owner'))).call
    const { data } = await owner.GET('/v3/users.Get', { params: { query: { user_id: user.id } } })
    expect(data?.user.has_second_step).toBe(true)
    await owner.POST('/v3/users.DisableUser', {
      body: { user_id: user.id, disabled: true, version: data?.user.version ?? 0 },
    })
    expect(await refusal(finish(next, codeNow(key)))).toMatchObject({ status: 404 })
  })
})

describe('the second step is removed', () => {
  it('with a code of its own only', async () => {
    const { call, key, codes } = await withApp()
    const remove = (code: string) => call.POST('/v3/users.RemoveAuthenticator', { body: { code } })
    expect(Object.keys((await refusal(remove('000000'))).fields)).toEqual(['code'])
    const renewed = answered(
      (await call.POST('/v3/users.NewRecoveryCodes', { body: { code: codes[0] ?? '' } })).data,
    ).codes
    expect(await refusal(remove(codes[1] ?? ''))).toMatchObject({ status: 400 })
    expect((await remove(codeNow(key))).data).toMatchObject({ authenticator: null, recovery_codes: 0 })
    expect(await refusal(remove(renewed[0] ?? ''))).toMatchObject({ status: 409, code: 'no_second_step' })
    expect((await test.signIn(REP)).token).toBeDefined()
  })

  it('by an administrator, who is named to the member', async () => {
    const { call, user } = await withApp()
    const owner = (await test.signIn(emailOf('Owner'))).call
    const reset = (by: TestApp['anyone'], user_id: string) =>
      by.POST('/v3/users.ResetSecondStep', { body: { user_id } })
    const rep = (await test.signIn(emailOf('Designer'))).call
    expect(await refusal(reset(rep, user.id))).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await reset(owner, user.id)).data).toEqual({ sessions_ended: 1 })
    expect(await refusal(call.GET('/v1/user'))).toMatchObject({ status: 401 })
    expect(await refusal(reset(owner, user.id))).toMatchObject({ status: 409, code: 'no_second_step' })
    const member = await test.signIn(REP)
    expect((await mailsTo(test, 2, REP))[0]?.body).toContain('Test Owner reset the second step of your account')
    const { data } = await member.call.GET('/v3/notifications.List', { params: { query: {} } })
    expect(data?.notifications[0]).toMatchObject({ event: 'sign_in_changed' })
  })

  it('by no one who may do less, nor by oneself', async () => {
    const { call, user } = await withApp('Owner')
    const admin = (await test.signIn(emailOf('Admin'))).call
    const body = { user_id: user.id }
    expect(await refusal(admin.POST('/v3/users.ResetSecondStep', { body }))).toMatchObject({ code: 'above_own' })
    expect(await refusal(call.POST('/v3/users.ResetSecondStep', { body }))).toMatchObject({ code: 'own_account' })
  })

  it('by the operator’s command, which the audit log has', async () => {
    const { user } = await withApp('Owner')
    const sentence = await resetSecondStep(test.database, test.ports, emailOf('Owner').toUpperCase())
    expect(sentence).toContain('password alone')
    await expect(resetSecondStep(test.database, test.ports, emailOf('Owner'))).rejects.toThrow('no second step')
    await expect(resetSecondStep(test.database, test.ports, 'nobody@example.com')).rejects.toThrow('no active account')
    const owner = await test.signIn(emailOf('Owner'))
    expect(owner.user.id).toBe(user.id)
    const { audits } = answered((await owner.call.GET('/v3/audits.ListAudits', { params: { query: {} } })).data)
    expect(audits.map(({ sentence, actor }) => [actor, sentence])).toContainEqual([
      'Server operator',
      'reset Test Owner’s second step',
    ])
  })
})

describe('an Owner’s printed code', () => {
  const GOOD = 'seven quiet sunflowers'
  const reset = (email: string, code: string, password = GOOD) =>
    test.anyone.POST('/v3/users.ResetPasswordByCode', { body: { email, code, password } })
  const signUp = () =>
    test.anyone.POST('/v3/company.SignUp', {
      body: {
        company_name: 'Sample Solar',
        state: 'HI',
        firstname: 'Olivia',
        lastname: 'Owner',
        email: 'olivia@example.com',
        password: GOOD,
      },
    })
  const codeIn = (data: object | undefined) => (data && 'password_code' in data ? String(data.password_code) : '')

  it('is shown at sign-up where no email arrives, and sets a new password once', async () => {
    const code = codeIn((await signUp()).data)
    expect(code).toMatch(/^(\w{4}-){4}\w{4}$/)
    const other = 'nine patient marigolds'
    expect((await reset('olivia@example.com', code.toLowerCase(), other)).data).toEqual({ email: 'olivia@example.com' })
    expect(await refusal(reset('olivia@example.com', code))).toMatchObject({ status: 401, code: 'wrong_code' })
    const { data } = await test.anyone.POST('/v1/users/sessions', {
      body: { email: 'olivia@example.com', password: other },
    })
    const methods = await test.clientOf(answered(data).token).GET('/v3/users.GetSignInMethods')
    expect(methods.data).toMatchObject({ may_print_code: true, printed_code: null })
  })

  it('is kept while the new password is refused, and still asks for the second step', async () => {
    const { call, key } = await withApp('Owner')
    const print = { body: { current_password: PASSWORD } }
    const { code } = answered((await call.POST('/v3/users.PrintPasswordCode', print)).data)
    expect(Object.keys((await refusal(reset(emailOf('Owner'), code, 'Password1234'))).fields)).toEqual(['password'])
    await reset(emailOf('Owner'), code)
    const said = await attempt(emailOf('Owner'), GOOD)
    expect(said.code).toBe('second_step_required')
    expect((await finish(said.pending ?? '', codeNow(key))).data?.user.role).toBe('Owner')
  })

  it('is answered alike for addresses without an account, and slowed', async () => {
    const unknown = await refusal(reset('nobody@example.com', 'AAAA'))
    const known = await refusal(reset(emailOf('Owner'), 'AAAA'))
    expect({ ...known, request_id: '' }).toEqual({ ...unknown, request_id: '' })
    for (let n = 0; n < 5; n++) await refusal(reset(emailOf('Owner'), 'AAAA'))
    expect(await refusal(reset(emailOf('Owner'), 'AAAA'))).toMatchObject({ status: 429 })
  })

  it('is for owners, as long as they are', async () => {
    const body = { current_password: PASSWORD }
    const rep = (await test.signIn(REP)).call
    expect(await refusal(rep.POST('/v3/users.PrintPasswordCode', { body }))).toMatchObject({ code: 'owners_only' })
    expect((await rep.GET('/v3/users.GetSignInMethods')).data).toMatchObject({ may_print_code: false })
  })

  it('isn’t shown where email arrives', async () => {
    test.ports.mail_server = true
    expect((await signUp()).data).toEqual({ mailed: true })
  })
})
