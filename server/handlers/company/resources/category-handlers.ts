// Categories of resources.
import { and, asc, count, eq } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { changes } from '#server/audit.ts'
import type { UserCaller } from '#server/caller.ts'
import { visibleTo } from '#server/company/resources/view.ts'
import { words } from '#server/company/resources/words.ts'
import { type Db, sqlState } from '#server/db/database.ts'
import { roles } from '#server/db/schema/company.ts'
import { resources, resource_categories as table } from '#server/db/schema/resources.ts'
import type { Handlers } from '#server/handler.ts'
import { requireVersion } from '#server/lib/versioned.ts'

type Paths = `/v3/resources.${'ListCategories' | 'CreateCategory' | 'UpdateCategory'}`

export const categoryHandlers: Pick<Handlers<'resources'>, Paths> = {
  '/v3/resources.ListCategories': async ({ caller, db }) => ({
    categories: await listCategories(db, caller),
    audiences: caller.permissions.has('resources.edit')
      ? await db.select({ role_id: roles.id, name: roles.name }).from(roles).orderBy(asc(roles.name))
      : [],
  }),

  '/v3/resources.CreateCategory': async ({ input, caller, db, ports, audit }) => {
    const name = nameOf(input.name)
    const [made] = await db
      .insert(table)
      .values({ company_id: caller.company_id, id: ports.id(), name, position: input.position })
      .onConflictDoNothing({ target: [table.company_id, table.name] })
      .returning()
    if (!made) throw nameTaken(name)
    await audit({ sentence: () => words.category_added({ name }), entity_id: made.id })
    return { category: await oneCategory(db, caller, made.id) }
  },

  '/v3/resources.UpdateCategory': async ({ input, caller, db, audit }) => {
    const { category_id, version, position } = input
    const [before] = await db.select().from(table).where(eq(table.id, category_id)).for('update')
    if (!before) throw notFound('category')
    requireVersion(before, version)
    const name = nameOf(input.name)
    await db
      .update(table)
      .set({ name, position, version: version + 1 })
      .where(eq(table.id, category_id))
      .catch((error: unknown) => {
        throw sqlState(error) === '23505' ? nameTaken(name) : error
      })
    await audit({
      sentence: () => words.category_changed({ name }),
      entity_id: category_id,
      detail: changes<object>({ name: before.name, position: before.position }, { name, position }),
    })
    return { category: await oneCategory(db, caller, category_id) }
  },
}

const listCategories = (db: Db, caller: UserCaller, only?: string) =>
  db
    .select({
      id: table.id,
      name: table.name,
      position: table.position,
      version: table.version,
      resources: count(resources.id),
    })
    .from(table)
    .leftJoin(resources, and(eq(resources.category_id, table.id), eq(resources.active, true), visibleTo(caller)))
    .where(only === undefined ? undefined : eq(table.id, only))
    .groupBy(table.company_id, table.id)
    .orderBy(asc(table.position), asc(table.name))

async function oneCategory(db: Db, caller: UserCaller, id: string) {
  const [category] = await listCategories(db, caller, id)
  if (!category) throw notFound('category')
  return category
}

function nameOf(typed: string): string {
  const name = typed.trim()
  if (name === '') throw refuse(400, 'invalid_input', { name: words.name_required })
  return name
}

const nameTaken = (name: string) => refuse(409, 'name_taken', words.category_taken({ name }))
