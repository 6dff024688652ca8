// The database of the environment for a command that does one thing: prepared, and closed afterwards. The embedded one must not be in
// use by a server.
import { join, resolve } from 'node:path'
import { ensureInternalCompany } from '../company/create-company.ts'
import { type Database, embeddedDatabase } from '../db/database.ts'
import { openEmbedded } from '../db/embedded/embedded.ts'
import { externalDatabase } from '../db/external-database.ts'
import { prepare } from '../db/prepare.ts'
import { type Environment, environmentOrExit } from '../environment.ts'
import { type Ports, systemPorts } from '../ports/ports.ts'
import { vaultUnder } from '../ports/vault.ts'
import { serverSecrets } from '../secret.ts'

type Named = Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>

export const openDatabase = async ({ DATABASE_URL, DATA_DIR }: Named, secret: Uint8Array): Promise<Database> =>
  DATABASE_URL
    ? externalDatabase(DATABASE_URL, secret)
    : embeddedDatabase(await openEmbedded(join(resolve(DATA_DIR), 'database')))

/** Prints what `work` answers, or why it failed. */
export async function asOperator(work: (database: Database, ports: Ports) => Promise<string>) {
  try {
    const environment = environmentOrExit()
    const { PUBLIC_ORIGIN, PORT, BRAND_NAME } = environment
    const secrets = serverSecrets(environment, resolve(environment.DATA_DIR))
    const database = await openDatabase(environment, secrets.current)
    try {
      await prepare(database, secrets)
      const ports = systemPorts({
        secret: secrets.first,
        public_origin: PUBLIC_ORIGIN ?? `http://localhost:${PORT}`,
        vault: vaultUnder(...secrets.all),
        brand: BRAND_NAME,
      })
      await ensureInternalCompany(database, ports, BRAND_NAME)
      console.log(await work(database, ports))
    } finally {
      await database.close()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
