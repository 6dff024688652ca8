// `npm run backup -- FOLDER`: backs up the environment's database, while servers run or not.
import { join, resolve } from 'node:path'
import { answerHelp } from '#openapi/answer-help.ts'
import { save } from '../backup/save.ts'
import { createStore } from '../backup/store.ts'
import { type Database, embeddedDatabase } from '../db/database.ts'
import { withCopy } from '../db/embedded/copy.ts'
import { openEmbedded } from '../db/embedded/embedded.ts'
import { externalDatabase } from '../db/external-database.ts'
import { environmentOrExit } from '../environment.ts'
import { recordBackup } from '../lib/backup-record.ts'
import { bucketAt } from '../ports/bucket/bucket.ts'
import { existingSecrets } from '../secret.ts'
import { askedOf, KEY_HELP, tellFault } from './backups.ts'

const USAGE = 'npm run backup -- FOLDER [--key-file FILE]'

answerHelp(`${USAGE}

Saves everything in the database, and in the bucket of FILES_URL, as it is at one moment, into FOLDER, beside the backups already there. Servers keep running.
Files that an earlier backup saved are not saved again.

${KEY_HELP}`)
try {
  const environment = environmentOrExit()
  const data_dir = resolve(environment.DATA_DIR)
  const { folder, secret } = askedOf(environment, USAGE)
  const secrets = existingSecrets(environment, data_dir)
  const { DATABASE_URL, FILES_URL } = environment
  const bucket = FILES_URL ? bucketAt(FILES_URL) : null
  const saveFrom = async (database: Database) => {
    try {
      const store = createStore(folder, secret)
      const made_at = new Date()
      const saved = await save({ database, secrets, store, bucket, made_at })
      await recordBackup(data_dir, { name: saved.name, made_at })
      const of = (count: number) => count.toLocaleString('en-US')
      console.log(
        `Saved ${of(saved.rows)} rows of ${of(saved.tables)} tables and ${of(saved.files)} files, ${of(saved.new_files)} of them new, as ${saved.name} in ${folder}${secret ? ', encrypted' : ''}.`,
      )
      console.log(
        `Keep the server’s secret somewhere else: without the one with the fingerprint ${saved.secrets.join(' and ')} nobody can restore this.`,
      )
    } finally {
      await database.close()
    }
  }
  if (DATABASE_URL) await saveFrom(externalDatabase(DATABASE_URL, secrets.current))
  else await withCopy(join(data_dir, 'database'), async copy => saveFrom(embeddedDatabase(await openEmbedded(copy))))
} catch (error) {
  tellFault(error)
}
