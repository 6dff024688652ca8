// Joining a company and recovering an account: signing up, joining, changing and resetting a password, by email.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emailOf, PASSWORD, type TestApp, testApp } from '#tests/support/app.ts'
import { linkIn, mailsTo } from '#tests/support/mail.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, openedBy } from '#tests/support/sale.ts'

const GOOD = 'seven quiet sunflowers'
let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
// A day later earlier attempts no longer delay anyone.
beforeEach(() => minutes(25 * 60))
const minutes = (n: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + n * 60_000)
}
let people = 0
const signUp = (over: object = {}) =>
  test.anyone.POST('/v3/company.SignUp', {
    body: {
      company_name: 'Sample Solar',
      state: 'HI',
      firstname: 'Olivia',
      lastname: 'Owner',
      email: `olivia-${people++}@example.com`,
      password: GOOD,
      ...over,
    },
  })

describe('signing up', () => {
  it('makes a company that can sell at once, with its owner signed in', async () => {
    const { token, user } = openedBy((await signUp()).data)
    expect(user).toMatchObject({ role: 'Owner', status: 'active', company: { name: 'Sample Solar' } })
    expect(user.company_id).toBeGreaterThan(100)
    const owner = test.clientOf(token)
    const { panels } = answered((await owner.GET('/v3/collections.ListPanels', {})).data)
    const { providers } = answered((await owner.GET('/v3/collections.ListFinancing', {})).data)
    expect(panels.length).toBeGreaterThan(5)
    expect(providers.some(({ options }) => options.length > 0)).toBe(true)
    const homeowner = { firstname: 'Sam', lastname: 'Sample' }
    expect((await owner.POST('/v1/lead/create', { body: { status: 'draft', homeowner } })).data?.project.number).toBe(
      'P-1001',
    )
    expect(await mailsTo(test, user.company_id, user.contacts[0]?.contact ?? '')).toMatchObject([{ kind: 'welcome' }])
  })

  it('keeps one company from another', async () => {
    const { token } = openedBy((await signUp()).data)
    const other = openedBy((await signUp({ company_name: 'Other' })).data)
    const homeowner = { firstname: 'Sam', lastname: 'Sample' }
    const made = await test.clientOf(token).POST('/v1/lead/create', { body: { status: 'draft', homeowner } })
    const project_id = answered(made.data).project.id
    const foreign = test.clientOf(other.token).GET('/v3/projects.Get', { params: { query: { project_id } } })
    expect(await refusal(foreign)).toMatchObject({ status: 404 })
  })

  it.each([
    [{ email: emailOf('Viewer').toUpperCase() }, 409, 'email'],
    [{ password: 'short' }, 400, 'password'],
    [{ password: 'Password1234' }, 400, 'password'],
    [{ password: 'iloveyouiloveyou' }, 400, 'password'],
    [{ password: 'abababababab' }, 400, 'password'],
    [{ email: 'olivia@example.com', password: 'olivia@example.com' }, 400, 'password'],
    [{ password: 'Sample Solar' }, 400, 'password'],
    [{ email: 'olivia' }, 400, 'email'],
    [{ phone: '911' }, 400, 'phone'],
    [{ state: 'Hawaii' }, 400, 'state'],
    [{ company_name: '' }, 400, 'company_name'],
  ])('refuses %j with a sentence at its field', async (over, status, field) => {
    const said = await refusal(signUp(over))
    expect(said.status).toBe(status)
    expect(Object.keys(said.fields)).toEqual([field])
  })

  it('asks nothing of the letters of a password', async () => {
    expect(openedBy((await signUp({ password: 'quiet sunflowers bend' })).data).token).toBeDefined()
  })

  it('waits after several companies from one address', async () => {
    for (let n = 0; n < 5; n++) await signUp({ email: `boss-${n}@example.com` })
    expect(await refusal(signUp({ email: 'boss-6@example.com' }))).toMatchObject({ status: 429 })
    // A test server allows as many as flows need.
    const { limits } = test.ports
    test.ports.limits = { ...limits, sign_ups: 1_000_000 }
    minutes(25 * 60)
    for (let n = 10; n < 17; n++) expect((await signUp({ email: `boss-${n}@example.com` })).response.status).toBe(200)
    test.ports.limits = limits
  })
})

