// `npm run seed`: puts the demo company into the database of the environment. For trying out a PostgreSQL; `npm start`
// does the same by itself for the embedded database. A database that has the demo company is left as it is.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { seedManyProjects } from '#mocks/demo/many-projects.ts'
import { DEMO_PASSWORD, seedDemo } from '#mocks/demo.ts'
import { answerHelp } from '#openapi/answer-help.ts'
import { ensureInternalCompany } from '../company/create-company.ts'
import { prepare } from '../db/prepare.ts'
import { environmentOrExit } from '../environment.ts'
import { keyEvidenceOnce } from '../key-evidence.ts'
import { systemPorts } from '../ports/ports.ts'
import { vaultUnder } from '../ports/vault.ts'
import { serverSecrets } from '../secret.ts'
import { hashPassword } from '../session/passwords.ts'
import { openDatabase } from './open-database.ts'

const MOST_PROJECTS = 2_000_000

/** How many projects `--projects` asks for. */
function askedProjects(): number | undefined {
  const { values } = parseArgs({ options: { projects: { type: 'string' } } })
  if (values.projects === undefined) return undefined
  const projects = Number(values.projects)
  if (Number.isInteger(projects) && projects >= 1 && projects <= MOST_PROJECTS) return projects
  throw new Error('Use a whole number of projects up to 2,000,000: npm run seed -- --projects 100000')
}

answerHelp(`npm run seed                       adds the demo company to the database
npm run seed -- --projects 100000  adds that many projects too, up to 2,000,000

A database that already has the demo company is left unchanged. Stop the server first if it uses the embedded database.`)
try {
  const projects = askedProjects()
  const environment = environmentOrExit()
  const { NODE_ENV, PUBLIC_ORIGIN, PORT, BRAND_NAME } = environment
  // Its password is known to everyone.
  if (NODE_ENV === 'production') throw new Error('The demo company can’t be added to a production database.')
  const secrets = serverSecrets(environment, resolve(environment.DATA_DIR))
  const database = await openDatabase(environment, secrets.current)
  await prepare(database, secrets)
  const public_origin = PUBLIC_ORIGIN ?? `http://localhost:${PORT}`
  const ports = systemPorts({
    secret: secrets.first,
    public_origin,
    vault: vaultUnder(...secrets.all),
    brand: BRAND_NAME,
  })
  await keyEvidenceOnce(database, ports, sentence => console.error(sentence))
  await ensureInternalCompany(database, ports, BRAND_NAME)
  const signIns = await seedDemo(database, ports)
  console.log(`The demo company is ready. Sign in as ${signIns.map(({ email }) => email).join(', ')}.`)
  console.log(`Password for all: ${signIns[0]?.password ?? ''}`)
  if (projects !== undefined) await addCompanyOf(projects)
  await database.close()

  async function addCompanyOf(projects: number) {
    const password_hash = await hashPassword(DEMO_PASSWORD)
    const said = (made: number) => console.log(`${made.toLocaleString('en-US')} projects written.`)
    const { owner, reps, made } = await seedManyProjects(database, ports, { projects, password_hash, said })
    if (made === 0) console.log('The company with many projects already exists and was left unchanged.')
    console.log(`Many Roofs Solar: sign in as ${owner}, or ${reps}, with the same password.`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
