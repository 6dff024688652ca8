-- One table of imports in place of one for each kind, and one of their rows.
-- retired: equipment_imports, equipment_import_rows, lead_imports, lead_import_rows
-- A server of the version before still writes to those; a later release drops them.
create table sheet_imports (
  company_id integer not null references companies,
  id uuid not null,
  kind text not null check (kind in ('panel', 'inverter', 'storage', 'adder', 'lead')),
  file_name text not null,
  -- The name of the source, or its headings: what the columns are remembered under.
  source_name text not null default '',
  source_key text not null default '',
  -- The list it was recognized as, or its encoding.
  format text not null default '',
  headings text[] not null default '{}',
  columns jsonb not null default '[]',
  remembered boolean not null default false,
  decimal_comma boolean not null default false,
  date_order text check (date_order in ('mdy', 'dmy')),
  date_order_sure boolean not null default true,
  notes text[] not null default '{}',
  status text not null check (status in ('reading', 'ready', 'applied', 'undone', 'discarded', 'failed')),
  rows_total integer not null default 0,
  rows_read integer not null default 0,
  counts jsonb not null,
  -- What is done with rows that are asked about and have no decision of their own.
  decision text not null default 'skip' check (decision in ('skip', 'merge', 'import')),
  owner jsonb,
  job_id uuid,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  heard_at timestamptz not null,
  applied_at timestamptz,
  undone_at timestamptz,
  version integer not null default 1,
  primary key (company_id, id)
);
create index sheet_imports_by_kind on sheet_imports (company_id, kind, id desc);
create index sheet_imports_by_source on sheet_imports (company_id, source_key, id desc);

create table sheet_import_rows (
  company_id integer not null,
  import_id uuid not null,
  line integer not null,
  -- As they were read, so that other columns can be matched without the file.
  cells text[] not null default '{}',
  name text not null default '',
  change text not null check (change in ('new', 'changed', 'unchanged', 'asked', 'skipped')),
  -- What it sets, and what was there before, which undoing puts back.
  fields jsonb,
  before jsonb,
  problems jsonb not null default '[]',
  -- The lead it may be the same as, or the earlier row of the file.
  twin_id uuid,
  twin_line integer,
  twin_reasons text[] not null default '{}',
  action text check (action in ('skip', 'merge', 'import')),
  outcome text check (outcome in ('added', 'updated', 'skipped', 'undone', 'kept')),
  -- What it makes or changes, and the version it leaves behind; of a lead, its homeowner too.
  row_id uuid,
  row_version integer,
  homeowner_id uuid,
  homeowner_version integer,
  kept_reason text check (kept_reason in ('changed', 'in_use')),
  primary key (company_id, import_id, line),
  foreign key (company_id, import_id) references sheet_imports
);
create index sheet_import_rows_by_change on sheet_import_rows (company_id, import_id, change, line);
create index sheet_import_rows_by_row on sheet_import_rows (company_id, row_id) where row_id is not null;

do $$
declare name text;
begin
  foreach name in array array['equipment_imports', 'equipment_import_rows', 'lead_imports', 'lead_import_rows'] loop
    execute format('alter table %I no force row level security', name);
  end loop;
end $$;

insert into sheet_imports (company_id, id, kind, file_name, format, notes, status, rows_total, rows_read, counts, created_by,
  created_by_name, created_at, heard_at, applied_at, undone_at, version)
select company_id, id, kind, file_name, coalesce(format, ''), notes, status, rows_total, rows_read,
  jsonb_build_object('rows', count_new + count_changed + count_unchanged + count_skipped, 'new', count_new, 'changed', count_changed,
    'unchanged', count_unchanged, 'asked', count_unusual, 'skipped', count_skipped - count_unusual, 'problems', count_skipped, 'kept', 0,
    'added', case when applied_at is null then 0 else count_new end, 'updated', case when applied_at is null then 0 else count_changed end,
    'left_out', case when applied_at is null then 0 else count_skipped end),
  created_by, created_by_name, created_at, heard_at, applied_at, undone_at, version
from equipment_imports;

insert into sheet_import_rows (company_id, import_id, line, name, change, fields, before, problems, outcome, row_id, row_version)
select r.company_id, r.import_id, r.line, r.name, case when r.change = 'skipped' and r.fields is not null then 'asked' else r.change end,
  r.fields, r.before,
  case when r.reason is null then '[]' else jsonb_build_array(jsonb_build_object('column', null, 'heading', '', 'stops', r.fields is null,
    'sentence', split_part(r.reason, chr(31), 1), 'sentence_es', coalesce(nullif(split_part(r.reason, chr(31), 2), ''), r.reason))) end,
  case when i.applied_at is null then null else (jsonb_build_object('new', 'added', 'changed', 'updated', 'skipped', 'skipped') ->> r.change) end,
  r.row_id, case when i.applied_at is not null and r.change = 'changed' then r.row_version + 1 else r.row_version end
from equipment_import_rows r join equipment_imports i on i.company_id = r.company_id and i.id = r.import_id;

insert into sheet_imports (company_id, id, kind, file_name, source_name, source_key, format, headings, columns, remembered, date_order,
  date_order_sure, status, rows_total, rows_read, counts, decision, owner, job_id, created_by, created_by_name, created_at, heard_at,
  applied_at, undone_at, version)
select company_id, id, 'lead', file_name, source_name, source_key, encoding, headings, columns, remembered, date_order, date_order_sure,
  status, (counts ->> 'rows')::integer, (counts ->> 'rows')::integer,
  jsonb_build_object('rows', counts -> 'rows', 'new', (counts ->> 'ready')::integer - (counts ->> 'duplicates')::integer, 'changed', 0,
    'unchanged', 0, 'asked', counts -> 'duplicates', 'skipped', counts -> 'stopped', 'problems', counts -> 'problems',
    'added', counts -> 'added', 'updated', counts -> 'merged', 'left_out', counts -> 'skipped', 'kept', counts -> 'kept'),
  case duplicates when 'new' then 'import' else duplicates end, owner, job_id, created_by, created_by_name, created_at, created_at,
  applied_at, undone_at, version
from lead_imports;

insert into sheet_import_rows (company_id, import_id, line, cells, name, change, fields, before, problems, twin_id, twin_line, twin_reasons,
  action, outcome, row_id, row_version, homeowner_id, homeowner_version, kept_reason)
select company_id, import_id, line, cells, name,
  case when stops then 'skipped' when twin_id is not null or twin_line is not null then 'asked' else 'new' end, lead, before, problems,
  twin_id, twin_line, twin_reasons, case action when 'new' then 'import' else action end,
  case outcome when 'merged' then 'updated' else outcome end, project_id, project_version, homeowner_id, homeowner_version,
  case when kept_reason ~* 'in.use' then 'in_use' when kept_reason is not null then 'changed' end
from lead_import_rows;

do $$
declare name text;
begin
  foreach name in array array['equipment_imports', 'equipment_import_rows', 'lead_imports', 'lead_import_rows', 'sheet_imports',
    'sheet_import_rows'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
  end loop;
  foreach name in array array['sheet_imports', 'sheet_import_rows'] loop
    execute format($policy$create policy tenant on %I to sunquill_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::integer)$policy$, name);
    execute format('grant select, insert, update on %I to sunquill_app', name);
  end loop;
end $$;
grant delete on sheet_import_rows to sunquill_app;
