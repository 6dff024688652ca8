-- A project's own weather, in place of what the stations around it say. The file itself rests in files.
create table project_weather (
  company_id integer not null,
  project_id uuid not null,
  file_id uuid not null,
  file_name text not null,
  sha256 text not null,
  source text not null,
  station text not null,
  uploaded_at timestamptz not null,
  primary key (company_id, project_id),
  foreign key (company_id, project_id) references projects,
  foreign key (company_id, file_id) references files
);
alter table project_weather enable row level security;
alter table project_weather force row level security;
create policy tenant on project_weather to sunquill_app
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
grant select, insert, update, delete on project_weather to sunquill_app;
