-- Agreements signed on paper, as a person recorded them: the scan by its hash, who signed when, taken back or not.
create table paper_records (
  company_id integer not null,
  id uuid not null,
  transaction_id uuid not null,
  received_on date not null,
  note text not null,
  file_id uuid not null,
  file_name text not null,
  file_hash text not null,
  page_count integer not null check (page_count > 0),
  signers jsonb not null,
  -- Whether it made the project paid by cash, and so whether taking it back moves the project too.
  moved_project boolean not null,
  recorded_by uuid not null,
  recorded_by_name text not null,
  recorded_at timestamptz not null,
  ended_at timestamptz,
  ended_by_name text,
  ended_reason text,
  primary key (company_id, id),
  foreign key (company_id, transaction_id) references transactions
);
create index paper_records_by_transaction on paper_records (company_id, transaction_id, recorded_at);
-- An agreement is signed once: a second record waits until the first was taken back.
create unique index paper_records_standing on paper_records (company_id, transaction_id) where ended_at is null;
create index paper_records_by_file on paper_records (company_id, file_id);
-- Whoever has a scan asks by its hash, at the door, where nothing else of a record is seen.
create index paper_records_by_hash on paper_records (file_hash, recorded_at);
alter table paper_records enable row level security;
alter table paper_records force row level security;
create policy tenant on paper_records to sunquill_app
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
create policy door on paper_records for select to sunquill_door using (true);
grant select, insert, update on paper_records to sunquill_app;
grant select (company_id, id, transaction_id, file_hash, recorded_at) on paper_records to sunquill_door;
