-- What people record of a lender's doings, and whether an application goes over the lender's API, its portal, or is the company's own.
alter table lender_applications add column mode text not null default 'api' check (mode in ('api', 'portal', 'in_house'));

create table lender_records (
  company_id integer not null,
  id uuid not null,
  application_id uuid not null,
  kind text not null,
  happened_on date not null,
  detail jsonb not null,
  note text not null,
  file_ids uuid[] not null default '{}',
  recorded_by uuid not null,
  recorded_by_name text not null,
  recorded_at timestamptz not null,
  -- The application as it stood before, so that it can be made again without this.
  before jsonb not null,
  ended_at timestamptz,
  ended_by_name text,
  ended_reason text,
  primary key (company_id, id),
  foreign key (company_id, application_id) references lender_applications
);
create index lender_records_by_application on lender_records (company_id, application_id, recorded_at);
alter table lender_records enable row level security;
alter table lender_records force row level security;
create policy tenant on lender_records to sunquill_app
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
grant select, insert, update on lender_records to sunquill_app;
