// Signing in with a passkey, and adding, naming and removing one.
import { and, eq } from 'drizzle-orm'
import { KeptRefusal, notFound, refuse } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import { isUuid } from '#machines/lib/uuid.ts'
import { writeAudit } from '#server/audit.ts'
import { confirmedAuthenticator } from '#server/company/session/authenticator.ts'
import { openSession } from '#server/company/session/open-session.ts'
import {
  acceptPasskey,
  addedKey,
  askToAdd,
  askToSign,
  keyNamed,
  keysOf,
  spendTicket,
  userIn,
} from '#server/company/session/passkeys.ts'
import { codesLeft, makeCodes } from '#server/company/session/recovery-codes.ts'
import {
  endOtherSessions,
  finishPending,
  forgetUnneededCodes,
  pendingSignIn,
  requireCode,
  tellSignInChanged,
  tooLate,
} from '#server/company/session/second-step.ts'
import { mayEnter, onlyAtProvider, UNKNOWN } from '#server/company/session/sign-in.ts'
import { requireOwnPassword } from '#server/company/session/step-up.ts'
import { selectUsers } from '#server/company/session/user-view.ts'
import { words } from '#server/company/session/words.ts'
import { enterTenant } from '#server/db/database.ts'
import { passkeys, users } from '#server/db/schema/company.ts'
import type { Handlers } from '#server/handler.ts'
import { callerOf, methodsOf } from './own-methods.ts'

const SIGN_IN = '/v3/users.SignInWithPasskey'
const MOST = 20

type Paths =
  | typeof SIGN_IN
  | '/v3/users.BeginPasskeySignIn'
  | '/v3/users.BeginPasskey'
  | '/v3/users.AddPasskey'
  | '/v3/users.RenamePasskey'
  | '/v3/users.RemovePasskey'

const wrongPasskey = () => new KeptRefusal(refuse(401, 'wrong_passkey', words.wrong_passkey))

export const passkeyHandlers: Pick<Handlers<'session'>, Paths> = {
  '/v3/users.BeginPasskeySignIn': async ({ input, db, ports }) => {
    if (input.pending === undefined) return { passkey: await askToSign(ports), has_app: false }
    const { company_id, user_id } = await pendingSignIn(db, ports, input.pending)
    await enterTenant(db, company_id)
    const there = await keysOf(db, user_id)
    return {
      passkey: there.length > 0 ? await askToSign(ports, user_id, there) : null,
      has_app: (await confirmedAuthenticator(db, user_id)) !== undefined,
    }
  },

  [SIGN_IN]: async ({ input, db, ports, request }) => {
    const { pending, ticket, response } = input
    const waiting = pending === undefined ? undefined : await pendingSignIn(db, ports, pending)
    const user_id = waiting?.user_id ?? userIn(response)
    const key = isUuid(user_id) ? await keyNamed(db, response.id, user_id) : undefined
    if (!key) throw wrongPasskey()
    await enterTenant(db, key.company_id)
    const [row] = await selectUsers(db).where(eq(users.id, user_id))
    if (!row || !mayEnter(row)) throw wrongPasskey()
    const elsewhere = await onlyAtProvider(db, row, true)
    if (elsewhere) throw elsewhere
    if (!(await acceptPasskey(db, ports, key, { ticket, response, is_alone: !waiting }))) {
      await writeAudit(db, ports, { kind: 'anyone' }, request, SIGN_IN, 'refused', {
        sentence: () => words.passkey_failed({ name: fullName(row.user) }),
        entity_id: user_id,
        actor: { company_id: key.company_id, user_id: null, name: UNKNOWN },
      })
      throw wrongPasskey()
    }
    if (waiting && !(await finishPending(db, ports, user_id, waiting.token_hash))) throw tooLate()
    const sentence = () =>
      (waiting ? words.signed_in_with_password_and_passkey : words.signed_in_with_passkey)({ passkey: key.name })
    return openSession(db, ports, request, row.user, SIGN_IN, { sentence })
  },

  '/v3/users.BeginPasskey': async ({ input, caller, db, ports }) => {
    const user = await callerOf(db, caller)
    await requireOwnPassword(db, ports, user, caller, input.current_password)
    const there = await keysOf(db, user.id)
    if (there.length >= MOST) throw refuse(409, 'too_many_passkeys', words.too_many_passkeys({ most: MOST }))
    return askToAdd(ports, user, there)
  },

  '/v3/users.AddPasskey': async ({ input: { ticket, name, response }, caller, db, ports, audit }) => {
    const user = await callerOf(db, caller)
    const { company_id, id: user_id } = user
    const added = await addedKey(ports, user_id, ticket, response)
    if (!added || !(await spendTicket(db, ports, { company_id, user_id }, ticket)))
      throw refuse(409, 'passkey_refused', words.passkey_refused)
    if (await keyNamed(db, added.id, user_id)) throw refuse(409, 'passkey_there', words.passkey_there)
    await db.insert(passkeys).values({
      company_id,
      id: ports.id(),
      user_id,
      credential_id: added.id,
      public_key: added.publicKey,
      counter: added.counter,
      transports: added.transports ?? [],
      name: name.trim(),
      created_at: ports.now(),
    })
    const codes = (await codesLeft(db, user_id)) > 0 ? [] : await makeCodes(db, ports, user, 'second_step')
    await endOtherSessions(db, ports, user_id, caller.token_hash)
    await tellSignInChanged(db, ports, user, () => words.your_passkey_added({ passkey: name }))
    await audit({ sentence: () => words.passkey_added({ passkey: name }), entity_id: user_id })
    return { codes }
  },

  '/v3/users.RenamePasskey': async ({ input: { passkey_id, name }, caller, db, audit }) => {
    const renamed = await db
      .update(passkeys)
      .set({ name: name.trim() })
      .where(and(eq(passkeys.id, passkey_id), eq(passkeys.user_id, caller.user_id)))
      .returning({ id: passkeys.id })
    if (renamed.length === 0) throw notFound('passkey')
    await audit({ sentence: () => words.passkey_renamed({ passkey: name }), entity_id: caller.user_id })
    return methodsOf(db, caller.user_id)
  },

  '/v3/users.RemovePasskey': async ({ input: { passkey_id, code }, caller, db, ports, audit }) => {
    const user = await callerOf(db, caller)
    const key = (await keysOf(db, user.id)).find(({ id }) => id === passkey_id)
    if (!key) throw notFound('passkey')
    await requireCode(db, ports, user, code)
    await db.delete(passkeys).where(eq(passkeys.id, key.id))
    await forgetUnneededCodes(db, user.id)
    await tellSignInChanged(db, ports, user, () => words.your_passkey_removed({ passkey: key.name }))
    await audit({ sentence: () => words.passkey_removed({ passkey: key.name }), entity_id: user.id })
    return methodsOf(db, user.id)
  },
}
