-- What the page of a project shows beside the sale: tasks, notes, and every move of its status.

create table tasks (
  company_id integer not null,
  id uuid not null,
  -- Null where it belongs to no project.
  project_id uuid,
  title text not null,
  due_on date,
  assignee_id uuid not null,
  -- When the assigned person is told that it is due; null once they were, and where there is nothing to tell.
  tell_at timestamptz,
  done_at timestamptz,
  done_by uuid,
  created_by uuid not null,
  created_at timestamptz not null,
  -- A deleted one can be taken back for a month.
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, project_id) references projects,
  foreign key (company_id, assignee_id) references users,
  foreign key (company_id, created_by) references users,
  foreign key (company_id, done_by) references users
);
create index tasks_by_project on tasks (company_id, project_id, due_on, id) where deleted_at is null;
create index tasks_by_assignee on tasks (company_id, assignee_id, due_on, id) where deleted_at is null and done_at is null;
create index tasks_to_tell on tasks (tell_at) where tell_at is not null;
create index tasks_deleted on tasks (deleted_at) where deleted_at is not null;

create table notes (
  company_id integer not null,
  id uuid not null,
  project_id uuid not null,
  body text not null,
  -- Who is turned to in it: [{user_id, name}]; the body has each as @name.
  mentions jsonb not null default '[]',
  author_id uuid not null,
  author_name text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, project_id) references projects,
  foreign key (company_id, author_id) references users
);
create index notes_by_project on notes (company_id, project_id, created_at desc, id desc);

-- Every move along the status machine, whoever or whatever caused it. Never changed.
create table project_moves (
  company_id integer not null,
  id uuid not null,
  project_id uuid not null,
  at timestamptz not null,
  from_status text not null,
  to_status text not null,
  -- Of a move by hand; one that follows from what happened elsewhere has none.
  actor_name text,
  reason text,
  primary key (company_id, id),
  foreign key (company_id, project_id) references projects on delete cascade
);
create index project_moves_by_project on project_moves (company_id, project_id, at desc, id desc);

-- Moves by hand from before stand in the audit log.
alter table audits no force row level security;
alter table projects no force row level security;
insert into project_moves (company_id, id, project_id, at, from_status, to_status, actor_name, reason)
  select a.company_id, a.id, a.project_id, a.at, a.detail ->> 'from', a.detail ->> 'to', a.actor_name,
    nullif(substring(a.sentence from ': (.*)$'), '')
  from audits a join projects p on p.company_id = a.company_id and p.id = a.project_id
  where a.outcome = 'done' and a.action = 'projects.UpdateProjectStatus' and a.detail ?& array['from', 'to'];
alter table audits force row level security;
alter table projects force row level security;

create index audits_by_project_time on audits (company_id, project_id, at desc, id desc) where project_id is not null;
create index mails_by_signer on mails (company_id, signer_id) where signer_id is not null;
create index mails_by_application on mails (company_id, lender_application_id) where lender_application_id is not null;

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['tasks', 'notes', 'project_moves'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I to sunquill_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::integer)$policy$, tenant_table);
  end loop;
end $$;
grant select, insert, update, delete on tasks, notes to sunquill_app;
grant select, insert on project_moves to sunquill_app;
-- What is due or may go for good in any company: by id only, at the door.
create policy door on tasks for select to sunquill_door using (true);
grant select (company_id, id, tell_at, deleted_at) on tasks to sunquill_door;
