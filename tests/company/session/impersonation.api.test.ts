// What support may do as a member of a company: read, and the few writes the contract names.
import { beforeAll, describe, expect, it } from 'vitest'
import { NO_LIMITS } from '#machines/money/guardrails/limits.ts'
import type { Client } from '#mocks/demo/sell.ts'
import { operations } from '#sdk/operations.gen.ts'
import { issued, paying } from '#tests/money/receivables/support.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, financed, newProject } from '#tests/support/sale.ts'

let test: TestApp
let owner: Client
let rep: Client
let as_owner: Client
let as_manager: Client
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  rep = (await test.signIn(emailOf('Sales Rep'))).call
  as_owner = await test.acting('Owner')
  as_manager = await test.acting('Sales Manager')
})

const all = Object.entries(operations)
const refused = { status: 403, code: 'not_while_impersonating' }

/** A discount beyond what a sales rep may give, and the request to approve it. */
async function requested() {
  const { project_id } = await financed(rep)
  const { version, roles } = answered((await owner.GET('/v3/guardrails.Get', {})).data)
  const role_id = roles.find(({ name }) => name === 'Sales Rep')?.role_id ?? ''
  const limits = { ...NO_LIMITS, most_discount: 0.01 }
  answered((await owner.POST('/v3/guardrails.Save', { body: { version, role_id, limits } })).data)
  const price = answered((await rep.GET('/v3/pricing.Get', { params: { query: { project_id } } })).data)
  const { price_usd_per_w } = price
  const priced = { project_id, version: price.version, price_usd_per_w, discount_cents: 150_000 }
  answered((await rep.POST('/v3/pricing.Save', { body: priced })).data)
  const body = { project_id, reason: 'The neighbor was given the same.' }
  const { request } = answered((await rep.POST('/v3/guardrails.RequestApproval', { body })).data)
  return { project_id, request_id: request?.id ?? '' }
}

describe('support acting as a member', () => {
  it('approves no discount, records no payment and exports nothing', async () => {
    const { request_id, project_id } = await requested()
    const invoice = await issued(owner, project_id, 10_000)
    const tries = [
      as_manager.POST('/v3/guardrails.DecideApproval', { body: { request_id, decision: 'approve' } }),
      as_owner.POST('/v3/receivables.RecordPayment', { body: paying(invoice, 4_000) }),
      as_owner.POST('/v3/projects.Export', { body: { filters: {} } }),
      as_owner.GET('/v3/audits.Export', {}),
    ]
    for (const one of tries) expect(await refusal(one)).toMatchObject(refused)
  })

  it('does only what the contract allows, whatever else a member could do', async () => {
    const { token, user_id } = await test.actingAs('Owner')
    const headers = { authorization: `Bearer ${token}`, 'x-user-id': user_id }
    const json = { headers: { ...headers, 'content-type': 'application/json' }, body: '{}' }
    const form = new FormData()
    form.set('file', new Blob(['%PDF-1.7']), 'file.pdf')
    const open = new Set<string>(['public', 'signer'])
    const let_in: string[] = []
    for (const [path, row] of all) {
      if (row.method === 'get' || row.permission.some(one => open.has(one))) continue
      const sent = 'multipart' in row ? { headers, body: form } : json
      const answer = await test.app.request(path, { method: 'POST', ...sent })
      if (answer.status !== 403) let_in.push(path)
    }
    expect(let_in.sort()).toEqual([...CALCULATED, ...STORED].sort())
  })
})

const BOTH = 'Test Support (Sunquill support) for Test Owner'
const about = (project_id: string) => ({ params: { query: { project_id } } })
const audits = async () => answered((await owner.GET('/v3/audits.ListAudits', {})).data).audits
const minutes = (n: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + n * 60_000)
}

