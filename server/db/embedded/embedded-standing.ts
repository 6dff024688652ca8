// The embedded engine has one connection, signed in as its superuser; a request's transaction takes a role and must not leave it.
// Three things enforce that: commands are refused (query-only.ts), only the owner may execute the functions that set parameters
// (CLOSE below), and only this file sends SET. The limit: RESET ROLE would succeed if a command got through. On PostgreSQL the role
// is the login, so it wouldn't.
import type { PGlite, Transaction } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { PgliteSession } from 'drizzle-orm/pglite'
import { databaseAsking } from '../drizzle.ts'
import { requireQuery } from '../query-only.ts'
import { askOnce } from '../read-once.ts'
import { type Db, keepStanding, type Place, ROLES } from '../standing.ts'

/** Runs `work` in the transaction, as the owner if no place is given. */
export async function runEmbedded<T>(engine: PGlite, work: (db: Db) => Promise<T>, place?: Place): Promise<T> {
  return engine.transaction(async tx => {
    let is_owner = true
    /** Set with the next query, so that a role without queries costs nothing. */
    let role = ''
    const send: Transaction['query'] = async (text, ...rest) => {
      if (role) {
        const taken = role
        role = ''
        await tx.exec(taken)
      }
      return tx.query(text, ...rest)
    }
    const asked: Transaction['query'] = (text, values, options) =>
      askOnce(db, { text, rowMode: options?.rowMode }, values, () => send(text, values, options))
    const query: Transaction['query'] = async (text, ...rest) => {
      if (!is_owner) requireQuery(text)
      return asked(text, ...rest)
    }
    const stand = async (at: Place, also = '') => {
      is_owner = false
      role = `set local role ${ROLES[at]}${also}`
    }
    if (place) await stand(place)
    const db: Db = keepStanding(databaseAsking(query, engine, PgliteSession), {
      enterDoor: () => stand('door'),
      // SET takes no bind parameters. A NaN matches no company.
      enterTenant: company_id => stand('tenant', `; set local app.company_id to ${Math.trunc(company_id)}`),
      commands: databaseAsking(asked, engine, PgliteSession),
    })
    return work(db)
  })
}

/**
 * Revokes functions that set parameters or read cursors by name, which PostgreSQL grants to all: the cursor of another company's
 * export is open on the same connection.
 */
const CLOSE = sql`
  do $$
  declare opened regprocedure;
  begin
    for opened in
      select oid from pg_catalog.pg_proc
      where pronamespace = 'pg_catalog'::regnamespace
        and proname in ('set_config', 'cursor_to_xml', 'cursor_to_xmlschema', 'pg_cursor', 'pg_prepared_statement')
        and has_function_privilege('public', oid, 'execute')
    loop
      execute format('revoke execute on function %s from public', opened);
    end loop;
    if has_table_privilege('public', 'pg_catalog.pg_settings', 'update') then
      revoke update on pg_catalog.pg_settings from public;
    end if;
    -- A table of the connection's own would stand in front of the real one for whoever comes next.
    if has_database_privilege('public', current_database(), 'temporary') then
      execute format('revoke temporary on database %I from public', current_database());
    end if;
  end $$`

export const closeEmbedded = (db: Db): Promise<unknown> => db.execute(CLOSE)
