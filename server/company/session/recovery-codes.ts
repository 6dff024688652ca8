// Codes that work once: in place of the authenticator app's, or to set a forgotten password. Only their keyed digests are stored.
import { and, count, eq, isNull } from 'drizzle-orm'
import {
  codeOf,
  PASSWORD_CODE_LETTERS,
  plainCode,
  RECOVERY_CODE_LETTERS,
  RECOVERY_CODES,
} from '#machines/company/session/codes.ts'
import type { Db } from '#server/db/database.ts'
import { recovery_codes } from '#server/db/schema/company.ts'
import type { Ports } from '#server/ports/ports.ts'

type Kind = (typeof recovery_codes.$inferSelect)['kind']
type Owner = { company_id: number; id: string }

/** New codes of a kind, in place of the earlier ones. Needs the user's tenant. */
export async function makeCodes(db: Db, ports: Ports, user: Owner, kind: Kind): Promise<string[]> {
  await deleteCodes(db, user.id, kind)
  const [length, number] = kind === 'password' ? [PASSWORD_CODE_LETTERS, 1] : [RECOVERY_CODE_LETTERS, RECOVERY_CODES]
  const codes = Array.from({ length: number }, () =>
    codeOf(Buffer.from(ports.token(), 'base64url').subarray(0, length)),
  )
  const created_at = ports.now()
  await db.insert(recovery_codes).values(
    codes.map(code => ({
      company_id: user.company_id,
      user_id: user.id,
      kind,
      code_hash: hashOf(ports, user.id, kind, code),
      created_at,
    })),
  )
  return codes
}

/** One statement, so that of two requests with the same code one is refused. */
export async function takeCode(db: Db, ports: Ports, user_id: string, kind: Kind, typed: string): Promise<boolean> {
  const taken = await db
    .update(recovery_codes)
    .set({ used_at: ports.now() })
    .where(
      and(
        eq(recovery_codes.user_id, user_id),
        eq(recovery_codes.kind, kind),
        eq(recovery_codes.code_hash, hashOf(ports, user_id, kind, typed)),
        isNull(recovery_codes.used_at),
      ),
    )
    .returning({ at: recovery_codes.used_at })
  return taken.length > 0
}

export const deleteCodes = (db: Db, user_id: string, kind: Kind) =>
  db.delete(recovery_codes).where(and(eq(recovery_codes.user_id, user_id), eq(recovery_codes.kind, kind)))

const unused = (user_id: string, kind: Kind) =>
  and(eq(recovery_codes.user_id, user_id), eq(recovery_codes.kind, kind), isNull(recovery_codes.used_at))

export async function codesLeft(db: Db, user_id: string): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recovery_codes).where(unused(user_id, 'second_step'))
  return row?.left ?? 0
}

export async function passwordCodeOf(db: Db, user_id: string) {
  const [row] = await db
    .select({ created_at: recovery_codes.created_at })
    .from(recovery_codes)
    .where(unused(user_id, 'password'))
  return row
}

const hashOf = (ports: Ports, user_id: string, kind: Kind, code: string) =>
  ports.sign('recovery code', `${kind} ${user_id} ${plainCode(code)}`)
