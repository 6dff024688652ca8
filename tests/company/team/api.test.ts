// Members: who sees them, who may change them, and what is never allowed.
import { beforeEach, describe, expect, it } from 'vitest'
import { deviceOf } from '#machines/lib/device.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { linkIn } from '#tests/support/mail.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

let test: TestApp
beforeEach(async () => {
  test = await testApp()
})
const as = async (role: string) => test.signIn(emailOf(role))
const idOf = async (role: string) => (await as(role)).user.id
const get = async (call: TestApp['anyone'], user_id: string) =>
  answered((await call.GET('/v3/users.Get', { params: { query: { user_id } } })).data)

describe('the team', () => {
  it('is listed by name, searched, filtered and paged, with when each was last seen', async () => {
    const { call } = await as('Owner')
    const list = async (query: object) => answered((await call.GET('/v3/users.GetUsers', { params: { query } })).data)
    const all = await list({})
    expect(all.users.map(({ role }) => role)).toEqual([...SYSTEM_ROLES.map(({ name }) => name)].sort())
    expect(all.users.find(({ role }) => role === 'Owner')?.last_seen_at).toBe(test.clock.now.toISOString())
    expect(all.users.find(({ role }) => role === 'Viewer')?.last_seen_at).toBeNull()
    expect((await list({ search: 'SALES REP' })).users.map(({ role }) => role)).toEqual(['Sales Rep'])
    expect((await list({ status: 'disabled' })).users).toEqual([])
    const first = await list({ limit: 5 })
    const rest = await list({ limit: 5, cursor: first.next_cursor ?? '' })
    expect([...first.users, ...rest.users].map(({ id }) => id)).toEqual(all.users.map(({ id }) => id))
    expect(rest.next_cursor).toBeNull()
  })

  it('names colleagues to choose from to everyone', async () => {
    const { call } = await as('Viewer')
    const { users } = answered((await call.GET('/v3/users.ListTenantUsers', {})).data)
    expect(users).toHaveLength(SYSTEM_ROLES.length)
  })
})

describe('a member', () => {
  it('sees themselves, their sessions and what they did; colleagues are for those who may', async () => {
    const here = await as('Viewer')
    const there = await as('Viewer')
    const { user, sessions } = await get(here.call, here.user.id)
    expect(user.role).toBe('Viewer')
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true])
    const other = sessions.find(({ current }) => !current)?.id ?? ''
    await here.call.POST('/v3/users.EndSession', { body: { user_id: here.user.id, session_id: other } })
    expect(await refusal(there.call.GET('/v1/user'))).toMatchObject({ status: 401 })
    const owner = await idOf('Owner')
    expect(await refusal(here.call.GET('/v3/users.Get', { params: { query: { user_id: owner } } }))).toMatchObject({
      status: 403,
    })
    const mine = await here.call.GET('/v3/users.ListActivity', { params: { query: { user_id: here.user.id } } })
    expect(mine.data?.activity[0]?.sentence).toContain('ended a session')
  })

  it('ends all sessions but the one in use at once, and those of others only where they may', async () => {
    const here = await as('Viewer')
    const [phone, tablet] = [await as('Viewer'), await as('Viewer')]
    const end = (user_id: string) => here.call.POST('/v3/users.EndSession', { body: { user_id } })
    expect((await end(here.user.id)).response.status).toBe(200)
    for (const other of [phone, tablet])
      expect(await refusal(other.call.GET('/v1/user'))).toMatchObject({ status: 401 })
    const { sessions } = await get(here.call, here.user.id)
    expect(sessions.map(({ current }) => current)).toEqual([true])
    const { data } = await here.call.GET('/v3/users.ListActivity', { params: { query: { user_id: here.user.id } } })
    expect(data?.activity[0]?.sentence).toContain('ended 2 sessions')
    expect((await end(here.user.id)).response.status).toBe(200)
    expect(await refusal(end(await idOf('Owner')))).toMatchObject({ status: 403 })
  })

  it('changes their own name and phone, from the version they saw', async () => {
    const { call, user } = await as('Viewer')
    const change = (version: number) =>
      call.POST('/v3/users.Update', { body: { version, firstname: 'Vera', lastname: 'View', phone: '(602) 555-0142' } })
    expect((await change(1)).data?.user).toMatchObject({ firstname: 'Vera', version: 2 })
    expect(await refusal(change(1))).toMatchObject({ status: 409, code: 'stale_version' })
    expect((await get(call, user.id)).user.contacts[1]).toEqual({ type: 1, contact: '(602) 555-0142' })
  })

  it('is shut out at once, and let in again', async () => {
    const owner = (await as('Owner')).call
    const rep = await as('Sales Rep')
    const disable = (disabled: boolean, version: number) =>
      owner.POST('/v3/users.DisableUser', { body: { user_id: rep.user.id, disabled, version } })
    expect((await disable(true, 1)).data?.user.status).toBe('disabled')
    expect(await refusal(rep.call.GET('/v1/user'))).toMatchObject({ status: 401 })
    expect(await refusal(test.signIn(emailOf('Sales Rep')))).toMatchObject({ status: 401 })
    const reset = owner.POST('/v3/users.ResetPasswordByAdmin', { body: { user_id: rep.user.id } })
    expect(await refusal(reset)).toMatchObject({ status: 409, code: 'user_disabled' })
    await disable(false, 2)
    expect((await as('Sales Rep')).user.status).toBe('active')
  })

  it('gets a new password by a link of their own, never from an administrator', async () => {
    const admin = (await as('Admin')).call
    const user_id = await idOf('Sales Rep')
    expect((await admin.POST('/v3/users.ResetPasswordByAdmin', { body: { user_id } })).data).toEqual({
      mailed_to: emailOf('Sales Rep'),
      mailed: false,
    })
    expect(await linkIn(test, 2, emailOf('Sales Rep'))).toContain('/reset-password?reset=')
  })

  it('gets another role from someone who may do as much, and works by it at the next call', async () => {
    const owner = (await as('Owner')).call
    const rep = await as('Sales Rep')
    const finance = (await as('Finance')).user.role_id
    const change = (role_id: string, version: number) =>
      owner.POST('/v3/users.UpdateRole', { body: { user_id: rep.user.id, role_id, version } })
    expect((await change(finance, 1)).data?.user.role).toBe('Finance')
    const { permissions } = answered((await rep.call.GET('/v3/users.Permissions')).data)
    expect(permissions).toContain('receivables.edit')
    expect(permissions).not.toContain('projects.create')
    expect(await refusal(change(finance, 1))).toMatchObject({ status: 409, code: 'stale_version' })
  })
})