describe('an invitation', () => {
  const invite = async (over: object = {}, role = 'Sales Rep') => {
    const owner = (await test.signIn(emailOf('Owner'))).call
    const { user } = await test.signIn(emailOf(role))
    return owner.POST('/v3/users.GenerateInviteLink', { body: { role_id: user.role_id, ...over } })
  }
  const secretOf = (url: string) => new URL(url).pathname.split('/')[3] ?? ''
  const open = (secret: string) => test.anyone.GET('/v3/users.GetInvite', { params: { query: { invite: secret } } })
  const join = (secret: string, over: object = {}) =>
    test.anyone.POST('/v3/users.AcceptInvite', {
      body: {
        invite: secret,
        firstname: 'Nova',
        lastname: 'Newcomer',
        email: 'nova@example.com',
        password: GOOD,
        ...over,
      },
    })

  it('is mailed, names its purpose, and admits one person, once, in its role', async () => {
    const { url } = answered((await invite({ email: 'nova@example.com', firstname: 'Nova' })).data)
    expect(url).toMatch(/^http:\/\/localhost:4710\/join\/[0-9a-f-]{36}\/[\w-]{43}\/test-solar$/)
    expect(await linkIn(test, 2, 'nova@example.com')).toBe(url)
    const secret = secretOf(url)
    expect((await open(secret)).data).toMatchObject({
      company: 'Test Solar',
      role: 'Sales Rep',
      invited_by: 'Test Owner',
      email: 'nova@example.com',
      firstname: 'Nova',
    })
    const { user, token } = answered((await join(secret)).data)
    expect(user).toMatchObject({ company_id: 2, role: 'Sales Rep', firstname: 'Nova', status: 'active' })
    expect((await test.clientOf(token).GET('/v1/user')).data?.user.id).toBe(user.id)
    expect(await refusal(join(secret, { email: 'second@example.com' }))).toMatchObject({
      status: 409,
      code: 'invite_accepted',
    })
  })

  it('lets in one of two who click at once', async () => {
    const { url } = answered((await invite()).data)
    const both = await Promise.allSettled([
      join(secretOf(url), { email: 'one@example.com' }),
      join(secretOf(url), { email: 'two@example.com' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('is for the address it names', async () => {
    const { url } = answered((await invite({ email: 'nora@example.com' })).data)
    const said = await refusal(join(secretOf(url), { email: 'else@example.com' }))
    expect(said).toMatchObject({ status: 400, fields: { email: 'This invitation is for nora@example.com.' } })
  })

  it('ends after seven days and when it is taken back, and says so', async () => {
    const first = answered((await invite()).data)
    const second = answered((await invite()).data)
    const owner = (await test.signIn(emailOf('Owner'))).call
    await owner.POST('/v3/users.RevokeInvite', { body: { invite_id: first.invite.id } })
    expect(await refusal(open(secretOf(first.url)))).toMatchObject({ status: 409, code: 'invite_revoked' })
    minutes(7 * 24 * 60)
    expect(await refusal(join(secretOf(second.url)))).toMatchObject({ status: 409, code: 'invite_expired' })
    expect(await refusal(open('made-up'))).toMatchObject({ status: 404, code: 'no_such_invite' })
    const again = (await test.signIn(emailOf('Owner'))).call
    const { invites } = answered((await again.GET('/v3/users.ListInvites')).data)
    expect(invites.slice(0, 2).map(({ status }) => status)).toEqual(['expired', 'revoked'])
  })

  it('grants nothing that the inviter lacks', async () => {
    const admin = (await test.signIn(emailOf('Admin'))).call
    const owner = await test.signIn(emailOf('Owner'))
    const above = admin.POST('/v3/users.GenerateInviteLink', { body: { role_id: owner.user.role_id } })
    expect(await refusal(above)).toMatchObject({ status: 403, code: 'role_above_own' })
    const rep = (await test.signIn(emailOf('Sales Rep'))).call
    const not = rep.POST('/v3/users.GenerateInviteLink', { body: { role_id: owner.user.role_id } })
    expect(await refusal(not)).toMatchObject({ status: 403, code: 'forbidden', needs_any_of: ['team.invite'] })
  })

  it('does not take a role that is elsewhere', async () => {
    await test.addCompany(3, 'Other Solar', (await import('#server/company/system-roles.ts')).SYSTEM_ROLES)
    const foreign = await test.signIn(emailOf('Owner', 3))
    expect(await refusal(invite({ role_id: foreign.user.role_id }))).toMatchObject({
      status: 404,
      code: 'no_such_role',
    })
  })

  it('reveals nothing about accounts of other companies: the invitation is mailed, and only its reader learns it', async () => {
    const [known, unknown] = [emailOf('Viewer', 3), 'nobody.here@example.com']
    for (const email of [known, unknown]) {
      const { data } = await invite({ email })
      expect(answered(data).invite).toMatchObject({ email, status: 'open' })
      expect(await linkIn(test, 2, email)).toContain('/join/')
    }
    expect(await refusal(join(secretOf(await linkIn(test, 2, known)), { email: known }))).toMatchObject({
      status: 409,
      code: 'email_taken',
    })
    expect(await refusal(invite({ email: emailOf('Designer') }))).toMatchObject({ status: 409, code: 'email_taken' })
  })
})

describe('a forgotten password', () => {
  const ask = (email: string) => test.anyone.POST('/v3/users.RequestResetPassword', { body: { email } })
  const reset = (link: string, password = GOOD) =>
    test.anyone.POST('/v3/users.ResetPassword', {
      body: { reset: new URL(link).searchParams.get('reset') ?? '', password },
    })

  it('is replaced by a mailed link, which ends every session and works once', async () => {
    const rep = emailOf('Designer')
    const before = await test.signIn(rep)
    expect((await ask(rep.toUpperCase())).data).toEqual({ requested: true, mailed: false })
    const link = await linkIn(test, 2, rep)
    expect((await reset(link)).data).toEqual({ email: rep })
    expect(await refusal(before.call.GET('/v1/user'))).toMatchObject({ status: 401 })
    expect(
      await refusal(test.anyone.POST('/v1/users/sessions', { body: { email: rep, password: PASSWORD } })),
    ).toMatchObject({ status: 401 })
    const after = await test.anyone.POST('/v1/users/sessions', { body: { email: rep, password: GOOD } })
    expect(after.data?.user.role).toBe('Designer')
    expect(await refusal(reset(link))).toMatchObject({ status: 409, code: 'link_used' })
    const kinds = (await mailsTo(test, 2, rep)).map(({ kind }) => kind)
    expect(kinds).toEqual(['password_changed', 'password_reset'])
  })

  it('is answered alike for an address without an account, and nothing is mailed', async () => {
    expect((await ask('nobody@example.com')).data).toEqual({ requested: true, mailed: false })
    expect(await mailsTo(test, 2, 'nobody@example.com')).toEqual([])
  })

  it('has a link that ends after an hour and when a newer one is sent', async () => {
    const rep = emailOf('Finance')
    await ask(rep)
    const first = await linkIn(test, 2, rep)
    await ask(rep)
    const second = await linkIn(test, 2, rep)
    expect(await refusal(reset(first))).toMatchObject({ status: 409, code: 'link_used' })
    minutes(60)
    expect(await refusal(reset(second))).toMatchObject({ status: 409, code: 'link_expired' })
    expect(await refusal(reset('http://localhost/reset-password?reset=made-up'))).toMatchObject({ status: 404 })
  })

  it('keeps the link when the new password is refused', async () => {
    const rep = emailOf('Operations')
    await ask(rep)
    const link = await linkIn(test, 2, rep)
    expect(await refusal(reset(link, 'Sunshine2026!'))).toMatchObject({ status: 400 })
    expect((await reset(link)).data?.email).toBe(rep)
  })

  it('cannot be asked for without end', async () => {
    const rep = emailOf('Viewer')
    for (let n = 0; n < 20; n++) await ask(rep)
    expect((await mailsTo(test, 2, rep)).length).toBe(5)
    expect(await refusal(ask(rep))).toMatchObject({ status: 429 })
  })
})

describe('changing one’s password', () => {
  const change = (call: TestApp['anyone'], current_password: string, new_password = GOOD) =>
    call.POST('/v3/users.ChangePassword', { body: { current_password, new_password } })

  it('keeps this session, ends the others and is announced by mail', async () => {
    const here = await test.signIn(emailOf('Sales Manager'))
    const there = await test.signIn(emailOf('Sales Manager'))
    expect((await change(here.call, PASSWORD)).data).toEqual({ sessions_ended: 1 })
    expect((await here.call.GET('/v1/user')).data?.user.id).toBe(here.user.id)
    expect(await refusal(there.call.GET('/v1/user'))).toMatchObject({ status: 401 })
    expect(await mailsTo(test, 2, emailOf('Sales Manager'))).toMatchObject([{ kind: 'password_changed' }])
  })

  it('needs the current one, a new one, and is slowed after wrong ones', async () => {
    const { call } = await test.signIn(emailOf('Sales Rep'))
    expect((await refusal(change(call, 'not it'))).fields).toEqual({
      current_password: 'This isn’t your current password.',
    })
    expect(Object.keys((await refusal(change(call, PASSWORD, PASSWORD))).fields)).toEqual(['new_password'])
    for (let n = 0; n < 5; n++) await refusal(change(call, 'not it'))
    expect(await refusal(change(call, PASSWORD))).toMatchObject({ status: 429 })
  })

  it('comes first for users who must', async () => {
    const { call, user } = await test.signIn(emailOf('Sales Rep'))
    await test.mustChangePassword(user.id)
    expect((await call.GET('/v1/user')).data?.user.must_change_password).toBe(true)
    expect(await refusal(call.GET('/v3/projects.List', {}))).toMatchObject({
      status: 403,
      code: 'password_change_required',
    })
    await change(call, PASSWORD)
    expect((await call.GET('/v3/projects.List', {})).data?.projects).toEqual([])
  })
})
