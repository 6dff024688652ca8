// Signing in at a company's identity provider: what owners set up, who gets in, and a provider that misbehaves.
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Input } from '#sdk/types.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { emailOf, PASSWORD, type TestApp, testApp } from '#tests/support/app.ts'
import { CLIENT, identityProvider, type Provider } from '#tests/support/identity-provider.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

let test: TestApp
let provider: Provider
let owner: TestApp['anyone']
const records = new Map<string, string[]>()
beforeEach(async () => {
  test = await testApp()
  records.clear()
  test.ports.domain_records = async name => records.get(name) ?? []
  provider = await identityProvider(() => test.clock.now)
  owner = (await test.signIn(emailOf('Owner'))).call
})
afterEach(() => provider.close())

const REP = emailOf('Sales Rep')
const pass = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
}
const standing = async (by = owner) => answered((await by.GET('/v3/settings.GetSingleSignOn')).data)
const roleOf = async (name: string) =>
  answered((await owner.GET('/v3/roles.ListPermissions')).data).roles.find(role => role.name === name)?.id ?? ''

async function verify(domain = 'example.com', by = owner) {
  const added = answered((await by.POST('/v3/settings.AddDomain', { body: { domain } })).data)
  records.set(domain, ['v=spf1 -all', added.domains.find(one => one.domain === domain)?.record ?? ''])
  return by.POST('/v3/settings.VerifyDomain', { body: { domain } })
}
type Body = Input<'/v3/settings.SingleSignOn'>
async function save(part: Partial<Body> = {}, by = owner) {
  const { settings } = await standing(by)
  return by.POST('/v3/settings.SingleSignOn', {
    body: {
      mode: 'optional',
      issuer: provider.issuer,
      ...CLIENT,
      role_id: settings.role_id,
      role_claim: 'groups',
      role_map: [],
      version: settings.version,
      ...part,
    },
  })
}
async function setUp(part: Partial<Body> = {}) {
  await verify()
  return answered((await save(part)).data)
}
const begin = (email = REP, is_fresh = false) =>
  test.anyone.POST('/v3/users.BeginSingleSignOn', { body: { email, is_fresh } })

/** Where the product sends the browser in the end. */
async function comeBack(address: string, browser_key: string): Promise<string> {
  const { pathname, search } = new URL(address)
  const answer = await test.app.request(`${pathname}${search}`, { headers: { cookie: `sso_begin=${browser_key}` } })
  expect(answer.status).toBe(302)
  return answer.headers.get('location') ?? ''
}
async function enter(email = REP): Promise<string> {
  const { authorization_url, browser_key } = answered((await begin(email)).data)
  return comeBack(provider.agree(authorization_url), browser_key)
}
const tokenIn = (place: string) => new URL(place, 'http://localhost').searchParams.get('token') ?? ''
const whoIs = async (place: string) => {
  expect(place).toMatch(/^\/login\?token=/)
  return answered((await test.clientOf(tokenIn(place)).GET('/v1/user')).data).user
}
const codeNow = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: test.clock.now.getTime() })
async function withApp(call: TestApp['anyone']) {
  const begun = await call.POST('/v3/users.BeginAuthenticator', { body: { current_password: PASSWORD } })
  const { key } = answered(begun.data)
  answered((await call.POST('/v3/users.ConfirmAuthenticator', { body: { code: codeNow(key) } })).data)
  return key
}

