-- What homeowners and lenders owe, in double entry, and the invoices, payments and credit notes that make it up.

-- The chart of accounts is short and the same for every company.
create domain ledger_account as text check (value in ('accounts_receivable_homeowner', 'accounts_receivable_lender',
  'holdback_receivable', 'cash', 'sales_revenue', 'dealer_fees', 'customer_deposits', 'write_offs', 'unapplied_cash'));

create table ledger_entries (
  company_id integer not null references companies,
  id uuid not null,
  booked_on date not null,
  kind text not null,
  project_id uuid,
  -- The payment, credit note, remittance or application it came of.
  source_id uuid,
  memo text not null,
  -- A mistake is not edited: an entry the other way round takes it back, once.
  reverses uuid,
  created_by uuid,
  created_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, reverses),
  foreign key (company_id, project_id) references projects,
  foreign key (company_id, reverses) references ledger_entries
);
create index ledger_entries_by_project on ledger_entries (company_id, project_id, booked_on) where project_id is not null;
create index ledger_entries_by_source on ledger_entries (company_id, source_id) where source_id is not null;

-- A line moves cents from the account it credits to the account it debits. So no line, and no sum of lines, can be written
-- that does not balance: the invariant is the shape of the table, not a check beside it.
create table ledger_lines (
  company_id integer not null,
  entry_id uuid not null,
  position integer not null,
  debit ledger_account not null,
  credit ledger_account not null,
  cents bigint not null check (cents > 0),
  project_id uuid,
  invoice_id uuid,
  check (debit <> credit),
  primary key (company_id, entry_id, position),
  foreign key (company_id, entry_id) references ledger_entries
);
create index ledger_lines_by_invoice on ledger_lines (company_id, invoice_id) where invoice_id is not null;
create index ledger_lines_by_project on ledger_lines (company_id, project_id) where project_id is not null;

-- Numbers without gaps: the row is locked by whoever takes one, until it is committed or given back.
create table number_series (
  company_id integer not null references companies,
  series text not null check (series in ('invoice', 'credit_note')),
  next_number integer not null check (next_number > 0),
  primary key (company_id, series)
);

create table invoices (
  company_id integer not null,
  id uuid not null,
  project_id uuid not null,
  -- A draft has none; once given it stays, whatever the prefix becomes.
  number text,
  status text not null check (status in ('draft', 'issued', 'partly_paid', 'paid', 'written_off', 'void')),
  title text not null,
  -- Which line of the payment schedule it came of.
  milestone text check (milestone in ('signing', 'start', 'completion')),
  bill_to jsonb not null,
  lines jsonb not null,
  note text not null default '',
  terms_days integer not null check (terms_days between 0 and 365),
  issued_on date,
  due_on date,
  total_cents bigint not null check (total_cents > 0),
  paid_cents bigint not null default 0 check (paid_cents >= 0),
  credited_cents bigint not null default 0 check (credited_cents >= 0),
  written_off_cents bigint not null default 0 check (written_off_cents >= 0),
  -- What the ledger says of it as well; tests/receivables holds the two against each other.
  open_cents bigint not null default 0 check (open_cents >= 0),
  file_id uuid,
  -- When the team is told that it is overdue; null once it has been, or while it cannot be.
  overdue_at timestamptz,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  check (open_cents = case when status = 'draft' then 0 else total_cents - paid_cents - credited_cents - written_off_cents end),
  check ((status = 'draft') = (number is null)),
  check (status = 'draft' or (issued_on is not null and due_on is not null and file_id is not null)),
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, project_id) references projects,
  foreign key (company_id, file_id) references files
);
create index invoices_by_project on invoices (company_id, project_id);
create index invoices_by_status on invoices (company_id, status, id);
create index invoices_open on invoices (company_id, due_on) where open_cents > 0;
create index invoices_overdue on invoices (overdue_at) where overdue_at is not null;
-- A line of the schedule is proposed to a project once, whoever signs again.
create unique index one_invoice_a_milestone on invoices (company_id, project_id, milestone)
  where milestone is not null and status <> 'void';

create table credit_notes (
  company_id integer not null,
  id uuid not null,
  number text not null,
  project_id uuid not null,
  invoice_id uuid not null,
  entry_id uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null,
  issued_on date not null,
  file_id uuid not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, project_id) references projects,
  foreign key (company_id, invoice_id) references invoices,
  foreign key (company_id, entry_id) references ledger_entries,
  foreign key (company_id, file_id) references files
);
create index credit_notes_by_invoice on credit_notes (company_id, invoice_id);

-- Money that came from a homeowner, or went back to one.
create table payments (
  company_id integer not null,
  id uuid not null,
  project_id uuid not null,
  invoice_id uuid,
  entry_id uuid not null,
  direction text not null check (direction in ('in', 'out')),
  amount_cents bigint not null check (amount_cents > 0),
  method text not null check (method in ('check', 'ach', 'card', 'wire', 'cash', 'other')),
  reference text not null default '',
  received_on date not null,
  reversed_at timestamptz,
  reversal_reason text,
  created_by uuid,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, project_id) references projects,
  foreign key (company_id, invoice_id) references invoices,
  foreign key (company_id, entry_id) references ledger_entries
);
create index payments_by_project on payments (company_id, project_id, received_on);

-- Whose invoice a mail is about: as whom it speaks is asked when it is delivered.
alter table mails add column invoice_id uuid;
create index mails_by_invoice on mails (company_id, invoice_id) where invoice_id is not null;

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['ledger_entries', 'ledger_lines', 'number_series', 'invoices', 'credit_notes', 'payments'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I to sunquill_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::integer)$policy$, tenant_table);
  end loop;
end $$;
-- What was booked stays.
grant select, insert on ledger_entries, ledger_lines, credit_notes to sunquill_app;
grant select, insert, update on number_series, payments to sunquill_app;
-- A draft nobody issued may go.
grant select, insert, update, delete on invoices to sunquill_app;
create policy door on invoices for select to sunquill_door using (true);
grant select (company_id, id, overdue_at) on invoices to sunquill_door;
