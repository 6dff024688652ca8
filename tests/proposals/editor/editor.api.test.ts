// A proposal's pages as they are written: saved, overtaken, looked back at, gone back to.
import { eq, getTableColumns } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Block, Content } from '#machines/proposals/content.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { enterTenant } from '#server/db/database.ts'
import { proposal_versions, proposals } from '#server/db/schema/proposals.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, financed, published } from '#tests/support/sale.ts'

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

type Call = TestApp['anyone']
let test: TestApp
let rep: Call
let manager: Call
let other: Call
let project_id: string
beforeAll(async () => {
  test = await testApp()
  await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
  rep = (await test.signIn(emailOf('Sales Rep'))).call
  manager = (await test.signIn(emailOf('Sales Manager'))).call
  other = (await test.signIn(emailOf('Owner', 3))).call
  project_id = await begun()
})

/** A project of the rep's whose proposal is begun, at version 1. */
async function begun(): Promise<string> {
  const sale = await financed(rep)
  const query = { project_id: sale.project_id }
  const { suggested } = answered((await rep.GET('/v3/proposal.Get', { params: { query } })).data)
  const { language, option_ids } = suggested
  await rep.POST('/v3/proposal.Save', {
    body: { project_id: sale.project_id, version: 0, language, option_ids, publish: false },
  })
  return sale.project_id
}
const read = async (id = project_id, call = rep) =>
  answered((await call.GET('/v3/proposal.GetEditorData', { params: { query: { project_id: id } } })).data)
const save = (version: number, content: Content, more: { restored_from?: number; id?: string; call?: Call } = {}) => {
  const { id = project_id, call = rep, ...rest } = more
  return call.POST('/v3/proposal.SaveEditorData', { body: { project_id: id, version, content, ...rest } })
}
const history = async (id = project_id) =>
  answered((await rep.GET('/v3/proposal.ListVersions', { params: { query: { project_id: id } } })).data).versions
const at = (version: number, id = project_id, call = rep) =>
  call.GET('/v3/proposal.GetVersion', { params: { query: { project_id: id, version } } })
const pages = (headline: string, ...more: Block[]): Content => ({
  pages: [
    {
      id: 'p1',
      name: 'Welcome',
      hidden: false,
      blocks: [{ id: 'b1', kind: 'cover', hidden: false, headline, subline: '', image_file_id: null }, ...more],
    },
  ],
})
/** The id of an image uploaded by this person. */
async function imageOf(email: string): Promise<string> {
  const { token } = await test.signIn(email)
  const form = new FormData()
  form.set('file', new Blob([PNG], { type: 'image/png' }), 'roof.png')
  form.set('file_name', 'roof.png')
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await test.app.request('/v3/proposal.UploadImage', { method: 'POST', headers, body: form })
  const body: unknown = await answer.json()
  if (body === null || typeof body !== 'object' || !('file_id' in body)) throw new Error('The image was not taken')
  return String(body.file_id)
}
const later = (minutes: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000)
}

