// The job that erases a homeowner: first the rows that are theirs alone, in one transaction; then every mention of them elsewhere,
// table by table, so that others go on working. It may run again from the beginning.
import { eq, sql } from 'drizzle-orm'
import { closeTerms, ERASED_NAME, ssnTerm, type Term, termsOf } from '#machines/projects/privacy/terms.ts'
import type { Schemas } from '#sdk/types.ts'
import { openPrivate } from '#server/applications/lenders/draft/private.ts'
import { uuids } from '#server/db/among.ts'
import { type Db, inCompany } from '#server/db/database.ts'
import { asEraser } from '#server/db/roles/eraser.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { privacy_requests } from '#server/db/schema/projects.ts'
import { type JobWork, jobKind } from '#server/jobs/job-kind.ts'
import type { Ports } from '#server/ports/ports.ts'
import { keepSearchText } from '#server/projects/search-text.ts'
import { deleteRows } from './delete-project.ts'
import { keptRows, type Moment } from './kept.ts'
import { countErased, listKept } from './preview.ts'
import { redactAudits } from './redact-audits.ts'
import type { Scope } from './scope.ts'
import { piecesOf, sweepTable, textTables } from './sweep.ts'
import { words } from './words.ts'

/** Search terms are sealed, so the job leaves no trace of the person itself. */
export type ErasureInput = { request_id: string; sealed: string }
type Wanted = { scope: Scope; terms: Term[] }
const labelOf = (request_id: string) => `privacy-request/${request_id}`

export function sealWanted(ports: Ports, request_id: string, wanted: Wanted): ErasureInput {
  const sealed = ports.vault.seal(labelOf(request_id), Buffer.from(JSON.stringify(wanted)))
  return { request_id, sealed: Buffer.from(sealed).toString('base64') }
}
export async function begunErasure(db: Db, { job_id }: { job_id: string | null }): Promise<ErasureInput | undefined> {
  const [job] = job_id === null ? [] : await db.select({ input: jobs.input }).from(jobs).where(eq(jobs.id, job_id))
  return job && 'sealed' in job.input ? (job.input as ErasureInput) : undefined
}
const openWanted = (ports: Ports, { request_id, sealed }: ErasureInput): Wanted =>
  JSON.parse(Buffer.from(ports.vault.open(labelOf(request_id), Buffer.from(sealed, 'base64'))).toString())

/** With the Social Security numbers that an unfinished application still holds. */
export async function wantedOf(db: Db, ports: Ports, scope: Scope, others: readonly string[]): Promise<Wanted> {
  const rows = await db
    .select({ id: lender_applications.id, private_sealed: lender_applications.private_sealed })
    .from(lender_applications)
    .where(sql`${lender_applications.project_id} = any(${uuids([...scope.deleted, ...scope.emptied])})`)
  const numbers = rows.flatMap(row => Object.values(openPrivate(ports, row)).flatMap(({ ssn }) => ssn ?? []))
  return { scope, terms: [...termsOf(scope.people, others), ...numbers.flatMap(number => ssnTerm(number) ?? [])] }
}

export const erasePerson = jobKind<ErasureInput>({
  permissions: ['privacy.manage'],
  page: '/settings/company/privacy',
  run: async work => {
    const { database, ports, job, input } = work
    const { company_id } = job
    const at: Moment = { company_id, now: ports.now() }
    const { scope, terms } = openWanted(ports, input)
    const tables = await database.asOwner(textTables)
    const total = tables.length + 2
    await work.progress(0, total, () => words.erasing_rows)
    const { erased, kept } = await asEraser(database, company_id, db => eraseRows(db, at, scope))
    await work.progress(1, total, () => words.erasing_log)
    const redaction = {
      company_id,
      project_ids: [...scope.deleted, ...scope.emptied],
      terms,
      close: closeTerms(scope.people, scope.streets),
    }
    for await (const piece of piecesOf(database, 'audits'))
      await asEraser(database, company_id, db => redactAudits(db, ports, redaction, piece))
    const streets = closeTerms([], scope.streets)
    let mentions = 0
    for (const [n, table] of tables.filter(({ name }) => name !== 'audits').entries()) {
      // Stored idempotent responses may hold anything, the address included.
      const wider = table.name === 'idempotency_keys' ? [...terms, ...streets] : terms
      mentions += await sweepTable(database, at, table, wider)
      await work.progress(n + 2, total, () => words.erasing_mentions)
    }
    return finish(work, scope, mentions > 0 ? [...erased, { what: 'other', count: mentions }] : erased, kept)
  },
})

