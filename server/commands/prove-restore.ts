// `npm run prove-restore -- FOLDER`: restores a backup somewhere else and checks everything that can be checked. Ends with 1 when
// something isn't as it was saved.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { answerHelp } from '#openapi/answer-help.ts'
import { prove } from '../backup/prove.ts'
import { chooseBackup } from '../backup/restore.ts'
import { openStore } from '../backup/store.ts'
import { type Database, embeddedDatabase } from '../db/database.ts'
import { emptied, openEmbedded } from '../db/embedded/embedded.ts'
import { externalDatabase } from '../db/external-database.ts'
import { environmentOrExit } from '../environment.ts'
import { recordBackup } from '../lib/backup-record.ts'
import { existingSecrets } from '../secret.ts'
import { askedOf, KEY_HELP, tellFault } from './backups.ts'

const USAGE = 'npm run prove-restore -- FOLDER [--backup NAME] [--key-file FILE] [--into DATABASE_URL]'

answerHelp(`${USAGE}

Restores the latest backup in FOLDER, or the one named, into a temporary embedded database, or into the empty PostgreSQL
database that --into names. Checks every row, file hashes, ledger and invoice totals, audit logs and seals, then deletes
the temporary database; one named with --into stays. Exits with 1 if anything is wrong. Your own database isn't touched.

${KEY_HELP}`)
try {
  const environment = environmentOrExit()
  const { folder, secret, backup, into } = askedOf(environment, USAGE)
  const store = openStore(folder, secret)
  const name = chooseBackup(store, backup)
  const data_dir = resolve(environment.DATA_DIR)
  const secrets = existingSecrets(environment, data_dir)
  const proveIn = async (database: Database) => {
    try {
      console.log(`Backup ${name}`)
      for await (const { checked, faults } of prove({ database, store, name, secrets })) {
        console.log(`${checked}: ${faults.length === 0 ? 'whole' : 'BROKEN'}`)
        for (const fault of faults) console.log(`  ${fault}`)
        if (faults.length > 0) process.exitCode = 1
      }
      if (!process.exitCode) await recordBackup(data_dir, { name, proven_at: new Date() })
    } finally {
      await database.close()
    }
  }
  if (into) await proveIn(externalDatabase(into, secrets.current))
  else {
    const scratch = mkdtempSync(join(tmpdir(), 'sunquill-proof-'))
    try {
      await proveIn(embeddedDatabase(await emptied(await openEmbedded(scratch))))
    } finally {
      rmSync(scratch, { recursive: true, force: true })
    }
  }
} catch (error) {
  tellFault(error)
}
