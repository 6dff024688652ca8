// `npm run seed`: puts the demo company into the database of the environment. For trying out a PostgreSQL; `npm start`
// does the same by itself for the embedded database. A database that has the demo company is left as it is.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { answerHelp } from '#openapi/answer-help.ts'
import { ensureInternalCompany } from '../company/create-company.ts'
import type { Database } from '../db/database.ts'
import { DirectoryInUse } from '../db/embedded/directory-lock.ts'
import { prepare } from '../db/prepare.ts'
import { environmentOrExit } from '../environment.ts'
import { keyEvidenceOnce } from '../key-evidence.ts'
import { bucketAt } from '../ports/bucket/bucket.ts'
import { systemPorts } from '../ports/ports.ts'
import { vaultUnder } from '../ports/vault.ts'
import { serverSecrets } from '../secret.ts'
import { openDatabase } from './open-database.ts'
import { seedInto } from './seed-into.ts'
import { askRunning, readProjects } from './seed-running.ts'

answerHelp(`npm run seed                       adds the demo company to the database
npm run seed -- --projects 100000  adds that many projects too, up to 2,000,000

A database that already has the demo company is left unchanged. If a server has the embedded database open, it does the work.`)
try {
  const projects = readProjects(parseArgs({ options: { projects: { type: 'string' } } }).values.projects)
  const environment = environmentOrExit()
  const { NODE_ENV, PUBLIC_ORIGIN, PORT, BRAND_NAME } = environment
  // Its password is known to everyone.
  if (NODE_ENV === 'production') throw new Error('The demo company can’t be added to a production database.')
  const secrets = serverSecrets(environment, resolve(environment.DATA_DIR))
  const say = (line: string) => console.log(line)
  try {
    await seedOwn(await openDatabase(environment, secrets.current))
  } catch (error) {
    if (!(error instanceof DirectoryInUse) || !(await askRunning(environment, secrets.current, projects, say)))
      throw error
  }

  async function seedOwn(database: Database) {
    await prepare(database, secrets)
    const public_origin = PUBLIC_ORIGIN ?? `http://localhost:${PORT}`
    const ports = systemPorts({
      secret: secrets.first,
      public_origin,
      vault: vaultUnder(...secrets.all),
      bucket: environment.FILES_URL ? bucketAt(environment.FILES_URL) : null,
      brand: BRAND_NAME,
    })
    await keyEvidenceOnce(database, ports, sentence => console.error(sentence))
    await ensureInternalCompany(database, ports, BRAND_NAME)
    await seedInto(database, ports, { projects, say })
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
