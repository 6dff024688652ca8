// Takes a person out of the audit log without breaking its chain: an entry keeps the digest it was written with, and a code over
// what is left shows that only this server changed it (see audits/chain.ts).
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { type Term, withoutTerms } from '#machines/projects/privacy/terms.ts'
import { headCode, isHeadOurs, redactionCode } from '#server/audit.ts'
import { hashUnchained } from '#server/company/audits/chain.ts'
import { uuids } from '#server/db/among.ts'
import type { Db } from '#server/db/database.ts'
import { audit_heads, audits } from '#server/db/schema/audits.ts'
import type { Ports } from '#server/ports/ports.ts'

type Entry = typeof audits.$inferSelect
type Redaction = {
  company_id: number
  project_ids: readonly string[]
  terms: readonly Term[]
  close: readonly Term[]
}

/** Of an entry about the person's own project only this is left besides its sentence. */
const LEFT = new Set(['device', 'support', 'is_read', 'sentence_es'])

/** Among entries that `where` names; returns how many it changed. */
export async function redactAudits(
  db: Db,
  ports: Pick<Ports, 'sign'>,
  { company_id, project_ids, terms, close }: Redaction,
  where: SQL,
): Promise<number> {
  const patterns = terms.map(({ pattern }) => pattern).join('|')
  const found = patterns
    ? sql`(sentence ~ ${patterns} or detail::text ~ ${patterns} or actor_name ~ ${patterns})`
    : sql`false`
  const rows = await db
    .select()
    .from(audits)
    .where(and(eq(audits.company_id, company_id), where, sql`(project_id = any(${uuids(project_ids)}) or ${found})`))
    .orderBy(asc(audits.id))
  const theirs = new Set(project_ids)
  for (const row of rows) {
    const close_by = row.project_id !== null && theirs.has(row.project_id)
    const left = close_by ? withoutPerson(row, [...terms, ...close]) : { ...row, ...cleaned(row, terms) }
    const { sentence, detail, actor_name, ip } = left
    await db
      .update(audits)
      .set({
        sentence,
        detail,
        actor_name,
        ip,
        redaction: row.seq === null ? null : redactionCode(ports, left, row.seq, row.digest ?? ''),
      })
      .where(and(eq(audits.company_id, company_id), eq(audits.id, row.id)))
  }
  if (rows.some(({ seq }) => seq === null)) await hashUnchainedAgain(db, ports, company_id)
  return rows.length
}

function withoutPerson(row: Entry, terms: readonly Term[]): Entry {
  const detail = Object.fromEntries(Object.entries(row.detail).filter(([name]) => LEFT.has(name)))
  const { sentence, actor_name, detail: clean } = cleaned({ ...row, detail }, terms)
  // Members keep their name; homeowners act by link, so their entries name no user.
  return row.actor_id === null
    ? { ...row, sentence, detail: clean, actor_name, ip: null }
    : { ...row, sentence, detail: clean }
}

const cleaned = ({ sentence, detail, actor_name, actor_id }: Entry, terms: readonly Term[]) => ({
  sentence: withoutTerms(sentence, terms),
  detail: everyText(detail, text => withoutTerms(text, terms)),
  actor_name: actor_id === null ? withoutTerms(actor_name, terms) : actor_name,
})

function everyText<T>(value: T, change: (text: string) => string): T
function everyText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map(one => everyText(one, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [change(name), everyText(one, change)]))
}

/** Entries from before the log was a chain have one hash over all of them. One that was wrong before stays wrong. */
async function hashUnchainedAgain(db: Db, ports: Pick<Ports, 'sign'>, company_id: number) {
  const [head] = await db.select().from(audit_heads).where(eq(audit_heads.company_id, company_id)).for('update')
  if (!head || !isHeadOurs(ports, head)) return
  const next = { ...head, ...(await hashUnchained(db, company_id)) }
  await db
    .update(audit_heads)
    .set({ ...next, mac: headCode(ports, next) })
    .where(eq(audit_heads.company_id, company_id))
}
