// A company decides who must have a second step: who is asked, reminded, and in the end let no further than setting one up.
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, it } from 'vitest'
import { operations } from '#sdk/operations.gen.ts'
import type { Input } from '#sdk/types.ts'
import { enterTenant } from '#server/db/database.ts'
import { links } from '#server/db/schema/agreements.ts'
import { emailOf, PASSWORD, type TestApp, testApp } from '#tests/support/app.ts'
import { mailsTo } from '#tests/support/mail.ts'
import { passkeyDevice } from '#tests/support/passkey.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

let test: TestApp
let owner: TestApp['anyone']
beforeEach(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})
const DAY = 86_400_000
const pass = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
}
const codeNow = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: test.clock.now.getTime() })

type Policy = Input<'/v3/settings.SecondStepPolicy'>
async function ask(part: Partial<Policy>, by = owner) {
  const before = answered((await by.GET('/v3/settings.GetSecondStepPolicy')).data)
  return by.POST('/v3/settings.SecondStepPolicy', {
    body: { ...before.policy, required_of: 'everyone', grace_days: 7, ...part },
  })
}
async function setUp(call: TestApp['anyone']) {
  const begun = await call.POST('/v3/users.BeginAuthenticator', { body: { current_password: PASSWORD } })
  const { key } = answered(begun.data)
  answered((await call.POST('/v3/users.ConfirmAuthenticator', { body: { code: codeNow(key) } })).data)
  return key
}
const dueOf = async (email: string) => {
  const { call } = await test.signIn(email)
  return (await call.GET('/v1/user')).data?.user.second_step_due_at
}
const REP = emailOf('Sales Rep')

describe('who must have a second step', () => {
  it('is nobody until the company decides', async () => {
    const { policy, missing } = answered((await owner.GET('/v3/settings.GetSecondStepPolicy')).data)
    expect(policy).toMatchObject({ required_of: 'nobody', role_ids: [], permissions: [] })
    expect(missing).toBe(0)
    expect(await dueOf(REP)).toBeNull()
  })

  it('is everyone, or the members of roles, or those whose role has a permission', async () => {
    const { roles } = answered((await owner.GET('/v3/roles.ListPermissions')).data)
    const rep_role = roles.find(({ name }) => name === 'Sales Rep')?.id ?? ''
    const all = answered((await ask({})).data)
    expect(all.missing).toBeGreaterThan(5)
    expect(await dueOf(REP)).toBe(new Date(test.clock.now.getTime() + 7 * DAY).toISOString())
    answered((await ask({ required_of: 'roles', role_ids: [rep_role] })).data)
    expect([await dueOf(REP), await dueOf(emailOf('Designer'))]).toEqual([expect.any(String), null])
    answered((await ask({ required_of: 'permissions', permissions: ['design.edit', 'roles.edit'] })).data)
    expect([await dueOf(emailOf('Designer')), await dueOf(emailOf('Viewer'))]).toEqual([expect.any(String), null])
    answered((await ask({ required_of: 'nobody' })).data)
    expect(await dueOf(emailOf('Designer'))).toBeNull()
  })

  it('names roles and permissions that exist', async () => {
    const unknown = refusal(ask({ required_of: 'roles', role_ids: ['0198f7a2-0000-7000-8000-000000000abc'] }))
    expect(await unknown).toMatchObject({ status: 400, fields: { role_ids: expect.any(String) } })
    expect(Object.keys((await refusal(ask({ required_of: 'roles', role_ids: [] }))).fields)).toEqual(['role_ids'])
    const none = refusal(ask({ required_of: 'permissions', permissions: [] }))
    expect(Object.keys((await none).fields)).toEqual(['permissions'])
    expect(Object.keys((await refusal(ask({ grace_days: 91 }))).fields)).toEqual(['grace_days'])
  })

  it('is set with a fresh proof, by those who may, on the version they saw', async () => {
    const rep = await test.signIn(REP)
    expect(await refusal(rep.call.GET('/v3/settings.GetSecondStepPolicy'))).toMatchObject({ status: 403 })
    expect(await refusal(ask({ version: 99 }))).toMatchObject({ status: 409, code: 'stale_version' })
    pass(16 * 60_000)
    expect(await refusal(ask({}))).toMatchObject({ status: 403, code: 'step_up_required' })
  })

  it('is announced to those who have none, once, and logged', async () => {
    answered((await ask({ grace_days: 3 })).data)
    const [mail] = await mailsTo(test, 2, REP)
    expect(mail).toMatchObject({ kind: 'sign_in_changed', body: expect.stringContaining('within 3 days') })
    const before = (await mailsTo(test, 2, REP)).length
    answered((await ask({ grace_days: 5 })).data)
    expect(await mailsTo(test, 2, REP)).toHaveLength(before)
    const { call } = await test.signIn(REP)
    const bell = answered((await call.GET('/v3/notifications.List')).data)
    expect(bell.notifications[0]?.sentence).toBe('Your company requires a second step for your account')
    const log = answered((await owner.GET('/v3/audits.ListAudits')).data)
    expect(JSON.stringify(log)).toContain('required a second step of everyone')
  })

  it('counts a longer time from the first day, and a new member’s from when they joined', async () => {
    answered((await ask({ grace_days: 3 })).data)
    const first = test.clock.now.getTime()
    pass(60_000)
    answered((await ask({ grace_days: 10 })).data)
    expect(await dueOf(REP)).toBe(new Date(first + 10 * DAY).toISOString())
  })
})

