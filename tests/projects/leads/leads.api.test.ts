// Duplicate leads: found, announced, dismissed, merged.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { drafted } from '#tests/money/receivables/support.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { ADDRESS, answered, newProject, sent } from '#tests/support/sale.ts'

let test: TestApp
let owner: Client
let manager: Client
let rep: Client
let stranger: Client
beforeAll(async () => {
  test = await testApp()
  await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
  const clientOf = async (role: string, company = 2) => (await test.signIn(emailOf(role, company))).call
  owner = await clientOf('Owner')
  manager = await clientOf('Sales Manager')
  rep = await clientOf('Sales Rep')
  stranger = await clientOf('Owner', 3)
})

let lines = 0
/** A unique lead, except for the given fields. */
function lead(call: Client, more: { phone?: string; email?: string; line1?: string; firstname?: string } = {}) {
  const n = ++lines
  const { phone = `(480) 555-01${10 + n}`, email = `lead.${n}@example.com`, firstname = `Sam${n}` } = more
  const address = { ...ADDRESS, line1: more.line1 ?? `${900 + n} Sample Road` }
  return newProject(call, { homeowner: { firstname, lastname: 'Sample', email, phone }, address })
}
const get = async (call: Client, project_id: string) =>
  answered((await call.GET('/v3/projects.Get', { params: { query: { project_id } } })).data).project
const pairs = async (call: Client, project_id: string) =>
  answered((await call.GET('/v3/leads.ListDuplicates', { params: { query: { project_id } } })).data)
const people = async (project_id: string) =>
  answered((await owner.GET('/v3/homeowners.ListByProject', { params: { query: { project_id } } })).data).homeowners
const find = async (call: Client, query: object) =>
  answered((await call.GET('/v3/leads.FindDuplicates', { params: { query } })).data).duplicates
async function mergeInput(keep_id: string, merge_id: string, choices = {}) {
  const [keep, gone] = [await get(owner, keep_id), await get(owner, merge_id)]
  return { keep_id, keep_version: keep.version, merge_id, merge_version: gone.version, choices }
}

/** Calls at the same time: what was answered, and why not. */
async function race<T>(calls: Promise<T>[]) {
  const ended = await Promise.allSettled(calls)
  const won = ended.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))
  const refused = ended.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []))
  return { won, refused }
}

describe('finding', () => {
  it('tells by phone, mail and address, however they are written', async () => {
    const known = await lead(owner, { phone: '(480) 555-0991', email: 'known@example.com', line1: '12 Known Street' })
    const found = await find(owner, {
      phone: '+1 480.555.0991',
      email: ' KNOWN@example.com',
      line1: '12 known st',
      postal_code: '85004',
    })
    expect(found).toMatchObject([{ reasons: ['phone', 'email', 'address'], project: { number: known.number } }])
    expect(await find(owner, { phone: '555' })).toEqual([])
    expect(await find(stranger, { phone: '(480) 555-0991' })).toEqual([])
  })

  it('says of a colleague’s project whose it is and what is the same, no more', async () => {
    await lead(owner, { phone: '(480) 555-0992' })
    expect(await find(rep, { phone: '4805550992' })).toEqual([
      { reasons: ['phone'], owner_name: expect.any(String), project: null },
    ])
  })

  it('keeps the pair on both projects and tells whose lead it was', async () => {
    const first = await lead(owner, { phone: '(480) 555-0993' })
    const second = await lead(rep, { phone: '480-555-0993' })
    expect((await pairs(owner, first.id)).duplicates).toMatchObject([
      { project: { id: second.id }, reasons: ['phone'] },
    ])
    expect((await pairs(rep, second.id)).duplicates).toMatchObject([{ project: null }])
    const { notifications } = answered((await owner.GET('/v3/notifications.List', {})).data)
    expect(notifications).toContainEqual(
      expect.objectContaining({ event: 'lead_possible_duplicate', page: `/projects/${first.id}` }),
    )
  })

  it('lets go of a pair when the phone was a slip, and does not bring up again what was dismissed', async () => {
    const first = await lead(owner, { phone: '(480) 555-0994' })
    const second = await lead(owner, { phone: '(480) 555-0994' })
    const [person] = await people(second.id)
    const rename = (version: number, phone: string) =>
      owner.POST('/v3/homeowners.Update', {
        body: { homeowner_id: person?.id ?? '', version, homeowner: { firstname: 'Sam', lastname: 'Slip', phone } },
      })
    await rename(1, '(480) 555-0995')
    expect((await pairs(owner, first.id)).duplicates).toEqual([])
    await rename(2, '(480) 555-0994')
    const [pair] = (await pairs(owner, first.id)).duplicates
    const duplicate_id = pair?.id ?? ''
    expect(await refusal(stranger.POST('/v3/leads.DismissDuplicate', { body: { duplicate_id } }))).toMatchObject({
      status: 404,
    })
    await owner.POST('/v3/leads.DismissDuplicate', { body: { duplicate_id } })
    await rename(3, '(480) 555-0996')
    await rename(4, '(480) 555-0994')
    expect((await pairs(owner, first.id)).duplicates).toEqual([])
  })
})

