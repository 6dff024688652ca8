// Every combination of facts that determines a deal's stage, in chart and database: each deal is in one column.
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import {
  DEAL_STAGE,
  DEAL_STAGES,
  type DealFacts,
  type DealStage,
  dealStage,
  moveToStage,
} from '#machines/projects/deals/deal-stage.ts'
import { PROJECT_STATUSES } from '#machines/projects/project-status.machine.ts'
import type { Permission } from '#sdk/types.ts'
import { inCompany } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { projects } from '#server/db/schema/projects.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

const NOTHING = {
  is_merged: false,
  proposal_accepted: true,
  agreement_out: false,
  agreement_signed: false,
  lender_asked: false,
}
const yesOrNo = [false, true]
const combinations: DealFacts[] = PROJECT_STATUSES.flatMap(status =>
  yesOrNo.flatMap(is_merged =>
    yesOrNo.flatMap(proposal_accepted =>
      yesOrNo.flatMap(agreement_out =>
        yesOrNo.flatMap(agreement_signed =>
          yesOrNo.map(lender_asked => ({
            status,
            is_merged,
            proposal_accepted,
            agreement_out,
            agreement_signed,
            lender_asked,
          })),
        ),
      ),
    ),
  ),
)
const said = (facts: DealFacts) => JSON.stringify(facts)
let test: TestApp
let kept: Map<string, string | null>
let call: TestApp['anyone']

beforeAll(async () => {
  test = await testApp()
  const { user, ...owner } = await test.signIn(emailOf('Owner'))
  call = owner.call
  kept = await inCompany(test.database, 2, async db => {
    const at = test.clock.now
    const into = test.ports.id()
    const ids = combinations.map(() => test.ports.id())
    const row = { company_id: 2, name: 'Sample', name_key: 'sample', owner_id: user.id, price_cents: 100_000 }
    const times = { status_since: at, active_at: at, created_at: at, updated_at: at }
    await db.insert(projects).values({ ...row, ...times, id: into, number: 7_000, status: 'draft' })
    await db.insert(projects).values(
      combinations.map(({ status, is_merged }, n) => ({
        ...row,
        ...times,
        id: ids[n] ?? '',
        number: 7_001 + n,
        status,
        merged_into: is_merged ? into : null,
      })),
    )
    const [agreement_id, file_id] = [test.ports.id(), test.ports.id()]
    await db.execute(sql`insert into files (company_id, id, sha256, name, media_type, size, bytes, created_at)
      values (2, ${file_id}, 'x', 'x.pdf', 'application/pdf', 1, 'x', now())`)
    await db.execute(sql`insert into agreements (company_id, id, draft, published_version, updated_at)
      values (2, ${agreement_id}, '{}', 1, now())`)
    await db.execute(sql`insert into agreement_versions (company_id, agreement_id, version, content, created_at)
      values (2, ${agreement_id}, 1, '{}', now())`)
    for (const [n, facts] of combinations.entries()) {
      for (const status of [facts.agreement_out && 'sent', facts.agreement_signed && 'signed'].filter(Boolean))
        await db.execute(sql`insert into transactions (company_id, id, project_id, agreement_id, agreement_version, status, content,
            document_file_id, document_hash, variables, financing_type, basis_hash, created_by, created_by_name, created_at)
          values (2, ${test.ports.id()}, ${ids[n]}, ${agreement_id}, 1, ${status}, '{}', ${file_id}, 'x', '{}', 'cash', 'x',
            ${user.id}, 'Test Owner', now())`)
      if (facts.lender_asked)
        await db.execute(sql`insert into lender_applications (company_id, id, project_id, lender, type, status, quote, quote_hash,
            people, property, created_by, created_by_name, created_at, updated_at)
          values (2, ${test.ports.id()}, ${ids[n]}, 'goodleap', 'loan', 'in_review', '{}', 'x', '[]', '{}', ${user.id},
            'Test Owner', now(), now())`)
      if (facts.proposal_accepted)
        await db.execute(sql`insert into proposals (company_id, id, project_id, design_id, content, option_ids, accepted)
          values (2, ${ids[n]}, ${ids[n]}, ${ids[n]}, '{}', '{}', ${JSON.stringify({ at: at.toISOString() })}::jsonb)`)
    }
    const stages = rowsOf<{ id: string; deal_stage: string | null }>(
      await db.execute(sql`select id, deal_stage from projects`),
    )
    const stageOf = new Map(stages.map(({ id, deal_stage }) => [id, deal_stage]))
    return new Map(combinations.map((facts, n) => [said(facts), stageOf.get(ids[n] ?? '') ?? null]))
  })
})

