// `npm run move-files`: moves uploaded and signed files between the database and the bucket of FILES_URL.
import { resolve } from 'node:path'
import { answerHelp } from '#openapi/answer-help.ts'
import { prepare } from '../db/prepare.ts'
import { environmentOrExit } from '../environment.ts'
import { moveFiles } from '../files/move-files.ts'
import { requireBucket } from '../files/require-bucket.ts'
import { bucketAt } from '../ports/bucket/bucket.ts'
import { systemPorts } from '../ports/ports.ts'
import { vaultUnder } from '../ports/vault.ts'
import { serverSecrets } from '../secret.ts'
import { openDatabase } from './open-database.ts'

answerHelp(`npm run move-files                 moves files from the database into the bucket of FILES_URL
npm run move-files -- --back       moves them from the bucket into the database

Can be stopped at any moment and run again: it goes on with what is left. On PostgreSQL servers go on working meanwhile,
all of them with FILES_URL set. Stop the server first if it uses the embedded database.`)
const SAY_EVERY = 500
try {
  const environment = environmentOrExit()
  if (!environment.FILES_URL) throw new Error('Set FILES_URL to the address of the bucket.')
  const secrets = serverSecrets(environment, resolve(environment.DATA_DIR))
  const bucket = bucketAt(environment.FILES_URL)
  const ports = systemPorts({ secret: secrets.first, public_origin: '', vault: vaultUnder(...secrets.all), bucket })
  const database = await openDatabase(environment, secrets.current)
  await prepare(database, secrets)
  await requireBucket(database, ports, sentence => {
    throw new Error(sentence)
  })
  const back = process.argv.includes('--back')
  const where = back ? 'the database' : `the bucket ${bucket.name}`
  let [count, bytes, faults] = [0, 0, 0]
  const so_far = () => `${count.toLocaleString('en-US')} parts of files, ${Math.ceil(bytes / 1_048_576)} MB`
  for await (const moved of moveFiles({ database, ports }, back ? 'database' : 'bucket')) {
    if ('fault' in moved) {
      faults++
      console.error(moved.fault)
      continue
    }
    count++
    bytes += moved.bytes
    if (count % SAY_EVERY === 0) console.log(`${so_far()} …`)
  }
  console.log(`Moved ${so_far()}, into ${where}.${faults > 0 ? ` ${faults} stayed: see above.` : ''}`)
  if (faults > 0) process.exitCode = 1
  await database.close()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
