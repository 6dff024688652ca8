-- The door may read what signing in needs, password hashes among it; what works by itself needs none of that, and the door
-- nothing of what is due. So those who look for what is due have a role of their own, and on PostgreSQL a login of their own
-- (logins.ts), as have the door and the tenants.
do $$
declare due record;
begin
  if not exists (select from pg_roles where rolname = 'sunquill_jobs') then create role sunquill_jobs nologin; end if;
  execute format('grant sunquill_jobs to %I', current_user);
  for due in select * from (values
    ('mails', 'company_id, id, status, next_attempt_at'),
    ('jobs', 'company_id, id, status, created_at, next_attempt_at, file_expires_at'),
    ('tasks', 'company_id, id, tell_at, deleted_at'),
    ('invoices', 'company_id, id, overdue_at'),
    ('notifications', 'company_id, user_id, id, at, in_app, read_at, digest_due_at'),
    ('lender_calls', 'company_id, id, next_attempt_at, claimed_until'),
    ('lender_applications', 'company_id, id, next_refresh_at'),
    ('project_sums', 'company_id, folded'),
    ('invoice_sums', 'company_id, folded'),
    ('maker_counts', 'company_id, folded'),
    ('page_problems', 'company_id, last_seen_at')
  ) as of_all (name, columns)
  loop
    execute format('alter policy door on %I to sunquill_jobs', due.name);
    execute format('alter policy door on %I rename to jobs', due.name);
    execute format('revoke select (%s) on %I from sunquill_door', due.columns, due.name);
    execute format('grant select (%s) on %I to sunquill_jobs', due.columns, due.name);
  end loop;
end $$;

-- The seal of a document is looked for at the door; what is to be sealed and whom to remind is due.
create policy jobs on transactions for select to sunquill_jobs using (true);
grant select (company_id, id, status, completed_at, sealed_at, next_seal_at, next_reminder_at) on transactions to sunquill_jobs;
revoke select (status, completed_at, next_seal_at, next_reminder_at) on transactions from sunquill_door;

-- The company of the transaction. PostgreSQL gets one that believes a proof only (logins.ts); in the embedded engine nobody but
-- its owner can set a parameter (embedded-standing.ts).
create function proved_company() returns integer language sql stable parallel safe as $$
  select nullif(current_setting('app.company_id', true), '')::integer
$$;

-- The search reads the rows of all companies in a role of its own and picks those of app.company_id, which must be the proved one.
do $$
declare found oid;
begin
  for found in
    select p.oid from pg_proc p join pg_roles r on r.oid = p.proowner
    where p.pronamespace = 'public'::regnamespace and r.rolname = 'sunquill_search'
  loop
    execute regexp_replace(pg_get_functiondef(found), '\mbegin\M',
      'begin
        if proved_company() is distinct from nullif(current_setting(''app.company_id'', true), '''')::integer then
          raise insufficient_privilege using message = ''the company is not proved'';
        end if;');
  end loop;
end $$;
