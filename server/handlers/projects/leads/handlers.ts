import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { notFound } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/db/schema/company.ts'
import { lead_duplicates, projects } from '#server/db/schema/projects.ts'
import type { Handlers } from '#server/handler.ts'
import { requireProject, visibleTo } from '#server/projects/access.ts'
import { sameLeads } from '#server/projects/duplicates/same-leads.ts'
import { compare, merge } from '#server/projects/leads/merge.ts'
import { words } from '#server/projects/leads/words.ts'
import { projectNumber } from '#server/projects/view.ts'

export const leads: Handlers<'leads'> = {
  '/v3/leads.FindDuplicates': async ({ input, caller, db }) => {
    const { phone, email, line1, line2, postal_code } = input
    const marks = {
      phones: phone ? [phone] : [],
      emails: email ? [email] : [],
      address: line1 && postal_code ? { line1, line2, postal_code } : null,
    }
    const leads = await sameLeads(db, marks, input.project_id)
    const shown = await shownLeads(
      db,
      caller,
      leads.map(({ id }) => id),
    )
    return { duplicates: leads.flatMap(({ id, reasons }) => withLead(shown.get(id), { reasons })) }
  },

  '/v3/leads.ListDuplicates': async ({ input, caller, db }) => {
    const project = await requireProject(db, caller, input.project_id)
    const pairs = await db
      .select()
      .from(lead_duplicates)
      .where(and(eq(lead_duplicates.state, 'open'), isOf(project.id)))
      .orderBy(desc(lead_duplicates.id))
    const otherOf = (pair: (typeof pairs)[number]) => (pair.project_id === project.id ? pair.other_id : pair.project_id)
    const shown = await shownLeads(db, caller, pairs.map(otherOf))
    const related = await db
      .select()
      .from(projects)
      .where(or(eq(projects.merged_into, project.id), eq(projects.id, project.merged_into ?? project.id)))
      .orderBy(projects.number)
    const into = related.find(({ id }) => id === project.merged_into)
    return {
      duplicates: pairs.flatMap(pair => withLead(shown.get(otherOf(pair)), { id: pair.id, reasons: pair.reasons })),
      merged_into: into ? leadRef(into) : null,
      merged_from: related.filter(({ merged_into }) => merged_into === project.id).map(leadRef),
    }
  },

  '/v3/leads.DismissDuplicate': async ({ input, caller, db, ports, audit }) => {
    const [pair] = await db
      .select()
      .from(lead_duplicates)
      .where(eq(lead_duplicates.id, input.duplicate_id))
      .for('update')
    const [mine] = pair
      ? await db
          .select({ id: projects.id })
          .from(projects)
          .where(and(inArray(projects.id, [pair.project_id, pair.other_id]), visibleTo(caller)))
      : []
    if (!pair || !mine) throw notFound('duplicate')
    if (pair.state !== 'open') return { dismissed: pair.state === 'dismissed' }
    await db
      .update(lead_duplicates)
      .set({ state: 'dismissed', decided_by: caller.user_id, decided_by_name: caller.name, decided_at: ports.now() })
      .where(eq(lead_duplicates.id, pair.id))
    const rows = await db
      .select()
      .from(projects)
      .where(inArray(projects.id, [pair.project_id, pair.other_id]))
    const numberOf = (id: string) =>
      rows
        .filter(row => row.id === id)
        .map(projectNumber)
        .join()
    await audit([
      {
        sentence: () => words.log.not_duplicate({ number: numberOf(pair.other_id) }),
        project_id: pair.project_id,
        entity_id: pair.id,
      },
      {
        sentence: () => words.log.not_duplicate({ number: numberOf(pair.project_id) }),
        project_id: pair.other_id,
        entity_id: pair.id,
      },
    ])
    return { dismissed: true }
  },

  '/v3/leads.CompareForMerge': ({ input, caller, db, ports }) => compare(db, ports, caller, input),

  '/v3/leads.Merge': merge,
}

const isOf = (project_id: string) =>
  or(eq(lead_duplicates.project_id, project_id), eq(lead_duplicates.other_id, project_id))

const leadRef = (row: typeof projects.$inferSelect): Schemas['LeadRef'] => ({
  id: row.id,
  number: projectNumber(row),
  name: row.name,
})

type Shown = Pick<Schemas['FoundDuplicate'], 'owner_name' | 'project'>
const withLead = <T>(shown: Shown | undefined, rest: T) => (shown ? [{ ...rest, ...shown }] : [])

/** Of a project the caller may not see, only whose it is. */
async function shownLeads(db: Db, caller: UserCaller, ids: string[]): Promise<Map<string, Shown>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      project: projects,
      owner_name: sql<string>`coalesce(${users.firstname} || ' ' || ${users.lastname}, '')`,
      visible: sql<boolean>`coalesce(${visibleTo(caller) ?? sql`true`}, false)`,
    })
    .from(projects)
    .leftJoin(users, and(eq(users.company_id, projects.company_id), eq(users.id, projects.owner_id)))
    .where(inArray(projects.id, ids))
  return new Map(
    rows.map(({ project, owner_name, visible }) => {
      const { status, version, address } = project
      const place = { city: address?.city ?? null, state: address?.state ?? null }
      return [project.id, { owner_name, project: visible ? { ...leadRef(project), status, ...place, version } : null }]
    }),
  )
}
