-- What was asked of those who may approve, with the values it was asked for: an approval covers these and what is less far beyond.
create table approval_requests (
  company_id integer not null references companies,
  id uuid not null,
  project_id uuid not null,
  status text not null check (status in ('waiting', 'approved', 'declined')),
  asked jsonb not null,
  reason text not null,
  requested_by uuid not null,
  requested_by_name text not null,
  requested_at timestamptz not null,
  decided_by uuid,
  decided_by_name text,
  decided_at timestamptz,
  note text,
  primary key (company_id, id),
  foreign key (company_id, project_id) references projects
);
create index approval_requests_by_project on approval_requests (company_id, project_id, id desc);
-- One waits at a time.
create unique index approval_requests_waiting on approval_requests (company_id, project_id) where status = 'waiting';
alter table approval_requests enable row level security;
alter table approval_requests force row level security;
create policy tenant on approval_requests to sunquill_app
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
grant select, insert, update on approval_requests to sunquill_app;

-- A mailed link that decides one request for one person.
alter table links drop constraint links_kind_check;
alter table links add constraint links_kind_check
  check (kind in ('proposal', 'signer', 'password_reset', 'report', 'lender_application', 'sign_in', 'approval'));
alter table links add column user_id uuid;
