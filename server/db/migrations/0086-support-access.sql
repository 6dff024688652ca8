-- Support may act in a company only while an owner lets it in: each request with its reason, who decided, and until when. The
-- company's standing consent is a setting.

create table support_accesses (
  company_id integer not null,
  id uuid not null,
  -- A user of the internal company.
  support_id uuid not null,
  support_name text not null,
  reason text not null,
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'declined', 'ended')),
  requested_at timestamptz not null,
  -- The owner; nobody, where the company lets support in without asking.
  decided_by_name text,
  decided_at timestamptz,
  -- While it waits, until when it can be answered; then until when support is in.
  expires_at timestamptz not null,
  ended_by_name text,
  ended_at timestamptz,
  primary key (company_id, id)
);
create index support_accesses_newest on support_accesses (company_id, requested_at desc, id desc);
create index support_accesses_of_staff on support_accesses (support_id, requested_at desc);

alter table support_accesses enable row level security;
alter table support_accesses force row level security;
create policy tenant on support_accesses to sunquill_app
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
grant select, insert, update on support_accesses to sunquill_app;
-- Where a member of support is let in is found out before a company is entered, and so is what they have asked for.
create policy door on support_accesses for select to sunquill_door using (true);
grant select on support_accesses to sunquill_door;
