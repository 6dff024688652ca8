-- A project may have several designs. `designs` and `drawings` hold the one that is sold; what the others are is kept here, beside
-- their names, until one of them is chosen. The first design of a project has the project's own id, so none needs a row before
-- there is a second one.
create table project_designs (
  company_id integer not null references companies,
  id uuid not null,
  project_id uuid not null,
  name text not null,
  chosen boolean not null,
  kept jsonb,
  made_at timestamptz not null,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, project_id) references projects,
  check (chosen or kept is not null)
);
create unique index project_designs_chosen on project_designs (company_id, project_id) where chosen;
create unique index project_designs_name on project_designs (company_id, project_id, lower(name));
alter table project_designs enable row level security;
alter table project_designs force row level security;
create policy tenant on project_designs to sunquill_app
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
grant select, insert, update, delete on project_designs to sunquill_app;
