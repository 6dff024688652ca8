-- Notifications: what each person was told, in the product and by mail, and how each wants to be told.

create table notifications (
  company_id integer not null,
  id uuid not null,
  user_id uuid not null,
  event text not null,
  sentence text not null,
  detail text not null default '',
  -- The page about it, from the slash on.
  page text not null,
  project_id uuid,
  by_id uuid,
  at timestamptz not null,
  -- Whether it stands in the person's list; otherwise it only waits for the day's mail.
  in_app boolean not null,
  read_at timestamptz,
  -- Until the day's mail took it along.
  digest_due_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, user_id) references users on update cascade,
  foreign key (company_id, by_id) references users on update cascade,
  foreign key (company_id, project_id) references projects
);
create index notifications_of_person on notifications (company_id, user_id, at desc, id desc) where in_app;
create index notifications_unread on notifications (company_id, user_id, id) where in_app and read_at is null;
create index notifications_for_digest on notifications (digest_due_at) where digest_due_at is not null;
create index notifications_read on notifications (at) where read_at is not null;

-- One row a person who has chosen otherwise than usual.
create table notification_preferences (
  company_id integer not null,
  user_id uuid not null,
  ways jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references users on update cascade
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['notifications', 'notification_preferences'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I to sunquill_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::integer)$policy$, tenant_table);
  end loop;
end $$;
grant select, insert, update, delete on notifications to sunquill_app;
grant select, insert, update on notification_preferences to sunquill_app;
-- That there is something new for somebody, and what is due in any company: by id only, at the door.
create policy door on notifications for select to sunquill_door using (true);
grant select (company_id, user_id, id, at, in_app, read_at, digest_due_at) on notifications to sunquill_door;
