// Builds the sealed PDF after an agreement's last signature. Called right after it and by the sweeper, on any number of
// servers: the work is claimed for a while and done outside any transaction, and its result is stored only if none is
// there. If a server dies in between, the next one takes over. The document is added to the public seal log before it
// is signed, so that the signature covers the proof: a later failure leaves an entry whose document was never finished.
import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { PROOF_FILE, PROOF_ROOM, proofText } from '#machines/agreements/seal-log/proof-file.ts'
import { KeyUnreadable } from '#server/company/settings/signing-certificate.ts'
import { type Database, type Db, inCompany } from '../../db/database.ts'
import { transactions } from '../../db/schema/agreements.ts'
import { seals } from '../../db/schema/seals.ts'
import { keepFile } from '../../files/store.ts'
import { knowCompany, type OwnCompany } from '../../lib/own-company.ts'
import { type SealedPdf, sealPdf } from '../../ports/pdf/pdf-seal.ts'
import { Authority, TimestampMissing } from '../../ports/pdf/timestamp.ts'
import type { Ports } from '../../ports/ports.ts'
import { sealCode } from '../evidence/evidence-codes.ts'
import { TrailUnproven } from '../evidence/proven-trail.ts'
import { appendEvents } from '../evidence/trail.ts'
import { appendLeaves, type SealProof } from '../seal-log/append.ts'
import { tellTeam } from '../sending/tell-team.ts'
import type { TransactionRow } from '../view.ts'
import { words } from '../words.ts'
import { mailCopies } from './copies.ts'
import { loadSealFacts, type SealFacts } from './seal-facts.ts'

export type ToSeal = {
  company_id: number
  id: string
  /** As read by the signature just before. */
  company?: OwnCompany
  /** No other server can be working on it, so claims and pauses of a dead one are ignored. */
  at_once?: boolean
}
type Made = SealedPdf & { facts: SealFacts; proof: SealProof }

/** Longer than most documents take; after that another server may try, and only the first result is stored. */
const CLAIM_MS = 20_000
const MINUTE = 60_000
/** Growing, then hourly without limit: a signed agreement is never given up. */
const PAUSES_MS = [5_000, 30_000, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE]
const LONGEST_PAUSE_MS = 60 * MINUTE
/** Failed attempts before the team is notified. */
const TELL_AFTER = 4
/** A timestamp authority is tried every minute; the team is notified after this many failures. */
const TELL_OF_TIMESTAMP_AFTER = 15

/** The transaction as this call sealed it; undefined when it was sealed before, is being sealed elsewhere, or could not be. */
export async function sealOne(
  database: Database,
  ports: Ports,
  log: Logger | undefined,
  named: ToSeal,
): Promise<TransactionRow | undefined> {
  const claimed = await claim(database, ports, named)
  if (!claimed) return undefined
  try {
    const facts = await inCompany(database, named.company_id, async db => {
      if (named.company) knowCompany(db, named.company)
      return loadSealFacts(db, ports, claimed)
    })
    return await finish(database, ports, claimed, await make(database, ports, claimed, facts))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log?.error({ transaction: named.id, attempt: claimed.seal_attempts, reason }, 'an agreement could not be sealed')
    await postpone(database, ports, claimed, error)
    return undefined
  }
}

const claim = (database: Database, ports: Ports, named: ToSeal): Promise<TransactionRow | undefined> =>
  inCompany(database, named.company_id, async db => {
    const [row] = await db
      .update(transactions)
      .set({
        seal_attempts: sql`${transactions.seal_attempts} + 1`,
        next_seal_at: new Date(ports.now().getTime() + CLAIM_MS),
      })
      .where(
        and(
          eq(transactions.id, named.id),
          isNotNull(transactions.completed_at),
          isNull(transactions.sealed_at),
          named.at_once ? isNotNull(transactions.next_seal_at) : lte(transactions.next_seal_at, ports.now()),
        ),
      )
      .returning()
    return row
  })

async function make(database: Database, ports: Ports, claimed: TransactionRow, facts: SealFacts): Promise<Made> {
  const { timestamp } = facts.input
  // An authority that was silent before is tried first, so that each attempt does not leave an entry in the log.
  if (timestamp && claimed.seal_attempts > 1) await new Authority(timestamp.url, timestamp).tryOut()
  let proven: SealProof | undefined
  const log = {
    name: PROOF_FILE,
    room: PROOF_ROOM,
    prove: async (document_hash: string) => {
      const { proof } = await inCompany(database, claimed.company_id, db =>
        appendLeaves(db, ports, [{ document_hash, kind: 'seal' }]),
      )
      proven = proof
      return { proof: proofText(proof), at: new Date(proof.leaf.logged_at) }
    },
  }
  const sealed = await sealPdf({ ...facts.input, log })
  if (!proven) throw new Error('The document was not logged')
  return { ...sealed, facts, proof: proven }
}

