// Hashes of the tree as the server computes them (RFC 9162, section 2.1.1): a leaf begins with 0x00, a node with 0x01,
// so neither can be mistaken for the other.
import { createHash } from 'node:crypto'
import { type Range, type Subtree, subtreesOf } from '#machines/agreements/seal-log/merkle.ts'

export type Hash = Uint8Array
/** Hashes of perfect subtrees by `nameOf`. */
type Nodes = ReadonlyMap<string, Hash>

const [LEAF, NODE] = [Buffer.from([0]), Buffer.from([1])]

export const EMPTY_ROOT: Hash = createHash('sha256').digest()
export const hashLeaf = (leaf: string | Uint8Array): Hash => createHash('sha256').update(LEAF).update(leaf).digest()
const hashNode = (left: Hash, right: Hash): Hash =>
  createHash('sha256').update(NODE).update(left).update(right).digest()

export const nameOf = ({ level, position }: Subtree) => `${level}/${position}`

/** Of a range of leaves. Throws where a node it needs is not there. */
export function hashOfRange(range: Range, nodes: Nodes): Hash {
  const parts = subtreesOf(range).map(subtree => {
    const hash = nodes.get(nameOf(subtree))
    if (!hash) throw new Error(`The log of seals has no node ${nameOf(subtree)}`)
    return hash
  })
  return parts.reduceRight((right, left) => hashNode(left, right))
}

export const rootOf = (size: number, nodes: Nodes): Hash =>
  size === 0 ? EMPTY_ROOT : hashOfRange({ from: 0, to: size }, nodes)

/** Adds a leaf as number `index` to nodes that hold the subtrees of all before it. Returns the nodes that became whole. */
export function addLeaf(index: number, leaf: Hash, nodes: Map<string, Hash>): (Subtree & { hash: Hash })[] {
  const added: (Subtree & { hash: Hash })[] = []
  let [level, position, hash] = [0, index, leaf]
  for (;;) {
    nodes.set(nameOf({ level, position }), hash)
    added.push({ level, position, hash })
    if (position % 2 === 0) return added
    const left = nodes.get(nameOf({ level, position: position - 1 }))
    if (!left) throw new Error(`The log of seals has no node ${nameOf({ level, position: position - 1 })}`)
    hash = hashNode(left, hash)
    level++
    position = (position - 1) / 2
  }
}

/** Forgets all but what the next leaf needs, so that a log of any length is walked in little memory. */
export function keepFrontier(size: number, nodes: Map<string, Hash>) {
  const needed = new Set(subtreesOf({ from: 0, to: size }).map(nameOf))
  for (const name of nodes.keys()) if (!needed.has(name)) nodes.delete(name)
}
