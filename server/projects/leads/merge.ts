// Merges two leads: everything useful of one moves to the other, and the first stays, closed, with a pointer to the second. Not a
// move of the status machine, since a merged lead is no longer a sale.
import { and, asc, count, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/db/schema/company.ts'
import { project_files } from '#server/db/schema/files.ts'
import { notes, tasks } from '#server/db/schema/project-page.ts'
import { homeowners, lead_duplicates, projects } from '#server/db/schema/projects.ts'
import type { Context } from '#server/handler.ts'
import { inLanguage } from '#server/lib/reader-language.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import { keepPrice } from '#server/money/quote/keep-price.ts'
import { loadPricedSale } from '#server/money/sale/load-sale.ts'
import type { Ports } from '#server/ports/ports.ts'
import { visibleTo } from '#server/projects/access.ts'
import { alreadyMerged } from '#server/projects/merged.ts'
import { requireNoSample } from '#server/projects/sample.ts'
import { keepSearchText } from '#server/projects/search-text.ts'
import { projectNumber } from '#server/projects/view.ts'
import { keepDuplicates } from '../duplicates/duplicates.ts'
import { activateIfNew } from '../moves/move.ts'
import { comparedFields, contactValues, type Lead, projectValues, takenFields, twinsOf } from './fields.ts'
import { obstaclesTo } from './obstacles.ts'
import { words } from './words.ts'

type Pair = { keep: Lead; merge: Lead }
type Moves = Schemas['MergeMoves']

/** Both, or 404; locked in a fixed order, so that two merges of the same leads don't deadlock. */
async function pairOf(
  db: Db,
  caller: UserCaller,
  { keep_id, merge_id }: { keep_id: string; merge_id: string },
  lock?: 'lock',
): Promise<Pair> {
  if (keep_id === merge_id) throw refuse(400, 'invalid_input', { merge_id: words.choose_another })
  const query = db
    .select()
    .from(projects)
    .where(and(inArray(projects.id, [keep_id, merge_id]), visibleTo(caller)))
    .orderBy(asc(projects.id))
  const rows = await (lock ? query.for('update') : query)
  const people = await db
    .select()
    .from(homeowners)
    .where(inArray(homeowners.project_id, [keep_id, merge_id]))
    .orderBy(homeowners.created_at, homeowners.id)
  const owners = await db
    .select({ id: users.id, name: sql<string>`${users.firstname} || ' ' || ${users.lastname}` })
    .from(users)
    .where(
      inArray(
        users.id,
        rows.map(({ owner_id }) => owner_id),
      ),
    )
  const leadOf = (id: string): Lead => {
    const project = rows.find(row => row.id === id)
    if (!project) throw notFound('project')
    return {
      project,
      people: people.filter(({ project_id }) => project_id === id),
      owner_name: owners.find(owner => owner.id === project.owner_id)?.name ?? '',
    }
  }
  return { keep: leadOf(keep_id), merge: leadOf(merge_id) }
}

/** Pictures a roof is drawn on stay with their drawing. */
const loose = (project_id: string) =>
  and(eq(project_files.project_id, project_id), ne(project_files.kind, 'site_image'))
const newPeople = ({ keep, merge }: Pair) => {
  const twin_ids = new Set(twinsOf(keep, merge).map(({ person }) => person.id))
  return merge.people.filter(({ id }) => !twin_ids.has(id))
}

export async function compare(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  input: Input<'/v3/leads.CompareForMerge'>,
): Promise<Schemas['MergeComparison']> {
  const pair = await pairOf(db, caller, input)
  const { keep, merge } = pair
  const lead = ({ project }: Lead) => ({
    id: project.id,
    number: projectNumber(project),
    name: project.name,
    version: project.version,
  })
  const gone = [keep, merge].map(({ project }) => project).find(({ merged_into }) => merged_into)
  const [files] = await db.select({ count: count() }).from(project_files).where(loose(merge.project.id))
  const [todo] = await db
    .select({ count: count() })
    .from(tasks)
    .where(and(eq(tasks.project_id, merge.project.id), isNull(tasks.deleted_at)))
  const [written] = await db.select({ count: count() }).from(notes).where(eq(notes.project_id, merge.project.id))
  return {
    keep: lead(keep),
    merge: lead(merge),
    fields: comparedFields(keep, merge),
    moves: {
      homeowners: newPeople(pair).length,
      files: files?.count ?? 0,
      tasks: todo?.count ?? 0,
      notes: written?.count ?? 0,
    },
    obstacles: gone
      ? [(await alreadyMerged(db, gone)).message]
      : await obstaclesTo(db, ports, keep.project, merge.project),
  }
}

export async function merge({
  input,
  caller,
  db,
  ports,
  audit,
}: Context<'/v3/leads.Merge'>): Promise<{ project_id: string; moved: Moves }> {
  const pair = await pairOf(db, caller, input, 'lock')
  const { keep, merge: gone } = pair
  // Checked before the versions: the second of two users needs to know where the lead went, not that it changed.
  for (const { project } of [gone, keep]) if (project.merged_into) throw await alreadyMerged(db, project)
  for (const { project } of [gone, keep]) requireNoSample(project, words.sample_not_merged)
  requireVersion(keep.project, input.keep_version)
  requireVersion(gone.project, input.merge_version)
  const obstacles = await obstaclesTo(db, ports, keep.project, gone.project)
  if (obstacles.length > 0) throw refuse(409, 'cannot_merge', obstacles.join(' '))
  const taken = takenFields(keep, gone, input.choices)
  const moved = await moveRows(db, pair, taken.includes('contact'))
  const now = ports.now()
  const [kept] = await db
    .update(projects)
    .set({
      ...projectValues(gone, taken),
      tags: [...new Set([...keep.project.tags, ...gone.project.tags])].slice(0, 20),
      notes: [keep.project.notes, gone.project.notes].filter(Boolean).join('\n\n').slice(0, 5_000),
      version: keep.project.version + 1,
      updated_at: now,
    })
    .where(eq(projects.id, keep.project.id))
    .returning()
  if (!kept) throw notFound('project')
  await close(db, ports, caller, gone.project.id, kept.id)
  const numbers = { keep: projectNumber(kept), gone: projectNumber(gone.project) }
  await audit([
    {
      sentence: () => words.log.merged_in({ number: numbers.gone }),
      project_id: kept.id,
      entity_id: gone.project.id,
      detail: { moved, taken, choices: input.choices, before: inLanguage('en', () => comparedFields(keep, gone)) },
    },
    {
      sentence: () => words.log.merged_into({ number: numbers.keep }),
      project_id: gone.project.id,
      entity_id: kept.id,
      detail: { from: gone.project.status, to: 'voided' },
    },
  ])
  await keepSearchText(db, kept.id)
  await keepSearchText(db, gone.project.id)
  await keepDuplicates(db, ports, caller, kept.id)
  const active = kept.consumption ? await activateIfNew(db, ports, kept) : kept
  if (taken.some(field => field === 'address' || field === 'utility' || field === 'roof_type'))
    await keepPrice(db, ports, await loadPricedSale(db, active))
  return { project_id: kept.id, moved }
}

async function moveRows(db: Db, pair: Pair, contact_taken: boolean): Promise<Moves> {
  const { keep, merge: gone } = pair
  const contact = contactValues(keep, gone, contact_taken)
  if (contact)
    await db
      .update(homeowners)
      .set({ ...contact.values, version: sql`${homeowners.version} + 1` })
      .where(eq(homeowners.id, contact.id))
  const coming = newPeople(pair).map(({ id }) => id)
  if (coming.length > 0)
    await db
      .update(homeowners)
      .set({ project_id: keep.project.id, is_primary: false, version: sql`${homeowners.version} + 1` })
      .where(inArray(homeowners.id, coming))
  const files = await db
    .update(project_files)
    .set({ project_id: keep.project.id })
    .where(loose(gone.project.id))
    .returning({ id: project_files.file_id })
  const [from, to] = [gone.project.id, { project_id: keep.project.id }]
  const todo = await db.update(tasks).set(to).where(eq(tasks.project_id, from)).returning({ deleted: tasks.deleted_at })
  const written = await db.update(notes).set(to).where(eq(notes.project_id, from)).returning({ id: notes.id })
  return {
    homeowners: coming.length,
    files: files.length,
    tasks: todo.filter(({ deleted }) => deleted === null).length,
    notes: written.length,
  }
}

/** For good, with the way to where it went; what had been merged into it points there as well. */
async function close(db: Db, ports: Ports, caller: UserCaller, gone_id: string, kept_id: string) {
  const now = ports.now()
  const version = sql`${projects.version} + 1`
  await db
    .update(projects)
    .set({ status: 'voided', merged_into: kept_id, status_since: now, sold_at: null, version, updated_at: now })
    .where(eq(projects.id, gone_id))
  await db.update(projects).set({ merged_into: kept_id }).where(eq(projects.merged_into, gone_id))
  await db
    .update(lead_duplicates)
    .set({ state: 'merged', decided_by: caller.user_id, decided_by_name: caller.name, decided_at: now })
    .where(
      and(
        eq(lead_duplicates.state, 'open'),
        or(eq(lead_duplicates.project_id, gone_id), eq(lead_duplicates.other_id, gone_id)),
      ),
    )
}
