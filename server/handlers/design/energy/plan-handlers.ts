// The company's library of rate plans, and plans read from a file.
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { averageRate } from '#machines/design/energy/billing/usual-month.ts'
import { planFaults } from '#machines/design/energy/plan-faults.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { changes } from '#server/audit.ts'
import { rate_plans as table } from '#server/db/schema/energy.ts'
import type { readExports, readRates } from '#server/design/energy/read-files.ts'
import { words } from '#server/design/energy/words.ts'
import { readUpload } from '#server/files/upload.ts'
import type { Handlers } from '#server/handler.ts'
import { foundBy, type Searched } from '#server/lib/found-by.ts'
import { anId, aText, cursorOf, pageOf } from '#server/lib/paging.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import { task } from '#server/parse/parsers.ts'
import { utilityById } from '#server/projects/utilities.ts'

const PAGES = cursorOf('rate_plans', aText, anId)

const read = task<typeof readRates>(new URL('../../../design/energy/read-files.ts', import.meta.url), 'readRates')
const readTables = task<typeof readExports>(
  new URL('../../../design/energy/read-files.ts', import.meta.url),
  'readExports',
)

type Paths =
  | '/v3/energy.ListRatePlans'
  | '/v3/energy.SaveRatePlan'
  | '/v3/energy.ReadRateFile'
  | '/v3/energy.ReadExportRates'

const SEARCHED: Searched = {
  id: table.id,
  text: sql`named_text(${table.name}, '')`,
  order: [asc(table.name), asc(table.id)],
}

export const planHandlers: Pick<Handlers<'energy'>, Paths> = {
  '/v3/energy.ListRatePlans': async ({ input, db }) => {
    const limit = input.limit ?? 50
    const after = input.cursor ? PAGES.read(input.cursor) : undefined
    const rows = await db
      .select()
      .from(table)
      .where(
        and(
          await foundBy(db, SEARCHED, input.search),
          input.utility_id ? or(isNull(table.utility_id), eq(table.utility_id, input.utility_id)) : undefined,
          // Names may be alike: the id decides between them.
          after && sql`(${table.name}, ${table.id}) > (${after[0]}, ${after[1]}::uuid)`,
        ),
      )
      .orderBy(table.name, table.id)
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, PAGES, row => [row.name, row.id])
    return { rate_plans: page.map(view), next_cursor }
  },

  '/v3/energy.SaveRatePlan': async ({ input, caller, db, ports, audit }) => {
    const { id, version, plan, utility_id, active } = input
    const faults = planFaults(plan)
    if (faults.length > 0)
      throw refuse(
        400,
        'invalid_input',
        Object.fromEntries(faults.map(({ field, sentence }) => [`plan.${field}`, sentence])),
      )
    if (utility_id !== null && !utilityById(utility_id))
      throw refuse(400, 'invalid_input', { utility_id: words.choose_utility })
    const fields = { plan, utility_id, active, name: plan.name, updated_at: ports.now() }
    if (id === undefined) {
      if (version !== 0) throw refuse(400, 'invalid_input', { version: words.new_plan_version })
      const [made] = await db
        .insert(table)
        .values({ ...fields, company_id: caller.company_id, id: ports.id() })
        .returning()
      if (!made) throw notFound('rate plan')
      await audit({ sentence: () => words.plan_added({ name: plan.name }), entity_id: made.id })
      return { rate_plan: view(made) }
    }
    const [before] = await db.select().from(table).where(eq(table.id, id)).for('update')
    if (!before) throw notFound('rate plan')
    requireVersion(before, version)
    const [after] = await db
      .update(table)
      .set({ ...fields, version: version + 1 })
      .where(eq(table.id, id))
      .returning()
    if (!after) throw notFound('rate plan')
    await audit({
      sentence: () => words.plan_changed({ name: plan.name }),
      entity_id: id,
      detail: changes<object>(
        { ...before.plan, utility_id: before.utility_id, active: before.active },
        { ...plan, utility_id, active },
      ),
    })
    return { rate_plan: view(after) }
  },

  '/v3/energy.ReadRateFile': async ({ input, parse }) => {
    const { bytes } = readUpload(input, words.choose_rate_file)
    return { rates: parse(read, bytes) }
  },

  '/v3/energy.ReadExportRates': async ({ input, parse }) => {
    const { bytes } = readUpload(input, words.choose_export_file)
    return { tables: parse(readTables, bytes) }
  },
}

const view = (row: typeof table.$inferSelect): Schemas['SavedRatePlan'] => ({
  id: row.id,
  version: row.version,
  utility_id: row.utility_id,
  utility_name: row.utility_id ? (utilityById(row.utility_id)?.name ?? null) : null,
  active: row.active,
  plan: row.plan,
  average_usd_per_kwh: averageRate(row.plan),
})
