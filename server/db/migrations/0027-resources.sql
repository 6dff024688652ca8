-- What a team keeps at hand, by category. A resource is a file, a film elsewhere or a page elsewhere.

create table resource_categories (
  company_id integer not null references companies,
  id uuid not null,
  name text not null,
  position integer not null,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, name)
);

create table resources (
  company_id integer not null,
  id uuid not null,
  category_id uuid not null,
  title text not null,
  description text not null,
  kind text not null check (kind in ('file', 'video', 'link')),
  url text,
  file_id uuid,
  -- Whom it is for; everyone when empty.
  role_ids uuid[] not null default '{}',
  active boolean not null default true,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, category_id) references resource_categories,
  foreign key (company_id, file_id) references files,
  check ((kind = 'file') = (file_id is not null)),
  check ((kind = 'file') = (url is null))
);
create index resources_by_category on resources (company_id, category_id, id desc);

-- A file that was uploaded for a resource and waits to be taken by one.
create table resource_uploads (
  company_id integer not null,
  file_id uuid not null,
  uploaded_at timestamptz not null,
  primary key (company_id, file_id),
  foreign key (company_id, file_id) references files
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['resource_categories', 'resources', 'resource_uploads'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I to sunquill_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::integer)$policy$, tenant_table);
    execute format('grant select, insert, update on %I to sunquill_app', tenant_table);
  end loop;
end $$;
grant delete on resource_uploads to sunquill_app;
