-- Homeowner pages that failed, reported with the reader's consent. One row groups the same problem of the same project; nothing
-- in it says who the reader was. Rows go 90 days after the last report.

create table page_problems (
  company_id integer not null,
  id uuid not null,
  project_id uuid not null,
  page text not null,
  kind text not null,
  page_number integer,
  error_name text not null,
  error_message text not null,
  frames jsonb not null,
  browser text not null,
  browser_version integer,
  device text not null,
  screen text not null,
  app_version text not null,
  language text not null,
  -- In one line, as the activity and a notification name it.
  summary text not null,
  -- Over page, error and browser: what makes two reports the same problem.
  fingerprint text not null,
  count integer not null default 1,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'resolved', 'dismissed')),
  -- The company's day on which somebody was last notified.
  notified_on text,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, project_id, fingerprint),
  foreign key (company_id, project_id) references projects
);
create index page_problems_newest on page_problems (company_id, last_seen_at desc, id desc);
create index page_problems_first_seen on page_problems (company_id, first_seen_at);
create index page_problems_last_seen on page_problems (last_seen_at);

alter table page_problems enable row level security;
alter table page_problems force row level security;
create policy tenant on page_problems to sunquill_app
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
grant select, insert, update, delete on page_problems to sunquill_app;
-- Which companies have old ones to delete, and no more.
create policy door on page_problems for select to sunquill_door using (true);
grant select (company_id, last_seen_at) on page_problems to sunquill_door;
