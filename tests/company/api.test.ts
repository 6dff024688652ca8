// The company's profile, its logo and its own fields; the list for the product's staff.
import { beforeEach, describe, expect, it } from 'vitest'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

let test: TestApp
let owner: TestApp['anyone']
let token: string
beforeEach(async () => {
  test = await testApp()
  const session = await test.signIn(emailOf('Owner'))
  owner = session.call
  token = session.token
})

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
async function uploadLogo(bytes: Uint8Array<ArrayBuffer>, type = 'image/png', version = 1) {
  const form = new FormData()
  form.set('file', new Blob([bytes], { type }), 'logo.png')
  form.set('version', String(version))
  return test.app.request('/v3/company.UploadLogo', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  })
}

describe('the profile', () => {
  const profile = {
    name: 'Test Solar',
    legal_name: 'Test Solar LLC',
    brand_color: '#0a7d55',
    website: 'https://solar.example.com',
    phone: '(602) 555-0142',
    email: 'hello@example.com',
    address: { line1: '1 Sample Street', city: 'Phoenix', state: 'AZ', postal_code: '85004' },
  }
  it('is seen by all and changed by those who may, from the version they saw', async () => {
    const { data } = await owner.POST('/v3/company.Update', { body: { ...profile, version: 1 } })
    expect(data?.company).toMatchObject({ ...profile, version: 2 })
    const viewer = (await test.signIn(emailOf('Viewer'))).call
    expect((await viewer.GET('/v3/company.Get')).data?.company.brand_color).toBe('#0a7d55')
    expect(await refusal(viewer.POST('/v3/company.Update', { body: { ...profile, version: 2 } }))).toMatchObject({
      status: 403,
    })
    expect(await refusal(owner.POST('/v3/company.Update', { body: { ...profile, version: 1 } }))).toMatchObject({
      status: 409,
    })
  })

  it.each([
    [{ brand_color: 'red' }, 'brand_color'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ name: '' }, 'name'],
    [{ phone: '911' }, 'phone'],
  ])('refuses %j', async (over, field) => {
    const said = await refusal(owner.POST('/v3/company.Update', { body: { ...profile, ...over, version: 1 } }))
    expect(Object.keys(said.fields)).toEqual([field])
  })
})

describe('the logo', () => {
  it('is an image, shown by an address that works for a while', async () => {
    const answer = await uploadLogo(new Uint8Array(PNG))
    expect(answer.status).toBe(200)
    const { company } = await answer.json()
    const shown = await test.app.request(company.logo_src)
    expect(shown.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await shown.arrayBuffer()).equals(PNG)).toBe(true)
  })

  it('that is a script is not taken, whatever it calls itself', async () => {
    for (const text of [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      '<html>',
      'GIF89a',
    ]) {
      const answer = await uploadLogo(new TextEncoder().encode(text), 'image/png')
      expect(answer.status, text).toBe(415)
    }
    expect((await uploadLogo(new Uint8Array(3_000_000))).status).toBe(413)
  })
})

it('its own fields are kept as a whole, from the version that was seen', async () => {
  const set = (metadata: Record<string, unknown>, version: number) =>
    owner.POST('/v3/company.EditMetadata', { body: { metadata, version } })
  expect((await set({ region: 'Southwest' }, 0)).data).toEqual({ metadata: { region: 'Southwest' }, version: 1 })
  expect(await refusal(set({}, 0))).toMatchObject({ status: 409 })
  expect((await owner.GET('/v3/company.GetMetadata')).data).toEqual({ metadata: { region: 'Southwest' }, version: 1 })
  const nested = { accounting: { system: 'Example Books', ids: [1, 2.5, null, true] }, 'größe ☀': '' }
  expect((await set(nested, 1)).data).toEqual({ metadata: nested, version: 2 })
  expect((await owner.GET('/v3/company.GetMetadata')).data).toEqual({ metadata: nested, version: 2 })
  expect(await refusal(set({ long: 'x'.repeat(20_000) }, 2))).toMatchObject({ status: 400 })
  const deep = (levels: number): unknown => (levels === 0 ? 1 : { in: deep(levels - 1) })
  expect(await refusal(set({ deep: deep(10) }, 2))).toMatchObject({ status: 400 })
  const many = Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`field ${n}`, 'x']))
  expect(await refusal(set(many, 2))).toMatchObject({ status: 400 })
})

it('companies are listed for the product’s staff alone, searched and paged', async () => {
  await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
  const support = (await test.signIn(emailOf('Support', 1))).call
  const list = async (query: object) => answered((await support.GET('/v3/company.List', { params: { query } })).data)
  expect((await list({})).companies.map(({ name, users }) => [name, users])).toEqual([
    ['Support', 1],
    ['Test Solar', SYSTEM_ROLES.length],
    ['Other Solar', SYSTEM_ROLES.length],
  ])
  expect((await list({ search: 'OTHER' })).companies.map(({ id }) => id)).toEqual([3])
  const first = await list({ limit: 2 })
  expect((await list({ limit: 2, cursor: first.next_cursor ?? '' })).companies.map(({ id }) => id)).toEqual([3])
  expect(await refusal(owner.GET('/v3/company.List', {}))).toMatchObject({ status: 403 })
})
