// Stores a validated signature, however it was given, and records it in the trail. The last one completes the agreement
// in the same database transaction.
import type { Answers } from '#machines/agreements/templates/field-answers.ts'
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import type { Db } from '../../db/database.ts'
import type { RequestFacts } from '../../handler.ts'
import { type Ports, sha256 } from '../../ports/ports.ts'
import { completeIfLast } from '../sealing/complete.ts'
import type { SignatureRow } from '../templates/fill.ts'
import { changeSigner, ownEvent, type Signing } from './signing.ts'

type Of = Pick<Signing, 'transaction' | 'signer' | 'all' | 'project'>
type Given = {
  signature: SignatureRow
  initials: SignatureRow | undefined
  answers: Answers
  in_person_by?: string | null
  /** Further details for the trail. */
  detail?: Record<string, string>
}

export async function storeSignature<Signed extends Of>(
  db: Db,
  ports: Ports,
  of: Signed,
  { signature, initials, answers: { values, signed_fields }, in_person_by = null, detail = {} }: Given,
  request: RequestFacts,
): Promise<Signed> {
  const change = {
    status: 'signed' as const,
    signed_at: ports.now(),
    ip: request.ip,
    user_agent: request.user_agent,
    in_person_by,
    field_values: values,
    signed_fields: [...signed_fields],
    signature_id: signature.id,
    initials_id: initials?.id ?? null,
  }
  const signer = { ...of.signer, ...change }
  await changeSigner(db, signer, change)
  const event = ownEvent(of, request, 'signed', {
    way: signature.way,
    document_sha256: of.transaction.document_hash,
    // Makes later changes to field values and signatures detectable.
    fields_sha256: sha256(canonicaliseJson({ values, signed_fields: [...signed_fields].sort() })),
    signature_sha256: signature.sha256,
    ...(initials ? { initials_sha256: initials.sha256 } : {}),
    ...(in_person_by ? { in_person_by } : {}),
    ...detail,
  })
  const all = of.all.map(one => (one.id === signer.id ? signer : one))
  return { ...of, signer, all, transaction: await completeIfLast(db, ports, { ...of, all }, event) }
}
