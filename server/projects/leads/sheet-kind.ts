// Leads as a kind of sheet import.
import { and, eq, inArray, sql } from 'drizzle-orm'
import { dayIn } from '#machines/lib/day-in.ts'
import { dayWords, dollars, number } from '#machines/lib/format.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { addressLine } from '#machines/lib/text.ts'
import { fieldLabel, LEAD_FIELDS, missingOf } from '#machines/projects/leads/import-columns.ts'
import { membersOf } from '#machines/projects/leads/owner-rule.ts'
import { type Lead, NO_LEAD } from '#machines/projects/leads/read-lead.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/db/schema/company.ts'
import { projects } from '#server/db/schema/projects.ts'
import { readTimezone } from '#server/lib/company-day.ts'
import { task } from '#server/parse/parsers.ts'
import { visibleTo } from '#server/projects/access.ts'
import { utilityName } from '#server/projects/utilities.ts'
import { projectNumber } from '#server/projects/view.ts'
import type { LineRow, SheetKind } from '#server/sheet-import/kind.ts'
import { applyLeads } from './apply-import.ts'
import { judgeLeads } from './judge-rows.ts'
import type { readLeadFile } from './read-lead-file.ts'
import { undoLeads } from './undo-import.ts'
import { words } from './words.ts'

export const leadSheet: SheetKind = {
  permission: 'leads.import',
  page: '/projects',
  read: task<typeof readLeadFile>(new URL('./read-lead-file.ts', import.meta.url), 'readLeadFile'),
  fields: () => LEAD_FIELDS.map(field => ({ key: field, label: fieldLabel(field) })),
  missing: missingOf,
  decisions: ['skip', 'merge', 'import'],
  rows_at_once: 10,
  judge: judgeLeads,
  accept: async (db, { owner }) => {
    if (!owner) throw refuse(400, 'invalid_input', { owner: words.choose_owner })
    await requireMembers(db, owner)
    return { owner }
  },
  apply: applyLeads,
  undo: (db, ports, { id }) => undoLeads(db, ports, id),
  shown,
  refs,
}

async function requireMembers(db: Db, owner: Schemas['LeadOwnerRule']) {
  const named = membersOf(owner)
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, named), eq(users.status, 'active')))
  const unknown = named.find(id => !rows.some(one => one.id === id))
  const field = unknown && owner.user_ids.includes(unknown) ? 'owner.user_ids' : 'owner.territories'
  if (unknown) throw refuse(400, 'invalid_input', { [field]: words.choose_members })
}

async function shown(db: Db) {
  const timeZone = await readTimezone(db)
  return ({ fields }: Pick<LineRow, 'fields'>): Schemas['SheetImportRow']['fields'] => {
    const lead = { ...NO_LEAD, ...fields }
    const values: [field: string, after: string | null][] = [
      [fieldLabel('phone'), lead.phone],
      [fieldLabel('email'), lead.email],
      [words.address, lead.address && addressLine(lead.address)],
      useOf(lead),
      [
        fieldLabel('utility'),
        utilityName({ utility_id: lead.utility_id ?? null, utility_name: lead.utility_name ?? null }),
      ],
      [fieldLabel('appointment'), appointmentOf(lead, timeZone)],
      [fieldLabel('language'), lead.preferred_language === 'es' ? words.speaks.spanish : null],
      [fieldLabel('lead_source'), lead.lead_source],
      [fieldLabel('tags'), lead.tags.join(', ')],
      [fieldLabel('notes'), lead.notes],
    ]
    return values.flatMap(([field, after]) => (after ? [{ field, before: null, after }] : []))
  }
}

/** On the clock of the company, as the project shows it. */
function appointmentOf({ appointment_at, appointment_on }: Lead, timeZone: string): string | null {
  if (appointment_at) {
    const at = new Date(appointment_at)
    // Engines put a narrow space before AM and PM.
    const time = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' }).format(at).replace(/\s/, ' ')
    return `${dayWords(dayIn(timeZone, at))} ${time}`
  }
  return appointment_on ? dayWords(appointment_on) : null
}

function useOf({ consumption }: Lead): [field: string, after: string | null] {
  const [value] = consumption && 'values' in consumption ? consumption.values : []
  if (value === undefined) return ['', null]
  if (consumption?.mode === 'average_bill_cents') return [fieldLabel('monthly_bill'), dollars(value)]
  return [fieldLabel(consumption?.mode === 'annual_kwh' ? 'annual_usage' : 'monthly_usage'), number(value, 2)]
}

/** Of a lead the caller may not see, only the owner is shown. */
async function refs(db: Db, caller: UserCaller, rows: readonly LineRow[]) {
  const ids = rows.flatMap(({ twin_id, row_id }) => [twin_id ?? [], row_id ?? []].flat())
  const lead_rows = ids.length
    ? await db
        .select({
          id: projects.id,
          number: projects.number,
          number_prefix: projects.number_prefix,
          name: projects.name,
          owner_name: sql<string>`coalesce(${users.firstname} || ' ' || ${users.lastname}, '')`,
          visible: sql<boolean>`coalesce(${visibleTo(caller) ?? sql`true`}, false)`,
        })
        .from(projects)
        .leftJoin(users, and(eq(users.company_id, projects.company_id), eq(users.id, projects.owner_id)))
        .where(inArray(projects.id, ids))
    : []
  const refOf = (id: string | null): Schemas['LeadRef'] | null => {
    const project = lead_rows.find(one => one.id === id)
    return project?.visible ? { id: project.id, number: projectNumber(project), name: project.name } : null
  }
  return ({ twin_id, twin_line, twin_reasons, row_id }: LineRow) => ({
    project: refOf(row_id),
    duplicate:
      twin_id === null && twin_line === null
        ? null
        : {
            reasons: twin_reasons,
            line: twin_line,
            project: refOf(twin_id),
            owner_name: lead_rows.find(({ id }) => id === twin_id)?.owner_name ?? null,
          },
  })
}
