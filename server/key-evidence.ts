// Keys evidence from before evidence was keyed (migration 0039): trails, seals and audit heads. Runs once, at the first start after
// that upgrade, before anyone can sign in. Such evidence is marked as keyed later, since the server can only vouch that it existed by
// then. A row inserted by hand afterwards is never keyed.
import { and, asc, eq, exists, gt, isNotNull, sql } from 'drizzle-orm'
import { hashUnchained } from '#server/company/audits/chain.ts'
import { eventCode, sealCode, wasMadeHere } from './agreements/evidence/evidence-codes.ts'
import { type TrailRow, trailIsWhole } from './agreements/evidence/trail.ts'
import { appendLeaves, type NewLeaf } from './agreements/seal-log/append.ts'
import { headCode } from './audit.ts'
import { type Database, type Db, inCompany } from './db/database.ts'
import { transaction_events, transactions } from './db/schema/agreements.ts'
import { audit_heads, audits } from './db/schema/audits.ts'
import { companies } from './db/schema/company.ts'
import { evidence_keying, seals } from './db/schema/seals.ts'
import { type Ports, sameText } from './ports/ports.ts'

type Keyed = { events: number; seals: number }

const AT_ONCE = 100

/**
 * Before anyone can sign in. A server whose record of it was tampered with still starts; it seals nothing that it can't vouch
 * for.
 */
export async function keyEvidenceOnce(database: Database, ports: Ports, warn: (sentence: string) => void) {
  try {
    await keyEvidence(database, ports)
  } catch (error) {
    if (!(error instanceof KeyingChanged)) throw error
    warn(error.message)
  }
}

export class KeyingChanged extends Error {
  constructor() {
    super(
      'Evidence recorded before cannot be verified: the server’s secret or the record of when evidence was keyed has changed. Put the secret back (SUNQUILL_SECRET, or the file `secret` in DATA_DIR), or restore a backup. Until then, agreements under way are not sealed.',
    )
    this.name = 'KeyingChanged'
  }
}

/** Returns null if it was done before. Throws KeyingChanged if its record was tampered with. */
export async function keyEvidence(database: Database, ports: Ports): Promise<Keyed | null> {
  const [mark] = await database.asOwner(db => db.select().from(evidence_keying))
  if (mark?.done_at && sameText(mark.mac ?? '', markOf(ports, mark.done_at))) return null
  const all = await database.transaction(db => db.select({ id: companies.company_id }).from(companies))
  // Ceremony codes exist only after this.
  if (!mark || mark.done_at || (await anyKeyedHere(database, all))) throw new KeyingChanged()
  await database.asOwner(db => db.execute(sql`grant update (mac, keyed_later) on transaction_events to sunquill_app`))
  const keyed: Keyed = { events: 0, seals: 0 }
  for (const { id } of all) {
    keyed.events += await keyTrails(database, ports, id)
    keyed.seals += await logSeals(database, ports, id)
    await inCompany(database, id, db => keyAudits(db, ports, id))
  }
  await database.asOwner(async db => {
    await db.execute(sql`revoke update (mac, keyed_later) on transaction_events from sunquill_app`)
    const done_at = ports.now()
    await db.update(evidence_keying).set({ done_at, mac: markOf(ports, done_at) })
  })
  return keyed
}

const markOf = ({ sign }: Ports, done_at: Date) => sign('evidence keyed', done_at.toISOString())

async function anyKeyedHere(database: Database, all: readonly { id: number }[]): Promise<boolean> {
  for (const { id } of all) {
    const [one] = await inCompany(database, id, db =>
      db
        .select({ seq: transaction_events.seq })
        .from(transaction_events)
        .where(and(isNotNull(transaction_events.mac), eq(transaction_events.keyed_later, false)))
        .limit(1),
    )
    if (one) return true
  }
  return false
}

