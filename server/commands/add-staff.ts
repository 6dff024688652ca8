// `npm run staff -- name@example.com "First Last"`: the first of the product's own staff on an installation, who is there to
// be invited by nobody. The embedded database must not be in use by a server.
import { resolve } from 'node:path'
import { answerHelp } from '#openapi/answer-help.ts'
import { addStaff } from '../company/add-staff.ts'
import { ensureInternalCompany } from '../company/create-company.ts'
import { prepare } from '../db/prepare.ts'
import { environmentOrExit } from '../environment.ts'
import { systemPorts } from '../ports/ports.ts'
import { vaultUnder } from '../ports/vault.ts'
import { serverSecrets } from '../secret.ts'
import { openDatabase } from './open-database.ts'

answerHelp(`npm run staff -- name@example.com "First Last"

Adds a staff user and prints a one-time link to set the password, valid for a day.
Stop the server first if it uses the embedded database.`)
try {
  const [email, ...name] = process.argv.slice(2)
  if (email === undefined || name.length === 0) throw new Error('Usage: npm run staff -- name@example.com "First Last"')
  const environment = environmentOrExit()
  const { PUBLIC_ORIGIN, PORT, BRAND_NAME } = environment
  const secrets = serverSecrets(environment, resolve(environment.DATA_DIR))
  const database = await openDatabase(environment, secrets.current)
  try {
    await prepare(database, secrets)
    const public_origin = PUBLIC_ORIGIN ?? `http://localhost:${PORT}`
    const ports = systemPorts({
      secret: secrets.first,
      public_origin,
      vault: vaultUnder(...secrets.all),
      brand: BRAND_NAME,
    })
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
