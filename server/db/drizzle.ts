// Drizzle on top of a function that sends the statements.
import { PgDatabase, PgDialect, type PgQueryResultHKT, type PgSession } from 'drizzle-orm/pg-core'
import type { Db } from './standing.ts'

type Session<Client> = new (
  client: Client,
  dialect: PgDialect,
  schema: undefined,
) => PgSession<PgQueryResultHKT, Record<string, never>, Record<string, never>>

const dialect = new PgDialect()

/** A database whose statements `query` answers; drizzle uses nothing else of the client. */
export function databaseAsking<Client extends object>(query: unknown, client: Client, Session: Session<Client>): Db {
  const proxy = new Proxy(client, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) })
  return new PgDatabase(dialect, new Session(proxy, dialect, undefined), undefined)
}
