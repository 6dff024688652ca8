-- Facts of a project's plan set, and its issues with their PDFs. `parts` are the values an issue is compared by.
create table plan_sets (
  company_id integer not null,
  project_id uuid not null,
  facts jsonb not null,
  version integer not null default 1,
  primary key (company_id, project_id),
  foreign key (company_id, project_id) references projects on delete cascade
);
create table plan_set_issues (
  company_id integer not null,
  project_id uuid not null,
  number integer not null check (number > 0),
  note text not null default '',
  permit boolean not null,
  sheet_count integer not null,
  parts jsonb not null,
  file_id uuid not null,
  issued_by uuid not null,
  issued_by_name text not null,
  issued_at timestamptz not null,
  primary key (company_id, project_id, number),
  foreign key (company_id, project_id) references projects on delete cascade,
  foreign key (company_id, file_id) references files
);
create index plan_set_issues_file on plan_set_issues (company_id, file_id);

do $$
declare name text;
begin
  foreach name in array array['plan_sets', 'plan_set_issues'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format($policy$create policy tenant on %I to sunquill_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::integer)$policy$, name);
    execute format('grant select, insert on %I to sunquill_app', name);
  end loop;
end $$;
grant update on plan_sets to sunquill_app;
