-- Work that outlasts a request: what is to be done, how far it is and what came of it. And files too large to be held whole.

create table jobs (
  company_id integer not null references companies,
  id uuid not null,
  kind text not null,
  name text not null,
  input jsonb not null,
  status text not null check (status in ('waiting', 'running', 'done', 'failed', 'canceled')),
  done integer not null default 0,
  total integer,
  sentence text not null default '',
  facts jsonb not null default '{}',
  -- What it makes, from its first part on.
  file_id uuid,
  file_expires_at timestamptz,
  attempts integer not null default 0,
  -- When it is begun, or begun again; while a server is at it, when its claim lapses. Null once it has ended.
  next_attempt_at timestamptz,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  primary key (company_id, id)
);
create index jobs_due on jobs (next_attempt_at) where next_attempt_at is not null;
create index jobs_by_maker on jobs (company_id, created_by, id desc);
create index jobs_by_kind on jobs (company_id, kind, id desc);
create index jobs_with_file on jobs (file_expires_at) where file_expires_at is not null;

alter table files alter column size type bigint;
-- A file in parts has no bytes of its own; its row is written when the last part is. One of a job goes when its time is over.
alter table files add column parts integer not null default 0;
alter table files add column job_id uuid;
create table file_parts (
  company_id integer not null references companies,
  file_id uuid not null,
  position integer not null check (position >= 0),
  bytes bytea not null,
  primary key (company_id, file_id, position)
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['jobs', 'file_parts'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I to sunquill_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::integer)$policy$, tenant_table);
  end loop;
end $$;
grant select, insert, update on jobs to sunquill_app;
grant select, insert, delete on file_parts to sunquill_app;
-- What is due in any company: by id only, at the door.
create policy door on jobs for select to sunquill_door using (true);
grant select (company_id, id, status, next_attempt_at, file_expires_at) on jobs to sunquill_door;
