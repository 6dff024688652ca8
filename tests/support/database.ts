// A fresh, migrated database for each application under test: PGlite in memory, or PostgreSQL where an address is given.
import pg from 'pg'
import { type Database, embeddedDatabase, externalDatabase } from '#server/db/database.ts'
import { inMemoryClones } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'

const TEMPLATE = 'sunquill_test_template'
const nextClone = inMemoryClones(async engine => {
  await migrate(embeddedDatabase(engine))
})
let made = 0

export async function freshDatabase(): Promise<Database> {
  const address = process.env['DATABASE_URL_FOR_TESTS']
  return address ? cloneOn(address) : embeddedDatabase(await nextClone())
}

async function cloneOn(address: string): Promise<Database> {
  const admin = new pg.Client({ connectionString: address })
  await admin.connect()
  try {
    // Held until this connection ends: two workers must not both make the template, nor copy it half made.
    await admin.query('select pg_advisory_lock(7264)')
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [TEMPLATE])
    if (rowCount === 0) {
      await admin.query(`create database ${TEMPLATE}`)
      const template = externalDatabase(named(address, TEMPLATE))
      await migrate(template)
      await template.close()
    }
    const name = `sunquill_test_${process.pid}_${Date.now()}_${made++}`
    await admin.query(`create database ${name} template ${TEMPLATE}`)
    return externalDatabase(named(address, name))
  } finally {
    await admin.end()
  }
}

function named(address: string, database: string): string {
  const url = new URL(address)
  url.pathname = `/${database}`
  return url.href
}
