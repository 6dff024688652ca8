// Checks before the first query: the database belongs to this installation, by its secret, and has the tables of this version. For
// the server and every command.
import { ne, sql } from 'drizzle-orm'
import { fingerprintOf, type Secrets } from '../secret.ts'
import type { Database, Db } from './database.ts'
import { migrate } from './migrate.ts'
import { rowsOf } from './rows.ts'
import { secret_mark } from './schema/installation.ts'

/** Returns the names of the migrations it applied. */
export async function prepare(database: Database, secrets: Secrets): Promise<string[]> {
  // Before the logins get passwords from the wrong secret.
  await database.asOwner(db => requireKnownSecret(db, secrets))
  const applied = await migrate(database)
  await database.asOwner(db => mark(db, fingerprintOf(secrets.current)))
  return applied
}

export async function requireKnownSecret(db: Db, { all }: Secrets): Promise<void> {
  const marked = await markOf(db)
  if (marked === undefined || all.map(fingerprintOf).includes(marked)) return
  throw new Error(
    `This server’s secret (fingerprint ${fingerprintOf(all[0])}) is not the one the database was set up with (${marked}). Give every server of a database the same SUNQUILL_SECRET, or put back the file secret in DATA_DIR. After a rotation name the one before in SUNQUILL_OLD_SECRETS. If it is lost for good: npm run rotate-secret -- --lost`,
  )
}

/** The fingerprint of the secret the database belongs to; undefined before the first. */
export async function markOf(db: Db): Promise<string | undefined> {
  const [table] = rowsOf<{ name: string | null }>(
    await db.execute(sql`select to_regclass('public.secret_mark')::text as name`),
  )
  if (!table?.name) return undefined
  const [row] = await db.select().from(secret_mark)
  return row?.fingerprint
}

const mark = (db: Db, fingerprint: string) =>
  db
    .insert(secret_mark)
    .values({ id: 1, fingerprint, since: sql`now()` })
    .onConflictDoUpdate({
      target: secret_mark.id,
      set: { fingerprint, since: sql`now()` },
      setWhere: ne(secret_mark.fingerprint, fingerprint),
    })

/** The next start sets it again from the current secret. */
export const forgetMark = async (db: Db): Promise<void> => {
  if ((await markOf(db)) !== undefined) await db.delete(secret_mark)
}
