// Checks a sealed file's place in the public seal log: the proof is in its reserved space in the first revision, the
// leaf matches that revision with the space blank, the tree head is signed, and the times agree. Pure.
import { fingerprintOf, isHeadSigned, isIncluded, leafHash } from '../seal-log/check-proof.ts'
import { leafText } from '../seal-log/log-text.ts'
import { type LogProof, PROOF_FILE, PROOF_ROOM, readProof } from '../seal-log/proof-file.ts'
import { digest, hexOf } from './algorithms.ts'
import { attachmentsOf } from './attachments.ts'
import type { PdfFile } from './pdf-file.ts'
import { entry } from './pdf-values.ts'
import type { Fault } from './report.ts'

type Checked = { proof: LogProof | null; fault: Fault | null; ok: boolean | null }

const SPACE = 0x20

/** `signed_at` is the signature's time, to the second. */
export async function checkLog(file: PdfFile, bytes: Uint8Array, signed_at: Date | null): Promise<Checked> {
  const attached = attachmentsOf(file, PROOF_FILE)
  const [attachment] = attached
  if (!attachment) return { proof: null, fault: null, ok: null }
  const [first] = file.revisions
  const { stream, value } = attachment
  const filter = entry(value, 'Filter')
  const plain = filter === undefined || (filter.kind === 'array' && filter.items.length === 0)
  if (attached.length > 1 || !first || !stream || !plain || stream.length !== PROOF_ROOM || attachment.at >= first.end)
    return unproven('log_unreadable')
  const proof = readProof(new TextDecoder().decode(stream))
  if (!proof) return unproven('log_unreadable')
  const blank = bytes.slice(0, first.end)
  blank.fill(SPACE, stream.byteOffset - bytes.byteOffset, stream.byteOffset - bytes.byteOffset + stream.length)
  const { leaf, head } = proof
  if (leaf.kind !== 'seal' || leaf.document_hash !== hexOf(await digest('SHA-256', blank)))
    return unproven('log_other_document')
  const place = { index: proof.index, size: head.size, path: proof.path, root: head.root }
  if (!(await isIncluded({ leaf: await leafHash(leafText(leaf)), ...place }))) return unproven('log_not_included')
  if (leaf.installation !== (await fingerprintOf(head.public_key))) return unproven('log_head_wrong')
  const logged_s = Math.floor(new Date(leaf.logged_at).getTime() / 1000)
  if (signed_at === null || Math.floor(signed_at.getTime() / 1000) !== logged_s) return unproven('log_time_differs')
  const signed = await isHeadSigned(head)
  if (signed === null) return { proof, fault: 'log_not_checkable', ok: null }
  return signed ? { proof, fault: null, ok: true } : unproven('log_head_wrong')
}

const unproven = (fault: Fault): Checked => ({ proof: null, fault, ok: false })
