// The role that reads every row of every company, for backups: the owner of the tables sees none, since row-level security is forced
// for it too. The role can't sign in or write, and no login of the server is a member of it. Roles belong to the cluster; each
// database has its own.
import { sql } from 'drizzle-orm'
import { rowsOf } from '../rows.ts'
import type { Db } from '../standing.ts'

const READER = `'sunquill_reader_' || left(encode(sha256(convert_to(current_database(), 'UTF8')), 'hex'), 16)`

/** Runs as the owner. Grants tables that migrations have added since; if there are none, nothing is locked. */
export const letReaderRead = (db: Db): Promise<unknown> => db.execute(sql.raw(GRANTS))

const GRANTS = `
  do $$
  declare
    reader name := ${READER};
    unread record;
  begin
    if not exists (select from pg_roles where rolname = reader) then
      execute format('create role %I nologin', reader);
      -- Since PostgreSQL 16 whoever makes a role may not become it by that alone.
      execute format('grant %I to %I', reader, current_user);
    end if;
    for unread in
      select oid::regclass as name, case relkind when 'S' then 'sequence' else 'table' end as kind from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'S')
        and not case relkind when 'S' then has_sequence_privilege(reader, oid, 'select')
          else has_table_privilege(reader, oid, 'select') end
    loop
      execute format('grant select on %s %s to %I', unread.kind, unread.name, reader);
    end loop;
    for unread in
      select c.oid::regclass as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = reader)
    loop
      execute format('create policy %1$I on %2$s for select to %1$I using (true)', reader, unread.name);
    end loop;
  end $$`

/** From here on the transaction reads a snapshot of this moment. Must be its first statement. */
export async function readEverything(db: Db): Promise<void> {
  await db.execute(sql`set transaction isolation level repeatable read, read only`)
  const [user] = rowsOf<{ reader: string; sees_all: boolean }>(
    await db.execute(sql`
      select ${sql.raw(READER)} as reader, rolsuper or rolbypassrls as sees_all from pg_roles where rolname = current_user`),
  )
  // The embedded engine has only its superuser.
  if (user && !user.sees_all) await db.execute(sql`set local role ${sql.identifier(user.reader)}`)
}
