// The links by which signers sign.
import { eq } from 'drizzle-orm'
import { endLinks } from '../caller.ts'
import { links, signers } from '../db/schema.ts'
import type { Handlers } from '../handler.ts'
import { notFound, refuse } from '../lib/refuse.ts'
import { sha256 } from '../ports/ports.ts'
import { readSetting } from '../settings/store.ts'
import { requireOpen } from './signing.ts'
import { appendEvent } from './trail.ts'
import { requireTransaction } from './transactions.ts'
import { signersOf } from './view.ts'

export const linkHandlers: Pick<Handlers<'agreements'>, '/v3/agreements.GenerateURL'> = {
  '/v3/agreements.GenerateURL': async ({ input, caller, db, ports, audit }) => {
    const row = await requireTransaction(db, caller, input.transaction_id)
    requireOpen(row, 'signed')
    const signer = (await signersOf(db, row.id)).find(one => one.id === input.signer_id)
    if (!signer) throw notFound('signer')
    if (signer.status === 'signed') throw refuse(409, 'already_signed', `${signer.name} has signed already.`)
    const now = ports.now()
    const token = ports.token()
    const { value: general } = await readSetting(db, 'general')
    const expires_at = new Date(now.getTime() + general.signing_link_days * 86_400_000)
    await endLinks(db, signer.id, now)
    await db.insert(links).values({
      company_id: row.company_id,
      token_hash: sha256(token),
      kind: 'signer',
      entity_id: signer.id,
      expires_at,
    })
    await db.update(signers).set({ link_expires_at: expires_at }).where(eq(signers.id, signer.id))
    await appendEvent(db, ports, {
      company_id: row.company_id,
      transaction_id: row.id,
      event: 'link_made',
      actor: caller.name,
      signer_id: signer.id,
      detail: { for: signer.name },
    })
    await audit({ sentence: `made a signing link for ${signer.name}`, project_id: row.project_id, entity_id: row.id })
    return { url: `${ports.public_origin}/sign/${token}`, expires_at: expires_at.toISOString() }
  },
}
