// Follows a company's audit log from its first entry to its last. Any entry that was edited, taken out, put in or moved
// breaks it; so does a tail that was cut off, since the head knows where it ended.
import { and, asc, count, eq, gt, isNull } from 'drizzle-orm'
import { digestOf } from '../audit.ts'
import type { Db } from '../db/database.ts'
import { audit_heads, audits } from '../db/schema-audits.ts'
import type { Ports } from '../ports/ports.ts'

export type ChainReport = { entries: number; whole: boolean; fault?: string }

const PAGE = 1_000

/** Needs a transaction inside the company's tenant. */
export async function checkChain(db: Db, ports: Ports, company_id: number): Promise<ChainReport> {
  const [head] = await db.select().from(audit_heads).where(eq(audit_heads.company_id, company_id))
  let seq = 0
  let digest = ''
  let first_at: Date | undefined
  const broken = (fault: string): ChainReport => ({ entries: seq, whole: false, fault })
  for (;;) {
    const page = await db.select().from(audits).where(gt(audits.seq, seq)).orderBy(asc(audits.seq)).limit(PAGE)
    for (const entry of page) {
      first_at ??= entry.at
      if (entry.seq !== seq + 1) return broken(`Entry ${seq + 1} is missing.`)
      if (entry.digest !== digestOf(ports, entry, entry.seq, digest))
        return broken(`Entry ${entry.seq} of ${entry.at.toISOString()} is not what was written.`)
      seq = entry.seq
      digest = entry.digest
    }
    if (page.length < PAGE) break
  }
  if ((head?.seq ?? 0) !== seq || (head?.digest ?? '') !== digest)
    return broken(`The log ends at entry ${seq}; it was ${head?.seq ?? 0} entries long.`)
  if (first_at) {
    const outside = and(isNull(audits.seq), gt(audits.at, first_at))
    const [strays] = await db.select({ n: count() }).from(audits).where(outside)
    if (strays && strays.n > 0) return broken('There are entries that stand outside the chain.')
  }
  return { entries: seq, whole: true }
}
