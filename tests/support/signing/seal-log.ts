// A log of seals in memory, under any key, for PDFs sealed without a server.
import { headText, type Leaf, leafText } from '#machines/agreements/seal-log/log-text.ts'
import { inclusionPath } from '#machines/agreements/seal-log/merkle.ts'
import { type LogProof, PROOF_FILE, PROOF_ROOM, proofText } from '#machines/agreements/seal-log/proof-file.ts'
import { addLeaf, type Hash, hashLeaf, hashOfRange, rootOf } from '#server/agreements/seal-log/tree-hash.ts'
import { installationKey } from '#server/installation-key.ts'
import type { SealLog } from '#server/ports/pdf/pdf-seal.ts'

export const OUR_KEY = installationKey(Buffer.alloc(48, 7))
export const OTHER_KEY = installationKey(Buffer.alloc(48, 8))

const hex = (hash: Hash) => Buffer.from(hash).toString('hex')

type Wanted = {
  at: Date
  key?: typeof OUR_KEY
  /** How many seals came before. */
  before?: number
  /** Before the leaf is hashed, and after the proof is made. */
  changeLeaf?: (leaf: Leaf) => Leaf
  changeProof?: (proof: LogProof) => LogProof
  /** The signature's time, if not the log's. */
  signed_at?: Date
}

/** As a log has it to which one document is added. */
export function proofIn(document_hash: string, wanted: Wanted): LogProof {
  const { at, key = OUR_KEY, before = 5, changeLeaf = leaf => leaf, changeProof = proof => proof } = wanted
  const nodes = new Map<string, Hash>()
  for (let index = 0; index < before; index++) addLeaf(index, hashLeaf(`earlier seal ${index}`), nodes)
  const leaf = changeLeaf({ document_hash, kind: 'seal', logged_at: at.toISOString(), installation: key.id })
  addLeaf(before, hashLeaf(leafText(leaf)), nodes)
  const said = { size: before + 1, root: hex(rootOf(before + 1, nodes)), at: at.toISOString() }
  const head = { ...said, public_key: key.public_key, signature: key.sign(headText(key.id, said)) }
  const path = inclusionPath(before, before + 1).map(range => hex(hashOfRange(range, nodes)))
  return changeProof({ index: before, leaf, path, head })
}

export const memoryLog = (wanted: Wanted): SealLog => ({
  name: PROOF_FILE,
  room: PROOF_ROOM,
  prove: async document_hash => ({
    proof: proofText(proofIn(document_hash, wanted)),
    at: wanted.signed_at ?? wanted.at,
  }),
})
