// A company's directory by SCIM 2.0: who it adds, changes and deactivates, and what it can never do.
import { beforeEach, describe, expect, it } from 'vitest'
import { emailOf, PASSWORD, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

let test: TestApp
let owner: TestApp['anyone']
let token: string
beforeEach(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  const { domains } = answered((await owner.POST('/v3/settings.AddDomain', { body: { domain: 'example.com' } })).data)
  test.ports.domain_records = async () => [domains[0]?.record ?? '']
  answered((await owner.POST('/v3/settings.VerifyDomain', { body: { domain: 'example.com' } })).data)
  await setUp()
  token = answered((await owner.POST('/v3/settings.NewDirectoryToken')).data).token
})

const roleOf = async (name: string) =>
  answered((await owner.GET('/v3/roles.ListPermissions')).data).roles.find(role => role.name === name)?.id ?? ''
async function setUp() {
  const [viewer, designer] = [await roleOf('Viewer'), await roleOf('Designer')]
  const body = {
    mode: 'off' as const,
    issuer: 'https://id.example.com',
    client_id: 'sunquill',
    client_secret: 'quiet',
    role_id: viewer,
    role_claim: 'groups',
    role_map: [{ value: 'Roofs', role_id: designer }],
    version: 0,
  }
  answered((await owner.POST('/v3/settings.SingleSignOn', { body })).data)
}
type Json = { [name: string]: unknown }
async function scim(method: string, path: string, body?: object, by = token) {
  const answer = await test.app.request(`/scim/v2${path}`, {
    method,
    headers: { authorization: `Bearer ${by}`, 'content-type': 'application/scim+json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const json: Json = text === '' ? {} : JSON.parse(text)
  return { status: answer.status, type: answer.headers.get('content-type'), json }
}
const NORA = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName: 'nora@example.com',
  externalId: '00u1',
  name: { givenName: 'Nora', familyName: 'New' },
  active: true,
}
const patch = (...operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: operations,
})
const add = async (body: object = NORA) => String((await scim('POST', '/Users', body)).json['id'])
const memberAt = async (email: string) =>
  answered((await owner.GET('/v3/users.GetUsers', { params: { query: { search: email } } })).data).users[0]
const idOf = async (role: string) => (await memberAt(emailOf(role)))?.id ?? ''

describe('the token of a directory', () => {
  it('is needed, works for one company, and ends when it is replaced', async () => {
    expect(await scim('GET', '/Users', undefined, 'x'.repeat(43))).toMatchObject({
      status: 401,
      json: { status: '401' },
    })
    expect((await scim('GET', '/ServiceProviderConfig')).json).toMatchObject({ patch: { supported: true } })
    const session = (await test.signIn(emailOf('Owner'))).token
    expect((await scim('GET', '/Users', undefined, session)).status).toBe(401)
    const old = token
    token = answered((await owner.POST('/v3/settings.NewDirectoryToken')).data).token
    expect((await scim('GET', '/Users', undefined, old)).status).toBe(401)
    expect((await scim('GET', '/Users')).status).toBe(200)
    answered((await owner.POST('/v3/settings.EndDirectoryToken')).data)
    expect((await scim('GET', '/Users')).status).toBe(401)
  })

  it('is made by owners, with a fresh proof', async () => {
    const { call } = await test.signIn(emailOf('Sales Rep'))
    expect(await refusal(call.POST('/v3/settings.NewDirectoryToken'))).toMatchObject({ status: 403 })
    test.clock.now = new Date(test.clock.now.getTime() + 16 * 60_000)
    expect(await refusal(owner.POST('/v3/settings.NewDirectoryToken'))).toMatchObject({ code: 'step_up_required' })
  })
})

describe('users', () => {
  it('are added with the role of new members, found and listed', async () => {
    const added = await scim('POST', '/Users', NORA)
    expect(added).toMatchObject({ status: 201, type: expect.stringContaining('application/scim+json') })
    expect(added.json).toMatchObject({ userName: 'nora@example.com', externalId: '00u1', active: true })
    expect(await memberAt('nora@example.com')).toMatchObject({ role: 'Viewer', status: 'active', firstname: 'Nora' })
    const found = await scim('GET', `/Users?filter=${encodeURIComponent('userName eq "NORA@example.com"')}`)
    expect(found.json).toMatchObject({ totalResults: 1, Resources: [{ id: added.json['id'] }] })
    const none = await scim('GET', `/Users?filter=${encodeURIComponent('userName eq "no@example.com"')}`)
    expect(none.json).toMatchObject({ totalResults: 0, Resources: [] })
    const page = await scim('GET', '/Users?startIndex=2&count=3')
    expect(page.json).toMatchObject({ startIndex: 2, itemsPerPage: 3 })
    expect((await scim('POST', '/Users', NORA)).json).toMatchObject({ scimType: 'uniqueness' })
    const log = JSON.stringify(answered((await owner.GET('/v3/audits.ListAudits')).data))
    expect(log).toContain('Company directory')
  })

  it('who are members already come under the directory, as they are', async () => {
    const id = await idOf('Sales Rep')
    expect(await add({ ...NORA, userName: emailOf('Sales Rep'), name: undefined })).toBe(id)
    expect((await memberAt(emailOf('Sales Rep')))?.role).toBe('Sales Rep')
  })

  it('are deactivated, which signs them out everywhere and keeps their work, and activated again', async () => {
    const rep = await test.signIn(emailOf('Sales Rep'))
    const id = rep.user.id
    for (const change of [
      { op: 'replace', path: 'active', value: false },
      { op: 'Replace', value: { active: 'True' } },
    ])
      expect((await scim('PATCH', `/Users/${id}`, patch(change))).json['active']).toBe(!(change.op === 'replace'))
    expect(await refusal(rep.call.GET('/v1/user'))).toMatchObject({ status: 401 })
    const again = await test.signIn(emailOf('Sales Rep'))
    expect((await scim('DELETE', `/Users/${id}`)).status).toBe(204)
    expect(await refusal(again.call.GET('/v1/user'))).toMatchObject({ status: 401 })
    const attempt = test.anyone.POST('/v1/users/sessions', {
      body: { email: emailOf('Sales Rep'), password: PASSWORD },
    })
    expect((await refusal(attempt)).status).toBe(401)
    expect((await scim('GET', `/Users/${id}`)).json).toMatchObject({ id, active: false })
  })

  it('keep their mailbox, and the last owner their account', async () => {
    const id = await add()
    const moved = await scim('PUT', `/Users/${id}`, { ...NORA, userName: 'other@example.com' })
    expect(moved).toMatchObject({ status: 400, json: { scimType: 'mutability' } })
    const renamed = await scim(
      'PATCH',
      `/Users/${id}`,
      patch({ op: 'replace', path: 'name.familyName', value: 'Newman' }),
    )
    expect(renamed.json).toMatchObject({ name: { givenName: 'Nora', familyName: 'Newman' } })
    const last = await scim(
      'PATCH',
      `/Users/${await idOf('Owner')}`,
      patch({ op: 'replace', value: { active: false } }),
    )
    expect(last.status).toBe(409)
    expect(await test.ownersOf(2)).toBe(1)
  })

  it('are only those of the company, at its verified domains', async () => {
    const { user } = await test.signIn(emailOf('Support', 1))
    expect((await scim('GET', `/Users/${user.id}`)).status).toBe(404)
    expect((await scim('PATCH', `/Users/${user.id}`, patch({ op: 'replace', value: { active: false } }))).status).toBe(
      404,
    )
    expect((await scim('POST', '/Users', { ...NORA, userName: 'nora@example.org' })).status).toBe(400)
    expect((await scim('POST', '/Users', { ...NORA, userName: emailOf('Support', 1) })).status).toBe(409)
  })

  it('are refused with SCIM’s own errors where a request is wrong', async () => {
    expect((await scim('GET', '/Users?filter=name%20co%20%22x%22')).json).toMatchObject({ scimType: 'invalidFilter' })
    expect((await scim('POST', '/Users', { userName: 7 })).json).toMatchObject({ scimType: 'invalidValue' })
    expect((await scim('GET', '/Users/not-an-id')).status).toBe(404)
    expect((await scim('GET', '/Nothing')).status).toBe(404)
    expect((await scim('PATCH', `/Users/${await add()}`, patch({ op: 'copy', path: 'active' }))).status).toBe(400)
    const broken = await test.app.request('/scim/v2/Users', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: '{',
    })
    expect(broken.status).toBe(400)
    expect((await scim('DELETE', '/Users')).status).toBe(405)
  })
})

