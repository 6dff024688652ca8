// Follows a company's audit log from its first entry to its last. Any edited, removed, inserted or moved entry breaks
// it; so does a truncated tail, since the head records the end and only the server can write a head.
import { createHash } from 'node:crypto'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { digestOf, entryText, isHeadOurs, redactionCode } from '#server/audit.ts'
import type { Db } from '#server/db/database.ts'
import { audit_heads, audits } from '#server/db/schema/audits.ts'
import { type Ports, sameText } from '#server/ports/ports.ts'
import { words } from './words.ts'

export type ChainReport = { entries: number; whole: boolean; fault?: string }

const PAGE = 1_000

/** Needs a transaction inside the company's tenant. */
export async function checkChain(db: Db, ports: Ports, company_id: number): Promise<ChainReport> {
  const [head] = await db.select().from(audit_heads).where(eq(audit_heads.company_id, company_id))
  let seq = 0
  let digest = ''
  const broken = (fault: string): ChainReport => ({ entries: seq, whole: false, fault })
  if (!head) return broken(words.fault.no_head)
  for (;;) {
    const page = await db.select().from(audits).where(gt(audits.seq, seq)).orderBy(asc(audits.seq)).limit(PAGE)
    for (const entry of page) {
      if (entry.seq !== seq + 1) return broken(words.fault.missing({ seq: seq + 1 }))
      if (!isAsWritten(ports, entry, entry.seq, digest))
        return broken(words.fault.changed({ seq: entry.seq, at: entry.at.toISOString() }))
      seq = entry.seq
      digest = entry.digest ?? ''
    }
    if (page.length < PAGE) break
  }
  if (head.seq !== seq || head.digest !== digest) return broken(words.fault.cut_off({ seq, entries: head.seq }))
  const { unchained, unchained_hash } = await hashUnchained(db, company_id)
  if (unchained !== head.unchained || unchained_hash !== head.unchained_hash) return broken(words.fault.outside)
  if (!isHeadOurs(ports, head)) return broken(words.fault.foreign_head)
  return { entries: seq, whole: true }
}

/** Of one whose personal data was erased the digest can't be computed again; the next entry's still covers it. */
function isAsWritten(ports: Ports, entry: typeof audits.$inferSelect, seq: number, before: string): boolean {
  const { digest, redaction } = entry
  if (redaction === null) return digest === digestOf(ports, entry, seq, before)
  return digest !== null && sameText(redaction, redactionCode(ports, entry, seq, digest))
}

/** Of the entries from before the log was a chain: how many, and one hash over all of them. */
export async function hashUnchained(
  db: Db,
  company_id: number,
): Promise<{ unchained: number; unchained_hash: string | null }> {
  const hash = createHash('sha256')
  let unchained = 0
  let last = ''
  for (;;) {
    const page = await db
      .select()
      .from(audits)
      .where(and(eq(audits.company_id, company_id), isNull(audits.seq), last ? gt(audits.id, last) : sql`true`))
      .orderBy(asc(audits.id))
      .limit(PAGE)
    for (const entry of page) hash.update(`${entryText(entry)}\n`)
    unchained += page.length
    last = page.at(-1)?.id ?? last
    if (page.length < PAGE) return { unchained, unchained_hash: unchained > 0 ? hash.digest('hex') : null }
  }
}