describe('a company’s domain', () => {
  it('counts once its TXT record is found', async () => {
    const added = answered((await owner.POST('/v3/settings.AddDomain', { body: { domain: 'Example.com' } })).data)
    expect(added.domains).toMatchObject([{ domain: 'example.com', verified_at: null }])
    const looking = () => owner.POST('/v3/settings.VerifyDomain', { body: { domain: 'example.com' } })
    expect(await refusal(looking())).toMatchObject({ status: 409, code: 'no_record' })
    expect(await refusal(save())).toMatchObject({ status: 409, code: 'no_domain' })
    answered((await verify()).data)
    expect((await standing()).domains[0]?.verified_at).not.toBeNull()
    const wrong = owner.POST('/v3/settings.AddDomain', { body: { domain: 'not a domain' } })
    expect(Object.keys((await refusal(wrong)).fields)).toEqual(['domain'])
    const unknown = owner.POST('/v3/settings.VerifyDomain', { body: { domain: 'other.example' } })
    expect(await refusal(unknown)).toMatchObject({ status: 404 })
  })

  it('is one company’s only', async () => {
    answered((await verify()).data)
    const { call } = await test.signIn(emailOf('Support', 1))
    // Staff who may not edit settings reach none of this.
    expect(await refusal(call.GET('/v3/settings.GetSingleSignOn'))).toMatchObject({ status: 403 })
    answered((await owner.POST('/v3/settings.RemoveDomain', { body: { domain: 'example.com' } })).data)
    expect((await standing()).domains).toEqual([])
  })

  it('is refused once another company has verified it, until that company removes it', async () => {
    await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
    const { call: other } = await test.signIn(emailOf('Owner', 3))
    answered((await verify()).data)
    expect(await refusal(verify('example.com', other))).toMatchObject({
      status: 409,
      code: 'domain_taken',
      message: 'Another company on this server has verified this domain.',
    })
    expect((await standing(other)).domains).toMatchObject([{ domain: 'example.com', verified_at: null }])
    expect(await refusal(save({}, other))).toMatchObject({ status: 409, code: 'no_domain' })
    answered((await owner.POST('/v3/settings.RemoveDomain', { body: { domain: 'example.com' } })).data)
    answered((await other.POST('/v3/settings.VerifyDomain', { body: { domain: 'example.com' } })).data)
    expect((await standing(other)).domains[0]?.verified_at).not.toBeNull()
  })
})

describe('setting it up', () => {
  it('is for owners, with a fresh proof, and never shows the secret', async () => {
    await setUp()
    expect(JSON.stringify(await standing())).not.toContain(CLIENT.client_secret)
    const admin = await test.signIn(emailOf('Admin')).catch(() => undefined)
    if (admin) expect(await refusal(save({}, admin.call))).toMatchObject({ status: 403, code: 'owners_only' })
    expect(await refusal((await test.signIn(REP)).call.GET('/v3/settings.GetSingleSignOn'))).toMatchObject({
      status: 403,
    })
    pass(16 * 60_000)
    expect(await refusal(save())).toMatchObject({ code: 'step_up_required' })
  })

  it('names what is wrong with a field', async () => {
    await verify()
    const { client_secret: _, ...without } = { ...CLIENT }
    const fieldsOf = async (part: Partial<Body>) => Object.keys((await refusal(save(part))).fields)
    const { settings } = await standing()
    const missing = owner.POST('/v3/settings.SingleSignOn', {
      body: { ...settings, ...without, mode: 'optional', issuer: provider.issuer, version: 0 } as never,
    })
    expect((await refusal(missing)).status).toBe(400)
    expect(await fieldsOf({ issuer: 'ftp://id.example.com' })).toEqual(['issuer'])
    expect(await fieldsOf({ role_id: await roleOf('Owner') })).toEqual(['role_id'])
    expect(await fieldsOf({ role_map: [{ value: 'all', role_id: await roleOf('Owner') }] })).toEqual(['role_map'])
    expect(await refusal(save({ version: 7 }))).toMatchObject({ code: 'stale_version' })
  })

  it('tests the provider, and tells what it answered', async () => {
    await setUp()
    const run = async () => answered((await owner.POST('/v3/settings.TestSingleSignOn')).data)
    expect(await run()).toMatchObject({
      ok: true,
      sentence: expect.stringContaining('1 key'),
      detail: `${provider.issuer}/authorize`,
    })
    provider.state.html = true
    expect(await run()).toMatchObject({ ok: false })
    provider.state.html = false
    provider.state.metadata = { issuer: 'https://other.example' }
    expect(await run()).toMatchObject({ ok: false, detail: expect.stringMatching(/issuer/) })
  })
})

