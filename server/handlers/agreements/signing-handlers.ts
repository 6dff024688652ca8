import { requireNotSuspended } from '#server/company/installation/suspended.ts'
import { track } from '../../agreements/evidence/track.ts'
import { sealSoon, waitsForSeal } from '../../agreements/sealing/seal-soon.ts'
import { decline } from '../../agreements/signing/decline.ts'
import { sign } from '../../agreements/signing/sign.ts'
import { lockSigning, readSigning, requireWaiting } from '../../agreements/signing/signing.ts'
import { endOf, signingView } from '../../agreements/signing/signing-view.ts'
import { adopt, keepProgress, requireOwn, signaturesOf, signatureView } from '../../agreements/templates/fill.ts'
import { Afterwards, type Handlers } from '../../handler.ts'
import { ownCompany } from '../../lib/own-company.ts'
import { paced } from '../../lib/pace.ts'
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
    // Late events from an outdated page change nothing.
    if (signing.signer.status === 'signed') return { saved: false }
    requireWaiting(signing)
    await keepProgress(db, signing, await requireOwn(db, ports, signing, input, request, audit))
    return { saved: true }
  },

  '/v3/agreements.SaveSigned': async ({ input, caller, db, ports, request, audit }) => {
    progress(caller.link_hash, ports.now())
    const before = await lockSigning(db, caller, 'signs')
    let signing = before
    // Signing twice with one link is signing once.
    if (before.signer.status !== 'signed') {
      await requireNotSuspended(db)
      requireWaiting(before)
      const answers = await requireOwn(db, ports, before, input, request, audit)
      signing = await sign(db, ports, before, input, answers, request)
      const { id, project_id, content } = signing.transaction
      await audit({ sentence: () => words.signed({ agreement: content.name }), project_id, entity_id: id })
    }
    const view = await signingView(db, ports, signing)
    if (!waitsForSeal(signing.transaction)) return { signing: view }
    const company = await ownCompany(db)
    // The signature is stored. The last signer waits briefly, to get the sealed document right away.
    return new Afterwards(async database => {
      const sealed = await sealSoon(database, ports, { ...signing.transaction, company })
      return { signing: { ...view, ...endOf(ports, sealed ?? signing.transaction) } }
    })
  },

  '/v3/agreements.Decline': async ({ input, caller, db, ports, request, audit }) => {
    const before = await lockSigning(db, caller)
    const declined = await decline(db, ports, before, input.reason, request)
    if (declined) {
      const { id, project_id, content } = declined.transaction
      const of = { agreement: content.name, reason: input.reason }
      await audit({ sentence: () => words.declined(of), project_id, entity_id: id })
    }
    return { signing: await signingView(db, ports, declined ?? before) }
  },
}
