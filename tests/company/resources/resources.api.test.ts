// A team's resources: who finds them, how videos and pages are recognized, and their files.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { pdf } from '#tests/files/pictures.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

let test: TestApp
let owner: Client
let rep: Client
let category_id: string

beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  rep = (await test.signIn(emailOf('Sales Rep'))).call
  category_id = (await shelf('Training')).id
})

const shelf = async (name: string) =>
  answered((await owner.POST('/v3/resources.CreateCategory', { body: { name, position: 10 } })).data).category
const fields = (more: Partial<Schemas['ResourceFields']>): Schemas['ResourceFields'] => ({
  title: 'A film',
  description: '',
  category_id,
  kind: 'video',
  role_ids: [],
  ...more,
})
const create = (more: Partial<Schemas['ResourceFields']>) => owner.POST('/v3/resources.Create', { body: fields(more) })
const titles = async (by: Client, query: object = {}) =>
  answered((await by.GET('/v3/resources.List', { params: { query } })).data).resources.map(({ title }) => title)
const upload = async (by: Client, bytes = pdf()) => {
  const form = new FormData()
  form.set('file_name', 'script.pdf')
  form.set('file', new Blob([new Uint8Array(bytes)]))
  return by.POST('/v3/resources.UploadFile', { body: { file: '', file_name: '' }, bodySerializer: () => form })
}

describe('a film', () => {
  it('is known by its id, whatever the link carries besides', async () => {
    const { resource } = answered((await create({ url: 'youtu.be/xKxrkht7CpY?si=tracked' })).data)
    expect(resource.url).toBe('https://www.youtube.com/watch?v=xKxrkht7CpY')
    expect(resource.video).toEqual({
      host: 'youtube',
      embed_url: 'https://www.youtube-nocookie.com/embed/xKxrkht7CpY?autoplay=1&rel=0',
    })
    const vimeo = answered((await create({ url: 'https://vimeo.com/76979871/abcdef12' })).data).resource
    expect(vimeo.video?.embed_url).toBe('https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=abcdef12')
  })

  it('of another host is refused at its field, and so is a script in place of a page', async () => {
    const film = await refusal(create({ url: 'https://films.example.com/1' }))
    expect(film).toMatchObject({ status: 400, fields: { url: 'Enter a YouTube or Vimeo link.' } })
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'https://user@example.com', '', 'nowhere'])
      expect((await refusal(create({ kind: 'link', url }))).fields, url).toHaveProperty('url')
  })
})

describe('a file', () => {
  it('is uploaded first, taken once, and read by a signed address', async () => {
    const { file_id } = answered((await upload(owner)).data)
    const { resource } = answered((await create({ kind: 'file', title: 'Script', file_id })).data)
    const answer = await test.app.request(resource.file?.src ?? '')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const again = await refusal(create({ kind: 'file', title: 'Once more', file_id }))
    expect(again.fields).toEqual({ file_id: 'This file is no longer available. Choose it again.' })
  })

  it('is a picture or a PDF, and no other file of the company', async () => {
    expect(await refusal(upload(owner, new TextEncoder().encode('<script>')))).toMatchObject({ status: 415 })
    const { agreements } = answered((await owner.GET('/v3/collections.ListAgreements', {})).data)
    expect(agreements).toBeDefined()
    const logo = await refusal(create({ kind: 'file', file_id: category_id }))
    expect(logo.fields).toHaveProperty('file_id')
  })

  it('stays when the words about it change', async () => {
    const { file_id } = answered((await upload(owner)).data)
    const made = answered((await create({ kind: 'file', title: 'Sheet', file_id })).data).resource
    const changed = { ...fields({ kind: 'file', title: 'Sheet of 2026' }), resource_id: made.id, active: true }
    const { resource } = answered(
      (await owner.POST('/v3/resources.Update', { body: { ...changed, version: made.version } })).data,
    )
    expect(resource).toMatchObject({ title: 'Sheet of 2026', file: { name: 'script.pdf' }, version: 2 })
    const stale = await refusal(owner.POST('/v3/resources.Update', { body: { ...changed, version: made.version } }))
    expect(stale).toMatchObject({ status: 409, code: 'stale_version' })
  })
})

describe('who finds it', () => {
  it('follows from the roles it is meant for', async () => {
    const { audiences } = answered((await owner.GET('/v3/resources.ListCategories', {})).data)
    const role = (name: string) => audiences.find(one => one.name === name)?.role_id ?? ''
    const page = { kind: 'link' as const, url: 'https://www.example.com' }
    await create({ ...page, title: 'For reps', role_ids: [role('Sales Rep')] })
    await create({ ...page, title: 'For finance', role_ids: [role('Finance')] })
    await create({ ...page, title: 'For all' })
    const found = await titles(rep, { search: 'For ' })
    expect(found).toEqual(['For all', 'For reps'])
    expect(await titles(owner, { search: 'For ' })).toEqual(['For all', 'For finance', 'For reps'])
    const { categories } = answered((await rep.GET('/v3/resources.ListCategories', {})).data)
    expect(categories.find(({ id }) => id === category_id)?.resources).toBe((await titles(rep)).length)
  })

  it('does not reach what was put away, nor another company', async () => {
    const made = answered((await create({ kind: 'link', url: 'https://www.example.com', title: 'Old' })).data).resource
    const body = { ...fields({ kind: 'link', url: 'https://www.example.com', title: 'Old' }), active: false }
    await owner.POST('/v3/resources.Update', { body: { ...body, resource_id: made.id, version: made.version } })
    expect(await titles(owner, { search: 'Old' })).toEqual([])
    expect(await titles(owner, { search: 'Old', status: 'inactive' })).toEqual(['Old'])
    expect(await titles(rep, { search: 'Old', status: 'inactive' })).toEqual([])
    const other = await test.signIn(emailOf('Support', 1))
    expect(await titles(other.call)).toEqual([])
  })

  it('is shown what there is and changes nothing without the permission', async () => {
    const asked = await refusal(rep.POST('/v3/resources.Create', { body: fields({ url: 'youtu.be/xKxrkht7CpY' }) }))
    expect(asked.status).toBe(403)
  })
})

it('category names are unique within the company, and all errors are shown at their fields at once', async () => {
  await shelf('Forms')
  const twice = await refusal(owner.POST('/v3/resources.CreateCategory', { body: { name: ' Forms ', position: 0 } }))
  expect(twice).toMatchObject({ status: 409, code: 'name_taken' })
  const nothing = '0198f7a2-0000-7000-8000-000000000000'
  const wrong = await refusal(create({ title: ' ', category_id: nothing, role_ids: [nothing], url: 'x' }))
  expect(Object.keys(wrong.fields).sort()).toEqual(['category_id', 'role_ids', 'title', 'url'])
})

it('pages through the list without leaving one out', async () => {
  const all = await titles(owner, { limit: 200 })
  const paged: string[] = []
  let cursor: string | null | undefined
  do {
    const query = { limit: 2, ...(cursor ? { cursor } : {}) }
    const { data } = await owner.GET('/v3/resources.List', { params: { query } })
    paged.push(...answered(data).resources.map(({ title }) => title))
    cursor = answered(data).next_cursor
  } while (cursor)
  expect(paged).toEqual(all)
})