describe('a member without a second step', () => {
  it('works until the time is over, then reaches only what sets one up', async () => {
    answered((await ask({ grace_days: 1 })).data)
    expect((await (await test.signIn(REP)).call.GET('/v3/projects.List')).response.status).toBe(200)
    pass(DAY)
    const { call } = await test.signIn(REP)
    expect(await refusal(call.GET('/v3/projects.List'))).toMatchObject({
      status: 403,
      code: 'second_step_setup_required',
    })
    expect((await call.GET('/v1/user')).data?.user.second_step_due_at).toBe(test.clock.now.toISOString())
    await setUp(call)
    expect((await call.GET('/v3/projects.List')).response.status).toBe(200)
    expect((await call.GET('/v1/user')).data?.user.second_step_due_at).toBeNull()
  })

  it('is refused by every operation of the contract but those', async () => {
    answered((await ask({ grace_days: 0 })).data)
    const { token } = await test.signIn(REP)
    const open: string[] = []
    for (const [path, row] of Object.entries(operations)) {
      const permission: readonly string[] = row.permission
      if (permission.includes('public') || permission.includes('signer')) continue
      const answer = await test.app.request(path.replaceAll(/\{\w+\}/g, '0198f7a2-0000-7000-8000-000000000abc'), {
        method: row.method.toUpperCase(),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(row.method === 'get' ? {} : { body: '{}' }),
      })
      const { code }: { code?: string } = await answer.json().catch(() => ({}))
      // Uploads are read before anyone is asked who they are.
      if (code !== 'second_step_setup_required' && answer.status !== 415) open.push(row.id)
    }
    expect(open.sort()).toEqual(
      [
        'session.Keep',
        'user.Get',
        'users.AddPasskey',
        'users.BeginAuthenticator',
        'users.BeginPasskey',
        'users.ChangePassword',
        'users.ConfirmAuthenticator',
        'users.GetSignInMethods',
        'users.Permissions',
      ].sort(),
    )
    const lender = await test.app.request('/api/lenders/sandbox/v1/products', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await lender.json()).toMatchObject({ code: 'second_step_setup_required' })
    expect((await test.clientOf(token).POST('/api/session/clear')).data).toEqual({ cleared: true })
  })

  it('is let on by a passkey too', async () => {
    answered((await ask({ grace_days: 0 })).data)
    const { call } = await test.signIn(REP)
    const device = passkeyDevice()
    const begun = await call.POST('/v3/users.BeginPasskey', { body: { current_password: PASSWORD } })
    const asked = answered(begun.data)
    const { ticket } = asked
    const response = device.create(asked)
    answered((await call.POST('/v3/users.AddPasskey', { body: { ticket, name: 'Phone', response } })).data)
    expect((await call.GET('/v3/projects.List')).response.status).toBe(200)
  })

  it('is listed in Team', async () => {
    const missing = async () => {
      const { data } = await owner.GET('/v3/users.GetUsers', { params: { query: { second_step: 'missing' } } })
      return answered(data).users.map(({ role }) => role)
    }
    expect(await missing()).toEqual([])
    await setUp((await test.signIn(REP)).call)
    answered((await ask({})).data)
    expect(await missing()).toContain('Designer')
    expect(await missing()).not.toContain('Sales Rep')
    const all = answered((await owner.GET('/v3/users.GetUsers')).data).users
    expect(all.find(({ role }) => role === 'Sales Rep')?.second_step).toBe('set_up')
    expect(all.find(({ role }) => role === 'Designer')?.second_step).toBe('missing')
  })
})

describe('a sign-in that waits for its second step', () => {
  it('leaves nothing behind once it is finished', async () => {
    const key = await setUp((await test.signIn(REP)).call)
    const pendingOf = async () =>
      (await refusal(test.anyone.POST('/v1/users/sessions', { body: { email: REP, password: PASSWORD } }))).pending ??
      ''
    await pendingOf()
    pass(6 * 60_000)
    const pending = await pendingOf()
    const code = codeNow(key)
    answered((await test.anyone.POST('/v3/users.SecondStep', { body: { pending, code } })).data)
    const left = await test.database.transaction(async db => {
      await enterTenant(db, 2)
      return (await db.select().from(links)).filter(({ kind }) => kind === 'second_step')
    })
    expect(left).toEqual([])
  })
})
