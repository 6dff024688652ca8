-- How people come into a company and back into their account, and the mails that carry them there.

-- Companies that sign up by themselves; lower numbers belong to the internal company and the demo.
create sequence company_ids start 101;
grant usage on sequence company_ids to sunquill_door;

-- Where the company works; its time zone follows from it.
alter table companies add column state text;

alter table links drop constraint links_kind_check;
alter table links add constraint links_kind_check check (kind in ('proposal', 'signer', 'password_reset'));

-- An invitation fixes role and inviter, is used once, and says whom it made.
create table invites (
  company_id integer not null references companies,
  id uuid not null,
  token_hash text not null unique,
  role_id uuid not null,
  invited_by uuid not null,
  email text,
  firstname text,
  lastname text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid,
  revoked_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, role_id) references roles,
  foreign key (company_id, invited_by) references users
);

-- Every mail is a row before it is a mail: written in the transaction it tells about, delivered afterwards.
-- `link_sealed` is the secret address a mail may carry; it is dropped once the mail is delivered. `body` has a mark in its place.
create table mails (
  company_id integer not null references companies,
  id uuid not null,
  kind text not null,
  to_address text not null,
  subject text not null,
  body text not null,
  link_sealed bytea,
  -- What the link lets its holder do: only who may do all of it may read the link.
  link_role_id uuid,
  status text not null check (status in ('queued', 'kept', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  last_error text,
  created_by uuid,
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (company_id, id)
);
create index mails_due on mails (next_attempt_at) where status = 'queued';

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['invites', 'mails'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I to sunquill_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::integer)$policy$, tenant_table);
    execute format('grant select, insert, update on %I to sunquill_app', tenant_table);
  end loop;
end $$;
create policy door on invites for select to sunquill_door using (true);
grant select on invites to sunquill_door;
-- The postman asks at the door which mails are due, and sees nothing of them.
create policy door on mails for select to sunquill_door using (status = 'queued');
grant select (company_id, id, status, next_attempt_at) on mails to sunquill_door;
