// Possible duplicate leads, found by phone, email and address and stored as pairs until someone decides. Called by whatever creates a
// lead or changes its people or address.
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { UserCaller } from '#server/caller.ts'
import { notify } from '#server/company/notifications/notify.ts'
import type { Db } from '#server/db/database.ts'
import { homeowners, lead_duplicates, projects } from '#server/db/schema/projects.ts'
import type { Ports } from '#server/ports/ports.ts'
import { projectNumber } from '#server/projects/view.ts'
import { type SameLead, sameLeads } from './same-leads.ts'
import { words } from './words.ts'

/** Updates the pairs: notifies about new ones, deletes those that no longer match, and keeps decisions. */
export async function keepDuplicates(db: Db, ports: Ports, caller: UserCaller, project_id: string): Promise<void> {
  const [project] = await db.select().from(projects).where(eq(projects.id, project_id))
  if (!project || project.merged_into || project.is_sample) return
  const people = await db.select().from(homeowners).where(eq(homeowners.project_id, project_id))
  const marks = {
    phones: people.flatMap(({ phone }) => phone ?? []),
    emails: people.flatMap(({ email }) => email ?? []),
    address: project.address,
  }
  const leads = await sameLeads(db, marks, project_id)
  const { id, project_id: older, other_id: newer } = lead_duplicates
  const pairs = await db
    .select()
    .from(lead_duplicates)
    .where(or(eq(older, project_id), eq(newer, project_id)))
  const otherOf = (pair: { project_id: string; other_id: string }) =>
    pair.project_id === project_id ? pair.other_id : pair.project_id
  const gone = pairs.filter(pair => pair.state === 'open' && !leads.some(one => one.id === otherOf(pair)))
  if (gone.length > 0)
    await db.delete(lead_duplicates).where(
      inArray(
        id,
        gone.map(pair => pair.id),
      ),
    )
  const news: SameLead[] = []
  for (const one of leads) {
    const pair = pairs.find(each => otherOf(each) === one.id)
    if (pair?.state === 'open' && String(pair.reasons) !== String(one.reasons))
      await db.update(lead_duplicates).set({ reasons: one.reasons }).where(eq(id, pair.id))
    if (!pair) news.push(one)
  }
  await keepNewPairs(db, ports, caller, project, news)
}

/** Pairs a lead with duplicates that it has no pair with yet, and notifies their owners. */
export async function keepNewPairs(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  project: typeof projects.$inferSelect,
  found: readonly SameLead[],
): Promise<void> {
  if (found.length === 0) return
  const project_id = project.id
  // A new pair locks both of its leads. A merge locks its two in the same order, which avoids deadlocks.
  const news = found.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  await db
    .insert(lead_duplicates)
    .values(
      news.map(one => ({
        company_id: caller.company_id,
        id: ports.id(),
        reasons: one.reasons,
        state: 'open' as const,
        project_id: one.id < project_id ? one.id : project_id,
        other_id: one.id < project_id ? project_id : one.id,
        found_at: ports.now(),
      })),
    )
    .onConflictDoNothing()
  await tellOwners(db, ports, caller, project, news)
}

/** Notifies the owner of the older lead. */
async function tellOwners(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  project: typeof projects.$inferSelect,
  news: readonly SameLead[],
) {
  const theirs = await db
    .select()
    .from(projects)
    .where(
      and(
        inArray(
          projects.id,
          news.map(({ id }) => id),
        ),
        sql`${projects.owner_id} <> ${project.owner_id}`,
      ),
    )
  for (const one of theirs)
    await notify(db, ports, {
      company_id: caller.company_id,
      event: 'lead_possible_duplicate',
      responsible_id: one.owner_id,
      sentence: () => words.possible({ number: projectNumber(project), other: projectNumber(one) }),
      details: () => [words.who_works_on({ name: caller.name, project: project.name })],
      page: `/projects/${one.id}`,
      project_id: one.id,
      by: caller.user_id,
    })
}
