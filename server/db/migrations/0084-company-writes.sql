-- How often each company has written, counted in the transaction that writes where DATABASE_READ_URL is set (db/replica/writes.ts).
-- In several rows, so that those who commit at the same moment rarely wait for each other.
create table company_writes (
  company_id integer not null,
  slot smallint not null,
  writes bigint not null,
  primary key (company_id, slot)
);
alter table company_writes enable row level security;
alter table company_writes force row level security;
create policy tenant on company_writes to sunquill_app
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
grant select, insert, update on company_writes to sunquill_app;
-- Asked of the primary while the company is entered on the replica.
create policy door on company_writes for select to sunquill_door using (true);
grant select on company_writes to sunquill_door;
