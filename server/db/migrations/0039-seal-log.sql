-- Evidence is bound to this installation: events of trails carry a code made under the server's secret, seals are listed under
-- it, and every seal stands in a public log (a Merkle tree by RFC 9162) that is only ever added to. SQL knows no secret: what
-- is there already is keyed by the server when it next starts, once, and marked as keyed later.

alter table transaction_events add column mac text;
alter table transaction_events add column keyed_later boolean not null default false;
alter table transactions add column seal_refused_at timestamptz;

create table seal_log (
  leaf_index bigint primary key check (leaf_index >= 0),
  document_hash text not null,
  kind text not null check (kind in ('seal', 'earlier')),
  logged_at timestamptz not null,
  installation text not null
);
create index seal_log_by_document on seal_log (document_hash, leaf_index);
create table seal_log_nodes (
  level smallint not null,
  position bigint not null,
  hash bytea not null,
  primary key (level, position)
);
create table seal_log_heads (
  size bigint primary key check (size > 0),
  root text not null,
  at timestamptz not null,
  public_key text not null,
  signature text not null
);
grant select, insert on seal_log, seal_log_nodes, seal_log_heads to sunquill_app;
-- Anyone may read the log: it names no company and no person.
grant select on seal_log, seal_log_nodes, seal_log_heads to sunquill_door;

create table seals (
  company_id integer not null,
  transaction_id uuid not null,
  leaf_index bigint not null references seal_log,
  document_hash text not null,
  file_hash text not null,
  sealed_at timestamptz not null,
  keyed_later boolean not null,
  mac text not null,
  primary key (company_id, transaction_id),
  foreign key (company_id, transaction_id) references transactions
);
-- Whoever has a sealed document asks by its hash, at the door; the first seal of a hash counts.
create index seals_by_hash on seals (file_hash, leaf_index);
alter table seals enable row level security;
alter table seals force row level security;
create policy tenant on seals to sunquill_app
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
create policy door on seals for select to sunquill_door using (true);
grant select, insert on seals to sunquill_app;
grant select on seals to sunquill_door;
-- Hashes are asked of seals now; at the door a transaction's own is of no use any more.
drop index transactions_by_hash;
revoke select (signed_hash) on transactions from sunquill_door;

create table evidence_keying (
  id integer primary key check (id = 1),
  done_at timestamptz,
  mac text
);
insert into evidence_keying (id) values (1);

-- The head of an audit log carries a code too, so that a log cut off at its end cannot be given a shorter head; and it says how
-- many entries are from before the log was a chain, with one hash over all of them.
alter table audit_heads add column unchained integer not null default 0;
alter table audit_heads add column unchained_hash text;
alter table audit_heads add column mac text;