describe('is impossible for anyone', () => {
  it('manages someone who may do more, or gives a role that may', async () => {
    const admin = (await as('Admin')).call
    const owner = await as('Owner')
    const rep = await as('Sales Rep')
    const body = { user_id: owner.user.id, version: 1 }
    const tries = [
      () => admin.POST('/v3/users.DisableUser', { body: { ...body, disabled: true } }),
      () => admin.POST('/v3/users.ResetPasswordByAdmin', { body: { user_id: owner.user.id } }),
      () => admin.POST('/v3/users.UpdateRole', { body: { ...body, role_id: rep.user.role_id } }),
      () =>
        admin.POST('/v3/users.UpdateRole', { body: { user_id: rep.user.id, role_id: owner.user.role_id, version: 1 } }),
    ]
    for (const one of tries) expect(await refusal(one())).toMatchObject({ status: 403 })
  })

  it('disables themselves or changes their own role', async () => {
    const { call, user } = await as('Owner')
    const viewer = (await as('Viewer')).user.role_id
    const disable = call.POST('/v3/users.DisableUser', { body: { user_id: user.id, disabled: true, version: 1 } })
    expect(await refusal(disable)).toMatchObject({ status: 409, code: 'own_account' })
    const demote = call.POST('/v3/users.UpdateRole', { body: { user_id: user.id, role_id: viewer, version: 1 } })
    expect(await refusal(demote)).toMatchObject({ status: 409, code: 'own_account' })
  })

  it('leaves a company without an owner, not even two who remove each other at once', async () => {
    const first = await as('Owner')
    const rep = await as('Sales Rep')
    const viewer = (await as('Viewer')).user.role_id
    await first.call.POST('/v3/users.UpdateRole', {
      body: { user_id: rep.user.id, role_id: first.user.role_id, version: 1 },
    })
    const demote = (call: TestApp['anyone'], user_id: string, version: number) =>
      call.POST('/v3/users.UpdateRole', { body: { user_id, role_id: viewer, version } })
    const both = await Promise.allSettled([demote(first.call, rep.user.id, 2), demote(rep.call, first.user.id, 1)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { user } = await test.signIn(emailOf('Viewer'))
    const owners = await test.ownersOf(user.company_id)
    expect(owners).toBe(1)
  })
})

it('a device is named in words', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
  const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604'
  expect([
    deviceOf(chrome),
    deviceOf(`${chrome} Edg/140.0`),
    deviceOf(safari),
    deviceOf(''),
    deviceOf('curl/8'),
  ]).toEqual(['Chrome on Windows', 'Edge on Windows', 'Safari on iPhone', 'Unknown device', 'Unknown device'])
})
