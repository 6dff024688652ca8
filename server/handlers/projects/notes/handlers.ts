import { and, desc, eq, sql } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import { tellUsers } from '#server/company/notifications/tell.ts'
import type { Db } from '#server/db/database.ts'
import { notes } from '#server/db/schema/project-page.ts'
import type { Handlers } from '#server/handler.ts'
import { anId, aTime, cursorOf, pageOf } from '#server/lib/paging.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import type { Ports } from '#server/ports/ports.ts'
import { type ProjectRow, requireProject } from '#server/projects/access.ts'
import { peopleOf } from '#server/projects/people.ts'
import { words } from './words.ts'

const PAGES = cursorOf('notes', aTime, anId)

type NoteRow = typeof notes.$inferSelect
type Mention = NoteRow['mentions'][number]

export const noteHandlers: Handlers<'notes'> = {
  '/v3/notes.ListByProject': async ({ input, caller, db }) => {
    const { id } = await requireProject(db, caller, input.project_id)
    const limit = input.limit ?? 50
    const after = input.cursor ? PAGES.read(input.cursor) : undefined
    const rows = await db
      .select()
      .from(notes)
      .where(
        and(
          eq(notes.project_id, id),
          after && sql`(${notes.created_at}, ${notes.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
        ),
      )
      .orderBy(desc(notes.created_at), desc(notes.id))
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, PAGES, row => [row.created_at.toISOString(), row.id])
    return { notes: page.map(noteView), next_cursor }
  },

  '/v3/notes.Create': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id)
    const content = await requireContent(db, project, input)
    const [row] = await db
      .insert(notes)
      .values({
        company_id: caller.company_id,
        id: ports.id(),
        project_id: project.id,
        ...content,
        author_id: caller.user_id,
        author_name: caller.name,
        created_at: ports.now(),
      })
      .returning()
    if (!row) throw notFound('note')
    await audit({ sentence: () => words.note_added, project_id: project.id, entity_id: row.id })
    await tellMentioned(db, ports, caller, row, row.mentions)
    return { note: noteView(row) }
  },

  '/v3/notes.Update': async ({ input, caller, db, ports, audit }) => {
    const { before, project } = await requireOwn(db, caller, input.note_id)
    requireVersion(before, input.version)
    const content = await requireContent(db, project, input)
    const [row] = await db
      .update(notes)
      .set({ ...content, edited_at: ports.now(), version: before.version + 1 })
      .where(eq(notes.id, before.id))
      .returning()
    if (!row) throw notFound('note')
    await audit({ sentence: () => words.note_edited, project_id: project.id, entity_id: row.id })
    const mentioned_before = new Set(before.mentions.map(({ user_id }) => user_id))
    const added = row.mentions.filter(({ user_id }) => !mentioned_before.has(user_id))
    await tellMentioned(db, ports, caller, row, added)
    return { note: noteView(row) }
  },

  '/v3/notes.Delete': async ({ input, caller, db, audit }) => {
    const { before, project } = await requireOwn(db, caller, input.note_id)
    requireVersion(before, input.version)
    await db.delete(notes).where(eq(notes.id, before.id))
    await audit({ sentence: () => words.note_deleted, project_id: project.id, entity_id: before.id })
    return { note_id: before.id }
  },
}

/** 404 if the caller may not see it, 403 if another user wrote it. The row is locked. */
async function requireOwn(db: Db, caller: UserCaller, id: string): Promise<{ before: NoteRow; project: ProjectRow }> {
  const [before] = await db.select().from(notes).where(eq(notes.id, id)).for('update')
  const project = before && (await requireProject(db, caller, before.project_id).catch(() => undefined))
  if (!before || !project) throw notFound('note')
  if (before.author_id !== caller.user_id)
    throw refuse(403, 'not_the_author', words.only_author({ author: before.author_name }))
  return { before, project }
}

/** The trimmed text, and the users it mentions, by the names in it. */
async function requireContent(
  db: Db,
  project: ProjectRow,
  { body, mention_ids }: Pick<Schemas['NewNote'], 'body' | 'mention_ids'>,
): Promise<{ body: string; mentions: Mention[] }> {
  const text = body.trim()
  if (text === '') throw refuse(400, 'invalid_input', { body: words.body_required })
  const people = mention_ids.length > 0 ? await peopleOf(db, project) : []
  const mentions = mention_ids.map(user_id => {
    const name = people.find(({ id }) => id === user_id)?.name
    if (!name) throw refuse(400, 'invalid_input', { mention_ids: words.mention_not_found })
    return { user_id, name }
  })
  // A name removed from the text is no longer a mention.
  return { body: text, mentions: mentions.filter(({ name }) => text.includes(`@${name}`)) }
}

async function tellMentioned(db: Db, ports: Ports, caller: UserCaller, row: NoteRow, mentions: readonly Mention[]) {
  if (mentions.length === 0) return
  const { company_id, project_id, id, body } = row
  await tellUsers(db, ports, {
    company_id,
    user_ids: mentions.map(({ user_id }) => user_id),
    event: 'mentioned',
    by: caller.user_id,
    sentence: () => words.mentioned({ name: caller.name }),
    details: [body],
    page: `/projects/${project_id}?tab=notes&note=${id}`,
    project_id,
  })
}

const noteView = ({ company_id: _, created_at, edited_at, ...row }: NoteRow): Schemas['Note'] => ({
  ...row,
  created_at: created_at.toISOString(),
  edited_at: edited_at?.toISOString() ?? null,
})
