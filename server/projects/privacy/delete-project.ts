// Deletes a project with everything in it, where nothing of it has to stay. Its audit entries stay: they say who did what.
import { type SQL, sql } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import { uuids } from '#server/db/among.ts'
import type { Db } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { keptRows, type Moment } from './kept.ts'
import { countErased, importRowsOf, mailsOf } from './preview.ts'
import { filesOfProjects, rowsOfProjects } from './project-rows.ts'
import { type Scope, scopeOfProject } from './scope.ts'
import { words } from './words.ts'

/** Needs a transaction of the eraser. */
export async function deleteProject(db: Db, at: Moment, project_id: string) {
  await db.execute(sql`select from projects where company_id = ${at.company_id} and id = ${project_id} for update`)
  const scope = await scopeOfProject(db, at, project_id)
  if (scope.deleted.length === 0) throw refuse(409, 'project_kept', words.project_kept)
  const counts = await countErased(db, at, scope)
  await deleteRows(db, at, scope)
  return counts
}

/** What belongs to projects that go or are emptied. Returns the files that went with them. */
export async function deleteRows(db: Db, at: Moment, scope: Scope): Promise<string[]> {
  const { company_id } = at
  const { kept } = keptRows(at)
  const ids = [...scope.deleted, ...scope.emptied]
  const rows = (table: string, where: SQL) =>
    db.execute(sql`delete from ${sql.identifier(table)} t where t.company_id = ${company_id} and ${where}`)
  const files = rowsOf<{ id: string }>(await db.execute(filesOfProjects(company_id, kept, ids))).map(({ id }) => id)
  const mails = rowsOf<{ id: string }>(
    await db.execute(
      sql`select t.id from mails t where t.company_id = ${company_id} and ${mailsOf(company_id, scope)}`,
    ),
  ).map(({ id }) => id)
  await rows('proposal_sends', sql`t.mail_id = any(${uuids(mails)})`)
  await rows('mails', sql`t.id = any(${uuids(mails)})`)
  for (const { table, where } of rowsOfProjects(company_id, kept, ids, scope.deleted)) await rows(table, where)
  await rows('files', sql`t.id = any(${uuids(files)})`)
  await db.execute(sql`
    update sheet_import_rows t set cells = '{}', name = '', fields = null, before = null, problems = '[]'
    where t.company_id = ${company_id} and ${importRowsOf(scope)}`)
  // Stored idempotent responses.
  await rows(
    'idempotency_keys',
    sql`exists (select from unnest(${uuids([...ids, ...files, ...scope.homeowner_ids])}) id where position(id::text in t.answer::text) > 0)`,
  )
  return files
}
