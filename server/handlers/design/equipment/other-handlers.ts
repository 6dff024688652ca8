// Equipment other than panels, inverters and batteries, in the company's own categories.
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { nameKey } from '#machines/design/equipment/rules.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { changes } from '#server/audit.ts'
import type { Db } from '#server/db/database.ts'
import { other_categories, others } from '#server/db/schema/equipment.ts'
import { after, equipmentPages, idsOf, standing, wordsOf } from '#server/design/equipment/listing.ts'
import { words } from '#server/design/equipment/words.ts'
import { costOf, named, unlessTaken, viewOf } from '#server/design/equipment/write.ts'
import type { Handlers } from '#server/handler.ts'
import { foundBy, type Searched } from '#server/lib/found-by.ts'
import { pageOf } from '#server/lib/paging.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import { keepItemPrices } from '#server/money/quote/kept-prices.ts'

const PAGES = equipmentPages('others')

type Paths = `/v3/collections.${'ListOthers' | 'AddOther' | 'EditOther'}`

const SEARCHED: Searched = {
  id: others.id,
  text: sql`plain_text(${others.name_key})`,
  order: [asc(others.name_key)],
}

export const otherHandlers: Pick<Handlers<'equipment'>, Paths> = {
  '/v3/collections.ListOthers': async ({ input, caller, db, ports }) => {
    const { search, category_id, status, ids, cursor, limit = 50 } = input
    const rows = await db
      .select({ row: others, category: other_categories.name })
      .from(others)
      .innerJoin(other_categories, eq(other_categories.id, others.category_id))
      .where(
        and(
          ids ? inArray(others.id, idsOf(ids)) : standing(others, status),
          category_id ? eq(others.category_id, category_id) : undefined,
          await foundBy(db, SEARCHED, wordsOf(search)),
          after(PAGES, others.name_key, cursor),
        ),
      )
      .orderBy(asc(others.name_key))
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, PAGES, ({ row }) => [row.name_key])
    return { others: page.map(({ row, category }) => ({ ...viewOf(row, caller, ports), category })), next_cursor }
  },

  '/v3/collections.AddOther': async ({ input, caller, db, ports, audit }) => {
    const { price_usd, ...fields } = input
    const category = await categoryOf(db, fields.category_id)
    const name = named('name', fields.name)
    const row = {
      ...fields,
      name,
      unit: named('unit', fields.unit),
      company_id: caller.company_id,
      id: ports.id(),
      name_key: nameKey(name),
      price_usd: costOf(caller, price_usd, null),
    }
    const [added] = await unlessTaken(words.name_taken({ name }), () => db.insert(others).values(row).returning())
    if (!added) throw notFound('equipment')
    await audit({
      sentence: () => words.log.other_added({ name }),
      entity_id: row.id,
      detail: changes<object>({}, fields),
    })
    return { other: { ...viewOf(added, caller, ports), category } }
  },

  '/v3/collections.EditOther': async ({ input, caller, db, ports, audit }) => {
    const { other_id, version, active, price_usd, ...fields } = input
    const [before] = await db.select().from(others).where(eq(others.id, other_id)).for('update')
    if (!before) throw notFound('equipment')
    requireVersion(before, version)
    const category = await categoryOf(db, fields.category_id)
    const name = named('name', fields.name)
    const after = {
      ...fields,
      name,
      unit: named('unit', fields.unit),
      active,
      name_key: nameKey(name),
      price_usd: costOf(caller, price_usd, before.price_usd),
      version: version + 1,
    }
    const [saved] = await unlessTaken(words.name_taken({ name }), () =>
      db.update(others).set(after).where(eq(others.id, other_id)).returning(),
    )
    if (!saved) throw notFound('equipment')
    if (before.amount_usd !== saved.amount_usd || before.pricing_method !== saved.pricing_method)
      await keepItemPrices(db, ports, [before])
    const was: object = Object.fromEntries(
      Object.entries(before).filter(([field]) => field in fields || field === 'active'),
    )
    const change = before.active === active ? 'other_changed' : active ? 'other_reactivated' : 'other_discontinued'
    await audit({
      sentence: () => words.log[change]({ name }),
      entity_id: other_id,
      detail: changes<object>(was, { ...fields, active }),
    })
    return { other: { ...viewOf(saved, caller, ports), category } }
  },
}

async function categoryOf(db: Db, category_id: string): Promise<string> {
  const [category] = await db.select().from(other_categories).where(eq(other_categories.id, category_id))
  if (!category) throw refuse(400, 'invalid_input', { category_id: words.choose_category })
  return category.name
}

type CategoryPaths = `/v3/collections.${'ListOtherCategories' | 'AddOtherCategory' | 'EditOtherCategory'}`

export const categoryHandlers: Pick<Handlers<'equipment'>, CategoryPaths> = {
  '/v3/collections.ListOtherCategories': async ({ input, db }) => {
    const rows = await db
      .select({ category: other_categories, items: count(others.id) })
      .from(other_categories)
      .leftJoin(others, eq(others.category_id, other_categories.id))
      .where(standing(other_categories, input.status))
      .groupBy(other_categories.company_id, other_categories.id)
      .orderBy(asc(other_categories.name_key))
    return { categories: rows.map(({ category, items }) => categoryView(category, items)) }
  },

  '/v3/collections.AddOtherCategory': async ({ input, caller, db, ports, audit }) => {
    const name = named('name', input.name)
    const row = { company_id: caller.company_id, id: ports.id(), name, name_key: nameKey(name) }
    const [added] = await unlessTaken(words.category_taken({ name }), () =>
      db.insert(other_categories).values(row).returning(),
    )
    if (!added) throw notFound('category')
    await audit({ sentence: () => words.log.category_added({ name }), entity_id: row.id })
    return { category: categoryView(added, 0) }
  },

  '/v3/collections.EditOtherCategory': async ({ input, db, audit }) => {
    const { category_id, version, active } = input
    const [before] = await db.select().from(other_categories).where(eq(other_categories.id, category_id)).for('update')
    if (!before) throw notFound('category')
    requireVersion(before, version)
    const name = named('name', input.name)
    const after = { name, name_key: nameKey(name), active, version: version + 1 }
    const [saved] = await unlessTaken(words.category_taken({ name }), () =>
      db.update(other_categories).set(after).where(eq(other_categories.id, category_id)).returning(),
    )
    if (!saved) throw notFound('category')
    const [held] = await db.select({ items: count() }).from(others).where(eq(others.category_id, category_id))
    await audit({
      sentence: () => words.log.category_changed({ name }),
      entity_id: category_id,
      detail: changes<object>({ name: before.name, active: before.active }, { name, active }),
    })
    return { category: categoryView(saved, held?.items ?? 0) }
  },
}

const categoryView = ({ id, name, active, version }: typeof other_categories.$inferSelect, items: number) => ({
  id,
  name,
  items,
  active,
  version,
})
