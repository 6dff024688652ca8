// Saved views of the list: a user's own, and those shared with the company.
import { and, count, eq, or, sql } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { default_views, saved_views } from '#server/db/schema/projects.ts'
import type { UserCaller } from '../../caller.ts'
import type { Db } from '../../db/database.ts'
import { users } from '../../db/schema/company.ts'
import type { Handlers } from '../../handler.ts'
import { requireVersion } from '../../lib/versioned.ts'
import { words } from './words.ts'

type Row = typeof saved_views.$inferSelect
type Paths =
  | '/v3/projects.ListViews'
  | '/v3/projects.CreateView'
  | '/v3/projects.UpdateView'
  | '/v3/projects.DeleteView'
  | '/v3/projects.SetDefaultView'

const MOST_VIEWS = 100

export const viewHandlers: Pick<Handlers<'projects'>, Paths> = {
  '/v3/projects.ListViews': async ({ caller, db }) => ({ views: await viewsFor(db, caller) }),

  '/v3/projects.CreateView': async ({ input, caller, db, ports, audit }) => {
    const [kept] = await db.select({ views: count() }).from(saved_views).where(eq(saved_views.owner_id, caller.user_id))
    if ((kept?.views ?? 0) >= MOST_VIEWS)
      throw refuse(409, 'too_many_views', words.too_many_views({ count: MOST_VIEWS }))
    const now = ports.now()
    const id = ports.id()
    await db.insert(saved_views).values({
      ...input,
      name: nameOf(input),
      company_id: caller.company_id,
      id,
      owner_id: caller.user_id,
      created_at: now,
      updated_at: now,
    })
    await audit({ sentence: () => words.view_saved(input), entity_id: id })
    return { view: await viewFor(db, caller, id) }
  },

  '/v3/projects.UpdateView': async ({ input, caller, db, ports, audit }) => {
    const { view_id, version, ...fields } = input
    const before = await requireOwn(db, caller, view_id)
    requireVersion(before, version)
    await db
      .update(saved_views)
      .set({ ...fields, name: nameOf(fields), version: version + 1, updated_at: ports.now() })
      .where(eq(saved_views.id, view_id))
    await audit({ sentence: () => words.view_changed(fields), entity_id: view_id })
    return { view: await viewFor(db, caller, view_id) }
  },

  '/v3/projects.DeleteView': async ({ input, caller, db, audit }) => {
    const view = await requireOwn(db, caller, input.view_id)
    await db.delete(saved_views).where(eq(saved_views.id, view.id))
    await audit({ sentence: () => words.view_deleted(view), entity_id: view.id })
    return { deleted: true }
  },

  '/v3/projects.SetDefaultView': async ({ input, caller, db, audit }) => {
    const { company_id, user_id } = caller
    const { view_id } = input
    if (view_id === null) {
      await db.delete(default_views).where(eq(default_views.user_id, user_id))
      await audit({ sentence: () => words.default_view_cleared })
      return { view_id }
    }
    const view = await viewFor(db, caller, view_id)
    await db
      .insert(default_views)
      .values({ company_id, user_id, view_id })
      .onConflictDoUpdate({ target: [default_views.company_id, default_views.user_id], set: { view_id } })
    await audit({ sentence: () => words.default_view_set(view), entity_id: view_id })
    return { view_id }
  },
}

function nameOf({ name }: { name: string }): string {
  const trimmed = name.trim()
  if (trimmed === '') throw refuse(400, 'invalid_input', { name: words.enter_view_name })
  return trimmed
}

/** Only its creator may change it; for others it doesn't exist. */
async function requireOwn(db: Db, caller: UserCaller, view_id: string): Promise<Row> {
  const [row] = await db
    .select()
    .from(saved_views)
    .where(and(eq(saved_views.id, view_id), eq(saved_views.owner_id, caller.user_id)))
    .for('update')
  if (!row) throw notFound('view')
  return row
}

async function viewFor(db: Db, caller: UserCaller, view_id: string): Promise<Schemas['SavedView']> {
  const [view] = await viewsFor(db, caller, view_id)
  if (!view) throw notFound('view')
  return view
}

async function viewsFor(db: Db, caller: UserCaller, view_id?: string): Promise<Schemas['SavedView'][]> {
  const rows = await db
    .select({
      view: saved_views,
      owner_name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
      default_id: default_views.view_id,
    })
    .from(saved_views)
    .innerJoin(users, eq(users.id, saved_views.owner_id))
    .leftJoin(default_views, and(eq(default_views.user_id, caller.user_id), eq(default_views.view_id, saved_views.id)))
    .where(
      and(
        or(saved_views.shared, eq(saved_views.owner_id, caller.user_id)),
        view_id === undefined ? undefined : eq(saved_views.id, view_id),
      ),
    )
    .orderBy(sql`plain_text(${saved_views.name})`, saved_views.id)
  return rows.map(({ view, owner_name, default_id }) => ({
    id: view.id,
    name: view.name,
    filters: view.filters,
    sort: view.sort,
    direction: view.direction,
    view: view.view,
    shared: view.shared,
    mine: view.owner_id === caller.user_id,
    owner_name,
    is_default: default_id !== null,
    version: view.version,
  }))
}
