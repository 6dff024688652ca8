-- Browsers a user has signed in with: strangers who guess at an account do not keep these waiting. Only hashes of what their
-- cookie holds.
create table known_devices (
  company_id integer not null references companies,
  user_id uuid not null,
  device_hash text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (company_id, user_id, device_hash),
  foreign key (company_id, user_id) references users
);
create index known_devices_by_hash on known_devices (device_hash);
alter table known_devices enable row level security;
alter table known_devices force row level security;
create policy tenant on known_devices to sunquill_app
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
create policy door on known_devices for select to sunquill_door using (true);
grant select, insert, update, delete on known_devices to sunquill_app;
grant select on known_devices to sunquill_door;

-- A mailed link that lets its user try to sign in while strangers keep the account waiting.
alter table links drop constraint links_kind_check;
alter table links add constraint links_kind_check
  check (kind in ('proposal', 'signer', 'password_reset', 'report', 'lender_application', 'sign_in'));

-- Companies to be: made once the mailed link was opened. Not of a tenant, and sealed: who signs up is a secret until then.
create table sign_ups (
  token_hash text primary key,
  sealed bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sign_ups_by_end on sign_ups (expires_at);
grant select, insert, update, delete on sign_ups to sunquill_door;

-- When somebody who may speak for the company showed that they read its mail. Companies from before are taken at their word.
alter table companies add column address_verified_at timestamptz;
update companies set address_verified_at = created_at;
-- Over what a mail says and whom it is to: only what the product wrote itself is sent.
alter table mails add column mark text;
create index mails_sent on mails (company_id, sent_at) where sent_at is not null;
