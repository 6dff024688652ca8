-- What a meter measured: a project's use hour by hour, 8,760 numbers of eight bytes, little-endian, in kWh. Never changed; a
-- newer file is a new row, so that what was quoted from an older one can still be reckoned.
create table usage_years (
  company_id integer not null,
  id uuid not null,
  project_id uuid not null,
  file_name text not null,
  sha256 text not null,
  notes text[] not null,
  hours bytea not null,
  uploaded_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, project_id) references projects
);
alter table usage_years enable row level security;
alter table usage_years force row level security;
create policy tenant on usage_years to sunquill_app
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
grant select, insert on usage_years to sunquill_app;

-- The company's library of rate plans. A project that takes one keeps a copy.
create table rate_plans (
  company_id integer not null references companies,
  id uuid not null,
  utility_id text,
  name text not null,
  plan jsonb not null,
  active boolean not null default true,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (company_id, id)
);
create index rate_plans_by_name on rate_plans (company_id, name, id);
alter table rate_plans enable row level security;
alter table rate_plans force row level security;
create policy tenant on rate_plans to sunquill_app
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
grant select, insert, update on rate_plans to sunquill_app;

-- The year reckoned last for each project, kept by the hash of all it follows from.
create table energy_years (
  company_id integer not null,
  project_id uuid not null,
  inputs_hash text not null,
  year jsonb not null,
  made_at timestamptz not null,
  primary key (company_id, project_id),
  foreign key (company_id, project_id) references projects
);
alter table energy_years enable row level security;
alter table energy_years force row level security;
create policy tenant on energy_years to sunquill_app
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
grant select, insert, update, delete on energy_years to sunquill_app;

-- Null lets the tariff decide what the batteries do.
alter table designs add column storage_control jsonb;
