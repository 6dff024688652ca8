-- The tables of one sale. Every tenant table leads its keys with company_id, so that row-level security,
-- foreign keys and a later distribution by tenant all stand on the same column.

create table companies (
  company_id integer primary key,
  name text not null,
  legal_name text not null,
  license_number text,
  brand_color text not null default '#b86e00',
  phone text,
  email text,
  website text,
  timezone text not null default 'America/Phoenix',
  status text not null default 'active' check (status in ('active', 'suspended')),
  default_price_usd_per_w double precision not null default 2.5,
  next_project_number integer not null default 1001,
  certificate_pem text,
  private_key_sealed bytea,
  created_at timestamptz not null,
  version integer not null default 1
);

create table roles (
  company_id integer not null references companies,
  id uuid not null,
  name text not null,
  description text not null default '',
  is_system boolean not null default false,
  permissions text[] not null,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, name)
);

create table users (
  company_id integer not null references companies,
  id uuid not null unique,
  role_id uuid not null,
  firstname text not null,
  lastname text not null,
  email text not null,
  phone text,
  password_hash text,
  status text not null default 'active' check (status in ('invited', 'active', 'disabled')),
  must_change_password boolean not null default false,
  last_login_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, role_id) references roles
);
create unique index users_email on users (lower(email));

create table sessions (
  company_id integer not null,
  token_hash text not null unique,
  user_id uuid not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ip text,
  user_agent text,
  primary key (company_id, token_hash),
  foreign key (company_id, user_id) references users
);

-- Not of a tenant: who tries too often is counted before anyone is known. Keys are hashes.
create table login_attempts (
  key text primary key,
  failures integer not null,
  last_at timestamptz not null,
  blocked_until timestamptz
);

create table projects (
  company_id integer not null references companies,
  id uuid not null,
  number integer not null,
  name text not null,
  status text not null,
  owner_id uuid not null,
  address jsonb,
  utility_id text,
  tariff jsonb,
  consumption jsonb,
  installation_on date,
  notes text not null default '',
  tags text[] not null default '{}',
  lead_source text,
  price_usd_per_w double precision,
  discount_cents bigint not null default 0 check (discount_cents >= 0),
  size_w double precision,
  price_cents bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, owner_id) references users
);
create index projects_by_owner on projects (company_id, owner_id, number desc);
create index projects_by_status on projects (company_id, status, number desc);
create index projects_by_change on projects (company_id, updated_at desc);

create table homeowners (
  company_id integer not null,
  id uuid not null,
  project_id uuid not null,
  firstname text not null,
  lastname text not null,
  email text,
  phone text,
  is_primary boolean not null,
  preferred_language text not null default 'en',
  created_at timestamptz not null,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, project_id) references projects
);
create unique index homeowners_primary on homeowners (company_id, project_id) where is_primary;
create index homeowners_by_project on homeowners (company_id, project_id);

create table panels (
  company_id integer not null references companies,
  id uuid not null,
  manufacturer text not null,
  model text not null,
  power_w double precision not null,
  efficiency double precision not null,
  temp_coeff_pmax double precision not null,
  voc double precision,
  vmp double precision,
  isc double precision,
  imp double precision,
  length_m double precision not null,
  width_m double precision not null,
  technology text not null,
  bifacial boolean not null default false,
  warranty_years integer not null,
  degradation double precision not null,
  active boolean not null default true,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, manufacturer, model)
);

create table inverters (
  company_id integer not null references companies,
  id uuid not null,
  manufacturer text not null,
  model text not null,
  type text not null check (type in ('micro', 'string')),
  ac_power_w double precision not null,
  max_dc_w double precision,
  efficiency_cec double precision not null,
  active boolean not null default true,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, manufacturer, model)
);

create table adders (
  company_id integer not null references companies,
  id uuid not null,
  name text not null,
  description text not null default '',
  pricing_method text not null check (pricing_method in ('Quantity', 'Fixed', 'System Size', 'Flat Price', 'Per Watt')),
  amount_usd double precision not null check (amount_usd >= 0),
  active boolean not null default true,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, name)
);

