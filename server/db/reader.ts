// The role that reads every row of every company, for backups: the owner of the tables sees none, since row-level security is forced
// for it too. It can't sign in and can't write, and no login of the server is a member of it.
import { sql } from 'drizzle-orm'
import { rowsOf } from './rows.ts'
import type { Db } from './standing.ts'

const READER = 'sunquill_reader'

/** As the owner. Tables that migrations have added since are included; where none was, nothing is locked. */
export const letReaderRead = (db: Db): Promise<unknown> => db.execute(sql.raw(GRANTS))

const GRANTS = `
  do $$
  declare unread record;
  begin
    if not exists (select from pg_roles where rolname = '${READER}') then create role ${READER} nologin; end if;
    if not pg_has_role(current_user, '${READER}', 'member') then
      execute format('grant ${READER} to %I', current_user);
    end if;
    for unread in
      select oid::regclass as name, relkind from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'S') and relowner = (select oid from pg_roles where rolname = current_user)
        and not (case when relkind = 'S' then has_sequence_privilege('${READER}', oid, 'select')
          else has_table_privilege('${READER}', oid, 'select') end)
    loop
      execute format('grant select on %s %s to ${READER}',
        case when unread.relkind = 'S' then 'sequence' else 'table' end, unread.name);
    end loop;
    for unread in
      select c.oid::regclass as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'reader')
    loop
      execute format('create policy reader on %s for select to ${READER} using (true)', unread.name);
    end loop;
  end $$`

/** From here to its end the transaction reads everything as it is at this moment. Must come before any other statement of it. */
export async function readEverything(db: Db): Promise<void> {
  await db.execute(sql`set transaction isolation level repeatable read, read only`)
  const [user] = rowsOf<{ sees_all: boolean }>(
    await db.execute(sql`select rolsuper or rolbypassrls as sees_all from pg_roles where rolname = current_user`),
  )
  // The embedded engine has its superuser alone.
  if (!user?.sees_all) await db.execute(sql.raw(`set local role ${READER}`))
}
