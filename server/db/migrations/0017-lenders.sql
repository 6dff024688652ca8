-- Lenders: how a company is connected with each, applications, what is on its way to a lender, what lenders told by themselves,
-- and what a funded application is owed.

create table lender_connections (
  company_id integer not null references companies,
  lender text not null,
  enabled boolean not null default false,
  credentials_sealed bytea,
  -- In the address of its webhooks: nobody guesses it, and it names the company.
  hook_id text not null unique,
  hook_secret_sealed bytea,
  hook_secret_made_at timestamptz,
  last_webhook_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null,
  updated_by uuid,
  primary key (company_id, lender)
);

create table lender_applications (
  company_id integer not null,
  id uuid not null,
  project_id uuid not null,
  lender text not null,
  type text not null check (type in ('loan', 'lease', 'ppa')),
  status text not null check (status in ('draft', 'shared', 'submitted', 'in_review', 'approved', 'approved_with_stipulations',
    'counter_offered', 'credit_frozen', 'no_match', 'on_hold', 'declined', 'expired', 'canceled', 'funded')),
  -- Product, price and system as they were quoted: what the lender is told and every document says.
  quote jsonb not null,
  quote_hash text not null,
  -- People without their numbers and birthdays; those are sealed, and erased once the lender has them.
  people jsonb not null,
  private_sealed bytea,
  property jsonb not null,
  consents jsonb not null default '[]',
  -- What the lender said last, and when it says it changed.
  facts jsonb,
  facts_as_of timestamptz,
  confirmed_at timestamptz,
  lender_reference text,
  -- News of the lender that fits no legal step from where the application stood.
  disputed jsonb not null default '[]',
  share jsonb,
  moved_from uuid,
  reason text,
  submitted_at timestamptz,
  next_refresh_at timestamptz,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, project_id) references projects
);
create index lender_applications_by_project on lender_applications (company_id, project_id, created_at);
create unique index lender_applications_by_reference on lender_applications (company_id, lender, lender_reference)
  where lender_reference is not null;
create index lender_applications_to_refresh on lender_applications (next_refresh_at) where next_refresh_at is not null;

-- The outbox: what is to be said to a lender is written here in the transaction that decides it, and sent from here.
create table lender_calls (
  company_id integer not null,
  id uuid not null,
  application_id uuid,
  lender text not null,
  action text not null,
  endpoint text not null,
  -- The same for every attempt, so that a lender that got it twice does it once.
  idempotency_key text not null,
  request_hash text not null,
  -- What is sent, sealed; erased with the answer.
  request_sealed bytea,
  file_id uuid,
  state text not null check (state in ('waiting', 'sending', 'retrying', 'unknown', 'refused', 'overdue', 'done', 'abandoned')),
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  -- While a server holds it; one that dies lets go by this.
  claimed_until timestamptz,
  deadline_at timestamptz not null,
  sentence text not null default '',
  -- Status and what the action answers, without personal data.
  answer jsonb,
  created_by uuid,
  created_at timestamptz not null,
  done_at timestamptz,
  primary key (company_id, id),
  unique (company_id, lender, idempotency_key),
  foreign key (company_id, application_id) references lender_applications
);
create index lender_calls_by_application on lender_calls (company_id, application_id, created_at);
create index lender_calls_due on lender_calls (next_attempt_at) where next_attempt_at is not null;

-- Every exchange with a lender and every step of an application. No personal data: names, numbers and amounts of people stay out.
create table lender_events (
  company_id integer not null,
  id uuid not null,
  application_id uuid,
  lender text not null,
  at timestamptz not null,
  event text not null,
  sentence text not null,
  actor text not null,
  detail jsonb not null default '{}',
  primary key (company_id, id)
);
create index lender_events_by_application on lender_events (company_id, application_id, at);

create table lender_uploads (
  company_id integer not null,
  file_id uuid not null,
  application_id uuid not null,
  call_id uuid,
  kind text not null,
  stipulation_id text,
  uploaded_at timestamptz not null,
  primary key (company_id, file_id, application_id),
  foreign key (company_id, application_id) references lender_applications,
  foreign key (company_id, file_id) references files
);

-- One row a webhook, so that one that comes twice is heard once.
create table lender_webhooks (
  company_id integer not null,
  lender text not null,
  webhook_id text not null,
  received_at timestamptz not null,
  application_id uuid,
  primary key (company_id, lender, webhook_id)
);

-- What somebody owes the company. A funded application makes one.
create table receivables (
  company_id integer not null,
  id uuid not null,
  project_id uuid not null,
  application_id uuid,
  debtor text not null,
  amount_cents bigint not null check (amount_cents >= 0),
  due_on date not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, project_id) references projects,
  foreign key (company_id, application_id) references lender_applications
);
create unique index one_receivable_an_application on receivables (company_id, application_id) where application_id is not null;

alter table links drop constraint links_kind_check;
alter table links add constraint links_kind_check
  check (kind in ('proposal', 'signer', 'password_reset', 'report', 'lender_application'));

-- Whose form the link of a mail opens: whoever may hand it over may read the one that waits to be sent.
alter table mails add column lender_application_id uuid;

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['lender_connections', 'lender_applications', 'lender_calls', 'lender_events',
    'lender_uploads', 'lender_webhooks', 'receivables'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I to sunquill_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::integer)$policy$, tenant_table);
  end loop;
end $$;
grant select, insert, update on lender_connections, lender_calls, lender_uploads, receivables to sunquill_app;
grant select, insert, update, delete on lender_applications to sunquill_app;
-- A draft nobody sent may go, and what happened to it with it stays in the audit log alone.
grant delete on lender_uploads to sunquill_app;
grant select, insert on lender_events, lender_webhooks to sunquill_app;
-- Whose webhook it is, and what is due in any company: by id only, at the door.
create policy door on lender_connections for select to sunquill_door using (true);
grant select (company_id, lender, hook_id) on lender_connections to sunquill_door;
create policy door on lender_calls for select to sunquill_door using (true);
grant select (company_id, id, next_attempt_at, claimed_until) on lender_calls to sunquill_door;
create policy door on lender_applications for select to sunquill_door using (true);
grant select (company_id, id, next_refresh_at) on lender_applications to sunquill_door;
