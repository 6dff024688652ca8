// `npm run seed`: puts the demo company into the database of the environment. For trying out a PostgreSQL; `npm start`
// does the same by itself for the embedded database. A database that has the demo company is left as it is.
import { join, resolve } from 'node:path'
import { seedDemo } from '#mocks/demo.ts'
import { ensureInternalCompany } from './company/create-company.ts'
import { embeddedDatabase, externalDatabase } from './db/database.ts'
import { openEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { environmentOrExit } from './environment.ts'
import { systemPorts } from './ports/ports.ts'
import { vaultUnder } from './ports/vault.ts'
import { serverSecret } from './secret.ts'

try {
  const { NODE_ENV, DATABASE_URL, DATA_DIR, SUNQUILL_SECRET, PUBLIC_ORIGIN, PORT, BRAND_NAME } = environmentOrExit()
  // Its password is known to everyone.
  if (NODE_ENV === 'production') throw new Error('A production database takes no demo company.')
  const data_dir = resolve(DATA_DIR)
  const secret = serverSecret(SUNQUILL_SECRET, data_dir)
  const database = DATABASE_URL
    ? externalDatabase(DATABASE_URL)
    : embeddedDatabase(await openEmbedded(join(data_dir, 'database')))
  await migrate(database)
  const public_origin = PUBLIC_ORIGIN ?? `http://localhost:${PORT}`
  const ports = systemPorts({ secret, public_origin, vault: vaultUnder(secret), brand: BRAND_NAME })
  await ensureInternalCompany(database, ports, BRAND_NAME)
  const signIns = await seedDemo(database, ports)
  console.log(`The demo company is there. Sign in as ${signIns.map(({ email }) => email).join(', ')}.`)
  console.log(`Password for all: ${signIns[0]?.password ?? ''}`)
  await database.close()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
