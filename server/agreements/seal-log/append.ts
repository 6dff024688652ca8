// Appends leaves to the seal log. One server at a time, under a lock that ends with its transaction: the index has no
// gap, no two leaves share one, and a power failure leaves either the leaf with its nodes and signed head, or nothing.
import { desc, inArray, sql } from 'drizzle-orm'
import { headText, type Leaf, type LeafKind, leafText, type TreeHead } from '#machines/agreements/seal-log/log-text.ts'
import { inclusionPath, subtreesOf } from '#machines/agreements/seal-log/merkle.ts'
import type { Db } from '../../db/database.ts'
import { seal_log, seal_log_heads, seal_log_nodes } from '../../db/schema/seals.ts'
import type { Ports } from '../../ports/ports.ts'
import { addLeaf, type Hash, hashLeaf, hashOfRange, nameOf, rootOf } from './tree-hash.ts'

export type NewLeaf = { document_hash: string; kind: LeafKind }
type LoggedLeaf = { index: number; leaf: Leaf }
export type SealProof = LoggedLeaf & { path: string[]; head: TreeHead }

const LOCK = 7_305_039

/** In a short transaction of its own: every other seal waits for it. Returns the leaves, and the proof of the last one. */
export async function appendLeaves(
  db: Db,
  ports: Pick<Ports, 'now' | 'installation'>,
  added: readonly [NewLeaf, ...NewLeaf[]],
): Promise<{ logged: LoggedLeaf[]; proof: SealProof }> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  const { last, head: before } = await readEnd(db)
  const size = last ? last.leaf_index + 1 : 0
  // Server clocks differ slightly; the log's own time never goes back.
  const at = new Date(Math.max(ports.now().getTime(), last?.logged_at.getTime() ?? 0))
  const nodes = await frontierOf(db, size)
  requireIntact(before, size, nodes)
  const rows = added.map((one, place) => ({
    ...one,
    leaf_index: size + place,
    logged_at: at,
    installation: ports.installation.id,
  }))
  const logged = rows.map(row => ({ index: row.leaf_index, leaf: leafOf(row) }))
  const whole = logged.flatMap(({ index, leaf }) => addLeaf(index, hashLeaf(leafText(leaf)), nodes))
  const head = signHead(ports, size + rows.length, nodes, at)
  await db.execute(sql`
    with leaves as ${db.insert(seal_log).values(rows)}, nodes as ${db.insert(seal_log_nodes).values(whole)}
    ${db
      .insert(seal_log_heads)
      .values({ ...head, at })
      .getSQL()}`)
  const [newest] = logged.slice(-1)
  if (!newest) throw new Error('Nothing was added to the log of seals')
  const path = inclusionPath(newest.index, head.size).map(range => hex(hashOfRange(range, nodes)))
  return { logged, proof: { ...newest, path, head } }
}

/** Each is null while the log is empty. */
async function readEnd(db: Db) {
  const last = db.select().from(seal_log).orderBy(desc(seal_log.leaf_index)).limit(1).as('last')
  const head = db.select().from(seal_log_heads).orderBy(desc(seal_log_heads.size)).limit(1).as('head')
  const [end] = await db.select().from(last).fullJoin(head, sql`true`)
  return end ?? { last: null, head: null }
}

/** Never signs on top of a log with a missing or changed leaf: it waits, and `npm run check-seals` reports where. */
function requireIntact(
  head: Pick<typeof seal_log_heads.$inferSelect, 'size' | 'root'> | null,
  size: number,
  nodes: ReadonlyMap<string, Hash>,
) {
  if ((head?.size ?? 0) !== size || (head && head.root !== hex(rootOf(size, nodes))))
    throw new Error('The log of seals does not match its last signed head. Run npm run check-seals.')
}

type Row = Pick<typeof seal_log.$inferSelect, 'document_hash' | 'kind' | 'logged_at' | 'installation'>

export const leafOf = ({ document_hash, kind, logged_at, installation }: Row): Leaf => ({
  document_hash,
  kind,
  logged_at: logged_at.toISOString(),
  installation,
})

/** The subtrees of a tree of this size. */
async function frontierOf(db: Db, size: number): Promise<Map<string, Hash>> {
  const subtrees = subtreesOf({ from: 0, to: size })
  return subtrees.length > 0 ? readNodes(db, subtrees.map(nameOf)) : new Map()
}

export async function readNodes(db: Db, names: readonly string[]): Promise<Map<string, Hash>> {
  const { level, position, hash } = seal_log_nodes
  const name = sql<string>`${level} || '/' || ${position}`
  const levels = [...new Set(names.map(one => Number(one.split('/')[0])))]
  const positions = [...new Set(names.map(one => Number(one.split('/')[1])))]
  const rows = await db
    .select({ name, hash })
    .from(seal_log_nodes)
    .where(sql`${inArray(level, levels)} and ${inArray(position, positions)}`)
  return new Map(rows.map(row => [row.name, row.hash]))
}

function signHead(
  { installation }: Pick<Ports, 'installation'>,
  size: number,
  nodes: ReadonlyMap<string, Hash>,
  at: Date,
): TreeHead {
  const tree_head = { size, root: hex(rootOf(size, nodes)), at: at.toISOString() }
  return {
    ...tree_head,
    public_key: installation.public_key,
    signature: installation.sign(headText(installation.id, tree_head)),
  }
}

export const hex = (hash: Hash) => Buffer.from(hash).toString('hex')
