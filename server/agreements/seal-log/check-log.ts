// Verifies the whole seal log, from its first leaf to its last signed head, and every seal of every company, for `npm
// run check-seals`. Paged, so memory use doesn't grow with the log.
import { and, asc, eq, gt, gte, isNotNull, sql } from 'drizzle-orm'
import { isHeadSigned } from '#machines/agreements/seal-log/check-proof.ts'
import { leafText } from '#machines/agreements/seal-log/log-text.ts'
import { type Database, inCompany } from '../../db/database.ts'
import { transactions } from '../../db/schema/agreements.ts'
import { companies } from '../../db/schema/company.ts'
import { seal_log, seal_log_heads, seal_log_nodes, seals } from '../../db/schema/seals.ts'
import type { Ports } from '../../ports/ports.ts'
import { wasSealedHere } from '../evidence/evidence-codes.ts'
import { hex, leafOf } from './append.ts'
import { headOf } from './read-log.ts'
import { addLeaf, type Hash, hashLeaf, keepFrontier, rootOf } from './tree-hash.ts'

type LogReport = {
  leaves: number
  heads: number
  seals: number
  /** Transactions marked as sealed but not sealed here: imported or inserted by hand. */
  foreign: { company: string; transaction_id: string }[]
  /** Messages; empty if intact. */
  faults: string[]
}

const PAGE = 1_000
/** After tampering every later entry fails the same way. */
const MOST_FAULTS = 50

export async function checkLog(database: Database, ports: Ports): Promise<LogReport> {
  const report: LogReport = { leaves: 0, heads: 0, seals: 0, foreign: [], faults: [] }
  await checkTree(database, ports, report)
  await checkSeals(database, ports, report)
  report.faults.splice(MOST_FAULTS)
  return report
}

async function checkTree(database: Database, ports: Ports, report: LogReport) {
  const nodes = new Map<string, Hash>()
  let before: Date | undefined
  for (;;) {
    const from = report.leaves
    const { leaves, heads, stored } = await database.transaction(async db => {
      const leaves = await db
        .select()
        .from(seal_log)
        .where(gte(seal_log.leaf_index, from))
        .orderBy(asc(seal_log.leaf_index))
        .limit(PAGE)
      const to = (leaves.at(-1)?.leaf_index ?? from) + 1
      return {
        leaves,
        heads: await db
          .select()
          .from(seal_log_heads)
          .where(and(gt(seal_log_heads.size, from), leaves.length < PAGE ? sql`true` : sql`size <= ${to}`))
          .orderBy(asc(seal_log_heads.size)),
        // Each node becomes whole with the leaf it ends in.
        stored: await db
          .select()
          .from(seal_log_nodes)
          .where(sql`(position + 1) << level::integer > ${from} and (position + 1) << level::integer <= ${to}`),
      }
    })
    const hash_by_place = new Map(stored.map(({ level, position, hash }) => [`${level}/${position}`, hex(hash)]))
    const due = new Map(heads.map(head => [head.size, head]))
    for (const row of leaves) {
      const index = report.leaves
      const subject = `Seal ${(index + 1).toLocaleString('en-US')} of the log`
      if (row.leaf_index !== index) return report.faults.push(`${subject} is missing.`)
      if (before && row.logged_at < before) report.faults.push(`${subject} is dated before the one before it.`)
      if (row.installation !== ports.installation.id) report.faults.push(`${subject} names another installation.`)
      before = row.logged_at
      const differs = addLeaf(index, hashLeaf(leafText(leafOf(row))), nodes).some(
        ({ level, position, hash }) => hash_by_place.get(`${level}/${position}`) !== hex(hash),
      )
      if (differs) report.faults.push(`${subject} is not what was logged.`)
      report.leaves = index + 1
      keepFrontier(report.leaves, nodes)
      const head = due.get(report.leaves)
      due.delete(report.leaves)
      if (head) await checkHead(head, hex(rootOf(report.leaves, nodes)), ports, report)
      if (report.faults.length > MOST_FAULTS) return
    }
    if (leaves.length < PAGE) {
      const [beyond] = due.keys()
      if (beyond !== undefined)
        report.faults.push(
          `The log was signed with ${beyond.toLocaleString('en-US')} seals and has only ${report.leaves}.`,
        )
      const [last] = await database.transaction(db =>
        db.select().from(seal_log_heads).where(eq(seal_log_heads.size, report.leaves)),
      )
      if (!last && report.leaves > 0) report.faults.push('The end of the log is not signed.')
      return
    }
  }
}

async function checkHead(row: typeof seal_log_heads.$inferSelect, root: string, ports: Ports, report: LogReport) {
  const head = headOf(row)
  const subject = `The head of the log at ${head.size.toLocaleString('en-US')} seals`
  report.heads++
  if (head.root !== root) report.faults.push(`${subject} is of another log.`)
  if (head.public_key !== ports.installation.public_key) report.faults.push(`${subject} was signed with another key.`)
  else if (!(await isHeadSigned(head))) report.faults.push(`${subject} was not signed by this installation.`)
}

async function checkSeals(database: Database, ports: Ports, report: LogReport) {
  const all = await database.transaction(db =>
    db.select({ id: companies.company_id, name: companies.name }).from(companies).orderBy(asc(companies.company_id)),
  )
  for (const { id, name } of all)
    for (let last = FIRST_ID; ; ) {
      const rows = await inCompany(database, id, db =>
        db
          .select({ transaction: transactions, seal: seals, leaf: seal_log })
          .from(transactions)
          .leftJoin(seals, eq(seals.transaction_id, transactions.id))
          .leftJoin(seal_log, eq(seal_log.leaf_index, seals.leaf_index))
          .where(and(isNotNull(transactions.sealed_at), gt(transactions.id, last)))
          .orderBy(asc(transactions.id))
          .limit(PAGE),
      )
      for (const { transaction, seal, leaf } of rows) {
        const subject = `The seal of agreement ${transaction.id} (${name})`
        if (!seal) {
          report.foreign.push({ company: name, transaction_id: transaction.id })
          continue
        }
        report.seals++
        const same =
          transaction.signed_hash === seal.file_hash && transaction.sealed_at?.getTime() === seal.sealed_at.getTime()
        if (!wasSealedHere(ports, seal)) report.faults.push(`${subject} was not made by this server.`)
        else if (!same) report.faults.push(`${subject} was changed.`)
        else if (leaf?.document_hash !== seal.document_hash) report.faults.push(`${subject} is not in the log.`)
        else if (!seal.keyed_later && leaf.logged_at.getTime() !== seal.sealed_at.getTime())
          report.faults.push(`${subject} gives another time than the log.`)
      }
      last = rows.at(-1)?.transaction.id ?? last
      if (rows.length < PAGE) break
    }
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000'
