// The PIN that takes back a device handed to signers: set under one's own details, and of use on such a device only.
import { eq } from 'drizzle-orm'
import { KeptRefusal, refuse } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import { writeAudit } from '#server/audit.ts'
import { openSession } from '#server/company/session/open-session.ts'
import { hashPassword, passwordMatches, requirePassword } from '#server/company/session/passwords.ts'
import { mayEnter, UNKNOWN } from '#server/company/session/sign-in.ts'
import { forgive, pinBudget, requireTry } from '#server/company/session/throttle.ts'
import { selectUsers } from '#server/company/session/user-view.ts'
import { words } from '#server/company/session/words.ts'
import { enterTenant } from '#server/db/database.ts'
import { links } from '#server/db/schema/agreements.ts'
import { users } from '#server/db/schema/company.ts'
import type { Handlers } from '#server/handler.ts'
import { sha256 } from '#server/ports/ports.ts'

const TAKE_BACK = '/v3/users.TakeBack'
type Paths = '/v3/users.SetPin' | typeof TAKE_BACK

export const pinHandlers: Pick<Handlers<'session'>, Paths> = {
  '/v3/users.SetPin': async ({ input: { current_password, pin }, caller, db, ports, audit }) => {
    const [user] = await db.select().from(users).where(eq(users.id, caller.user_id))
    if (!user) throw new Error('The caller is not there')
    await requirePassword(db, ports, user, current_password)
    if (pin !== null && isEasy(pin)) throw refuse(400, 'invalid_input', { pin: words.easy_pin })
    await db
      .update(users)
      .set({ pin_hash: pin === null ? null : await hashPassword(pin) })
      .where(eq(users.id, user.id))
    await audit({ sentence: () => (pin === null ? words.pin_removed : words.pin_set), entity_id: user.id })
    return { has_pin: pin !== null }
  },

  [TAKE_BACK]: async ({ input, db, ports, request }) => {
    const now = ports.now()
    const [link] = await db
      .select()
      .from(links)
      .where(eq(links.token_hash, sha256(input.token)))
    const isHanded = link?.kind === 'signer' && link.in_person_by !== null && link.ended_at === null
    if (!isHanded || !link.user_id || !link.expires_at || link.expires_at <= now)
      throw refuse(404, 'no_such_link', words.not_handed_over)
    const budgets = [pinBudget(link.user_id)]
    await requireTry(db, budgets, now)
    await enterTenant(db, link.company_id)
    const [row] = await selectUsers(db).where(eq(users.id, link.user_id))
    const matches = await passwordMatches(row?.user.pin_hash, input.pin)
    if (row && matches && mayEnter(row)) {
      await forgive(db, budgets)
      return openSession(db, ports, request, row.user, TAKE_BACK, { sentence: () => words.took_back, is_proof: false })
    }
    if (row)
      await writeAudit(db, ports, { kind: 'anyone' }, request, TAKE_BACK, 'refused', {
        sentence: () => words.take_back_failed({ name: fullName(row.user) }),
        entity_id: row.user.id,
        actor: { company_id: row.user.company_id, user_id: null, name: UNKNOWN },
      })
    throw new KeptRefusal(refuse(401, 'wrong_pin', words.wrong_pin))
  },
}

/** Few different digits, or digits in a row: those are guessed first. */
function isEasy(pin: string): boolean {
  const steps = new Set([...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at])))
  return new Set(pin).size < 3 || (steps.size === 1 && (steps.has(1) || steps.has(-1)))
}
