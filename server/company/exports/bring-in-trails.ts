// Historic trails. Agreement trails are verified by the hashes they bring; the audit log continues in this server's own
// chain with its own digests, because the other server's secret is unknown here.
import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import { digestOf, headCode, isHeadOurs } from '#server/audit.ts'
import type { Db } from '#server/db/database.ts'
import { transaction_events } from '#server/db/schema/agreements.ts'
import { audit_heads, audits } from '#server/db/schema/audits.ts'
import type { Ports } from '#server/ports/ports.ts'
import { type ArchiveRow, fromArchive } from './archive-rows.ts'
import { held } from './bring-in-rows.ts'
import { checkRow } from './check-row.ts'
import { type Entity, entityOf } from './entities.ts'
import { words } from './words.ts'
import { brokenArchive } from './zip-reader.ts'

type Line = typeof audits.$inferInsert
const AT_ONCE = 200

/** Appends every line to the company's chain, in the order they had. */
export async function bringInAudits(
  db: Db,
  ports: Ports,
  company_id: number,
  rows: (entity: Entity) => AsyncGenerator<ArchiveRow>,
): Promise<{ last_hash: string }> {
  const entity = entityOf('audits')
  const [head] = await db.select().from(audit_heads).where(eq(audit_heads.company_id, company_id)).for('update')
  const vouched = head !== undefined && isHeadOurs(ports, head)
  let seq = head?.seq ?? 0
  let digest = head?.digest ?? ''
  let last_hash = ''
  let batch: Line[] = []
  const flush = async () => {
    if (batch.length > 0) await held('audits', db.insert(audits).values(batch))
    batch = []
  }
  for await (const { hash, ...row } of rows(entity)) {
    if (row['previous_hash'] !== last_hash || hash !== hashOf(row)) throw brokenArchive(words.why.audit_changed)
    last_hash = String(hash)
    const { previous_hash: _, ...said } = row
    seq += 1
    const line = lineOf(company_id, fromArchive(entity, checkRow(entity, said, ports.now())))
    digest = digestOf(ports, line, seq, digest)
    batch.push({ ...line, seq, digest })
    if (batch.length >= AT_ONCE) await flush()
  }
  await flush()
  if (head && seq > head.seq) {
    const mac = vouched ? headCode(ports, { ...head, seq, digest }) : null
    await db.update(audit_heads).set({ seq, digest, mac }).where(eq(audit_heads.company_id, company_id))
  }
  return { last_hash }
}

const hashOf = (row: object) => createHash('sha256').update(canonicaliseJson(row)).digest('hex')
const text = (value: unknown) => (typeof value === 'string' ? value : null)

function lineOf(company_id: number, row: ArchiveRow): Omit<Line, 'seq' | 'digest'> {
  const { id, at, actor_name, action, outcome, sentence, request_id, detail } = row
  const whole = [id, at, actor_name, action, sentence, request_id].every(one => typeof one === 'string')
  if (!whole || (outcome !== 'done' && outcome !== 'refused')) throw brokenArchive(words.why.audit_incomplete)
  return {
    company_id,
    id: String(id),
    at: new Date(String(at)),
    actor_name: String(actor_name),
    action: String(action),
    actor_id: text(row['actor_id']),
    impersonator_id: text(row['impersonator_id']),
    outcome,
    project_id: text(row['project_id']),
    entity_id: text(row['entity_id']),
    sentence: String(sentence),
    ip: text(row['ip']),
    request_id: String(request_id),
    detail: detail !== null && typeof detail === 'object' ? { ...detail } : {},
  }
}

/** True if every event of every agreement matches its hash and follows the previous one. */
export async function checkTrails(db: Db): Promise<void> {
  const { transaction_id, seq } = transaction_events
  const events = await db.select().from(transaction_events).orderBy(asc(transaction_id), asc(seq))
  let before: (typeof events)[number] | undefined
  for (const event of events) {
    const first = before?.transaction_id !== event.transaction_id
    const { company_id: _, hash, mac: _mac, keyed_later: _keyed_later, ...said } = event
    const follows =
      event.seq === (first ? 1 : (before?.seq ?? 0) + 1) && event.previous_hash === (first ? '' : before?.hash)
    if (!follows || hash !== hashOf({ ...said, at: event.at.toISOString() }))
      throw brokenArchive(words.why.agreement_trail)
    before = event
  }
}
