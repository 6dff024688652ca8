// `npm run archive-keys`: this installation's public key; which other keys may restore companies here. `-- trust KEY "Name"`,
// `-- list`, `-- revoke ID`. The embedded database must not be in use by a server.
import { join, resolve } from 'node:path'
import { answerHelp } from '#openapi/answer-help.ts'
import { type Database, embeddedDatabase } from '../db/database.ts'
import { openEmbedded } from '../db/embedded/embedded.ts'
import { externalDatabase } from '../db/external-database.ts'
import { migrate } from '../db/migrate.ts'
import { environmentOrExit } from '../environment.ts'
import { listKeys, ownKey, revokeKey, trustKey, writePublicKey } from '../exports/installation-keys.ts'
import { type Ports, systemPorts } from '../ports/ports.ts'
import { vaultUnder } from '../ports/vault.ts'
import { serverSecret } from '../secret.ts'

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
  const { DATABASE_URL, DATA_DIR, SUNQUILL_SECRET } = environmentOrExit()
  const data_dir = resolve(DATA_DIR)
  const secret = serverSecret(SUNQUILL_SECRET, data_dir)
  const ports = systemPorts({ secret, public_origin: '', vault: vaultUnder(secret) })
  const database = DATABASE_URL
    ? externalDatabase(DATABASE_URL, secret)
    : embeddedDatabase(await openEmbedded(join(data_dir, 'database')))
  try {
    await migrate(database)
    console.log(await answer(database, ports, process.argv.slice(2)))
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