describe('signing in at the provider', () => {
  it('opens a session of the member, and is logged and listed', async () => {
    await setUp()
    const place = await enter()
    expect((await whoIs(place)).contacts[0]?.contact).toBe(REP)
    expect((await standing()).last_sign_ins).toHaveLength(1)
    const log = JSON.stringify(answered((await owner.GET('/v3/audits.ListAudits')).data))
    expect(log).toContain('signed in with their company account')
  })

  it('is offered to addresses of verified domains, while it is on', async () => {
    expect(await refusal(begin())).toMatchObject({ status: 404, code: 'no_single_sign_on' })
    await setUp()
    expect((await begin(' Anyone@EXAMPLE.com ')).data?.browser_key).toHaveLength(43)
    expect(await refusal(begin('rep@example.org'))).toMatchObject({ status: 404 })
    answered((await save({ mode: 'off' })).data)
    expect(await refusal(begin())).toMatchObject({ status: 404 })
  })

  it('adds a new member with the default role, and none without one', async () => {
    await setUp()
    provider.state.user = { sub: 'n-1', email: 'new@example.com', given_name: 'Nora', family_name: 'New' }
    expect(await enter('new@example.com')).toContain('failed=no_role')
    answered((await save({ role_id: await roleOf('Designer') })).data)
    const user = await whoIs(await enter('new@example.com'))
    expect(user).toMatchObject({ firstname: 'Nora', lastname: 'New', role: 'Designer' })
    // Signed in again, it is the same member, also under another address.
    provider.state.user['email'] = 'nora.new@example.com'
    expect((await whoIs(await enter('nora.new@example.com'))).id).toBe(user.id)
  })

  it('follows groups to roles, and leaves owners as they are', async () => {
    const designer = await roleOf('Designer')
    await setUp({ role_map: [{ value: 'roofs', role_id: designer }] })
    provider.state.user['groups'] = ['all', 'roofs']
    expect((await whoIs(await enter())).role).toBe('Designer')
    provider.state.user['groups'] = 'all'
    expect((await whoIs(await enter())).role).toBe('Designer')
    provider.state.user = { sub: 'o-1', email: emailOf('Owner'), groups: ['roofs'] }
    expect((await whoIs(await enter(emailOf('Owner')))).role).toBe('Owner')
  })

  it('asks for the second step, unless the provider asked for both', async () => {
    await setUp()
    const rep = await test.signIn(REP)
    const key = await withApp(rep.call)
    pass(60_000)
    const place = await enter()
    expect(place).toMatch(/^\/login\/company#pending=/)
    const pending = place.split('#pending=')[1] ?? ''
    const body = { pending, code: codeNow(key) }
    expect((await test.anyone.POST('/v3/users.SecondStep', { body })).data?.user.id).toBe(rep.user.id)
    provider.state.claims = { amr: ['pwd', 'mfa'] }
    expect((await whoIs(await enter())).id).toBe(rep.user.id)
  })

  it('with both steps satisfies a company that requires them', async () => {
    await setUp()
    const { policy } = answered((await owner.GET('/v3/settings.GetSecondStepPolicy')).data)
    const body = { ...policy, required_of: 'everyone' as const, grace_days: 0 }
    answered((await owner.POST('/v3/settings.SecondStepPolicy', { body })).data)
    const reads = async () =>
      (
        await test
          .clientOf(tokenIn(await enter()))
          .GET('/v3/projects.List')
          .catch(() => undefined)
      )?.response.status
    expect(await reads()).toBeUndefined()
    provider.state.claims = { amr: ['mfa'] }
    expect(await reads()).toBe(200)
  })

  it('asks the provider again where a fresh sign-in is needed', async () => {
    await setUp()
    const { authorization_url, browser_key } = answered((await begin(REP, true)).data)
    expect(new URL(authorization_url).searchParams.get('prompt')).toBe('login')
    expect(await comeBack(provider.agree(authorization_url), browser_key)).toContain('failed=token')
    provider.state.claims = { auth_time: Math.floor(test.clock.now.getTime() / 1000) }
    const again = answered((await begin(REP, true)).data)
    expect(await comeBack(provider.agree(again.authorization_url), again.browser_key)).toContain('token=')
  })

  it('lets in nobody disabled, of another company, of another domain or with an unproved address', async () => {
    await setUp({ role_id: await roleOf('Viewer') })
    const { user } = await test.signIn(REP)
    const as = (email: string, more = {}) => {
      provider.state.user = { sub: email, email, ...more }
      return enter(email.endsWith('@example.com') ? email : REP)
    }
    expect(await as(emailOf('Support', 1))).toContain('failed=elsewhere')
    expect(await as('rep@example.org')).toContain('failed=domain')
    expect(await as('new@example.com', { email_verified: false })).toContain('failed=unverified')
    expect(await as('')).toContain('failed=no_email')
    await whoIs(await as(REP))
    expect(await as(REP, { sub: 'someone-else' })).toContain('failed=other_account')
    const member = answered((await owner.GET('/v3/users.Get', { params: { query: { user_id: user.id } } })).data).user
    const body = { user_id: user.id, disabled: true, version: member.version }
    answered((await owner.POST('/v3/users.DisableUser', { body })).data)
    expect(await as(REP)).toContain('failed=disabled')
  })
})

describe('required single sign-on', () => {
  it('closes passwords to members of the domain, and leaves owners theirs with a second step', async () => {
    await verify()
    expect(await refusal(save({ mode: 'enforced' }))).toMatchObject({ status: 409, code: 'break_glass_needed' })
    const key = await withApp(owner)
    answered((await save({ mode: 'enforced' })).data)
    const attempt = (email: string, password = PASSWORD) =>
      refusal(test.anyone.POST('/v1/users/sessions', { body: { email, password } }))
    expect(await attempt(REP)).toMatchObject({ status: 401, code: 'sso_required' })
    expect(await attempt(REP, 'not the password')).toMatchObject({ code: 'wrong_credentials' })
    pass(60_000)
    const { pending = '' } = await attempt(emailOf('Owner'))
    const opened = await test.anyone.POST('/v3/users.SecondStep', { body: { pending, code: codeNow(key) } })
    expect(opened.data?.token).toBeDefined()
    expect((await whoIs(await enter())).contacts[0]?.contact).toBe(REP)
  })
})

describe('a provider that misbehaves', () => {
  const failed = async () => (await enter()).split('failed=')[1]
  beforeEach(async () => {
    await setUp()
  })

  it.each([
    ['the token of another client', { aud: 'another' }],
    ['a token for several clients without naming ours', { aud: ['another', CLIENT.client_id], azp: 'another' }],
    ['the token of another sign-in', { nonce: 'another' }],
    ['the token of another issuer', { iss: 'https://other.example' }],
  ])('is not believed with %s', async (_, claims) => {
    provider.state.claims = claims
    expect(await failed()).toBe('token')
  })

  it('is not believed with a token that expired, or isn’t valid yet', async () => {
    const now = Math.floor(test.clock.now.getTime() / 1000)
    provider.state.claims = { exp: now - 120 }
    expect(await failed()).toBe('token')
    provider.state.claims = { nbf: now + 120 }
    expect(await failed()).toBe('token')
    // Half a minute is within clock skew.
    provider.state.claims = { exp: now - 30, nbf: now + 30 }
    expect(await failed()).toBeUndefined()
  })

  it('is not believed without a signature, or with one by a key it doesn’t publish', async () => {
    provider.state.header = { alg: 'none' }
    expect(await failed()).toBe('token')
    provider.state.header = {}
    provider.state.signer = provider.newKey('first')
    expect(await failed()).toBe('token')
    provider.state.signer = provider.newKey('unknown')
    expect(await failed()).toBe('token')
  })

  it('is not believed when its public key is used as a shared one', async () => {
    provider.state.symmetric = true
    expect(await failed()).toBe('token')
    provider.state.metadata = { id_token_signing_alg_values_supported: ['RS256', 'HS256'] }
    expect(await failed()).toBe('token')
  })

  it('may change its key at any time', async () => {
    await whoIs(await enter())
    provider.state.keys.push(provider.newKey('second'))
    await whoIs(await enter())
    provider.state.keys.shift()
    await whoIs(await enter())
  })

  it('can’t answer for another', async () => {
    provider.state.says_iss = 'https://other.example'
    expect(await failed()).toBe('token')
    provider.state.says_iss = undefined
    provider.state.metadata = { authorization_response_iss_parameter_supported: true }
    expect(await failed()).toBe('token')
    provider.state.says_iss = provider.issuer
    expect(await failed()).toBeUndefined()
  })

  it('isn’t asked for a code that belongs to another provider', async () => {
    const { authorization_url, browser_key } = answered((await begin()).data)
    const other = await identityProvider(() => test.clock.now)
    answered((await save({ issuer: other.issuer })).data)
    const place = await comeBack(provider.agree(authorization_url), browser_key)
    expect(place).toContain('failed=off')
    expect(other.state.asked).not.toContain('/token')
    other.close()
  })

  it('may be slow or show a page, and nobody waits longer than a while', async () => {
    const begun = answered((await begin()).data)
    const back = provider.agree(begun.authorization_url)
    test.ports.provider_patience_ms = 100
    provider.state.silent_ms = 400
    expect(await comeBack(back, begun.browser_key)).toContain('failed=unreachable')
    expect(await refusal(begin())).toMatchObject({ status: 409, code: 'provider_failed' })
    provider.state.silent_ms = 0
    provider.state.html = true
    expect(await comeBack(back, begun.browser_key)).toContain('failed=metadata')
  })

  it('is left alone on an inner network in production', async () => {
    test.ports.inner_network = false
    expect(await refusal(begin())).toMatchObject({ status: 409, code: 'provider_failed' })
    expect(Object.keys((await refusal(save())).fields)).toEqual(['issuer'])
  })

  it('doesn’t name itself as another in its metadata', async () => {
    const begun = answered((await begin()).data)
    const back = provider.agree(begun.authorization_url)
    provider.state.metadata = { issuer: 'https://other.example' }
    expect(await comeBack(back, begun.browser_key)).toContain('failed=metadata')
  })
})

describe('the way back', () => {
  it('needs the state this server made, the browser that left, and no more than ten minutes', async () => {
    await setUp()
    const { authorization_url, browser_key } = answered((await begin()).data)
    const back = provider.agree(authorization_url)
    expect(await comeBack(back, 'another-browser')).toContain('failed=browser')
    expect(await comeBack(back.replace('/callback/2', '/callback/1'), browser_key)).toContain('failed=state')
    expect(await comeBack(back.replace(/state=[^&]{8}/, 'state=tampered'), browser_key)).toContain('failed=state')
    const denied = new URL(back)
    denied.searchParams.delete('code')
    denied.searchParams.set('error', 'access_denied')
    expect(await comeBack(denied.href, browser_key)).toContain('failed=refused')
    pass(11 * 60_000)
    expect(await comeBack(back, browser_key)).toContain('failed=expired')
  })

  it('works once', async () => {
    await setUp()
    const { authorization_url, browser_key } = answered((await begin()).data)
    const back = provider.agree(authorization_url)
    expect(await comeBack(back, browser_key)).toContain('token=')
    expect(await comeBack(back, browser_key)).toContain('failed=refused')
  })
})
