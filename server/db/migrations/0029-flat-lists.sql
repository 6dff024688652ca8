-- Figures and lists that cost the same in a company of a thousand rows and of a million.

-- What the projects of a company come to: by status and stage of the deal ('standing'), by the day they were begun and by the
-- day they were sold, where the company is. The rows of one kind are added up when they are read: a change only adds a row, so
-- that two who work at once never wait for each other. projects/fold-sums.ts folds what was added into one row of each.
create table project_sums (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('standing', 'begun', 'sold')),
  -- Null: of everybody.
  owner_id uuid,
  status text,
  deal_stage text,
  day date,
  count bigint not null,
  -- Exact, so that what is taken away is what was added.
  size_w numeric not null,
  price_cents bigint not null,
  folded boolean not null default false,
  primary key (company_id, id)
);
create index project_sums_by_kind on project_sums (company_id, kind, owner_id, day)
  include (status, deal_stage, count, size_w, price_cents);
create index project_sums_to_fold on project_sums (company_id) where not folded;

alter table project_sums enable row level security;
alter table project_sums force row level security;
create policy tenant on project_sums to sunquill_app
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
grant select, insert, delete on project_sums to sunquill_app;
-- In which companies there is something to fold.
create policy door on project_sums for select to sunquill_door using (true);
grant select (company_id, folded) on project_sums to sunquill_door;

-- Where one project counts, for its owner and for everybody.
create function shares_of_project(zone text, owner_id uuid, status text, deal_stage text, created_at timestamptz,
    sold_at timestamptz, size_w float8, price_cents bigint)
  returns table (kind text, whose uuid, in_status text, in_stage text, day date, size numeric, price bigint)
  language sql stable as $$
  select share.kind, who.id, share.in_status, share.in_stage, share.day, share.size, share.price
  from (values
    ('standing', status, deal_stage, null::date, coalesce(size_w::numeric, 0), coalesce(price_cents, 0)),
    ('begun', null, null, (created_at at time zone zone)::date, 0, 0),
    ('sold', null, null, (sold_at at time zone zone)::date, coalesce(size_w::numeric, 0), coalesce(price_cents, 0))
  ) as share (kind, in_status, in_stage, day, size, price)
  cross join (values (owner_id), (null)) as who (id)
  where share.kind <> 'sold' or sold_at is not null
$$;

-- A lead that was merged into another is counted there.
create function add_project_sums() returns trigger language plpgsql as $$
begin
  insert into project_sums (company_id, kind, owner_id, status, deal_stage, day, count, size_w, price_cents)
    select p.company_id, s.kind, s.whose, s.in_status, s.in_stage, s.day, count(*), sum(s.size), sum(s.price)
    from rows_made p join companies c on c.company_id = p.company_id
      cross join lateral shares_of_project(c.timezone, p.owner_id, p.status, p.deal_stage, p.created_at, p.sold_at, p.size_w, p.price_cents) s
    where p.merged_into is null group by 1, 2, 3, 4, 5, 6;
  return null;
end $$;
create trigger add_sums after insert on projects referencing new table as rows_made
  for each statement execute function add_project_sums();

create function take_project_sums() returns trigger language plpgsql as $$
begin
  insert into project_sums (company_id, kind, owner_id, status, deal_stage, day, count, size_w, price_cents)
    select p.company_id, s.kind, s.whose, s.in_status, s.in_stage, s.day, -count(*), -sum(s.size), -sum(s.price)
    from rows_gone p join companies c on c.company_id = p.company_id
      cross join lateral shares_of_project(c.timezone, p.owner_id, p.status, p.deal_stage, p.created_at, p.sold_at, p.size_w, p.price_cents) s
    where p.merged_into is null group by 1, 2, 3, 4, 5, 6;
  return null;
end $$;
create trigger take_sums after delete on projects referencing old table as rows_gone
  for each statement execute function take_project_sums();

-- By row, since most changes of a project are of nothing that is counted and cost nothing then.
create function move_project_sums() returns trigger language plpgsql as $$
begin
  insert into project_sums (company_id, kind, owner_id, status, deal_stage, day, count, size_w, price_cents)
    select c.company_id, s.kind, s.whose, s.in_status, s.in_stage, s.day, sum(v.sign), sum(v.sign * s.size), sum(v.sign * s.price)
    from (values
        (1, new.owner_id, new.status, new.deal_stage, new.created_at, new.sold_at, new.size_w, new.price_cents, new.merged_into),
        (-1, old.owner_id, old.status, old.deal_stage, old.created_at, old.sold_at, old.size_w, old.price_cents, old.merged_into)
      ) as v (sign, owner_id, status, deal_stage, created_at, sold_at, size_w, price_cents, merged_into)
      join companies c on c.company_id = new.company_id
      cross join lateral shares_of_project(c.timezone, v.owner_id, v.status, v.deal_stage, v.created_at, v.sold_at, v.size_w, v.price_cents) s
    where v.merged_into is null group by 1, 2, 3, 4, 5, 6
    having sum(v.sign) <> 0 or sum(v.sign * s.size) <> 0 or sum(v.sign * s.price) <> 0;
  return null;
