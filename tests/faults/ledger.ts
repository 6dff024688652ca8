// Rows whose loss, damage or partial write is detectable: entry n has a note derived from n, and entries written
// together must all exist or none.
import type { PGlite } from '@electric-sql/pglite'
import type { Random } from './seeded.ts'

export const createLedger = (engine: PGlite) =>
  engine.exec(
    'create table if not exists ledger (entry int primary key, written_with int not null, note text not null)',
  )

// Up to some 8 kB, so that pages, log segments and the side table of long values all come into play.
const noteOf = (entry: number) => `${entry} `.repeat((entry * 7919) % 1200)

/** Writes the next entries in one transaction and returns the last one only when the database has acknowledged them. */
export async function writeEntries(engine: PGlite, after: number, random: Random): Promise<number> {
  const entries = Array.from({ length: random.chance(0.2) ? 3 : 1 }, (_, index) => after + 1 + index)
  await engine.transaction(async transaction => {
    for (const entry of entries) {
      await transaction.query('insert into ledger values ($1, $2, $3)', [entry, after + 1, noteOf(entry)])
    }
  })
  if (random.chance(0.02)) await engine.exec('checkpoint')
  return after + entries.length
}

/** The last entry there is, after a look at all: throws when one up to `acknowledged` is missing or one is damaged. */
export async function auditLedger(engine: PGlite, acknowledged: number): Promise<number> {
  const { rows } = await engine.query<{ entry: number; written_with: number; note: string }>(
    'select * from ledger order by entry',
  )
  const missing = acknowledged - rows.filter(({ entry }) => entry <= acknowledged).length
  if (missing > 0) throw new Error(`${missing} of ${acknowledged} acknowledged entries are lost`)
  rows.forEach(({ entry, note }, index) => {
    if (entry !== index + 1 || note !== noteOf(entry))
      throw new Error(`entry ${entry} at place ${index + 1} is damaged`)
  })
  const sizes = await engine.query<{ entries: number }>(
    'select count(*)::int entries from ledger group by written_with',
  )
  if (sizes.rows.some(({ entries }) => entries !== 1 && entries !== 3)) throw new Error('half a transaction arrived')
  return rows.length
}