create table project_adders (
  company_id integer not null,
  project_id uuid not null,
  adder_id uuid not null,
  quantity integer not null default 1 check (quantity > 0),
  amount_cents bigint check (amount_cents >= 0),
  added_at timestamptz not null,
  primary key (company_id, project_id, adder_id),
  foreign key (company_id, project_id) references projects,
  foreign key (company_id, adder_id) references adders
);

create table designs (
  company_id integer not null,
  project_id uuid not null,
  arrays jsonb not null,
  inverters jsonb not null,
  module_count integer not null,
  size_w double precision not null,
  ac_w double precision not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (company_id, project_id),
  foreign key (company_id, project_id) references projects
);

-- What the last simulation answered, and the hash of all it was made from.
create table simulations (
  company_id integer not null,
  project_id uuid not null,
  inputs_hash text not null,
  result jsonb not null,
  made_at timestamptz not null,
  primary key (company_id, project_id),
  foreign key (company_id, project_id) references projects
);

create table financing_providers (
  company_id integer not null references companies,
  id uuid not null,
  code text not null,
  name text not null,
  enabled boolean not null default true,
  position integer not null default 0,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, code)
);

create table financing_options (
  company_id integer not null,
  id uuid not null,
  provider_id uuid not null,
  type text not null check (type in ('loan', 'cash', 'lease', 'ppa')),
  name text not null,
  term_months integer,
  apr double precision,
  dealer_fee double precision,
  escalator double precision,
  rate_usd_per_kwh double precision,
  active boolean not null default true,
  position integer not null default 0,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, provider_id) references financing_providers
);

create table project_financing (
  company_id integer not null,
  project_id uuid not null,
  option_id uuid not null,
  snapshot jsonb not null,
  snapshot_hash text not null,
  chosen_at timestamptz not null,
  primary key (company_id, project_id),
  foreign key (company_id, project_id) references projects,
  foreign key (company_id, option_id) references financing_options
);

create table proposals (
  company_id integer not null,
  project_id uuid not null,
  headline text not null,
  message text not null,
  option_ids uuid[] not null,
  status text not null default 'draft' check (status in ('draft', 'sent', 'viewed', 'accepted', 'expired')),
  snapshot jsonb,
  basis_hash text,
  published_at timestamptz,
  view_count integer not null default 0,
  last_viewed_at timestamptz,
  version integer not null default 1,
  primary key (company_id, project_id),
  foreign key (company_id, project_id) references projects
);

create table files (
  company_id integer not null references companies,
  id uuid not null,
  sha256 text not null,
  name text not null,
  media_type text not null,
  size integer not null,
  bytes bytea not null,
  created_at timestamptz not null,
  primary key (company_id, id)
);

create table agreements (
  company_id integer not null references companies,
  id uuid not null,
  active boolean not null default true,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (company_id, id)
);

create table agreement_versions (
  company_id integer not null,
  agreement_id uuid not null,
  version integer not null,
  name text not null,
  file_id uuid not null,
  document_hash text not null,
  pages jsonb not null,
  fields jsonb not null,
  created_at timestamptz not null,
  primary key (company_id, agreement_id, version),
  foreign key (company_id, agreement_id) references agreements,
  foreign key (company_id, file_id) references files
);

create table transactions (
  company_id integer not null,
  id uuid not null,
  project_id uuid not null,
  agreement_id uuid not null,
  agreement_version integer not null,
  status text not null default 'sent' check (status in ('sent', 'signed', 'voided', 'canceled')),
  variables jsonb not null,
  financing_type text not null,
  basis_hash text not null,
  document_hash text not null,
  signed_file_id uuid,
  reason text,
  created_by uuid not null,
  created_at timestamptz not null,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, project_id) references projects,
  foreign key (company_id, agreement_id, agreement_version) references agreement_versions,
  foreign key (company_id, signed_file_id) references files
);
create index transactions_by_project on transactions (company_id, project_id);

