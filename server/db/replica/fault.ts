// Why a replica can't be used, in a sentence with the remedy. For the server and `npm run doctor`.
import pg from 'pg'
import { lineFault } from '../unavailable.ts'

const ASK_MS = 1_000

type Standing = { cluster: string; database: string; is_standby: boolean; replayed: string | null }
const STANDING = `
  select (select system_identifier from pg_control_system())::text as cluster, current_database() as database,
    pg_is_in_recovery() as is_standby, case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as replayed`

/** Undefined if it can be used. */
export async function replicaFault(replica: string, primary: string, ask_ms = ASK_MS): Promise<string | undefined> {
  const [there, here] = await Promise.all([standingOf(replica, ask_ms), standingOf(primary, ask_ms)])
  if (typeof there === 'string')
    return `The replica at ${new URL(replica).host} cannot be used: ${there}. Check DATABASE_READ_URL and the replica.`
  if (typeof here === 'string') return `The replica is not used, since the primary does not answer: ${here}.`
  if (there.cluster !== here.cluster)
    return 'DATABASE_READ_URL leads to another PostgreSQL, not to a streaming standby of the one at DATABASE_URL.'
  if (there.database !== here.database)
    return `DATABASE_READ_URL leads to the database ${there.database}. Name the one of DATABASE_URL, ${here.database}.`
  if (!there.is_standby)
    return 'DATABASE_READ_URL leads to a primary. Let it lead to a streaming standby of the one at DATABASE_URL.'
  if (!there.replayed)
    return 'The replica at DATABASE_READ_URL does not say how far it has replayed. Use a streaming standby.'
  return undefined
}

/** The server's state, or why it couldn't be asked. */
async function standingOf(connectionString: string, ask_ms: number): Promise<Standing | string> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: ask_ms, query_timeout: ask_ms })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Standing>(STANDING)
    return rows[0] ?? 'it answers nothing'
  } catch (error) {
    return reasonOf(error)
  } finally {
    client.end().catch(() => undefined)
  }
}

/** A refused connection has a code and, on some machines, no message. */
function reasonOf(error: unknown): string {
  const fault = lineFault(error)?.cause ?? error
  if (!(error instanceof Error)) return String(fault)
  return error.message || ('code' in error ? String(error.code) : 'no reason given')
}