describe('groups', () => {
  it('give roles by name, and take them back', async () => {
    const id = await add()
    const group = await scim('POST', '/Groups', { displayName: 'Roofs', members: [{ value: id }] })
    expect(group).toMatchObject({ status: 201, json: { displayName: 'Roofs', members: [{ value: id }] } })
    expect((await memberAt('nora@example.com'))?.role).toBe('Designer')
    const path = `/Groups/${group.json['id']}`
    await scim('PATCH', path, patch({ op: 'remove', path: `members[value eq "${id}"]` }))
    expect((await memberAt('nora@example.com'))?.role).toBe('Viewer')
    await scim('PATCH', path, patch({ op: 'add', path: 'members', value: [{ value: id }] }))
    expect((await memberAt('nora@example.com'))?.role).toBe('Designer')
    const found = await scim('GET', `/Groups?filter=${encodeURIComponent('displayName eq "roofs"')}`)
    expect(found.json).toMatchObject({ totalResults: 1 })
    expect((await scim('DELETE', path)).status).toBe(204)
    expect((await memberAt('nora@example.com'))?.role).toBe('Viewer')
  })

  it('make nobody an owner, and change no owner', async () => {
    const owner_id = await idOf('Owner')
    await add({ ...NORA, userName: emailOf('Owner'), externalId: '00o', name: undefined })
    await scim('POST', '/Groups', { displayName: 'Owner', members: [{ value: await add() }] })
    await scim('POST', '/Groups', { displayName: 'Roofs', members: [{ value: owner_id }] })
    expect((await memberAt('nora@example.com'))?.role).toBe('Viewer')
    expect((await memberAt(emailOf('Owner')))?.role).toBe('Owner')
  })

  it('have members of the company only, and names of their own', async () => {
    const { user } = await test.signIn(emailOf('Support', 1))
    const stranger = await scim('POST', '/Groups', { displayName: 'Mixed', members: [{ value: user.id }] })
    expect(stranger.status).toBe(400)
    expect((await scim('POST', '/Groups', { displayName: 'Roofs' })).status).toBe(201)
    expect((await scim('POST', '/Groups', { displayName: 'roofs' })).json).toMatchObject({ scimType: 'uniqueness' })
  })
})
