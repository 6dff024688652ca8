-- Leads by file: each file with its rows as they were read, what became of them, and what undoing needs. A lead's history reads
-- its row, so rows are kept; those of a preview nobody imported go.
create table lead_imports (
  company_id integer not null references companies,
  id uuid not null,
  file_name text not null,
  source_name text not null,
  -- The name of the source, or its headings: what the columns are remembered under.
  source_key text not null,
  encoding text not null,
  headings text[] not null,
  columns jsonb not null,
  remembered boolean not null,
  date_order text not null check (date_order in ('mdy', 'dmy')),
  date_order_sure boolean not null,
  missing text,
  status text not null check (status in ('ready', 'applied', 'undone', 'discarded')),
  duplicates text not null default 'skip' check (duplicates in ('skip', 'merge', 'new')),
  owner jsonb,
  job_id uuid,
  counts jsonb not null,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  applied_at timestamptz,
  undone_at timestamptz,
  version integer not null default 1,
  primary key (company_id, id)
);
create index lead_imports_by_source on lead_imports (company_id, source_key, id desc);

create table lead_import_rows (
  company_id integer not null,
  import_id uuid not null,
  line integer not null,
  cells text[] not null,
  name text not null default '',
  lead jsonb,
  problems jsonb not null default '[]',
  stops boolean not null default false,
  -- The lead it may be the same as, or the earlier row of the file.
  twin_id uuid,
  twin_line integer,
  twin_reasons text[] not null default '{}',
  action text check (action in ('skip', 'merge', 'new')),
  outcome text check (outcome in ('added', 'merged', 'skipped', 'undone', 'kept')),
  project_id uuid,
  homeowner_id uuid,
  owner_id uuid,
  -- What a merge filled in: the values before, and the versions it left behind.
  before jsonb,
  project_version integer,
  homeowner_version integer,
  kept_reason text,
  primary key (company_id, import_id, line),
  foreign key (company_id, import_id) references lead_imports
);
create index lead_import_rows_by_project on lead_import_rows (company_id, project_id) where project_id is not null;

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['lead_imports', 'lead_import_rows'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I to sunquill_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::integer)$policy$, tenant_table);
    execute format('grant select, insert, update on %I to sunquill_app', tenant_table);
  end loop;
end $$;
grant delete on lead_import_rows to sunquill_app;
-- Undoing an import deletes the leads nothing happened in; one that anything refers to cannot go.
grant delete on projects to sunquill_app;

-- Deletes leads with their homeowners and answers which: one that anything refers to stays, without holding up the others.
create function remove_leads(company integer, ids uuid[]) returns setof uuid language plpgsql as $$
declare
  lead uuid;
begin
  foreach lead in array ids loop
    begin
      delete from lead_duplicates d where d.company_id = company and (d.project_id = lead or d.other_id = lead);
      delete from homeowners h where h.company_id = company and h.project_id = lead;
      delete from projects p where p.company_id = company and p.id = lead;
      return next lead;
    exception when foreign_key_violation then
      null;
    end;
  end loop;
end $$;
revoke all on function remove_leads(integer, uuid[]) from public;
grant execute on function remove_leads(integer, uuid[]) to sunquill_app;
