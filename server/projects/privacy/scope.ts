// What erasing a person touches: their rows among the homeowners, and which of their projects are only theirs.
import { type SQL, sql } from 'drizzle-orm'
import type { Person } from '#machines/projects/privacy/terms.ts'
import type { Schemas } from '#sdk/types.ts'
import { uuids } from '#server/db/among.ts'
import type { Db } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { projectNumber } from '#server/projects/view.ts'
import { isKeptTransaction, keptRows, type Moment } from './kept.ts'

export type Scope = {
  people: Person[]
  homeowner_ids: string[]
  /** Streets of the projects that are only theirs. */
  streets: string[]
  deleted: string[]
  emptied: string[]
  shared: string[]
}
type Effect = Schemas['PrivacyPreview']['projects'][number]['effect']
type ProjectEffect = { id: string; number: string; name: string; effect: Effect }
type ProjectRow = {
  id: string
  number_prefix: string
  number: number
  name: string
  line1: string | null
  others: number
  keeps: boolean
}

/** Of a project `p`: true if its row has to stay, for documents that are kept or money, which stays with its project for good. */
function keepsSomething(at: Moment, project_ids: readonly string[]): SQL {
  const { kept } = keptRows(at)
  const any = (query: SQL) => sql`exists (select from ${query})`
  return sql.join(
    [
      sql`transactions t where t.company_id = p.company_id and t.project_id = p.id and ${isKeptTransaction(at)}`,
      sql`invoices t where t.company_id = p.company_id and t.project_id = p.id and t.status <> 'draft'`,
      sql`ledger_entries t where t.company_id = p.company_id and t.project_id = p.id`,
      sql`payments t where t.company_id = p.company_id and t.project_id = p.id`,
      sql`receivables t where t.company_id = p.company_id and t.project_id = p.id`,
      sql`lender_applications t where t.company_id = p.company_id and t.project_id = p.id and t.id in ${kept.applications}`,
      // A lead merged into it that isn't deleted with it.
      sql`projects t where t.company_id = p.company_id and t.merged_into = p.id and t.id <> all(${uuids(project_ids)})`,
    ].map(any),
    sql` or `,
  )
}

/** A project by itself, with all of its homeowners. `deleted` is empty if it can't be. */
export async function scopeOfProject(db: Db, at: Moment, project_id: string): Promise<Scope> {
  const [row] = rowsOf<{ keeps: boolean; homeowner_ids: string[] }>(
    await db.execute(sql`
      select (${keepsSomething(at, [project_id])}) as keeps,
        array(select h.id::text from homeowners h where h.company_id = p.company_id and h.project_id = p.id) as homeowner_ids
      from projects p where p.company_id = ${at.company_id} and p.id = ${project_id}`),
  )
  const ids = [project_id]
  const none = { people: [], streets: [], shared: [], homeowner_ids: row?.homeowner_ids ?? [] }
  return row?.keeps === false ? { ...none, deleted: ids, emptied: [] } : { ...none, deleted: [], emptied: ids }
}

/** `people` are the person's rows of homeowners, in all of their projects. */
export async function scopeOf(
  db: Db,
  at: Moment,
  rows: readonly (Person & { id: string; project_id: string })[],
): Promise<{ scope: Scope; projects: ProjectEffect[] }> {
  const { company_id } = at
  const homeowner_ids = rows.map(({ id }) => id)
  const keeps = keepsSomething(
    at,
    rows.map(row => row.project_id),
  )
  const found = rowsOf<ProjectRow>(
    await db.execute(sql`
      select p.id, p.number_prefix, p.number, p.name, p.address ->> 'line1' as line1, (${keeps}) as keeps,
        (select count(*)::integer from homeowners h where h.company_id = p.company_id and h.project_id = p.id
          and h.id <> all(${uuids(homeowner_ids)})) as others
      from projects p where p.company_id = ${company_id} and p.id = any(${uuids(rows.map(row => row.project_id))})
      order by p.number desc`),
  )
  const effectOf = ({ others, keeps }: ProjectRow): Effect => (others > 0 ? 'shared' : keeps ? 'emptied' : 'deleted')
  const idsOf = (effect: Effect) => found.filter(one => effectOf(one) === effect).map(({ id }) => id)
  return {
    projects: found.map(one => ({ id: one.id, number: projectNumber(one), name: one.name, effect: effectOf(one) })),
    scope: {
      people: rows.map(({ firstname, lastname, email, phone }) => ({ firstname, lastname, email, phone })),
      homeowner_ids,
      streets: found.flatMap(one => (one.line1 && one.others === 0 ? one.line1 : [])),
      deleted: idsOf('deleted'),
      emptied: idsOf('emptied'),
      shared: idsOf('shared'),
    },
  }
}
