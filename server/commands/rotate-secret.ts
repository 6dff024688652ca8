// `npm run rotate-secret`: another secret from now on. What was sealed under the one before stays readable, since both are kept.
import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { answerHelp } from '#openapi/answer-help.ts'
import { forgetMark, prepare } from '../db/prepare.ts'
import { environmentOrExit } from '../environment.ts'
import { rotateFile, SECRET_BYTES, type Secrets, serverSecrets } from '../secret.ts'
import { openDatabase } from './open-database.ts'

answerHelp(`npm run rotate-secret            makes a new secret and keeps the old one beside it
npm run rotate-secret -- --lost  begins with a new secret where the old one is lost

New values are encrypted under the new secret, and the database is signed in to with it. Links, seals and audit logs
remain under the first. Stop every server first. A secret in SUNQUILL_SECRET is not changed: a new one is printed.`)
try {
  const environment = environmentOrExit()
  const data_dir = resolve(environment.DATA_DIR)
  const lost = process.argv.includes('--lost')
  if (environment.SUNQUILL_SECRET && !lost) {
    const old = [environment.SUNQUILL_SECRET, ...environment.SUNQUILL_OLD_SECRETS]
    const made = randomBytes(SECRET_BYTES).toString('base64url')
    console.log(`Start every server with\n\n  SUNQUILL_SECRET=${made}\n  SUNQUILL_OLD_SECRETS=${old.join(',')}\n`)
  } else if (lost) {
    const secrets = environment.SUNQUILL_SECRET ? undefined : rotated(data_dir)
    const database = await openDatabase(environment, (secrets ?? serverSecrets(environment, data_dir)).current)
    await database.asOwner(forgetMark)
    await database.close()
    console.log('The next start takes the secret it has. What was sealed under the lost one cannot be read any more.')
  } else {
    // First open everything under the current secret.
    const before = serverSecrets(environment, data_dir)
    const database = await openDatabase(environment, before.current)
    await prepare(database, before)
    await database.close()
    rotateFile(data_dir)
    const after = serverSecrets(environment, data_dir)
    const again = await openDatabase(environment, after.current)
    await prepare(again, after)
    await again.close()
    console.log(
      `There is a new secret in ${data_dir}. Keep a copy of it and of those before it apart from the database.`,
    )
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

function rotated(data_dir: string): Secrets {
  rotateFile(data_dir, { lost: true })
  return serverSecrets({}, data_dir)
}
