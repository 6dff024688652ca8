// The look of proposals: who chooses it, what is refused, and what the homeowner's page is given.
import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '#sdk/types.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, financed, published, shownProposal } from '#tests/support/sale.ts'

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
const THEME: Schemas['ProposalTheme'] = {
  main_color: '#1f4e5f',
  accent_color: '#9a5b00',
  heading_style: 'classic',
  text_size: 'large',
  tagline: 'Solar from your neighbors',
  footer_text: 'Licensed in Arizona.',
  sections: ['system', 'contacts'],
  cover_file_id: null,
}
const read = async () => answered((await owner.GET('/v3/settings.GetProposalTheme')).data)
const save = (theme: Schemas['ProposalTheme'], version = 0, call = owner) =>
  call.POST('/v3/settings.ProposalTheme', { body: { theme, version } })

async function upload(path: string, bytes: Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) {
  const form = new FormData()
  form.set('file', new Blob([bytes], { type: 'image/png' }), 'picture.png')
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return test.app.request(path, { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body: form })
}
const uploadCover = (bytes: Uint8Array<ArrayBuffer>) => upload('/v3/settings.UploadProposalCover', bytes)

async function shownTheme() {
  const { project_id } = await financed(owner)
  const { public_id } = await published(owner, project_id)
  return async () => (await shownProposal(test.anyone, public_id)).theme
}

describe('the theme', () => {
  it('follows the brand color until it is chosen, made dark enough for white text', async () => {
    expect(await read()).toMatchObject({ version: 0, cover_src: null, logo_src: null })
    // The starter's brand color, #b86e00, has 3.98 to 1.
    expect((await read()).theme.main_color).not.toBe('#b86e00')
    await owner.POST('/v3/company.Update', {
      body: { name: 'Test Solar', legal_name: 'Test Solar LLC', brand_color: '#0a5d45', version: 1 },
    })
    expect((await read()).theme).toMatchObject({ main_color: '#0a5d45', accent_color: '#0a5d45' })
  })

  it('is chosen by those who edit proposal templates, from the version they saw', async () => {
    expect((await save(THEME)).data).toEqual({ theme: THEME, version: 1, cover_src: null, logo_src: null })
    expect(await refusal(save(THEME, 0))).toMatchObject({ status: 409, code: 'stale_version' })
    const rep = (await test.signIn(emailOf('Sales Rep'))).call
    expect(await refusal(save(THEME, 1, rep))).toMatchObject({ status: 403 })
    expect(await refusal(rep.GET('/v3/settings.GetProposalTheme'))).toMatchObject({ status: 403 })
  })

  it('refuses colors that cannot be read, naming their ratio', async () => {
    const said = await refusal(save({ ...THEME, main_color: '#ffcc00', accent_color: '#d9902f' }))
    expect(said).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(said.fields['theme.main_color']).toContain('1.51 to 1')
    expect(said.fields['theme.accent_color']).toMatch(/^Text in this color on the page has a contrast of 2\.\d\d to 1/)
  })

  it.each([
    [{ main_color: 'teal' }, 'theme.main_color'],
    [{ tagline: 'x'.repeat(121) }, 'theme.tagline'],
    [{ cover_file_id: '0198f7a2-0000-7000-8000-000000000999' }, 'theme.cover_file_id'],
  ])('refuses %j at its field', async (over, field) => {
    const said = await refusal(save({ ...THEME, ...over }))
    expect(said.status).toBe(400)
    expect(Object.keys(said.fields)).toEqual([field])
  })
})

describe('a proposal that was published before', () => {
  it('has the look of today, with cover and logo', async () => {
    const shown = await shownTheme()
    expect(await shown()).toMatchObject({ heading_style: 'modern', cover_src: null })
    const { file_id } = await (await uploadCover(new Uint8Array(PNG))).json()
    await upload('/v3/company.UploadLogo', new Uint8Array(PNG), { version: '1' })
    await save({ ...THEME, cover_file_id: file_id })
    const theme = await shown()
    const { cover_file_id: _, ...look } = THEME
    expect(theme).toMatchObject(look)
    for (const src of [theme.cover_src, theme.logo_src]) {
      const picture = await test.app.request(src ?? '')
      expect(picture.headers.get('content-type')).toBe('image/png')
    }
  })

  it('takes no cover that is not an image, or is too large', async () => {
    expect((await uploadCover(new TextEncoder().encode('<svg onload="alert(1)"/>'))).status).toBe(415)
    expect((await uploadCover(new Uint8Array(6_000_000))).status).toBe(413)
  })
})
