-- What each financing, proposal and agreement was reckoned from. Written once and never changed: a later difference is told
-- field by field, and a document can be traced to its figures.
create table quote_bases (
  company_id integer not null,
  project_id uuid not null,
  hash text not null,
  parts jsonb not null,
  made_at timestamptz not null,
  primary key (company_id, project_id, hash),
  foreign key (company_id, project_id) references projects
);
alter table quote_bases enable row level security;
alter table quote_bases force row level security;
create policy tenant on quote_bases to sunquill_app
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
grant select, insert on quote_bases to sunquill_app;
