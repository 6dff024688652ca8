// The second step of signing in, and setting it up, removing and resetting it.
import { eq } from 'drizzle-orm'
import { KeptRefusal, refuse } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import { writeAudit } from '#server/audit.ts'
import { isOwner } from '#server/company/owners.ts'
import {
  acceptAppCode,
  authenticatorOf,
  beginAuthenticator,
  confirmedAuthenticator,
} from '#server/company/session/authenticator.ts'
import { knownDevice } from '#server/company/session/devices.ts'
import { openSession } from '#server/company/session/open-session.ts'
import { makeCodes } from '#server/company/session/recovery-codes.ts'
import {
  acceptCode,
  endOtherSessions,
  finishPending,
  hasSecondStep,
  pendingSignIn,
  removeAuthenticator,
  removeSecondStep,
  requireCode,
  tellSignInChanged,
  tooLate,
} from '#server/company/session/second-step.ts'
import { mayEnter, UNKNOWN } from '#server/company/session/sign-in.ts'
import { requireOwnPassword } from '#server/company/session/step-up.ts'
import { codeBudget, deviceCodeBudget, forgive, requireTry } from '#server/company/session/throttle.ts'
import { selectUsers } from '#server/company/session/user-view.ts'
import { words } from '#server/company/session/words.ts'
import { nameOf, requireManageable } from '#server/company/team/members.ts'
import { enterTenant } from '#server/db/database.ts'
import { users } from '#server/db/schema/company.ts'
import type { Handlers } from '#server/handler.ts'
import { callerOf, methodsOf } from './own-methods.ts'

const SECOND_STEP = '/v3/users.SecondStep'
type Paths =
  | typeof SECOND_STEP
  | '/v3/users.GetSignInMethods'
  | '/v3/users.BeginAuthenticator'
  | '/v3/users.ConfirmAuthenticator'
  | '/v3/users.RemoveAuthenticator'
  | '/v3/users.NewRecoveryCodes'
  | '/v3/users.PrintPasswordCode'
  | '/v3/users.ResetSecondStep'

export const secondStepHandlers: Pick<Handlers<'session'>, Paths> = {
  [SECOND_STEP]: async ({ input, db, ports, request }) => {
    const { company_id, user_id, token_hash } = await pendingSignIn(db, ports, input.pending)
    const device = await knownDevice(db, request, user_id)
    const budgets = [device ? deviceCodeBudget(user_id, device) : codeBudget(user_id)]
    await requireTry(db, budgets, ports.now())
    await enterTenant(db, company_id)
    const [row] = await selectUsers(db).where(eq(users.id, user_id))
    if (!row || !mayEnter(row)) throw tooLate()
    const way = await acceptCode(db, ports, user_id, input.code)
    if (!way) {
      await writeAudit(db, ports, { kind: 'anyone' }, request, SECOND_STEP, 'refused', {
        sentence: () => words.second_step_failed({ name: fullName(row.user) }),
        entity_id: user_id,
        actor: { company_id, user_id: null, name: UNKNOWN },
      })
      throw new KeptRefusal(refuse(401, 'wrong_code', words.wrong_code))
    }
    if (!(await finishPending(db, ports, user_id, token_hash))) throw tooLate()
    await forgive(db, budgets)
    const sentence = () => (way === 'app' ? words.signed_in_with_app : words.signed_in_with_recovery)
    const opened = await openSession(db, ports, request, row.user, SECOND_STEP, { sentence })
    if (way === 'recovery') await tellSignInChanged(db, ports, row.user, () => words.your_recovery_code_used)
    return opened
  },

  '/v3/users.GetSignInMethods': async ({ caller, db }) => methodsOf(db, caller.user_id),

  '/v3/users.BeginAuthenticator': async ({ input, caller, db, ports }) => {
    const user = await callerOf(db, caller)
    await requireOwnPassword(db, ports, user, caller, input.current_password)
    if (await confirmedAuthenticator(db, user.id)) throw refuse(409, 'authenticator_there', words.authenticator_there)
    return beginAuthenticator(db, ports, user)
  },

  '/v3/users.ConfirmAuthenticator': async ({ input, caller, db, ports, audit }) => {
    const user = await callerOf(db, caller)
    const begun = await authenticatorOf(db, user.id)
    if (begun?.confirmed_at !== null) throw refuse(409, 'not_begun', words.not_begun)
    const budgets = [codeBudget(user.id)]
    await requireTry(db, budgets, ports.now())
    const digits = input.code.replaceAll(/[\s-]/g, '')
    if (!(await acceptAppCode(db, ports, user.id, digits, { confirms: true })))
      throw new KeptRefusal(refuse(400, 'invalid_input', { code: words.wrong_first_code }))
    await forgive(db, budgets)
    const codes = await makeCodes(db, ports, user, 'second_step')
    await endOtherSessions(db, ports, user.id, caller.token_hash)
    await tellSignInChanged(db, ports, user, () => words.your_authenticator_added)
    await audit({ sentence: () => words.authenticator_added, entity_id: user.id })
    return { codes }
  },

  '/v3/users.RemoveAuthenticator': async ({ input, caller, db, ports, audit }) => {
    const user = await callerOf(db, caller)
    if (!(await confirmedAuthenticator(db, user.id))) throw refuse(409, 'no_second_step', words.you_have_no_app)
    await requireCode(db, ports, user, input.code)
    await removeAuthenticator(db, user.id)
    await tellSignInChanged(db, ports, user, () => words.your_authenticator_removed)
    await audit({ sentence: () => words.authenticator_removed, entity_id: user.id })
    return methodsOf(db, user.id)
  },

  '/v3/users.NewRecoveryCodes': async ({ input, caller, db, ports, audit }) => {
    const user = await callerOf(db, caller)
    await requireCode(db, ports, user, input.code)
    const codes = await makeCodes(db, ports, user, 'second_step')
    await tellSignInChanged(db, ports, user, () => words.your_codes_renewed)
    await audit({ sentence: () => words.recovery_codes_renewed, entity_id: user.id })
    return { codes }
  },

  '/v3/users.PrintPasswordCode': async ({ input, caller, db, ports, audit }) => {
    if (!(await isOwner(db, caller.user_id))) throw refuse(403, 'owners_only', words.owners_only)
    const user = await callerOf(db, caller)
    await requireOwnPassword(db, ports, user, caller, input.current_password)
    const [code = ''] = await makeCodes(db, ports, user, 'password')
    await tellSignInChanged(db, ports, user, () => words.your_password_code_made)
    await audit({ sentence: () => words.password_code_made, entity_id: user.id })
    return { code }
  },

  '/v3/users.ResetSecondStep': async ({ input, caller, db, ports, audit }) => {
    const member = await requireManageable(db, caller, input.user_id, 'second_step')
    const { user } = member
    if (!(await hasSecondStep(db, user.id)))
      throw refuse(409, 'no_second_step', words.has_no_second_step({ name: nameOf(member) }))
    await removeSecondStep(db, user.id)
    const sessions_ended = await endOtherSessions(db, ports, user.id, undefined)
    await tellSignInChanged(db, ports, user, () => words.your_second_step_reset({ name: caller.name }))
    await audit({ sentence: () => words.second_step_reset({ name: nameOf(member) }), entity_id: user.id })
    return { sessions_ended }
  },
}
