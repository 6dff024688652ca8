// Restores a backup into an empty database, whole or not at all.
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { migrationsIn, settingUp } from '../db/migrate.ts'
import { rowsOf } from '../db/rows.ts'
import type { Db } from '../db/standing.ts'
import { fingerprintOf, type Secrets } from '../secret.ts'
import type { Count, Head } from './dump.ts'
import { load } from './load.ts'
import { headOf, readSnapshot } from './snapshot.ts'
import type { Store } from './store.ts'

/** The latest, or the one of this name. */
export function chooseBackup(store: Store, wanted: string | undefined): string {
  const names = store.names()
  const name = wanted ?? names.at(-1)
  if (name !== undefined && names.includes(name)) return name
  throw new Error(
    names.length === 0
      ? 'There is no backup in this folder yet.'
      : `There is no backup ${wanted}. The latest are ${names.slice(-5).join(', ')}.`,
  )
}

/** Preconditions before anything is created; returns the backup's header. */
export async function requireRestorable(store: Store, name: string, { all }: Secrets): Promise<Head> {
  const head = await headOf(store, name)
  const hash_by_migration = new Map(migrationsIn().map(({ name, sha256 }) => [name, sha256]))
  for (const migration of head.migrations) {
    if (!hash_by_migration.has(migration.name))
      throw new Error(
        `The backup was made by a newer Sunquill: this one does not know its migration ${migration.name}. Restore it with that version.`,
      )
    if (hash_by_migration.get(migration.name) !== migration.sha256)
      throw new Error(
        `The backup’s migration ${migration.name} differs from this version’s. Restore it with the version that made it.`,
      )
  }
  const here = all.map(fingerprintOf)
  const missing = head.secrets.find(fingerprint => !here.includes(fingerprint))
  if (missing === undefined) return head
  throw new Error(
    `The backup needs the secret with the fingerprint ${missing}; this server has ${here.join(', ')}. Put that one back first (SUNQUILL_SECRET, or the file secret in DATA_DIR).`,
  )
}

type Restore = { database: Database; store: Store; name: string; head: Head }

export const restore = ({ database, store, name, head }: Restore): Promise<Count[]> =>
  settingUp(() =>
    database.asOwner(async db => {
      await requireEmpty(db)
      const migrations = head.migrations.map(migration => migration.name)
      return load(database, db, { lines: readSnapshot(store, name), readFile: store.readFile, migrations })
    }),
  )

async function requireEmpty(db: Db) {
  const objects = rowsOf(
    await db.execute(
      sql`select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') limit 1`,
    ),
  )
  if (objects.length > 0)
    throw new Error('The database is not empty, and was left as it is. Restore into a new, empty one.')
}
