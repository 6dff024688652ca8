// The search and sort keys stored with a project. Called by whatever changes its name, address or homeowners.
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'

/** Lower case without marks, as the database makes it. */
export const plainText = (text: string): SQL<string> => sql<string>`plain_text(${text})`

/** Of one project, or of all of the tenant's, as after an import. */
export const keepSearchText = (db: Db, project_id?: string) =>
  db.execute(sql`
    insert into project_search (company_id, project_id, text)
    select company_id, id, project_search_text(projects) from projects
    where ${project_id === undefined ? sql`true` : sql`id = ${project_id}`}
    on conflict (company_id, project_id) do update set text = excluded.text where project_search.text <> excluded.text`)
