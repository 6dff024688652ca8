// The catalog of adders: readable by everyone, changed with permission.
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { notFound } from '#machines/lib/refuse.ts'
import { describeFacts } from '#machines/money/adders/describe-facts.ts'
import { judge, ruleWords } from '#machines/money/adders/rules.ts'
import { explainPrice } from '#machines/money/sale/price.ts'
import { factsOf } from '#machines/money/sale/price-inputs.ts'
import { changes } from '#server/audit.ts'
import { type Db, sqlState } from '#server/db/database.ts'
import { adders as table } from '#server/db/schema/adders.ts'
import type { Handlers } from '#server/handler.ts'
import { foundBy, type Searched } from '#server/lib/found-by.ts'
import { aText, cursorOf, pageOf } from '#server/lib/paging.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import { acceptFields, acceptRule, nameTaken } from '#server/money/adders/accept.ts'
import { type AdderRow, adderViews, ruleProblems } from '#server/money/adders/view.ts'
import { words } from '#server/money/adders/words.ts'
import { namesOf } from '#server/money/quote/adder-names.ts'
import { keepAdder } from '#server/money/quote/kept-prices.ts'
import { requirePricedSale } from '#server/money/sale/load-sale.ts'

const PAGES = cursorOf('adders', aText)

type Paths = `/v3/adders.${'List' | 'Get' | 'Create' | 'Update' | 'SetActive' | 'PreviewRule'}`

const SEARCHED: Searched = {
  id: table.id,
  text: sql`named_text(${table.name}, '')`,
  order: [asc(table.name)],
}

export const catalogueHandlers: Pick<Handlers<'adders'>, Paths> = {
  '/v3/adders.List': async ({ input, caller, db }) => {
    const limit = input.limit ?? 50
    const status = input.status ?? 'active'
    const rows = await db
      .select()
      .from(table)
      .where(
        and(
          status === 'all' ? undefined : eq(table.active, status === 'active'),
          await foundBy(db, SEARCHED, input.search),
          input.pricing_method ? eq(table.pricing_method, input.pricing_method) : undefined,
          input.automatic === undefined ? undefined : eq(table.automatic, input.automatic),
          input.cursor ? gt(table.name, PAGES.read(input.cursor)[0]) : undefined,
        ),
      )
      .orderBy(table.name)
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, PAGES, row => [row.name])
    return { adders: (await adderViews(db, caller, page)).adders, next_cursor }
  },

  '/v3/adders.Get': async ({ input, caller, db }) => one(db, caller, await requireAdder(db, input.adder_id)),

  '/v3/adders.Create': async ({ input, caller, db, ports, audit }) => {
    const fields = await acceptFields(db, caller, input)
    const row = { ...fields, company_id: caller.company_id, id: ports.id(), changed_at: ports.now() }
    const [made] = await db
      .insert(table)
      .values(row)
      .onConflictDoNothing({ target: [table.company_id, table.name] })
      .returning()
    if (!made) throw nameTaken(fields.name)
    if (made.automatic) await keepAdder(db, ports, { id: made.id, version: null })
    await audit({ sentence: () => words.adder_created({ name: made.name }), entity_id: made.id })
    return one(db, caller, made)
  },

  '/v3/adders.Update': async ({ input, caller, db, ports, audit }) => {
    const { adder_id, version, ...given } = input
    const before = await requireAdder(db, adder_id, 'lock')
    requireVersion(before, version)
    const fields = await acceptFields(db, caller, given, before)
    const [after] = await db
      .update(table)
      .set({ ...fields, version: version + 1, changed_at: ports.now() })
      .where(eq(table.id, adder_id))
      .returning()
      .catch((error: unknown) => {
        // Two who choose the same name at once.
        throw sqlState(error) === '23505' ? nameTaken(fields.name) : error
      })
    if (!after) throw notFound('adder')
    await keepAdder(db, ports, before)
    await audit({
      sentence: () => words.adder_edited({ name: after.name }),
      entity_id: adder_id,
      detail: changes<object>(auditFields(before), auditFields(after)),
    })
    return one(db, caller, after)
  },

  '/v3/adders.SetActive': async ({ input, caller, db, ports, audit }) => {
    const before = await requireAdder(db, input.adder_id, 'lock')
    requireVersion(before, input.version)
    const [after] = await db
      .update(table)
      .set({ active: input.active, version: before.version + 1, changed_at: ports.now() })
      .where(eq(table.id, before.id))
      .returning()
    if (!after) throw notFound('adder')
    if (after.automatic) await keepAdder(db, ports, before)
    await audit({
      sentence: () => words.adder_switched({ name: after.name, is_active: input.active ? 'yes' : 'no' }),
      entity_id: after.id,
      detail: changes<object>({ active: before.active }, { active: after.active }),
    })
    return one(db, caller, after)
  },

  '/v3/adders.PreviewRule': async ({ input, caller, db }) => {
    const sale = await requirePricedSale(db, caller, input.project_id)
    const { project } = sale
    if (input.adder_id) await requireAdder(db, input.adder_id)
    const rule = await acceptRule(db, input.conditions, input.adder_id)
    const priced = explainPrice(sale)
    const facts = priced?.facts ?? factsOf(sale, [], 'cash')
    const present = new Set(
      priced?.adders
        .filter(({ applies, terms }) => applies && terms.id !== input.adder_id)
        .map(({ terms }) => terms.id),
    )
    const names = { ...priced?.names, ...(await namesOf(db, [rule], project.utility_id ? [project.utility_id] : [])) }
    const { holds, because } = judge(rule, { ...facts, adders: present }, names)
    const [problems = []] = await ruleProblems(db, [rule])
    return {
      holds,
      words: ruleWords(rule, names) ?? words.applies_to_all,
      because,
      facts: describeFacts(facts, names),
      problems: sale.design ? problems : [...problems, words.nothing_designed],
    }
  },
}

async function requireAdder(db: Db, adder_id: string, lock?: 'lock'): Promise<AdderRow> {
  const query = db.select().from(table).where(eq(table.id, adder_id))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) throw notFound('adder')
  return row
}

async function one(db: Db, caller: Parameters<typeof adderViews>[1], row: AdderRow) {
  const { adders, names } = await adderViews(db, caller, [row])
  const [adder] = adders
  if (!adder) throw notFound('adder')
  return { adder, names }
}

/** A row's fields for the audit log. */
const auditFields = ({ company_id, id, version, changed_at, active, ...fields }: AdderRow) => fields
