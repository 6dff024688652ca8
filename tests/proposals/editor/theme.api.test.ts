// Proposal themes: who sets them, refusals, and the homeowner's page; and images of proposals.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '#sdk/types.ts'
import { enterTenant } from '#server/db/database.ts'
import { settings } from '#server/db/schema/company.ts'
import { jpeg, PLACE, pdf, png, text, webp } from '#tests/files/pictures.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, financed, published, shownProposal } from '#tests/support/sale.ts'

let test: TestApp
let owner: TestApp['anyone']
let token: string
beforeAll(async () => {
  test = await testApp()
  const session = await test.signIn(emailOf('Owner'))
  owner = session.call
  token = session.token
})

const THEME: Schemas['ProposalTheme'] = {
  font: 'nunito',
  heading_style: 'classic',
  text_size: 'large',
  tagline: 'Solar from your neighbors',
  footer_text: 'Licensed in Arizona.',
  cover_file_id: null,
}
const read = async () => answered((await owner.GET('/v3/settings.GetProposalTheme')).data)
const save = (theme: Schemas['ProposalTheme'], version = 0, call = owner) =>
  call.POST('/v3/settings.ProposalTheme', { body: { theme, version } })

async function send(path: string, bytes: Uint8Array, fields: Record<string, string>) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'picture.png')
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return test.app.request(path, { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body: form })
}
const upload = (bytes: Uint8Array, file_name = 'roof.png') => send('/v3/proposal.UploadImage', bytes, { file_name })

describe('the theme', () => {
  it('has the brand color of the company’s profile', async () => {
    const before = await read()
    expect(before).toMatchObject({ version: 0, cover_src: null, logo_src: null, theme: { font: 'inter' } })
    expect(before.brand_color).toBe('#b86e00')
    await owner.POST('/v3/company.Update', {
      body: { name: 'Test Solar', legal_name: 'Test Solar LLC', brand_color: '#0a5d45', version: 1 },
    })
    expect((await read()).brand_color).toBe('#0a5d45')
  })

  it.each([
    [{ tagline: 'x'.repeat(121) }, 'theme.tagline'],
    [{ cover_file_id: '0198f7a2-0000-7000-8000-000000000999' }, 'theme.cover_file_id'],
  ])('refuses %j at its field', async (over, field) => {
    const said = await refusal(save({ ...THEME, ...over }))
    expect(said.status).toBe(400)
    expect(Object.keys(said.fields)).toEqual([field])
  })

  it('is chosen by those who edit proposal templates, from the version they saw', async () => {
    expect((await save(THEME)).data).toMatchObject({ theme: THEME, version: 1, cover_src: null, logo_src: null })
    expect(await refusal(save(THEME, 0))).toMatchObject({ status: 409, code: 'stale_version' })
    const rep = (await test.signIn(emailOf('Sales Rep'))).call
    expect(await refusal(save(THEME, 1, rep))).toMatchObject({ status: 403 })
    expect(await refusal(rep.GET('/v3/settings.GetProposalTheme'))).toMatchObject({ status: 403 })
  })

  it('chosen before there were fonts is read with the usual one, and without the sections and colors it named', async () => {
    const { font: _, ...old } = THEME
    await test.database.transaction(async db => {
      await enterTenant(db, 2)
      await db.update(settings).set({ value: { ...old, sections: ['system'], main_color: '#111111' } })
    })
    expect((await read()).theme).toEqual({ ...THEME, font: 'inter' })
  })
})

describe('an image for proposals', () => {
  it.each([
    ['image/jpeg', jpeg()],
    ['image/png', png()],
    ['image/webp', webp()],
  ])('of kind %s is accepted from proposal authors, and loses its location', async (kind, bytes) => {
    const { src } = await (await upload(bytes)).json()
    const shown = await test.app.request(src)
    expect(shown.headers.get('content-type')).toBe(kind)
    expect(text(new Uint8Array(await shown.arrayBuffer()))).not.toContain(PLACE)
  })

  it.each([
    ['a drawing with a script in it', new TextEncoder().encode('<svg onload="alert(1)"/>'), 415],
    ['a document', pdf(), 415],
    ['a picture cut off', jpeg().slice(0, 150), 415],
    ['a picture cut off within its data', png().slice(0, 90), 415],
    ['a few bytes that open into gigabytes', png(30_000, 30_000), 400],
    ['a few bytes that fill a phone', png(8_000, 8_000), 400],
    ['nothing', new Uint8Array(), 415],
    ['more than may be sent', new Uint8Array(27_000_000), 413],
  ])('is not %s', async (_, bytes, status) => {
    const answer = await upload(bytes)
    expect(answer.status).toBe(status)
    const { message } = await answer.json()
    expect(Object.values(typeof message === 'string' ? { message } : message).join()).toMatch(/\.$/)
  })

  it('needs a name', async () => {
    const answer = await send('/v3/proposal.UploadImage', png(), {})
    expect(answer.status).toBe(400)
  })
})

it('a proposal that was published before has the look of today, with cover and logo', async () => {
  const { project_id } = await financed(owner)
  const { public_id } = await published(owner, project_id)
  expect((await shownProposal(test.anyone, public_id)).theme).toMatchObject({ font: 'inter', cover_src: null })
  const { file_id } = await (await upload(png())).json()
  await send('/v3/company.UploadLogo', png(), { version: '2' })
  const chosen = { ...THEME, cover_file_id: file_id }
  expect((await save(chosen, 1)).data?.theme).toEqual(chosen)
  const { theme } = await shownProposal(test.anyone, public_id)
  const { cover_file_id: _, ...look } = chosen
  expect(theme).toMatchObject({ ...look, brand_color: '#0a5d45' })
  for (const src of [theme.cover_src, theme.logo_src])
    expect((await test.app.request(src ?? '')).headers.get('content-type')).toBe('image/png')
})
