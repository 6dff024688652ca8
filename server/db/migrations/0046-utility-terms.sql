-- Net metering and rate are assumed until someone of the company confirms them: for one project, or once for its utility. What is
-- kept with a project says what was confirmed, so that a later change is assumed again. Projects that exist are not confirmed.
alter table projects add column tariff_confirmed jsonb;

create table utility_terms (
  company_id integer not null references companies,
  utility_id text not null,
  net_metering jsonb,
  rate jsonb,
  source text not null default '',
  confirmed_by_name text not null,
  confirmed_at timestamptz not null,
  version integer not null default 1,
  primary key (company_id, utility_id)
);
alter table utility_terms enable row level security;
alter table utility_terms force row level security;
create policy tenant on utility_terms to sunquill_app
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
grant select, insert, update on utility_terms to sunquill_app;

create index projects_by_utility on projects (company_id, utility_id) where utility_id is not null;
