// The role that erases within one company what the app itself may not change, such as entries of the audit log. It can't sign in,
// and no login of the server is a member of it: only the owner of the tables becomes it, for one company at a time.
import { sql } from 'drizzle-orm'
import type { Database, Db } from '../database.ts'
import { rowsOf } from '../rows.ts'

const ERASER = `'sunquill_eraser_' || left(encode(sha256(convert_to(current_database(), 'UTF8')), 'hex'), 16)`

/** Runs as the owner. Grants tables that migrations have added since; if there are none, nothing is locked. */
export const letEraserErase = (db: Db): Promise<unknown> => db.execute(sql.raw(GRANTS))

const GRANTS = `
  do $$
  declare
    eraser name := ${ERASER};
    tenant record;
  begin
    if not exists (select from pg_roles where rolname = eraser) then
      execute format('create role %I nologin', eraser);
      execute format('grant %I to %I', eraser, current_user);
    end if;
    for tenant in
      select c.oid::regclass as name, c.relname from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped)
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = eraser)
    loop
      execute format('grant select, insert, update, delete on %s to %I', tenant.name, eraser);
      execute format($policy$create policy %1$I on %2$s to %1$I
        using (company_id = nullif(current_setting('app.erasing', true), '')::integer)
        with check (company_id = nullif(current_setting('app.erasing', true), '')::integer)$policy$, eraser, tenant.name);
    end loop;
  end $$`

/** Statements name the company too: the embedded engine has only its superuser, which no policy holds. */
export const asEraser = <T>(
  database: Pick<Database, 'asOwner'>,
  company_id: number,
  work: (db: Db) => Promise<T>,
): Promise<T> =>
  database.asOwner(async db => {
    const [user] = rowsOf<{ eraser: string; sees_all: boolean }>(
      await db.execute(sql`
        select ${sql.raw(ERASER)} as eraser, rolsuper or rolbypassrls as sees_all,
          set_config('app.erasing', ${String(company_id)}, true) as company
        from pg_roles where rolname = current_user`),
    )
    if (user && !user.sees_all) await db.execute(sql`set local role ${sql.identifier(user.eraser)}`)
    return work(db)
  })
