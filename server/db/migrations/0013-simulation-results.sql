-- A simulated year keeps what it was computed from, so that its receipt is of that and nothing else.
alter table simulations add column inputs jsonb;

-- 8 % was the product's own figure for sun and model together. The sources now stand beside it, one by one; a company that
-- entered a spread of its own keeps it.
alter table settings no force row level security;
update settings set value = jsonb_set(value, '{yearly_deviation}', '0.039')
  where area = 'simulation' and (value ->> 'yearly_deviation')::double precision = 0.08;
alter table settings force row level security;

-- Reports as they were when a link to them was made.
create table simulation_reports (
  company_id integer not null,
  id uuid not null,
  project_id uuid not null,
  snapshot jsonb not null,
  annual_kwh double precision not null,
  inputs_sha256 text not null,
  shared_at timestamptz not null,
  shared_by text not null,
  ended_at timestamptz,
  view_count integer not null default 0,
  last_viewed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, project_id) references projects
);
create index simulation_reports_by_project on simulation_reports (company_id, project_id, shared_at desc);
alter table simulation_reports enable row level security;
alter table simulation_reports force row level security;
create policy tenant on simulation_reports to sunquill_app
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
grant select, insert, update on simulation_reports to sunquill_app;

alter table links drop constraint links_kind_check;
alter table links add constraint links_kind_check check (kind in ('proposal', 'signer', 'password_reset', 'report'));
