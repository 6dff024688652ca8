// `npm run restore -- FOLDER`: fills the empty database of the environment with a backup.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { answerHelp } from '#openapi/answer-help.ts'
import { chooseBackup, requireRestorable, restore } from '../backup/restore.ts'
import { openStore } from '../backup/store.ts'
import { type Database, embeddedDatabase } from '../db/database.ts'
import { lockDirectory } from '../db/embedded/directory-lock.ts'
import { emptied, openEmbedded } from '../db/embedded/embedded.ts'
import { syncPath } from '../db/embedded/embedded-durability.ts'
import { externalDatabase } from '../db/external-database.ts'
import { environmentOrExit } from '../environment.ts'
import { existingSecrets } from '../secret.ts'
import { askedOf, KEY_HELP, tellFault } from './backups.ts'

const USAGE = 'npm run restore -- FOLDER [--backup NAME] [--key-file FILE]'

answerHelp(`${USAGE}

Restores the latest backup in FOLDER, or the one named, into an empty database: the one in DATABASE_URL, or a new embedded
one in DATA_DIR. Put the server’s secret there first. A backup of one kind of database can be restored into the other.

${KEY_HELP}`)
try {
  const environment = environmentOrExit()
  const data_dir = resolve(environment.DATA_DIR)
  const { folder, secret, backup } = askedOf(environment, USAGE)
  const store = openStore(folder, secret)
  const name = chooseBackup(store, backup)
  const { DATABASE_URL } = environment
  const home = join(data_dir, 'database')
  if (!DATABASE_URL && existsSync(join(home, 'cluster')))
    throw new Error(`There is a database in ${home} already. Restore into an empty DATA_DIR.`)
  const secrets = existingSecrets(environment, data_dir)
  const head = await requireRestorable(store, name, secrets)
  const restoreInto = async (database: Database) => {
    try {
      const counts = await restore({ database, store, name, head })
      return counts.reduce((sum, { rows }) => sum + rows, 0).toLocaleString('en-US')
    } finally {
      await database.close()
    }
  }
  const rows = DATABASE_URL
    ? await restoreInto(externalDatabase(DATABASE_URL, secrets.current))
    : await inNewFolder(home, async made => restoreInto(embeddedDatabase(await emptied(await openEmbedded(made)))))
  console.log(`Restored ${rows} rows of ${name}, the database as it was at ${head.made_at}. Start the server.`)
} catch (error) {
  tellFault(error)
}

/** Under its own name the database is there when it is whole. */
async function inNewFolder<T>(home: string, fill: (made: string) => Promise<T>): Promise<T> {
  mkdirSync(home, { recursive: true, mode: 0o700 })
  const lock = await lockDirectory(home)
  const made = join(home, 'restoring')
  try {
    rmSync(made, { recursive: true, force: true })
    const result = await fill(made)
    renameSync(join(made, 'cluster'), join(home, 'cluster'))
    syncPath(home)
    return result
  } finally {
    rmSync(made, { recursive: true, force: true })
    lock.release()
  }
}
