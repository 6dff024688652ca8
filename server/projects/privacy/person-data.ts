// What a company stores about a homeowner, section by section, for the copy they can ask for. Without what isn't about them:
// costs, dealer fees, other people in the same project, and members' own data.
import { type SQL, sql } from 'drizzle-orm'
import { uuids } from '#server/db/among.ts'
import type { Db } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { mailsOf } from './preview.ts'
import type { Scope } from './scope.ts'
import type { words } from './words.ts'

type Section = keyof typeof words.sections
export type PersonData = { section: Section; rows: Record<string, unknown>[] }[]

export async function dataOf(db: Db, company_id: number, scope: Scope): Promise<PersonData> {
  const ids = uuids([...scope.deleted, ...scope.emptied, ...scope.shared])
  const own = uuids([...scope.deleted, ...scope.emptied])
  const their_emails = sql`${sql.param(scope.people.flatMap(({ email }) => (email ? email.toLowerCase() : [])))}::text[]`
  const queries: Record<Section, SQL> = {
    homeowners: sql`select firstname, lastname, email, phone, preferred_language, created_at from homeowners
      where id = any(${uuids(scope.homeowner_ids)}) order by created_at`,
    projects: sql`select number_prefix || number as number, name, status, address, utility_id, utility_name, consumption, roof_type, hoa, notes,
      tags, lead_source, appointment_at, appointment_on, size_w, price_cents, sold_at, created_at from projects where id = any(${ids}) order by number`,
    proposals: sql`select language, status, snapshot, accepted, published_at, view_count, last_viewed_at from proposals
      where project_id = any(${ids}) and published_at is not null order by published_at`,
    proposal_visits: sql`select opened_at, seconds, pages, option_name, device from proposal_visits where project_id = any(${own}) order by opened_at`,
    agreements: sql`select t.content ->> 'name' as document, t.status, s.role, s.name, s.email, s.phone, s.field_values, s.viewed_at, s.consented_at,
      s.signed_at, s.ip, s.user_agent, s.decline_reason from signers s join transactions t on t.company_id = s.company_id and t.id = s.transaction_id
      where t.project_id = any(${ids}) and lower(s.email) = any(${their_emails}) order by t.created_at`,
    agreement_events: sql`select t.content ->> 'name' as document, e.at, e.event, e.detail from transaction_events e
      join transactions t on t.company_id = e.company_id and t.id = e.transaction_id where t.project_id = any(${own}) order by e.at`,
    applications: sql`select lender, type, status, people, property, consents, facts, submitted_at, lender_reference from lender_applications
      where project_id = any(${own}) order by created_at`,
    invoices: sql`select number, status, title, bill_to, lines, note, issued_on, due_on, total_cents, open_cents from invoices
      where project_id = any(${own}) and status <> 'draft' order by issued_on`,
    payments: sql`select direction, amount_cents, method, reference, received_on from payments where project_id = any(${own}) order by received_on`,
    emails: sql`select t.kind, t.to_address, t.subject, t.body, t.status, t.created_at, t.sent_at from mails t where ${mailsOf(company_id, scope)} order by t.id`,
    notes: sql`select body, created_at, edited_at from notes where project_id = any(${own}) order by created_at`,
    tasks: sql`select title, due_on, done_at, created_at from tasks where project_id = any(${own}) order by created_at`,
    files: sql`select f.name, f.media_type, f.size, f.sha256, f.created_at from files f where f.id = any(${uuids(await filesOf(db, scope))}) order by f.created_at`,
    activity: sql`select at, sentence from audits where project_id = any(${own}) order by at`,
  }
  const data: PersonData = []
  for (const [section, query] of Object.entries(queries) as [Section, SQL][])
    data.push({ section, rows: rowsOf<Record<string, unknown>>(await db.execute(query)) })
  return data
}

/** Their documents and photos, in projects that are only theirs, and what they signed. */
export async function filesOf(db: Db, scope: Scope): Promise<string[]> {
  const own = uuids([...scope.deleted, ...scope.emptied])
  return rowsOf<{ id: string }>(
    await db.execute(sql`
      select f.file_id as id from project_files f where f.project_id = any(${own})
      union select t.signed_file_id from transactions t where t.project_id = any(${own}) and t.signed_file_id is not null
      union select i.file_id from invoices i where i.project_id = any(${own}) and i.file_id is not null
      union select u.file_id from lender_uploads u join lender_applications a on a.company_id = u.company_id and a.id = u.application_id
        where a.project_id = any(${own})`),
  ).map(({ id }) => id)
}
