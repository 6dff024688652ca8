// What a signer's link allows.
import type { Handlers } from '../handler.ts'
import { adopt, decline, requireSigning, sign, track } from './signing.ts'
import { adopted, signatureView, signingView } from './view.ts'

type Paths =
  `/v3/agreements.${'GetTransaction' | 'Track' | 'AddSignature' | 'ListSignatures' | 'SaveSigned' | 'Decline'}`

export const signingHandlers: Pick<Handlers<'agreements'>, Paths> = {
  '/v3/agreements.GetTransaction': async ({ caller, db, ports }) => {
    const { transaction, signer } = await requireSigning(db, caller)
    return { signing: await signingView(db, ports, transaction, signer) }
  },

  '/v3/agreements.Track': async ({ input, caller, db, ports }) => ({
    noted: await track(db, ports, await requireSigning(db, caller), input.event, input.page),
  }),

  '/v3/agreements.AddSignature': async ({ input, caller, db, ports, audit }) => {
    const signing = await requireSigning(db, caller)
    const row = await adopt(db, ports, signing, input)
    await audit({
      sentence: `${signing.signer.name} adopted ${input.kind === 'signature' ? 'a signature' : 'initials'}`,
      project_id: signing.transaction.project_id,
      entity_id: signing.transaction.id,
    })
    return { signature: signatureView(row) }
  },

  '/v3/agreements.ListSignatures': async ({ caller, db }) => {
    const { signer } = await requireSigning(db, caller)
    return { signatures: (await adopted(db, signer)).map(signatureView) }
  },

  '/v3/agreements.SaveSigned': async ({ input, caller, db, ports, request, audit }) => {
    const signing = await requireSigning(db, caller)
    const again = signing.signer.status === 'signed'
    await sign(db, ports, signing, input, request)
    const after = await requireSigning(db, caller)
    if (!again)
      await audit({
        sentence: `${after.signer.name} signed`,
        project_id: after.transaction.project_id,
        entity_id: after.transaction.id,
      })
    return { signing: await signingView(db, ports, after.transaction, after.signer) }
  },

  '/v3/agreements.Decline': async ({ input, caller, db, ports, audit }) => {
    const signing = await requireSigning(db, caller)
    await decline(db, ports, signing, input.reason)
    const after = await requireSigning(db, caller)
    await audit({
      sentence: `${after.signer.name} declined: ${input.reason}`,
      project_id: after.transaction.project_id,
      entity_id: after.transaction.id,
    })
    return { signing: await signingView(db, ports, after.transaction, after.signer) }
  },
}
