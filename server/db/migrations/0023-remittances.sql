-- What a lender owes, in the parts it pays it in, and what it says it has paid. The books are the one truth: a receivable's
-- open amount is what the ledger says of it.

alter table receivables no force row level security;
alter table lender_applications no force row level security;
alter table ledger_entries no force row level security;
alter table ledger_lines no force row level security;

drop index one_receivable_an_application;
alter table receivables add column lender text;
alter table receivables add column milestone text not null default 'permission_to_operate'
  check (milestone in ('notice_to_proceed', 'installation_complete', 'permission_to_operate'));
-- What is earned at a milestone and kept until a later one stands apart.
alter table receivables add column part text not null default 'payment' check (part in ('payment', 'holdback'));
alter table receivables add column gross_cents bigint;
alter table receivables add column fee_cents bigint;
alter table receivables add column paid_cents bigint not null default 0;
alter table receivables add column open_cents bigint;
alter table receivables add column held boolean not null default false;
alter table receivables add column earned_on date;
alter table receivables add column updated_at timestamptz;
alter table receivables alter column milestone drop default;
alter table receivables alter column part drop default;
alter table receivables alter column held drop default;
-- Until it is let go nobody knows when it comes.
alter table receivables alter column due_on drop not null;

-- Those there are were owed in one piece once the lender had funded, and were in no books.
update receivables set
  lender = a.lender,
  gross_cents = greatest(receivables.amount_cents, coalesce((a.facts #>> '{funded,amount_cents}')::bigint, 0)),
  open_cents = receivables.amount_cents,
  earned_on = receivables.created_at::date,
  updated_at = receivables.created_at
  from lender_applications a where a.company_id = receivables.company_id and a.id = receivables.application_id;
update receivables set fee_cents = gross_cents - amount_cents;

alter table receivables drop column debtor;
alter table receivables alter column application_id set not null;
alter table receivables alter column lender set not null;
alter table receivables alter column gross_cents set not null;
alter table receivables alter column fee_cents set not null;
alter table receivables alter column open_cents set not null;
alter table receivables alter column earned_on set not null;
alter table receivables alter column updated_at set not null;
alter table receivables add check (gross_cents = amount_cents + fee_cents);
-- Below zero the lender has paid too much.
alter table receivables add check (open_cents = amount_cents - paid_cents);
alter table receivables add check (held or due_on is not null);
create unique index one_receivable_a_part on receivables (company_id, application_id, milestone, part);
create index receivables_open on receivables (company_id, due_on) where open_cents <> 0;
create index receivables_by_project on receivables (company_id, project_id);

alter table ledger_lines add column receivable_id uuid;
alter table ledger_lines add foreign key (company_id, receivable_id) references receivables;
create index ledger_lines_by_receivable on ledger_lines (company_id, receivable_id) where receivable_id is not null;

insert into ledger_entries (company_id, id, booked_on, kind, project_id, source_id, memo, created_at)
  select company_id, id, earned_on, 'lender_receivable', project_id, application_id, 'Owed by the lender', created_at from receivables;
insert into ledger_lines (company_id, entry_id, position, debit, credit, cents, project_id, receivable_id)
  select company_id, id, 0, 'accounts_receivable_lender', 'sales_revenue', amount_cents, project_id, id from receivables where amount_cents > 0
  union all
  select company_id, id, 1, 'dealer_fees', 'sales_revenue', fee_cents, project_id, id from receivables where fee_cents > 0;

alter table receivables force row level security;
alter table lender_applications force row level security;
alter table ledger_entries force row level security;
alter table ledger_lines force row level security;

create table remittances (
  company_id integer not null references companies,
  id uuid not null,
  lender text not null,
  file_name text not null,
  file_hash text not null,
  columns jsonb not null,
  status text not null check (status in ('ready', 'posted', 'discarded')),
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  posted_at timestamptz,
  version integer not null default 1,
  primary key (company_id, id)
);

create table remittance_lines (
  company_id integer not null,
  id uuid not null,
  remittance_id uuid not null,
  line integer not null,
  -- What the lender paid, when, for what: the same in whatever file it comes again.
  line_key text not null,
  taken boolean not null default false,
  standing text not null check (standing in ('matched', 'differs', 'clawback', 'unknown', 'known', 'unreadable',
    'posted', 'set_aside')),
  reason text,
  reference text not null,
  payee text not null,
  paid_on date,
  amount_cents bigint not null,
  application_id uuid,
  expected_cents bigint,
  entry_id uuid,
  primary key (company_id, id),
  foreign key (company_id, remittance_id) references remittances,
  foreign key (company_id, application_id) references lender_applications,
  foreign key (company_id, entry_id) references ledger_entries
);
create index remittance_lines_in_order on remittance_lines (company_id, remittance_id, line);
create index remittance_lines_to_match on remittance_lines (company_id, id) where taken and entry_id is null;
-- Never twice, whoever imports at the same moment.
create unique index a_remittance_line_counts_once on remittance_lines (company_id, line_key) where taken;

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['remittances', 'remittance_lines'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I to sunquill_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::integer)$policy$, tenant_table);
  end loop;
end $$;
grant select, insert, update on remittances to sunquill_app;
-- A preview thrown away leaves nothing behind.
grant select, insert, update, delete on remittance_lines to sunquill_app;
