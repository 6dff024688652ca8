// `npm run archive-keys`: this installation's public key; which other keys may restore companies here. `-- trust KEY "Name"`,
// `-- list`, `-- revoke ID`. The embedded database must not be in use by a server.
import { resolve } from 'node:path'
import { answerHelp } from '#openapi/answer-help.ts'
import { listKeys, ownKey, revokeKey, trustKey, writePublicKey } from '#server/company/exports/installation-keys.ts'
import type { Database } from '../db/database.ts'
import { prepare } from '../db/prepare.ts'
import { environmentOrExit } from '../environment.ts'
import { type Ports, systemPorts } from '../ports/ports.ts'
import { vaultUnder } from '../ports/vault.ts'
import { serverSecrets } from '../secret.ts'
import { openDatabase } from './open-database.ts'

const HELP = `npm run archive-keys                                prints this installation’s public key
npm run archive-keys -- list                        lists the keys whose archives can be restored here
npm run archive-keys -- trust PUBLIC_KEY "Name"     trusts another installation’s key
npm run archive-keys -- revoke ID                   stops trusting a key

Stop the server first if it uses the embedded database.`
const USAGE = 'Use: npm run archive-keys [-- list | -- trust PUBLIC_KEY "Name" | -- revoke ID]'

async function answer(database: Database, ports: Ports, [command = 'show', ...rest]: string[]): Promise<string> {
  const [first = '', ...more] = rest
  switch (command) {
    case 'show': {
      const { id, public_key } = await ownKey(database, ports)
      return `Public key of this installation: ${public_key}\nID: ${id}`
    }
    case 'trust': {
      const name = more.join(' ')
      const id = await trustKey(database, ports, { public_key: first, name })
      return `Archives signed by ${name} can now restore companies here. ID: ${id}`
    }
    case 'revoke': {
      const { name } = await revokeKey(database, ports, first)
      return `Archives signed by ${name} no longer restore companies here.`
    }
    case 'list': {
      await ownKey(database, ports)
      const lines = (await listKeys(database)).map(({ id, public_key, name, added_at, revoked_at }) => {
        const state = revoked_at ? `revoked ${revoked_at.toISOString()}` : `trusted since ${added_at.toISOString()}`
        return `${id}  ${writePublicKey(public_key)}  ${name}, ${state}`
      })
      return lines.join('\n')
    }
    default:
      throw new Error(USAGE)
  }
}

answerHelp(HELP)

try {
  const environment = environmentOrExit()
  const secrets = serverSecrets(environment, resolve(environment.DATA_DIR))
  const ports = systemPorts({ secret: secrets.first, public_origin: '', vault: vaultUnder(...secrets.all) })
  const database = await openDatabase(environment, secrets.current)
  try {
    await prepare(database, secrets)
    console.log(await answer(database, ports, process.argv.slice(2)))
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
