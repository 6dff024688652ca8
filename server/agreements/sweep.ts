// Every few seconds, runs due work for agreements of all companies. Any number of servers may run it: each task is
// claimed before it starts.
import { and, asc, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { transactions } from '../db/schema/agreements.ts'
import type { Ports } from '../ports/ports.ts'
import { startRecurring } from '../recurring.ts'
import { sealOne } from './sealing/sealing.ts'
import { remindDue } from './sending/reminders.ts'

type Sweep = {
  database: Database
  ports: Ports
  log: Logger
  /** No other server uses this database, so what a server before this one began is left over. */
  alone?: boolean
}

const EVERY_MS = 2_000
const AT_ONCE = 20

/** Seals what waits for it, one after the other. Returns how many it sealed. */
export async function sealDue({ database, ports, log }: Sweep, at_once = false): Promise<number> {
  const due = await database.findDue(db =>
    db
      .select({ company_id: transactions.company_id, id: transactions.id })
      .from(transactions)
      .where(
        and(
          isNotNull(transactions.completed_at),
          isNull(transactions.sealed_at),
          at_once ? isNotNull(transactions.next_seal_at) : lte(transactions.next_seal_at, ports.now()),
        ),
      )
      .orderBy(asc(transactions.next_seal_at))
      .limit(AT_ONCE),
  )
  let sealed = 0
  for (const one of due) if (await sealOne(database, ports, log, { ...one, at_once })) sealed++
  return sealed
}

async function lookThrough(sweep: Sweep, at_once: boolean): Promise<void> {
  await sealDue(sweep, at_once)
  await remindDue(sweep.database, sweep.ports)
}

/** At once, since a server may have died in the middle, and then every few seconds until it is stopped. */
export const startSweep = (sweep: Sweep): (() => Promise<void>) =>
  startRecurring(sweep.log, {
    every_ms: EVERY_MS,
    run: first => lookThrough(sweep, first && sweep.alone === true),
    failed: 'agreements could not be looked through',
    at_once: true,
  })
