// The database of the environment for a command that does one thing: prepared, and closed afterwards.
import { join, resolve } from 'node:path'
import { type Database, embeddedDatabase } from '../db/database.ts'
import { openEmbedded } from '../db/embedded/embedded.ts'
import { externalDatabase } from '../db/external-database.ts'
import type { Environment } from '../environment.ts'

type Named = Pick<Environment, 'DATABASE_URL' | 'DATABASE_READ_URL' | 'DATA_DIR'>

export const openDatabase = async (
  { DATABASE_URL, DATABASE_READ_URL, DATA_DIR }: Named,
  secret: Uint8Array,
): Promise<Database> =>
  DATABASE_URL
    ? externalDatabase(DATABASE_URL, secret, undefined, DATABASE_READ_URL ? { address: DATABASE_READ_URL } : undefined)
    : embeddedDatabase(await openEmbedded(join(resolve(DATA_DIR), 'database')))