describe('merging', () => {
  it('moves people and fields as chosen, closes the one and points to the other', async () => {
    const keep = await lead(owner, { phone: '(480) 555-0980', firstname: 'Sam' })
    const gone = await lead(owner, { phone: '(480) 555-0980', firstname: 'Samuel', line1: '77 Better Lane' })
    await owner.POST('/v3/homeowners.Add', {
      body: { project_id: gone.id, homeowner: { firstname: 'Alex', lastname: 'Sample' } },
    })
    await owner.POST('/v3/notes.Create', { body: { project_id: gone.id, body: 'Call after six.', mention_ids: [] } })
    const query = { keep_id: keep.id, merge_id: gone.id }
    const { fields, moves, obstacles } = answered(
      (await owner.GET('/v3/leads.CompareForMerge', { params: { query } })).data,
    )
    expect(fields.map(({ field }) => field)).toEqual(['name', 'contact', 'address'])
    expect({ moves, obstacles }).toMatchObject({ moves: { homeowners: 1, notes: 1 }, obstacles: [] })
    const body = await mergeInput(keep.id, gone.id, { address: 'merge', contact: 'keep' })
    const { moved } = answered((await owner.POST('/v3/leads.Merge', { body })).data)
    expect(moved).toEqual({ homeowners: 1, files: 0, tasks: 0, notes: 1 })
    const kept = await get(owner, keep.id)
    expect(kept).toMatchObject({ name: 'Sam Sample', address: { line1: '77 Better Lane' } })
    expect((await people(keep.id)).map(({ firstname, is_primary }) => [firstname, is_primary])).toEqual([
      ['Sam', true],
      ['Alex', false],
    ])
    expect(await get(owner, gone.id)).toMatchObject({ status: 'voided', next_statuses: [] })
    expect((await pairs(owner, gone.id)).merged_into).toMatchObject({ id: keep.id })
    expect(await pairs(owner, keep.id)).toMatchObject({ duplicates: [], merged_from: [{ number: gone.number }] })
    const { activity } = answered(
      (await owner.GET('/v3/projects.ListActivity', { params: { query: { project_id: keep.id } } })).data,
    )
    expect(activity.map(({ sentence }) => sentence)).toEqual(
      expect.arrayContaining([`merged ${gone.number} into this project`, 'added Alex Sample']),
    )
    const listed = async (more: object) =>
      answered((await owner.GET('/v3/projects.List', { params: { query: { search: gone.number, ...more } } })).data)
        .projects.length
    expect([await listed({}), await listed({ merged: true })]).toEqual([0, 1])
    const reopened = owner.POST('/v3/projects.UpdateProjectStatus', {
      body: { project_id: gone.id, version: (await get(owner, gone.id)).version, status: 'active' },
    })
    expect(await refusal(reopened)).toMatchObject({ status: 409, code: 'already_merged' })
  })

  it('one of two merges at the same time wins; the other learns where the lead went', async () => {
    const [first, second, gone] = [await lead(owner), await lead(owner), await lead(owner)]
    const bodies = [await mergeInput(first.id, gone.id), await mergeInput(second.id, gone.id)]
    const { won, refused } = await race(bodies.map(body => manager.POST('/v3/leads.Merge', { body })))
    expect(won).toHaveLength(1)
    const into = won[0]?.data?.project_id === first.id ? first : second
    expect(refused).toMatchObject([
      {
        status: 409,
        code: 'already_merged',
        message: `${gone.number} was merged into ${into.number}. Open ${into.number} to continue.`,
      },
    ])
    expect((await pairs(owner, gone.id)).merged_into).toMatchObject({ id: into.id })
  })

  it('of two leads merged into each other at the same time one stays', async () => {
    const [one, other] = [await lead(owner), await lead(owner)]
    const bodies = [await mergeInput(one.id, other.id), await mergeInput(other.id, one.id)]
    const { refused } = await race(bodies.map(body => owner.POST('/v3/leads.Merge', { body })))
    expect(refused).toMatchObject([{ code: 'already_merged' }])
    const statuses = [(await get(owner, one.id)).status, (await get(owner, other.id)).status]
    expect(statuses.filter(status => status === 'voided')).toHaveLength(1)
  })

  it('is refused where a homeowner holds something of it, and for what changed meanwhile', async () => {
    const keep = await lead(owner)
    const { project_id } = await sent(test, owner)
    const out = await refusal(owner.POST('/v3/leads.Merge', { body: await mergeInput(keep.id, project_id) }))
    expect(out).toMatchObject({ status: 409, code: 'cannot_merge' })
    expect(out.message).toContain('out for signature')
    const billed = await lead(owner)
    await drafted(owner, billed.id, 50_000)
    const money = await refusal(owner.POST('/v3/leads.Merge', { body: await mergeInput(keep.id, billed.id) }))
    expect(money).toMatchObject({ code: 'cannot_merge', message: expect.stringContaining('has invoices or payments') })
    const shown = await lead(owner)
    const stale = { ...(await mergeInput(keep.id, shown.id)), merge_version: 99 }
    expect(await refusal(owner.POST('/v3/leads.Merge', { body: stale }))).toMatchObject({ code: 'stale_version' })
    expect(
      await refusal(owner.POST('/v3/leads.Merge', { body: { ...stale, merge_id: keep.id, merge_version: 1 } })),
    ).toMatchObject({ status: 400 })
  })

  it('of projects the caller may not see is like of none', async () => {
    const [mine, theirs] = [await lead(rep), await lead(owner)]
    const body = { keep_id: mine.id, keep_version: 1, merge_id: theirs.id, merge_version: 1, choices: {} }
    for (const call of [rep, stranger])
      expect(await refusal(call.POST('/v3/leads.Merge', { body }))).toMatchObject({ status: 404 })
    expect((await get(owner, theirs.id)).status).not.toBe('voided')
  })
})
