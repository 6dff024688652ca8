// The operator resets a user's second step, where no administrator can: the only owner's, for example.
import { fullName } from '#machines/lib/text.ts'
import { writeAudit } from '#server/audit.ts'
import { type Database, enterTenant } from '#server/db/database.ts'
import type { Ports } from '#server/ports/ports.ts'
import { OPERATOR } from './password-link.ts'
import { endOtherSessions, hasSecondStep, removeSecondStep, tellSignInChanged } from './second-step.ts'
import { findByEmail, mayEnter } from './sign-in.ts'
import { words } from './words.ts'

/** Returns a sentence for the operator. Throws an Error with one. */
export const resetSecondStep = (database: Database, ports: Ports, email: string): Promise<string> =>
  database.transaction(async db => {
    const account = await findByEmail(db, email)
    if (!account || !mayEnter(account)) throw new Error(`${email} has no active account here.`)
    const { user } = account
    await enterTenant(db, user.company_id)
    if (!(await hasSecondStep(db, user.id))) throw new Error(`${email} has no second step.`)
    await removeSecondStep(db, user.id)
    await endOtherSessions(db, ports, user.id, undefined)
    await tellSignInChanged(db, ports, user, () => words.your_second_step_reset({ name: words.server_operator }))
    const request = { id: crypto.randomUUID(), ip: '', user_agent: '', token: undefined }
    await writeAudit(db, ports, { kind: 'anyone' }, request, '/v3/users.ResetSecondStep', 'done', {
      sentence: () => words.second_step_reset({ name: fullName(user) }),
      entity_id: user.id,
      actor: { company_id: user.company_id, user_id: null, name: OPERATOR },
    })
    return `${email} signs in with the password alone until they set up a second step again. They were notified.`
  })
