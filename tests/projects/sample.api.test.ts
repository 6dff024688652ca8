// The sample project fills each tab, is never counted or sent, and leaves nothing behind but the audit log.
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '#server/db/rows.ts'
import { tellDue } from '#server/projects/tasks/due.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, newProject } from '#tests/support/sale.ts'

const STARTER = {
  language: 'en' as const,
  homeowners: 1 as const,
  workmanship_years: 10,
  roof_years: 10,
  lawyer_checks: true,
}

let test: TestApp
let owner: TestApp['anyone']
beforeEach(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})

const create = async (call = owner) => answered((await call.POST('/v3/projects.CreateSample')).data).project
const of = (project_id: string) => ({ params: { query: { project_id } } })

describe('a new sample project', () => {
  it('has something on each tab', async () => {
    const { id, ...project } = await create()
    expect(project).toMatchObject({ name: 'Sam Sample', status: 'active', is_sample: true })
    expect(project.size_kw).toBeGreaterThan(5)
    expect(project.price_cents).toBeGreaterThan(1_000_000)
    const { drawing } = answered((await owner.GET('/v3/design.GetDrawing', of(id))).data)
    expect(drawing?.planes.flatMap(({ modules }) => modules)).toHaveLength(18)
    const { proposal } = answered((await owner.GET('/v3/proposal.Get', of(id))).data)
    const public_id = proposal?.public_url?.split('/').at(-1) ?? ''
    const shown = answered((await test.anyone.GET('/v3/proposal.View', { params: { query: { public_id } } })).data)
    expect(shown.proposal.figures.offers.length).toBeGreaterThan(1)
    const { financing } = answered((await owner.GET('/v3/projects.GetFinancing', of(id))).data)
    expect(financing?.offer.type).toBe('loan')
    expect(answered((await owner.GET('/v3/tasks.ListByProject', of(id))).data).tasks).toHaveLength(2)
    expect(answered((await owner.GET('/v3/notes.ListByProject', of(id))).data).notes).toHaveLength(2)
    expect(answered((await owner.GET('/v3/projects.ListFiles', of(id))).data).files).toHaveLength(1)
  })

  it('has as many panels as the company’s setbacks leave room for, and no design where they leave none', async () => {
    for (const [ridge_m, most] of [
      [2, 17],
      [5, 0],
    ] as const) {
      const preferences = answered((await owner.GET('/v3/settings.GetDesignPreferences', {})).data)
      const body = { ...preferences, setbacks: { ...preferences.setbacks, ridge_m, eave_m: ridge_m / 4 } }
      answered((await owner.POST('/v3/settings.DesignPreferences', { body })).data)
      const { id, size_kw } = await create()
      const { drawing } = answered((await owner.GET('/v3/design.GetDrawing', of(id))).data)
      const modules = drawing?.planes.flatMap(plane => plane.modules).length ?? 0
      expect(modules).toBeLessThanOrEqual(most)
      expect(modules > 0).toBe(most > 0)
      expect(size_kw !== null).toBe(most > 0)
      answered((await owner.POST('/v3/projects.DeleteSample')).data)
    }
  })

  it('is one a company: asked for again, the same is answered', async () => {
    const first = await create()
    expect((await create()).id).toBe(first.id)
    const rep = (await test.signIn(emailOf('Sales Rep'))).call
    expect(await refusal(rep.POST('/v3/projects.CreateSample'))).toMatchObject({ code: 'sample_exists', status: 409 })
    expect(answered((await rep.POST('/v3/projects.DeleteSample')).data)).toEqual({ deleted: false })
  })

  it('is for users who may start projects, with what their role allows', async () => {
    const viewer = (await test.signIn(emailOf('Operations'))).call
    expect(await refusal(viewer.POST('/v3/projects.CreateSample'))).toMatchObject({ status: 403 })
    const rep = (await test.signIn(emailOf('Sales Rep'))).call
    expect(await create(rep)).toMatchObject({ is_sample: true, owner_name: 'Test Sales Rep' })
    expect(answered((await rep.POST('/v3/projects.DeleteSample')).data)).toEqual({ deleted: true })
  })
})

