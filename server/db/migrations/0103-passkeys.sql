-- Passkeys: the public halves of keys that users' devices hold.
create table passkeys (
  company_id integer not null references companies,
  id uuid not null,
  user_id uuid not null,
  -- As the device names it, which is what a sign-in without an email begins with.
  credential_id text not null,
  public_key bytea not null,
  -- Counted by some devices: one that goes back was copied.
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, user_id) references users
);
create index passkeys_by_credential on passkeys (credential_id);
create index passkeys_by_user on passkeys (company_id, user_id);
alter table passkeys enable row level security;
alter table passkeys force row level security;
create policy tenant on passkeys to sunquill_app
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
create policy door on passkeys for select to sunquill_door using (true);
grant select, insert, update, delete on passkeys to sunquill_app;
grant select on passkeys to sunquill_door;
