-- Adders by nine methods, with rules, limits and a history; overrides of their price that a manager decides; what a base
-- price may be other than dollars a watt.

alter table projects add column roof_type text check (roof_type in ('composition_shingle', 'concrete_tile', 'clay_tile',
  'metal_standing_seam', 'metal_corrugated', 'flat', 'wood_shake', 'slate', 'other'));
-- A project that is sold keeps the catalogue of that moment: a price changed later is not its homeowner's.
alter table projects add column adders_as_of timestamptz;
-- The base price it keeps although the company has another now; null follows the company.
alter table projects add column kept_base jsonb;

alter table adders drop constraint adders_pricing_method_check;
alter table adders add constraint adders_pricing_method_check check (pricing_method in ('Quantity', 'Fixed',
  'System Size', 'Flat Price', 'Per Watt', 'Percentage', 'Per Panel', 'Per Area', 'Size Bands'));
alter table adders alter column amount_usd set default 0;
alter table adders add column unit text not null default '';
alter table adders add column share double precision check (share > 0 and share <= 1);
alter table adders add column share_of text check (share_of in ('base', 'storage', 'base_and_adders', 'before_discounts'));
alter table adders add column bands jsonb;
alter table adders add column effect text not null default 'charge' check (effect in ('charge', 'discount'));
alter table adders add column cost_usd double precision check (cost_usd >= 0);
alter table adders add column min_cents bigint check (min_cents >= 0);
alter table adders add column max_cents bigint check (max_cents >= 0);
alter table adders add column shown_in_proposal boolean not null default true;
alter table adders add column counts_for_incentives boolean not null default true;
alter table adders add column automatic boolean not null default false;
alter table adders add column conditions jsonb;
alter table adders add column position integer not null default 0;
alter table adders add column changed_at timestamptz not null default 'epoch';

-- What an adder was at any time. Written by the database, so that no way to change an adder can forget it.
create table adder_versions (
  company_id integer not null,
  adder_id uuid not null,
  version integer not null,
  since timestamptz not null,
  terms jsonb not null,
  primary key (company_id, adder_id, version),
  foreign key (company_id, adder_id) references adders
);
insert into adder_versions (company_id, adder_id, version, since, terms)
  select company_id, id, version, changed_at, to_jsonb(adders) from adders;
create function remember_adder() returns trigger language plpgsql as $$
begin
  insert into adder_versions (company_id, adder_id, version, since, terms)
    values (new.company_id, new.id, new.version, new.changed_at, to_jsonb(new));
  return null;
end $$;
create trigger remember_adder after insert or update on adders for each row execute function remember_adder();

-- The price of an adder in one project where it is not the catalogue's, and the request for one beyond its limits.
create table adder_overrides (
  company_id integer not null,
  project_id uuid not null,
  adder_id uuid not null,
  price_override_cents bigint check (price_override_cents >= 0),
  reason text,
  set_by text,
  set_at timestamptz,
  requested_cents bigint check (requested_cents >= 0),
  request_reason text,
  requested_by uuid,
  requested_by_name text,
  requested_at timestamptz,
  decision text check (decision in ('approved', 'declined')),
  decided_by text,
  decided_at timestamptz,
  decision_note text,
  version integer not null default 1,
  primary key (company_id, project_id, adder_id),
  foreign key (company_id, project_id) references projects,
  foreign key (company_id, adder_id) references adders
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['adder_versions', 'adder_overrides'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I to sunquill_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::integer)$policy$, tenant_table);
  end loop;
end $$;
grant select, insert on adder_versions to sunquill_app;
grant select, insert, update, delete on adder_overrides to sunquill_app;
