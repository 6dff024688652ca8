// `npm run staff -- name@example.com "First Last"`: the first of the product's own staff on an installation, who is there to
// be invited by nobody. The embedded database must not be in use by a server.
import { join, resolve } from 'node:path'
import { answerHelp } from '#openapi/answer-help.ts'
import { addStaff } from '../company/add-staff.ts'
import { ensureInternalCompany } from '../company/create-company.ts'
import { embeddedDatabase } from '../db/database.ts'
import { openEmbedded } from '../db/embedded/embedded.ts'
import { externalDatabase } from '../db/external-database.ts'
import { migrate } from '../db/migrate.ts'
import { environmentOrExit } from '../environment.ts'
import { systemPorts } from '../ports/ports.ts'
import { vaultUnder } from '../ports/vault.ts'
import { serverSecret } from '../secret.ts'

answerHelp(`npm run staff -- name@example.com "First Last"

Adds a staff user and prints a one-time link to set the password, valid for a day.
Stop the server first if it uses the embedded database.`)
try {
  const [email, ...name] = process.argv.slice(2)
  if (email === undefined || name.length === 0) throw new Error('Usage: npm run staff -- name@example.com "First Last"')
  const { DATABASE_URL, DATA_DIR, SUNQUILL_SECRET, PUBLIC_ORIGIN, PORT, BRAND_NAME } = environmentOrExit()
  const data_dir = resolve(DATA_DIR)
  const secret = serverSecret(SUNQUILL_SECRET, data_dir)
  const database = DATABASE_URL
    ? externalDatabase(DATABASE_URL, secret)
    : embeddedDatabase(await openEmbedded(join(data_dir, 'database')))
  try {
    await migrate(database)
    const public_origin = PUBLIC_ORIGIN ?? `http://localhost:${PORT}`
    const ports = systemPorts({ secret, public_origin, vault: vaultUnder(secret), brand: BRAND_NAME })
    await ensureInternalCompany(database, ports, BRAND_NAME)
    const link = await addStaff(database, ports, { email, name: name.join(' ') })
    console.log(
      `${name.join(' ')} was added to the staff. This link sets the password once and expires in a day:\n\n  ${link}\n`,
    )
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
