import { track } from '../../agreements/evidence/track.ts'
import { sealSoon } from '../../agreements/sealing/seal-soon.ts'
import { decline } from '../../agreements/signing/decline.ts'
import { sign } from '../../agreements/signing/sign.ts'
import { lockSigning, readSigning, requireWaiting } from '../../agreements/signing/signing.ts'
import { signingView } from '../../agreements/signing/signing-view.ts'
import { adopt, keepProgress, requireOwn, signaturesOf, signatureView } from '../../agreements/templates/fill.ts'
import type { SignerCaller } from '../../caller.ts'
import { type Database, inCompany } from '../../db/database.ts'
import { Afterwards, type Handlers } from '../../handler.ts'
import { paced } from '../../lib/pace.ts'
import type { Ports } from '../../ports/ports.ts'
import { words } from './words.ts'

type Operations =
  | '/v3/agreements.GetTransaction'
  | '/v3/agreements.Track'
  | '/v3/agreements.AddSignature'
  | '/v3/agreements.ListSignatures'
  | '/v3/agreements.SaveProgress'
  | '/v3/agreements.SaveSigned'
  | '/v3/agreements.Decline'

/** By link and minute. A person who reads 200 pages at a glance stays below; a page gone wild does not. */
const tracks = paced(300)
const progress = paced(120)
const pictures = paced(30)

export const signingHandlers: Pick<Handlers<'agreements'>, Operations> = {
  '/v3/agreements.GetTransaction': async ({ input, caller, db, ports }) => ({
    signing: await signingView(db, ports, await readSigning(db, caller), input.language),
  }),

  '/v3/agreements.Track': async ({ input, caller, db, ports, request }) => {
    tracks(caller.link_hash, ports.now())
    return { noted: await track(db, ports, await lockSigning(db, caller), input, request) }
  },

  '/v3/agreements.AddSignature': async ({ input, caller, db, ports, request, audit }) => {
    pictures(caller.link_hash, ports.now())
    const signing = await lockSigning(db, caller)
    const row = await adopt(db, ports, signing, input, request)
    const { id, project_id } = signing.transaction
    const { kind, way } = input
    await audit({
      sentence: () => words.signature_adopted({ kind }),
      project_id,
      entity_id: id,
      detail: { way },
    })
    return { signature: signatureView(row) }
  },

  '/v3/agreements.ListSignatures': async ({ caller, db }) => ({
    signatures: (await signaturesOf(db, caller.signer_id)).map(signatureView),
  }),

  '/v3/agreements.SaveProgress': async ({ input, caller, db, ports, request, audit }) => {
    progress(caller.link_hash, ports.now())
    const signing = await lockSigning(db, caller)
    // Late words of a page that is behind change nothing.
    if (signing.signer.status === 'signed') return { saved: false }
    requireWaiting(signing)
    await keepProgress(db, signing, await requireOwn(db, ports, signing, input, request, audit))
    return { saved: true }
  },

  '/v3/agreements.SaveSigned': async ({ input, caller, db, ports, request, audit }) => {
    progress(caller.link_hash, ports.now())
    const signing = await lockSigning(db, caller, 'signs')
    // Signing twice with one link is signing once.
    if (signing.signer.status !== 'signed') {
      requireWaiting(signing)
      const answers = await requireOwn(db, ports, signing, input, request, audit)
      await sign(db, ports, signing, input, answers, request)
      const { id, project_id, content } = signing.transaction
      await audit({ sentence: () => words.signed({ agreement: content.name }), project_id, entity_id: id })
    }
    return new Afterwards(database => sealedSigning(database, ports, caller, signing.transaction.id))
  },

  '/v3/agreements.Decline': async ({ input, caller, db, ports, request, audit }) => {
    const signing = await lockSigning(db, caller)
    if (await decline(db, ports, signing, input.reason, request)) {
      const { id, project_id, content } = signing.transaction
      const of = { agreement: content.name, reason: input.reason }
      await audit({ sentence: () => words.declined(of), project_id, entity_id: id })
    }
    return { signing: await signingView(db, ports, await readSigning(db, caller)) }
  },
}

/** The signature is stored. Whoever signed last waits a little, so as to take the sealed document home at once. */
async function sealedSigning(database: Database, ports: Ports, caller: SignerCaller, id: string) {
  await sealSoon(database, ports, { company_id: caller.company_id, id })
  return inCompany(database, caller.company_id, async db => ({
    signing: await signingView(db, ports, await readSigning(db, caller)),
  }))
}
