// Changes of many projects at once, each written down in its own project, and taken back as one.
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { type BulkLine, project_bulk_changes, projects } from '#server/db/schema/projects.ts'
import type { UserCaller } from '../../caller.ts'
import { among } from '../../db/among.ts'
import type { Db } from '../../db/database.ts'
import { rowsOf } from '../../db/rows.ts'
import { users } from '../../db/schema/company.ts'
import type { Handlers } from '../../handler.ts'
import { startJob } from '../../jobs/start-job.ts'
import { jobView } from '../../jobs/view.ts'
import { anId, cursorOf, pageOf } from '../../lib/paging.ts'
import type { Sentence } from '../../lib/reader-language.ts'
import type { Ports } from '../../ports/ports.ts'
import { visibleTo } from '../../projects/access.ts'
import { matching } from '../../projects/filters.ts'
import { NOT_SAMPLE } from '../../projects/sample.ts'
import { words } from './words.ts'

const PAGES = cursorOf('bulk_changes', anId)

type Change = Schemas['BulkChange']
type Paths = `/v3/projects.${'BulkUpdate' | 'ListBulkChanges' | 'UndoBulk'}` | '/v3/projects.Export'

const MOST = 5_000
const MOST_TAGS = 20

export const bulkHandlers: Pick<Handlers<'projects'>, Paths> = {
  '/v3/projects.BulkUpdate': async ({ input, caller, db, ports, audit }) => {
    const change = await acceptChange(db, input.change)
    const rows = await lockChosen(db, ports, caller, input)
    const lines: BulkLine[] = rows
      .filter(row => applies(change.asked, row))
      .map(row => ({ ...row, version: row.version + 1 }))
    const unchanged = rows.length - lines.length
    if (lines.length === 0) return { changed: 0, unchanged, undo_id: null }
    const ids = lines.map(({ project_id }) => project_id)
    const now = ports.now()
    await db
      .update(projects)
      .set({ ...change.values, version: sql`${projects.version} + 1`, updated_at: now })
      .where(among(projects.id, ids))
    const undo_id = ports.id()
    await db.insert(project_bulk_changes).values({
      company_id: caller.company_id,
      id: undo_id,
      change: change.asked,
      lines,
      made_by: caller.user_id,
      made_at: now,
    })
    await audit(
      lines.map(({ project_id, owner_id, tags }) => ({
        sentence: change.sentence,
        project_id,
        entity_id: undo_id,
        detail: { change: change.asked, before: change.asked.kind === 'owner' ? owner_id : tags },
      })),
    )
    return { changed: lines.length, unchanged, undo_id }
  },

  '/v3/projects.ListBulkChanges': async ({ input, caller, db }) => {
    const limit = input.limit ?? 50
    const { id, change, lines, made_by, made_at, undone_at } = project_bulk_changes
    const rows = await db
      .select({
        id,
        change,
        made_at,
        undone_at,
        changed: sql<number>`jsonb_array_length(${lines})`,
        restorable: sql<number>`case when ${undone_at} is not null then 0 else (
          select count(*)::integer from jsonb_to_recordset(${lines}) as l(project_id uuid, version integer)
          join projects p on p.company_id = ${project_bulk_changes.company_id} and p.id = l.project_id and p.version = l.version
        ) end`,
        owner_name: sql<string | null>`(select firstname || ' ' || lastname from users
          where users.company_id = ${project_bulk_changes.company_id} and users.id = (${change} ->> 'owner_id')::uuid)`,
      })
      .from(project_bulk_changes)
      .where(and(eq(made_by, caller.user_id), input.cursor ? lt(id, PAGES.read(input.cursor)[0]) : undefined))
      .orderBy(desc(id))
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, PAGES, row => [row.id])
    return {
      bulk_changes: page.map(({ id: undo_id, made_at: made, undone_at: undone, ...rest }) => ({
        undo_id,
        ...rest,
        made_at: made.toISOString(),
        undone_at: undone?.toISOString() ?? null,
      })),
      next_cursor,
    }
  },

  '/v3/projects.UndoBulk': async ({ input, caller, db, ports, audit }) => {
    const [made] = await db
      .select()
      .from(project_bulk_changes)
      .where(and(eq(project_bulk_changes.id, input.undo_id), eq(project_bulk_changes.made_by, caller.user_id)))
      .for('update')
    if (!made) throw notFound('change')
    if (made.undone_at) throw refuse(409, 'already_undone', words.already_undone)
    const now = ports.now()
    const restored = await putBack(db, made, now)
    await db.update(project_bulk_changes).set({ undone_at: now }).where(eq(project_bulk_changes.id, made.id))
    await audit(
      restored.map(project_id => ({
        sentence: () => words.bulk_undone,
        project_id,
        entity_id: made.id,
        detail: { change: made.change },
      })),
    )
    return { restored: restored.length, skipped: made.lines.length - restored.length }
  },

  '/v3/projects.Export': async ({ input, caller, db, ports, audit }) => {
    const job = await startJob(db, ports, caller, { kind: 'projects_csv', name: () => words.csv, input })
    await audit({ sentence: () => words.csv_exported, entity_id: job.id, detail: { ...input } })
    return { job: await jobView(db, ports, job) }
  },
}

