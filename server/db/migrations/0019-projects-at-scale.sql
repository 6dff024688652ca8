-- Projects by the hundred thousand: what a list is searched and sorted by, views that are kept, changes of many at once.

do $$
begin
  create extension if not exists pg_trgm;
  create extension if not exists btree_gin;
exception when insufficient_privilege then
  raise exception 'The search for projects needs the extensions pg_trgm and btree_gin, which this user may not create. Have an administrator of the database run: create extension pg_trgm; create extension btree_gin; then start again.';
end $$;

-- Lower case, and no marks on letters: José is found by jose.
create function plain_text(given text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(normalize(given, NFD), U&'[\0300-\036f]', '', 'g'))
$$;

alter table projects add column name_key text;
alter table projects no force row level security;
update projects set name_key = plain_text(name);
alter table projects force row level security;
alter table projects alter column name_key set not null;

create index projects_by_name on projects (company_id, name_key, id);
create index projects_by_price on projects (company_id, price_cents, id);
create index projects_by_size on projects (company_id, size_w, id);
create index projects_by_status_time on projects (company_id, status_since, id);
create index projects_by_creation on projects (company_id, created_at);

-- What a project is found by. Apart from the project, whose row changes with everything that happens in it: the index of
-- trigrams would be written each time.
create table project_search (
  company_id integer not null,
  project_id uuid not null,
  text text not null,
  primary key (company_id, project_id),
  foreign key (company_id, project_id) references projects on delete cascade
);
create index project_search_by_trigram on project_search using gin (company_id, text gin_trgm_ops);

-- Number, name, address and homeowners; a phone number as it is written and as its digits.
create function project_search_text(project projects) returns text language sql stable as $$
  select plain_text(concat_ws(' ',
    project.number_prefix || project.number, project.name,
    project.address ->> 'line1', project.address ->> 'line2', project.address ->> 'city', project.address ->> 'state',
    project.address ->> 'postal_code',
    (select string_agg(concat_ws(' ', h.firstname, h.lastname, h.email, h.phone, regexp_replace(h.phone, '[^0-9]', '', 'g')), ' ')
      from homeowners h where h.company_id = project.company_id and h.project_id = project.id)))
$$;

alter table projects no force row level security;
alter table homeowners no force row level security;
insert into project_search (company_id, project_id, text) select company_id, id, project_search_text(projects) from projects;
alter table projects force row level security;
alter table homeowners force row level security;

create table saved_views (
  company_id integer not null,
  id uuid not null,
  owner_id uuid not null,
  name text not null,
  filters jsonb not null,
  sort text not null,
  direction text not null check (direction in ('asc', 'desc')),
  view text not null check (view in ('table', 'board')),
  shared boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, owner_id) references users on update cascade
);
create index saved_views_by_owner on saved_views (company_id, owner_id);

-- The view a person begins with.
create table default_views (
  company_id integer not null,
  user_id uuid not null,
  view_id uuid not null,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references users on update cascade,
  foreign key (company_id, view_id) references saved_views on delete cascade
);

-- What was before a change of many projects, so that it can be taken back.
create table project_bulk_changes (
  company_id integer not null,
  id uuid not null,
  change jsonb not null,
  -- For each project: what it held before, and the version the change left it with.
  lines jsonb not null,
  made_by uuid not null,
  made_at timestamptz not null,
  undone_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, made_by) references users on update cascade
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['project_search', 'saved_views', 'default_views', 'project_bulk_changes'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I to sunquill_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::integer)$policy$, tenant_table);
    execute format('grant select, insert, update, delete on %I to sunquill_app', tenant_table);
  end loop;
end $$;

-- Row-level security keeps the search from using its index: LIKE could tell of rows before they are found to be another
-- tenant's. So one function asks the index in a role of its own, which may read nothing else, and names the tenant itself.
do $$
begin
  if not exists (select from pg_roles where rolname = 'sunquill_search') then create role sunquill_search nologin; end if;
  execute format('grant sunquill_search to %I', current_user);
end $$;
create policy search on project_search for select to sunquill_search using (true);
grant select on project_search to sunquill_search;

create function projects_like(pattern text, patterns text[], at_most integer) returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  -- Planned anew each time: the pattern decides whether the index pays.
  return query execute
    'select project_id from project_search
      where company_id = nullif(current_setting(''app.company_id'', true), '''')::integer
        and text like $1 and text like all ($2) limit $3'
    using pattern, patterns, at_most;
end $$;
revoke all on function projects_like(text, text[], integer) from public;
grant execute on function projects_like(text, text[], integer) to sunquill_app;
grant create on schema public to sunquill_search;
alter function projects_like(text, text[], integer) owner to sunquill_search;
revoke create on schema public from sunquill_search;
