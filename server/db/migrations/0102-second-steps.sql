-- A second step of signing in: an authenticator app, and codes that work once.

create table authenticators (
  company_id integer not null references companies,
  user_id uuid not null,
  -- Encrypted with the server secret.
  secret_sealed bytea not null,
  created_at timestamptz not null,
  -- When a first code showed that the app has the secret.
  confirmed_at timestamptz,
  -- The time step of the last accepted code: it and earlier ones are refused.
  last_step bigint,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references users
);

create table recovery_codes (
  company_id integer not null references companies,
  user_id uuid not null,
  kind text not null check (kind in ('second_step', 'password')),
  -- Keyed with the server secret.
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (company_id, user_id, code_hash),
  foreign key (company_id, user_id) references users
);

do $$
declare name text;
begin
  foreach name in array array['authenticators', 'recovery_codes'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format($policy$create policy tenant on %I to sunquill_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::integer)$policy$, name);
    execute format('grant select, insert, update, delete on %I to sunquill_app', name);
  end loop;
end $$;

-- A sign-in that waits for its second step.
alter table links drop constraint links_kind_check;
alter table links add constraint links_kind_check
  check (kind in ('proposal', 'signer', 'password_reset', 'report', 'lender_application', 'sign_in', 'approval', 'second_step')) not valid;

-- When a session's user last proved who they are. Null: not since this was recorded.
alter table sessions add column proved_at timestamptz;