describe('the pages of a proposal', () => {
  it('open as they were written, with today’s figures and what is known of each variable', async () => {
    const data = await read()
    expect(data).toMatchObject({ version: 1, saved_by_name: 'Test Sales Rep', document: { state: 'draft' } })
    expect(data.content.pages.length).toBeGreaterThan(2)
    expect(data.document.figures.offers.length).toBeGreaterThan(0)
    expect(data.values).toContainEqual({ name: 'homeowner_firstname', value: 'Sam', missing: null })
  })

  it('are saved unfinished, with what is wrong and where', async () => {
    const content = pages('Hello {nickname}', {
      id: 'b2',
      kind: 'video',
      hidden: false,
      title: '',
      url: 'https://example.com/cat.mp4',
      caption: '',
    })
    const { version, findings } = answered((await save(1, content)).data)
    expect(version).toBe(2)
    const blocking = findings.filter(({ blocks_sending }) => blocks_sending).map(({ block_id }) => block_id)
    expect(blocking).toEqual(['b1', 'b2'])
    expect(await read()).toMatchObject({ version: 2, content, findings })
  })

  it('are not saved over another user’s: the second learns who, and when', async () => {
    later(3)
    await save(2, pages('By the manager'), { call: manager })
    later(5)
    const refused = await refusal(save(2, pages('By the rep')))
    expect(refused).toMatchObject({ status: 409, code: 'stale_version' })
    expect(refused.message).toBe('Test Sales Manager saved this proposal 5 minutes ago. Your text is still here.')
    expect((await read()).content).toEqual(pages('By the manager'))
  })

  it('refuse two parts of one id, an image that is not there, and a version that is not kept', async () => {
    const cover = (id: string, image_file_id: string | null): Block => {
      return { id, kind: 'cover', hidden: false, headline: 'A', subline: '', image_file_id }
    }
    const refused = async (content: Content, restored_from?: number) =>
      (await refusal(save(3, content, restored_from === undefined ? {} : { restored_from }))).fields
    expect(await refused(pages('A', cover('b1', null)))).toEqual({
      content: 'Two pages or blocks have the ID b1. Each needs its own.',
    })
    const image = (file_id: string) => pages('A', cover('b2', file_id))
    const missing = { content: 'One of the images is missing. Upload it again.' }
    expect(await refused(image('0198f7a2-0000-7000-8000-0000000000aa'))).toEqual(missing)
    // Nor is another company's.
    expect(await refused(image(await imageOf(emailOf('Owner', 3))))).toEqual(missing)
    expect(await refused(pages('A'), 99)).toEqual({
      restored_from: 'This version is no longer available. Choose another.',
    })
    const own = image(await imageOf(emailOf('Sales Rep')))
    expect(answered((await save(3, own)).data).version).toBe(4)
    expect((await read()).document.images).toHaveLength(1)
    expect(answered((await at(4)).data).images).toHaveLength(1)
  })

  it('take 30 pages of 30 blocks in every script, and not one more', async () => {
    const text = `${'☀️ שלום Ünïcode '.repeat(20)}{homeowner_firstname}`
    const full: Content = {
      pages: Array.from({ length: 30 }, (_, page) => ({
        id: `p${page}`,
        name: `Page ${page}`,
        hidden: false,
        blocks: Array.from({ length: 30 }, (_none, block) => ({
          id: `p${page}b${block}`,
          kind: 'text' as const,
          hidden: false,
          title: '',
          body: [{ kind: 'paragraph' as const, spans: [{ text }] }],
        })),
      })),
    }
    expect(answered((await save(4, full)).data).version).toBe(5)
    expect((await read()).content).toEqual(full)
    const [first] = full.pages
    if (!first) throw new Error('There is a page')
    for (const wrong of [
      { pages: [...full.pages, { ...first, id: 'more', blocks: [] }] },
      { pages: [] },
      pages('A', {
        id: 'b2',
        kind: 'text',
        hidden: false,
        title: '',
        body: [{ kind: 'paragraph', spans: [{ text: 'x'.repeat(4_001) }] }],
      }),
      pages('A', {
        id: 'b2',
        kind: 'text',
        hidden: false,
        title: '',
        body: [{ kind: 'paragraph', spans: [{ text: 'x', href: 'javascript:alert(1)' }] }],
      }),
    ])
      expect((await refusal(save(5, wrong))).status).toBe(400)
  })

  it('have a history: what one person writes in two minutes is one entry, what was published stays', async () => {
    const id = await begun()
    test.clock.now = new Date('2026-11-21T17:40:10.000Z')
    const write = async (version: number, headline: string, call = rep) =>
      answered((await save(version, pages(headline), { id, call })).data).version
    expect(await write(1, 'One')).toBe(2)
    await write(2, 'Two')
    // Another person, then the same one in another window.
    await write(3, 'Three', manager)
    later(2)
    await write(4, 'Four', manager)
    const rows = await history(id)
    expect(rows.map(({ version, reason, saved_by_name }) => [version, reason, saved_by_name])).toEqual([
      [5, 'edited', 'Test Sales Manager'],
      [4, 'edited', 'Test Sales Manager'],
      [3, 'edited', 'Test Sales Rep'],
      [1, 'begun', 'Test Sales Rep'],
    ])
    expect(answered((await at(3, id)).data).content).toEqual(pages('Two'))
    // Of what was merged only the last is kept.
    expect((await refusal(at(2, id))).status).toBe(404)

    await published(rep, id)
    const [newest] = await history(id)
    expect(newest).toMatchObject({ version: 6, reason: 'published' })
    const back = await save(6, pages('Two'), { id, restored_from: 3 })
    expect(answered(back.data).version).toBe(7)
    await write(7, 'Eight')
    expect((await history(id)).map(({ reason }) => reason).slice(0, 3)).toEqual(['edited', 'restored', 'published'])
  })

  it('keep their last hundred versions, and every published one', async () => {
    const id = await begun()
    const { proposal } = await published(rep, id)
    // As a hundred windows of writing leave them.
    await test.database.transaction(async db => {
      await enterTenant(db, 2)
      const [row] = await db
        .select(getTableColumns(proposal_versions))
        .from(proposal_versions)
        .innerJoin(proposals, eq(proposals.id, proposal_versions.proposal_id))
        .where(eq(proposals.project_id, id))
      if (!row) throw new Error('There is a first version')
      const rows = Array.from({ length: 100 }, (_, at) => ({
        ...row,
        version: proposal.version + 1 + at,
        reason: 'edited' as const,
      }))
      await db.insert(proposal_versions).values(rows)
      await db
        .update(proposals)
        .set({ version: proposal.version + 100 })
        .where(eq(proposals.project_id, id))
    })
    await save(proposal.version + 100, pages('The hundred and first'), { id, call: manager })
    const query = { project_id: id, limit: 60 }
    const first = answered((await rep.GET('/v3/proposal.ListVersions', { params: { query } })).data)
    const rest = answered(
      (await rep.GET('/v3/proposal.ListVersions', { params: { query: { ...query, cursor: first.next_cursor ?? '' } } }))
        .data,
    )
    const all = [...first.versions, ...rest.versions]
    expect(all).toHaveLength(101)
    expect(all.at(-2)?.version).toBe(proposal.version + 2)
    expect(all.at(-1)).toMatchObject({ reason: 'published', version: proposal.version })
  })

  it('are private to the company, and not for read-only users', async () => {
    for (const call of [read(project_id, other), at(1, project_id, other), save(5, pages('A'), { call: other })])
      expect((await refusal(call)).status).toBe(404)
    const viewer = (await test.signIn(emailOf('Viewer'))).call
    expect((await read(project_id, viewer)).version).toBe(5)
    expect((await refusal(save(5, pages('A'), { call: viewer }))).status).toBe(403)
    const unbegun = (await financed(rep)).project_id
    expect((await refusal(read(unbegun))).status).toBe(404)
  })
})