describe('counted nowhere', () => {
  it('leaves every figure, sum and export as it was', async () => {
    await newProject(owner)
    const before = await figures()
    const { id } = await create()
    expect(await figures()).toEqual(before)
    const list = answered((await owner.GET('/v3/projects.List', {})).data)
    expect(list.projects.map(({ is_sample }) => is_sample)).toEqual([true, undefined])
    const find = { params: { query: { search: 'sam sample' } } }
    const found = answered((await owner.GET('/v3/search.Find', find)).data)
    expect(found.projects.map(({ is_sample }) => is_sample)).toEqual(expect.arrayContaining([true, undefined]))
    const [homeowner] = answered((await owner.GET('/v3/homeowners.ListByProject', of(id))).data).homeowners
    const person = { params: { query: { homeowner_id: homeowner?.id ?? '' } } }
    const theirs = answered((await owner.GET('/v3/homeowners.Get', person)).data).projects
    expect(theirs.find(project => project.id === id)).toMatchObject({ is_sample: true })
    await recount()
    expect(await figures()).toEqual(before)
    await owner.POST('/v3/projects.DeleteSample')
    expect(await figures()).toEqual(before)
    expect(id).not.toBe('')
  })

  it('is no first step done, no duplicate and in no change of many', async () => {
    await create()
    const { onboarding } = answered((await owner.GET('/v3/dashboard.GetOnboarding', {})).data)
    const done = onboarding.steps.filter(step => step.done).map(({ step }) => step)
    expect(done.filter(step => step === 'project' || step === 'proposal')).toEqual([])
    const query = { phone: '(202) 555-0100', email: 'sam.sample@example.com' }
    const { duplicates } = answered((await owner.GET('/v3/leads.FindDuplicates', { params: { query } })).data)
    expect(duplicates).toEqual([])
    const change = { kind: 'add_tag' as const, tag: 'x' }
    const changed = answered((await owner.POST('/v3/projects.BulkUpdate', { body: { filters: {}, change } })).data)
    expect(JSON.stringify(changed)).toContain('"changed":0')
  })
})

describe('nothing leaves', () => {
  it('refuses to be sent, accepted, financed, invoiced or paid', async () => {
    const { id: project_id } = await create()
    const { proposal } = answered((await owner.GET('/v3/proposal.Get', of(project_id))).data)
    const people = answered((await owner.GET('/v3/homeowners.ListByProject', of(project_id))).data).homeowners
    const homeowner_ids = people.map(({ id }) => id)
    const mail = { homeowner_ids, cc: [], subject: 'Here', body: '{link}' }
    const public_id = proposal?.public_url?.split('/').at(-1) ?? ''
    const option_id = proposal?.option_ids[0] ?? ''
    const { agreement } = answered((await owner.POST('/v3/collections.AddStarterAgreement', { body: STARTER })).data)
    const signers = [{ role: 'homeowner' as const, name: 'Sam Sample', email: 'sam.sample@example.com' }]
    const refusals = [
      () => owner.POST('/v3/proposal.Send', { body: { project_id, way: 'mail', ...mail } }),
      () => owner.POST('/v3/proposal.Send', { body: { project_id, way: 'text', homeowner_ids } }),
      () =>
        test.anyone.POST('/v3/proposal.Accept', {
          body: { public_id, option_id, with_battery: false, name: 'Sam Sample' },
        }),
      () =>
        owner.POST('/v3/agreements.Send', {
          body: { project_id, agreement_id: agreement.id, signers, deliver: 'none' },
        }),
      () =>
        owner.POST('/v3/lender_applications.Create', { body: { project_id, lender: 'goodleap', product_id: 'any' } }),
      () => owner.POST('/v3/receivables.ProposeSchedule', { body: { project_id } }),
      () => owner.POST('/v3/guardrails.RequestApproval', { body: { project_id, reason: 'A large roof.' } }),
    ]
    for (const call of refusals) {
      const { code, status, message } = await refusal(call())
      expect({ code, status }).toEqual({ code: 'sample_project', status: 409 })
      expect(message).toMatch(/^This is a sample project\. .+\.$/)
    }
  })

  it('writes no mail, notification or call to a lender, and sends no reminder', async () => {
    const rows = () =>
      test.database.asOwner(async db =>
        rowsOf(
          await db.execute(sql`select (select count(*) from mails)::int as mails, (select count(*) from notifications)::int as told,
            (select count(*) from lender_calls)::int as calls, (select count(*) from jobs)::int as jobs`),
        ),
      )
    const before = await rows()
    const { id } = await create()
    const { proposal } = answered((await owner.GET('/v3/proposal.Get', of(id))).data)
    test.clock.now = new Date(test.clock.now.getTime() + 5 * 86_400_000)
    await tellDue(test)
    const public_id = proposal?.public_url?.split('/').at(-1) ?? ''
    await test.anyone.POST('/v3/proposal.Track', { body: { public_id, seconds: 1, pages_seen: [] } })
    expect(await rows()).toEqual(before)
    const later = (await test.signIn(emailOf('Owner'))).call
    const idle = await later.GET('/v3/projects.List', { params: { query: { idle_days: 3 } } })
    expect(answered(idle.data).projects).toEqual([])
  })
})

