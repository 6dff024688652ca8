import { and, arrayContains, asc, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { incentiveFaults } from '#machines/money/incentives/faults.ts'
import { incentiveSentence } from '#machines/money/incentives/incentive-sentence.ts'
import type { Schemas } from '#sdk/types.ts'
import { changes } from '#server/audit.ts'
import type { Db } from '#server/db/database.ts'
import { incentives as catalogue } from '#server/db/schema/incentives.ts'
import type { Handlers } from '#server/handler.ts'
import { companyDay } from '#server/lib/company-day.ts'
import { foundBy, type Searched } from '#server/lib/found-by.ts'
import { aNumber, anId, aText, cursorOf, pageOf } from '#server/lib/paging.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import { incentiveView } from '#server/money/incentive-view.ts'
import { utilityById } from '#server/projects/utilities.ts'
import { projectIncentiveHandlers } from './project-handlers.ts'
import { words } from './words.ts'

const PAGES = cursorOf('incentives', aNumber, aText, anId)

type Fields = Omit<Schemas['Incentive'], 'id' | 'version' | 'ended'>

const EMPTY = {
  code: null,
  cap_cents: null,
  cap_share: null,
  applies_to: [],
  starts_on: null,
  ends_on: null,
  construction_begun_by: null,
  states: [],
  utilities: [],
  years: null,
  law: '',
  automatic: true,
  active: true,
} satisfies Partial<Fields>

const SEARCHED: Searched = {
  id: catalogue.id,
  text: sql`named_text(${catalogue.name}, '')`,
  order: [asc(catalogue.name)],
}

export const incentives: Handlers<'incentives'> = {
  '/v3/collections.ListIncentives': async ({ input, db, ports }) => {
    const limit = input.limit ?? 50
    const { level, state, search } = input
    const [from_rank = 0, name = '', id = ''] = input.cursor ? PAGES.read(input.cursor) : []
    const rows: (typeof catalogue.$inferSelect)[] = []
    const found = await foundBy(db, SEARCHED, search)
    const today = await companyDay(db, ports)
    // Level by level, each by name along its index, and those that ended after all others.
    for (const [index, { ended, level: of_level }] of RANKS.entries()) {
      if (rows.length > limit || (level && level !== of_level) || index + 1 < from_rank) continue
      const matches = and(
        eq(catalogue.level, of_level),
        ended ? lt(catalogue.ends_on, today) : or(isNull(catalogue.ends_on), gte(catalogue.ends_on, today)),
        input.include_inactive ? undefined : eq(catalogue.active, true),
        found,
        from_rank === index + 1 ? sql`(${catalogue.name}, ${catalogue.id}) > (${name}, ${id}::uuid)` : undefined,
      )
      rows.push(...(await firstByName(db, matches, state, limit + 1 - rows.length)))
    }
    const views = rows.map(row => incentiveView(row, today))
    const { page, next_cursor } = pageOf(views, limit, PAGES, ({ level, ended, name, id }) => [
      RANKS.findIndex(rank => rank.level === level && rank.ended === ended) + 1,
      name,
      id,
    ])
    return { incentives: page, next_cursor }
  },

  '/v3/collections.AddIncentive': async ({ input, caller, db, ports, audit }) => {
    const fields: Fields = { ...EMPTY, ...input }
    requireSound(fields)
    const [row] = await db
      .insert(catalogue)
      .values({ ...fields, company_id: caller.company_id, id: ports.id() })
      .returning()
    if (!row) throw notFound('incentive')
    await audit({
      sentence: () => words.added({ name: row.name, rule: incentiveSentence(row) }),
      entity_id: row.id,
      detail: changes({}, fields),
    })
    return { incentive: incentiveView(row, await companyDay(db, ports)) }
  },

  '/v3/collections.UpdateIncentive': async ({ input, db, ports, audit }) => {
    const { incentive_id, version, ...changed } = input
    const [before] = await db.select().from(catalogue).where(eq(catalogue.id, incentive_id)).for('update')
    if (!before) throw notFound('incentive')
    requireVersion(before, version)
    const today = await companyDay(db, ports)
    const { id, version: _, ended: __, ...was } = incentiveView(before, today)
    const fields: Fields = { ...was, ...changed }
    if (before.code !== null) requireOnlyUse(was, fields)
    requireSound(fields)
    const [row] = await db
      .update(catalogue)
      .set({ ...changed, version: version + 1 })
      .where(eq(catalogue.id, incentive_id))
      .returning()
    if (!row) throw notFound('incentive')
    const only = changes(was, fields)
    const use = only.changes.length === 1 && only.changes[0]?.field === 'active'
    await audit({
      sentence: () => {
        const { name, active } = row
        if (!use) return words.edited({ name, rule: incentiveSentence(row) })
        return active ? words.turned_on({ name }) : words.turned_off({ name })
      },
      entity_id: incentive_id,
      detail: only,
    })
    return { incentive: incentiveView(row, today) }
  },

  ...projectIncentiveHandlers,
}

const LEVELS: readonly Schemas['IncentiveLevel'][] = ['federal', 'state', 'utility', 'local']
const RANKS = [false, true].flatMap(ended => LEVELS.map(level => ({ ended, level })))

/** National, state and multi-state ones separately: each is in this order in the index. */
function firstByName(db: Db, matches: SQL | undefined, state: string | undefined, limit: number) {
  const along = [asc(catalogue.name), asc(catalogue.id)]
  const select = (where: SQL | undefined) =>
    db
      .select()
      .from(catalogue)
      .where(and(matches, where))
      .orderBy(...along)
      .limit(limit)
  if (state === undefined) return select(undefined)
  return unionAll(
    select(eq(catalogue.state_key, '')),
    select(eq(catalogue.state_key, state)),
    select(and(eq(catalogue.state_key, '*'), arrayContains(catalogue.states, [state]))),
  )
    .orderBy(asc(catalogue.name), asc(catalogue.id))
    .limit(limit)
}

function requireSound(fields: Fields) {
  const faults = incentiveFaults(fields)
  const unknown = fields.utilities.find(id => !utilityById(id))
  if (unknown) faults['utilities'] ??= words.choose_utilities
  if (Object.keys(faults).length > 0) throw refuse(400, 'invalid_input', faults)
}

/** A company may leave a federal rule unused; it may not write another law. */
function requireOnlyUse(before: Fields, after: Fields) {
  const falsified = changes(before, after).changes.filter(({ field }) => field !== 'active' && field !== 'automatic')
  if (falsified.length === 0) return
  throw refuse(400, 'invalid_input', Object.fromEntries(falsified.map(({ field }) => [field, words.federal_law])))
}
