-- What public site services answered, by company and question; a failure is kept apart from "nothing there". And the site of a project:
-- the point, picture and building that were found or chosen.
create table site_answers (
  company_id integer not null references companies,
  service text not null check (service in ('geocoder', 'picture', 'outlines')),
  question text not null,
  result text not null check (result in ('found', 'empty', 'partial', 'failed')),
  fault text check (fault in ('away', 'refused', 'unreadable', 'cut')),
  -- The service's own words, for the operator.
  detail text not null default '',
  value jsonb,
  source text not null,
  -- Without keys.
  url text not null,
  license text not null,
  data_on text,
  took_ms integer not null,
  fetched_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (company_id, service, question),
  check ((result = 'failed') = (fault is not null)),
  check ((result in ('found', 'partial')) = (value is not null))
);
create index site_answers_newest on site_answers (company_id, fetched_at desc);
create index site_answers_expired on site_answers (expires_at);

create table project_sites (
  company_id integer not null,
  project_id uuid not null,
  state text not null check (state in ('asked', 'looking', 'done')),
  -- Someone is waiting for it.
  urgent boolean not null,
  question text not null,
  point jsonb,
  matches jsonb not null default '[]',
  land jsonb,
  picture jsonb,
  outlines jsonb,
  outline_id text,
  outline_chosen boolean not null default false,
  not_found boolean not null default false,
  outcomes jsonb not null default '[]',
  asked_at timestamptz not null,
  looked_at timestamptz,
  version integer not null default 1,
  primary key (company_id, project_id),
  foreign key (company_id, project_id) references projects
);
create index project_sites_due on project_sites (urgent desc, asked_at desc) where state <> 'done';

do $$
declare name text;
begin
  foreach name in array array['site_answers', 'project_sites'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format($policy$create policy tenant on %I to sunquill_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::integer)$policy$, name);
    execute format('grant select, insert, update, delete on %I to sunquill_app', name);
    execute format('create policy jobs on %I for select to sunquill_jobs using (true)', name);
  end loop;
end $$;
-- Which companies have sites to look up or old answers to delete, and no more.
grant select (company_id, project_id, state, urgent, asked_at, looked_at) on project_sites to sunquill_jobs;
grant select (company_id, expires_at) on site_answers to sunquill_jobs;