describe('deleting it', () => {
  it('leaves no row with its id in any table but the audit log, and nothing of its files', async () => {
    const real = await newProject(owner)
    const counts = await rowCounts()
    const { id } = await create()
    const { proposal } = answered((await owner.GET('/v3/proposal.Get', of(id))).data)
    const public_id = proposal?.public_url?.split('/').at(-1) ?? ''
    await test.anyone.POST('/v3/proposal.Track', { body: { public_id, seconds: 1, pages_seen: [] } })
    await owner.POST('/v3/solar.ShareReport', { body: { project_id: id } })
    await owner.POST('/v3/design.Copy', { body: { project_id: id, design_id: id, name: 'Another' } })
    await owner.GET('/v3/energy.GetYear', of(id))
    expect((await tablesWith(id)).length).toBeGreaterThan(15)
    expect(answered((await owner.POST('/v3/projects.DeleteSample')).data)).toEqual({ deleted: true })
    expect(await tablesWith(id)).toEqual(['audits'])
    expect(await rowCounts()).toEqual(counts)
    expect(await refusal(owner.GET('/v3/projects.Get', of(id)))).toMatchObject({ status: 404 })
    expect(await refusal(test.anyone.GET('/v3/proposal.View', { params: { query: { public_id } } }))).toMatchObject({
      status: 404,
    })
    expect(answered((await owner.GET('/v3/projects.Get', of(real.id))).data).project.id).toBe(real.id)
    const { audits } = answered((await owner.GET('/v3/audits.ListAudits', {})).data)
    expect(audits[0]).toMatchObject({ action: 'projects.DeleteSample', sentence: 'deleted the sample project P-1002' })
    expect(answered((await owner.POST('/v3/projects.DeleteSample')).data)).toEqual({ deleted: false })
    expect((await create()).id).not.toBe(id)
  })

  it('takes no other project, whatever a request smuggles into the database', async () => {
    const real = await newProject(owner)
    await owner.POST('/v3/design.Save', { body: await designInput(owner, real.id) })
    const left = await test.database.transaction(async db => {
      const { enterTenant } = await import('#server/db/database.ts')
      await enterTenant(db, 2)
      await db.execute(sql`delete from quote_bases`)
      await db.execute(sql`delete from idempotency_keys`)
      await db.execute(sql`select remove_sample(2, ${real.id})`)
      return rowsOf<{ kept: number }>(
        await db.execute(
          sql`select (select count(*) from projects)::int + (select count(*) from idempotency_keys)::int as kept`,
        ),
      )
    })
    expect(left[0]?.kept).toBeGreaterThan(1)
  })
})

async function figures() {
  const { totals } = answered((await owner.GET('/v3/projects.Totals', {})).data)
  const narrowed = { params: { query: { lead_source: 'Sample' } } }
  return {
    totals,
    narrowed: answered((await owner.GET('/v3/projects.Totals', narrowed)).data).totals,
    pipeline: answered((await owner.GET('/v3/dashboard.GetPipeline', {})).data),
    month: answered((await owner.GET('/v3/dashboard.GetMonth', {})).data),
    sales: answered((await owner.GET('/v3/dashboard.GetSales', {})).data),
    funnel: answered((await owner.GET('/v3/dashboard.GetFunnel', {})).data),
    leaders: answered((await owner.GET('/v3/dashboard.ListLeaders', {})).data),
    activity: answered((await owner.GET('/v3/dashboard.ListActivity', {})).data),
    board: answered((await owner.GET('/v3/deals.Board', {})).data),
    aging: answered((await owner.GET('/v3/receivables.GetAging', {})).data),
    mine: answered((await owner.GET('/v3/tasks.ListMine', {})).data),
  }
}

const recount = () => test.database.asOwner(db => db.execute(sql`select count_projects_anew(2)`))

/** Every table that has the text of an id in any column of any row. */
async function tablesWith(id: string): Promise<string[]> {
  return test.database.asOwner(async db => {
    const tables = rowsOf<{ name: string }>(
      await db.execute(sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`),
    )
    const found: string[] = []
    for (const { name } of tables) {
      const holds = await db.execute(
        sql`select 1 from ${sql.identifier(name)} t where position(${id} in t::text) > 0 limit 1`,
      )
      if (rowsOf(holds).length > 0) found.push(name)
    }
    return found
  })
}

/** Of all tables but those that only ever grow: what was done, and sums until they are folded. */
async function rowCounts(): Promise<Record<string, number>> {
  const GROWS = ['audits', 'project_sums', 'idempotency_keys']
  return test.database.asOwner(async db => {
    const tables = rowsOf<{ name: string }>(
      await db.execute(sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`),
    )
    const counts: Record<string, number> = {}
    for (const { name } of tables.filter(one => !GROWS.includes(one.name))) {
      const [row] = rowsOf<{ n: number }>(await db.execute(sql`select count(*)::int as n from ${sql.identifier(name)}`))
      counts[name] = row?.n ?? 0
    }
    return counts
  })
}
