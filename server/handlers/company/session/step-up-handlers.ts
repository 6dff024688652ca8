// Confirming who is asking, for operations that need a fresh proof.
import { confirmedAuthenticator } from '#server/company/session/authenticator.ts'
import { askToSign, keysOf } from '#server/company/session/passkeys.ts'
import { hasSecondStep } from '#server/company/session/second-step.ts'
import { noteProof, prove } from '#server/company/session/step-up.ts'
import { words } from '#server/company/session/words.ts'
import type { Handlers } from '#server/handler.ts'
import { callerOf, methodsOf } from './own-methods.ts'

type Paths = '/v3/users.BeginConfirmation' | '/v3/users.ConfirmIdentity'

export const stepUpHandlers: Pick<Handlers<'session'>, Paths> = {
  '/v3/users.BeginConfirmation': async ({ caller: { user_id }, db, ports }) => {
    const there = await keysOf(db, user_id)
    const { has_password = true } = await methodsOf(db, user_id)
    return {
      password: has_password && !(await hasSecondStep(db, user_id)),
      code: there.length > 0 || (await confirmedAuthenticator(db, user_id)) !== undefined,
      passkey: there.length > 0 ? await askToSign(ports, user_id, there) : null,
    }
  },

  '/v3/users.ConfirmIdentity': async ({ input, caller, db, ports, audit }) => {
    const user = await callerOf(db, caller)
    await prove(db, ports, user, input)
    const fresh_until = await noteProof(db, ports, caller.token_hash)
    await audit({ sentence: () => words.identity_confirmed, entity_id: user.id })
    return { fresh_until: fresh_until.toISOString() }
  },
}