create table signers (
  company_id integer not null,
  id uuid not null,
  transaction_id uuid not null,
  role text not null,
  position integer not null,
  name text not null,
  email text not null,
  status text not null default 'pending' check (status in ('pending', 'viewed', 'signed', 'declined')),
  link_expires_at timestamptz,
  viewed_at timestamptz,
  consented_at timestamptz,
  consent_version text,
  pages_read integer[] not null default '{}',
  signed_at timestamptz,
  ip text,
  user_agent text,
  signature_kind text,
  signature_png bytea,
  initials_png bytea,
  field_values jsonb,
  primary key (company_id, id),
  foreign key (company_id, transaction_id) references transactions
);
create index signers_by_transaction on signers (company_id, transaction_id);

-- Append-only; each event carries the hash of the one before.
create table transaction_events (
  company_id integer not null,
  transaction_id uuid not null,
  seq integer not null,
  at timestamptz not null,
  event text not null,
  actor text not null,
  detail jsonb not null,
  previous_hash text not null,
  hash text not null,
  primary key (company_id, transaction_id, seq),
  foreign key (company_id, transaction_id) references transactions
);

-- Capabilities by link: a proposal's public address, a signer's link. Only hashes are kept.
create table links (
  company_id integer not null,
  token_hash text not null unique,
  kind text not null check (kind in ('proposal', 'signer')),
  entity_id uuid not null,
  expires_at timestamptz,
  ended_at timestamptz,
  primary key (company_id, token_hash)
);
create index links_by_entity on links (company_id, entity_id);

create table idempotency_keys (
  company_id integer not null,
  caller_id uuid not null,
  key text not null,
  operation text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (company_id, caller_id, key)
);

create table audits (
  company_id integer not null references companies,
  id uuid not null,
  at timestamptz not null,
  actor_id uuid,
  impersonator_id uuid,
  actor_name text not null,
  action text not null,
  outcome text not null check (outcome in ('done', 'refused')),
  project_id uuid,
  entity_id text,
  sentence text not null,
  detail jsonb not null default '{}',
  ip text,
  request_id text not null,
  primary key (company_id, id)
);
create index audits_by_project on audits (company_id, project_id, id desc);

-- Two roles without login. `sunquill_app` works inside one tenant; `sunquill_door` finds out which tenant
-- a token or link belongs to and may touch nothing else.
do $$
declare tenant_table text;
begin
  if not exists (select from pg_roles where rolname = 'sunquill_app') then create role sunquill_app nologin; end if;
  if not exists (select from pg_roles where rolname = 'sunquill_door') then create role sunquill_door nologin; end if;
  execute format('grant sunquill_app, sunquill_door to %I', current_user);
  foreach tenant_table in array array[
    'companies', 'roles', 'users', 'sessions', 'projects', 'homeowners', 'panels', 'inverters', 'adders',
    'project_adders', 'designs', 'simulations', 'financing_providers', 'financing_options', 'project_financing',
    'proposals', 'files', 'agreements', 'agreement_versions', 'transactions', 'signers', 'transaction_events',
    'links', 'idempotency_keys', 'audits'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I to sunquill_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::integer)$policy$, tenant_table);
    execute format('grant select, insert, update on %I to sunquill_app', tenant_table);
  end loop;
  foreach tenant_table in array array['companies', 'roles', 'users', 'sessions', 'links'] loop
    execute format('create policy door on %I for select to sunquill_door using (true)', tenant_table);
    execute format('grant select on %I to sunquill_door', tenant_table);
  end loop;
end $$;
revoke update on transaction_events, audits, agreement_versions, files from sunquill_app;
grant delete on homeowners, project_adders to sunquill_app;
grant select, insert, update, delete on login_attempts to sunquill_door, sunquill_app;
