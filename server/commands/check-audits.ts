// `npm run check-audits`: follows the audit log of every company and says whether it is as it was written. Ends with 1 when
// one is not. The embedded database must not be in use by a server.
import { resolve } from 'node:path'
import { asc } from 'drizzle-orm'
import { answerHelp } from '#openapi/answer-help.ts'
import { checkChain } from '../audits/chain.ts'
import { inCompany } from '../db/database.ts'
import { companies } from '../db/schema/company.ts'
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
  // At the door companies can be counted; their logs are read inside each.
  const all = await database.transaction(db =>
    db
      .select({ company_id: companies.company_id, name: companies.name })
      .from(companies)
      .orderBy(asc(companies.company_id)),
  )
  for (const { company_id, name } of all) {
    const { entries, whole, fault } = await inCompany(database, company_id, db => checkChain(db, ports, company_id))
    console.log(`${name}: ${whole ? `${entries} entries, whole` : `BROKEN. ${fault}`}`)
    if (!whole) process.exitCode = 1
  }
  await database.close()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
