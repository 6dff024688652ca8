-- The whole catalogue: what the public lists know of panels and inverters, batteries, everything else, and imports that
-- can be undone. `name_key` is maker, model and grid voltage in small letters, put together by the application: the key
-- a list is paged by, and what two rows of a company cannot share.
alter table panels add column name_key text collate "C";
alter table panels add column temp_coeff_voc double precision;
alter table panels add column noct_c double precision;
alter table panels add column weight_kg double precision;
alter table panels add column price_usd double precision;
alter table panels add column datasheet_file_id uuid;
alter table panels add column datasheet_name text;
-- Half of the public list names an area but neither side, and none names a warranty.
alter table panels alter column length_m drop not null;
alter table panels alter column width_m drop not null;
alter table panels alter column warranty_years drop not null;
update panels set name_key = lower(manufacturer || chr(31) || model);
alter table panels alter column name_key set not null;
create unique index panels_by_name on panels (company_id, name_key);

alter table inverters add column name_key text collate "C";
alter table inverters add column ac_voltage_v double precision;
alter table inverters add column mppt_min_v double precision;
alter table inverters add column mppt_max_v double precision;
alter table inverters add column max_dc_v double precision;
alter table inverters add column mppt_count integer;
alter table inverters add column max_input_current_a double precision;
alter table inverters add column warranty_years integer;
alter table inverters add column price_usd double precision;
alter table inverters add column datasheet_file_id uuid;
alter table inverters add column datasheet_name text;
update inverters set name_key = lower(manufacturer || chr(31) || model || chr(31));
alter table inverters alter column name_key set not null;
create unique index inverters_by_name on inverters (company_id, name_key);

create table storage (
  company_id integer not null references companies,
  id uuid not null,
  name_key text collate "C" not null,
  manufacturer text not null,
  model text not null,
  usable_kwh double precision not null,
  power_kw double precision not null,
  round_trip_efficiency double precision,
  chemistry text not null,
  coupling text not null check (coupling in ('ac', 'dc')),
  warranty_years integer,
  amount_usd double precision,
  price_usd double precision,
  datasheet_file_id uuid,
  datasheet_name text,
  active boolean not null default true,
  version integer not null default 1,
  primary key (company_id, id)
);
create unique index storage_by_name on storage (company_id, name_key);

create table other_categories (
  company_id integer not null references companies,
  id uuid not null,
  name_key text collate "C" not null,
  name text not null,
  active boolean not null default true,
  version integer not null default 1,
  primary key (company_id, id)
);
create unique index other_categories_by_name on other_categories (company_id, name_key);

create table others (
  company_id integer not null references companies,
  id uuid not null,
  name_key text collate "C" not null,
  category_id uuid not null,
  name text not null,
  unit text not null,
  pricing_method text not null,
  amount_usd double precision not null,
  price_usd double precision,
  datasheet_file_id uuid,
  datasheet_name text,
  active boolean not null default true,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, category_id) references other_categories
);
create unique index others_by_name on others (company_id, name_key);

alter table designs add column storage jsonb not null default '[]';
alter table designs add column others jsonb not null default '[]';

-- One file read: first a preview, then applied as a whole or dropped, then perhaps undone.
create table equipment_imports (
  company_id integer not null references companies,
  id uuid not null,
  kind text not null check (kind in ('panel', 'inverter', 'storage')),
  file_name text not null,
  format text,
  status text not null check (status in ('reading', 'ready', 'applied', 'undone', 'discarded', 'failed')),
  reason text,
  notes text[] not null default '{}',
  rows_total integer not null default 0,
  rows_read integer not null default 0,
  count_new integer not null default 0,
  count_changed integer not null default 0,
  count_unchanged integer not null default 0,
  count_skipped integer not null default 0,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  heard_at timestamptz not null,
  applied_at timestamptz,
  undone_at timestamptz,
  version integer not null default 1,
  primary key (company_id, id)
);

-- What each row of the file comes to. `fields` is what it sets and `before` what stood there, which undoing puts back.
create table equipment_import_rows (
  company_id integer not null,
  import_id uuid not null,
  line integer not null,
  change text not null check (change in ('new', 'changed', 'unchanged', 'skipped')),
  name text not null,
  reason text,
  row_id uuid,
  row_version integer,
  fields jsonb,
  before jsonb,
  primary key (company_id, import_id, line),
  foreign key (company_id, import_id) references equipment_imports
);
create index equipment_import_rows_by_change on equipment_import_rows (company_id, import_id, change, line);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array[
    'storage', 'other_categories', 'others', 'equipment_imports', 'equipment_import_rows'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I to sunquill_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::integer)$policy$, tenant_table);
    execute format('grant select, insert, update on %I to sunquill_app', tenant_table);
  end loop;
end $$;
-- Undoing an import takes back the rows it brought; a preview nobody confirmed is thrown away.
grant delete on panels, inverters, storage, equipment_import_rows to sunquill_app;
