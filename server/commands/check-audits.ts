// `npm run check-audits`: verifies the audit log of every company. Exits with 1 if one was altered. The embedded
// database must not be in use by a server.
import { resolve } from 'node:path'
import { answerHelp } from '#openapi/answer-help.ts'
import { checkAllChains } from '#server/company/audits/check-all.ts'
import { environmentOrExit } from '../environment.ts'
import { systemPorts } from '../ports/ports.ts'
import { vaultUnder } from '../ports/vault.ts'
import { serverSecrets } from '../secret.ts'
import { openDatabase } from './open-database.ts'

answerHelp(`npm run check-audits

Checks the audit log of every company. Exits with 1 if a log was changed.
Stop the server first if it uses the embedded database.`)
try {
  const environment = environmentOrExit()
  const secrets = serverSecrets(environment, resolve(environment.DATA_DIR))
  const ports = systemPorts({ secret: secrets.first, public_origin: '', vault: vaultUnder(...secrets.all) })
  const database = await openDatabase(environment, secrets.current)
  for await (const { name, entries, whole, fault } of checkAllChains(database, ports)) {
    console.log(`${name}: ${whole ? `${entries} entries, whole` : `BROKEN. ${fault}`}`)
    if (!whole) process.exitCode = 1
  }
  await database.close()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
