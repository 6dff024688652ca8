import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { notFound } from '#machines/lib/refuse.ts'
import { changes } from '#server/audit.ts'
import { acceptFields } from '#server/company/resources/accept.ts'
import { type Row, selectResources, view, visibleTo } from '#server/company/resources/view.ts'
import { words } from '#server/company/resources/words.ts'
import type { Db } from '#server/db/database.ts'
import { resources as table } from '#server/db/schema/resources.ts'
import type { Handlers } from '#server/handler.ts'
import { foundBy, type Searched } from '#server/lib/found-by.ts'
import { anId, cursorOf, pageOf } from '#server/lib/paging.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import { categoryHandlers } from './category-handlers.ts'
import { uploadHandlers } from './upload-handlers.ts'

const PAGES = cursorOf('resources', anId)

const SEARCHED: Searched = {
  id: table.id,
  text: sql`named_text(${table.title}, ${table.description})`,
  order: [desc(table.id)],
}

export const resources: Handlers<'resources'> = {
  ...categoryHandlers,
  ...uploadHandlers,

  '/v3/resources.List': async ({ input, caller, db, ports }) => {
    const limit = input.limit ?? 50
    const rows = await selectResources(db)
      .where(
        and(
          visibleTo(caller),
          eq(table.active, input.status !== 'inactive'),
          await foundBy(db, SEARCHED, input.search),
          input.category_id ? eq(table.category_id, input.category_id) : undefined,
          input.cursor ? lt(table.id, PAGES.read(input.cursor)[0]) : undefined,
        ),
      )
      .orderBy(desc(table.id))
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, PAGES, ({ resource }) => [resource.id])
    return { resources: page.map(row => view(ports, row)), next_cursor }
  },

  '/v3/resources.Create': async ({ input, caller, db, ports, audit }) => {
    const fields = await acceptFields(db, input)
    const id = ports.id()
    await db.insert(table).values({ ...fields, company_id: caller.company_id, id, updated_at: ports.now() })
    await audit({ sentence: () => words.resource_added({ title: fields.title }), entity_id: id })
    return { resource: view(ports, await requireResource(db, id)) }
  },

  '/v3/resources.Update': async ({ input, db, ports, audit }) => {
    const { resource: before } = await requireResource(db, input.resource_id, 'lock')
    requireVersion(before, input.version)
    const fields = await acceptFields(db, input, before)
    const { active } = input
    await db
      .update(table)
      .set({ ...fields, active, version: before.version + 1, updated_at: ports.now() })
      .where(eq(table.id, before.id))
    await audit({
      sentence: () => {
        const { title } = fields
        if (active === before.active) return words.resource_changed({ title })
        return active ? words.resource_restored({ title }) : words.resource_archived({ title })
      },
      entity_id: before.id,
      detail: changes<object>(auditFields(before), { ...fields, active }),
    })
    return { resource: view(ports, await requireResource(db, before.id)) }
  },
}

async function requireResource(db: Db, id: string, lock?: 'lock') {
  const query = selectResources(db).where(eq(table.id, id))
  const [row] = await (lock ? query.for('update', { of: table }) : query)
  if (!row) throw notFound('resource')
  return row
}

/** A row's fields for the audit log. */
const auditFields = ({ company_id, id, version, updated_at, ...fields }: Row) => fields
