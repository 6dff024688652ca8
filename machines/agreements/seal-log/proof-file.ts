// The proof that a document is in the log of seals, as it travels inside the sealed PDF. Pure: browser and server alike.
import type { Leaf, LeafKind, TreeHead } from './log-text.ts'

/** The attachment's name, and the bytes set aside for it: enough for the path of a log of 2^53 leaves. */
export const PROOF_FILE = 'seal-log.json'
export const PROOF_ROOM = 6_144

const FORMAT = 'sunquill-seal-log'
const KINDS: readonly LeafKind[] = ['seal', 'earlier']

export type LogProof = { index: number; leaf: Leaf; path: string[]; head: TreeHead }

/** One canonical text per proof with its members in this order, so nothing can be hidden in the reserved space. */
export const proofText = ({ index, leaf, path, head }: LogProof): string =>
  JSON.stringify({
    format: FORMAT,
    version: 1,
    index,
    leaf: {
      document_hash: leaf.document_hash,
      kind: leaf.kind,
      logged_at: leaf.logged_at,
      installation: leaf.installation,
    },
    path,
    head: { size: head.size, root: head.root, at: head.at, public_key: head.public_key, signature: head.signature },
  })

/** Null if absent or not in our canonical form. */
export function readProof(text: string): LogProof | null {
  const trimmed = text.trimEnd()
  const all = membersOf(parsed(trimmed))
  const [leaf, head] = [membersOf(all['leaf']), membersOf(all['head'])]
  const kind = KINDS.find(one => one === leaf['kind'])
  const path = all['path']
  if (!kind || !Array.isArray(path) || !path.every(isHash)) return null
  const proof: LogProof = {
    index: Number(all['index']),
    leaf: {
      document_hash: String(leaf['document_hash']),
      kind,
      logged_at: String(leaf['logged_at']),
      installation: String(leaf['installation']),
    },
    path,
    head: {
      size: Number(head['size']),
      root: String(head['root']),
      at: String(head['at']),
      public_key: String(head['public_key']),
      signature: String(head['signature']),
    },
  }
  const whole =
    [proof.leaf.document_hash, proof.leaf.installation, proof.head.root].every(isHash) &&
    [proof.head.public_key, proof.head.signature].every(one => /^[A-Za-z0-9+/]{40,100}={0,2}$/.test(one)) &&
    [proof.leaf.logged_at, proof.head.at].every(isMoment)
  return whole && proofText(proof) === trimmed ? proof : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const membersOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

function isMoment(text: string): boolean {
  const at = new Date(text)
  return !Number.isNaN(at.getTime()) && at.toISOString() === text
}
