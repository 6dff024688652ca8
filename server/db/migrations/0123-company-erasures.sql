-- Companies that staff erase or erased: after a waiting time nothing of them is left but this proof. Of the installation; staff read it
-- as the owner of the tables.
create table company_erasures (
  id uuid primary key,
  erased_company integer not null,
  name text not null,
  reason text not null,
  status text not null check (status in ('waiting', 'canceled', 'done')),
  requested_by text not null,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  canceled_by text,
  canceled_at timestamptz,
  erased_at timestamptz,
  -- Deleted rows by table.
  rows jsonb not null default '{}',
  objects integer not null default 0,
  -- A code over all of it, under the server's secret.
  proof text
);
create unique index company_erasures_waiting on company_erasures (erased_company) where status = 'waiting';