/** A trail with a broken chain gets no codes and is never sealed. */
async function keyTrails(database: Database, ports: Ports, company_id: number): Promise<number> {
  let keyed = 0
  for (let last = FIRST_ID; ; ) {
    const ids = await inCompany(database, company_id, async db => {
      const rows = await db
        .select({ id: transactions.id })
        .from(transactions)
        .where(gt(transactions.id, last))
        .orderBy(asc(transactions.id))
        .limit(AT_ONCE)
      for (const { id } of rows) keyed += await keyTrail(db, ports, id)
      return rows
    })
    last = ids.at(-1)?.id ?? last
    if (ids.length < AT_ONCE) return keyed
  }
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000'

const trailOf = (db: Db, id: string): Promise<TrailRow[]> =>
  db.select().from(transaction_events).where(eq(transaction_events.transaction_id, id)).orderBy(transaction_events.seq)

async function keyTrail(db: Db, ports: Ports, id: string): Promise<number> {
  const trail = await trailOf(db, id)
  if (!trailIsWhole(trail) || trail.every(({ mac }) => mac !== null)) return 0
  let before = ''
  const codes = trail.map(event => {
    before = eventCode(ports, { ...event, keyed_later: true }, before)
    return { seq: event.seq, mac: before }
  })
  await db.execute(sql`
    update transaction_events event set mac = code.mac, keyed_later = true
    from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as code (seq integer, mac text)
    where event.transaction_id = ${id} and event.seq = code.seq`)
  return codes.length
}

/** Documents sealed before the log existed enter it by the hash of the whole file, as earlier seals. */
async function logSeals(database: Database, ports: Ports, company_id: number): Promise<number> {
  let logged = 0
  for (let last = FIRST_ID; ; ) {
    const rows = await inCompany(database, company_id, async db => {
      const page = await unloggedSeals(db, last)
      const valid: { id: string; hash: string; sealed_at: Date }[] = []
      for (const { id, signed_hash: hash, sealed_at } of page)
        if (hash && sealed_at && tellsSeal(ports, await trailOf(db, id), hash)) valid.push({ id, hash, sealed_at })
      const [first, ...rest] = valid.map(({ hash }): NewLeaf => ({ document_hash: hash, kind: 'earlier' }))
      if (first) {
        const { logged: leaves } = await appendLeaves(db, ports, [first, ...rest])
        const made = valid.map(({ id, hash, sealed_at }, place) => ({
          company_id,
          transaction_id: id,
          leaf_index: leaves[place]?.index ?? 0,
          document_hash: hash,
          file_hash: hash,
          sealed_at,
          keyed_later: true,
        }))
        await db.insert(seals).values(made.map(seal => ({ ...seal, mac: sealCode(ports, seal) })))
      }
      logged += valid.length
      return page
    })
    last = rows.at(-1)?.id ?? last
    if (rows.length < AT_ONCE) return logged
  }
}

const unloggedSeals = (db: Db, after: string) =>
  db
    .select({ id: transactions.id, signed_hash: transactions.signed_hash, sealed_at: transactions.sealed_at })
    .from(transactions)
    .where(
      and(
        gt(transactions.id, after),
        isNotNull(transactions.sealed_at),
        isNotNull(transactions.signed_hash),
        sql`not ${exists(db.select({ one: sql`1` }).from(seals).where(eq(seals.transaction_id, transactions.id)))}`,
      ),
    )
    .orderBy(asc(transactions.id))
    .limit(AT_ONCE)

const tellsSeal = (ports: Ports, trail: readonly TrailRow[], hash: string): boolean =>
  wasMadeHere(ports, trail) &&
  trail.some(({ event, detail }) => event === 'sealed' && [undefined, hash].includes(detail['sha256']))

async function keyAudits(db: Db, ports: Ports, company_id: number) {
  const [known] = await db.select().from(audit_heads).for('update')
  if (known?.mac) return
  const [chained] = await db.select({ seq: audits.seq }).from(audits).where(isNotNull(audits.seq)).limit(1)
  // A chain that lost its head isn't given a new one.
  if (!known && chained) return
  const head = { ...(known ?? { company_id, seq: 0, digest: '' }), ...(await hashUnchained(db, company_id)) }
  const mac = headCode(ports, head)
  await db
    .insert(audit_heads)
    .values({ ...head, mac })
    .onConflictDoUpdate({ target: audit_heads.company_id, set: { ...head, mac } })
}
