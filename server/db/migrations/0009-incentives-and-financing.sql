-- Incentives as dated rules, what a project decided about them, and what a lender publishes of its financing options.

create table incentives (
  company_id integer not null references companies,
  id uuid not null,
  -- The federal rules by their names in the product; null for a company's own.
  code text,
  name text not null,
  level text not null check (level in ('federal', 'state', 'utility', 'local')),
  kind text not null check (kind in ('percent', 'fixed', 'per_watt', 'production')),
  value double precision not null check (value >= 0),
  cap_cents bigint check (cap_cents >= 0),
  cap_share double precision check (cap_share between 0 and 1),
  applies_to text[] not null default '{}',
  starts_on date,
  ends_on date,
  construction_begun_by date,
  states text[] not null default '{}',
  utilities text[] not null default '{}',
  claimed_by text not null check (claimed_by in ('homeowner', 'installer', 'provider')),
  paid text not null check (paid in ('upfront', 'year_1', 'yearly')),
  years integer check (years between 1 and 30),
  basis text not null check (basis in ('gross', 'after_upfront')),
  law text not null default '',
  source_url text not null,
  active boolean not null default true,
  automatic boolean not null default true,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, code),
  check (ends_on is null or starts_on is null or starts_on <= ends_on),
  check (code is null or level = 'federal')
);

-- What people decided about a project: a rule added, or one that would count by itself taken out, with the reason.
create table project_incentives (
  company_id integer not null,
  project_id uuid not null,
  incentive_id uuid not null,
  decision text not null check (decision in ('added', 'removed')),
  reason text not null default '',
  decided_by text not null,
  decided_at timestamptz not null,
  primary key (company_id, project_id, incentive_id),
  foreign key (company_id, project_id) references projects,
  foreign key (company_id, incentive_id) references incentives
);

-- The federal rules for companies that are there already; new ones get theirs when they are made. An owner without
-- rights beyond row-level security could not read companies otherwise.
alter table companies no force row level security;
insert into incentives (company_id, id, code, name, level, kind, value, applies_to, starts_on, ends_on,
  construction_begun_by, claimed_by, paid, basis, law, source_url)
select company_id, gen_random_uuid(), rule.*
from companies cross join (values
  ('owner_25d', 'Residential Clean Energy Credit (section 25D)', 'federal', 'percent', 0.3, array['cash', 'loan'],
    date '2022-01-01', date '2025-12-31', null::date, 'homeowner', 'year_1', 'after_upfront',
    '26 U.S.C. § 25D, ended by Public Law 119-21, § 70506',
    'https://www.congress.gov/119/plaws/publ21/PLAW-119publ21.pdf'),
  ('third_party_48e', 'Clean Electricity Investment Credit (section 48E)', 'federal', 'percent', 0.3,
    array['lease', 'ppa'], date '2025-01-01', date '2027-12-31', date '2026-07-04', 'provider', 'year_1', 'gross',
    '26 U.S.C. § 48E, as amended by Public Law 119-21, § 70513',
    'https://www.congress.gov/119/plaws/publ21/PLAW-119publ21.pdf')
) as rule;
alter table companies force row level security;

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['incentives', 'project_incentives'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I to sunquill_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::integer)$policy$, tenant_table);
    execute format('grant select, insert, update on %I to sunquill_app', tenant_table);
  end loop;
end $$;
grant delete on project_incentives to sunquill_app;

-- The construction date decides on its own whether the provider's credit is kept.
alter table projects add column construction_begins_on date;

alter table financing_providers add column states text[] not null default '{}';
alter table financing_options add column first_year_usd_per_kw_month double precision;
alter table financing_options add column promo_kind text check (promo_kind in ('lower_apr', 'no_payments'));
alter table financing_options add column promo_months integer check (promo_months between 1 and 60);
alter table financing_options add column promo_apr double precision;
alter table financing_options add column paydown_share double precision check (paydown_share between 0 and 1);
alter table financing_options add column min_amount_cents bigint check (min_amount_cents >= 0);
alter table financing_options add column max_amount_cents bigint check (max_amount_cents >= 0);
alter table financing_options add column max_price_usd_per_w double precision check (max_price_usd_per_w > 0);
alter table financing_options add column states text[] not null default '{}';
alter table financing_options add column starts_on date;
alter table financing_options add column ends_on date;
alter table financing_options add column requires_storage boolean not null default false;