it('the database keeps the stage the chart says, for every combination of facts', () => {
  const wrong = combinations.filter(facts => kept.get(said(facts)) !== dealStage(facts))
  expect(combinations).toHaveLength(352)
  expect(wrong).toEqual([])
})

it('every deal is in exactly one column of the board, and no column has anything else', async () => {
  const { columns, forecast } = answered((await call.GET('/v3/deals.Board', { params: { query: { limit: 50 } } })).data)
  expect(columns.map(({ stage }) => stage)).toEqual([...DEAL_STAGES])
  const shown = columns.flatMap(({ stage, deals }) => deals.map(deal => ({ stage, id: deal.project.id })))
  expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
  const counts = (of: (stage: DealStage) => number) => Object.fromEntries(DEAL_STAGES.map(stage => [stage, of(stage)]))
  const expected = counts(stage => combinations.filter(facts => dealStage(facts) === stage).length)
  expect(counts(stage => columns.find(column => column.stage === stage)?.count ?? 0)).toEqual(expected)
  expect(counts(stage => shown.filter(one => one.stage === stage).length)).toEqual(expected)
  const open = DEAL_STAGES.filter(stage => stage !== 'funded')
  expect(forecast).toEqual({
    count: open.reduce((sum, stage) => sum + (expected[stage] ?? 0), 0),
    value_cents: open.reduce((sum, stage) => sum + (expected[stage] ?? 0) * 100_000, 0),
    weighted_cents: open.reduce((sum, stage) => sum + (expected[stage] ?? 0) * 100_000 * DEAL_STAGE[stage].weight, 0),
  })
})

it('pages through a column and through all deals in every order, each deal once', async () => {
  const all = combinations.filter(facts => dealStage(facts) !== null).length
  for (const { of, ...query } of [
    { sort: 'oldest' as const, stage: ['funded' as const], of: 16 },
    { sort: 'latest' as const, of: all },
    { sort: 'largest' as const, of: all },
  ]) {
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const from: { cursor?: string } = cursor === '' ? {} : { cursor }
      const { data } = await call.GET('/v3/deals.List', { params: { query: { ...query, ...from, limit: 5 } } })
      const page = answered(data)
      seen.push(...page.deals.map(({ project }) => project.id))
      cursor = page.next_cursor
    }
    expect(seen).toHaveLength(of)
    expect(new Set(seen).size).toBe(of)
  }
})

it('a cursor of another order is refused', async () => {
  const first = answered((await call.GET('/v3/deals.List', { params: { query: { limit: 1 } } })).data)
  const query = { sort: 'largest' as const, cursor: first.next_cursor ?? '' }
  const refused = await refusal(call.GET('/v3/deals.List', { params: { query } }))
  expect(refused).toMatchObject({ status: 400, code: 'invalid_input' })
})

it('a card goes by hand only where a person may move its project, and says otherwise what causes the move', () => {
  const permissions = new Set<Permission>(['projects.change_status'])
  const allowed = DEAL_STAGES.flatMap(to =>
    PROJECT_STATUSES.flatMap(status => {
      const stage = dealStage({ ...NOTHING, status })
      return stage && moveToStage({ stage, status }, to, permissions).status ? [`${status} → ${to}`] : []
    }),
  )
  expect(allowed).toEqual(['approved → installed', 'paid_by_cash → installed', 'installation_completed → funded'])
  expect(moveToStage({ stage: 'accepted', status: 'active' }, 'signed', permissions).reason).toBe(
    'A deal is signed when the last signer has signed.',
  )
  expect(moveToStage({ stage: 'approved', status: 'approved' }, 'installed', new Set()).reason).toBe(
    'Your role doesn’t allow this.',
  )
})

it('a range of price or size leaves of deals and their sums what is in it', async () => {
  const counted = async (query: { price_from_cents?: number; price_to_cents?: number; size_from_kw?: number }) => {
    const board = answered((await call.GET('/v3/deals.Board', { params: { query: { limit: 50, ...query } } })).data)
    const listed = answered((await call.GET('/v3/deals.List', { params: { query: { limit: 200, ...query } } })).data)
    const counts = board.columns.map(({ count }) => count)
    return { columns: counts.reduce((sum, count) => sum + count, 0), has_rows: listed.deals.length > 0 }
  }
  const all = await counted({})
  expect(all.columns).toBeGreaterThan(0)
  expect(await counted({ price_from_cents: 100_000, price_to_cents: 100_000 })).toEqual(all)
  expect(await counted({ price_from_cents: 100_001 })).toEqual({ columns: 0, has_rows: false })
  // Nothing is designed here.
  expect(await counted({ size_from_kw: 1 })).toEqual({ columns: 0, has_rows: false })
})
