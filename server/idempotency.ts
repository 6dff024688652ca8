// A write sent twice under one Idempotency-Key happens once. The key is claimed in the write's own transaction: a second request
// waits for the first to commit and then returns its stored answer.
import { sql } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import { operations } from '#sdk/operations.gen.ts'
import type { Path } from '#sdk/types.ts'
import type { UserCaller } from './caller.ts'
import type { Db } from './db/database.ts'
import { rowsOf } from './db/rows.ts'
import { idempotency_keys } from './db/schema/idempotency.ts'
import { FormFile } from './lib/form-parts.ts'
import { type Ports, sha256 } from './ports/ports.ts'
import { words } from './words.ts'

/** Also for operations that are never replayed: an invalid key is the sender's mistake. */
export function checkKey(key: string | undefined) {
  if (key !== undefined && (key.length < 8 || key.length > 255))
    throw refuse(400, 'invalid_input', { 'Idempotency-Key': words.idempotency_key_length })
}

export type KeepAnswer = () => Promise<unknown>

/** Call `keep` in the same transaction. Undefined if this answer is a replay. */
export async function answerOnce(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  path: Path,
  key: string,
  input: object,
  work: () => Promise<object>,
): Promise<{ answer: object; keep?: KeepAnswer }> {
  const body_hash = sha256(`${path}\n${fingerprint(input)}`)
  const ours = sql`company_id = ${caller.company_id} and caller_id = ${caller.user_id} and key = ${key}`
  // In raw SQL because every write comes through here: building it with the query builder took longer than the database.
  const taken = rowsOf(
    await db.execute(sql`
      insert into idempotency_keys (company_id, caller_id, key, operation, body_hash, created_at)
      values (${caller.company_id}, ${caller.user_id}, ${key}, ${operations[path].id}, ${body_hash}, ${ports.now().toISOString()})
      on conflict do nothing returning key`),
  )
  if (taken.length === 0) {
    const [before] = await db.select().from(idempotency_keys).where(ours)
    if (before?.body_hash !== body_hash || !before.answer) throw refuse(409, 'key_used', words.idempotency_key_used)
    return { answer: before.answer }
  }
  const answer = await work()
  const keep = () => db.execute(sql`update idempotency_keys set answer = ${JSON.stringify(answer)} where ${ours}`)
  return { answer, keep }
}

function fingerprint(input: object) {
  const parts = Object.entries(input).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof FormFile ? value.sha256 : value,
  ])
  return JSON.stringify(parts.sort())
}
