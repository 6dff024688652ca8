// Checks that the database is reachable, recent, has this version's tables and this secret. Changes nothing.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Db, embeddedDatabase } from '../db/database.ts'
import { DirectoryInUse } from '../db/embedded/directory-lock.ts'
import { openEmbedded } from '../db/embedded/embedded.ts'
import { compareMigrations } from '../db/migrate.ts'
import { markOf } from '../db/prepare.ts'
import { rowsOf } from '../db/rows.ts'
import type { Environment } from '../environment.ts'
import { fingerprintOf, type Secrets } from '../secret.ts'
import { type Finding, messageOf, note, ok, wrong } from './finding.ts'

const CONNECT_MS = 5_000
const OLDEST = 15

type Named = Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>

export const checkDatabase = ({ DATABASE_URL, DATA_DIR }: Named, secrets: Secrets | undefined): Promise<Finding[]> =>
  DATABASE_URL ? checkExternal(DATABASE_URL, secrets) : checkEmbedded(join(resolve(DATA_DIR), 'database'), secrets)

async function checkExternal(connectionString: string, secrets: Secrets | undefined): Promise<Finding[]> {
  const { host } = new URL(connectionString)
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS, query_timeout: CONNECT_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const db: Db = drizzle(client)
    return [...(await checkServer(db)), ...(await checkContents(db, secrets))]
  } catch (error) {
    return [wrong(`PostgreSQL at ${host} cannot be used: ${describe(error)}. Check DATABASE_URL and the server.`)]
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A refused connection has a code and, on some machines, no message. */
function describe(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return messageOf(error) || code || 'no reason given'
}

async function checkServer(db: Db): Promise<Finding[]> {
  const [server] = rowsOf<{ version: string; number: number; read_only: boolean; may: boolean }>(
    await db.execute(sql`
      select current_setting('server_version') as version, current_setting('server_version_num')::integer as number,
        pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as read_only,
        (select rolcreaterole or rolsuper from pg_roles where rolname = current_user) as may`),
  )
  if (!server) return [wrong('PostgreSQL does not say which version it is.')]
  const { version, number, read_only, may } = server
  return [
    number >= OLDEST * 10_000
      ? ok(`PostgreSQL ${version} can be reached.`)
      : wrong(`PostgreSQL ${version} is too old. Use ${OLDEST} or later.`),
    ...(read_only ? [wrong('PostgreSQL is read-only or a standby. Let DATABASE_URL lead to the primary.')] : []),
    ...(may
      ? []
      : [wrong('The user of DATABASE_URL may not create roles. As an administrator: ALTER ROLE … CREATEROLE.')]),
  ]
}

async function checkEmbedded(directory: string, secrets: Secrets | undefined): Promise<Finding[]> {
  if (!existsSync(join(directory, 'cluster')))
    return [ok('There is no embedded database yet. The first start creates it.')]
  try {
    const database = embeddedDatabase(await openEmbedded(directory))
    try {
      const contents = await database.asOwner(db => checkContents(db, secrets))
      return [ok(`The embedded database in ${directory} can be opened.`), ...contents]
    } finally {
      await database.close()
    }
  } catch (error) {
    if (error instanceof DirectoryInUse)
      return [note('The embedded database is in use by a running server, so its contents were not checked.')]
    return [wrong(`The embedded database in ${directory} cannot be opened: ${messageOf(error)}`)]
  }
}

async function checkContents(db: Db, secrets: Secrets | undefined): Promise<Finding[]> {
  const { missing, unknown } = await compareMigrations(db)
  return [checkMigrations(missing, unknown), ...checkMark(await markOf(db), secrets)]
}

function checkMigrations(missing: string[], unknown: string[]): Finding {
  const [newer] = unknown
  if (newer) return wrong(`A newer version migrated the database (${newer}). Start that version, or restore a backup.`)
  if (missing.length > 0) return note(`${missing.length} migrations are missing. The next start applies them.`)
  return ok('All migrations are applied.')
}

function checkMark(mark: string | undefined, secrets: Secrets | undefined): Finding[] {
  if (mark === undefined || !secrets) return []
  return secrets.all.map(fingerprintOf).includes(mark)
    ? [ok('The database belongs to this secret.')]
    : [
        wrong(
          `The database belongs to the secret with fingerprint ${mark}. Put that secret back, or name it in SUNQUILL_OLD_SECRETS.`,
        ),
      ]
}
