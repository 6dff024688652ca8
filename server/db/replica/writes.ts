// Whether a replica has all that a company has written. Each transaction that changes something counts itself in company_writes, so
// that the count is seen with what it counts and never before: by every server, and by whoever is notified of it. A reader asks the
// primary for the count. Where it isn't the one this process knows, the replica must have replayed what the primary has logged by then.
import { rowsOf } from '../rows.ts'

/** Those who commit at the same moment would wait for each other at a single row. */
const SLOTS = 8

/** The last statement before `commit`. Locks and plain reads that look like changes count nothing: they have no transaction number or no row. */
export const countWrite = (): string => `
  insert into company_writes as kept (company_id, slot, writes)
  select current_setting('app.company_id')::integer, ${Math.floor(Math.random() * SLOTS)}, 1
  where pg_current_xact_id_if_assigned() is not null
  on conflict (company_id, slot) do update set writes = kept.writes + 1`

/** Asked of the primary. What is visible has been logged, though maybe not yet flushed; so it is the position of the next insert. */
export const WRITES = `
  select coalesce(sum(writes), 0)::float8 as writes, (pg_current_wal_insert_lsn() - '0/0')::float8 as logged
  from company_writes where company_id = $1`

/** Asked of the replica before anything else; nothing once it is one no more, for the position stays where it was. */
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
    /** By what the primary has answered: how far the replica must be. */
    positionOf(company_id: number, written: unknown): number {
      const [asked] = rowsOf<Known>(written)
      const known = companies.get(company_id)
      if (!asked) return Number.POSITIVE_INFINITY
      if (known?.writes === asked.writes) return known.logged
      if (companies.size >= MOST_KNOWN) companies.delete(companies.keys().next().value ?? 0)
      companies.set(company_id, asked)
      return asked.logged
    },
    /** Another primary may have lost the last of them, and count others by the same number. */
    forget: () => companies.clear(),
  }
}
