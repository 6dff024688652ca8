// Records that the remaining signers signed on paper. The agreement continues as if signed electronically, unsealed.
import { eq } from 'drizzle-orm'
import { canBeSigned, nextAgreementStatuses } from '#machines/agreements/agreement-transaction.machine.ts'
import { paperFaults } from '#machines/agreements/paper/paper-faults.ts'
import { dayIn } from '#machines/lib/day-in.ts'
import { dayWords } from '#machines/lib/format.ts'
import { illegalTransition, refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '../../caller.ts'
import type { Db } from '../../db/database.ts'
import { type PaperSignerRow, paper_records, signers as signerRows } from '../../db/schema/agreements.ts'
import { readTimezone } from '../../lib/company-day.ts'
import type { Ports } from '../../ports/ports.ts'
import type { ProjectRow } from '../../projects/access.ts'
import type { NewEvent } from '../evidence/trail.ts'
import { complete } from '../sealing/complete.ts'
import { tellTeam } from '../sending/tell-team.ts'
import { endSigningLink } from '../signing/signing-links.ts'
import { type SignerRow, signersOf, type TransactionRow } from '../view.ts'
import { words } from '../words.ts'
import type { Scan } from './scan.ts'

type Input = Schemas['NewPaperRecord']
type Read = { scan: Scan; page_count: number }

/** The caller has locked the project and the transaction. */
export async function recordPaper(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  { project, row }: { project: ProjectRow; row: TransactionRow },
  input: Input,
  { scan, page_count }: Read,
): Promise<{ id: string; row: TransactionRow }> {
  if (!canBeSigned(row.status))
    throw illegalTransition('agreement', row.status, 'signed', nextAgreementStatuses(row.status))
  const all = await signersOf(db, row.id)
  const faults = await faultsOf(db, ports, row, all, input)
  if (scan.sha256 === row.document_hash) faults['file_id'] = words.scan_is_document
  if (Object.keys(faults).length > 0) throw refuse(400, 'invalid_input', faults)
  const now = ports.now()
  const actor = caller.name
  const events: NewEvent[] = []
  const kept: PaperSignerRow[] = []
  for (const { signer_id, signed_on } of input.signers) {
    const signer = all.find(({ id }) => id === signer_id)
    if (!signer) continue
    await db
      .update(signerRows)
      .set({ status: 'signed', signed_at: momentOf(signed_on, now) })
      .where(eq(signerRows.id, signer_id))
    events.push({ event: 'signed_on_paper', actor, signer_id, detail: { signed_on: dayWords(signed_on) } })
    kept.push({ signer_id, signed_on, before: signer.status })
  }
  // Nothing remains to be signed, and open pages must not suggest otherwise.
  for (const signer of all) await endSigningLink(db, ports, signer)
  const note = input.note?.trim() ?? ''
  events.push({
    event: 'paper_recorded',
    actor,
    detail: {
      scan_sha256: scan.sha256,
      pages: String(page_count),
      received_on: dayWords(input.received_on),
      ...(note ? { note } : {}),
    },
  })
  const { row: completed, moved_project } = await complete(db, ports, row, { seal: false, events, project })
  const id = ports.id()
  await db.insert(paper_records).values({
    company_id: row.company_id,
    id,
    transaction_id: row.id,
    received_on: input.received_on,
    note,
    file_id: scan.id,
    file_name: scan.name,
    file_hash: scan.sha256,
    page_count,
    signers: kept,
    moved_project,
    recorded_by: caller.user_id,
    recorded_by_name: caller.name,
    recorded_at: now,
  })
  await tellTeam(db, ports, row, 'agreement_signed', of => ({
    subject: words.team.on_paper(of),
    sentence: words.team.on_paper_text({ ...of, name: caller.name }),
  }))
  return { id, row: completed }
}

async function faultsOf(db: Db, ports: Ports, row: TransactionRow, all: readonly SignerRow[], input: Input) {
  const timezone = await readTimezone(db)
  const days = { made_on: dayIn(timezone, row.created_at), today: dayIn(timezone, ports.now()) }
  return paperFaults(all, input, days)
}

/** Noon in UTC is the same day in every state and territory, and never later than it was recorded. */
function momentOf(day: string, now: Date): Date {
  const noon = new Date(`${day}T12:00:00.000Z`)
  return noon < now ? noon : now
}
