// A transaction as the company sees it.

import { and, desc, eq, inArray } from 'drizzle-orm'
import { nextActions } from '#machines/agreements/actions.ts'
import { isTurnOf } from '#machines/agreements/turns.ts'
import { notFound } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { projects } from '#server/db/schema/projects.ts'
import { type Standing, standings } from '#server/money/quote/basis.ts'
import { loadSales } from '#server/money/sale/load-sale.ts'
import type { RatedSale } from '#server/money/sale/sale.ts'
import type { Db } from '../db/database.ts'
import { signers, transaction_events, transactions } from '../db/schema/agreements.ts'
import { mails } from '../db/schema/mails.ts'
import { fileAddress } from '../files/store.ts'
import type { Ports } from '../ports/ports.ts'
import { checkTrail, type TrailRow } from './evidence/trail.ts'
import { paperViews } from './paper/paper-rows.ts'
import { words } from './words.ts'

export type TransactionRow = typeof transactions.$inferSelect
type MailStatus = (typeof mails.$inferSelect)['status']
export type SignerRow = typeof signers.$inferSelect

export const signersOf = (db: Db, transaction_id: string): Promise<SignerRow[]> =>
  db.select().from(signers).where(eq(signers.transaction_id, transaction_id)).orderBy(signers.position)

/** The newest first. */
export const transactionsOf = async (db: Db, project_id: string): Promise<TransactionRow[]> =>
  db.select().from(transactions).where(eq(transactions.project_id, project_id)).orderBy(desc(transactions.id))

export const signerView = (
  row: TransactionRow,
  signer: SignerRow,
  all: readonly SignerRow[],
  mail_status?: MailStatus,
): Schemas['TransactionSigner'] => ({
  id: signer.id,
  role: signer.role,
  step: signer.step,
  name: signer.name,
  email: signer.email,
  phone: signer.phone,
  language: signer.language,
  status: signer.status,
  my_turn: row.status === 'sent' && isTurnOf(signer, all),
  // For an agreement that ended or is signed, the link no longer allows signing.
  link_expires_at: (row.status === 'sent' && signer.link_expires_at?.toISOString()) || null,
  sent_at: signer.sent_at?.toISOString() ?? null,
  mail_status: mail_status ?? null,
  handed_at: signer.handed_at?.toISOString() ?? null,
  handed_by: signer.handed_by,
  reminded_at: signer.reminded_at?.toISOString() ?? null,
  viewed_at: signer.viewed_at?.toISOString() ?? null,
  signed_at: signer.signed_at?.toISOString() ?? null,
  in_person_by: signer.in_person_by,
})

/** A short-lived address of the sealed PDF; null until it is made. */
export const signedSrc = (ports: Ports, { company_id, content, signed_file_id }: TransactionRow) =>
  signed_file_id
    ? fileAddress(
        ports,
        company_id,
        signed_file_id,
        words.in(content.language).signed_file_name({ name: content.name.replaceAll(/[^\w .-]/g, '') }),
      )
    : null

/** `sale` is the one of its project, where it is loaded already. */
export async function transactionView(
  db: Db,
  ports: Ports,
  row: TransactionRow,
  sale?: RatedSale,
): Promise<Schemas['Transaction']> {
  const [view] = await transactionViews(db, ports, [row], sale)
  if (!view) throw notFound('agreement')
  return view
}

/** In their order, with a few queries for all of them: a page asks for them every few seconds. */
export async function transactionViews(
  db: Db,
  ports: Ports,
  rows: readonly TransactionRow[],
  sale?: RatedSale,
): Promise<Schemas['Transaction'][]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const people = await db.select().from(signers).where(inArray(signers.transaction_id, ids)).orderBy(signers.position)
  const trails = await db
    .select()
    .from(transaction_events)
    .where(inArray(transaction_events.transaction_id, ids))
    .orderBy(transaction_events.seq)
  const papers = await paperViews(db, ports, rows, people)
  const mailed = await lastMails(
    db,
    people.map(({ id }) => id),
  )
  const stands = await standingsOf(db, rows, sale)
  const now = ports.now()
  return rows.map(row => {
    const all = people.filter(({ transaction_id }) => transaction_id === row.id)
    const trail = trails.filter(({ transaction_id }) => transaction_id === row.id)
    const paper_records = papers.filter(({ record }) => record.transaction_id === row.id).map(({ view }) => view)
    const is_on_paper = paper_records.some(({ taken_back }) => taken_back === null)
    return {
      id: row.id,
      project_id: row.project_id,
      agreement_id: row.agreement_id,
      agreement_name: row.content.name,
      agreement_version: row.agreement_version,
      kind: row.content.kind,
      status: row.status,
      signers: all.map(signer => signerView(row, signer, all, mailed.get(signer.id))),
      document_hash: row.document_hash,
      document_src: fileAddress(ports, row.company_id, row.document_file_id),
      completed_at: row.completed_at?.toISOString() ?? null,
      sealed_at: row.sealed_at?.toISOString() ?? null,
      signed_src: signedSrc(ports, row),
      signed_hash: row.signed_hash,
      reason: row.reason,
      paper_records,
      paper_requested_by: all.filter(signer => wantsPaper(signer, trail)).map(({ id }) => id),
      ...(stands.get(row.id) ?? { is_current: false, changes: [] }),
      next_actions: nextActions({ ...row, is_on_paper }, all, now),
      trail: checkTrail(ports, trail, row, all),
      created_by_name: row.created_by_name,
      created_at: row.created_at.toISOString(),
      version: row.version,
    }
  })
}

/** Status of the last email with a signing link, by signer. */
async function lastMails(db: Db, signer_ids: string[]): Promise<Map<string, MailStatus>> {
  if (signer_ids.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([mails.signer_id], { signer_id: mails.signer_id, status: mails.status })
    .from(mails)
    .where(and(inArray(mails.signer_id, signer_ids), inArray(mails.kind, ['agreement', 'agreement_reminder'])))
    .orderBy(mails.signer_id, desc(mails.id))
  return new Map(rows.flatMap(({ signer_id, status }) => (signer_id ? [[signer_id, status] as const] : [])))
}

/** The last thing they decided was paper. */
function wantsPaper({ id, status }: SignerRow, trail: readonly TrailRow[]): boolean {
  if (status === 'signed') return false
  const decided = trail.findLast(({ event, detail }) => DECISIONS.has(event) && detail['signer_id'] === id)
  return decided !== undefined && decided.event !== 'consented'
}

const DECISIONS: ReadonlySet<string> = new Set(['consented', 'consent_withdrawn', 'paper_requested'])

/** By the transaction's id: whether design and price are still what it was sent with. */
async function standingsOf(
  db: Db,
  rows: readonly TransactionRow[],
  sale: RatedSale | undefined,
): Promise<Map<string, Standing>> {
  const project_ids = [...new Set(rows.map(({ project_id }) => project_id))]
  const standing_by_signer = new Map<string, Standing>()
  const sales = sale
    ? [sale]
    : await loadSales(db, await db.select().from(projects).where(inArray(projects.id, project_ids)))
  for (const sale of sales) {
    const theirs = rows.filter(({ project_id }) => project_id === sale.project.id)
    const stands = await standings(db, sale, [...new Set(theirs.map(({ basis_hash }) => basis_hash))])
    for (const { id, basis_hash } of theirs) {
      const one = stands.get(basis_hash)
      if (one) standing_by_signer.set(id, one)
    }
  }
  return standing_by_signer
}
