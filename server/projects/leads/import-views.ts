// Imports of leads and their rows as the contract shows them.
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { cut } from '#machines/lib/text.ts'
import { missingOf } from '#machines/projects/leads/import-columns.ts'
import type { Problem } from '#machines/projects/leads/read-lead.ts'
import { addressLine } from '#machines/projects/rules.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/db/schema/company.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { lead_import_rows, lead_imports } from '#server/db/schema/leads.ts'
import { projects } from '#server/db/schema/projects.ts'
import { jobSentence } from '#server/jobs/both-languages.ts'
import { visibleTo } from '#server/projects/access.ts'
import { projectNumber } from '#server/projects/view.ts'
import { type ImportRow, type LineRow, planOf } from './import-rows.ts'
import { words } from './words.ts'

const SAMPLE_ROWS = 5
/** Import → how many of its leads are written, for whoever asks meanwhile over another connection. */
export const written = new Map<string, number>()

export async function importViews(db: Db, rows: readonly ImportRow[]): Promise<Schemas['LeadImport'][]> {
  const job_ids = rows.flatMap(({ job_id }) => job_id ?? [])
  const work = job_ids.length
    ? await db
        .select({ id: jobs.id, status: jobs.status, sentence: jobs.sentence, sentence_es: jobs.sentence_es })
        .from(jobs)
        .where(inArray(jobs.id, job_ids))
    : []
  const ready = rows.some(({ status, owner }) => status === 'ready' && owner === null)
  const [last] = ready
    ? await db
        .select({ owner: lead_imports.owner })
        .from(lead_imports)
        .where(isNotNull(lead_imports.owner))
        .orderBy(desc(lead_imports.id))
        .limit(1)
    : []
  return rows.map(({ company_id: _, source_key: __, job_id, status, owner, created_by: ___, ...row }) => {
    const job = work.find(({ id }) => id === job_id)
    const isAtIt = status === 'ready' && (job?.status === 'waiting' || job?.status === 'running')
    return {
      ...row,
      // Said anew: the row has it in the language of whoever matched the columns.
      missing: row.missing && missingOf(row.columns),
      sample: [],
      status: isAtIt ? 'importing' : status,
      reason: status === 'ready' && job?.status === 'failed' ? jobSentence(job) : null,
      progress: written.get(row.id) ?? 0,
      owner: owner ?? last?.owner ?? null,
      created_at: row.created_at.toISOString(),
      applied_at: row.applied_at?.toISOString() ?? null,
      undone_at: row.undone_at?.toISOString() ?? null,
    }
  })
}

/** With its first rows. */
export async function importView(db: Db, row: ImportRow): Promise<Schemas['LeadImport']> {
  const [view] = await importViews(db, [row])
  if (!view) throw new Error('An import has no view')
  const rows = await db
    .select({ cells: lead_import_rows.cells })
    .from(lead_import_rows)
    .where(eq(lead_import_rows.import_id, row.id))
    .orderBy(asc(lead_import_rows.line))
    .limit(SAMPLE_ROWS)
  const plan = row.status === 'ready' && row.missing === null ? { plan: await planOf(db, row.id) } : {}
  return { ...view, ...plan, sample: rows.map(({ cells }) => cells.map(cell => cut(cell, 200))) }
}

/** Older rows have English alone, and a sentence in place of the reason. */
function problemView({ sentence, sentence_es, ...rest }: Schemas['LeadProblem'] & Partial<Problem>) {
  return { ...rest, sentence: currentLanguage() === 'es' ? (sentence_es ?? sentence) : sentence }
}
const keptReason = (stored: string): string => (/in.use/i.test(stored) ? words.kept.in_use : words.kept.changed)

function skippedReason(
  { stops, action }: Pick<LineRow, 'stops' | 'action'>,
  duplicates: ImportRow['duplicates'],
): string {
  if (stops) return words.skipped.stopped
  return (action ?? duplicates) === 'merge' ? words.skipped.lead_unavailable : words.skipped.duplicate
}

/** Of a lead the caller may not see, only whose it is. */
export async function rowViews(
  db: Db,
  caller: UserCaller,
  { duplicates }: Pick<ImportRow, 'duplicates'>,
  rows: readonly LineRow[],
): Promise<Schemas['LeadImportRow'][]> {
  const ids = rows.flatMap(({ twin_id, project_id }) => [twin_id ?? [], project_id ?? []].flat())
  const found = ids.length
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
    const project = found.find(one => one.id === id)
    return project?.visible ? { id: project.id, number: projectNumber(project), name: project.name } : null
  }
  return rows.map(({ line, name, lead, problems, twin_id, twin_line, twin_reasons, ...row }) => ({
    line,
    name,
    email: lead?.email ?? null,
    phone: lead?.phone ?? null,
    place: lead?.address ? addressLine(lead.address) : null,
    problems: problems.map(problemView),
    duplicate:
      twin_id === null && twin_line === null
        ? null
        : {
            reasons: twin_reasons,
            line: twin_line,
            project: refOf(twin_id),
            owner_name: found.find(({ id }) => id === twin_id)?.owner_name ?? null,
          },
    action: row.action,
    outcome: row.outcome,
    project: refOf(row.project_id),
    skipped_reason: row.outcome === 'skipped' ? skippedReason(row, duplicates) : null,
    kept_reason: row.kept_reason && keptReason(row.kept_reason),
  }))
}