/** Stores what was made, unless another server has stored its own meanwhile. */
const finish = (
  database: Database,
  ports: Ports,
  claimed: TransactionRow,
  { bytes, timestamp_at, facts, proof }: Made,
): Promise<TransactionRow | undefined> =>
  inCompany(database, claimed.company_id, async db => {
    knowCompany(db, facts.company)
    const { id, company_id, content } = claimed
    const { status, sealed_at } = transactions
    const [now] = await db.select({ status, sealed_at }).from(transactions).where(eq(transactions.id, id)).for('update')
    if (!now || now.sealed_at) return undefined
    const name = `${content.name}.pdf`
    const file = await keepFile(db, ports, { company_id, name, media_type: 'application/pdf', bytes })
    if (facts.input.timestamp && !timestamp_at) throw new TimestampMissing(words.in('en').no_timestamp)
    const seal = {
      company_id,
      transaction_id: id,
      leaf_index: proof.index,
      document_hash: proof.leaf.document_hash,
      file_hash: file.sha256,
      sealed_at: new Date(proof.leaf.logged_at),
      keyed_later: false,
    }
    await db.insert(seals).values({ ...seal, mac: sealCode(ports, seal) })
    const sealed = {
      signed_file_id: file.id,
      signed_hash: file.sha256,
      sealed_at: seal.sealed_at,
      certificate_id: facts.certificate_id,
      next_seal_at: null,
    }
    await db.update(transactions).set(sealed).where(eq(transactions.id, id))
    const row = { ...claimed, ...sealed, status: now.status }
    // If voided in between, it is sealed so no signature is lost, but not sent.
    const is_signed = row.status === 'signed'
    await appendEvents(db, ports, row, [
      {
        event: 'sealed',
        actor: ports.brand,
        detail: {
          sha256: file.sha256,
          certificate_sha256: facts.evidence.seal.fingerprint,
          log_number: String(proof.index + 1),
          ...(timestamp_at ? { timestamp: timestamp_at.toISOString() } : {}),
        },
      },
      ...(is_signed ? await mailCopies(db, ports, row, facts.signers, { id: file.id, name, size: bytes.length }) : []),
    ])
    if (is_signed) await tellSigned(db, ports, row, facts)
    return row
  })

async function tellSigned(db: Db, ports: Ports, row: TransactionRow, { certificate_ended }: SealFacts) {
  await tellTeam(db, ports, row, 'agreement_signed', of => ({
    subject: words.team.signed(of),
    sentence: certificate_ended ? words.team.signed_text_certificate_ended(of) : words.team.signed_text(of),
  }))
}

async function postpone(database: Database, ports: Ports, claimed: TransactionRow, error: unknown) {
  const { company_id, id, seal_attempts } = claimed
  const refused = error instanceof TrailUnproven
  await inCompany(database, company_id, async db => {
    await db
      .update(transactions)
      .set({
        next_seal_at: new Date(ports.now().getTime() + pauseAfter(error, seal_attempts)),
        ...(refused && { seal_refused_at: claimed.seal_refused_at ?? ports.now() }),
      })
      .where(and(eq(transactions.id, id), isNull(transactions.sealed_at)))
    if (refused ? claimed.seal_refused_at === null : seal_attempts === tellsAfter(error))
      await tellTeam(db, ports, claimed, 'agreement_signed', of => failureWords(error, of))
  })
}

function pauseAfter(error: unknown, attempts: number): number {
  if (error instanceof TimestampMissing) return MINUTE
  // It does not mend by itself, unless the server's secret was another for a while.
  if (error instanceof TrailUnproven) return LONGEST_PAUSE_MS
  return PAUSES_MS[attempts - 1] ?? LONGEST_PAUSE_MS
}

function tellsAfter(error: unknown): number {
  if (error instanceof TimestampMissing) return TELL_OF_TIMESTAMP_AFTER
  // A key that cannot be read does not mend by itself.
  return error instanceof KeyUnreadable ? 1 : TELL_AFTER
}

function failureWords(error: unknown, of: { agreement: string; project: string }) {
  const { team } = words
  if (error instanceof TrailUnproven)
    return {
      subject: team.not_sealed(of),
      sentence: team.not_sealed_text({ ...of, why: error.why, name: error.signer_name }),
    }
  const sentence =
    error instanceof KeyUnreadable
      ? team.key_unreadable(of)
      : error instanceof TimestampMissing
        ? team.timestamp_missing({ ...of, detail: error.message })
        : team.server_error(of)
  return { subject: team.not_yet_sealed(of), sentence }
}
