// Today's tasks: each kind when due and not a day earlier, and never for users without permission.
import { beforeAll, describe, expect, it } from 'vitest'
import type { MilestoneStatus } from '#machines/applications/lenders/codes.ts'
import type { Facts } from '#machines/applications/lenders/lender-actions.ts'
import { inCompany } from '#server/db/database.ts'
import { approval_requests } from '#server/db/schema/project-page.ts'
import { projects } from '#server/db/schema/projects.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { addApplications } from '#tests/support/lenders/lender-rows.ts'
import { answered, financed, newProject, published, sent } from '#tests/support/sale.ts'

type Client = TestApp['anyone']
let test: TestApp

const today = async (call: Client, limit?: number) =>
  answered((await call.GET('/v3/dashboard.GetToday', { params: { query: limit ? { limit } : {} } })).data)
const at = (day: string, time = '12:00:00') => new Date(`${day}T${time}-07:00`)
/** A session ends as the clock advances: later reads need a new sign-in. */
const as = async (role: string) => test.signIn(emailOf(role))

beforeAll(async () => {
  test = await testApp()
})

describe('today', () => {
  it('is empty in a company without projects', async () => {
    const { call } = await as('Owner')
    expect(await today(call)).toEqual({ rows: [], total: 0 })
  })

  it('names an overdue task from the day after it is due, to users who see its project', async () => {
    const { call: rep, user } = await as('Sales Rep')
    const project = await newProject(rep)
    const task = {
      project_id: project.id,
      title: 'Call about the roof',
      due_on: '2026-11-21',
      assignee_id: user.id,
    }
    await rep.POST('/v3/tasks.Create', { body: task })
    expect((await today(rep)).rows).toEqual([])
    test.clock.now = at('2026-11-22')
    const row = {
      kind: 'task',
      project_id: project.id,
      project_name: project.name,
      sentence: 'Call about the roof',
      action: 'Open task',
      tab: 'tasks',
      days: 1,
    }
    expect((await today((await as('Sales Rep')).call)).rows).toMatchObject([row])
    expect((await today((await as('Owner')).call)).rows).toMatchObject([
      { ...row, sentence: 'Call about the roof (Test Sales Rep)' },
    ])
    // Read-only users have no tasks.
    expect((await today((await as('Viewer')).call)).rows).toEqual([])
  })

  it('names a proposal once it was viewed, until it is accepted, and its owner alone among reps', async () => {
    const { call: owner } = await as('Owner')
    const { project_id } = await financed(owner)
    const { public_id } = await published(owner, project_id)
    const ofKind = async (call: Client) => (await today(call)).rows.filter(({ kind }) => kind === 'proposal')
    expect(await ofKind(owner)).toEqual([])
    await test.anyone.POST('/v3/proposal.Track', { body: { public_id, seconds: 1, pages_seen: [] } })
    expect(await ofKind(owner)).toMatchObject([
      { project_id, sentence: 'Viewed once, not accepted', action: 'Open proposal', tab: 'proposal', days: 0 },
    ])
    expect(await ofKind((await as('Sales Rep')).call)).toEqual([])
  })

  it('names an agreement unsigned for more than three days, and no longer once it is signed', async () => {
    const { call: owner } = await as('Owner')
    const { signer, project_id } = await sent(test, owner)
    const ofKind = async (call: Client) => (await today(call)).rows.filter(({ kind }) => kind === 'agreement')
    test.clock.now = at('2026-11-25', '11:00:00')
    expect(await ofKind((await as('Owner')).call)).toEqual([])
    test.clock.now = at('2026-11-25', '13:00:00')
    const { call } = await as('Owner')
    const [row] = await ofKind(call)
    expect(row).toMatchObject({ project_id, action: 'Open agreement', tab: 'agreements', days: 3 })
    expect(row?.sentence).toMatch(/^Waiting for .+ to sign$/)
    await signer.prepare()
    await signer.sign()
    expect(await ofKind(call)).toEqual([])
  })

  it('names a project without activity for two weeks with its next step, and counts what it does not show', async () => {
    const { call: owner, user } = await as('Owner')
    await inCompany(test.database, 2, async db => {
      for (const n of [1, 2, 3])
        await db.insert(projects).values({
          company_id: 2,
          id: test.ports.id(),
          number: 7_000 + n,
          name: `Idle ${n}`,
          name_key: `idle ${n}`,
          owner_id: user.id,
          status: 'new',
          status_since: test.clock.now,
          active_at: at(`2026-11-0${n}`),
          created_at: test.clock.now,
          updated_at: test.clock.now,
        })
    })
    const { rows, total } = await today(owner)
    const stuck = rows.filter(({ kind }) => kind === 'stuck')
    expect(stuck.map(({ project_name, days }) => [project_name, days])).toEqual([
      ['Idle 1', 24],
      ['Idle 2', 23],
      ['Idle 3', 22],
    ])
    expect(stuck[0]?.sentence).toMatch(/^Next: /)
    expect(total).toBe(rows.length)
    const first = await today(owner, 2)
    expect(first.rows).toHaveLength(2)
    expect(first.total).toBe(total)
    const rep = await today((await as('Sales Rep')).call)
    expect(rep.rows.map(({ kind }) => kind)).toEqual(['task'])
  })

  it('names an approval to approvers, and not to its requester or other users', async () => {
    const { call: owner, user } = await as('Owner')
    const project = await newProject(owner)
    await inCompany(test.database, 2, async db => {
      await db.insert(approval_requests).values({
        company_id: 2,
        id: test.ports.id(),
        project_id: project.id,
        status: 'waiting',
        asked: [{ limit: 'most_discount', value: 0.055, sentence: 'This discount is 5.5% of the price.' }],
        reason: 'Two neighbors',
        requested_by: user.id,
        requested_by_name: 'Test Owner',
        requested_at: test.clock.now,
      })
    })
    const ofKind = async (call: Client) => (await today(call)).rows.filter(({ kind }) => kind === 'approval')
    expect(await ofKind((await as('Sales Manager')).call)).toMatchObject([
      {
        project_id: project.id,
        sentence: 'This discount is 5.5% of the price. Requested by Test Owner',
        action: 'Review',
        tab: 'price',
        days: 0,
      },
    ])
    expect(await ofKind(owner)).toEqual([])
    expect(await ofKind((await as('Sales Rep')).call)).toEqual([])
  })

  it('names a milestone that is ours to send, and none that waits for the lender, to users who manage lenders', async () => {
    const { user } = await as('Owner')
    const standing = (status: MilestoneStatus): Facts => ({
      lender_reference: `A-${status}`,
      as_of: test.clock.now.toISOString(),
      decision: 'approved',
      reasons: [],
      approved_amount_cents: 2_885_000,
      approval_expires_on: null,
      monthly_payment_cents: null,
      documents: 'signed',
      stipulations: [],
      contract: { status: 'accepted', reason: null },
      milestones: [{ milestone: 'notice_to_proceed', status, reason: null, at: null }],
      change_order: null,
      funded: null,
    })
    const [ours] = await addApplications(
      test.database,
      test.ports,
      2,
      (['not_started', 'submitted', 'approved'] as const).map(status => ({
        owner_id: user.id,
        lender: 'goodleap',
        project_status: 'approved' as const,
        facts: standing(status),
      })),
    )
    const ofKind = async (call: Client) => (await today(call)).rows.filter(({ kind }) => kind === 'milestone')
    expect(await ofKind((await as('Operations')).call)).toMatchObject([
      {
        project_id: ours?.project_id,
        sentence: 'Notice to proceed not sent to GoodLeap yet',
        action: 'Open milestone',
        tab: 'lender',
      },
    ])
    expect(await ofKind((await as('Sales Rep')).call)).toEqual([])
  })
})
