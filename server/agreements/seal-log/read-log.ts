// The public log of seals as anyone may read it: its head, its leaves by number, and proofs.
import { asc, desc, eq, gte } from 'drizzle-orm'
import type { Leaf, TreeHead } from '#machines/agreements/seal-log/log-text.ts'
import { consistencyPath, inclusionPath, type Range, subtreesOf } from '#machines/agreements/seal-log/merkle.ts'
import type { Db } from '../../db/database.ts'
import { seal_log, seal_log_heads } from '../../db/schema/seals.ts'
import { hex, leafOf, readNodes, type SealProof } from './append.ts'
import { hashOfRange, nameOf } from './tree-hash.ts'

/** Null before the first seal. */
export async function latestHead(db: Db): Promise<TreeHead | null> {
  const [row] = await db.select().from(seal_log_heads).orderBy(desc(seal_log_heads.size)).limit(1)
  return row ? headOf(row) : null
}

export const headOf = ({ at, ...head }: typeof seal_log_heads.$inferSelect): TreeHead => ({
  ...head,
  at: at.toISOString(),
})

/** Of the first leaf of this document, in the newest tree. */
export async function proofOf(db: Db, document_hash: string): Promise<SealProof | null> {
  const [row] = await db
    .select()
    .from(seal_log)
    .where(eq(seal_log.document_hash, document_hash))
    .orderBy(asc(seal_log.leaf_index))
    .limit(1)
  const head = row && (await latestHead(db))
  if (!row || !head || row.leaf_index >= head.size) return null
  const path = await hashesOf(db, inclusionPath(row.leaf_index, head.size))
  return { index: row.leaf_index, leaf: leafOf(row), path, head }
}

export const consistencyOf = (db: Db, from: number, to: number): Promise<string[]> =>
  hashesOf(db, consistencyPath(from, to))

export async function readLeaves(db: Db, from: number, limit: number): Promise<(Leaf & { index: number })[]> {
  const rows = await db
    .select()
    .from(seal_log)
    .where(gte(seal_log.leaf_index, from))
    .orderBy(asc(seal_log.leaf_index))
    .limit(limit)
  return rows.map(row => ({ index: row.leaf_index, ...leafOf(row) }))
}

async function hashesOf(db: Db, ranges: readonly Range[]): Promise<string[]> {
  const names = ranges.flatMap(range => subtreesOf(range).map(nameOf))
  const nodes = names.length > 0 ? await readNodes(db, names) : new Map()
  return ranges.map(range => hex(hashOfRange(range, nodes)))
}
