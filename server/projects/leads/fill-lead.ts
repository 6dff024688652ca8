// Merges a row of a file into an existing lead: fills in missing values, replaces none.
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { cut, fullName } from '#machines/lib/text.ts'
import type { Lead } from '#machines/projects/leads/read-lead.ts'
import { projectStage } from '#machines/projects/project-status.machine.ts'
import { samePerson } from '#machines/projects/same-person.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { homeowners, projects } from '#server/db/schema/projects.ts'
import { keepPrice } from '#server/money/quote/keep-price.ts'
import { loadPricedSale } from '#server/money/sale/load-sale.ts'
import type { Ports } from '#server/ports/ports.ts'
import { type ProjectRow, visibleTo } from '#server/projects/access.ts'
import { keepSearchText } from '#server/projects/search-text.ts'
import type { LineRow } from '#server/sheet-import/kind.ts'
import { activatedByUse, recordMove } from '../moves/move.ts'

const MOST_TAGS = 20
const MOST_NOTES = 5_000

/** Fields a merge may fill in. */
export type Filled = {
  project: Partial<
    Pick<
      Lead,
      'address' | 'utility_id' | 'utility_name' | 'lead_source' | 'appointment_at' | 'appointment_on' | 'consumption'
    >
  > & {
    status?: Schemas['ProjectStatus']
    tags?: string[]
    notes?: string
  }
  homeowner: Partial<Pick<Lead, 'email' | 'phone'>>
}
type FilledRow = Pick<LineRow, 'row_id' | 'row_version' | 'before' | 'homeowner_id' | 'homeowner_version'>

/** Undefined if the lead no longer exists, or the caller may not see it. */
export async function fillLead(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  project_id: string,
  lead: Lead,
  file_name: string,
): Promise<FilledRow | undefined> {
  const [project] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.id, project_id), visibleTo(caller)))
    .for('no key update')
  if (!project || project.merged_into) return undefined
  const people = await db
    .select()
    .from(homeowners)
    .where(eq(homeowners.project_id, project_id))
    .orderBy(desc(homeowners.is_primary), asc(homeowners.created_at))
  const person = people.find(one => samePerson(one, lead))
  const contact = {
    ...(person && person.email === null && lead.email ? { email: lead.email } : {}),
    ...(person && person.phone === null && lead.phone ? { phone: lead.phone } : {}),
  }
  if (person && Object.keys(contact).length > 0)
    await db
      .update(homeowners)
      .set({ ...contact, version: sql`${homeowners.version} + 1` })
      .where(eq(homeowners.id, person.id))
  const other = person ? '' : [fullName(lead), lead.email, lead.phone].filter(Boolean).join(', ')
  const notes = [other && `From ${file_name}: ${other}`, lead.notes].filter(
    text => text && !project.notes.includes(text),
  )
  const values = {
    ...lacking(project, lead),
    ...(notes.length > 0 ? { notes: cut([project.notes, ...notes].filter(Boolean).join('\n\n'), MOST_NOTES) } : {}),
  }
  const changed = Object.keys(values).length > 0
  const [after] = changed
    ? await db
        .update(projects)
        .set({
          ...values,
          ...(values.appointment_at
            ? { appointment_at: new Date(values.appointment_at) }
            : { appointment_at: project.appointment_at }),
          ...(values.status === undefined || values.status === project.status ? {} : { status_since: ports.now() }),
          version: project.version + 1,
          updated_at: ports.now(),
        })
        .where(eq(projects.id, project_id))
        .returning()
    : [project]
  if (values.status && values.status !== project.status) await recordMove(db, ports, project, values.status)
  if (changed || Object.keys(contact).length > 0) await keepSearchText(db, project_id)
  if (after && after.price_cents !== null && (values.address || values.utility_id || values.utility_name))
    await keepPrice(db, ports, await loadPricedSale(db, after))
  const before: Filled = {
    project: beforeOf(project, Object.keys(values)),
    homeowner: Object.fromEntries(Object.keys(contact).map(name => [name, null])),
  }
  return {
    row_id: project_id,
    homeowner_id: Object.keys(contact).length > 0 ? (person?.id ?? null) : null,
    before,
    row_version: changed ? project.version + 1 : project.version,
    homeowner_version: person ? person.version + 1 : null,
  }
}

/** A project that is sold or rejected keeps its address and utility. */
function lacking(project: ProjectRow, lead: Lead): Filled['project'] {
  const stage = projectStage(project.status)
  const open = stage === 'New Project' || stage === 'In Progress'
  const tags = [...new Set([...project.tags, ...lead.tags])].slice(0, MOST_TAGS)
  const { utility_id, utility_name } = lead
  return {
    ...(open && !project.address && lead.address ? { address: lead.address } : {}),
    ...(open && !project.utility_id && !project.utility_name && (utility_id || utility_name)
      ? { utility_id, utility_name }
      : {}),
    ...(!project.lead_source && lead.lead_source ? { lead_source: lead.lead_source } : {}),
    ...appointmentFor(open, project, lead),
    ...(open && !project.consumption && lead.consumption
      ? { consumption: lead.consumption, status: activatedByUse(project.status) }
      : {}),
    ...(tags.length > project.tags.length ? { tags } : {}),
  }
}

/** Fills in a missing day; a time wins over a day. */
function appointmentFor(
  open: boolean,
  project: ProjectRow,
  { appointment_at, appointment_on }: Lead,
): Filled['project'] {
  if (!open || project.appointment_at) return {}
  if (appointment_at) return { appointment_at, ...(project.appointment_on ? { appointment_on: null } : {}) }
  return appointment_on && !project.appointment_on ? { appointment_on } : {}
}

const beforeOf = (
  { tags, notes, status, appointment_on }: ProjectRow,
  names: readonly string[],
): Filled['project'] => ({
  ...Object.fromEntries(names.map(name => [name, null])),
  ...(names.includes('status') ? { status } : {}),
  ...(names.includes('appointment_on') ? { appointment_on } : {}),
  ...(names.includes('tags') ? { tags } : {}),
  ...(names.includes('notes') ? { notes } : {}),
})