end $$;
create trigger move_sums after update on projects for each row
  when ((old.owner_id, old.status, old.deal_stage, old.created_at, old.sold_at, old.size_w, old.price_cents, old.merged_into)
    is distinct from (new.owner_id, new.status, new.deal_stage, new.created_at, new.sold_at, new.size_w, new.price_cents, new.merged_into))
  execute function move_project_sums();

create function count_projects_anew(company integer) returns void language sql as $$
  delete from project_sums where company_id = company;
  insert into project_sums (company_id, kind, owner_id, status, deal_stage, day, count, size_w, price_cents, folded)
    select p.company_id, s.kind, s.whose, s.in_status, s.in_stage, s.day, count(*), sum(s.size), sum(s.price), true
    from projects p join companies c on c.company_id = p.company_id
      cross join lateral shares_of_project(c.timezone, p.owner_id, p.status, p.deal_stage, p.created_at, p.sold_at, p.size_w, p.price_cents) s
    where p.company_id = company and p.merged_into is null group by 1, 2, 3, 4, 5, 6;
$$;

-- Days are others where the company says that it is elsewhere; whoever is writing a project then is waited for.
create function recount_company() returns trigger language plpgsql as $$
begin
  lock table projects in share mode;
  perform count_projects_anew(new.company_id);
  return null;
end $$;
create trigger recount_projects after update on companies for each row when (old.timezone is distinct from new.timezone)
  execute function recount_company();

alter table projects no force row level security;
alter table companies no force row level security;
alter table project_sums no force row level security;
do $$
declare company integer;
begin
  for company in select company_id from companies loop perform count_projects_anew(company); end loop;
end $$;
alter table projects force row level security;
alter table companies force row level security;
alter table project_sums force row level security;

-- Each order of a list along an index, with what it is usually narrowed by.

-- Row-level security lets an index be used for columns as they are, not for what a function makes of them.
alter table users add column sort_key text;
create function keep_sort_key() returns trigger language plpgsql as $$
begin
  new.sort_key := lower(new.lastname || ' ' || new.firstname) || ' ' || new.id;
  return new;
end $$;
create trigger keep_sort_key before insert or update of firstname, lastname on users for each row execute function keep_sort_key();
alter table users no force row level security;
update users set lastname = lastname;
alter table users force row level security;
create index users_by_name on users (company_id, sort_key);
create index sessions_by_user on sessions (company_id, user_id, last_seen_at);

create index audits_newest on audits (company_id, at desc, id desc);
create index audits_by_action on audits (company_id, action, at desc, id desc);
create index audits_refused on audits (company_id, at desc, id desc) where outcome = 'refused';
create index audits_by_impersonator on audits (company_id, impersonator_id) where impersonator_id is not null;

create index adder_overrides_requested on adder_overrides (company_id, requested_at, project_id, adder_id)
  where requested_cents is not null;
create index incentives_by_name on incentives (company_id, level, name, id);

drop index notifications_unread;
create index notifications_unread on notifications (company_id, user_id, at desc, id desc) where in_app and read_at is null;

-- What has no day comes after every day.
drop index tasks_by_project;
create index tasks_by_project on tasks
  (company_id, project_id, (case when due_on is null then date '9999-12-31' else due_on end), id)
  where deleted_at is null and done_at is null;
drop index tasks_by_assignee;
create index tasks_by_assignee on tasks
  (company_id, assignee_id, (case when due_on is null then date '9999-12-31' else due_on end), id)
  where deleted_at is null and done_at is null;
create index tasks_done on tasks (company_id, project_id, done_at desc, id desc) where deleted_at is null and done_at is not null;

create index panels_by_maker on panels (company_id, (manufacturer collate "C")) include (active);
create index inverters_by_maker on inverters (company_id, (manufacturer collate "C")) include (active);
create index storage_by_maker on storage (company_id, (manufacturer collate "C")) include (active);

drop index invoices_open;
create index invoices_open on invoices (company_id, due_on, id) where open_cents > 0;
drop index receivables_open;
create index receivables_open on receivables (company_id, (case when due_on is null then date '9999-12-31' else due_on end), id)
  where open_cents <> 0;
create index invoices_by_due_day on invoices (company_id, due_on, id);