describe('the records', () => {
  it('have both names of what support does: audit log, its export, activity, notes and the member’s page', async () => {
    const { id: project_id } = await newProject(rep)
    const body = { project_id, body: 'The usage file was in UTC.', mention_ids: [] }
    expect(answered((await as_owner.POST('/v3/notes.Create', { body })).data).note.author_name).toBe(BOTH)
    answered((await as_owner.POST('/v3/design.Save', { body: await designInput(as_owner, project_id) })).data)
    const lines = (await audits()).filter(line => line.project_id === project_id && line.impersonator_id)
    expect(new Set(lines.map(({ actor }) => actor))).toEqual(new Set([BOTH]))
    expect(lines.map(({ action }) => action)).toEqual(expect.arrayContaining(['notes.Create', 'design.Save']))
    const file = await owner.GET('/v3/audits.Export', { parseAs: 'text' })
    expect(file.data).toContain(`${BOTH},designed`)
    const { activity } = answered((await owner.GET('/v3/projects.ListActivity', about(project_id))).data)
    const told = activity.filter(({ actor_name }) => actor_name === BOTH).map(({ action }) => action)
    expect(told).toEqual(expect.arrayContaining(['noted', 'design.Save']))
    const { user_id } = await test.actingAs('Owner')
    const query = { params: { query: { user_id } } }
    const mine = answered((await owner.GET('/v3/users.ListActivity', query)).data).activity
    expect(mine.find(line => line.project_id === project_id)?.impersonator).toBe('Test Support')
  })

  it('have what support reads, once in a quarter of an hour, and nothing of what members read', async () => {
    const { id: project_id } = await newProject(rep)
    const reads = async () =>
      (await audits()).filter(line => line.project_id === project_id && line.action === 'projects.Get')
    answered((await owner.GET('/v3/projects.Get', about(project_id))).data)
    expect(await reads()).toEqual([])
    for (let n = 0; n < 2; n++) answered((await as_owner.GET('/v3/projects.Get', about(project_id))).data)
    expect(await reads()).toMatchObject([{ actor: BOTH, sentence: 'viewed projects (projects.Get)', outcome: 'done' }])
    minutes(16)
    answered((await as_owner.GET('/v3/projects.Get', about(project_id))).data)
    expect(await reads()).toHaveLength(2)
  })

  it('show a reader of the project that support opened it, but take no reading for work on it', async () => {
    const { id: project_id } = await newProject(rep)
    minutes(16)
    const latest = async () => answered((await owner.GET('/v3/dashboard.ListActivity', {})).data).activity[0]
    await newProject(rep)
    const before = await latest()
    for (const path of ['/v3/projects.Get', '/v3/notes.ListByProject'] as const)
      answered((await as_owner.GET(path, about(project_id))).data)
    expect(await latest()).toEqual(before)
    const { activity } = answered((await owner.GET('/v3/projects.ListActivity', about(project_id))).data)
    const told = activity.filter(({ actor_name }) => actor_name === BOTH).map(({ action }) => action)
    expect(told).toEqual(['projects.Get'])
  })
})

/** Calculations; nothing is stored. */
const CALCULATED = [
  '/v3/adders.PreviewRule',
  '/v3/design.PreviewDrawing',
  '/v3/design.SizeArrays',
  '/v3/design.SizeDrawing',
  '/v3/energy.Preview',
  '/v3/energy.PreviewUse',
]
/** Drafts that a member still has to select, publish, apply or send, notes under both names, and the session itself. */
const STORED = [
  '/api/session/keep',
  '/v3/design.Copy',
  '/v3/design.Rename',
  '/v3/design.Save',
  '/v3/design.SaveDrawing',
  '/v3/energy.UploadUsage',
  '/v3/messages.SendEmail',
  '/v3/notes.Create',
  '/v3/proposal.SaveEditorData',
  '/v3/sheet_imports.Match',
]

it('every write is judged: what the contract allows is listed above, and no read but an export is refused', () => {
  const allowed = all.filter(([, row]) => 'impersonation' in row && row.impersonation === 'allowed')
  expect(allowed.map(([path]) => path).sort()).toEqual([...CALCULATED, ...STORED].sort())
  const refused_reads = all.filter(([, row]) => 'impersonation' in row && row.impersonation === 'refused')
  expect(refused_reads.map(([path]) => path).sort()).toEqual([
    '/v3/adders.Export',
    '/v3/audits.Export',
    '/v3/design.DownloadMaterials',
    '/v3/design.DownloadPlanSet',
    '/v3/exports.List',
    '/v3/jobs.Get',
    '/v3/jobs.List',
    '/v3/solar.DownloadHours',
  ])
})