async function eraseRows(db: Db, at: Moment, scope: Scope) {
  const { company_id } = at
  const result = { erased: await countErased(db, at, scope), kept: await listKept(db, at, scope) }
  await deleteRows(db, at, scope)
  await emptyProjects(db, at, scope.emptied)
  await leaveShared(db, company_id, scope)
  // Files that jobs made of what was there.
  await db.execute(sql`
    delete from files t where t.company_id = ${company_id}
      and t.job_id in (select j.id from jobs j where j.company_id = ${company_id} and j.status = 'done')`)
  await db.execute(sql`
    update jobs set file_id = null, file_expires_at = null where company_id = ${company_id} and status = 'done' and file_id is not null`)
  for (const id of [...scope.emptied, ...scope.shared]) await keepSearchText(db, id)
  return result
}

/** Their figures stay, for what is kept refers to them. */
async function emptyProjects(db: Db, at: Moment, ids: readonly string[]) {
  const { company_id } = at
  const these = uuids(ids)
  const project = sql`company_id = ${company_id} and project_id = any(${these})`
  await db.execute(sql`
    update projects set name = ${ERASED_NAME}, name_key = plain_text(${ERASED_NAME}), address = null, utility_name = null,
      consumption = null, notes = '', tags = '{}', hoa = null, lead_source = null, appointment_at = null, appointment_on = null
    where company_id = ${company_id} and id = any(${these})`)
  await db.execute(sql`
    update homeowners set firstname = ${ERASED_NAME}, lastname = 'homeowner', email = null, phone = null where ${project}`)
  await db.execute(sql`update project_moves set reason = null where ${project}`)
  // What was sent to a lender and what it answered, in full; the application says what was decided.
  await db.execute(sql`
    update lender_calls c set request_sealed = null, answer = null from lender_applications a
    where a.company_id = ${company_id} and c.company_id = a.company_id and a.id = c.application_id
      and a.project_id = any(${these}) and c.state in ('done', 'refused', 'overdue', 'abandoned')`)
  await db.execute(sql`
    update lender_applications t set people = '[]', consents = '[]', private_sealed = null, share = null
    where ${project} and t.id not in ${keptRows(at).kept.applications}`)
}

/** Another homeowner becomes the primary one. */
async function leaveShared(db: Db, company_id: number, { shared, homeowner_ids }: Scope) {
  await db.execute(sql`
    delete from homeowners where company_id = ${company_id} and id = any(${uuids(homeowner_ids)}) and project_id = any(${uuids(shared)})`)
  await db.execute(sql`
    update homeowners h set is_primary = true
    where h.company_id = ${company_id} and h.project_id = any(${uuids(shared)})
      and h.id = (select o.id from homeowners o where o.company_id = h.company_id and o.project_id = h.project_id
        order by o.is_primary desc, o.created_at, o.id limit 1) and not h.is_primary`)
}

async function finish(
  { database, ports, job, input, caller }: JobWork<ErasureInput>,
  { deleted, emptied, shared }: Scope,
  erased: Schemas['PrivacyCount'][],
  kept: Schemas['PrivacyKept'][],
) {
  await inCompany(database, job.company_id, async db => {
    await db
      .update(jobs)
      .set({ input: { request_id: input.request_id } })
      .where(eq(jobs.id, job.id))
    await db
      .update(privacy_requests)
      .set({
        status: 'done',
        name: '',
        note: '',
        outcome: { erased, kept },
        project_ids: [...emptied, ...shared],
        answered_at: ports.now(),
        answered_by_name: caller.name,
        version: sql`${privacy_requests.version} + 1`,
      })
      .where(eq(privacy_requests.id, input.request_id))
  })
  return {
    sentence: () => words.erased({ kept: kept.length }),
    facts: { projects_deleted: deleted.length, documents_kept: kept.length },
  }
}
