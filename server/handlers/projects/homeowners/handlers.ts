import { and, desc, eq } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { projects, homeowners as table } from '#server/db/schema/projects.ts'
import type { Handlers } from '#server/handler.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import { requireProject } from '#server/projects/access.ts'
import { keepDuplicates } from '#server/projects/duplicates/duplicates.ts'
import { homeownerView, type HomeownerRow as Row } from '#server/projects/homeowners/view.ts'
import { words } from '#server/projects/homeowners/words.ts'
import { keepSearchText, plainText } from '#server/projects/search-text.ts'
import { personHandlers } from './person-handlers.ts'

export const homeowners: Handlers<'homeowners'> = {
  ...personHandlers,

  '/v3/homeowners.ListByProject': async ({ input, caller, db }) => {
    await requireProject(db, caller, input.project_id)
    const rows = await db
      .select()
      .from(table)
      .where(eq(table.project_id, input.project_id))
      .orderBy(desc(table.is_primary), table.created_at, table.id)
    return { homeowners: rows.map(homeownerView) }
  },

  '/v3/homeowners.Add': async ({ input, caller, db, ports, audit }) => {
    await requireProject(db, caller, input.project_id, 'lock')
    const is_primary = input.is_primary ?? false
    const primary = is_primary ? await dethrone(db, input.project_id) : undefined
    const row = {
      company_id: caller.company_id,
      id: ports.id(),
      project_id: input.project_id,
      is_primary,
      created_at: ports.now(),
      ...input.homeowner,
    }
    const [added] = await db.insert(table).values(row).returning()
    if (!added) throw notFound('homeowner')
    if (primary) await keepName(db, primary, added)
    await keepSearchText(db, added.project_id)
    await keepDuplicates(db, ports, caller, added.project_id)
    await audit({
      sentence: () => words.added({ name: fullName(added) }),
      project_id: added.project_id,
      entity_id: added.id,
    })
    return { homeowner: homeownerView(added) }
  },

  '/v3/homeowners.Update': async ({ input, caller, db, ports, audit }) => {
    const before = await requireHomeowner(db, caller, input.homeowner_id)
    requireVersion(before, input.version)
    if (before.is_primary && input.is_primary === false) throw primaryStays()
    const primary = input.is_primary && !before.is_primary ? await dethrone(db, before.project_id) : before
    const { email = null, phone = null, ...names } = input.homeowner
    const [row] = await db
      .update(table)
      .set({ ...names, email, phone, is_primary: input.is_primary ?? before.is_primary, version: before.version + 1 })
      .where(eq(table.id, before.id))
      .returning()
    if (!row) throw notFound('homeowner')
    if (primary && row.is_primary) await keepName(db, primary, row)
    await keepSearchText(db, row.project_id)
    await keepDuplicates(db, ports, caller, row.project_id)
    await audit({
      sentence: () => words.changed({ name: fullName(row) }),
      project_id: row.project_id,
      entity_id: row.id,
    })
    return { homeowner: homeownerView(row) }
  },

  '/v3/homeowners.Delete': async ({ input, caller, db, ports, audit }) => {
    const row = await requireHomeowner(db, caller, input.homeowner_id)
    requireVersion(row, input.version)
    if (row.is_primary) throw primaryStays()
    await db.delete(table).where(eq(table.id, row.id))
    await keepSearchText(db, row.project_id)
    await keepDuplicates(db, ports, caller, row.project_id)
    await audit({
      sentence: () => words.removed({ name: fullName(row) }),
      project_id: row.project_id,
      entity_id: row.id,
    })
    return { deleted: true }
  },
}

const primaryStays = () => refuse(409, 'primary_stays', words.primary_stays)

/** Returns who it was. */
async function dethrone(db: Db, project_id: string): Promise<Row | undefined> {
  const [row] = await db
    .update(table)
    .set({ is_primary: false })
    .where(and(eq(table.project_id, project_id), eq(table.is_primary, true)))
    .returning()
  return row
}

/** A project has its primary homeowner's name, and follows its changes; a custom name is kept. */
async function keepName(db: Db, before: Row, after: Row): Promise<void> {
  const name = fullName(after)
  await db
    .update(projects)
    .set({ name, name_key: plainText(name) })
    .where(and(eq(projects.id, after.project_id), eq(projects.name, fullName(before))))
}

async function requireHomeowner(db: Db, caller: UserCaller, id: string): Promise<Row> {
  const [row] = await db.select().from(table).where(eq(table.id, id)).for('update')
  if (!row) throw notFound('homeowner')
  await requireProject(db, caller, row.project_id, 'lock')
  return row
}
