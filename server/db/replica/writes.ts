// Whether a replica has everything a company has written. Each transaction that changes something increments a counter in
// company_writes, so the count becomes visible together with the change, for every server and notified browser. A reader asks the
// primary for the count. If this process doesn't know that count, the replica must have replayed the primary's log up to now.
import { rowsOf } from '../rows.ts'

/** Several rows, since concurrent commits would wait for each other at a single one. */
const SLOTS = 8

/** The last statement before `commit`. Locks and reads don't count: they have no transaction number or no row. */
export const countWrite = (): string => `
  insert into company_writes as kept (company_id, slot, writes)
  select current_setting('app.company_id')::integer, ${Math.floor(Math.random() * SLOTS)}, 1
  where pg_current_xact_id_if_assigned() is not null
  on conflict (company_id, slot) do update set writes = kept.writes + 1`

/** Asked of the primary. What is visible has been logged, though maybe not flushed, so this is the insert position. */
export const WRITES = `
  select coalesce(sum(writes), 0)::float8 as writes, (pg_current_wal_insert_lsn() - '0/0')::float8 as logged
  from company_writes where company_id = $1`

/** Asked of the replica first. Null once it is promoted, since its position stays where it was. */
export const REPLAYED = `
  select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::float8 end as replayed`

export function replayedOf(answer: unknown): number | undefined {
  const [standing] = rowsOf<{ replayed: number | null }>(answer)
  return standing?.replayed ?? undefined
}

type Known = { writes: number; logged: number }
const MOST_KNOWN = 20_000

export function writesKnown() {
  const companies = new Map<number, Known>()
  return {
    /** How far the replica must be, by the primary's answer. */
    positionOf(company_id: number, written: unknown): number {
      const [asked] = rowsOf<Known>(written)
      const known = companies.get(company_id)
      if (!asked) return Number.POSITIVE_INFINITY
      if (known?.writes === asked.writes) return known.logged
      if (companies.size >= MOST_KNOWN) companies.delete(companies.keys().next().value ?? 0)
      companies.set(company_id, asked)
      return asked.logged
    },
    /** A new primary may have lost the last writes and reuse their numbers. */
    forget: () => companies.clear(),
  }
}
