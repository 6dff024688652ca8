// Proves that a backup can be relied on: restored into a database made for it, everything in it is as it was and agrees with itself.

import { checkAllChains } from '#server/company/audits/check-all.ts'
import { checkLog } from '../agreements/seal-log/check-log.ts'
import type { Database } from '../db/database.ts'
import { prepare } from '../db/prepare.ts'
import { readEverything } from '../db/roles/reader.ts'
import type { Db } from '../db/standing.ts'
import { systemPorts } from '../ports/ports.ts'
import { vaultUnder } from '../ports/vault.ts'
import type { Secrets } from '../secret.ts'
import { compareFiles, compareLedger, compareRows, type Finding } from './compare.ts'
import { requireRestorable, restore } from './restore.ts'
import type { Store } from './store.ts'

type Prove = { database: Database; store: Store; name: string; secrets: Secrets }

/** `database` must be empty. */
export async function* prove({ database, store, name, secrets }: Prove): AsyncGenerator<Finding> {
  const head = await requireRestorable(store, name, secrets)
  const saved = await restore({ database, store, name, head })
  const reading = <T>(work: (db: Db) => Promise<T>) =>
    database.asOwner(async db => {
      await readEverything(db)
      return work(db)
    })
  yield await reading(db => compareRows(db, saved))
  // As the next start would.
  await prepare(database, secrets)
  yield await reading(compareFiles)
  yield await reading(compareLedger)
  const ports = systemPorts({ secret: secrets.first, public_origin: '', vault: vaultUnder(...secrets.all) })
  for await (const { name: company, entries, fault } of checkAllChains(database, ports))
    yield {
      checked: `Audit log of ${company}, ${entries.toLocaleString('en-US')} entries`,
      faults: fault ? [fault] : [],
    }
  const { leaves, seals, faults } = await checkLog(database, ports)
  yield {
    checked: `Seal log, ${leaves.toLocaleString('en-US')} entries, ${seals.toLocaleString('en-US')} seals`,
    faults,
  }
}
