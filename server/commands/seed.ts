// `npm run seed`: puts the demo company into the database of the environment. For trying out a PostgreSQL; `npm start`
// does the same by itself for the embedded database. A whole demo company is left as it is.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { journalIn } from '#mocks/demo/beside.ts'
import { seedDemo } from '#mocks/demo.ts'
import { sandboxIn } from '#mocks/lenders/in-process.ts'
import { answerHelp } from '#openapi/answer-help.ts'
import { lenderPort } from '../applications/lenders/gateway/lender-port.ts'
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
  const { NODE_ENV, PUBLIC_ORIGIN, PORT, BRAND_NAME, DATABASE_URL } = environment
  const data_dir = resolve(environment.DATA_DIR)
  // Its password is known to everyone.
  if (NODE_ENV === 'production') throw new Error('The demo company can’t be added to a production database.')
  const secrets = serverSecrets(environment, data_dir)
  const say = (line: string) => console.log(line)
  try {
    await seedOwn(await openDatabase(environment, secrets.current))
  } catch (error) {
    if (!(error instanceof DirectoryInUse) || !(await askRunning(environment, secrets.current, projects, say)))
      throw error
  }

  async function seedOwn(database: Database) {
    await prepare(database, secrets)
    const lenders = DATABASE_URL ? undefined : sandboxIn(data_dir)
    const public_origin = PUBLIC_ORIGIN ?? `http://localhost:${PORT}`
    const ports = systemPorts({
      secret: secrets.first,
      public_origin,
      vault: vaultUnder(...secrets.all),
      bucket: environment.FILES_URL ? bucketAt(environment.FILES_URL) : null,
      brand: BRAND_NAME,
      ...(lenders && { lenders: lenderPort({ addresses: environment.lender_addresses, sandbox: lenders.fetch }) }),
    })
    await keyEvidenceOnce(database, ports, sentence => console.error(sentence))
    await ensureInternalCompany(database, ports, BRAND_NAME)
    // The embedded database and its sandbox belong to one server, so this continues what that server began.
    const sign_ins = await (DATABASE_URL
      ? seedDemo({ database, ports })
      : seedDemo({ database, ports, lenders, journal: journalIn(data_dir) }))
    await seedInto(database, ports, { sign_ins, projects, say })
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