type Accepted = { asked: Change; sentence: Sentence; values: { owner_id: string } | { tags: SQL } }

async function acceptChange(db: Db, asked: Change): Promise<Accepted> {
  if (asked.kind === 'owner') {
    const [owner] = await db
      .select({ name: sql<string>`${users.firstname} || ' ' || ${users.lastname}` })
      .from(users)
      .where(and(eq(users.id, asked.owner_id), eq(users.status, 'active')))
    if (!owner) throw refuse(400, 'invalid_input', { 'change.owner_id': words.not_a_member })
    return { asked, sentence: () => words.bulk_owner(owner), values: { owner_id: asked.owner_id } }
  }
  const tag = asked.tag.trim()
  if (tag === '') throw refuse(400, 'invalid_input', { 'change.tag': words.enter_tag })
  return asked.kind === 'add_tag'
    ? {
        asked: { ...asked, tag },
        sentence: () => words.bulk_tag_added({ tag }),
        values: { tags: sql`array_append(${projects.tags}, ${tag})` },
      }
    : {
        asked: { ...asked, tag },
        sentence: () => words.bulk_tag_removed({ tag }),
        values: { tags: sql`array_remove(${projects.tags}, ${tag})` },
      }
}

function applies(change: Change, { owner_id, tags }: BulkLine): boolean {
  if (change.kind === 'owner') return owner_id !== change.owner_id
  if (change.kind === 'remove_tag') return tags.includes(change.tag)
  return !tags.includes(change.tag) && tags.length < MOST_TAGS
}

/** A project's version shows whether anyone has changed it since; then their change stays. Returns the IDs of those. */
async function putBack(db: Db, { change, lines }: typeof project_bulk_changes.$inferSelect, now: Date) {
  const back = change.kind === 'owner' ? sql`owner_id = l.owner_id` : sql`tags = l.tags`
  const rows = await db.execute(sql`
    update projects p set ${back}, version = p.version + 1, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l(project_id uuid, version integer, owner_id uuid, tags text[])
    where p.id = l.project_id and p.version = l.version returning p.id`)
  return rowsOf<{ id: string }>(rows).map(({ id }) => id)
}

/** In the order of their ids, so that two changes of many wait for each other instead of locking each other out. */
async function lockChosen(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  { project_ids, filters }: Schemas['BulkUpdate'],
): Promise<BulkLine[]> {
  if ((project_ids === undefined) === (filters === undefined))
    throw refuse(400, 'invalid_input', { project_ids: words.projects_or_filters })
  const chosen = project_ids
    ? and(visibleTo(caller), among(projects.id, project_ids))
    : await matching(db, ports, caller, filters ?? {})
  const rows = await db
    .select({
      project_id: projects.id,
      version: projects.version,
      owner_id: projects.owner_id,
      tags: projects.tags,
    })
    .from(projects)
    .where(and(chosen, NOT_SAMPLE))
    .orderBy(projects.id)
    .limit(MOST + 1)
    .for('no key update')
  if (rows.length > MOST) throw refuse(409, 'too_many_projects', words.too_many_projects({ most: MOST }))
  return rows
}
