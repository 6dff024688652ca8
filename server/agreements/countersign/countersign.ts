// Signs for the company, in the signer's own account: no link, and no consent to electronic records, which is a consumer's.
import { eq } from 'drizzle-orm'
import { signsForCompany } from '#machines/agreements/evidence/company-account.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import type { Input } from '#sdk/types.ts'
import { emailOf, type UserCaller } from '../../caller.ts'
import type { Db } from '../../db/database.ts'
import { signers } from '../../db/schema/agreements.ts'
import type { RequestFacts } from '../../handler.ts'
import type { Ports } from '../../ports/ports.ts'
import type { ProjectRow } from '../../projects/access.ts'
import { appendEvents } from '../evidence/trail.ts'
import { ownEvent, requireOpen, requireTheirTurn, requireUnsigned } from '../signing/signing.ts'
import { endSigningLink } from '../signing/signing-links.ts'
import { storeSignature } from '../signing/store-signature.ts'
import { keepInk } from '../templates/fill.ts'
import { type SignerRow, signersOf, type TransactionRow } from '../view.ts'
import { words } from '../words.ts'
import { inkFields, isAddressedTo, whyNotTheirs } from './own-signature.ts'

type Asked = Input<'/v3/agreements.Countersign'>

/** The caller has locked the project and the transaction. `instead_of`: the original signer, if someone else signs. */
export async function countersign(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  { project, row }: { project: ProjectRow; row: TransactionRow },
  asked: Asked,
  request: RequestFacts,
): Promise<{ row: TransactionRow; instead_of: string | null }> {
  const all = await signersOf(db, row.id)
  const named = all.find(({ id }) => id === asked.signer_id)
  if (!named) throw notFound('signer')
  requireReady(row, named, all)
  const account = await emailOf(db, caller)
  const not_theirs = whyNotTheirs(named, account, caller)
  if (not_theirs) throw refuse(403, 'not_your_signature', not_theirs)
  if (asked.document_hash !== row.document_hash) throw refuse(409, 'document_changed', words.document_changed)
  const fields = inkFields(row, named.role)
  if (!fields.is_all) throw refuse(409, 'fields_to_fill', words.fields_to_fill)
  if (fields.has_initials && !asked.initials) throw refuse(400, 'invalid_input', { initials: words.initials_missing })
  const signer = await inOwnName(db, ports, row, named, caller, account)
  const of = { transaction: row, signer }
  const signature = await keepInk(db, ports, of, { kind: 'signature', ...asked.signature })
  const initials =
    fields.has_initials && asked.initials
      ? await keepInk(db, ports, of, { kind: 'initials', ...asked.initials })
      : undefined
  await appendEvents(
    db,
    ports,
    row,
    [signature, initials].flatMap(ink =>
      ink ? [ownEvent(of, request, `${ink.kind}_adopted`, { way: ink.way, sha256: ink.sha256 })] : [],
    ),
  )
  const stored = await storeSignature(
    db,
    ports,
    { ...of, all: all.map(one => (one.id === signer.id ? signer : one)), project },
    { signature, initials, answers: { values: {}, signed_fields: fields.ids }, detail: { account } },
    request,
  )
  return { row: stored.transaction, instead_of: signer === named ? null : named.name }
}

function requireReady(row: TransactionRow, signer: SignerRow, all: readonly SignerRow[]) {
  if (!signsForCompany(signer)) throw refuse(409, 'not_company_signer', words.not_company_signer({ name: signer.name }))
  // First who was faster: by then the agreement may be complete.
  requireUnsigned(signer)
  requireOpen(row, 'signed')
  requireTheirTurn(signer, all)
}

/** The agreement and its certificate name the person who signs. */
async function inOwnName(
  db: Db,
  ports: Ports,
  row: TransactionRow,
  named: SignerRow,
  caller: UserCaller,
  account: string,
): Promise<SignerRow> {
  if (isAddressedTo(named, account) && named.name === caller.name) return named
  const change = { name: caller.name, email: account, phone: isAddressedTo(named, account) ? named.phone : null }
  await db.update(signers).set(change).where(eq(signers.id, named.id))
  // The link belonged to the original signer.
  await endSigningLink(db, ports, named)
  const event = {
    event: 'signer_changed',
    actor: caller.name,
    signer_id: named.id,
    detail: { for: named.name },
  } as const
  await appendEvents(db, ports, row, [event])
  return { ...named, ...change, link_expires_at: null }
}
