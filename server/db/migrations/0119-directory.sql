-- A company's directory (SCIM): the token it comes with, whom it manages, and its groups.
alter table links drop constraint links_kind_check;
alter table links add constraint links_kind_check
  check (kind in ('proposal', 'signer', 'password_reset', 'report', 'lender_application', 'sign_in', 'approval', 'second_step', 'directory')) not valid;

create table directory_users (
  company_id integer not null references companies,
  user_id uuid not null,
  external_id text,
  created_at timestamptz not null,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references users
);

create table directory_groups (
  company_id integer not null references companies,
  id uuid not null,
  name text not null,
  external_id text,
  created_at timestamptz not null,
  primary key (company_id, id)
);
create unique index directory_groups_by_name on directory_groups (company_id, lower(name));

create table directory_members (
  company_id integer not null references companies,
  group_id uuid not null,
  user_id uuid not null,
  primary key (company_id, group_id, user_id),
  foreign key (company_id, group_id) references directory_groups on delete cascade,
  foreign key (company_id, user_id) references users
);
create index directory_members_by_user on directory_members (company_id, user_id);

do $$
declare name text;
begin
  foreach name in array array['directory_users', 'directory_groups', 'directory_members'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format($policy$create policy tenant on %I to sunquill_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::integer)$policy$, name);
    execute format('grant select, insert, update, delete on %I to sunquill_app', name);
  end loop;
end $$;
